// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/battles.h"
#include "support/library.h"

#include <gtest/gtest.h>

#include <vallum/core/json.h>
#include <vallum/field/procedures/morale/flight.h>
#include <vallum/field/procedures/morale/morale.h>
#include <vallum/field/rules/combat/events.h>
#include <vallum/field/rules/combat/modifiers.h>
#include <vallum/field/rules/morale/flight.h>
#include <vallum/field/rules/morale/morale.h>
#include <vallum/field/rules/movement/allowance.h>
#include <vallum/field/rules/turn/activation.h>
#include <vallum/field/rules/turn/setup.h>
#include <vallum/field/situation/turn/generals.h>

namespace vallum::field {
namespace {

TestTable withCard(const GeneralCard& general) {
    TestTable table;
    table.generals.at(0) = general;
    return table;
}
GeneralCard generalWith(GeneralModifiers modifiers) {
    GeneralCard general = testGeneral();
    general.modifiers = modifiers;
    return general;
}
Battle after(Battle battle, const Fact& fact) {
    System::evolve(battle, fact);
    return battle;
}
Battle lost(const Battle& battle, GeneralHealth how) {
    return after(battle, GeneralLost{red, how, "EVT-03"_rule});
}

/// Red's general at (10, 10), another red card straight ahead of it, and a distant enemy.
Battle withFriendAt(Du gap) {
    return withGeneral(battleOf({infantry(red).at(10_du, 4_du), infantry(red).at(10_du, 4.8_du + gap),
                                 infantry(blue).at(3_du, 16_du)}),
                       a);
}

TEST(GEN01, TheGeneralJoinsAnyOwnUnit) {
    for (const UnitClass of :
         {UnitClass::infantry, UnitClass::cavalry, UnitClass::elephants, UnitClass::artillery}) {
        Battle battle = battleOf({infantry(red).of(of), infantry(blue).at(10_du, 14_du)});
        battle.stage = Stage::generals;
        EXPECT_EQ(refusal(mayPlaceGeneral(battle, red, 0, a)), "");
        EXPECT_EQ(refusal(mayPlaceGeneral(battle, red, 0, b)), "GEN-01");
        EXPECT_EQ(refusal(mayPlaceGeneral(battle, red, 0, UnitId(7))), "GEN-01");
    }
}

TEST(GEN01, NobodyFightsWithoutAGeneral) {
    Battle battle = battleOf({infantry(red), infantry(blue).at(10_du, 14_du)});
    for (Player& player : battle.players) player.arranged = true;
    EXPECT_EQ(nextSetupTask(battle), (SetupTask{Stage::generals, red}));
    EXPECT_EQ(nextSetupTask(withGeneral(battle, a)), (SetupTask{Stage::generals, blue}));
    EXPECT_EQ(nextSetupTask(withGeneral(withGeneral(battle, a), b)).stage, Stage::dealing);
}

TEST(GEN02, TheGeneralSharesTheUnitsFate) {
    const auto wound1 = [](Game& game) { wound(game, a, 1, "MEL-16"_rule); };
    const auto hurt = [](int wounds) {
        return withGeneral(battleOf({infantry(red).health(4).wounded(wounds), infantry(red).at(14_du, 10_du),
                                     infantry(blue).at(10_du, 14_du)}),
                           a);
    };
    const Battle dead = play(hurt(3), {}, wound1).battle;
    EXPECT_EQ(dead.player(red).generals.front().health, GeneralHealth::dead);
    EXPECT_FALSE(dead.onTable(a));
    const Battle unharmed = play(hurt(2), {}, wound1).battle;
    EXPECT_EQ(unharmed.player(red).generals.front().health, GeneralHealth::well);
    const Battle fleeing = after(hurt(0), StartedToFlee{a, "MOR-04"_rule});
    EXPECT_TRUE(isFleeing(fleeing, {red, 0}));
}

TEST(GEN05, TheModifiersAreForTheOwnUnitAlone) {
    const Battle battle = withGeneral(
        battleOf({infantry(red).attack(4, 3).defense(5, 8), infantry(red).at(11.6_du, 10_du).attack(4, 3),
                  infantry(blue).at(10_du, 10.8_du)},
                 withCard(generalWith({.attack = {1, 1}, .defense = 1, .morale = 1}))),
        a);
    EXPECT_EQ(meleeAttack(battle, Roll::hit, a, c).total(), 5);
    EXPECT_EQ(meleeAttack(battle, Roll::damage, a, c).total(), 4);
    EXPECT_EQ(meleeAttack(battle, Roll::hit, b, c).total(), 4);
    EXPECT_EQ(meleeDefense(battle, Roll::hit, a, c).total(), 6);
    EXPECT_EQ(meleeDefense(battle, Roll::damage, a, c).total(), 9);
    EXPECT_EQ(moraleOutsideAttack(battle, a).total(), 9);
    EXPECT_EQ(moraleOutsideAttack(battle, b).total(), 8);
}

TEST(GEN05, TheAttackModifierWorksInRangedAttacksToo) {
    const Battle battle = withGeneral(
        battleOf({archers(red), infantry(blue).at(10_du, 14_du)}, withCard(generalWith({.attack = {1, 1}}))),
        a);
    EXPECT_EQ(rangedAttack(battle, Roll::hit, a, b).total(), 4);
    EXPECT_EQ(rangedAttack(battle, Roll::damage, a, b).total(), 4);
    EXPECT_EQ(battle.type(a).ranged->range, 8_du);
}

TEST(GEN05, TheTwoNumbersOfTheAttackModifierMayDiffer) {
    const TestTable table = withCard(generalWith({.attack = {1, 0}}));
    const Battle melee =
        withGeneral(battleOf({infantry(red).attack(4, 3), infantry(blue).at(10_du, 10.8_du)}, table), a);
    EXPECT_EQ(meleeAttack(melee, Roll::hit, a, b).total(), 5);
    EXPECT_EQ(meleeAttack(melee, Roll::damage, a, b).total(), 3);
    const Battle ranged = withGeneral(battleOf({archers(red), infantry(blue).at(10_du, 14_du)}, table), a);
    EXPECT_EQ(rangedAttack(ranged, Roll::hit, a, b).total(), 4);
    EXPECT_EQ(rangedAttack(ranged, Roll::damage, a, b).total(), 3);
}

TEST(GEN05, AFileWritesOneNumberOrTwo) {
    const auto read = [](const char* attack) {
        return JsonReader::readText<GeneralModifiers>(std::string(R"({"attack":)") + attack +
                                                      R"(,"defense":0,"morale":1})");
    };
    EXPECT_EQ(read("1")->attack, (Attack{1, 1}));
    EXPECT_EQ(read("[1, 0]")->attack, (Attack{1, 0}));
    EXPECT_EQ(JsonWriter::of(*read("1")).dump(), R"({"attack":1,"defense":0,"morale":1})");
    EXPECT_EQ(JsonWriter::of(*read("[1, 0]")).dump(), R"({"attack":[1,0],"defense":0,"morale":1})");
    EXPECT_EQ(read("[1]").error().expected, "a list of 2");
    EXPECT_EQ(read("\"+1/+0\"").error().expected, "a whole number, or a list of 2");
}

TEST(GEN06, TheInfluenceIsARadius) {
    EXPECT_TRUE(isInInfluence(withFriendAt(3.9_du), b));
    EXPECT_TRUE(isInInfluence(withFriendAt(4_du), b));
    EXPECT_FALSE(isInInfluence(withFriendAt(4.1_du), b));
    EXPECT_EQ(moraleOutsideAttack(withFriendAt(4_du), b).total(), 8);
    EXPECT_EQ(moraleOutsideAttack(withFriendAt(4.1_du), b).total(), 7);
}

TEST(GEN06, TheOwnUnitIsIncludedTheEnemyIsNot) {
    const Battle battle = withGeneral(battleOf({infantry(red), infantry(blue).at(10_du, 11.8_du)}), a);
    EXPECT_TRUE(isInInfluence(battle, a));
    EXPECT_FALSE(isInInfluence(battle, b));
    EXPECT_EQ(moraleOutsideAttack(battle, a).total(), 8);
}

TEST(GEN06, SectionMarkersAreNotMeasuredTo) {
    const Battle battle = withGeneral(
        battleOf({infantry(red).extendedRight(), infantry(red).at(15.8_du, 10_du).extendedLeft()}), a);
    EXPECT_FALSE(isInInfluence(battle, b)) << "cards 4.2 DU apart, markers 3.4";
}

TEST(GEN07, LeadershipComesFromTheCard) { EXPECT_EQ(leadership(battleOf({infantry(red)}), red).total(), 6); }

TEST(GEN08, TheAbilityWorksWhileTheGeneralIsWell) {
    GeneralCard general = testGeneral();
    general.ability = shippedAbility("careful-planner");
    const Battle battle = withGeneral(battleOf({infantry(red)}, withCard(general)), a);
    EXPECT_EQ(abilityOf(battle, red, &AbilityEffect::drawAfterOrders), DrawAfterOrdersEffect{2});
    EXPECT_FALSE(abilityOf(battle, red, &AbilityEffect::rerollLeadershipCheck));
    EXPECT_FALSE(abilityOf(lost(battle, GeneralHealth::wounded), red, &AbilityEffect::drawAfterOrders));
}

TEST(GEN08, AHardMarcherLengthensForcedMarches) {
    GeneralCard general = testGeneral();
    general.ability = shippedAbility("hard-marcher");
    const Battle battle =
        withGeneral(battleOf({infantry(red).active().moves(2_mp), infantry(red).active().at(10_du, 17_du)},
                             withCard(general)),
                    a);
    EXPECT_EQ(movementPoints(battle, a, Gait::forcedMarch).total(), 5000);
    EXPECT_EQ(movementPoints(battle, a, Gait::regular).total(), 2000);
    EXPECT_EQ(movementPoints(battle, b, Gait::forcedMarch).total(), 8000);  // beyond the influence
}

TEST(GEN08, WhoRalliesTheBrokenAlsoStopsFlights) {
    GeneralCard general = testGeneral();
    general.ability = shippedAbility("rallies-the-broken");
    const Battle battle = inPhase(
        Phase::flight,
        withGeneral(
            battleOf({infantry(red), infantry(red).at(12_du, 10_du).fleeing().wounded(3)}, withCard(general)),
            a));
    const Played played =
        play(battle, {.rolls = {{6}}, .answers = {UnitChosen{b}, FacingChosen{Heading()}}}, flightStep);
    EXPECT_EQ(played.all<MoraleChecked>().at(0).morale.total(), 7 - 1 - 3 + 1 + 2);
    EXPECT_FALSE(played.battle.unit(b).has(Marker::fleeing));
}

TEST(GEN08, EveryNumberIsThatOfTheCard) {
    GeneralCard general = testGeneral();
    general.ability.effect = {.handEvents = HandEventsEffect{3},
                              .chargeAttack = ChargeAttackEffect{Arm::infantry, {0, 2}},
                              .marchBonus = MarchBonusEffect{3_mp},
                              .recoverBonus = RecoverBonusEffect{-1},
                              .rangedAttack = RangedAttackEffect{{1, 2}}};
    Battle battle = withGeneral(battleOf({archers(red).active().did(TurnFlag::ledCharge),
                                          infantry(blue).at(10_du, 10.8_du).facing(180_deg)},
                                         withCard(general)),
                                a);
    EXPECT_EQ(movementPoints(battle, a, Gait::forcedMarch).total(), 2000 + 2000 + 3000);
    EXPECT_EQ(moraleToRecover(battle, a).total(), 7 + 1 - 1);
    EXPECT_EQ(eventsFromHand(battle, a), 3);
    EXPECT_EQ(rangedAttack(battle, Roll::hit, a, b).total(), 3 + 1);
    EXPECT_EQ(rangedAttack(battle, Roll::damage, a, b).total(), 3 + 2);
    battle.charges.push_back({a, b});
    EXPECT_EQ(meleeAttack(battle, Roll::hit, a, b).total(), 3);
    EXPECT_EQ(meleeAttack(battle, Roll::damage, a, b).total(), 3 + 2);
    EXPECT_EQ(meleeAttack(lost(battle, GeneralHealth::wounded), Roll::damage, a, b).total(), 3);
}

TEST(GEN08, AnAbilityIsForTheUnitsThatItNames) {
    GeneralCard general = testGeneral();
    general.ability = shippedAbility("leads-the-horse");
    const auto isLed = [&](const TestUnit& unit) {
        return isLedToCharge(
            withGeneral(battleOf({unit, infantry(blue).at(3_du, 16_du)}, withCard(general)), a), a);
    };
    EXPECT_TRUE(isLed(cavalry(red)));
    EXPECT_TRUE(isLed(infantry(red).of(UnitClass::elephants)));
    EXPECT_FALSE(isLed(infantry(red)));
    general.ability = shippedAbility("leads-the-foot");
    EXPECT_TRUE(isLed(infantry(red)));
    EXPECT_FALSE(isLed(cavalry(red)));
    EXPECT_FALSE(isLed(infantry(red).of(UnitClass::artillery)));
}

TEST(GEN08, WhatIsForTheGeneralsUnitIsForNoOther) {
    GeneralCard general = testGeneral();
    general.ability = shippedAbility("ready-for-all");
    const Battle battle =
        withGeneral(battleOf({infantry(red), infantry(red).at(12_du, 10_du), infantry(blue).at(3_du, 16_du)},
                             withCard(general)),
                    a);
    EXPECT_TRUE(abilityWith(battle, a, &AbilityEffect::handEvents));
    EXPECT_FALSE(abilityWith(battle, b, &AbilityEffect::handEvents));
    EXPECT_TRUE(abilityOf(battle, red, &AbilityEffect::handEvents));
    EXPECT_FALSE(abilityOf(battle, blue, &AbilityEffect::handEvents));
}

TEST(GEN10, WithoutAGeneralEveryUnitChecksWorse) {
    const Battle battle = withFriendAt(8_du);
    for (const GeneralHealth how : {GeneralHealth::wounded, GeneralHealth::dead}) {
        EXPECT_EQ(moraleOutsideAttack(lost(battle, how), b).total(), 6);
    }
    EXPECT_EQ(moraleOutsideAttack(lost(lost(battle, GeneralHealth::wounded), GeneralHealth::dead), b).total(),
              6);
    EXPECT_FALSE(isLost(after(battle, Broke{a, "MOR-03"_rule}), {red, 0}));
    EXPECT_EQ(moraleOutsideAttack(after(battle, StartedToFlee{a, "MOR-04"_rule}), b).total(), 6);
}

TEST(GEN11, LeadershipIsOneLowerWhileTheGeneralIsLost) {
    const Battle wounded = lost(withFriendAt(1_du), GeneralHealth::wounded);
    EXPECT_EQ(leadership(wounded, red).total(), 5);
    const Battle both = after(wounded, StartedToFlee{a, "MOR-04"_rule});
    EXPECT_EQ(leadership(both, red).total(), 5);
    const Battle fleeing = after(withFriendAt(1_du), StartedToFlee{a, "MOR-04"_rule});
    EXPECT_EQ(leadership(fleeing, red).total(), 5);
    EXPECT_EQ(leadership(after(fleeing, Recovered{a, "FLT-16"_rule}), red).total(), 6);
}

TEST(GEN12, ALostGeneralGivesNothing) {
    const Battle battle = withGeneral(battleOf({infantry(red).attack(4, 3), infantry(red).at(10_du, 7_du),
                                                infantry(blue).at(10_du, 10.8_du)},
                                               withCard(generalWith({.attack = {1, 1}}))),
                                      a);
    EXPECT_EQ(meleeAttack(lost(battle, GeneralHealth::wounded), Roll::hit, a, c).total(), 4);
    const Battle fleeing = after(battle, StartedToFlee{a, "MOR-04"_rule});
    EXPECT_FALSE(isInInfluence(fleeing, b));
    EXPECT_EQ(moraleOutsideAttack(fleeing, b).total(), 6);
}

TEST(GEN13, AGeneralWhoFledRecoversWithTheUnit) {
    const Battle fleeing = after(withFriendAt(1_du), StartedToFlee{a, "MOR-04"_rule});
    const Battle recovered = after(fleeing, Recovered{a, "FLT-16"_rule});
    EXPECT_FALSE(isLost(recovered, {red, 0}));
    EXPECT_TRUE(isInInfluence(recovered, b));
    EXPECT_EQ(moraleOutsideAttack(recovered, b).total(), 8);
}

TEST(GEN13, AWoundedGeneralStaysWounded) {
    const Battle wounded = lost(withFriendAt(1_du), GeneralHealth::wounded);
    const Battle fled = after(wounded, StartedToFlee{a, "MOR-04"_rule});
    EXPECT_TRUE(isLost(after(fled, Recovered{a, "FLT-16"_rule}), {red, 0}));
    EXPECT_TRUE(isLost(after(wounded, Healed{a, 0, "EVT-04"_rule}), {red, 0}));
}

}  // namespace
}  // namespace vallum::field
