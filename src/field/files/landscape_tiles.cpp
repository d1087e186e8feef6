// SPDX-License-Identifier: GPL-3.0-or-later
#include "landscape_tiles.h"

#include <algorithm>

namespace vallum::field {

namespace {

/// A tile in the west of a stretch of ground. Another one lies opposite, turned by half a circle.
struct Planned {
    Terrain kind = Terrain::forest;
    const char* shape = "";
    int along = 0;  // from the west end of the stretch, in hundredths of its width
    Du north;       // of the middle
    Heading heading;
};

/// The shapes are those of `terrain-shapes.json`; on 14 DU they still lie apart.
std::vector<Planned> planOf(Landscape landscape) {
    using enum Terrain;
    switch (landscape) {
        case Landscape::woods:
            return {{forest, "forest-long", 12, 0.4_du, Heading(0_deg)},
                    {forest, "forest-round", 35, -1.9_du, Heading(30_deg)}};
        case Landscape::hills:
            return {{hill, "hill-long", 15, -0.6_du, Heading(20_deg)},
                    {hill, "hill-round", 38, 1.6_du, Heading(0_deg)}};
        case Landscape::woodsAndHills:
            return {{forest, "forest-long", 12, -1_du, Heading(80_deg)},
                    {hill, "hill-round", 36, 1.4_du, Heading(0_deg)}};
        case Landscape::plain:
        case Landscape::stream: break;
    }
    return {};
}

std::vector<shape::Tile> areasOf(Landscape landscape, const geometry::Size& table) {
    constexpr Du usualStretch = 22_du;
    const int stretches = std::max(1, table.width.raw() / usualStretch.raw());
    const Du width = table.width / stretches;
    std::vector<shape::Tile> tiles;
    const auto lay = [&](const Planned& it, Du x, Du y, Degrees turn) {
        shape::Tile tile;
        tile.kind = it.kind;
        tile.shape = it.shape;
        tile.at = {x, y, it.heading + turn};
        tiles.push_back(std::move(tile));
    };
    for (int stretch = 0; stretch != stretches; ++stretch) {
        const Du west(width.raw() * stretch);
        for (const Planned& it : planOf(landscape)) {
            const Du in(width.raw() * it.along / 100);
            const Du middle = table.depth / 2;
            lay(it, west + in, middle + it.north, 0_deg);
            lay(it, west + width - in, middle - it.north, 180_deg);
        }
    }
    return tiles;
}

/// TER-14: from edge to edge, with fords as far from one end as from the other.
shape::Tile streamThrough(const geometry::Size& table, const geometry::TileSizes& sizes) {
    const Du piece = sizes.river.width;
    const int count = (table.width.raw() + piece.raw() - 1) / piece.raw();
    shape::Tile tile;
    tile.kind = Terrain::river;
    tile.at = {(table.width - Du(piece.raw() * count)) / 2, table.depth / 2, Heading(90_deg)};
    for (int i = 0; i != count; ++i) {
        const bool isFord = std::min(i, count - 1 - i) % 4 == 2;
        tile.pieces.push_back(isFord ? shape::RiverPiece::ford : shape::RiverPiece::straight);
    }
    return tile;
}

}  // namespace

std::vector<shape::Tile> tilesOf(Landscape landscape,
                                 const geometry::Size& table,
                                 const geometry::TileSizes& sizes) {
    if (landscape == Landscape::stream) return {streamThrough(table, sizes)};
    return areasOf(landscape, table);
}

}  // namespace vallum::field
