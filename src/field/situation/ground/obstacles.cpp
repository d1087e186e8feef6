// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/ground/height.h>
#include <vallum/field/situation/ground/obstacles.h>
#include <vallum/field/situation/movement/cards.h>

namespace vallum::field {

namespace {

/// No part of it is farther from the center: of a structure, of a unit, and of a unit with envelop markers,
/// which can be beyond an enemy card next to an extended front.
constexpr Du reachOfStructure = 1.2_du;
constexpr Du reachOfUnit = 1.5_du;
constexpr Du reachOfMarkers = 4_du;

bool reaches(const geometry::Region& region, const Area& area) {
    Area around{region.corners().front(), region.corners().front()};
    for (const geometry::Point& it : region.corners()) around.include(it);
    return around.low.x <= area.high.x && area.low.x <= around.high.x && around.low.y <= area.high.y &&
           area.low.y <= around.high.y;
}

/// TER-08: all other terrain is flat.
bool isHigh(Terrain kind) {
    return kind == Terrain::forest || kind == Terrain::hill || kind == Terrain::mountain;
}

}  // namespace

void Area::include(const geometry::Point& point) {
    low = {std::min(low.x, point.x), std::min(low.y, point.y)};
    high = {std::max(high.x, point.x), std::max(high.y, point.y)};
}

bool Area::has(const geometry::Point& point, Du margin) const {
    return low.x - margin <= point.x && point.x <= high.x + margin && low.y - margin <= point.y &&
           point.y <= high.y + margin;
}

Area everywhere(const Battle& battle) {
    return {{0_du, 0_du}, {battle.setting->table.width, battle.setting->table.depth}};
}

Obstacles::Obstacles(const Battle& battle, const Area& area) {
    addTiles(battle, area);
    addStructures(battle, area);
    addUnits(battle, area);
    std::size_t next = 0;
    for (Entry& it : all_) {
        if (std::holds_alternative<TileId>(it.what)) continue;
        it.first = occluders_.size();
        for (std::size_t i = 0; i != it.count; ++i) occluders_.emplace_back(outlines_[next++]);
    }
}

void Obstacles::addTiles(const Battle& battle, const Area& area) {
    for (const TileId id : idsOf<TileId>(battle.setting->tiles.size())) {
        const Tile& tile = battle.setting->tiles[static_cast<std::size_t>(id.raw())];
        if (!isHigh(tile.kind) || !reaches(tile.region, area)) continue;
        all_.push_back({id, 0, occluders_.size(), tile.region.parts().size()});
        for (const geometry::Convex& part : tile.region.parts()) occluders_.emplace_back(part);
    }
}

void Obstacles::addStructures(const Battle& battle, const Area& area) {
    for (const StructureId id : battle.everyStructure()) {
        const Structure& it = battle.structure(id);
        if (!it.stands() || !area.has(it.pose.center, reachOfStructure)) continue;
        if (valuesOf(battle, id).obstacle == 0) continue;
        const auto parts = partsOf(battle, id);
        all_.push_back({id, heightOf(battle, id), 0, parts.size()});
        outlines_.insert(outlines_.end(), parts.begin(), parts.end());
    }
}

/// A unit in a structure is hidden by it, and hides no more than the structure does (FOR-04).
void Obstacles::addUnits(const Battle& battle, const Area& area) {
    for (const UnitId id : battle.everyUnit()) {
        if (!battle.onTable(id) || battle.isCovered(id)) continue;
        const Unit& unit = battle.unit(id);
        if (unit.inside || !area.has(unit.pose.center, unit.envelops.empty() ? reachOfUnit : reachOfMarkers))
            continue;
        const geometry::Footprint shape = footprint(battle, id);
        all_.push_back({id, 0, 0, shape.pieces().size() + unit.envelops.size()});
        outlines_.insert(outlines_.end(), shape.pieces().begin(), shape.pieces().end());
        for (const EnvelopMarker& marker : unit.envelops) outlines_.push_back(envelopSquare(battle, marker));
    }
}

}  // namespace vallum::field
