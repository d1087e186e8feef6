// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/combats.h"
#include "support/moves.h"
#include "support/options.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/optional/fog.h>
#include <vallum/field/rules/turn/setup.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/optional/fog.h>
#include <vallum/field/situation/optional/visibility.h>
#include <vallum/field/words.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {
namespace {

/// Red archers facing north, with blue infantry in front of them at this distance.
Battle across(Du gap) {
    return inPhase(Phase::rangedAttack,
                   battleOf({archers(red).at(10_du, 4_du).active(), infantry(blue).at(10_du, 4.8_du + gap)}));
}
Battle inRain(Battle battle) {
    return agreed(std::move(battle), [](Options& it) { it.limitedVisibility = LimitedVisibility(); });
}
Battle shooting(const Battle& battle) {
    Battle begun = battle;
    System::evolve(begun, CombatBegan{beginningShot(battle, measured(battle, a, b))});
    return begun;
}
/// The index of the first fact of this kind.
template <class Kind> std::ptrdiff_t placeOf(const Played& played) {
    return std::ranges::find_if(played.facts,
                                [](const Fact& it) { return std::holds_alternative<Kind>(it); }) -
           played.facts.begin();
}

// -------------------------------------------------------- limited visibility

TEST(OPT16, FarShotsArePenalizedAndFartherOnesImpossible) {
    struct Row {
        Du distance;
        bool inRange;
        Attack power;
    };
    for (const Row& row : {Row{2_du, true, {3, 3}}, Row{2.1_du, true, {2, 2}}, Row{6_du, true, {2, 2}},
                           Row{6.1_du, false, {2, 2}}}) {
        const Battle battle = inRain(across(row.distance));
        EXPECT_EQ(measured(battle, a, b).inRange, row.inRange) << row.distance.raw();
        EXPECT_EQ(powerOf(shooting(battle), a, b), row.power) << row.distance.raw();
    }
}

TEST(OPT16, WhoShootsTooFarHasShotForNothing) {
    const Played played = shootAt(inRain(across(6.1_du)));
    EXPECT_EQ(played.count<ShotUsed>(), 1);
    EXPECT_EQ(played.count<CombatBegan>(), 0);
}

TEST(OPT16, WithoutTheOptionOnlyTheRangeCounts) {
    EXPECT_TRUE(measured(across(6.1_du), a, b).inRange);
    EXPECT_EQ(powerOf(shooting(across(6.1_du)), a, b), (Attack{3, 3}));
}

// --------------------------------------------------------------- fog of war

Scenario scenarioOf(const Battle& battle) {
    Scenario scenario;
    scenario.setting = battle.setting;
    for (const Unit& unit : battle.units) scenario.units.push_back({unit.type, unit.owner, unit.pose});
    return scenario;
}

TEST(OPT18, UnitsThatLieThereAlreadyBeginFaceDown) {
    const Battle battle = System::begin(scenarioOf(inFog(across(8_du))));
    EXPECT_TRUE(battle.unit(a).faceDown);
    EXPECT_TRUE(battle.unit(b).faceDown);
}

TEST(OPT18, WhoStandsNearOrIsKnownBeginsFaceUp) {
    const Battle near = System::begin(scenarioOf(inFog(across(5.9_du))));
    EXPECT_FALSE(near.unit(a).faceDown);
    EXPECT_FALSE(near.unit(b).faceDown);
    Scenario scenario = scenarioOf(inFog(across(8_du)));
    scenario.units.at(1).faceUp = true;
    EXPECT_FALSE(System::begin(scenario).unit(b).faceDown);
}

TEST(OPT18, BothArmiesAreHiddenWhenDeploymentEnds) {
    Scenario scenario = scenarioOf(inFog(battleOf({infantry(red), infantry(blue)})));
    for (StartUnit& unit : scenario.units) unit.pose.reset();
    const auto next = [](const Battle& battle, Cues cues) {
        return play(battle, std::move(cues), [](Game& game) { game.step(); }).battle;
    };
    Battle battle = next(System::begin(scenario), {.rolls = {{1}}});
    battle = next(battle, {.answers = {UnitPlacement{a, {{10_du, 4.6_du}, north}, {}}}});
    battle = next(battle, {.answers = {UnitPlacement{b, {{10_du, 13.4_du}, south}, {}}}});
    EXPECT_NE(battle.stage, Stage::deployment);
    EXPECT_TRUE(battle.unit(a).faceDown);
    EXPECT_TRUE(battle.unit(b).faceDown);
}

TEST(OPT18, PlaceAndCardBackAreVisibleValuesAndTypeAreNot) {
    const Battle battle =
        withGeneral(inFog(battleOf({infantry(red).at(10_du, 4_du),
                                    cavalry(blue).at(10_du, 12_du).extendedLeft().wounded(1).broken()})),
                    b);
    const Battle seen = System::seenBy(battle, red);
    Unit back;
    back.type = hiddenType;
    back.owner = blue;
    back.place = Place::table;
    back.faceDown = true;
    back.pose = battle.unit(b).pose;
    back.extension = battle.unit(b).extension;
    EXPECT_EQ(seen.unit(b), back);
    EXPECT_EQ(seen.unit(a), battle.unit(a));
    EXPECT_FALSE(seen.player(blue).generals.front().with);
    EXPECT_EQ(seen.type(b), UnitType{});
    EXPECT_EQ(nameOf(seen, b), "a hidden unit of Blue");
    EXPECT_EQ(System::seenBy(battle, blue).unit(b), battle.unit(b));
}

TEST(OPT18, RefusalsDoNotTellWhatIsHidden) {
    const Battle battle =
        inFog(battleOf({infantry(red).at(10_du, 4_du).active(), infantry(blue).at(10_du, 7_du)}), 1_du);
    const auto plan = planMove(battle, moving(a, {Advance{4_du}}));
    ASSERT_FALSE(plan);
    EXPECT_EQ(plan.error().rule, "MOV-03"_rule);
    EXPECT_EQ(plan.error().detail, "hidden");
}

TEST(OPT18, WhoIsEliminatedIsKnown) {
    Battle battle = inFog(across(8_du));
    System::evolve(battle, Eliminated{b, "FLT-12"_rule});
    EXPECT_EQ(System::seenBy(battle, red).unit(b).type, battle.unit(b).type);
}

TEST(OPT19, OnlyLessThanTheFogDistanceReveals) {
    EXPECT_EQ(unitsInSight(inFog(across(6.1_du))), std::vector<UnitId>{});
    EXPECT_EQ(unitsInSight(inFog(across(6_du))), std::vector<UnitId>{});
    EXPECT_EQ(unitsInSight(inFog(across(5.9_du))), (std::vector{a, b}));
    EXPECT_EQ(unitsInSight(inFog(across(5.9_du), 5_du)), std::vector<UnitId>{});
}

/// Red passes south of blue from west to east, at this distance.
Battle passing(Du gap) {
    return inFog(battleOf({infantry(red).at(2_du, 4_du).facing(90_deg).moves(16_mp).active(),
                           infantry(blue).at(10_du, 5.2_du + gap)}));
}

TEST(OPT19, AMoveThatPassesNearRevealsThoughItEndsFarAway) {
    const Played played = made(passing(5.9_du), moving(a, {Advance{16_du}}));
    EXPECT_EQ(played.all<Revealed>(), (std::vector<Revealed>{{a, "OPT-19"_rule}, {b, "OPT-19"_rule}}));
    EXPECT_LT(placeOf<Revealed>(played), placeOf<MoveEnded>(played));
    EXPECT_EQ(made(passing(6_du), moving(a, {Advance{16_du}})).count<Revealed>(), 0);
}

TEST(OPT19, ASwingThatPassesNearRevealsToo) {
    // Halfway through a turn about its center, a corner reaches farther than front or flank.
    const Battle battle = inFog(battleOf(
        {infantry(red).at(10_du, 4_du).active(), infantry(blue).at(10_du, 4_du + 0.4_du + 0.85_du + 6_du)}));
    EXPECT_EQ(unitsInSight(battle), std::vector<UnitId>{});
    EXPECT_EQ(made(battle, moving(a, {Turn{90_deg}})).count<Revealed>(), 2);
}

TEST(OPT19, AChargeRevealsWhomItMeets) {
    const Battle battle =
        inFog(battleOf({infantry(red).at(10_du, 4_du).active(), infantry(blue).at(10_du, 7_du)}), 1_du);
    const Move charge = charging(a, {Advance{4_du}}, b);
    EXPECT_TRUE(planMove(System::seenBy(battle, red), charge));
    const Played played = made(battle, charge);
    EXPECT_EQ(played.count<Revealed>(), 2);
    EXPECT_LT(placeOf<Revealed>(played), placeOf<Charged>(played));
    EXPECT_TRUE(made(System::seenBy(battle, red), charge).battle.onTable(b));
}

TEST(OPT20, WhoHasBeenSeenStaysSeen) {
    Battle battle = inFog(
        battleOf({infantry(red).at(10_du, 4_du).moves(20_mp).active(), infantry(blue).at(10_du, 9_du)}));
    battle = play(battle, {}, [](Game& game) { revealUnitsInSight(game); }).battle;
    EXPECT_FALSE(battle.unit(b).faceDown);
    battle = made(battle, moving(a, {Turn{180_deg}, Advance{3_du}})).battle;
    EXPECT_GT(geometry::distance(footprint(battle, a), footprint(battle, b)), 6_du);
    EXPECT_FALSE(battle.unit(a).faceDown);
    EXPECT_FALSE(battle.unit(b).faceDown);
}

TEST(OPT21, AHiddenShooterIsRevealedBeforeTheRangeIsMeasured) {
    const Played played = shootAt(inFog(across(7_du)), {.rolls = {{1, 1}}});
    EXPECT_EQ(played.all<Revealed>(), (std::vector<Revealed>{{a, "OPT-21"_rule}}));
    EXPECT_LT(placeOf<Revealed>(played), placeOf<ShotMeasured>(played));
}

TEST(OPT22, AShotAtAHiddenUnitIsWeaker) {
    const Battle battle = inFog(across(7_du));
    EXPECT_EQ(powerOf(shooting(battle), a, b), (Attack{2, 2}));
    Battle blocked = shooting(battle);
    blocked.combat->sightBlocked = true;
    EXPECT_EQ(powerOf(blocked, a, b), (Attack{1, 1}));
    EXPECT_EQ(powerOf(shooting(across(7_du)), a, b), (Attack{3, 3}));
}

TEST(OPT23, AHitRevealsWithoutAWound) {
    const Played played = shootAt(inFog(across(7_du)), {.rolls = {{4, 1}, {1}}});
    EXPECT_EQ(played.battle.unit(b).wounds, 0);
    EXPECT_FALSE(played.battle.unit(b).faceDown);
    const auto blows = played.all<BlowRolled>();
    ASSERT_EQ(blows.size(), 2U);
    EXPECT_TRUE(blows.at(0).defense.terms().empty());
    EXPECT_FALSE(blows.at(1).defense.terms().empty());
    EXPECT_EQ(blows.at(1).attack.total(), 2);
    EXPECT_NE(words(played.battle, blows.at(0)).english().find("hidden defense"), std::string::npos);
}

TEST(OPT23, WithoutAHitItStaysHidden) {
    const Played played = shootAt(inFog(across(7_du)), {.rolls = {{3, 1}}});
    EXPECT_TRUE(played.battle.unit(b).faceDown);
}

TEST(OPT18, TheChecksOfAHiddenUnitAreNotExplained) {
    const Battle battle = inFog(across(8_du));
    Sum morale;
    morale.add("UNIT-05"_rule, 7);
    const MoraleChecked check{b, 3, morale, true, "ACT-12"_rule};
    EXPECT_EQ(words(System::seenBy(battle, red), check).english().find('7'), std::string::npos);
    EXPECT_NE(words(System::seenBy(battle, blue), check).english().find('7'), std::string::npos);
}

}  // namespace
}  // namespace vallum::field
