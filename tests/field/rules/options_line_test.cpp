// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/moves.h"
#include "support/options.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/turn/activation.h>
#include <vallum/field/rules/combat/ranged.h>
#include <vallum/field/rules/optional/advance_in_line.h>
#include <vallum/field/rules/turn/activation.h>

namespace vallum::field {
namespace {

TestTable withCards() {
    TestTable table{.orders = {Order{}}, .events = {Event{}}};
    table.cards.assign(20, {OrderId(0), EventId(0)});
    return table;
}
/// In red's activation phase, with this many cards in hand.
Battle commanding(const std::vector<TestUnit>& units, int cards = 2) {
    Battle battle = withLinesAllowed(inPhase(Phase::activation, battleOf(units, withCards())));
    for (int card = 0; card != cards; ++card) battle = inHand(battle, red, CardId(card));
    return battle;
}
/// Side by side from west to east with this gap, and blue far away.
std::vector<TestUnit> row(int count, Du gap) {
    std::vector<TestUnit> units;
    for (int i = 0; i != count; ++i)
        units.push_back(infantry(red).at(Du((2_du).raw() + (gap + 1.6_du).raw() * i), 4_du));
    units.push_back(infantry(blue).at(10_du, 16_du));
    return units;
}
LineOrder lineOrder(std::vector<UnitId> units, std::vector<CardId> cards = {CardId(0), CardId(1)}) {
    return {std::move(cards), std::move(units)};
}
std::string refused(const Battle& battle, const LineOrder& order) {
    return refusal(fits(battle, ChooseOrder{}, order));
}
Played ordering(const Battle& battle, const LineOrder& order) {
    return play(battle, {.answers = {order}}, [](Game& game) { activationStep(game); });
}
bool isOffered(const Battle& battle) {
    return std::ranges::any_of(System::options(battle, ChooseOrder{}),
                               [](const Answer& it) { return std::holds_alternative<LineOrder>(it); });
}

// -------------------------------------------------------------- the order

TEST(OPT26, TwoCardsAreGivenForIt) {
    const Battle battle = commanding(row(3, 0.5_du));
    EXPECT_EQ(refused(battle, lineOrder({a, b, c})), "");
    const Battle after = ordering(battle, lineOrder({a, b, c})).battle;
    EXPECT_TRUE(after.player(red).hand.empty());
    EXPECT_EQ(after.discarded, (std::vector{CardId(0), CardId(1)}));
}

TEST(OPT26, OneCardIsNotEnough) {
    EXPECT_EQ(refused(commanding(row(3, 0.5_du), 1), lineOrder({a, b, c}, {CardId(0)})), "OPT-26");
    EXPECT_EQ(refused(commanding(row(3, 0.5_du), 2), lineOrder({a, b, c}, {CardId(0)})), "OPT-26");
    EXPECT_EQ(refused(commanding(row(3, 0.5_du), 2), lineOrder({a, b, c}, {CardId(0), CardId(0)})),
              "CARD-01");
}

TEST(OPT26, NoneOfThemMayBeEngaged) {
    auto units = row(3, 0.5_du);
    units.push_back(infantry(blue).at(4.1_du, 4.8_du));
    EXPECT_EQ(refused(commanding(units), lineOrder({a, b, c})), "OPT-26");
}

TEST(OPT26, AllThatAreNamedBecomeActive) {
    const Battle battle = commanding(row(3, 0.5_du));
    const Battle after = ordering(battle, lineOrder({c, a, b})).battle;
    for (const UnitId id : {a, b, c}) {
        EXPECT_TRUE(after.unit(id).has(Marker::active));
        EXPECT_TRUE(after.unit(id).did(TurnFlag::gotOrder));
    }
    EXPECT_EQ(after.lines, (std::vector<LineAdvance>{{{a, b, c}, {}}}));
    EXPECT_EQ(refused(battle, lineOrder({a, c})), "OPT-28");
}

TEST(OPT26, ItCountsAsOneOrderAndAsTheOrderOfEach) {
    const Battle battle = commanding(row(3, 0.5_du), 4);
    const Battle after = ordering(battle, lineOrder({a, b, c})).battle;
    EXPECT_EQ(after.player(red).ordersPlayed, 1);
    EXPECT_EQ(refused(after, lineOrder({a, b}, {CardId(2), CardId(3)})), "ACT-09");
}

TEST(ACT09, WhoWasActivatedBeforeIsInNoLine) {
    auto units = row(3, 0.5_du);
    units.at(1).did(TurnFlag::activated).did(TurnFlag::recovered);
    EXPECT_EQ(refused(commanding(units), lineOrder({a, b, c})), "ACT-09");
}

TEST(ABL28, ALineIsAnOrderForItsSupportToo) {
    auto units = row(3, 0.5_du);
    units.push_back(units.at(1));
    Battle battle = commanding(units);
    battle.units.at(4).below = b;
    const Battle after = ordering(battle, lineOrder({a, b, c})).battle;
    EXPECT_TRUE(after.unit(e).has(Marker::active));
    EXPECT_TRUE(after.unit(e).did(TurnFlag::gotOrder));
}

TEST(OPT26, TheOptionMustBeOn) {
    const Battle off = agreed(commanding(row(3, 0.5_du)), [](Options& it) { it.advanceInLine = false; });
    EXPECT_EQ(refused(off, lineOrder({a, b, c})), "OPT-26");
    EXPECT_EQ(refused(inPhase(Phase::movement, commanding(row(3, 0.5_du))), lineOrder({a, b, c})), "CARD-02");
}

TEST(EVT27, ItIsOfferedWithTheOptionAndTwoCards) {
    EXPECT_TRUE(isOffered(commanding(row(3, 0.5_du))));
    EXPECT_FALSE(isOffered(commanding(row(3, 0.5_du), 1)));
    EXPECT_FALSE(
        isOffered(agreed(commanding(row(3, 0.5_du)), [](Options& it) { it.advanceInLine = false; })));
}

// --------------------------------------------------------------- the line

std::string refusedAsLine(const Battle& battle, const std::vector<UnitId>& units) {
    return refusal(lineOf(battle, units));
}

TEST(OPT27, LessThanOneDuIsBetweenTheFlanks) {
    EXPECT_EQ(refusedAsLine(battleOf(row(2, 0.9_du)), {a, b}), "");
    EXPECT_EQ(refusedAsLine(battleOf(row(2, 1_du)), {a, b}), "OPT-27");
}

TEST(OPT27, WhoStandsFartherAwayIsNotInIt) {
    auto units = row(4, 0.9_du);
    units.back() = infantry(red).at(14_du, 4_du);
    EXPECT_EQ(lineOf(battleOf(units), {d, b, a, c}), (std::vector{a, b, c, d}));
    EXPECT_EQ(refusedAsLine(battleOf(units), {a, b, c, d, e}), "OPT-27");
}

TEST(OPT27, OneOfTwoThatCouldStandInForEachOther) {
    auto units = row(4, 0.9_du);
    units.back() = infantry(red).at(4.5_du, 3.1_du);  // behind B
    const Battle battle = battleOf(units);
    EXPECT_EQ(refusedAsLine(battle, {a, e, c, d}), "");
    EXPECT_EQ(refusedAsLine(battle, {a, b, c, d}), "");
    EXPECT_EQ(refusedAsLine(battle, {a, b, e, c, d}), "OPT-27");
}

TEST(OPT27, ASingleUnitIsNoLine) { EXPECT_EQ(refusedAsLine(battleOf(row(2, 0.5_du)), {a}), "OPT-27"); }

TEST(OPT27, FlankMeetsFlankNotBack) {
    auto units = row(1, 0.5_du);
    units.back() = infantry(red).at(3.9_du, 4_du).facing(180_deg);
    EXPECT_EQ(refusedAsLine(battleOf(units), {a, b}), "OPT-27");
}

TEST(OPT28, WhatIsLeftMustBeALine) {
    const Battle battle = battleOf(row(4, 0.9_du));
    EXPECT_EQ(refusedAsLine(battle, {a, b}), "");
    EXPECT_EQ(refusedAsLine(battle, {a, c}), "OPT-28");
}

// ------------------------------------------------------------ its movement

/// In the movement phase, all of them ordered to advance except the last, which is an enemy.
Battle advancing(std::vector<TestUnit> units) {
    LineAdvance line;
    for (int i = 0; i + 1 != std::ssize(units); ++i) {
        units.at(static_cast<std::size_t>(i)).active().did(TurnFlag::advancedInLine);
        line.units.emplace_back(i);
    }
    Battle battle = withLinesAllowed(battleOf(units));
    battle.lines = {line};
    return battle;
}
/// With these movement values.
Battle rowMoving(const std::vector<MovementPoints>& movement) {
    auto units = row(static_cast<int>(movement.size()), 0.5_du);
    for (std::size_t i = 0; i != movement.size(); ++i) units.at(i).moves(movement.at(i));
    return advancing(units);
}

TEST(OPT29, NoneGoesFartherThanTheSlowestCan) {
    const Battle battle = rowMoving({2_mp, 2_mp, 3_mp, 4_mp});
    for (const UnitId id : {a, b, c, d}) EXPECT_EQ(refusalOf(battle, moving(id, {Advance{2_du}})), "");
    EXPECT_EQ(refusalOf(battle, moving(d, {Advance{2.1_du}})), "OPT-29");
    EXPECT_EQ(planOf(battle, moving(d, {Advance{1_du}})).allowance, 2_mp);
}

TEST(OPT29, ARotationThatLinesUpIsPaidFromIt) {
    auto units = row(4, 0.5_du);
    for (std::size_t i = 0; i != 4; ++i) units.at(i).moves(i == 3 ? 4_mp : 2_mp);
    units.at(3).facing(90_deg);
    const Battle battle = afterMove(advancing(units), moving(a, {Advance{2_du}}));
    EXPECT_EQ(battle.lines.front().toward, north);
    const Pivot lineUp{Corner::frontLeft, 90_deg};
    EXPECT_EQ(refusalOf(battle, moving(d, {lineUp, Advance{1_du}})), "");
    EXPECT_EQ(refusalOf(battle, moving(d, {lineUp, Advance{1.1_du}})), "OPT-29");
}

TEST(OPT29, AllGoTheSameWay) {
    const Battle battle = afterMove(rowMoving({4_mp, 4_mp}), moving(a, {Advance{1_du}}));
    EXPECT_EQ(refusalOf(battle, moving(b, {Slide{east, 1_du}})), "OPT-29");
    EXPECT_EQ(refusalOf(battle, moving(b, {Advance{1_du}})), "");
}

TEST(OPT29, TenDegreesAreStillTheSameWay) {
    const Battle battle = afterMove(rowMoving({4_mp, 4_mp}), moving(a, {Advance{1_du}}));
    EXPECT_EQ(refusalOf(battle, moving(b, {Slide{Heading(10_deg), 1_du}})), "");
    EXPECT_EQ(refusalOf(battle, moving(b, {Slide{Heading(11_deg), 1_du}})), "OPT-29");
}

TEST(OPT29, OneMoveDoesNotChangeItsWay) {
    const Battle battle = rowMoving({6_mp, 6_mp});
    EXPECT_EQ(refusalOf(battle, moving(a, {Advance{1_du}, Slide{west, 1_du}})), "OPT-29");
}

TEST(OPT29, DifferentDistancesEvenTheLineOut) {
    const Battle battle = afterMove(rowMoving({2_mp, 2_mp}), moving(a, {Advance{1_du}}));
    EXPECT_EQ(refusalOf(battle, moving(b, {Advance{2_du}})), "");
}

TEST(OPT29, ReducedMovementReducesTheSlowestToo) {
    const Battle battle = rowMoving({2_mp, 2_mp, 3_mp});
    for (const UnitId id : {a, b, c}) EXPECT_EQ(refusalOf(battle, moving(id, {Slide{south, 1_du}})), "");
    EXPECT_EQ(refusalOf(battle, moving(c, {Slide{south, 1.1_du}})), "OPT-29");
}

TEST(OPT29, WhoIsNotInALineIsFree) {
    auto units = row(2, 0.5_du);
    units.at(0).moves(2_mp);
    units.insert(units.begin() + 2, infantry(red).at(14_du, 4_du).active());
    Battle battle = advancing(units);
    battle.lines = {{{a, b}, north}};
    battle.units.at(2).turn.flags.erase(TurnFlag::advancedInLine);
    EXPECT_EQ(refusalOf(battle, moving(c, {Advance{4_du}})), "");
    EXPECT_EQ(refusalOf(battle, moving(b, {Advance{2.1_du}})), "OPT-29");
}

// -------------------------------------------------- shooting and charging

TEST(OPT30, ArchersThatMovedNoMoreThanHalfMayShoot) {
    const auto afterAdvance = [](Du distance) {
        Battle battle = advancing(
            {archers(red).at(2_du, 4_du), archers(red).at(4_du, 4_du), infantry(blue).at(4_du, 9_du)});
        return inPhase(Phase::rangedAttack, afterMove(battle, moving(a, {Advance{distance}})));
    };
    EXPECT_EQ(refusal(mayShoot(afterAdvance(1_du), a)), "");
    EXPECT_EQ(refusal(mayShoot(afterAdvance(1.1_du), a)), "RNG-06");
}

Battle meeting() {
    return advancing({infantry(red).at(4_du, 4_du).moves(2_mp), infantry(red).at(6_du, 4_du).moves(2_mp),
                      infantry(blue).at(4_du, 6.3_du)});
}

TEST(OPT30, WhoMeetsAnEnemyOnTheWayCharges) {
    const Played played = made(meeting(), charging(a, {Advance{2_du}}, c));
    EXPECT_EQ(played.count<Charged>(), 1);
    EXPECT_EQ(played.battle.lines.front().toward, north);
    EXPECT_EQ(refusalOf(meeting(), moving(a, {Advance{2_du}})), "MOV-03");
}

TEST(OPT30, ALineThatMovesSidewaysDoesNotCharge) {
    const Battle battle = advancing({infantry(red).at(4_du, 4_du), infantry(red).at(2_du, 4_du),
                                     infantry(blue).at(5.9_du, 4_du).facing(270_deg)});
    EXPECT_NE(refusalOf(battle, charging(a, {Slide{east, 1_du}}, c)), "");
    Battle sideways = battle;
    sideways.lines.front().toward = east;
    EXPECT_EQ(refusalOf(sideways, charging(a, {Advance{2_du}}, c)), "OPT-29");
}

TEST(OPT30, ASwingIntoContactIsNoMovementInLine) {
    const Battle battle = advancing(
        {infantry(red).at(4_du, 4_du), infantry(red).at(2.2_du, 4_du), infantry(blue).at(4_du, 4.9_du)});
    EXPECT_EQ(refusalOf(battle, charging(a, {Pivot{Corner::frontLeft, 30_deg}}, c)), "OPT-30");
}

}  // namespace
}  // namespace vallum::field
