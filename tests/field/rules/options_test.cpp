// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/options.h"

#include "support/combats.h"
#include "support/orders.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/morale/morale.h>
#include <vallum/field/procedures/turn/activation.h>
#include <vallum/field/procedures/turn/end_of_turn.h>
#include <vallum/field/queries/army_calculator.h>
#include <vallum/field/rules/morale/morale.h>
#include <vallum/field/rules/turn/end_of_turn.h>
#include <vallum/field/rules/turn/orders.h>
#include <vallum/field/situation/optional/health.h>
#include <vallum/field/situation/optional/protected_flanks.h>
#include <vallum/field/situation/turn/points.h>

namespace vallum::field {
namespace {

// --------------------------------------------------- rookies and veterans

TEST(OPT02, TheRookieHasMoreToSpend) {
    Options options;
    EXPECT_EQ(pointLimit(options, red, 1000), 1000);
    options.rookie = Rookie{red, rookiePoints(1000)};
    EXPECT_EQ(pointLimit(options, red, 1000), 1100);
    EXPECT_EQ(pointLimit(options, blue, 1000), 1000);
    options.rookie = Rookie{red, 250};
    EXPECT_EQ(pointLimit(options, red, 1000), 1250);
    EXPECT_EQ(pointLimit(options, blue, 1000), 1000);
}

TEST(OPT02, TheArmyCalculatorCountsWithThem) {
    Options options;
    options.rookie = Rookie{red, rookiePoints(1000)};
    EXPECT_EQ(armyTotal(pointLimit(options, red, 1000), 1050, 0).leftForUnits, 50);
    EXPECT_EQ(armyTotal(pointLimit(options, blue, 1000), 1050, 0).leftForUnits, -50);
}

TEST(EVT14, VeteransAndElitesCostMore) {
    UnitType type;
    type.value = 100;
    EXPECT_EQ(unitValue(type, Status::regular).total(), 100);
    EXPECT_EQ(unitValue(type, Status::veteran).total(), 130);
    EXPECT_EQ(unitValue(type, Status::elite).total(), 150);
    type.value = 85;
    EXPECT_EQ(unitValue(type, Status::veteran).total(), 111);
}

TEST(EVT14, TheHigherValueCountsForCasualtiesAPromotionDoesNot) {
    Battle battle = battleOf({infantry(red).is(Status::veteran), infantry(red).at(14_du, 10_du)});
    EXPECT_EQ(losses(battle, red).total(), 0);
    System::evolve(battle, Eliminated{a, "MOR-07"_rule});
    EXPECT_EQ(losses(battle, red).total(), 100 * hundredths);
    battle.units.at(0).startStatus = Status::veteran;
    EXPECT_EQ(losses(battle, red).total(), 130 * hundredths);
}

// --------------------------------------------------- always-active general

Battle withActiveGeneral(Battle battle) {
    return agreed(withGeneral(std::move(battle), a), [](Options& it) { it.alwaysActiveGeneral = true; });
}
Battle threeUnits(const TestTable& table = {}) {
    return battleOf({infantry(red).at(4_du, 4_du), infantry(red).at(7_du, 4_du),
                     infantry(red).at(10_du, 4_du), infantry(blue).at(4_du, 14_du)},
                    table);
}
Played turnOfRed(const Battle& battle, Cues cues = {}) {
    return play(battle, std::move(cues), [](Game& game) { beginTurn(game, red); });
}

TEST(OPT03, TheGeneralsUnitIsActiveWithoutAnOrder) {
    EXPECT_EQ(activeUnits(turnOfRed(withActiveGeneral(threeUnits())).battle), std::vector{a});
    EXPECT_EQ(activeUnits(turnOfRed(withGeneral(threeUnits(), a)).battle), std::vector<UnitId>{});
}

TEST(OPT03, AnEngagedOneToo) {
    const Battle battle =
        withActiveGeneral(battleOf({infantry(red).at(10_du, 10_du), facingRed(infantry(blue))}));
    EXPECT_EQ(activeUnits(turnOfRed(battle).battle), std::vector{a});
}

TEST(OPT03, ItIsNoOrder) {
    TestTable table{.orders = {Order{}}, .events = {Event{}}};
    table.cards.assign(10, {OrderId(0), EventId(0)});
    const Battle battle = turnOfRed(withActiveGeneral(threeUnits(table))).battle;
    EXPECT_EQ(battle.player(red).ordersPlayed, 0);
    const Played end = play(inPhase(Phase::endOfTurn, battle), {}, [](Game& game) { endOfTurnStep(game); });
    EXPECT_EQ(end.questions<ChooseDraw>(), 1);
}

TEST(OPT03, AnOrderThatDoesMoreThanActivateMayBeUsedOnTheUnit) {
    Battle battle = withActiveGeneral(
        holding({"two-units", "tend"}, {infantry(red).at(4_du, 4_du).wounded(2), infantry(blue)}));
    battle = turnOfRed(battle).battle;
    EXPECT_EQ(refused(battle, order(1, {a})), "");
    EXPECT_EQ(refused(battle, order(0, {a})), "ACT-09");
}

TEST(OPT03, SuchAsOneThatMakesTheChargeLonger) {
    Battle battle =
        withActiveGeneral(holding({"charge"}, {infantry(red).at(4_du, 4_du).broken(), infantry(blue)}));
    battle = turnOfRed(battle, {.answers = {YesOrNo{false}}}).battle;
    const Played played = playing(battle, order(0, {a}));
    EXPECT_EQ(played.battle.unit(a).turn.extraCharge, 1_du);
    EXPECT_EQ(played.questions<Decide>(), 0) << "it tries to reorganize once";
    EXPECT_EQ(refused(inHand(played.battle, red, CardId(1)), order(1, {a})), "ACT-09");
}

TEST(OPT03, OrOneWithAQuickStep) {
    Battle battle = withActiveGeneral(
        holding({"two-units", "quick-step"},
                {infantry(red).at(4_du, 4_du), infantry(red).at(7_du, 4_du), infantry(blue)}));
    battle = turnOfRed(battle).battle;
    EXPECT_EQ(refused(battle, order(0, {a, b})), "ACT-09");
    OrderToPlay faster = order(0, {a, b});
    faster.boosts = {CardId(1)};
    EXPECT_EQ(unitsForOrder(battle, red, faster), (std::vector{a, b}));
    const Battle after = playing(battle, faster).battle;
    EXPECT_EQ(after.unit(a).turn.extraMovement, 1_mp);
    EXPECT_EQ(after.unit(b).turn.extraMovement, 1_mp);
}

TEST(OPT03, ALostGeneralActivatesNobody) {
    Battle battle = withActiveGeneral(threeUnits());
    battle.players.front().generals.front().health = GeneralHealth::wounded;
    EXPECT_EQ(activeUnits(turnOfRed(battle).battle), std::vector<UnitId>{});
}

TestTable withAbility() {
    TestTable table;
    table.generals.front().ability.effect.alwaysActive.emplace();
    return table;
}

TEST(OPT04, AGeneralWithThatAbilityActivatesOneMore) {
    const Played played =
        turnOfRed(withActiveGeneral(threeUnits(withAbility())), {.answers = {UnitChosen{c}}});
    EXPECT_EQ(activeUnits(played.battle), (std::vector{a, c}));
    EXPECT_EQ(activeUnits(turnOfRed(withGeneral(threeUnits(withAbility()), a)).battle), std::vector{a});
}

TEST(OPT04, AndNoSecondOne) {
    const Played played =
        turnOfRed(withActiveGeneral(threeUnits(withAbility())), {.answers = {UnitChosen{c}}});
    EXPECT_EQ(played.questions<ChooseUnit>(), 1);
    const ChooseUnit question{Purpose::activatedByGeneral, {b, c}};
    EXPECT_EQ(played.asked.front().question, Question(question));
    EXPECT_EQ(refusal(fits(played.battle, question, UnitChosen{a})), "ACT-17");
}

TEST(OPT04, AFleeingUnitIsActivatedOnce) {
    Battle battle = withActiveGeneral(
        holding({"two-units"},
                {infantry(red).at(4_du, 4_du), infantry(red).at(7_du, 4_du).fleeing().morale(2),
                 infantry(blue).at(4_du, 14_du)},
                withAbility()));
    battle = turnOfRed(battle, {.rolls = {{6}}}).battle;
    EXPECT_TRUE(battle.unit(b).has(Marker::fleeing));
    EXPECT_EQ(refused(battle, order(0, {b})), "ACT-09");
}

// --------------------------------------------------------- without events

Battle withoutEvents(Battle battle) {
    return agreed(std::move(battle), [](Options& it) { it.withoutEvents = true; });
}
Battle meleeWith(const std::vector<Event>& events) {
    return withoutEvents(
        battleOf({infantry(red).is(Status::veteran), facingRed(infantry(blue))}, tableWith(events)));
}

TEST(OPT15, InAMeleeThereAreNoneButThoseFromTheHands) {
    const Cues misses{.rolls = {{1, 1, 1, 1}, {1, 1, 1, 1}}};
    EXPECT_EQ(fight(meleeWith({resist(), fierceOnset()}), misses).count<EventTurnedUp>(), 0);
    Battle battle = inHand(meleeWith({resist(), fierceOnset()}), red, CardId(1));
    battle = inHand(battle, blue, CardId(0));
    Cues cues = misses;
    cues.answers = {EventToPlay{CardId(1)}, EventToPlay{CardId(0)}};
    const Played played = fight(battle, cues);
    EXPECT_EQ(played.count<EventTurnedUp>(), 0);
    EXPECT_EQ(played.count<EventPlayed>(), 2);
}

TEST(OPT15, ForARangedAttackNoCardIsTurnedUp) {
    const Battle battle = withoutEvents(inPhase(
        Phase::rangedAttack, battleOf({archers(red).active().at(10_du, 4_du), infantry(blue).at(10_du, 8_du)},
                                      tableWith({trueAim()}))));
    const Played played = shootAt(battle, {.rolls = {{1, 1, 1, 1}}});
    EXPECT_EQ(played.count<BlowRolled>(), 1);
    EXPECT_EQ(played.count<EventTurnedUp>(), 0);
    EXPECT_EQ(played.battle.deck, battle.deck);
}

TEST(OPT15, VeteransHaveNothingToExchange) {
    const Played played =
        fight(meleeWith({resist(), fierceOnset()}), {.rolls = {{1, 1, 1, 1}, {1, 1, 1, 1}}});
    EXPECT_EQ(played.questions<Decide>(), 0);
}

// -------------------------------------------------------- protected flanks

Battle guarded(std::vector<TestUnit> others, TestUnit enemy = facingRed(infantry(blue))) {
    std::vector<TestUnit> units{infantry(red).at(10_du, 10_du), enemy};
    units.insert(units.end(), others.begin(), others.end());
    return agreed(battleOf(units), [](Options& it) { it.protectedFlanks = true; });
}
/// At this distance from the left flank of the unit at (10, 10), or from its right.
TestUnit onTheLeft(Du gap) { return infantry(red).at(8.4_du - gap, 10_du); }
TestUnit onTheRight(Du gap) { return infantry(red).at(11.6_du + gap, 10_du); }
int protection(const Battle& battle) { return protectedFlanks(battle, a); }

TEST(OPT24, AFriendStandsTooNearForAMarker) {
    EXPECT_EQ(protection(guarded({onTheLeft(0.39_du)})), 1);
    EXPECT_EQ(protection(guarded({onTheLeft(0.4_du)})), 0);
    EXPECT_TRUE(isFlankProtected(guarded({onTheLeft(0.39_du)}), a, geometry::Side::left));
    EXPECT_FALSE(isFlankProtected(guarded({onTheLeft(0.39_du)}), a, geometry::Side::right));
}

TEST(OPT24, NoEnemyMarkerStandsOnTheOtherFlank) {
    EXPECT_EQ(protection(guarded({onTheLeft(0.1_du)}, facingRed(infantry(blue)).enveloping(a, 4))), 0);
}

TEST(OPT24, NoEnemyTouchesTheRear) {
    EXPECT_EQ(protection(guarded({onTheLeft(0.1_du), infantry(blue).at(10_du, 9.2_du).facing(0_deg)})), 0);
    EXPECT_EQ(protection(guarded({onTheLeft(0.1_du), infantry(blue).at(10_du, 9.1_du).facing(0_deg)})), 1);
}

TEST(OPT24, WhoStandsDiagonallyBehindDoesNotProtect) {
    EXPECT_EQ(protection(guarded({infantry(red).at(8.3_du, 9.1_du)})), 0);
}

TEST(OPT24, AnEnemyIsNoFriend) { EXPECT_EQ(protection(guarded({infantry(blue).at(8.2_du, 10_du)})), 0); }

TEST(OPT25, EachProtectedFlankStrengthensMorale) {
    const int without = moraleInMelee(guarded({}), a, b).total();
    EXPECT_EQ(moraleInMelee(guarded({onTheLeft(0.1_du)}), a, b).total(), without + 1);
    EXPECT_EQ(moraleInMelee(guarded({onTheLeft(0.1_du), onTheRight(0.1_du)}), a, b).total(), without + 2);
}

TEST(OPT25, NotWhenItIsNotEngaged) {
    const Battle battle = guarded({onTheLeft(0.1_du)}, infantry(blue).at(10_du, 11_du));
    EXPECT_EQ(moraleOutsideAttack(battle, a).total(), moraleOutsideAttack(guarded({}), a).total());
}

TEST(OPT25, NotWithoutTheOption) {
    const Battle off = agreed(guarded({onTheLeft(0.1_du)}), [](Options& it) { it.protectedFlanks = false; });
    EXPECT_EQ(protection(off), 0);
}

// ------------------------------------------------------------------ camels

Battle against(TestUnit unit, TestUnit enemy) {
    return agreed(battleOf({unit.at(10_du, 10_du), facingRed(std::move(enemy))}),
                  [](Options& it) { it.intimidatingCamels = true; });
}
int morale(const Battle& battle) { return moraleInMelee(battle, a, b).total(); }
std::vector<UnitId> checking(const Battle& battle) { return unitsThatCheckMorale(inMelee(battle), {a, b}); }

TEST(OPT31, HorsesFearCamels) {
    for (const UnitClass horse : {UnitClass::cavalry, UnitClass::chariots}) {
        const Battle battle = against(infantry(red).of(horse), infantry(blue).of(UnitClass::camels));
        EXPECT_EQ(morale(battle), 6);
        EXPECT_EQ(checking(battle), std::vector{a});
        const Battle off = agreed(battle, [](Options& it) { it.intimidatingCamels = false; });
        EXPECT_EQ(morale(off), 7);
        EXPECT_TRUE(checking(off).empty());
    }
}

TEST(OPT31, NobodyElseDoes) {
    for (const UnitClass other : {UnitClass::infantry, UnitClass::camels}) {
        const Battle battle = against(infantry(red).of(other), infantry(blue).of(UnitClass::camels));
        EXPECT_EQ(morale(battle), 7);
        EXPECT_TRUE(checking(battle).empty());
    }
}

TEST(OPT31, FearCountsOnlyOnce) {
    const Battle battle = against(cavalry(red), infantry(blue).of(UnitClass::camels).has(Ability::fear));
    EXPECT_EQ(morale(battle), 6);
}

// -------------------------------------------------------- reinforced units

Battle reinforced(int wounds) {
    return agreed(battleOf({infantry(red).health(6).wounded(wounds), infantry(blue).at(10_du, 16_du)}),
                  [](Options& it) { it.reinforcedUnits = true; });
}

TEST(OPT32, EveryUnitHasTwoMoreHealth) {
    EXPECT_EQ(health(reinforced(0), a), 8);
    EXPECT_EQ(health(battleOf({infantry(red).health(6)}), a), 6);
    const auto hurt = [](int wounds) {
        return play(reinforced(0), {}, [=](Game& game) { wound(game, a, wounds, "MEL-16"_rule); }).battle;
    };
    EXPECT_TRUE(hurt(7).onTable(a));
    EXPECT_FALSE(hurt(8).onTable(a));
}

TEST(OPT32, EveryWoundStillWeakensMorale) {
    const Sum sum = moraleOutsideAttack(reinforced(7), a);
    const auto ofWounds = std::ranges::find(sum.terms(), "MOR-09"_rule, &Sum::Term::rule);
    ASSERT_NE(ofWounds, sum.terms().end());
    EXPECT_EQ(ofWounds->amount, -7);
}

}  // namespace
}  // namespace vallum::field
