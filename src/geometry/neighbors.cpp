// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/geometry/neighbors.h>

namespace vallum::geometry {

Neighbors::Neighbors(std::span<const Footprint> shapes) {
    boxes_.reserve(shapes.size());
    for (const Footprint& it : shapes) boxes_.push_back(boxAroundAll(it.pieces()));
}

std::vector<std::size_t> Neighbors::in(const Box& area) const {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i != boxes_.size(); ++i) {
        const Box& it = boxes_[i];
        const bool isApart =
            (it.west > area.east) | (it.east < area.west) | (it.south > area.north) | (it.north < area.south);
        if (!isApart) found.push_back(i);
    }
    return found;
}

std::vector<std::size_t> Neighbors::near(const Footprint& shape, Du distance) const {
    const Box box = boxAroundAll(shape.pieces());
    const std::int32_t more = distance.raw();
    return in({box.west - more, box.south - more, box.east + more, box.north + more});
}

std::vector<std::size_t> Neighbors::between(const Footprint& a, const Footprint& b) const {
    const Box one = boxAroundAll(a.pieces());
    const Box other = boxAroundAll(b.pieces());
    return in({std::min(one.west, other.west), std::min(one.south, other.south),
               std::max(one.east, other.east), std::max(one.north, other.north)});
}

}  // namespace vallum::geometry
