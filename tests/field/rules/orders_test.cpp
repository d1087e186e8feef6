// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/orders.h"

#include "support/combats.h"
#include "support/engaged.h"
#include "support/library.h"

#include <gtest/gtest.h>

#include <vallum/field/order_words.h>
#include <vallum/field/rules/turn/orders.h>

namespace vallum::field {
namespace {

using Units = std::vector<UnitId>;

Units suited(const Battle& battle, std::optional<Flank> wing = {}) {
    return unitsForOrder(battle, red, CardId(0), wing);
}

/// One red unit of each kind, five in a row, and an enemy.
std::vector<TestUnit> mixed() {
    return {infantry(red).at(3_du, 4_du),
            cavalry(red).at(7_du, 4_du),
            archers(red).at(11_du, 4_du),
            skirmishers(red).at(15_du, 4_du),
            infantry(red).of(UnitClass::elephants).at(19_du, 4_du),
            infantry(blue).at(8_du, 14_du)};
}
/// Red units in a row with this gap between them, and an enemy.
std::vector<TestUnit> rowOf(int count, Du gap) {
    std::vector<TestUnit> units;
    for (int i = 0; i != count; ++i) {
        units.push_back(infantry(red).at(Du(2000 + i * (1600 + gap.raw())), 4_du));
    }
    units.push_back(infantry(blue).at(8_du, 14_du));
    return units;
}

TEST(EVT01, EveryOrderOfTheDeckDoesWhatItsCardSays) {
    EXPECT_EQ(library().deck.orders.size(), 25U);
    for (const Order& it : library().deck.orders) {
        const OrderEffect& does = it.effect;
        EXPECT_TRUE(does.activate || does.boost || does.draw || does.takeCard || does.moveGeneral ||
                    does.newOfficers || does.rally || does.restoreOrder || does.heal)
            << it.id;
    }
}

TEST(EVT02, OneOrderForEachUnit) {
    auto units = rowOf(2, 1_du);
    units.at(0).wounded(2);
    const Battle battle = playing(holding({"reinforce-unit", "skirmish"}, units), order(0, {a})).battle;
    EXPECT_EQ(refused(battle, order(1, {a})), "ACT-09");
    EXPECT_EQ(refused(battle, order(1, {b})), "");
}

TEST(EVT03, TheGeneralMoves) {
    const Battle battle = withGeneral(holding({"new-command-post"}, rowOf(3, 2_du)), a);
    const Battle moved = playing(battle, order(0, {c})).battle;
    EXPECT_EQ(moved.player(red).generals.front().with, c);
}

TEST(EVT03, AsManyUnitsAsTheLeadership) {
    TestTable table;
    table.generals.at(0).leadership = 5;
    const Battle battle = withGeneral(holding({"signal"}, rowOf(6, 1_du), table), a);
    EXPECT_EQ(refused(battle, order(0, {a, b, c, d, e})), "");
    EXPECT_EQ(refused(battle, order(0, {a, b, c, d, e, UnitId(5)})), "ACT-07");
}

TEST(GEN03, OnlyACardMovesTheGeneral) {
    auto units = rowOf(3, 2_du);
    units.at(2).fleeing();
    const Battle battle = withGeneral(holding({"new-command-post"}, units), a);
    EXPECT_EQ(refused(battle, order(0, {b})), "");
    EXPECT_EQ(refused(battle, order(0, {a})), "GEN-03") << "it is there already";
    EXPECT_EQ(refused(battle, order(0, {c})), "GEN-03") << "fleeing";
    EXPECT_EQ(refused(battle, order(0, {d})), "GEN-03") << "an enemy";
    EXPECT_EQ(refused(battle, order(0)), "GEN-03");
    EXPECT_EQ(refused(battle, order(0, {b, b})), "ACT-09");
}

TEST(EVT04, HealsTwoWounds) {
    for (const auto& [before, after] : {std::pair(3, 1), {1, 0}, {2, 0}}) {
        const Battle battle =
            holding({"reinforce-unit"}, {infantry(red).wounded(before), infantry(blue).at(3_du, 3_du)});
        EXPECT_EQ(playing(battle, order(0, {a})).battle.unit(a).wounds, after);
    }
}

TEST(EVT04, OnlyOneWhileEngaged) {
    const Battle battle =
        holding({"reinforce-unit"}, {infantry(red).wounded(3), infantry(blue).at(10_du, 10.8_du)});
    EXPECT_EQ(playing(battle, order(0, {a})).battle.unit(a).wounds, 2);
}

TEST(EVT04, AnyOwnUnitWithAWound) {
    const Battle battle =
        holding({"reinforce-unit"}, {infantry(red), infantry(blue).at(3_du, 3_du).wounded(1)});
    EXPECT_EQ(refused(battle, order(0, {a})), "EVT-04");
    EXPECT_EQ(refused(battle, order(0, {b})), "EVT-04");
}

TEST(EVT04, MarkersStay) {
    const Battle battle =
        holding({"reinforce-unit"},
                {infantry(red).wounded(1).fleeing().with(Marker::noOfficer), infantry(blue).at(3_du, 3_du)});
    const Unit healed = playing(battle, order(0, {a})).battle.unit(a);
    EXPECT_TRUE(healed.has(Marker::fleeing) && healed.has(Marker::broken) && healed.has(Marker::noOfficer));
}

TEST(EVT04, TendTheWoundedIsForTwoThatAreNotEngaged) {
    const Battle battle =
        holding({"tend"}, {infantry(red).wounded(2), infantry(red).at(4_du, 4_du).wounded(2),
                           infantry(red).at(8_du, 4_du).wounded(1), infantry(blue).at(10_du, 10.8_du)});
    EXPECT_EQ(suited(battle), (Units{b, c}));
    EXPECT_EQ(refused(battle, order(0, {a})), "EVT-04");
    const Battle healed = playing(battle, order(0, {b, c})).battle;
    EXPECT_EQ(healed.unit(b).wounds, 1);
    EXPECT_EQ(healed.unit(c).wounds, 0);
}

TEST(EVT05, OneUnitOfTheOwnersChoice) {
    const Battle battle = holding({"skirmish", "skirmish"}, rowOf(2, 1_du));
    const Battle one = playing(battle, order(0, {b})).battle;
    EXPECT_EQ(activeUnits(one), Units{b});
    EXPECT_EQ(refused(one, order(1, {b})), "ACT-09");
    EXPECT_EQ(refused(battle, order(0, {a, b})), "ACT-07");
}

TEST(ACT07, AChainOfUnitsNearEachOther) {
    const Battle near = holding({"line"}, rowOf(4, 1_du));
    EXPECT_EQ(refused(near, order(0, {a, b, c, d})), "");
    EXPECT_EQ(refused(near, order(0, {d, a, c, b})), "") << "in any order";
    EXPECT_EQ(refused(near, order(0, {a, c})), "ACT-07") << "2 DU and a card apart";
    EXPECT_EQ(refused(holding({"line"}, rowOf(4, 1.1_du)), order(0, {a, b})), "ACT-07");
    EXPECT_EQ(refused(holding({"line"}, rowOf(5, 1_du)), order(0, {a, b, c, d, e})), "ACT-07");
}

TEST(ACT07, AChainHasNoEngagedUnit) {
    auto units = rowOf(2, 1_du);
    units.back().at(2_du, 4.8_du);
    EXPECT_EQ(suited(holding({"line"}, units)), Units{b});
}

TEST(ACT07, KindsOfUnits) {
    EXPECT_EQ(suited(holding({"horse"}, mixed())), (Units{b, e}));
    EXPECT_EQ(suited(holding({"foot"}, mixed())), (Units{a, c, d}));
    EXPECT_EQ(suited(holding({"volley"}, mixed())), Units{c}) << "javelins do not count";
    EXPECT_EQ(suited(holding({"screen"}, mixed())), Units{d});
    EXPECT_EQ(refused(holding({"foot"}, mixed()), order(0, {a, b})), "ACT-07");
}

/// What the player reads whose order is refused.
std::string whyNot(const Battle& battle, const OrderToPlay& order) {
    return words(battle, order, mayUse(battle, red, order).error());
}

TEST(ACT07, ARefusalNamesTheUnitsThatTheOrderIsFor) {
    EXPECT_EQ(whyNot(holding({"foot"}, mixed()), order(0, {b})),
              "Foot Advance orders infantry only (ACT-07).");
    EXPECT_EQ(whyNot(holding({"foot"}, mixed()), order(0, {UnitId(5)})),
              "Foot Advance orders only your own units on the table (ACT-07).");
    EXPECT_EQ(whyNot(holding({"horse"}, mixed()), order(0, {a})),
              "Riders Advance orders mounted units only (ACT-07).");
}

TEST(ACT07, ARefusalNamesTheNumberThatTheOrderIsFor) {
    EXPECT_EQ(whyNot(holding({"foot"}, rowOf(5, 1_du)), order(0, {a, b, c, d, e})),
              "Foot Advance orders 4 units at most (ACT-07).");
    EXPECT_EQ(whyNot(holding({"foot"}, mixed()), order(0)), "Choose a unit for Foot Advance first (ACT-07).");
    EXPECT_EQ(whyNot(holding({"horse"}, mixed()), order(0, {b})),
              "Riders Advance orders all the units that it fits, not just some (ACT-07).");
    EXPECT_EQ(whyNot(holding({"screen"}, rowOf(2, 1_du)), order(0)),
              "Light Troops Forward fits no unit now (ACT-07).");
    EXPECT_EQ(whyNot(holding({"line"}, rowOf(4, 1.1_du)), order(0, {a, b})),
              "Shoulder to Shoulder orders a chain of units, each within 1 DU of another (ACT-07).");
}

TEST(ACT07, OtherOrdersHaveReasonsOfTheirOwn) {
    EXPECT_EQ(whyNot(holding({"reinforce-unit"}, mixed()), order(0, {a})),
              "Choose a wounded unit of your own that the card can heal (EVT-04).");
}

TEST(UNIT11, ArtilleryIsNoInfantry) {
    EXPECT_EQ(
        suited(holding({"foot"}, {infantry(red).of(UnitClass::artillery), infantry(blue).at(3_du, 3_du)})),
        Units{});
}

TEST(ACT07, AnOrderForAllIsForAll) {
    const Battle battle = holding({"horse"}, mixed());
    EXPECT_EQ(activeUnits(playing(battle, order(0)).battle), (Units{b, e}));
    EXPECT_EQ(refused(battle, order(0, {e, b})), "");
    EXPECT_EQ(refused(battle, order(0, {b})), "ACT-07");
    EXPECT_EQ(refused(holding({"screen"}, rowOf(2, 1_du)), order(0)), "ACT-07") << "there are none";
    EXPECT_EQ(activeUnits(playing(holding({"all"}, mixed()), order(0)).battle).size(), 5U);
}

TEST(ACT07, AsManyAsTheLeadershipOrThree) {
    Battle battle = withGeneral(holding({"signal"}, rowOf(7, 0.4_du)), a);
    EXPECT_EQ(unitsAllowed(battle, red, CardId(0)).total(), 6);
    battle.players.at(0).generals.front().health = GeneralHealth::wounded;
    EXPECT_EQ(unitsAllowed(battle, red, CardId(0)).total(), 3);
}

TEST(GEN07, SomeOrdersUseTheLeadership) {
    const Battle battle = withGeneral(holding({"signal"}, rowOf(7, 0.4_du)), a);
    EXPECT_EQ(unitsAllowed(battle, red, CardId(0)).total(), 6);
}

TEST(ACT07, HalfOfTheUnitsRoundedDown) {
    EXPECT_EQ(unitsAllowed(holding({"half"}, rowOf(5, 0.4_du)), red, CardId(0)).total(), 2);
    EXPECT_EQ(unitsAllowed(holding({"half"}, rowOf(6, 0.4_du)), red, CardId(0)).total(), 3);
}

TEST(ACT07, FallingBackLimitsTheTurn) {
    const Battle battle = playing(holding({"fall-back"}, rowOf(2, 1_du)), order(0, {a})).battle;
    EXPECT_TRUE(battle.unit(a).did(TurnFlag::fellBack));
    EXPECT_TRUE(battle.unit(a).did(TurnFlag::mayNotShoot));
}

TEST(ACT07, WhoOnlyMayFallBackDoesNothingElseInAFight) {
    const Battle battle = battleOf({infantry(red).active().extendedRight().did(TurnFlag::fellBack),
                                    facingRed(infantry(blue)).at(11.2_du, 10.8_du)});
    EXPECT_EQ(refusedTo(battle, Envelop{a, b, 1, 0}), "ACT-07");
    EXPECT_EQ(refusedTo(battle, RemoveMarkers{a, {false, true}, {}}), "ACT-07");
    EXPECT_EQ(refusedTo(battle, Reposition{a, ChangeOfFront::about, {}}), "ACT-07");
    EXPECT_EQ(refusedTo(battle, Withdraw{a, 1_du}), "");
    EXPECT_EQ(refusedTo(battle, Retreat{a}), "");
}

TEST(ACT07, OneWingAsItsOwnerSees) {
    const Battle noGeneral = holding({"wing"}, mixed());
    EXPECT_EQ(suited(noGeneral, Flank::left), (Units{a, b})) << "of the middle of the table";
    EXPECT_EQ(suited(noGeneral, Flank::right), (Units{d, e})) << "exactly in the middle is on no wing";
    const Battle led = withGeneral(noGeneral, b);
    EXPECT_EQ(suited(led, Flank::left), Units{a});
    EXPECT_EQ(suited(led, Flank::right), (Units{c, d, e}));
    OrderToPlay answer = order(0, {a});
    EXPECT_EQ(refused(led, answer), "ACT-07") << "left or right is to be said";
    answer.wing = Flank::left;
    EXPECT_EQ(refused(led, answer), "");
    answer.wing = Flank::right;
    EXPECT_EQ(refused(led, answer), "ACT-07");
}

TEST(ACT07, TheWingsOfTheOtherSideAreMirrored) {
    Battle battle =
        holding({"wing"}, {infantry(blue).at(3_du, 14_du), infantry(blue).at(19_du, 14_du), infantry(red)});
    EXPECT_EQ(unitsForOrder(battle, blue, CardId(0), Flank::left), Units{b});
}

TEST(ACT07, ChargingUnitsGoFarther) {
    const Battle battle = playing(holding({"charge"}, rowOf(3, 1_du)), order(0, {a, b, c})).battle;
    EXPECT_EQ(battle.unit(a).turn.extraCharge, 1_du);
    EXPECT_EQ(battle.unit(a).turn.extraMovement, 0_mp);
}

TEST(ACT07, AQuickStepIsAPartOfAnotherOrder) {
    const Battle battle = holding({"two-units", "quick-step", "officers-call"}, rowOf(2, 1_du));
    OrderToPlay answer = order(0, {a});
    answer.boosts = {CardId(1)};
    const Battle boosted = playing(battle, answer).battle;
    EXPECT_EQ(boosted.unit(a).turn.extraMovement, 1_mp);
    EXPECT_EQ(boosted.discarded, (std::vector<CardId>{CardId(1), CardId(0)}));
    EXPECT_EQ(refused(battle, order(1, {a})), "EVT-01") << "not alone";
    OrderToPlay withCommand = order(2);
    withCommand.boosts = {CardId(1)};
    EXPECT_EQ(refused(battle, withCommand), "EVT-01") << "not with an order that activates nobody";
    answer.boosts = {CardId(2)};
    EXPECT_EQ(refused(battle, answer), "EVT-01") << "only a boost";
    answer.boosts = {CardId(1), CardId(1)};
    EXPECT_EQ(refused(battle, answer), "CARD-01");
}

TEST(ACT07, TheGeneralAndAllInHisInfluence) {
    const Battle battle = withGeneral(holding({"follow-me"}, rowOf(4, 1.9_du)), a);
    EXPECT_EQ(suited(battle), (Units{a, b})) << "1.9 DU, then 5.4";
    Battle lost = battle;
    lost.players.at(0).generals.front().health = GeneralHealth::wounded;
    EXPECT_EQ(refused(lost, order(0)), "GEN-12");
    EXPECT_EQ(activeUnits(playing(battle, order(0)).battle), (Units{a, b}));
}

TEST(EVT01, OfficersCallDrawsToTheLeadership) {
    EXPECT_TRUE(
        playing(holding({"officers-call"}, rowOf(1, 1_du)), order(0)).battle.player(red).drawsToLeadership);
    EXPECT_EQ(refused(holding({"officers-call"}, rowOf(1, 1_du)), order(0, {a})), "EVT-01");
}

TEST(EVT01, ScoutsTakeACard) {
    const Battle battle = inHand(holding({"scouts"}, rowOf(1, 1_du)), blue, CardId(5));
    const Played played = playing(battle, order(0));
    EXPECT_EQ(played.battle.player(red).hand, std::vector<CardId>{CardId(5)});
    EXPECT_TRUE(played.battle.player(blue).hand.empty());
    EXPECT_EQ(playing(holding({"scouts"}, rowOf(1, 1_du)), order(0)).count<CardTaken>(), 0);
}

TEST(EVT01, NewOfficersAndACard) {
    auto units = rowOf(2, 1_du);
    EXPECT_EQ(playing(holding({"new-officers"}, units), order(0)).battle.player(red).hand.size(), 1U);
    units.at(0).with(Marker::noOfficer);
    const Battle battle = holding({"new-officers"}, units);
    EXPECT_EQ(refused(battle, order(0)), "EVT-01") << "one has the marker";
    EXPECT_EQ(refused(battle, order(0, {b})), "EVT-01");
    const Battle after = playing(battle, order(0, {a})).battle;
    EXPECT_FALSE(after.unit(a).has(Marker::noOfficer));
    EXPECT_EQ(after.player(red).hand.size(), 1U);
}

TEST(EVT01, RallyTheRunaways) {
    auto units = rowOf(2, 1_du);
    units.at(0).fleeing();
    const Battle battle = holding({"rally"}, units);
    EXPECT_EQ(refused(battle, order(0, {b})), "EVT-01");
    const Played played = playing(battle, order(0, {a}), {.answers = {FacingChosen{Heading(90_deg)}}});
    EXPECT_FALSE(played.battle.unit(a).has(Marker::fleeing) || played.battle.unit(a).has(Marker::broken));
    EXPECT_EQ(played.questions<RollDice>(), 0);
    EXPECT_EQ(played.battle.unit(a).pose.heading, Heading(90_deg));
}

TEST(EVT01, RestoreOrderChecksAllAtPlusOne) {
    auto units = rowOf(3, 1_du);
    units.at(0).broken().wounded(2);
    units.at(1).broken().wounded(2);
    const Battle battle = holding({"restore-order"}, units);
    // Morale 7 - 1 - 2 + 1.
    const Played played = playing(battle, order(0), {.rolls = {{5}, {6}}});
    EXPECT_FALSE(played.battle.unit(a).has(Marker::broken));
    EXPECT_TRUE(played.battle.unit(b).has(Marker::broken));
    EXPECT_EQ(played.count<MoraleChecked>(), 2);
    EXPECT_EQ(activeUnits(played.battle), Units{});
    EXPECT_TRUE(played.battle.unit(a).did(TurnFlag::gotOrder));
    EXPECT_FALSE(played.battle.unit(c).did(TurnFlag::gotOrder));
}

TEST(ELE08, TheDriversMayKillThemAlsoWhenAnOrderCallsThemBack) {
    auto units = rowOf(2, 1_du);
    units.at(0).of(UnitClass::elephants).fleeing().wounded(1);
    const Battle battle = holding({"restore-order"}, units);
    // Morale 7 - 1 - 1 + 1.
    const Played killed = playing(battle, order(0), {.rolls = {{6}}, .answers = {YesOrNo{true}}});
    EXPECT_EQ(killed.count<MoraleChecked>(), 1);
    EXPECT_FALSE(killed.battle.onTable(a));
}

TEST(ABL30, RestoreOrderChecksAStackAsOne) {
    auto units = rowOf(2, 1_du);
    units.at(0).broken();
    units.at(1).broken();
    Battle battle = holding({"restore-order"}, units);
    battle.units.at(1).below = a;
    const Played played = playing(battle, order(0), {.rolls = {{1}}});
    EXPECT_EQ(played.count<MoraleChecked>(), 1);
    EXPECT_FALSE(played.battle.unit(a).has(Marker::broken));
    EXPECT_FALSE(played.battle.unit(b).has(Marker::broken));
}

TEST(GEN08, SwiftOrdersActivateOneMoreInTheInfluence) {
    TestTable table;
    table.generals.at(0).ability = shippedAbility("swift-orders");
    const Battle battle = withGeneral(holding({"skirmish", "skirmish", "half"}, rowOf(6, 1.9_du), table), a);
    EXPECT_EQ(refused(battle, order(0, {d, b})), "");
    EXPECT_EQ(refused(battle, order(0, {d, e})), "GEN-08") << "nobody within the influence";
    EXPECT_EQ(refused(battle, order(0, {a, b, c})), "ACT-07");
    EXPECT_EQ(refused(battle, order(2, {a, b, c, d})), "ACT-07") << "half is no number";
    const Battle used = playing(battle, order(0, {d, b})).battle;
    EXPECT_EQ(refused(used, order(1, {a, c})), "ACT-07") << "once in a turn";
    const Battle saved = playing(battle, order(0, {d})).battle;
    EXPECT_EQ(refused(saved, order(1, {a, c})), "");
}

TEST(GEN08, AnOrderIsEnlargedAsMuchAndAsOftenAsTheCardSays) {
    TestTable table;
    table.generals.at(0).ability.effect.activateBonus = ActivateBonusEffect{2, 2};
    const Battle battle =
        withGeneral(holding({"skirmish", "skirmish", "skirmish"}, rowOf(6, 1.7_du), table), a);
    EXPECT_EQ(unitsAllowed(battle, red, CardId(0)).total(), 3);
    EXPECT_EQ(unitsAllowed(battle, red, CardId(0)).terms().back(), (Sum::Term{"GEN-08"_rule, 2}));
    EXPECT_EQ(refused(battle, order(0, {a, b, c})), "");
    EXPECT_EQ(refused(battle, order(0, {b, d, e})), "GEN-08") << "one within the influence, two too many";
    EXPECT_EQ(refused(battle, order(0, {a, b, c, d})), "ACT-07");
    const Battle once = playing(battle, order(0, {a, d})).battle;
    EXPECT_EQ(unitsAllowed(once, red, CardId(1)).total(), 3);
    const Battle twice = playing(once, order(1, {b, e})).battle;
    EXPECT_EQ(unitsAllowed(twice, red, CardId(2)).total(), 1);
}

// ------------------------------------------------------------- stampede

/// Red's cavalry starts it at (10, 9); the other unit is at this distance to its right.
Battle startled(TestUnit other, Du gap) {
    return holding({"stampede"}, {cavalry(red).at(6_du, 9_du), other.at(7.6_du + gap, 9_du),
                                  infantry(blue).at(3_du, 16_du), infantry(red).at(3_du, 3_du)});
}
Played stampeding(const Battle& battle, std::deque<std::vector<int>> rolls) {
    return playing(battle, order(0, {a}), {.rolls = std::move(rolls)});
}

TEST(EVT06, SomebodyMustStartIt) {
    const Battle battle =
        holding({"stampede"}, {cavalry(red).did(TurnFlag::gotOrder), infantry(blue).at(3_du, 3_du)});
    EXPECT_EQ(refused(battle, order(0, {a})), "ACT-09");
    EXPECT_EQ(refused(battle, order(0)), "EVT-06");
}

TEST(EVT06, AfterwardsTheUnitIsActive) {
    const Battle battle = stampeding(startled(cavalry(red), 1_du), {{1}}).battle;
    EXPECT_EQ(activeUnits(battle), Units{a});
    EXPECT_EQ(battle.unit(a).turn.flags, (EnumSet<TurnFlag>{TurnFlag::gotOrder, TurnFlag::activated}));
}

TEST(EVT07, AnimalsWithinFourDuCheck) {
    EXPECT_EQ(unitsThatStampede(startled(cavalry(blue), 3.9_du), a, 4_du), Units{b});
    EXPECT_EQ(unitsThatStampede(startled(cavalry(red), 4_du), a, 4_du), Units{b});
    EXPECT_EQ(unitsThatStampede(startled(cavalry(red), 4.1_du), a, 4_du), Units{});
    EXPECT_EQ(unitsThatStampede(startled(infantry(blue), 1_du), a, 4_du), Units{});
}

TEST(EVT07, TheActivePlayerChoosesTheOrder) {
    const Battle battle =
        holding({"stampede"}, {cavalry(red).at(6_du, 9_du), cavalry(red).at(9_du, 9_du),
                               cavalry(blue).at(6_du, 12_du), infantry(blue).at(3_du, 16_du)});
    const Played played = playing(battle, order(0, {a}), {.rolls = {{1}, {1}}, .answers = {UnitChosen{c}}});
    const auto checks = played.all<MoraleChecked>();
    ASSERT_EQ(checks.size(), 2U);
    EXPECT_EQ(checks.at(0).unit, c);
    EXPECT_EQ(checks.at(1).unit, b);
}

TEST(EVT08, MountedUnitsCheckAtMinusTwo) {
    const auto checked = [](TestUnit unit) {
        return stampeding(startled(unit, 1_du), {{1}}).all<MoraleChecked>().at(0).morale.total();
    };
    EXPECT_EQ(checked(cavalry(blue).morale(7)), 5);
    EXPECT_EQ(checked(infantry(blue).of(UnitClass::chariots).morale(6)), 4);
    TestUnit oxen = infantry(blue).of(UnitClass::artillery).morale(6);
    oxen.type.animals = true;
    EXPECT_EQ(checked(oxen), 6);
}

TEST(EVT09, WhoFailsFleesAtOnce) {
    const Played played = stampeding(startled(cavalry(blue), 1_du), {{6}});
    EXPECT_TRUE(played.battle.unit(b).has(Marker::broken) && played.battle.unit(b).has(Marker::fleeing));
    EXPECT_NE(played.battle.unit(b).pose.center.y, 9_du);
}

TEST(EVT09, SteadfastUnitsOnlyBreak) {
    const Battle battle = startled(cavalry(blue).has(Ability::steadfast), 1_du);
    const Played stays = stampeding(battle, {{6}});
    EXPECT_TRUE(stays.battle.unit(b).has(Marker::broken));
    EXPECT_FALSE(stays.battle.unit(b).has(Marker::fleeing));
    const Played agrees = playing(battle, order(0, {a}), {.rolls = {{6}}, .answers = {YesOrNo{true}}});
    EXPECT_TRUE(agrees.battle.unit(b).has(Marker::fleeing));
}

TEST(EVT09, FleeingUnitsDoNotCheckAndArtilleryIsLost) {
    EXPECT_EQ(stampeding(startled(cavalry(blue).fleeing(), 1_du), {}).count<MoraleChecked>(), 0);
    TestUnit oxen = infantry(blue).of(UnitClass::artillery).morale(3);
    oxen.type.animals = true;
    EXPECT_FALSE(stampeding(startled(oxen, 1_du), {{6}}).battle.onTable(b));
}

}  // namespace
}  // namespace vallum::field
