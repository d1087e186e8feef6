// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include <vallum/field/situation/fortress/barriers.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/fortress/walls.h>
#include <vallum/field/situation/ground/terrain.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/geometry/relation.h>

/// Invariants of structures and the units at them.
namespace vallum::field::invariants {

inline std::string named(StructureId id) { return "structure " + std::to_string(id.raw()); }

/// FOR-08
inline bool lieOnEachOther(const Battle& battle, UnitId one, UnitId other) {
    return std::ranges::any_of(battle.overlaps, [&](const Overlap& it) {
        return (it.top == one && it.under == other) || (it.top == other && it.under == one);
    });
}

/// TOW-05, TER-49
inline std::optional<std::string> inHolders(const Battle& battle) {
    for (const StructureId id : battle.everyStructure()) {
        int holders = 0;
        for (const UnitId unit : battle.unitsOnTable()) holders += battle.unit(unit).inside == id ? 1 : 0;
        if (holders > 1) return named(id) + ": held by two units";
        if (holders > 0 && !battle.structure(id).stands()) return named(id) + ": held, and no longer there";
    }
    return std::nullopt;
}

/// FOR-12: in three overlapping layers two cards share no section.
inline bool areThreeLayers(const Battle& battle, const Overlap& one, const Overlap& other) {
    for (const UnitId shared : {one.top, one.under}) {
        const UnitId first = shared == one.top ? one.under : one.top;
        const UnitId second = shared == other.top ? other.under : other.top;
        if ((other.top != shared && other.under != shared) || first == second) continue;
        const auto cards =
            std::array{footprint(battle, shared), footprint(battle, first), footprint(battle, second)};
        if (!geometry::overlap(cards[0], cards[1]) || !geometry::overlap(cards[0], cards[2])) continue;
        if (geometry::overlap(cards[1], cards[2])) return true;
    }
    return false;
}
inline std::optional<std::string> inOverlaps(const Battle& battle) {
    for (const Overlap& it : battle.overlaps) {
        if (!battle.onTable(it.top) || !battle.onTable(it.under)) return "an overlap of a unit that is gone";
        if (battle.areEnemies(it.top, it.under)) return "an overlap of enemies";
        for (const Overlap& other : battle.overlaps) {
            if (areThreeLayers(battle, it, other))
                return "three layers over " + std::to_string(it.under.raw());
        }
    }
    return std::nullopt;
}

/// WAL-04, WAL-20, FOR-12: a place holds one section on either side, or two layers inside.
inline std::optional<std::string> inWalls(const Battle& battle) {
    std::vector<WallPlace> held;
    for (const UnitId id : battle.unitsOnTable()) {
        const auto places = placesHeld(battle, id);
        held.insert(held.end(), places.begin(), places.end());
    }
    for (const WallPlace& it : held) {
        if (std::ranges::count(held, it) > 2)
            return named(it.wall) + ": more sections than there is room for";
    }
    return std::nullopt;
}

/// GAT-09, TER-36: a unit passing through an opening is narrower than its card.
inline bool isInOpening(const Battle& battle, UnitId id) {
    const auto openings = openingsFor(battle, id);
    if (battle.unit(id).passage) return true;
    return std::ranges::any_of(openings, [&](const Opening& it) {
        return geometry::overlap(footprint(battle, id), geometry::Footprint(it.shape));
    });
}
/// FDZ-11: the card overlaps the tile beside the corner it holds.
inline bool holdsCorner(const Battle& battle, UnitId id) {
    return std::ranges::any_of(placesHeld(battle, id), [&](const WallPlace& it) {
        return battle.structure(it.wall).kind == StructureKind::cornerWall;
    });
}
/// TER-35, TER-39: after charging out of an opening, the wings of a card overlap the walls beside it until
/// the unit moves.
inline bool lieOnlyItsWings(const Battle& battle, UnitId id, StructureId structure) {
    constexpr geometry::Size middle{0.4_du, cardSize.depth};
    if (overlaps(battle, geometry::outline(battle.unit(id).pose, middle), structure)) return false;
    return std::ranges::any_of(openingsFor(battle, id), [&](const Opening& it) {
        return geometry::isWithin(cardSize.depth, footprint(battle, id), geometry::Footprint(it.shape));
    });
}
/// FOR-23: a card overlaps the tower that it has just left until it moves.
inline bool liesOnTowerItLeft(const Battle& battle, UnitId id, StructureId structure) {
    const auto holder = holderOf(battle, structure);
    return isHighTower(battle.structure(structure).kind) && (!holder || !battle.areEnemies(id, *holder));
}
inline std::optional<std::string> inMasonry(const Battle& battle, UnitId id) {
    if (isInOpening(battle, id) || holdsCorner(battle, id)) return std::nullopt;
    if (isEngaged(battle, id)) return std::nullopt;  // FOR-23
    const geometry::Footprint card = footprint(battle, id);
    for (const StructureId it : standingStructures(battle)) {
        const StructureKind kind = battle.structure(it).kind;
        const bool bars = isWall(kind) || isHighTower(kind);
        if (bars && overlaps(battle, card, it) && !lieOnlyItsWings(battle, id, it) &&
            !liesOnTowerItLeft(battle, id, it))
            return "lies on " + named(it);
    }
    return std::nullopt;
}

/// TER-06, TER-14. In a passage markers replace the card, and when leaving one its wings may overlap
/// impassable tiles beside it (TER-36, TER-39).
inline std::optional<std::string> onImpassableTile(const Battle& battle, UnitId id) {
    const Unit& unit = battle.unit(id);
    if (unit.inside || unit.passage) return std::nullopt;
    const auto closed = [&](const Tile& it) { return isImpassable(battle, id, it); };
    const bool hasPassages =
        std::ranges::count_if(battle.setting->tiles, closed) > 1 ||
        std::ranges::any_of(battle.structures, [](const Structure& it) { return isBridge(it.kind); });
    constexpr geometry::Size middle{0.4_du, cardSize.depth};
    const geometry::Footprint whole = footprint(battle, id);
    const geometry::Footprint column(geometry::outline(unit.pose, middle));
    for (const Tile& it : battle.setting->tiles) {
        if (!closed(it) || !geometry::overlap(hasPassages ? column : whole, it.region)) continue;
        return "stands on an impassable tile (TER-06)";
    }
    return std::nullopt;
}

inline std::optional<std::string> inClimb(const Battle& battle, UnitId id) {
    const Unit& unit = battle.unit(id);
    if (!unit.climb) return std::nullopt;
    if (unit.inside) return "climbs and is inside";
    if (unit.formation) return "climbs in formation (ASL-10)";
    return battle.structure(unit.climb->structure).stands()
               ? std::nullopt
               : std::optional<std::string>("climbs what is gone");
}

}  // namespace vallum::field::invariants
