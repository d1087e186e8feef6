// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include <vallum/geometry/card.h>
#include <vallum/geometry/region.h>

namespace vallum::geometry {

/// GEO-22. Blockers are the outlines of everything that hides, each card and marker on its own, except the
/// shooter's and the target's. Blockers in contact leave no gap between them (LOS-03).
using Blockers = std::span<const Outline>;

/// The leftmost of the shooter's five marks that clearly sees some of the target.
std::optional<int> firstClearMark(const Pose& shooter, const Size&, const Footprint& target, Blockers);
bool isSeenClearly(const Pose& shooter, const Size&, const Footprint& target, Blockers);

/// For drawing: what a mark sees of the target, piece by piece from left to right. Each segment runs between
/// the points where the leftmost and rightmost lines meet the target; a part seen through a slit is a point.
std::vector<Segment> seenFrom(const Point& mark, const Pose& shooter, const Footprint& target, Blockers);

enum class Meeting { none, grazes, crosses };

/// A convex shape that hides what is behind it, with its bounding box. It does not own its corners.
class Occluder {
public:
    explicit Occluder(std::span<const Point> corners);

    [[nodiscard]] std::span<const Point> corners() const { return corners_; }
    /// Whether the line passes through the inside or only along the edge (LOS-03).
    [[nodiscard]] Meeting meets(const Segment& line) const;
    /// True if its bounding box and this box share a point.
    [[nodiscard]] bool reaches(const Point& low, const Point& high) const {
        return west_ <= high.x && low.x <= east_ && south_ <= high.y && low.y <= north_;
    }

private:
    [[nodiscard]] Meeting exactly(const Segment& line) const;

    std::span<const Point> corners_;
    Du west_;
    Du south_;
    Du east_;
    Du north_;
};

/// A strip of the table that contains every line from the eyes to the target. Shapes outside it hide
/// nothing.
class Corridor {
public:
    Corridor(std::span<const Point> eyes, const Footprint& target);

    [[nodiscard]] bool isMetBy(std::span<const Point> convex) const;
    [[nodiscard]] bool isMetBy(const Occluder&) const;

private:
    void include(const Point&);
    [[nodiscard]] bool isInStrip(std::span<const Point> convex) const;
    [[nodiscard]] std::int64_t aside(const Point&) const;

    Point origin_;
    std::int64_t right_ = 0;  // at right angles to the line to the target
    std::int64_t up_ = 0;
    std::int64_t least_ = INT64_MAX;
    std::int64_t most_ = INT64_MIN;
    Du west_{INT32_MAX};
    Du south_{INT32_MAX};
    Du east_{INT32_MIN};
    Du north_{INT32_MIN};
};

/// A shooter's viewpoint: the marks along its front with the area ahead of it, or a single point that sees in
/// all directions.
class Lookout {
public:
    Lookout(const Pose& shooter, const Size&);
    explicit Lookout(const Point& eye);

    [[nodiscard]] std::span<const Point> marks() const { return {marks_.data(), count_}; }
    [[nodiscard]] const std::optional<Heading>& heading() const { return heading_; }
    /// GEO-19: beyond the line through the front; anywhere if it sees in all directions.
    [[nodiscard]] bool isAhead(const Point&) const;
    [[nodiscard]] bool isAhead(const Footprint&) const;

private:
    std::array<Point, 5> marks_{};
    std::size_t count_ = 0;
    std::optional<Heading> heading_;
};

/// TER-04: forests, and the total depth of them that a line of sight can pass through.
struct Woods {
    std::span<const Region* const> regions = {};
    Du depth;
};

/// True if some line from some mark reaches some of the target past all of these together.
using Occluders = std::span<const Occluder* const>;
bool isSeenPast(const Lookout&, const Footprint& target, Occluders, const Woods&);
bool isSeenPast(const Lookout&, const Point& target, Occluders, const Woods&);

}  // namespace vallum::geometry
