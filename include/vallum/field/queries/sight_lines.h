// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <vallum/field/rules/ground/cover.h>

/// For whoever draws it: what a unit sees and reaches, and what is in the way.
namespace vallum::field {

/// A shot at whoever stood at a point, as if no card lay there.
struct PointSight {
    bool isAhead = false;  // LOS-01
    bool isInReach = false;
    Du range;  // HGT-03, SGT-17
    SightLine line;

    bool operator==(const PointSight&) const = default;
};

/// A unit that looks at many points, one after the other. The battle must outlive it.
class FieldOfView {
public:
    FieldOfView(const Battle&, UnitId shooter);
    ~FieldOfView();
    FieldOfView(FieldOfView&&) noexcept;
    FieldOfView& operator=(FieldOfView&&) noexcept;

    [[nodiscard]] PointSight at(const geometry::Point&) const;

private:
    struct Parts;
    std::unique_ptr<const Parts> parts_;
};

/// A place that many points may look at, each from its own height and straight on. The battle must outlive
/// it.
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

/// One point; for many a `FieldOfView` is quicker.
PointSight sightToPoint(const Battle&, UnitId shooter, const geometry::Point&);

}  // namespace vallum::field
