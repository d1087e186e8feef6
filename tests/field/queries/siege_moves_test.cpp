// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/fortresses.h"

#include <map>

#include <gtest/gtest.h>

#include <vallum/field/queries/siege_moves.h>
#include <vallum/field/rules/movement/movement.h>

namespace vallum::field {
namespace {

/// The final poses of the moves that arrive at a structure in this way.
std::vector<geometry::Pose> ends(const Battle& battle, UnitId unit, StructureId id, Arrival what) {
    std::vector<geometry::Pose> places;
    for (const auto& [move, plan] : siegeMoves(battle, unit)) {
        const auto again = planMove(battle, move);
        EXPECT_TRUE(again && again->end == plan.end && again->spent == plan.spent);
        if (move.at && move.at->structure == id && move.at->what == what) places.push_back(plan.end);
    }
    return places;
}
bool has(const std::vector<geometry::Pose>& places, Du x, Du y, Degrees heading) {
    return std::ranges::count(places, geometry::Pose{{x, y}, Heading(heading)}) != 0;
}
std::vector<Move> leaving(const Battle& battle, UnitId unit) {
    std::vector<Move> moves;
    for (const auto& [move, plan] : siegeMoves(battle, unit)) {
        if (move.out) moves.push_back(move);
    }
    return moves;
}

TEST(SiegeMoves, LeadToEveryPlaceOfAWallFromOutside) {
    const Battle battle = turnOf(
        blue,
        battleOf({infantry(blue).at(10_du, 11.4_du).facing(180_deg).moves(2_mp).active()}, stronghold()));
    const auto linedUp = ends(battle, a, middleWall, Arrival::lineUp);
    EXPECT_TRUE(has(linedUp, 10_du, 10.4_du, 180_deg));
    EXPECT_GE(linedUp.size(), 2U);
    EXPECT_TRUE(has(ends(battle, a, middleWall, Arrival::climb), 10_du, 10.4_du, 180_deg));
    EXPECT_TRUE(ends(battle, a, middleWall, Arrival::occupy).empty());
}

TEST(SiegeMoves, LeadToEveryPlaceOfAWallFromInside) {
    const Battle battle =
        battleOf({infantry(red).at(10.4_du, 8.4_du).facing(90_deg).moves(2_mp).active()}, stronghold());
    EXPECT_FALSE(ends(battle, a, middleWall, Arrival::lineUp).empty());
    EXPECT_FALSE(ends(battle, a, eastWall, Arrival::lineUp).empty());
    EXPECT_TRUE(ends(battle, a, middleWall, Arrival::climb).empty());
}

TEST(SiegeMoves, LeadIntoATower) {
    const Battle battle =
        battleOf({infantry(red).at(7.2_du, 8.2_du).facing(0_deg).moves(2_mp).active()}, stronghold());
    EXPECT_EQ(ends(battle, a, westTower, Arrival::occupy).size(), 1U);
    const Battle held = battleOf(
        {infantry(red).at(7.2_du, 8.2_du).facing(0_deg).moves(2_mp).active(), inTower(infantry(red))},
        stronghold());
    EXPECT_TRUE(ends(held, a, westTower, Arrival::occupy).empty());
}

TEST(SiegeMoves, LeadOutOfATowerOnEachSide) {
    const Battle battle = battleOf({inTower(infantry(red).moves(2_mp).active())}, stronghold());
    const auto moves = leaving(battle, a);
    const auto ends = [&](auto where) {
        return std::ranges::any_of(moves, [&](const Move& it) { return where(it.out->center); });
    };
    EXPECT_TRUE(ends([](const geometry::Point& it) { return it.y < 9.2_du; }));
    EXPECT_TRUE(ends([](const geometry::Point& it) { return it.y > 10_du; }));
    EXPECT_TRUE(std::ranges::any_of(moves, [](const Move& it) { return !it.path.empty(); }));
}

TEST(SiegeMoves, GoOnOnceOnEachSideOfATower) {
    const Battle battle = battleOf({inTower(infantry(red).moves(2_mp).active())}, stronghold());
    std::map<std::int32_t, std::vector<bool>> sides;  // which exits allow going on
    for (const Move& it : leaving(battle, a)) {
        if (!it.at) sides[it.out->heading.raw()].push_back(!it.path.empty());
    }
    std::ptrdiff_t farther = 0;
    for (const auto& [heading, goOn] : sides) {
        EXPECT_LE(std::ranges::count(goOn, true), 1) << heading;
        farther += std::ranges::count(goOn, true);
    }
    EXPECT_EQ(farther, 2) << "out of the fortress and into it";
}

TEST(SiegeMoves, LeadDownTheOutsideAndAlongTheWall) {
    const Battle battle = battleOf({onWall(infantry(red).moves(2_mp).active())}, stronghold());
    EXPECT_EQ(leaving(battle, a).size(), 1U);
    const auto moves = siegeMoves(battle, a);
    const auto isAlong = [&](const SiegeMove& it) {
        return !it.move.at && it.move.path.size() == 1 &&
               it.plan.end.center == geometry::Point{10.8_du, 9.2_du};
    };
    EXPECT_TRUE(std::ranges::any_of(moves, isAlong));
}

TEST(SiegeMoves, LeadThroughTheGateAndThroughAGap) {
    const auto isOutside = [](const SiegeMove& it) { return it.plan.end.center.y > 10_du; };
    const auto leadOut = [&](const Battle& battle) {
        return std::ranges::any_of(siegeMoves(battle, a), isOutside);
    };
    const auto behind = [](Du x) { return infantry(red).at(x, 9.1_du).facing(0_deg).moves(4_mp).active(); };
    EXPECT_TRUE(leadOut(battleOf({behind(13.2_du)}, stronghold())));
    EXPECT_TRUE(leadOut(battleOf({behind(10_du)}, collapsed(middleWall))));
}

/// The moves of siegeMoves() that pass keeps(), in the same order.
std::vector<SiegeMove> listed(const Battle& battle, const auto& keeps) {
    auto moves = siegeMoves(battle, a);
    std::erase_if(moves, [&](const SiegeMove& it) { return !keeps(it); });
    return moves;
}
std::vector<Move> movesOf(const std::vector<SiegeMove>& moves) {
    std::vector<Move> all;
    for (const SiegeMove& it : moves) all.push_back(it.move);
    return all;
}

TEST(SiegeMoves, ToTheStructuresThatAreWantedAlone) {
    const Battle battle =
        battleOf({infantry(red).at(10.4_du, 8.4_du).facing(90_deg).moves(2_mp).active()}, stronghold());
    const SiegeMovesWanted wanted{.structures = {eastWall}, .throughGates = true, .throughGaps = true};
    const auto isWanted = [](const SiegeMove& it) {
        return !it.move.at || it.move.at->structure == eastWall;
    };
    const auto all = siegeMoves(battle, a);
    ASSERT_TRUE(std::ranges::any_of(
        all, [](const SiegeMove& it) { return it.move.at && it.move.at->structure == middleWall; }));
    EXPECT_EQ(movesOf(siegeMoves(battle, a, wanted)), movesOf(listed(battle, isWanted)));
    EXPECT_EQ(movesOf(siegeMoves(battle, a, {.structures = structuresNear(battle, a)})), movesOf(all));
}

TEST(SiegeMoves, StraightThroughTheGateWhereOtherWaysAreNotWanted) {
    const Battle battle =
        battleOf({infantry(red).at(13.4_du, 9_du).facing(0_deg).moves(4_mp).active()}, stronghold());
    const auto through = [&](const SiegeMovesWanted& wanted) {
        auto moves = movesOf(siegeMoves(battle, a, wanted));
        std::erase_if(moves, [](const Move& it) { return it.at.has_value(); });
        return moves;
    };
    const auto all = through({});
    const auto straight = through({.throughGates = false});
    ASSERT_FALSE(straight.empty());
    EXPECT_LT(straight.size(), all.size());
    for (const Move& it : straight) EXPECT_TRUE(std::holds_alternative<geometry::Advance>(it.path.front()));
    EXPECT_TRUE(through({.throughGates = false, .throughGaps = false}).empty());
}

TEST(SiegeMoves, OutOfATowerAsFarAsWanted) {
    const Battle battle = battleOf(
        {inTower(infantry(red).moves(4_mp).active()), infantry(blue).at(7.2_du, 6.6_du).facing(0_deg)},
        stronghold());
    const auto charges =
        movesOf(listed(battle, [](const SiegeMove& it) { return it.move.charge.has_value(); }));
    ASSERT_FALSE(charges.empty());
    ASSERT_LT(charges.size(), siegeMoves(battle, a).size());
    using Leaving = SiegeMovesWanted::Leaving;
    EXPECT_EQ(movesOf(siegeMoves(battle, a, {.leaving = Leaving::charges})), charges);
    EXPECT_TRUE(siegeMoves(battle, a, {.leaving = Leaving::none}).empty());
}

TEST(SiegeMoves, AreNoneInTheOpenOrOnALadder) {
    EXPECT_TRUE(siegeMoves(battleOf({infantry(red).at(10_du, 5_du).active()}), a).empty());
    const Battle climbs = turnOf(blue, battleOf({climbed(infantry(blue).active())}, stronghold()));
    EXPECT_TRUE(siegeMoves(climbs, a).empty());
}

}  // namespace
}  // namespace vallum::field
