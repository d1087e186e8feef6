// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/fortresses.h"
#include "support/moves.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/turn/activation.h>
#include <vallum/field/rules/movement/brash.h>
#include <vallum/field/rules/turn/activation.h>
#include <vallum/field/situation/movement/contact.h>

namespace vallum::field {
namespace {

TestUnit brash(MovementPoints points = 2_mp) {
    return infantry(red).at(10_du, 5_du).facing(0_deg).has(Ability::brash).moves(points);
}
/// At the distance at which an advance of `gap` by the unit above makes contact.
TestUnit ahead(Du gap) { return infantry(blue).at(10_du, 5.8_du + gap); }

std::vector<UnitId> forced(const Battle& battle) { return brashUnits(battle); }
std::string answered(const Battle& battle, std::vector<UnitId> among, const Move& move) {
    return refusal(fits(battle, ChooseBrashCharge{std::move(among)}, move));
}
/// Red ends its activation phase.
Played advance(Battle battle, std::deque<Answer> answers) {
    answers.emplace_front(PhaseDone{});
    return play(inPhase(Phase::activation, std::move(battle)), {.answers = std::move(answers)},
                activationStep);
}

TEST(ABL17, AnEnemyWithinReachIsCharged) {
    EXPECT_EQ(forced(battleOf({brash(), ahead(2_du)})), std::vector{a});
    EXPECT_TRUE(forced(battleOf({brash(), ahead(2.1_du)})).empty());
    EXPECT_EQ(forced(battleOf({brash().active(), ahead(2_du)})), std::vector{a});
    EXPECT_EQ(forced(battleOf({brash().broken(), ahead(2_du)})), std::vector{a});
    EXPECT_EQ(forced(battleOf({brash().has(Ability::athletes), ahead(3_du)})), std::vector{a});
}

TEST(ACT16, WhoHasRecoveredIsNotForced) {
    EXPECT_TRUE(forced(battleOf({brash().did(TurnFlag::recovered), ahead(2_du)})).empty());
}

TEST(ABL17, AtTheStartOfTheMovementPhaseWithoutAnOrder) {
    const Battle battle = battleOf({brash(), ahead(2_du)});
    const Played played = advance(battle, {charging(a, {Advance{2.002_du}}, b)});
    EXPECT_EQ(played.questions<ChooseBrashCharge>(), 1);
    EXPECT_EQ(played.battle.phase, Phase::movement);
    EXPECT_TRUE(areEngaged(played.battle, a, b));
    EXPECT_EQ(played.battle.charges, std::vector{(Opponents{a, b})});
    EXPECT_FALSE(played.battle.unit(a).has(Marker::active));
    EXPECT_TRUE(played.battle.brash.empty());
}

TEST(ABL17, NobodyIsAskedWhereNoneIsInReach) {
    EXPECT_EQ(advance(battleOf({brash(), ahead(3_du)}), {}).questions<ChooseBrashCharge>(), 0);
    EXPECT_EQ(
        advance(battleOf({infantry(red).at(10_du, 5_du), ahead(1_du)}), {}).questions<ChooseBrashCharge>(),
        0);
}

TEST(ABL17, ARotationIsLookedAtDegreeByDegree) {
    const Battle battle = battleOf({brash(), infantry(blue).at(8.808_du, 8.113_du).facing(112_deg)});
    EXPECT_EQ(forced(battle), std::vector{a});
}

TEST(ABL17, WithAsManySectionsAsItCanBring) {
    // Straight ahead it would meet 3 sections; after a wheel it lines up with 4.
    const Battle battle = battleOf({brash(4_mp), infantry(blue).at(10.4_du, 7_du)});
    std::vector<int> sections;
    for (const Move& move : brashCharges(battle, a)) {
        sections.push_back(planBrashCharge(battle, move)->contact->sections);
    }
    ASSERT_FALSE(sections.empty());
    const int most = *std::ranges::max_element(sections);
    EXPECT_EQ(*std::ranges::min_element(sections), most);
    const Move straight = charging(a, {Advance{4_du}}, b);
    const int ahead = planBrashCharge(battle, straight)->contact->sections;
    EXPECT_EQ(answered(battle, {a}, straight), ahead == most ? "" : "ABL-17");
    EXPECT_EQ(most, 4);
}

TEST(ABL17, EnvelopMarkersAreItsOwnersChoice) {
    const Battle battle = battleOf({brash(4_mp).extendedLeft().extendedRight(), ahead(2_du)});
    Move move = charging(a, {Advance{4_du}}, b);
    EXPECT_EQ(answered(battle, {a}, move), "");
    move.charge->wrapLeft = 1;
    EXPECT_EQ(answered(battle, {a}, move), "");
}

TEST(ABL17, OnlyWithRegularMovement) {
    const Battle battle = battleOf({brash(4_mp).facing(90_deg), infantry(blue).at(10_du, 7_du)});
    const Move turned = charging(a, {Turn{-90_deg}, Advance{2_du}}, b);
    EXPECT_EQ(refusal(planBrashCharge(battle, turned)), "ABL-17");
    const Battle light =
        battleOf({brash(4_mp).facing(90_deg).has(Ability::skirmishers), infantry(blue).at(10_du, 7_du)});
    EXPECT_EQ(refusal(planBrashCharge(light, turned)), "");
}

TEST(ABL17, AfterOneRotationOnACorner) {
    const Battle battle = battleOf({brash(4_mp), infantry(blue).at(13_du, 5.4_du).facing(270_deg)});
    EXPECT_EQ(forced(battle), std::vector{a});
    EXPECT_TRUE(forced(battleOf({brash(2_mp), infantry(blue).at(13.2_du, 5.4_du).facing(270_deg)})).empty());
    EXPECT_TRUE(forced(battleOf({brash(4_mp), infantry(blue).at(10_du, 2_du)})).empty());
}

TEST(ABL17, NotWhenEngagedFleeingOrReorganized) {
    EXPECT_TRUE(forced(battleOf({brash(4_mp), ahead(0_du), ahead(3_du)})).empty());
    EXPECT_TRUE(forced(battleOf({brash().fleeing(), ahead(2_du)})).empty());
    EXPECT_TRUE(forced(battleOf({brash().did(TurnFlag::reorganized), ahead(0.5_du)})).empty());
    EXPECT_TRUE(forced(battleOf({brash().in(Formation::square), ahead(0.5_du)})).empty());
    EXPECT_TRUE(forced(battleOf({brash().did(TurnFlag::fellBack), ahead(2_du)})).empty());
}

TEST(ABL17, OnlyUnitsOfTheActivePlayer) {
    Battle battle = battleOf({brash(), ahead(2_du)});
    battle.active = blue;
    EXPECT_TRUE(forced(battle).empty());
}

TEST(ABL17, InTheOrderThatTheOwnerChooses) {
    const Battle battle =
        battleOf({brash(), ahead(2_du), brash().at(15_du, 5_du), infantry(blue).at(15_du, 7.8_du)});
    EXPECT_EQ(forced(battle), (std::vector{a, c}));
    const Played played =
        advance(battle, {charging(c, {Advance{2.002_du}}, d), charging(a, {Advance{2.002_du}}, b)});
    EXPECT_EQ(played.battle.charges, (std::vector{Opponents{c, d}, Opponents{a, b}}));
}

TEST(ABL17, WhoIsOutOfReachMeanwhileDoesNotCharge) {
    // The first charge leaves no room for the second one, which could have passed before.
    const Battle battle = battleOf({brash(), ahead(2_du), brash().at(10_du, 4.2_du).moves(3_mp)});
    EXPECT_EQ(forced(battle), (std::vector{a, c}));
    const Played played = advance(battle, {charging(a, {Advance{2.002_du}}, b)});
    EXPECT_EQ(played.questions<ChooseBrashCharge>(), 1);
}

TEST(ABL17, AnEnemyThatComesIntoReachLaterForcesNothing) {
    // Only the first can reach an enemy; once it has gone, the second one's way would be clear.
    const Battle battle =
        battleOf({brash(4_mp).in(Formation::phalanx), ahead(2_du), brash(6_mp).at(10_du, 4.2_du)});
    EXPECT_EQ(forced(battle), std::vector{a});
}

TEST(ABL17, NothingElseIsDoneBefore) {
    const Battle battle = battleOf({brash().active(), ahead(2_du), infantry(red).at(3_du, 3_du).active()});
    EXPECT_EQ(answered(battle, {a}, moving(a, {Advance{1_du}})), "ABL-17");
    EXPECT_EQ(answered(battle, {a}, moving(c, {Advance{1_du}})), "ABL-17");
}

TEST(ABL18, TheOwnerChoosesAmongEnemiesInReach) {
    const Battle battle =
        battleOf({brash(4_mp), infantry(blue).at(9.2_du, 8_du), infantry(blue).at(10.8_du, 8_du),
                  infantry(blue).at(13_du, 5.4_du).facing(270_deg)});
    std::vector<UnitId> targets;
    for (const Move& move : brashCharges(battle, a)) targets.push_back(move.charge->target);
    for (const UnitId target : {b, c, d}) {
        const auto found = std::ranges::find(targets, target);
        ASSERT_NE(found, targets.end()) << target.raw();
        const Move move = brashCharges(battle, a).at(static_cast<std::size_t>(found - targets.begin()));
        EXPECT_EQ(answered(battle, {a}, move), "");
    }
    EXPECT_FALSE(System::accepts(battle, ChooseBrashCharge{{a}}, PhaseDone{}));
    EXPECT_EQ(answered(battle, {a}, moving(a, {})), "ABL-17");
}

TEST(ABL19, AnEnemyInATowerForcesNoCharge) {
    TestTable table = stronghold();
    for (Structure& it : table.structures) it.owner = blue;
    const TestUnit unit = brash().at(7.2_du, 12_du).facing(180_deg);
    EXPECT_TRUE(forced(battleOf({unit, inTower(infantry(blue))}, table)).empty());
    const TestUnit before = infantry(blue).at(7.2_du, 10.5_du).facing(0_deg);
    EXPECT_EQ(forced(battleOf({unit, before}, table)), std::vector{a});
}

TEST(ABL19, AnEnemyInAVillageForcesNoCharge) {
    const TestUnit enemy = infantry(blue).at(10_du, 7.2_du);
    EXPECT_EQ(forced(battleOf({brash(), enemy})), std::vector{a});
    TestTable table;
    table.structures.push_back({.kind = StructureKind::villageSector, .pose = {{10_du, 7.2_du}, Heading()}});
    Battle held = battleOf({brash(), enemy}, table);
    held.units.at(1).inside = StructureId(0);
    EXPECT_TRUE(forced(held).empty());
}

TEST(ABL19, OnlyEnemiesOnTheTableForceACharge) {
    Battle battle = battleOf({brash(), ahead(2_du)});
    battle.units.back().place = Place::eliminated;
    EXPECT_TRUE(forced(battle).empty());
}

}  // namespace
}  // namespace vallum::field
