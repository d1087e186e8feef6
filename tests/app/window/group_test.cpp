// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/places.h"
#include "app/window/shipped.h"

#include <vallum/field/queries/only_answer.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/geometry/engagement.h>

namespace vallum::app {
namespace {

using geometry::Corner;
using geometry::Point;
using geometry::Pose;

constexpr UnitId hastati(0);
constexpr UnitId principes(1);
constexpr UnitId equites(2);

constexpr std::array own{hastati, principes, equites};

Pose poseOf(const Desk& desk, UnitId unit) { return desk.battle().unit(unit).pose; }

MoveTool& moving(const Desk& desk) { return *toolIn<MoveTool>(*desk.window); }

/// Activates as many of these as the hand allows, at the start of the movement phase.
void activateAll(Desk& desk, std::initializer_list<UnitId> units) {
    for (const UnitId unit : units) {
        if (!desk.battle().unit(unit).has(field::Marker::active)) desk.activate(unit);
    }
    desk.endPhase();
    ASSERT_TRUE(desk.isAsked<field::ChooseMove>());
}

Point cornerOf(const Pose& pose, Corner corner) {
    return geometry::outline(pose, field::cardSize).at(static_cast<std::size_t>(corner));
}

TEST(Group, OneDragMovesSeveralUnitsAndOneUndoTakesThemBack) {
    Desk desk;
    activateAll(desk, {principes, equites});
    const field::Battle before = desk.battle();
    desk.click(desk.at(principes));
    desk.click(desk.at(equites), Qt::ShiftModifier);
    ASSERT_TRUE(moving(desk).group().isActive());
    const field::Battle still = desk.battle();
    desk.drag(desk.at(principes), desk.at(11_du, 9_du));
    EXPECT_EQ(desk.battle(), still) << "letting go moves nobody yet, as with a single unit";
    desk.key(Qt::Key_Return);
    EXPECT_NEAR(poseOf(desk, principes).center.y.raw(), 9000, 30);
    EXPECT_EQ(poseOf(desk, equites).center.y - 6_du, poseOf(desk, principes).center.y - 8_du);
    EXPECT_EQ(poseOf(desk, equites).center.x, 15_du);
    const field::Battle after = desk.battle();
    QTest::keyClick(desk.window.get(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(desk.battle(), before);
    QTest::keyClick(desk.window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(desk.battle(), after);
}

/// What was dragged is meant, even without Enter.
TEST(NextUnit, TheMoveThatWasDrawnIsMadeFirst) {
    Desk desk;
    activateAll(desk, {principes, equites});
    const Pose before = poseOf(desk, principes);
    desk.drag(desk.at(principes), desk.at(principes) - QPoint(0, 30));
    ASSERT_EQ(poseOf(desk, principes), before) << "it waits for Enter";
    const Pose riders = poseOf(desk, equites);
    desk.drag(desk.at(equites), desk.at(equites) - QPoint(0, 30));
    EXPECT_NE(poseOf(desk, principes), before);
    EXPECT_EQ(moving(desk).unit(), equites) << "the same press takes the next unit";
    EXPECT_TRUE(moving(desk).single().hasBegun());
    desk.key(Qt::Key_Return);
    EXPECT_NE(poseOf(desk, equites), riders);
    for (int i = 0; i != 2; ++i) QTest::keyClick(desk.window.get(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(poseOf(desk, principes), before);
}

TEST(NextUnit, TheEndOfThePhaseMakesTheMoveThatWasDrawn) {
    Desk desk;
    activateAll(desk, {principes, equites});
    const Pose before = poseOf(desk, principes);
    desk.drag(desk.at(principes), desk.at(principes) - QPoint(0, 30));
    desk.press(QStringLiteral("End phase"));
    EXPECT_NE(poseOf(desk, principes), before);
    EXPECT_TRUE(desk.isAsked<field::ChooseMove>()) << "the riders can still move";
    desk.drag(desk.at(equites), desk.at(equites) - QPoint(0, 30));
    const Pose riders = poseOf(desk, equites);
    desk.press(QStringLiteral("End phase"));
    EXPECT_NE(poseOf(desk, equites), riders);
}

TEST(NextUnit, TheEndOfThePhaseLeavesAChargeDrawn) {
    Desk desk;
    activateAll(desk, {hastati, equites});
    const Pose before = poseOf(desk, hastati);
    const UnitId enemy = field::enemiesOf(desk.battle(), hastati).front();
    desk.drag(desk.at(hastati), desk.at(enemy));
    desk.press(QStringLiteral("End phase"));
    EXPECT_EQ(poseOf(desk, hastati), before);
    EXPECT_TRUE(moving(desk).single().hasBegun());
}

TEST(NextUnit, AChargeThatWasDrawnHasToBeConfirmed) {
    Desk desk;
    activateAll(desk, {hastati, equites});
    const UnitId enemy = field::enemiesOf(desk.battle(), hastati).front();
    desk.drag(desk.at(hastati), desk.at(enemy));
    ASSERT_TRUE(moving(desk).single().move().draft().move().charge);
    const Pose before = poseOf(desk, hastati);
    desk.click(desk.at(equites));
    EXPECT_EQ(poseOf(desk, hastati), before);
    EXPECT_EQ(moving(desk).unit(), hastati) << "and is not lost";
    EXPECT_TRUE(moving(desk).single().hasBegun());
    EXPECT_TRUE(desk.told().contains(QStringLiteral("Enter confirms"))) << desk.told().toStdString();
}

TEST(Charge, AClickOnAnEnemyInReachDrawsItAndADoubleClickMakesIt) {
    Desk desk;
    activateAll(desk, {hastati, equites});
    const UnitId enemy = field::enemiesOf(desk.battle(), hastati).front();
    const Pose before = poseOf(desk, hastati);
    desk.click(desk.at(hastati));
    desk.click(desk.at(enemy));
    ASSERT_TRUE(moving(desk).single().move().draft().move().charge);
    EXPECT_EQ(moving(desk).single().move().draft().move().charge->target, enemy);
    EXPECT_EQ(poseOf(desk, hastati), before);
    desk.click(desk.at(enemy));
    EXPECT_EQ(poseOf(desk, hastati), before) << "once more is no order to charge";
    QTest::mouseDClick(desk.view().viewport(), Qt::LeftButton, {}, desk.at(enemy));
    EXPECT_NE(poseOf(desk, hastati), before);
    EXPECT_TRUE(field::isEngaged(desk.battle(), hastati));
}

TEST(Charge, EscapeDropsTheOneThatAClickHasDrawn) {
    Desk desk;
    activateAll(desk, {hastati, equites});
    const UnitId enemy = field::enemiesOf(desk.battle(), hastati).front();
    desk.click(desk.at(hastati));
    desk.click(desk.at(enemy));
    ASSERT_TRUE(moving(desk).single().hasBegun());
    desk.key(Qt::Key_Escape);
    EXPECT_FALSE(moving(desk).single().hasBegun());
    EXPECT_EQ(moving(desk).unit(), hastati);
}

/// Nothing is left to shoot at or to fight.
TEST(LastMove, WaitsForTheEndOfTheTurnAndCanBeUndone) {
    Desk desk;
    desk.session().autoAnswers().setAsksAnyway(false);
    activateAll(desk, {equites});
    const int turn = desk.battle().turn;
    const Pose before = poseOf(desk, equites);
    desk.drag(desk.at(equites), desk.at(equites) + QPoint(0, 30));
    desk.key(Qt::Key_Return);
    ASSERT_NE(poseOf(desk, equites), before);
    ASSERT_TRUE(field::endsTheTurn(desk.battle()));
    ASSERT_TRUE(desk.isAsked<field::ChooseMove>());
    EXPECT_TRUE(desk.told().contains(QStringLiteral("end the turn")));
    QTest::keyClick(desk.window.get(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(poseOf(desk, equites), before);
    QTest::keyClick(desk.window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    desk.press(QStringLiteral("End the turn"));
    EXPECT_NE(desk.battle().turn, turn);
}

TEST(NextUnit, UndoDropsOnlyWhatIsDrawn) {
    Desk desk;
    activateAll(desk, {principes, equites});
    const field::Battle before = desk.battle();
    desk.drag(desk.at(principes), desk.at(principes) - QPoint(0, 30));
    ASSERT_TRUE(moving(desk).single().hasBegun());
    QTest::keyClick(desk.window.get(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(desk.battle(), before) << "the orders are still given";
    EXPECT_FALSE(moving(desk).single().hasBegun());
}

TEST(NextUnit, ALookAtAnEnemyLeavesTheMoveAsItIs) {
    Desk desk;
    activateAll(desk, {principes});
    desk.drag(desk.at(principes), desk.at(principes) - QPoint(0, 30));
    const UnitId enemy = field::enemiesOf(desk.battle(), principes).front();
    desk.click(desk.at(enemy));
    EXPECT_EQ(fieldDeskOf(*desk.window).table().scene().selected(), enemy);
    EXPECT_TRUE(moving(desk).single().hasBegun());
}

TEST(Group, TheButtonsStayWhereTheyAre) {
    Desk desk;
    activateAll(desk, {principes, equites});
    desk.key(Qt::Key_A, Qt::ControlModifier);
    const QStringList buttons{QStringLiteral("Make the moves"), QStringLiteral("Start again"),
                              QStringLiteral("Forced march"), QStringLiteral("No more moves")};
    const std::vector<QPoint> before = placesOf(desk, buttons);
    desk.key(Qt::Key_Up, Qt::ShiftModifier);
    EXPECT_EQ(placesOf(desk, buttons), before);
}

TEST(Group, GoesNoFartherThanItsSlowest) {
    Desk desk;
    activateAll(desk, {principes, equites});
    desk.key(Qt::Key_A, Qt::ControlModifier);
    desk.key(Qt::Key_Up, Qt::ShiftModifier);
    desk.key(Qt::Key_Up, Qt::ShiftModifier);
    desk.key(Qt::Key_Up, Qt::ShiftModifier);
    const field::GroupDraft& draft = moving(desk).group().draft();
    ASSERT_TRUE(draft.limit());
    EXPECT_EQ(draft.limit()->first, principes);
    EXPECT_NE(desk.battle().type(principes).movement, desk.battle().type(equites).movement);
    desk.key(Qt::Key_Return);
    const Du way = poseOf(desk, principes).center.y - 8_du;
    EXPECT_NEAR(way.raw(), desk.battle().type(principes).movement.raw(), 5);
    EXPECT_EQ(poseOf(desk, equites).center.y - 6_du, way);
}

/// MOV-09: a unit may pass through a friend only if it comes out behind him.
TEST(Group, GoesAsFarAsItCanPastAFriendWhomOneOfThemPasses) {
    const QTemporaryDir folder;
    const Desk desk(battleWith(folder, R"("deck": [{"card": "foot--throw-javelins", "count": 40}],
            "sides": [{"seat": "red", "name": "Rome", "general": "standard-general",
             "army": "romans-republic", "home": "south", "units": [)" +
                                           unitAt("equites", "8", "4") + ", " + unitAt("equites", "11", "4") +
                                           ", " + unitAt("velites", "8", "5.3", led) +
                                           R"(]}, {"seat": "blue", "name": "Carthage",
             "general": "standard-general", "army": "carthaginians", "home": "north", "units": [)" +
                                           unitAt("libyes", "8", "14", led) + "]}]"));
    field::Battle battle = desk.battle();
    battle.phase = field::Phase::movement;
    constexpr std::array riders{UnitId(0), UnitId(1)};
    for (const UnitId it : riders) field::System::evolve(battle, field::Activated{it});
    const Du most(battle.type(riders.front()).movement.raw());
    field::GroupDraft draft(battle, {riders.begin(), riders.end()});
    draft.tryStep(battle, field::AllAhead{most + 0.15_du});
    ASSERT_EQ(draft.moves().size(), 2U);
    for (const field::GroupMember& it : draft.members())
        EXPECT_NEAR((it.pose.center.y - 4_du).raw(), most.raw(), 10);
    ASSERT_TRUE(draft.limit());
}

TEST(Group, TheFramePicksWhoStandsInIt) {
    Desk desk;
    activateAll(desk, {principes, equites});
    desk.drag(desk.at(9.5_du, 10_du), desk.at(17_du, 4_du), Qt::ShiftModifier);
    EXPECT_EQ(moving(desk).group().draft().units(), (std::vector{principes, equites}));
    desk.drag(desk.at(13.5_du, 7_du), desk.at(17_du, 4_du), Qt::ShiftModifier);
    EXPECT_FALSE(moving(desk).group().isActive());
    EXPECT_EQ(moving(desk).unit(), equites);
}

TEST(Group, AWheelKeepsTheFrontsInOneLine) {
    Desk desk;
    activateAll(desk, {principes, equites});
    desk.key(Qt::Key_A, Qt::ControlModifier);
    desk.key(Qt::Key_Q);
    desk.key(Qt::Key_Return);
    const Pose inner = poseOf(desk, principes);
    const Pose outer = poseOf(desk, equites);
    EXPECT_EQ(inner.heading, Heading(355_deg));
    EXPECT_EQ(outer.heading, inner.heading);
    // The front of the outer unit was 2 DU behind the line and still is.
    const auto ahead = [&](const Point& point) {
        const Point from = cornerOf(inner, Corner::frontLeft);
        const double angle = 355 * 3.14159265358979 / 180;
        return (point.x - from.x).raw() * std::sin(angle) + (point.y - from.y).raw() * std::cos(angle);
    };
    EXPECT_NEAR(ahead(cornerOf(inner, Corner::frontRight)), 0, 5);
    EXPECT_NEAR(ahead(cornerOf(outer, Corner::frontLeft)), -2000, 5);
    EXPECT_GT(cornerOf(outer, Corner::frontLeft).x, cornerOf(inner, Corner::frontRight).x);
}

TEST(Group, WhoCannotGoIsToldWhyAndStays) {
    const QTemporaryDir folder;
    Desk desk(duelWith(folder, {{"\"x\": 15,\n                        \"y\": 6", "\"x\": 21.2, \"y\": 6"}}));
    activateAll(desk, {principes, equites});
    desk.key(Qt::Key_A, Qt::ControlModifier);
    desk.key(Qt::Key_Right);
    const auto& members = moving(desk).group().draft().members();
    ASSERT_EQ(members.size(), 2U);
    EXPECT_TRUE(members.front().plan);
    ASSERT_FALSE(members.back().plan);
    EXPECT_EQ(members.back().move.unit, equites);
    desk.key(Qt::Key_Return);
    EXPECT_EQ(poseOf(desk, equites).center.x, 21.2_du);
    EXPECT_EQ(poseOf(desk, principes).center.x, 11.1_du);
}

TEST(Group, LettingGoBreaksNoLine) {
    const QTemporaryDir folder;
    Desk desk(duelWith(folder, {{"\"x\": 15,\n                        \"y\": 6", "\"x\": 21.2, \"y\": 6"}}));
    activateAll(desk, {principes, equites});
    desk.key(Qt::Key_A, Qt::ControlModifier);
    const QPoint from = desk.at(principes);
    desk.drag(from, from + QPoint(30, 0), Qt::ShiftModifier);
    ASSERT_TRUE(moving(desk).group().draft().leavesSomeBehind());
    EXPECT_EQ(poseOf(desk, principes).center.x, 11_du);
    desk.key(Qt::Key_Return);
    EXPECT_NE(poseOf(desk, principes).center.x, 11_du);
}

TEST(Group, ShiftLeavesOneOutAgain) {
    Desk desk;
    activateAll(desk, {principes, equites});
    desk.key(Qt::Key_A, Qt::ControlModifier);
    desk.click(desk.at(principes), Qt::ShiftModifier);
    EXPECT_FALSE(moving(desk).group().isActive());
    EXPECT_EQ(moving(desk).unit(), equites);
    desk.click(desk.at(hastati), Qt::ShiftModifier);  // not active
    EXPECT_EQ(moving(desk).unit(), equites);
}

TEST(Group, IsShownAtOnceAndEndsWhereTheBattleSays) {
    Desk desk;
    activateAll(desk, {principes, equites});
    fieldDeskOf(*desk.window).table().scene().setMillisecondsPerDu(200);
    desk.key(Qt::Key_A, Qt::ControlModifier);
    desk.key(Qt::Key_Up, Qt::ShiftModifier);
    desk.key(Qt::Key_Return);
    ASSERT_TRUE(fieldDeskOf(*desk.window).table().scene().isPlaying());
    QTest::qWait(100);
    const auto left = [&](UnitId unit) {
        const QPointF goal =
            fieldDeskOf(*desk.window).table().scene().coordinates().toScene(poseOf(desk, unit).center);
        return QLineF(fieldDeskOf(*desk.window).table().scene().units().item(unit)->pos(), goal).length();
    };
    EXPECT_NEAR(left(principes), left(equites), 1e-6);
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return !fieldDeskOf(*desk.window).table().scene().isPlaying(); }, 5000));
    for (const UnitId unit : own) EXPECT_LT(left(unit), 1e-6);
}

/// Two pairs facing each other 1.2 DU apart, ordered one by one or as a line.
class Clash {
public:
    explicit Clash(bool inLine = false)
        : desk(battleWith(folder,
                          R"("options": {"advanceInLine": true},
            "deck": [{"card": "foot--throw-javelins", "count": 40}],
            "sides": [{"seat": "red", "name": "Rome", "general": "standard-general",
             "army": "romans-republic", "home": "south", "units": [)" +
                              unitAt("hastati", "8", "8", led) + ", " + unitAt("hastati", "9.8", "8") +
                              R"(]}, {"seat": "blue", "name": "Carthage",
             "general": "standard-general", "army": "carthaginians", "home": "north", "units": [)" +
                              unitAt("libyes", "8", "10", led) + ", " + unitAt("libyes", "9.8", "10") +
                              "]}]")) {
        if (inLine) desk.key(Qt::Key_L);
        desk.takeCard(0);
        if (inLine) desk.takeCard(1);
        desk.key(Qt::Key_A);
        desk.key(Qt::Key_Return);
        desk.endPhase();
        desk.key(Qt::Key_A, Qt::ControlModifier);
        EXPECT_TRUE(moving(desk).group().isActive());
    }
    [[nodiscard]] bool areFighting() const {
        return field::areEngaged(desk.battle(), UnitId(0), UnitId(2)) &&
               field::areEngaged(desk.battle(), UnitId(1), UnitId(3));
    }

    QTemporaryDir folder;
    Desk desk;
};

TEST(Group, ChargesWithOneDragButNotBeforeItIsSaid) {
    for (const bool inLine : {false, true}) {
        Clash clash(inLine);
        const field::Battle before = clash.desk.battle();
        clash.desk.drag(clash.desk.at(UnitId(0)), clash.desk.at(8_du, 9.7_du));
        EXPECT_EQ(clash.desk.battle(), before);
        EXPECT_TRUE(moving(clash.desk).group().draft().charges());
        EXPECT_TRUE(clash.desk.told().contains(QStringLiteral("charges Libyes 2")));
        clash.desk.key(Qt::Key_Return);
        EXPECT_TRUE(clash.areFighting());
        QTest::keyClick(clash.desk.window.get(), Qt::Key_Z, Qt::ControlModifier);
        EXPECT_EQ(clash.desk.battle(), before);
    }
}

TEST(Group, ForetellsEachOfItsFightsOnceItRests) {
    Clash clash(true);
    clash.desk.drag(clash.desk.at(UnitId(0)), clash.desk.at(8_du, 9.7_du));
    const GroupMover& group = moving(clash.desk).group();
    ASSERT_FALSE(group.fights().empty());
    field::Battle after = clash.desk.battle();
    for (const field::Move& move : group.draft().moves()) after = field::afterMove(after, move);
    for (const GroupFight& it : group.fights()) {
        EXPECT_TRUE(field::areEngaged(after, it.units.attacker, it.units.defender));
        const field::CombatOdds odds = field::meleeOdds(after, it.units);
        EXPECT_EQ(it.odds.attacker.wounds, odds.attacker.wounds);
        EXPECT_EQ(it.odds.defender.wounds, odds.defender.wounds);
    }
    clash.desk.key(Qt::Key_Escape);
    EXPECT_TRUE(group.fights().empty());
}

TEST(Group, WhoMayNotChargeStopsShortAndSaysWhy) {
    Clash clash;
    clash.desk.key(Qt::Key_M);
    clash.desk.key(Qt::Key_Up, Qt::ShiftModifier);
    clash.desk.key(Qt::Key_Up, Qt::ShiftModifier);
    const field::GroupDraft& draft = moving(clash.desk).group().draft();
    EXPECT_FALSE(draft.charges());
    ASSERT_TRUE(draft.limit());
    EXPECT_EQ(draft.limit()->second.rule, "MOV-20"_rule);
    clash.desk.key(Qt::Key_Return);
    EXPECT_FALSE(clash.areFighting());
    EXPECT_LT(poseOf(clash.desk, UnitId(0)).center.y, 9.2_du);
}

TEST(Group, AUnitOfALineThatWheelsIntoAnEnemyIsNoCharge) {
    Clash clash(true);
    clash.desk.click(clash.desk.at(UnitId(0)));
    clash.desk.key(Qt::Key_Up, Qt::ShiftModifier);
    clash.desk.key(Qt::Key_Q, Qt::ShiftModifier);
    const field::MoveDraft& draft = clash.desk.drawn().draft();
    EXPECT_FALSE(draft.move().charge);
    ASSERT_TRUE(draft.limit());
    EXPECT_EQ(draft.limit()->rule, "OPT-30"_rule);
}

/// An engaged unit withdraws first, and its enemy is asked whether to follow.
TEST(Group, TheRestGoesOnWhenTheOpponentHasBeenAskedInBetween) {
    const QTemporaryDir folder;
    Desk desk(duelWith(folder, {{"\"x\": 8,\n                        \"y\": 10", "\"x\": 8, \"y\": 8.8"}}));
    activateAll(desk, {hastati, equites});
    const SharedList<field::Unit> before = desk.battle().units;
    const Du from = poseOf(desk, equites).center.y;
    field::Move ahead;
    ahead.unit = equites;
    ahead.path = {geometry::Advance{1_du}};
    desk.session().answerAll({field::Withdraw{hastati, 0.5_du}, ahead});
    ASSERT_TRUE(desk.isAsked<field::Decide>());
    EXPECT_EQ(poseOf(desk, equites).center.y, from);
    desk.press(QStringLiteral("Hold"));
    EXPECT_EQ(poseOf(desk, equites).center.y, from + 1_du);
    EXPECT_TRUE(desk.isAsked<field::ChooseMove>());
    while (desk.session().undoStack().canUndo() && desk.battle().units != before)
        QTest::keyClick(desk.window.get(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(desk.battle().units, before);
}

TEST(Group, WhatWaitsIsForgottenWithTheMoveThatIsTakenBack) {
    const QTemporaryDir folder;
    Desk desk(duelWith(folder, {{"\"x\": 8,\n                        \"y\": 10", "\"x\": 8, \"y\": 8.8"}}));
    activateAll(desk, {hastati, equites});
    const Du from = poseOf(desk, equites).center.y;
    field::Move ahead;
    ahead.unit = equites;
    ahead.path = {geometry::Advance{1_du}};
    desk.session().answerAll({field::Withdraw{hastati, 0.5_du}, ahead});
    ASSERT_TRUE(desk.isAsked<field::Decide>());
    QTest::keyClick(desk.window.get(), Qt::Key_Z, Qt::ControlModifier);
    ASSERT_TRUE(desk.isAsked<field::ChooseMove>());
    desk.session().answer(field::Withdraw{hastati, 0.5_du});
    desk.press(QStringLiteral("Hold"));
    EXPECT_EQ(poseOf(desk, equites).center.y, from);
}

}  // namespace
}  // namespace vallum::app
