// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/fortresses.h"
#include "support/moves.h"

#include <gtest/gtest.h>

#include <vallum/field/rules/siege/climbing.h>
#include <vallum/field/situation/fortress/at_structures.h>
#include <vallum/field/situation/movement/contact.h>

namespace vallum::field {
namespace {

/// Blue in front of the western tower of the stronghold, shifted east by `aside`.
Battle beforeTower(Du aside, const std::vector<TestUnit>& others = {}) {
    std::vector<TestUnit> units{infantry(blue).at(7.2_du + aside, 10.4_du).facing(180_deg).active()};
    units.insert(units.end(), others.begin(), others.end());
    return turnOf(blue, battleOf(units, stronghold()));
}
Move wrapping(int left, int right, Arrival what = Arrival::climb) {
    Move move = arriving(a, {}, westTower, what);
    move.at->wrapLeft = left;
    move.at->wrapRight = right;
    return move;
}

TEST(ASL08, WrappedBeforeTheClimb) {
    // Two sections in front of the tower, and the two on the unit's right beyond its western corner.
    const auto played = moved(beforeTower(-0.4_du, {inTower(infantry(red))}), wrapping(0, 2));
    EXPECT_EQ(played.battle.unit(a).wraps, (std::vector<TowerMarker>{{westTower, 7}, {westTower, 6}}));
    EXPECT_EQ(frontSectionsOn(played.battle, a, westTower), 4);
    Battle top = inPhase(Phase::melee, played.battle);
    top.units.at(0).climb->levels = 2;
    EXPECT_EQ(meleeDice(top, a, b).total(), 4);
}

TEST(ASL08, OnlySectionsThatReachPastTheTower) {
    const auto wraps = [](Du aside, int right) {
        return moved(beforeTower(aside), wrapping(0, right)).battle.unit(a).wraps.size();
    };
    EXPECT_EQ(wraps(-0.4_du, 2), 2U);
    EXPECT_EQ(wraps(-0.4_du, 1), 1U);
    EXPECT_EQ(wraps(-0.4_du, 5), 2U);
    EXPECT_EQ(wraps(0_du, 2), 1U);
}

TEST(ASL08, WallsAndUnitsAreInTheWay) {
    const auto toTheEast = moved(beforeTower(0.4_du), wrapping(2, 0));
    EXPECT_TRUE(toTheEast.battle.unit(a).wraps.empty()) << "there the wall begins";
    const TestUnit other = infantry(blue).at(6.4_du, 9.2_du).facing(90_deg);
    EXPECT_TRUE(moved(beforeTower(-0.4_du, {other}), wrapping(0, 2)).battle.unit(a).wraps.empty());
}

TEST(ASL08, NobodyComesOverWrappedSections) {
    const TestUnit other = infantry(blue).at(5.7_du, 11.4_du).facing(180_deg).active();
    Battle wrapped =
        moved(beforeTower(-0.4_du, {other, infantry(red).at(5.7_du, 7.4_du)}), wrapping(0, 2)).battle;
    EXPECT_EQ(refusalOf(wrapped, moving(b, {geometry::Advance{1.4_du}})), "MOV-05") << "a friend";
    wrapped.active = red;
    wrapped.units.at(2).markers.insert(Marker::active);
    EXPECT_EQ(refusalOf(wrapped, moving(c, {geometry::Advance{1.6_du}})), "MOV-03") << "an enemy";
    wrapped.units.at(0).wraps.clear();
    EXPECT_EQ(refusalOf(wrapped, moving(c, {geometry::Advance{1.6_du}})), "");
}

TEST(ASL08, TwoUnitsWrapTheirSectionsRoundDifferentSides) {
    const TestUnit other = infantry(blue).at(6.4_du, 9.2_du).facing(90_deg).active();
    Battle both = beforeTower(-0.4_du);
    both = moved(both, wrapping(0, 1)).battle;
    EXPECT_EQ(both.unit(a).wraps.size(), 1U);
    Battle second = turnOf(blue, battleOf({infantry(blue).at(6.8_du, 10.4_du).facing(180_deg).active(),
                                           infantry(blue).at(6.4_du, 8.8_du).facing(90_deg).active()},
                                          stronghold()));
    second.units.at(1).wraps = {{westTower, 7}};
    EXPECT_TRUE(moved(second, wrapping(0, 2)).battle.unit(a).wraps.empty()) << "the place is taken";
}

TEST(ASL08, MarkersOfAnEarlierTurnStay) {
    Battle lined = moved(beforeTower(-0.4_du), wrapping(0, 2, Arrival::lineUp)).battle;
    EXPECT_EQ(lined.unit(a).wraps.size(), 2U);
    EXPECT_EQ(lined.unit(a).climb, std::nullopt);
    lined.units.at(0).turn = {};
    const Battle climbing = moved(lined, wrapping(0, 0)).battle;
    EXPECT_EQ(climbing.unit(a).wraps.size(), 2U);
    EXPECT_TRUE(climbing.unit(a).climb);
}

TEST(ASL08, NeitherAddedNorRemovedOnTheWayUp) {
    Battle climbing = moved(beforeTower(-0.4_du), wrapping(0, 1)).battle;
    climbing.units.at(0).turn = {};
    EXPECT_EQ(refusalOf(climbing, wrapping(0, 2, Arrival::lineUp)), "ASL-08");
    EXPECT_EQ(refusalOf(climbing, wrapping(0, 0, Arrival::lineUp)), "ASL-08");
}

/// Blue climbs the tower with two sections round its western corner; red has come out to charge them.
Battle sallyAtWraps(TestUnit charger) {
    Battle battle = moved(beforeTower(-0.4_du, {charger.active()}), wrapping(0, 2)).battle;
    battle.active = red;
    return battle;
}

TEST(CHG18, SectionsWrappedRoundATowerAreLostToACharge) {
    const Battle battle = sallyAtWraps(infantry(red).at(5_du, 9.1_du).facing(90_deg));
    ASSERT_EQ(battle.unit(a).wraps.size(), 2U);
    const auto played = moved(battle, charging(b, {geometry::Advance{2_du}}, a));
    EXPECT_TRUE(played.battle.unit(a).wraps.empty());
    EXPECT_EQ(played.battle.unit(a).wounds, 2);
    EXPECT_EQ(played.all<LinedUp>().front().why, "CHG-18"_rule);
    EXPECT_EQ(played.count<Charged>(), 0) << "the tower is in the way";
    EXPECT_TRUE(played.battle.unit(a).climb) << "it climbs on";
}

TEST(CHG18, WhereTheWrappedSectionWasTheChargeGoesOnToTheCard) {
    Battle battle = sallyAtWraps(infantry(red).at(6_du, 8_du).facing(0_deg));
    battle.units.at(0).wraps = {{westTower, 7}};
    const auto played = moved(battle, charging(b, {geometry::Advance{2_du}}, a));
    EXPECT_EQ(played.battle.unit(a).wounds, 1);
    EXPECT_TRUE(areEngaged(played.battle, a, b));
    EXPECT_FALSE(played.battle.unit(a).climb) << "ASL-15: it fights on the ground";
}

TEST(CHG19, TheInnerSectionRoundATowerStays) {
    const Battle battle = sallyAtWraps(infantry(red).at(5.7_du, 7.4_du).facing(0_deg));
    const auto played = moved(battle, charging(b, {geometry::Advance{2_du}}, a));
    EXPECT_EQ(played.battle.unit(a).wraps, (std::vector<TowerMarker>{{westTower, 7}}));
    EXPECT_EQ(played.battle.unit(a).wounds, 1);
}

TEST(CHG19, AnOuterSectionRoundATowerIsCutOff) {
    Battle battle = sallyAtWraps(infantry(red).at(5_du, 9.1_du).facing(90_deg));
    battle.units.at(0).wraps = {{westTower, 7}, {westTower, 6}, {westTower, 5}};
    const auto played = moved(battle, charging(b, {geometry::Advance{2_du}}, a));
    EXPECT_TRUE(played.battle.unit(a).wraps.empty());
    EXPECT_EQ(played.battle.unit(a).wounds, 3);
}

}  // namespace
}  // namespace vallum::field
