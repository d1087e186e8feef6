// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/words/fight_line.h"

#include "field/fight/fight_card.h"
#include "field/fight/fight_sheet.h"
#include "field/fight/fight_stages.h"
#include "field/fight/step_row.h"
#include "field/session/field_texts.h"
#include "language/texts.h"
#include "support/combats.h"

#include <set>

#include <QPushButton>
#include <QShortcut>
#include <QSignalSpy>
#include <QTest>
#include <gtest/gtest.h>

/// A fight in one line of the log, and the question on its sheet.
namespace vallum::app {
namespace {

using namespace field;

Battle duel() { return battleOf({infantry(red), facingRed(infantry(blue))}); }
QString nameA() { return unitName(duel(), a); }
QString nameB() { return unitName(duel(), b); }

QString melee(std::vector<Fact> facts) {
    facts.insert(facts.begin(), CombatBegan{{.kind = CombatKind::melee, .units = {a, b}}});
    return fightLine(duel(), facts);
}
QString fought(std::vector<Fact> facts) {
    facts.push_back(CombatEnded{CombatKind::melee, {a, b}});
    return melee(std::move(facts));
}
Fact wounds(UnitId unit, int count) {
    Wounded fact;
    fact.unit = unit;
    fact.wounds = count;
    return fact;
}
Fact breaks(UnitId unit) {
    Broke fact;
    fact.unit = unit;
    return fact;
}

TEST(FightLine, SaysNothingOfTheEndBeforeItIsThere) {
    EXPECT_EQ(melee({}), QStringLiteral("%1 fights %2 …").arg(nameA(), nameB()));
    EXPECT_EQ(melee({wounds(b, 2)}), melee({}));
}

TEST(FightLine, NamesTheWinnerFirstAndWhatBothPaid) {
    EXPECT_EQ(fought({}), QStringLiteral("%1 holds against %2: no wounds").arg(nameB(), nameA()));
    EXPECT_EQ(fought({wounds(b, 2), wounds(a, 1), breaks(b)}),
              QStringLiteral("%1 breaks %2: 2 wounds for 1").arg(nameA(), nameB()));
    EXPECT_EQ(fought({wounds(b, 2)}),
              QStringLiteral("%1 holds against %2: takes 2 wounds").arg(nameB(), nameA()));
}

TEST(FightLine, BothMayLose) {
    EXPECT_EQ(fought({wounds(a, 1), wounds(b, 1), breaks(a), breaks(b)}),
              QStringLiteral("%1 and %2 break each other: 1 wound for 1").arg(nameA(), nameB()));
}

TEST(FightLine, TellsWhatAnAttackDidToAStructure) {
    Battle battle = duel();
    battle.structures = {Structure{.kind = StructureKind::gate}};
    const Combat combat{.kind = CombatKind::structure,
                        .units = {.attacker = a, .defender = UnitId()},
                        .target = Target{.structure = StructureId(0), .by = Siegework::ram}};
    std::vector<Fact> facts{CombatBegan{combat}};
    EXPECT_EQ(fightLine(battle, facts), QStringLiteral("%1 batters the gate …").arg(nameA()));
    facts.emplace_back(StructureDamaged{StructureId(0), 2, 5, "RAM-04"_rule});
    facts.emplace_back(DoorDestroyed{StructureId(0)});
    facts.emplace_back(CombatEnded{CombatKind::structure, combat.units});
    EXPECT_EQ(fightLine(battle, facts),
              QStringLiteral("%1 batters the gate: 2 damage, the door breaks").arg(nameA()));
}

TEST(FightLine, TellsNothingOfWhatItWasNotTold) {
    EXPECT_EQ(fought({wounds(UnitId(7), 3)}), fought({})) << "somebody else's wounds";
}

Fight fightOf(const Battle& battle) {
    Fight fight;
    fight.kind = CombatKind::melee;
    fight.units = {a, b};
    fight.before = battle;
    return fight;
}

FightMoment blow(const Opponents& units, Roll roll) {
    BlowShown shown;
    shown.roll.units = units;
    shown.roll.roll = roll;
    return {shown, duel()};
}

/// MEL-05: whoever strikes first, the other unit's dice are the blow back.
TEST(FightStages, FollowTheDice) {
    Fight fight = fightOf(duel());
    fight.moments = {{EventShown{}, duel()},         blow({b, a}, Roll::hit), blow({b, a}, Roll::damage),
                     {WoundsShown{a, 0, 1}, duel()}, blow({a, b}, Roll::hit), {CheckShown{}, duel()}};
    std::vector<FightStage> passed;
    for (std::size_t i = 0; i <= fight.moments.size(); ++i) passed.push_back(stageAfter(fight, i));
    using enum FightStage;
    EXPECT_EQ(passed, (std::vector{events, events, hits, wounds, wounds, blowBack, morale}));
}

TEST(FightStages, NobodyShootsBack) {
    using enum FightStage;
    EXPECT_EQ(stagesOf({.kind = CombatKind::melee}), (std::vector{events, hits, wounds, blowBack, morale}));
    EXPECT_EQ(stagesOf({.kind = CombatKind::ranged}), (std::vector{events, hits, wounds, morale}));
}

TEST(FightStages, AStructureIsHitDamagedAndFalls) {
    using enum FightStage;
    Fight fight{.kind = CombatKind::structure, .units = {.attacker = a, .defender = UnitId()}};
    fight.target = Target{.structure = StructureId(0), .by = Siegework::ram};
    EXPECT_EQ(stagesOf(fight), (std::vector{events, hits, damage, aftermath}));
    StructureBlowShown wrecking;
    wrecking.roll.roll = Roll::damage;
    fight.moments = {{EventShown{}, duel()},  {StructureBlowShown{}, duel()}, {wrecking, duel()},
                     {DamageShown{}, duel()}, {RuinShown{}, duel()},          {WoundsShown{a, 0, 1}, duel()}};
    std::vector<FightStage> passed;
    for (std::size_t i = 0; i <= fight.moments.size(); ++i) passed.push_back(stageAfter(fight, i));
    EXPECT_EQ(passed, (std::vector{events, events, hits, damage, damage, aftermath, aftermath}));
    fight.target->by = Siegework::arson;
    EXPECT_EQ(stagesOf(fight), (std::vector{events, hits, fire, aftermath}));
}

TEST(FightStages, JavelinsThrownBeforeAMeleeAreOfTheEvents) {
    using enum FightStage;
    Fight fight = fightOf(duel());
    BlowShown thrown;
    thrown.roll.units = {b, a};
    thrown.roll.weapon = Weapon::missile;
    BlowShown struck;
    struck.roll.units = {a, b};
    struck.roll.roll = Roll::hit;
    fight.moments = {{thrown, duel()}, {struck, duel()}};
    EXPECT_EQ(stageAfter(fight, 1), events);
    EXPECT_EQ(stageAfter(fight, 2), hits) << "not a blow back";
}

/// A blow may deal more wounds than the unit can bear.
TEST(FightCard, HasNoMoreWoundsThanItsUnitCanBear) {
    FightCard card(art::lightPalette());
    const art::CardLook look{.health = 6};
    card.show(look, 5, 8);
    EXPECT_EQ(card.accessibleDescription(), QStringLiteral("wounds 5 → 6 of 6"));
    card.show(look, 2, 2);
    EXPECT_EQ(card.accessibleDescription(), QStringLiteral("wounds 2 of 6"));
}

/// MOR-12 is asked on the fight's sheet.
TEST(FightSheet, OffersFlightWithAnAnswerThatIsSafe) {
    FightSheet sheet(fightOf(duel()), 0, FightPace::stepByStep, art::lightPalette());
    sheet.show();
    QSignalSpy chosen(&sheet, &FightSheet::flightChosen);
    QSignalSpy done(&sheet, &FightSheet::done);
    sheet.offerFlight(QStringLiteral("Let it flee?"), false);
    QTest::keyClick(&sheet, Qt::Key_Space);
    QTest::mouseClick(&sheet, Qt::LeftButton);
    EXPECT_EQ(chosen.count(), 0) << "a key that was meant for the page before";
    QTest::qWait(700);
    QTest::mouseClick(&sheet, Qt::LeftButton);
    EXPECT_EQ(chosen.count(), 0) << "a click beside the buttons";
    QTest::keyClick(&sheet, Qt::Key_Space);
    ASSERT_EQ(chosen.count(), 1);
    EXPECT_FALSE(chosen.last().front().toBool()) << "whoever goes on stands";
    EXPECT_FALSE(sheet.offersFlight()) << "it has been answered";
    QTest::keyClick(&sheet, Qt::Key_F);
    EXPECT_EQ(chosen.count(), 1);
    sheet.offerFlight(QStringLiteral("Let it flee?"), false);
    QStringList buttons;
    for (const QPushButton* it : sheet.findChildren<QPushButton*>()) buttons << it->text();
    EXPECT_EQ(buttons, (QStringList{QStringLiteral("Flee"), QStringLiteral("Stay")}));
    QTest::qWait(700);
    QTest::keyClick(&sheet, Qt::Key_F);
    ASSERT_EQ(chosen.count(), 2);
    EXPECT_TRUE(chosen.last().front().toBool());
    EXPECT_LE(done.count(), 1);
}

TEST(FightSheet, AnOfferWaitsWhateverThePace) {
    Fight fight = fightOf(duel());
    fight.moments = {blow({a, b}, Roll::hit), blow({a, b}, Roll::damage)};
    FightSheet sheet(fight, 0, FightPace::fast, art::lightPalette());
    QObject::connect(&sheet, &FightSheet::arrived, &sheet,
                     [&sheet] { sheet.offerFlight(QStringLiteral("Let it flee?"), false); });
    QSignalSpy done(&sheet, &FightSheet::done);
    sheet.show();
    ASSERT_TRUE(QTest::qWaitFor([&sheet] { return sheet.offersFlight(); }, 10'000));
    QTest::qWait(2'500);
    EXPECT_EQ(done.count(), 0);
    for (const QPushButton* it : sheet.findChildren<QPushButton*>())
        EXPECT_TRUE(it->isVisible()) << it->text().toStdString();
}

/// The table has shortcuts of its own.
TEST(FightSheet, ItsKeysAreItsOwn) {
    QWidget room;
    const QShortcut ofTheTable(Qt::Key_F, &room);
    QSignalSpy taken(&ofTheTable, &QShortcut::activated);
    auto* sheet = new FightSheet(fightOf(duel()), 0, FightPace::stepByStep, art::lightPalette());
    sheet->setParent(&room);
    room.show();
    sheet->setFocus();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&room));
    QSignalSpy chosen(sheet, &FightSheet::flightChosen);
    sheet->offerFlight(QStringLiteral("Let it flee?"), false);
    QTest::qWait(700);
    QTest::keyClick(sheet, Qt::Key_F);
    EXPECT_EQ(chosen.count(), 1);
    EXPECT_EQ(taken.count(), 0);
}

/// Hits and wounds of one blow, and the check that follows.
Fight threeRolls() {
    Fight fight = fightOf(duel());
    fight.moments = {blow({a, b}, Roll::hit), blow({a, b}, Roll::damage), {CheckShown{}, duel()}};
    fight.isOver = true;
    return fight;
}

TEST(FightSheet, ShowsAnEarlierStepAgain) {
    FightSheet sheet(threeRolls(), 0, FightPace::resultOnly, art::lightPalette());
    sheet.show();
    ASSERT_TRUE(sheet.isAtEnd());
    auto* steps = sheet.findChild<StepRow*>();
    ASSERT_NE(steps, nullptr);
    EXPECT_EQ(steps->accessibleName(), QString()) << "it is over";
    Q_EMIT steps->chosen(1);
    EXPECT_EQ(steps->accessibleName(), nameOf(FightStage::hits));
    EXPECT_FALSE(sheet.isAtEnd());
    QTest::keyClick(&sheet, Qt::Key_Space);
    EXPECT_EQ(steps->accessibleName(), nameOf(FightStage::wounds));
    QTest::keyClick(&sheet, Qt::Key_Left);
    EXPECT_EQ(steps->accessibleName(), nameOf(FightStage::hits));
}

/// Nobody looks ahead, or at a step in which nothing happened.
TEST(FightSheet, TheRowOffersStepsThatWereShown) {
    FightSheet sheet(threeRolls(), 0, FightPace::stepByStep, art::lightPalette());
    sheet.show();
    QTest::keyClick(&sheet, Qt::Key_Space);
    auto* steps = sheet.findChild<StepRow*>();
    ASSERT_EQ(steps->accessibleName(), nameOf(FightStage::wounds));
    steps->disconnect(&sheet);
    QSignalSpy chosen(steps, &StepRow::chosen);
    for (int x = 0; x < steps->width(); x += 4)
        QTest::mouseClick(steps, Qt::LeftButton, {}, {x, steps->height() / 2});
    std::set<int> offered;
    for (const auto& it : chosen) offered.insert(it.front().toInt());
    EXPECT_EQ(offered, std::set{1}) << "only the hits: no event was drawn, the blow back is yet to come";
}

/// A result that matters stays until a player puts it away; others go by themselves.
TEST(FightSheet, StaysWhereSomebodyGivesWay) {
    for (const bool isGrave : {true, false}) {
        Fight fight = fightOf(duel());
        fight.moments = {isGrave ? FightMoment{ConsequenceShown{a, Consequence::breaks}, duel()}
                                 : FightMoment{WoundsShown{a, 0, 1}, duel()}};
        fight.isOver = true;
        FightSheet sheet(fight, 0, FightPace::fast, art::lightPalette(), true);
        QSignalSpy done(&sheet, &FightSheet::done);
        EXPECT_EQ(done.wait(3'000), !isGrave);
    }
}

}  // namespace
}  // namespace vallum::app
