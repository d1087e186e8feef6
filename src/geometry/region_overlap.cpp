// SPDX-License-Identifier: GPL-3.0-or-later
#include "exact.h"

#include <vallum/geometry/region_overlap.h>

namespace vallum::geometry {

bool overlap(const Region& a, const Region& b) {
    return std::ranges::any_of(a.parts(), [&](const Convex& one) {
        return std::ranges::any_of(b.parts(), [&](const Convex& other) {
            return exact::overlap(exact::Corners(one), exact::Corners(other));
        });
    });
}

bool isOffTable(const Region& region, const Size& table) {
    const auto& [width, depth] = table;
    const Outline whole{{{0_du, 0_du}, {0_du, depth}, {width, depth}, {width, 0_du}}};
    return !overlap(Footprint(whole), region);
}

}  // namespace vallum::geometry
