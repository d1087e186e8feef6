// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cstdlib>

#include <vallum/field/situation/fortress/barriers.h>
#include <vallum/field/situation/fortress/corners.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/fortress/walls.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/geometry/bearing.h>
#include <vallum/geometry/grid.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

namespace {

bool isCorner(const Battle& battle, StructureId id) {
    return battle.structure(id).kind == StructureKind::cornerWall;
}

bool holdsAnyCorner(const Battle& battle, UnitId unit) {
    constexpr Du near = 2.6_du;
    const auto isNear = [&](const Structure& it) {
        return it.kind == StructureKind::cornerWall && it.stands() &&
               geometry::isWithin(near, battle.unit(unit).pose.center, it.pose.center);
    };
    return std::ranges::any_of(battle.structures, isNear) &&
           std::ranges::any_of(placesHeld(battle, unit),
                               [&](const WallPlace& it) { return isCorner(battle, it.wall); });
}

/// Aligned with that place, section on section.
bool isFlushWith(const geometry::Pose& place, const geometry::Pose& pose) {
    const auto [right, ahead] = geometry::offsetOf(place, pose.center);
    const Du section = geometry::sectionLength(cardSize);
    const Du off = Du(std::abs(right.raw()) % section.raw());
    return pose.heading == place.heading && std::abs(ahead.raw()) <= geometry::tolerance.raw() &&
           std::min(off, section - off) <= geometry::tolerance;
}

void sortByTurn(std::vector<geometry::Pose>& places, Heading from) {
    std::ranges::stable_sort(
        places, {}, [&](const geometry::Pose& place) { return geometry::angleBetween(place.heading, from); });
}

}  // namespace

bool staysOnTilesBesideCorner(const Battle& battle, UnitId unit, const geometry::Placement& place) {
    if (battle.structures.empty() || !holdsAnyCorner(battle, unit)) return false;
    const geometry::Footprint from = footprint(battle, unit);
    const geometry::Footprint to = geometry::footprint(place, cardSize);
    return std::ranges::any_of(standingStructures(battle), [&](StructureId id) {
        const StructureKind kind = battle.structure(id).kind;
        return (isWall(kind) || isHighTower(kind)) && overlaps(battle, from, id) && overlaps(battle, to, id);
    });
}

void leaveOutBesideCorner(Surroundings& around, const Battle& battle, StructureId corner) {
    std::erase_if(around.barriers, [&](const Barrier& it) {
        return it.structure != corner && areAdjacent(battle, corner, it.structure);
    });
}

bool mayLieBesideCorner(const Battle& battle,
                        UnitId unit,
                        const geometry::Placement& placed,
                        StructureId tile) {
    if (!canManWalls(battle, unit)) return false;
    const geometry::Pose& pose = placed.pose;
    const geometry::Pose inward{pose.center, pose.heading + 180_deg};
    return std::ranges::any_of(standingStructures(battle), [&](StructureId id) {
        if (!isCorner(battle, id) || !areAdjacent(battle, id, tile)) return false;
        return std::ranges::count(placesInCorner(battle, id, placed), pose) > 0 ||
               std::ranges::count(placesInCorner(battle, id), inward) > 0;
    });
}

std::vector<geometry::Pose> placesInCorner(const Battle& battle, StructureId id) {
    const geometry::Pose& corner = battle.structure(id).pose;
    const Du inner = battle.setting->sizes.cornerWall.width / 2 - battle.setting->sizes.masonry;
    const geometry::Pose ahead{
        geometry::pointAt(corner, inner - cardSize.width / 2, inner - cardSize.depth / 2), corner.heading};
    const geometry::Pose aside{
        geometry::pointAt(corner, inner - cardSize.depth / 2, inner - cardSize.width / 2),
        corner.heading + 90_deg};
    return {ahead, aside};
}

std::vector<geometry::Pose> placesInCorner(const Battle& battle,
                                           StructureId id,
                                           const geometry::Placement& placed) {
    auto places = placesInCorner(battle, id);
    const bool isFlush = std::ranges::any_of(
        places, [&](const geometry::Pose& place) { return isFlushWith(place, placed.pose); });
    if (isFlush && isInCorner(battle, placed, id)) return {placed.pose};
    sortByTurn(places, placed.pose.heading);
    return places;
}

std::optional<geometry::Pose> freePlaceInTakenCorner(const Battle& battle,
                                                     UnitId unit,
                                                     StructureId corner,
                                                     Heading heading) {
    auto places = placesInCorner(battle, corner);
    for (geometry::Pose& place : places) place.heading = place.heading + 180_deg;
    sortByTurn(places, heading);
    for (const geometry::Pose& place : places) {
        constexpr Du reach = 2.6_du;
        Surroundings around = surroundingsOf(battle, unit, std::array{place}, reach);
        leaveOutBesideCorner(around, battle, corner);
        const geometry::Placement placed{place, battle.unit(unit).extension};
        if (isFree(battle, geometry::footprint(placed, cardSize), around)) return place;
    }
    return std::nullopt;
}

}  // namespace vallum::field
