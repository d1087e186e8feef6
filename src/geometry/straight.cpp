// SPDX-License-Identifier: GPL-3.0-or-later
#include "straight.h"

namespace vallum::geometry::exact {

namespace {

/// The remaining part of the way, from 0 to 1, narrowed side by side.
class Narrowing {
public:
    /// Keeps the part on which start + t * change is greater than `exceeds`.
    void keepWhere(std::int64_t start, std::int64_t change, std::int64_t exceeds) {
        if (change == 0) {
            isEmpty_ = isEmpty_ || start <= exceeds;
        } else if (change > 0) {
            interval_.begin = std::max(interval_.begin, Fraction{exceeds - start, change});
        } else {
            interval_.end = std::min(interval_.end, Fraction{start - exceeds, -change});
        }
    }
    void keepNothing() { isEmpty_ = true; }
    [[nodiscard]] bool isEmpty() const { return isEmpty_; }
    /// The result is clamped to the way, whose ends may be inside.
    [[nodiscard]] std::optional<OpenInterval> result() const {
        const bool isOnTheWay = Fraction{0, 1} < interval_.end && interval_.begin < Fraction{1, 1};
        if (isEmpty_ || !isOnTheWay || !(interval_.begin < interval_.end)) return std::nullopt;
        return OpenInterval{std::max(interval_.begin, Fraction{0, 1}),
                            std::min(interval_.end, Fraction{1, 1})};
    }

private:
    OpenInterval interval_{{-1'000'000'000, 1}, {1'000'000'000, 1}};
    bool isEmpty_ = false;
};

void narrow(Narrowing& left, Corners sides, Corners others, Vector way, std::int64_t deeperThan) {
    for (std::size_t i = 0; i != sides.size(); ++i) {
        const Vector along = sides[i + 1 == sides.size() ? 0 : i + 1] - sides[i];
        std::int64_t deepest = INT64_MIN;
        for (const Point& corner : others) deepest = std::max(deepest, depth(corner, sides[i], along));
        const std::int64_t change = cross(way, along);
        if (std::max(deepest, deepest + change) <= 0) return left.keepNothing();  // outside at both ends
        left.keepWhere(deepest, change, rootOf(deeperThan * deeperThan * dot(along, along)));
    }
}

}  // namespace

std::optional<OpenInterval> overlapping(Corners moved, Vector way, Corners fixed, std::int64_t deeperThan) {
    Narrowing left;
    narrow(left, fixed, moved, way, deeperThan);
    if (left.isEmpty()) return std::nullopt;
    // Relative to the moved shape, the other comes toward it.
    narrow(left, moved, fixed, {-way.x, -way.y}, deeperThan);
    return left.result();
}

}  // namespace vallum::geometry::exact
