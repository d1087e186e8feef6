// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/field/situation/fortress/structure_contact.h>
#include <vallum/field/situation/ground/terrain.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

namespace {

bool isWater(const Battle& battle, const Tile& tile) {
    return tile.kind == Terrain::ford ||
           (tile.kind == Terrain::river && battle.setting->options.fordableRivers);
}

/// TER-11, ABL-03: the enemy is lower and has to climb.
bool isAboveOnHill(const Battle& battle, UnitId unit, UnitId enemy) {
    return standsOn(battle, unit, Terrain::hill) && !standsOn(battle, enemy, Terrain::hill) &&
           !battle.type(enemy).has(Ability::mountaineers);
}

/// TER-23: in the water, with its rear to it, or in the turn of a charge out of it.
bool comesOutOfWater(const Battle& battle, UnitId unit) {
    const Unit& it = battle.unit(unit);
    if (isInWater(battle, unit) || it.did(TurnFlag::chargedFromWater)) return true;
    const geometry::Placement behind{{geometry::pointAt(it.pose, 0_du, -0.1_du), it.pose.heading}, {}};
    const geometry::Footprint card = geometry::footprint(behind, cardSize);
    return std::ranges::any_of(battle.setting->tiles, [&](const Tile& tile) {
        return isForded(battle, unit, tile) && geometry::isPartlyIn(card, tile.region);
    });
}

/// TER-23 to TER-25, ABL-04: the enemy comes out of the water in front of the unit.
bool holdsTheBank(const Battle& battle, UnitId unit, UnitId enemy) {
    return comesOutOfWater(battle, enemy) && !isInWater(battle, unit) &&
           !battle.type(enemy).has(Ability::amphibious) &&
           strikes(battle, enemy, unit, geometry::Edge::front);
}

}  // namespace

bool isForded(const Battle& battle, UnitId unit, const Tile& tile) {
    const bool crosses = tile.kind == Terrain::river && battle.type(unit).has(Ability::amphibious);
    return isWater(battle, tile) || crosses;
}

bool isImpassable(const Battle& battle, UnitId unit, const Tile& tile) {
    switch (tile.kind) {
        case Terrain::mountain:
        case Terrain::lake: return true;
        case Terrain::river: return !isForded(battle, unit, tile);
        case Terrain::forest:
        case Terrain::hill:
        case Terrain::ford: return false;
    }
    return false;
}

bool isDifficult(const Battle& battle, UnitId unit, const Tile& tile) {
    const UnitType& type = battle.type(unit);
    if (tile.kind == Terrain::forest) return !type.has(Ability::sylvan);
    return isForded(battle, unit, tile) && !type.has(Ability::amphibious);
}

bool standsOn(const Battle& battle, UnitId unit, Terrain kind) {
    const geometry::Point& center = battle.unit(unit).pose.center;
    return std::ranges::any_of(battle.setting->tiles, [&](const Tile& tile) {
        return tile.kind == kind && geometry::standsIn(center, tile.region);
    });
}

bool isInWater(const Battle& battle, UnitId unit) {
    return std::ranges::any_of(battle.setting->tiles, [&](const Tile& tile) {
        return isForded(battle, unit, tile) && geometry::isPartlyIn(footprint(battle, unit), tile.region);
    });
}

bool isUnderTrees(const Battle& battle, UnitId unit) { return standsOn(battle, unit, Terrain::forest); }

std::optional<RuleId> fightsFromAbove(const Battle& battle, UnitId unit, UnitId enemy) {
    if (!battle.structures.empty()) {
        if (const auto why = defendsFromAbove(battle, unit, enemy)) return why;
    }
    if (battle.setting->tiles.empty()) return std::nullopt;
    if (isAboveOnHill(battle, unit, enemy)) return "TER-11"_rule;
    if (holdsTheBank(battle, unit, enemy)) return "TER-23"_rule;
    return std::nullopt;
}

namespace {

bool passesBy(const Tile& tile, std::span<const geometry::Pose> way, Du reach) {
    for (std::size_t i = 0; i != way.size(); ++i) {
        const Du step = i == 0 ? 0_du : geometry::distance(way[i - 1].center, way[i].center);
        if (geometry::isWithin(reach + step, way[i].center, tile.region)) return true;
    }
    return false;
}

}  // namespace

std::vector<const Tile*> tilesNear(const Battle& battle, std::span<const geometry::Pose> way, Du reach) {
    std::vector<const Tile*> near;
    for (const Tile& tile : battle.setting->tiles) {
        if (passesBy(tile, way, reach)) near.push_back(&tile);
    }
    return near;
}

}  // namespace vallum::field
