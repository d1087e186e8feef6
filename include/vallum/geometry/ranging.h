// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/geometry/card.h>

namespace vallum::geometry {

/// GEO-19: some part of the target is ahead of the line through the front.
bool isInFrontArc(const Pose& shooter, const Size&, const Footprint& target);

/// GEO-20: from the center of the front to the part of the target inside the front arc. Rounded, for display.
/// None if no part is in the arc.
std::optional<Du> range(const Pose& shooter, const Size&, const Footprint& target);
/// The same, exact and with the tolerance of GEO-03. False if no part is in the arc.
bool isInRange(Du limit, const Pose& shooter, const Size&, const Footprint& target);
/// GEO-20 for a shooter in a tower: the middle of the side nearest to the target.
Point rangePointOfTower(const Outline& tower, const Footprint& target);

/// GEO-21. If two edges are equally good, `edge` is the default and the owner may choose `orElse`.
struct SideAttacked {
    Edge edge{};
    std::optional<Edge> orElse;

    bool operator==(const SideAttacked&) const = default;
};
SideAttacked sideAttacked(const Point& shooterCenter, const Pose& target, const Size&);

}  // namespace vallum::geometry
