// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

#include <vallum/geometry/region.h>

namespace vallum::field {

/// Chapter TER: terrain that stays the same for the whole battle.
enum class Terrain { forest, hill, mountain, lake, river, ford };
constexpr auto names(Terrain) {
    return std::array<std::string_view, 6>{"forest", "hill", "mountain", "lake", "river", "ford"};
}

struct Tile {
    Terrain kind;
    geometry::Region region;

    bool operator==(const Tile&) const = default;
};

}  // namespace vallum::field
