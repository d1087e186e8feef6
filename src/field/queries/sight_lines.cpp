// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/queries/sight_lines.h>
#include <vallum/field/situation/combat/sight.h>
#include <vallum/field/situation/fortress/walls.h>
#include <vallum/field/situation/ground/cover.h>
#include <vallum/field/situation/ground/ground_sight.h>
#include <vallum/field/situation/ground/height.h>
#include <vallum/field/situation/ground/obstacles.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/geometry/ranging.h>
#include <vallum/geometry/relation.h>
#include <vallum/geometry/sight.h>

namespace vallum::field {

using geometry::Lookout;
using geometry::Point;

namespace {

/// WAL-05: the grounds of the fortresses whose walls the shooter stands on.
std::vector<geometry::Region> groundsBelow(const Battle& battle, UnitId shooter) {
    std::vector<geometry::Region> grounds;
    if (battle.unit(shooter).inside || !standsOnWall(battle, shooter)) return grounds;
    for (const WallPlace& place : placesHeld(battle, shooter)) {
        const auto fortress = battle.structure(place.wall).fortress;
        if (!fortress) continue;
        const auto& corners = battle.setting->fortresses.at(static_cast<std::size_t>(*fortress)).ground;
        if (auto ground = geometry::Region::from(corners)) grounds.push_back(*std::move(ground));
    }
    return grounds;
}

Du rangeOf(const Battle& battle, UnitId shooter, bool isAbove) {
    const auto& ranged = battle.type(shooter).ranged;
    return ranged ? rangesOf(*ranged, isAbove).reach : Du();
}

}  // namespace

struct FieldOfView::Parts {
    Parts(const Battle& onTable, UnitId unit)
        : battle(onTable),
          shooter(unit),
          obstacles(onTable, everywhere(onTable)),
          from(footingOf(onTable, unit, levelOf(onTable, unit))),
          front(onTable.unit(unit).pose, cardSize),
          center(geometry::frontCenter(onTable.unit(unit).pose, cardSize)),
          grounds(groundsBelow(onTable, unit)),
          range(rangeOf(onTable, unit, false)),
          rangeFromAbove(rangeOf(onTable, unit, true)),
          shootsHigh(field::shootsHigh(onTable, unit) || !hasObstacles(onTable)) {}

    /// A tower looks from the side nearest to the point (GEO-20).
    [[nodiscard]] Lookout lookoutTo(const Point& point) const {
        const auto inside = battle.unit(shooter).inside;
        if (!inside) return front;
        return Lookout(rangePoint(battle, *inside, geometry::Footprint({point, point, point, point})));
    }
    /// What the range is measured from.
    [[nodiscard]] const Point& eyeOf(const Lookout& lookout) const {
        return lookout.heading() ? center : lookout.marks().front();
    }
    [[nodiscard]] Footing footingTo(const Point& point) const {
        Footing footing = from;
        const auto isBelow = [&](const geometry::Region& it) { return geometry::standsIn(point, it); };
        if (std::ranges::any_of(grounds, isBelow)) footing.level = levelOfGround(battle, from.center);
        return footing;
    }

    const Battle& battle;
    UnitId shooter;
    Obstacles obstacles;
    Footing from;
    Lookout front;
    Point center;
    std::vector<geometry::Region> grounds;
    Du range;
    Du rangeFromAbove;  // SGT-17
    bool shootsHigh;
};

FieldOfView::FieldOfView(const Battle& battle, UnitId shooter)
    : parts_(std::make_unique<const Parts>(battle, shooter)) {}
FieldOfView::~FieldOfView() = default;
FieldOfView::FieldOfView(FieldOfView&&) noexcept = default;
FieldOfView& FieldOfView::operator=(FieldOfView&&) noexcept = default;

PointSight FieldOfView::at(const Point& point) const {
    const Lookout lookout = parts_->lookoutTo(point);
    PointSight sight;
    sight.isAhead = lookout.isAhead(point);
    if (!sight.isAhead) return sight;
    const Point& eye = parts_->eyeOf(lookout);
    const Footing to = footingAt(parts_->battle, point);
    const std::optional<Footing> onWall =
        parts_->grounds.empty() ? std::nullopt : std::optional(parts_->footingTo(point));
    const Footing& from = onWall ? *onWall : parts_->from;
    sight.range = from.level > to.level ? parts_->rangeFromAbove : parts_->range;
    sight.isInReach = geometry::isWithin(sight.range, eye, point);
    sight.line = lineOf({parts_->battle, parts_->obstacles, from, lookout, to}, parts_->shootsHigh);
    if (sight.line.covered && !hasObstacles(parts_->battle)) sight.line.covered = "LOS-05"_rule;
    return sight;
}

PointRange FieldOfView::rangeTo(const Point& point) const {
    const Battle& battle = parts_->battle;
    const Lookout lookout = parts_->lookoutTo(point);
    const Point& eye = parts_->eyeOf(lookout);
    const bool isAbove = parts_->footingTo(point).level > footingAt(battle, point).level;
    const auto [reach, close] = rangesOf(*battle.type(parts_->shooter).ranged, isAbove);
    PointRange range{geometry::distance(eye, point), reach, {}};
    if (geometry::isWithin(close, eye, point)) {
        range.band = RangeBand::shortRange;
    } else if (geometry::isWithin(reach, eye, point)) {
        range.band = RangeBand::longRange;
    }
    return range;
}

struct ViewOfPlace::Parts {
    Parts(const Battle& onTable, const Point& place)
        : battle(onTable),
          obstacles(onTable, everywhere(onTable)),
          to(footingAt(onTable, place)) {}

    const Battle& battle;
    Obstacles obstacles;
    Footing to;
};

ViewOfPlace::ViewOfPlace(const Battle& battle, const Point& place)
    : parts_(std::make_unique<const Parts>(battle, place)) {}
ViewOfPlace::~ViewOfPlace() = default;
ViewOfPlace::ViewOfPlace(ViewOfPlace&&) noexcept = default;
ViewOfPlace& ViewOfPlace::operator=(ViewOfPlace&&) noexcept = default;

SightLine ViewOfPlace::from(const Point& point) const {
    const Footing from = footingAt(parts_->battle, point);
    return lineOf({parts_->battle, parts_->obstacles, from, Lookout(point), parts_->to}, false);
}

PointSight sightToPoint(const Battle& battle, UnitId shooter, const Point& point) {
    return FieldOfView(battle, shooter).at(point);
}

PointRange rangeToPoint(const Battle& battle, UnitId shooter, const Point& point) {
    return FieldOfView(battle, shooter).rangeTo(point);
}

std::optional<SeenPart> seenPart(const Battle& battle, UnitId shooter, UnitId target) {
    if (hasObstacles(battle)) return std::nullopt;
    const geometry::Pose& pose = battle.unit(shooter).pose;
    const geometry::Footprint shape = footprint(battle, target);
    const auto blockers = sightBlockers(battle, shooter, target);
    const auto mark = geometry::firstClearMark(pose, cardSize, shape, blockers);
    if (!mark) return std::nullopt;
    const Point eye = geometry::frontMarks(pose, cardSize).at(static_cast<std::size_t>(*mark));
    return SeenPart{eye, geometry::seenFrom(eye, pose, shape, blockers)};
}

}  // namespace vallum::field
