// SPDX-License-Identifier: GPL-3.0-or-later
#include "geometry/places.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <vallum/geometry/path.h>
#include <vallum/geometry/relation.h>

// Checks solutions found by equations against testing every place on the way.
namespace vallum::geometry {
namespace {

struct Move {
    PathStep step;
    Placement from;
    Outline obstacle;
};

PathStep someSwing(Places& places) {
    if (places.upTo(2) == 0) return Turn{Degrees(places.upTo(36'000) - 18'000)};
    return Pivot{static_cast<Corner>(places.upTo(3)), Degrees(1 + places.upTo(8'999))};
}
PathStep someStraight(Places& places) {
    if (places.upTo(1) == 0) return Advance{places.length(0.001_du, 3_du)};
    return Slide{places.playersHeading(), places.length(0.001_du, 3_du)};
}
Move someMove(Places& places, PathStep step) {
    const Point middle{20_du, 20_du};
    const Placement from = places.placement(middle, 1_du);
    Pose there = places.pose(middle, 3_du);
    // A third of the obstacles start in contact with the card, as in a line of battle.
    if (places.upTo(2) == 0) there = {pointAt(from.pose, 0_du, 0.8_du), from.pose.heading};
    return {std::move(step), from, outline(there, cardSize)};
}

/// Whether the unit overlaps the obstacle after this part of the step.
bool overlapsAfter(const Move& it, const PathStep& part) {
    return overlap(shape({after(part, it.from.pose, cardSize), it.from.extension}), it.obstacle);
}
PathStep partOf(const PathStep& step, std::int32_t amount) {
    if (const auto* it = std::get_if<Pivot>(&step)) return Pivot{it->about, Degrees(amount)};
    if (const auto* it = std::get_if<Turn>(&step)) return Turn{Degrees(it->angle < 0_deg ? -amount : amount)};
    if (const auto* it = std::get_if<Slide>(&step)) return Slide{it->toward, Du(amount)};
    return Advance{Du(amount)};
}
std::int32_t amountOf(const PathStep& step) { return lengthOf(step).raw() + angleOf(step).raw(); }

TEST(GEO11, ASwingIsFreeWhenTheOutlineMayStandAtEveryHeading) {
    EXPECT_TRUE(rc::check([](std::uint32_t seed) {
        Places places(seed);
        for (int i = 0; i != 10; ++i) {
            const Move it = someMove(places, someSwing(places));
            bool isMet = false;
            for (std::int32_t part = 0; !isMet && part <= amountOf(it.step); ++part) {
                isMet = overlapsAfter(it, partOf(it.step, part));
            }
            RC_ASSERT(sweeps(it.step, it.from, cardSize, it.obstacle) == isMet);
        }
    }));
}

TEST(GEO11, AStraightStepIsFreeWhenTheOutlineMayStandEverywhereOnTheLine) {
    EXPECT_TRUE(rc::check([](std::uint32_t seed) {
        Places places(seed);
        for (int i = 0; i != 100; ++i) {
            const Move it = someMove(places, someStraight(places));
            const bool isSwept = sweeps(it.step, it.from, cardSize, it.obstacle);
            bool isMet = false;
            bool isNearlyMet = false;
            for (std::int32_t part = 0; part <= amountOf(it.step); ++part) {
                const Footprint there =
                    shape({after(partOf(it.step, part), it.from.pose, cardSize), it.from.extension});
                isMet = isMet || overlap(there, it.obstacle);
                isNearlyMet = isNearlyMet || inContact(there, it.obstacle);
                if (isMet) break;
            }
            // Between its ends, where the line is rounded, the results may differ by less than the tolerance.
            if (isSwept) RC_ASSERT(isNearlyMet);
            if (!isSwept) RC_ASSERT(!overlapsAfter(it, it.step));
        }
    }));
}

TEST(GEO13, WhereAStepStopsItTouchesAndNothingIsOverlapped) {
    EXPECT_TRUE(rc::check([](std::uint32_t seed) {
        Places places(seed);
        for (int i = 0; i != 200; ++i) {
            const Move it = someMove(places, i % 2 == 0 ? someSwing(places) : someStraight(places));
            if (overlapsAfter(it, partOf(it.step, 0))) continue;
            const std::vector<Outline> obstacles{it.obstacle};
            const auto found = firstContact(it.step, it.from, cardSize, std::span<const Outline>(obstacles));
            RC_ASSERT(found.has_value() == sweeps(it.step, it.from, cardSize, it.obstacle));
            if (!found) continue;
            const Footprint there = shape({after(found->upTo, it.from.pose, cardSize), it.from.extension});
            RC_ASSERT(inContact(there, it.obstacle));
            RC_ASSERT(!overlap(there, it.obstacle));
            RC_ASSERT(!sweeps(found->upTo, it.from, cardSize, it.obstacle));
        }
    }));
}

TEST(GEO12, ASwingStaysOnTheTableWhenItIsOnItAtEveryHeading) {
    EXPECT_TRUE(rc::check([](std::uint32_t seed) {
        Places places(seed);
        for (int i = 0; i != 5; ++i) {
            const Move it = someMove(places, someSwing(places));
            const Size table{places.length(19_du, 22_du), places.length(19_du, 22_du)};
            bool isOn = true;
            for (std::int32_t part = 0; isOn && part <= amountOf(it.step); ++part) {
                const Pose there = after(partOf(it.step, part), it.from.pose, cardSize);
                isOn = isOnTable(shape({there, it.from.extension}), table);
            }
            RC_ASSERT(staysOnTable(it.step, it.from, cardSize, table) == isOn);
        }
    }));
}

}  // namespace
}  // namespace vallum::geometry
