// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <vallum/field/situation/ground/ground_sight.h>

/// For drawing: what a unit sees and reaches, and what is in the way.
namespace vallum::field {

/// A shot at a point where no card lies.
struct PointSight {
    bool isAhead = false;  // LOS-01
    bool isInReach = false;
    Du range;  // HGT-03, SGT-17
    SightLine line;

    bool operator==(const PointSight&) const = default;
};

/// How far a point is from a unit that can shoot, whatever lies between and wherever the unit looks.
struct PointRange {
    Du distance;
    Du reach;                       // HGT-03, SGT-17
    std::optional<RangeBand> band;  // RNG-14; none beyond the reach (RNG-12)

    bool operator==(const PointRange&) const = default;
};

/// A unit's view of many points in turn. The battle must outlive it.
class FieldOfView {
public:
    FieldOfView(const Battle&, UnitId shooter);
    ~FieldOfView();
    FieldOfView(FieldOfView&&) noexcept;
    FieldOfView& operator=(FieldOfView&&) noexcept;

    [[nodiscard]] PointSight at(const geometry::Point&) const;
    /// Of a unit that can shoot.
    [[nodiscard]] PointRange rangeTo(const geometry::Point&) const;

private:
    struct Parts;
    std::unique_ptr<const Parts> parts_;
};

/// A place seen from many points, each at its own height and facing it.
/// The battle must outlive it.
class ViewOfPlace {
public:
    ViewOfPlace(const Battle&, const geometry::Point& place);
    ~ViewOfPlace();
    ViewOfPlace(ViewOfPlace&&) noexcept;
    ViewOfPlace& operator=(ViewOfPlace&&) noexcept;

    [[nodiscard]] SightLine from(const geometry::Point&) const;

private:
    struct Parts;
    std::unique_ptr<const Parts> parts_;
};

/// For a single point; for many a `FieldOfView` is faster.
PointSight sightToPoint(const Battle&, UnitId shooter, const geometry::Point&);
PointRange rangeToPoint(const Battle&, UnitId shooter, const geometry::Point&);

/// What one mark on a shooter's front sees of a target.
struct SeenPart {
    geometry::Point mark;
    std::vector<geometry::Segment> pieces;  // where its outermost lines meet the target; a slit is a point
};
/// GEO-22: from the leftmost mark that sees any of it. None if it is hidden, and none in a battle with
/// obstacles, where heights decide (HGT-08).
std::optional<SeenPart> seenPart(const Battle&, UnitId shooter, UnitId target);

}  // namespace vallum::field
