// SPDX-License-Identifier: GPL-3.0-or-later
#include "situation/fortress/walls_detail.h"

#include <algorithm>

#include <vallum/field/situation/fortress/structure_contact.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/fortress/walls.h>
#include <vallum/field/situation/ground/height.h>
#include <vallum/geometry/ranging.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

namespace {

/// HGT-01: on a hill, the structure's level is added to that of the hill.
int levelOn(const Battle& battle, StructureId id) {
    return valuesOf(battle, id).level + levelOfGround(battle, battle.structure(id).pose.center);
}

/// ASL-03: a ladder is no higher than its structure.
int levelsClimbed(const Battle& battle, UnitId unit) {
    const auto& climb = battle.unit(unit).climb;
    return climb ? climb->levels : 0;
}

bool holdsStructure(const Battle& battle, UnitId unit) {
    const auto inside = battle.unit(unit).inside;
    return inside && isEnclosed(battle.structure(*inside).kind);
}

}  // namespace

int levelOfGround(const Battle& battle, const geometry::Point& point) {
    return std::ranges::any_of(battle.setting->tiles, [&](const Tile& tile) {
        return tile.kind == Terrain::hill && geometry::standsIn(point, tile.region);
    });
}

int heightOf(const Battle& battle, StructureId id) {
    const int height = valuesOf(battle, id).obstacle;
    return height == 0 ? 0 : height + levelOfGround(battle, battle.structure(id).pose.center);
}

std::optional<StructureId> wallUnder(const Battle& battle, UnitId unit) {
    return canManWalls(battle, unit) ? firstWallHeld(battle, unit) : std::nullopt;
}

int levelOf(const Battle& battle, UnitId unit) {
    if (!battle.structures.empty()) {
        if (const auto inside = battle.unit(unit).inside) return levelOn(battle, *inside);
        if (const auto wall = wallUnder(battle, unit)) return levelOn(battle, *wall);
    }
    return levelOfGround(battle, battle.unit(unit).pose.center) + levelsClimbed(battle, unit);
}

int levelAgainst(const Battle& battle, UnitId unit, UnitId other) {
    if (!battle.structures.empty()) {
        const auto wall = wallUnder(battle, unit);
        if (wall && isWithin(battle, other, *wall)) {
            return levelOfGround(battle, battle.unit(unit).pose.center);
        }
    }
    return levelOf(battle, unit);
}

bool isHigher(const Battle& battle, UnitId unit, UnitId other) {
    if (battle.structures.empty() && battle.setting->tiles.empty()) return false;
    return levelAgainst(battle, unit, other) > levelAgainst(battle, other, unit);
}

Ranges rangesOf(const Ranged& ranged, bool isAbove) {
    const Du half = ranged.range / 2;
    if (!isAbove) return {ranged.range, half};
    if (ranged.missile == Missile::javelin && ranged.range == 1_du) return {2_du, 2_du};  // SGT-17
    return {ranged.range, std::min(ranged.range, half + 1_du)};
}

Ranges rangesAt(const Battle& battle, UnitId shooter, UnitId target) {
    return rangesOf(*battle.type(shooter).ranged, isHigher(battle, shooter, target));
}

bool hasNoFlanksInMelee(const Battle& battle, UnitId unit, UnitId enemy) {
    if (battle.structures.empty()) return false;
    return holdsStructure(battle, unit) ||
           (standsOnWall(battle, unit) && shelterInMelee(battle, unit, enemy));
}

bool hasNoFlanksUnderFire(const Battle& battle, UnitId unit, UnitId shooter) {
    if (battle.structures.empty()) return false;
    return holdsStructure(battle, unit) ||
           (standsOnWall(battle, unit) && shelterFromShots(battle, unit, shooter));
}

bool isAboveTarget(const Battle& battle, UnitId shooter, StructureId target) {
    if (battle.structure(target).kind != StructureKind::siegeTower) return false;
    return levelOf(battle, shooter) > 0;
}

}  // namespace vallum::field
