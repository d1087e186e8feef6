// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exact.h"

#include <vector>

namespace vallum::geometry::exact {

/// A rotation about a fixed point in steps of the heading grid (GEO-01). GEO-11 tests each of them.
struct Swing {
    Point about;
    Heading from;
    std::int32_t steps = 0;  // positive: to the right

    [[nodiscard]] std::int32_t count() const { return steps < 0 ? -steps : steps; }
    [[nodiscard]] Heading after(std::int32_t step) const { return from + Degrees(steps < 0 ? -step : step); }
};

/// A rectangle in the frame of its card: distances to the right of the pivot and ahead of it.
struct Rectangle {
    std::int64_t left = 0;
    std::int64_t right = 0;
    std::int64_t rear = 0;
    std::int64_t front = 0;
};

/// A closed range of steps; lists are ascending and disjoint.
struct Steps {
    std::int32_t first = 0;
    std::int32_t last = 0;
};
using StepList = std::vector<Steps>;

/// The steps after which the unrounded rectangle is more than `deeperThan` thousandths inside the other.
/// Computed from the angles at which corners meet sides.
StepList overlapping(const Swing&, const Rectangle&, Corners fixed, std::int64_t deeperThan);
/// A swing divided into sectors of a few degrees, for a coarse test that saves the exact one.
class Sectors {
public:
    Sectors(const Swing&, const Rectangle&);

    [[nodiscard]] std::int32_t count() const { return count_; }
    [[nodiscard]] std::int32_t middle(std::int32_t sector) const {
        return swing_.count() * (2 * sector + 1) / (2 * count_);
    }
    /// True if the rectangle does not meet the other at any step of this sector.
    [[nodiscard]] bool isClear(std::int32_t sector, Corners fixed) const;

private:
    const Swing& swing_;
    const Rectangle& rectangle_;
    std::int32_t count_;
    std::int64_t margin_ = 0;
};
/// The steps after which it is more than (or nearly) `fartherThan` thousandths beyond the table's edge.
StepList beyondTable(const Swing&, const Rectangle&, const Size& table, std::int64_t fartherThan);
/// No corner is farther than this from the pivot.
std::int32_t radius(const Rectangle&);
/// A bounding box of the whole swing.
Box reach(const Swing&, const Rectangle&);

}  // namespace vallum::geometry::exact
