// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exact.h"

#include <vector>

namespace vallum::geometry::exact {

/// A rotation about a fixed point, in steps of the grid of headings (GEO-01): GEO-11 asks about each.
struct Swing {
    Point about;
    Heading from;
    std::int32_t steps = 0;  // to the right when positive

    [[nodiscard]] std::int32_t count() const { return steps < 0 ? -steps : steps; }
    [[nodiscard]] Heading after(std::int32_t step) const { return from + Degrees(steps < 0 ? -step : step); }
};

/// A rectangle as its card sees it: so far to the right of the point it swings about, so far ahead of it.
struct Rectangle {
    std::int64_t left = 0;
    std::int64_t right = 0;
    std::int64_t rear = 0;
    std::int64_t front = 0;
};

/// Steps of a swing, ends included; ascending and apart.
struct Steps {
    std::int32_t first = 0;
    std::int32_t last = 0;
};
using StepList = std::vector<Steps>;

/// The steps after which the rectangle, not rounded, reaches more than so many thousandths into the other.
/// Found from the angles at which corners meet sides.
StepList overlapping(const Swing&, const Rectangle&, Corners fixed, std::int64_t deeperThan);
/// A swing in parts of a few degrees: rough looks that save the exact one.
class Sectors {
public:
    Sectors(const Swing&, const Rectangle&);

    [[nodiscard]] std::int32_t count() const { return count_; }
    [[nodiscard]] std::int32_t middle(std::int32_t sector) const {
        return swing_.count() * (2 * sector + 1) / (2 * count_);
    }
    /// The rectangle meets the other at none of these steps.
    [[nodiscard]] bool isClear(std::int32_t sector, Corners fixed) const;

private:
    const Swing& swing_;
    const Rectangle& rectangle_;
    std::int32_t count_;
    std::int64_t margin_ = 0;
};
/// The steps after which it reaches more than so many thousandths (or nearly) over the table's edge.
StepList beyondTable(const Swing&, const Rectangle&, const Size& table, std::int64_t fartherThan);
/// No corner is farther from the point it swings about.
std::int32_t radius(const Rectangle&);
/// A box around everything that it can meet.
Box reach(const Swing&, const Rectangle&);

}  // namespace vallum::geometry::exact
