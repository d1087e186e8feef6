// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

#include <vallum/geometry/card.h>
#include <vallum/geometry/region.h>

namespace vallum::geometry {

/// GEO-25, read from resources/data/tile-sizes.json.
struct TileSizes {
    Size wall;
    Du door;
    Size cornerWall;
    Du masonry;
    Size tower;
    Size siegeTower;
    Size ram;
    Size village;
    Size villageSector;
    Size barricade;
    Size trench;
    Size smallCaltrops;
    Size largeCaltrops;
    Size river;
    Size ford;
    Du bridgeLength;
    Du narrowBridge;
    Du wideBridge;
    Du smallestArea;
    Du largestArea;

    static void fields(auto& it, auto& visit) {
        visit("wall", it.wall)("door", it.door)("cornerWall", it.cornerWall)("masonry", it.masonry);
        visit("tower", it.tower)("siegeTower", it.siegeTower)("ram", it.ram)("village", it.village);
        visit("villageSector", it.villageSector)("barricade", it.barricade)("trench", it.trench);
        visit("smallCaltrops", it.smallCaltrops)("largeCaltrops", it.largeCaltrops)("river", it.river);
        visit("ford", it.ford)("bridgeLength", it.bridgeLength)("narrowBridge", it.narrowBridge);
        visit("wideBridge", it.wideBridge)("smallestArea", it.smallestArea)("largestArea", it.largestArea);
    }
    bool operator==(const TileSizes&) const = default;
};
/// The same values, for tests and for a program without its data files.
const TileSizes& standardTileSizes();

/// GEO-25: the middle of a wall with a gate.
Outline doorOutline(const Pose& gate, const TileSizes&);
/// The L shape of a corner wall: two convex outlines that do not overlap.
std::vector<Outline> cornerMasonry(const Pose&, const TileSizes&);
/// The place for the single section that a corner wall holds.
Outline cornerPlace(const Pose&, const TileSizes&);
/// A river bend of 45 or 90 degrees to one side. `entry` is the middle of its upstream
/// edge, heading downstream.
Region riverBend(const Pose& entry, Side, Degrees angle, const TileSizes&);

/// The entry of the next tile of the river.
Pose riverBendExit(const Pose& entry, Side, Degrees angle, const TileSizes&);

enum class TileShape { wall, cornerWall, tower };

/// GEO-26: where another tile can join this one, and the way out of the tile there.
struct Joint {
    Point at;
    Heading facing;

    bool operator==(const Joint&) const = default;
};
std::vector<Joint> joints(TileShape, const Pose&, const TileSizes&);
bool areJoined(std::span<const Joint>, std::span<const Joint>);
/// Where a tile snaps when dropped near free joints: within 0.3 DU and 20 degrees, the nearest first.
std::optional<Pose> snapped(TileShape, const Pose&, const TileSizes&, std::span<const Joint> toJoin);

}  // namespace vallum::geometry
