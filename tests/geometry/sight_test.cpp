// SPDX-License-Identifier: GPL-3.0-or-later
#include "geometry/places.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <vallum/geometry/ranging.h>
#include <vallum/geometry/relation.h>
#include <vallum/geometry/sight.h>

namespace vallum::geometry {
namespace {

using Outlines = std::vector<Outline>;
using Segments = std::vector<Segment>;

const Pose shooter = pose(10_du, 10_du, 0_deg);
const Footprint target = at(10_du, 16_du, 180_deg);
constexpr Point centerMark{10_du, 10.4_du};

std::optional<int> clearMark(const Outlines& blockers) {
    return firstClearMark(shooter, cardSize, target, blockers);
}
Segments fromCenter(const Outlines& blockers) { return seenFrom(centerMark, shooter, target, blockers); }

TEST(GEO22, WithNothingInTheWayTheFirstMarkSees) {
    EXPECT_EQ(clearMark({}), 0);
    EXPECT_EQ(fromCenter({}), (Segments{{{9.2_du, 15.6_du}, {10.8_du, 15.6_du}}}));
}

TEST(GEO22, TheLeftCornerSeesPastABlockersEdge) {
    const Outlines blockers{at(10.2_du, 13_du, 0_deg)};
    EXPECT_EQ(fromCenter(blockers), Segments{});
    EXPECT_EQ(clearMark(blockers), 0);
}

TEST(GEO22, TwoCardsSideBySideHideFromAllMarks) {
    EXPECT_EQ(clearMark({at(9.5_du, 13_du, 0_deg), at(11.1_du, 13_du, 0_deg)}), std::nullopt);
    EXPECT_FALSE(isSeenClearly(shooter, cardSize, target,
                               Outlines{at(9.5_du, 13_du, 0_deg), at(11.1_du, 13_du, 0_deg)}));
}

TEST(GEO22, ACornerThrowsItsShadow) {
    const Outlines blockers{at(11.2_du, 13_du, 0_deg)};
    EXPECT_EQ(fromCenter(blockers), (Segments{{{9.2_du, 15.6_du}, {10.693_du, 15.6_du}}}));
    EXPECT_EQ(clearMark(blockers), 0);
}

TEST(GEO22, WhatIsBehindTheTargetOrTheShooterHidesNothing) {
    EXPECT_EQ(clearMark({at(10_du, 17_du, 0_deg), at(10_du, 9.1_du, 0_deg), at(11.6_du, 10_du, 0_deg)}), 0);
    EXPECT_EQ(fromCenter({at(10_du, 17_du, 0_deg)}), fromCenter({}));
}

TEST(GEO22, ANeighborInContactHidesOnlyWhatIsBehindItsEdge) {
    // Its front is level with the shooter's, and one thousandth of it overlaps the shooter.
    EXPECT_EQ(clearMark({at(8.401_du, 10_du, 0_deg), at(11.599_du, 10_du, 0_deg)}), 0);
    // Half a card ahead: nothing to the left of the left corner.
    const Outlines ahead{at(8.4_du, 10.4_du, 0_deg)};
    const Pose there = shooter;
    EXPECT_EQ(seenFrom({9.2_du, 10.4_du}, there, at(5_du, 16_du, 0_deg), ahead), Segments{});
    EXPECT_NE(seenFrom({9.2_du, 10.4_du}, there, at(13_du, 16_du, 0_deg), ahead), Segments{});
}

TEST(GEO22, OnlyThePartInsideTheFrontArcIsSeen) {
    // The line through the front cuts this target; its rear part cannot be shot at.
    const Footprint beside = at(14_du, 10.4_du, 90_deg);
    const Segments seen = seenFrom(centerMark, shooter, beside, {});
    ASSERT_EQ(seen.size(), 1U);
    EXPECT_EQ(seen[0], (Segment{{13.6_du, 11.2_du}, {13.6_du, 10.4_du}}));
    EXPECT_EQ(firstClearMark(shooter, cardSize, at(14_du, 9.6_du, 90_deg), {}), std::nullopt);
    // Its front part is hidden and its rear part is open: not seen.
    EXPECT_EQ(firstClearMark(shooter, cardSize, beside, Outlines{at(12.6_du, 10.8_du, 90_deg)}),
              std::nullopt);
}

TEST(GEO22, AMarkerOfTheTargetMayBeAllThatIsSeen) {
    const Footprint wide = shape(extended(10_du, 16_du, 180_deg, onTheLeft));  // to x 11.2
    const Outlines wall{at(9.2_du, 15_du, 0_deg), at(10_du, 15_du, 0_deg), at(7.6_du, 15_du, 0_deg)};
    EXPECT_EQ(firstClearMark(shooter, cardSize, target, wall), 4);
    EXPECT_EQ(seenFrom({10.8_du, 10.4_du}, shooter, wide, wall).back().to, (Point{11.2_du, 15.6_du}));
}

TEST(GEO22, FromATowerOneEyeLooksAllRound) {
    const Lookout eye(Point{10_du, 10_du});
    const Footprint behind = at(10_du, 5_du, 0_deg);
    EXPECT_TRUE(isSeenPast(eye, behind, {}, {}));
    const Outline between = at(10_du, 8_du, 0_deg);
    const Occluder occluder{std::span(between)};
    const std::vector<const Occluder*> occluders{&occluder};
    EXPECT_FALSE(isSeenPast(eye, behind, occluders, {}));
}

TEST(LOS03, ALineAlongAnEdgeOrPastACornerIsNotBlocked) {
    // The blocker's left edge is x 10: the line from (10, 10.4) to the target's corner (10, 15.6) runs along
    // it.
    const Footprint behind = at(10.8_du, 16_du, 180_deg);
    const Outlines blockers{at(10.8_du, 13_du, 0_deg)};
    EXPECT_EQ(seenFrom(centerMark, shooter, behind, blockers),
              (Segments{{{10_du, 15.6_du}, {10_du, 15.6_du}}}));
}

TEST(LOS03, AtACornerOrAlongAnEdgeALineOnlyGrazes) {
    const Outline card = at(10_du, 13_du, 0_deg);  // x 9.2 to 10.8, y 12.6 to 13.4
    const Occluder occluder{std::span(card)};
    for (const auto& [from, to] : std::vector<std::pair<Point, Point>>{
             {{10_du, 14.2_du}, {11.6_du, 12.6_du}},  // past the north-east corner, and the others
             {{10_du, 11.8_du}, {11.6_du, 13.4_du}},
             {{10_du, 11.8_du}, {8.4_du, 13.4_du}},
             {{10_du, 14.2_du}, {8.4_du, 12.6_du}},
             {{9.2_du, 11_du}, {9.2_du, 15_du}},
             {{10.8_du, 11_du}, {10.8_du, 15_du}}}) {
        EXPECT_EQ(occluder.meets({from, to}), Meeting::grazes);
        EXPECT_EQ(occluder.meets({to, from}), Meeting::grazes);
    }
    EXPECT_EQ(occluder.meets({{10_du, 12.6_du}, {10.3_du, 10_du}}), Meeting::grazes) << "away from it";
    EXPECT_EQ(occluder.meets({{10.3_du, 10_du}, {10_du, 12.6_du}}), Meeting::grazes) << "as far as its edge";
    EXPECT_EQ(occluder.meets({{10_du, 11_du}, {10.001_du, 15_du}}), Meeting::crosses);
    EXPECT_EQ(occluder.meets({{9.199_du, 11_du}, {9.199_du, 15_du}}), Meeting::none);
}

TEST(LOS03, NoLineToAPointPassesBetweenTwoThatTouch) {
    // The line runs north at x = 10, along an edge of each blocker.
    const auto isSeenPast = [](const Outline& left, const Outline& right) {
        const std::array occluders{Occluder(left), Occluder(right)};
        const std::array both{&occluders[0], &occluders[1]};
        return geometry::isSeenPast(Lookout(Point{10_du, 10_du}), Point{10_du, 16_du}, both, {});
    };
    const Size wide{2_du, 0.8_du};
    const Outline left = outline(pose(9_du, 13_du, 0_deg), wide);
    EXPECT_FALSE(isSeenPast(left, outline(pose(11_du, 13_du, 0_deg), wide)));
    EXPECT_TRUE(isSeenPast(left, outline(pose(11.003_du, 13_du, 0_deg), wide)));
    EXPECT_TRUE(isSeenPast(left, outline(pose(11_du, 14_du, 0_deg), wide))) << "one behind the other";
}

TEST(TER04, TheOutermostLinesCountToo) {
    // Trees up to the line to one corner of the target: all other lines cross 2.4 DU of them.
    const Footprint card = at(0_du, 10_du, 180_deg);
    const auto isSeen = [&](Du near, Du far, Du away) {
        const Region trees = *Region::from({{near, 2.4_du}, {far, 4.8_du}, {away, 4.8_du}, {away, 2.4_du}});
        const std::array regions{&trees};
        return isSeenPast(Lookout(Point{0_du, 0_du}), card, {}, {regions, 1_du});
    };
    EXPECT_TRUE(isSeen(0.2_du, 0.4_du, -3_du));
    EXPECT_FALSE(isSeen(0.4_du, 0.8_du, -3_du)) << "farther than the corner";
    EXPECT_TRUE(isSeen(-0.2_du, -0.4_du, 3_du));
    EXPECT_FALSE(isSeen(-0.4_du, -0.8_du, 3_du));
}

/// Two rows with a single straight line open between them, at x 10.
Outlines withGap(Du gap) {
    return {outline(pose(5_du, 13_du, 0_deg), {10_du, 0.8_du}),
            outline({{15_du + gap, 13_du}, {}}, {10_du, 0.8_du})};
}

TEST(LOS03, NoLinePassesBetweenTwoBlockersThatTouch) {
    EXPECT_EQ(clearMark(withGap(0_du)), std::nullopt);
    EXPECT_EQ(clearMark(withGap(0.002_du)), std::nullopt);
    EXPECT_EQ(clearMark(withGap(0.003_du)), 2);
    EXPECT_EQ(fromCenter(withGap(0_du)), Segments{});
    EXPECT_EQ(fromCenter(withGap(0.003_du)).size(), 1U);
}

TEST(LOS03, BlockersAtDifferentDepthsLeaveTheLineThatTouchesOnlyCorners) {
    const Outlines staggered{outline(pose(5_du, 12_du, 0_deg), {10_du, 0.8_du}),
                             outline(pose(15_du, 14_du, 0_deg), {10_du, 0.8_du})};
    EXPECT_EQ(fromCenter(staggered), (Segments{{{10_du, 15.6_du}, {10_du, 15.6_du}}}));
    const Outlines corners{outline(pose(5_du, 12.6_du, 0_deg), {10_du, 0.8_du}),
                           outline(pose(15_du, 13.4_du, 0_deg), {10_du, 0.8_du})};
    EXPECT_EQ(clearMark(corners), std::nullopt);
}

// Checked against lines drawn in doubles to many points on the target's rim.

struct Scene {
    Pose shooter;
    Placement target;
    Outlines blockers;
};
Scene someScene(Places& places) {
    const Point middle{20_du, 20_du};
    Scene scene{{middle, places.playersHeading()}, {}, {}};
    scene.target = {{pointAt(scene.shooter, places.length(-4_du, 4_du), places.length(2_du, 8_du)),
                     places.playersHeading()},
                    places.extension()};
    for (int i = places.upTo(9); i != 0; --i) {
        const Outline it = outline(places.pose(scene.target.pose.center, 5_du), cardSize);
        // A blocker in contact with the shooter might cover a mark by a thousandth; that has its own test.
        if (overlap(it, shape(scene.target)) || inContact(it, outline(scene.shooter, cardSize))) continue;
        const bool isFree =
            std::ranges::none_of(scene.blockers, [&](const Outline& o) { return overlap(it, o); });
        if (isFree) scene.blockers.push_back(it);
    }
    return scene;
}

struct Inside {
    double begin = 0;
    double end = 0;
};
/// The part of a line inside a card, as fractions of its length.
std::optional<Inside> inside(double fromX, double fromY, double toX, double toY, const Outline& card) {
    double begin = 0;
    double end = 1;
    for (std::size_t i = 0; i != 4; ++i) {
        const Point a = card.at(i);
        const Point b = card.at((i + 1) % 4);
        const double alongX = (b.x - a.x).raw();
        const double alongY = (b.y - a.y).raw();
        const auto depth = [&](double x, double y) {
            return (alongY * (x - a.x.raw()) - alongX * (y - a.y.raw())) / std::hypot(alongX, alongY);
        };
        const double atBegin = depth(fromX, fromY) - 1e-6;
        const double atEnd = depth(toX, toY) - 1e-6;
        if (atBegin <= 0 && atEnd <= 0) return std::nullopt;
        const double crossing = atBegin / (atBegin - atEnd);
        if (atBegin <= 0) begin = std::max(begin, crossing);
        if (atEnd <= 0) end = std::min(end, crossing);
    }
    if (end <= begin) return std::nullopt;
    return Inside{begin, end};
}

bool isClear(const Point& eye, double x, double y, const Scene& scene) {
    // Ignores the last thousandth before the target, because something may touch it there.
    const double far = std::hypot(x - eye.x.raw(), y - eye.y.raw());
    const double part = 1 - 0.01 / far;
    const double toX = eye.x.raw() + (x - eye.x.raw()) * part;
    const double toY = eye.y.raw() + (y - eye.y.raw()) * part;
    return std::ranges::all_of(
        scene.blockers, [&](const Outline& it) { return !inside(eye.x.raw(), eye.y.raw(), toX, toY, it); });
}

TEST(GEO22, EveryPointThatALineReachesIsSeen) {
    EXPECT_TRUE(rc::check([](std::uint32_t seed) {
        Places places(seed);
        for (int i = 0; i != 30; ++i) {
            const Scene scene = someScene(places);
            const Footprint there = shape(scene.target);
            if (!isInFrontArc(scene.shooter, cardSize, there)) continue;
            for (const Point& mark : frontMarks(scene.shooter, cardSize)) {
                bool isReached = false;
                for (const Outline& piece : there.pieces()) {
                    for (int part = 0; part != 400; ++part) {
                        const auto side = static_cast<std::size_t>(part / 100);
                        const Point a = piece.at(side);
                        const Point b = piece.at((side + 1) % 4);
                        const double t = (part % 100 + 0.5) / 100;
                        const double x = a.x.raw() + t * (b.x - a.x).raw();
                        const double y = a.y.raw() + t * (b.y - a.y).raw();
                        const double h = scene.shooter.heading.raw() * std::numbers::pi / 18000;
                        const double ahead =
                            (x - mark.x.raw()) * std::sin(h) + (y - mark.y.raw()) * std::cos(h);
                        isReached = isReached || (ahead > 1.5 && isClear(mark, x, y, scene));
                    }
                }
                if (isReached) RC_ASSERT(!seenFrom(mark, scene.shooter, there, scene.blockers).empty());
            }
        }
    }));
}

/// Whether the middle line between the two ends of a visible part reaches the target.
bool isClearBetween(const Point& eye, const Segment& seen, const Scene& scene) {
    const auto bearing = [&](const Point& it) {
        return std::atan2((it.x - eye.x).raw(), (it.y - eye.y).raw());
    };
    const double left = bearing(seen.from);
    double right = bearing(seen.to);
    if (right < left) right += 2 * std::numbers::pi;
    constexpr double far = 30'000;
    const double x = eye.x.raw() + far * std::sin((left + right) / 2);
    const double y = eye.y.raw() + far * std::cos((left + right) / 2);
    double nearest = 2;
    const Footprint whole = shape(scene.target);
    for (const Outline& piece : whole.pieces()) {
        const auto hit = inside(eye.x.raw(), eye.y.raw(), x, y, piece);
        if (hit) nearest = std::min(nearest, hit->begin);
    }
    if (nearest > 1) return false;
    return isClear(eye, eye.x.raw() + nearest * (x - eye.x.raw()), eye.y.raw() + nearest * (y - eye.y.raw()),
                   scene);
}

TEST(GEO22, WhatIsShownAsSeenIsReachedByALine) {
    EXPECT_TRUE(rc::check([](std::uint32_t seed) {
        Places places(seed);
        for (int i = 0; i != 200; ++i) {
            const Scene scene = someScene(places);
            const Footprint there = shape(scene.target);
            if (!isInFrontArc(scene.shooter, cardSize, there)) continue;
            for (const Point& mark : frontMarks(scene.shooter, cardSize)) {
                for (const Segment& part : seenFrom(mark, scene.shooter, there, scene.blockers)) {
                    // In a narrower part, rounding the ends would move the line.
                    if (isWithin(0.02_du, part.from, part.to)) continue;
                    RC_ASSERT(isClearBetween(mark, part, scene));
                }
            }
        }
    }));
}

}  // namespace
}  // namespace vallum::geometry
