// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/core/rule.h>
#include <vallum/geometry/card.h>

namespace vallum::geometry {

/// The clockwise corners of a convex shape.
using Convex = std::vector<Point>;

/// A tile of any simple shape: a forest, a bend of a river, an L of masonry. It is split once into convex
/// parts, which every query except point containment uses.
class Region {
public:
    /// Corners in either direction. Refuses fewer than three corners, and sides that cross.
    static Expected<Region> from(std::vector<Point> corners);
    explicit Region(const Outline&);

    [[nodiscard]] const std::vector<Point>& corners() const { return corners_; }
    [[nodiscard]] const std::vector<Convex>& parts() const { return parts_; }

    bool operator==(const Region&) const = default;

private:
    Region() = default;

    std::vector<Point> corners_;
    std::vector<Convex> parts_;
};

bool overlap(const Footprint&, const Region&);
bool inContact(const Footprint&, const Region&);
bool isWithin(Du limit, const Footprint&, const Region&);
bool isWithin(Du limit, const Point&, const Region&);
Du distance(const Footprint&, const Region&);
Du distance(const Point&, const Region&);

/// GEO-23: true if the center is inside or exactly on the edge.
bool standsIn(const Point& center, const Region&);
bool touches(const Footprint&, const Region&);
bool isPartlyIn(const Footprint&, const Region&);

/// The length of the part of a line inside the tile (TER-04).
Du lengthInside(const Segment&, const Region&);

}  // namespace vallum::geometry
