// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include <vallum/geometry/box.h>

namespace vallum::geometry {

/// Finds what stands near something without looking at everything. Cheap to build anew after every move.
class Neighbors {
public:
    explicit Neighbors(std::span<const Footprint>);

    /// In ascending order, all whose surrounding box is within the distance of the shape's, and perhaps
    /// others nearby: the exact question is still to be asked.
    [[nodiscard]] std::vector<std::size_t> near(const Footprint&, Du distance) const;
    /// The same for everything that a line between the two might meet.
    [[nodiscard]] std::vector<std::size_t> between(const Footprint&, const Footprint&) const;

private:
    [[nodiscard]] std::vector<std::size_t> in(const Box&) const;

    std::vector<Box> boxes_;
};

}  // namespace vallum::geometry
