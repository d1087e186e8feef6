// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <optional>
#include <span>
#include <vector>

#include <vallum/geometry/card.h>

namespace vallum::geometry {

/// GEO-14: how the front of a mover touches another unit.
struct Touch {
    Point at;
    /// The edges it may line up with, those with the larger penalty first; the first is the default.
    std::vector<Edge> edges;
    /// The extension marker it touches in the flank or rear (CHG-18), if it touches nothing else.
    std::optional<Side> marker;

    bool operator==(const Touch&) const = default;
};
/// None if the mover's front does not touch the other unit, even if its flank or rear does.
std::optional<Touch> frontalTouch(const Placement& mover, const Placement& other, const Size&);

/// A pose flush with an edge of the other unit, and the number of sections in contact.
struct LinedUp {
    Pose pose;
    Edge edge{};
    int sections = 0;

    bool operator==(const LinedUp&) const = default;
};

/// The place of GEO-15, then those of GEO-16 on the same edge, in order.
std::vector<LinedUp> placesAlong(
    Edge, const Point& touching, const Placement& mover, const Placement& other, const Size&);

/// TER-38: the place with the most sections that the edge has room for, then those with fewer.
std::vector<LinedUp> roomiestPlacesAlong(
    Edge, const Point& touching, const Placement& mover, const Placement& other, const Size&);

using PlacesAlong = decltype(&placesAlong);

/// The first free place, trying the edges in the given order. None if there is none: the mover stays where it
/// is and fights with 1 section (GEO-16).
template <std::predicate<const Footprint&> IsFree>
std::optional<LinedUp> lineUp(std::span<const Edge> edges,
                              const Point& touching,
                              const Placement& mover,
                              const Placement& other,
                              const Size& size,
                              PlacesAlong placesOn,
                              const IsFree& isFree) {
    for (const Edge edge : edges) {
        for (const LinedUp& place : placesOn(edge, touching, mover, other, size)) {
            if (isFree(footprint({place.pose, mover.extension}, size))) return place;
        }
    }
    return std::nullopt;
}
/// GEO-15, GEO-16: the place of a mover at the first of these edges that has room for it; none if none
/// has.
template <std::predicate<const Footprint&> IsFree>
std::optional<LinedUp> lineUp(std::span<const Edge> edges,
                              const Point& touching,
                              const Placement& mover,
                              const Placement& other,
                              const Size& size,
                              const IsFree& isFree) {
    return lineUp(edges, touching, mover, other, size, &placesAlong, isFree);
}

}  // namespace vallum::geometry
