// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/field/rules/fortress/free_shots.h>
#include <vallum/field/rules/siege/rams.h>
#include <vallum/field/situation/fortress/at_structures.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/fortress/walls.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/contact.h>

namespace vallum::field {

namespace {

bool isHeldAgainst(const Battle& battle, StructureId tower, UnitId enemy) {
    if (!isHighTower(battle.structure(tower).kind) || battle.unit(enemy).inside) return false;
    return frontSectionsOn(battle, enemy, tower) > 0 && !isWithin(battle, enemy, tower);
}

/// The closed section places that one defends and the other faces.
std::vector<WallPlace> placesBelow(const Battle& battle, UnitId defender, UnitId enemy) {
    auto below = placesFaced(battle, enemy);
    if (below.empty() || !canManWalls(battle, defender)) return {};
    const auto defended = placesDefended(battle, defender);
    std::erase_if(below, [&](const WallPlace& it) {
        return isOpen(battle, it) ||
               std::ranges::count(defended, it.wall, [](const WallPlace& own) { return own.wall; }) == 0;
    });
    return below;
}

bool isDirectlyBelow(const Battle& battle, UnitId defender, UnitId enemy) {
    if (battle.unit(defender).inside) return true;
    const auto defended = placesDefended(battle, defender);
    return std::ranges::any_of(placesBelow(battle, defender, enemy),
                               [&](const WallPlace& it) { return std::ranges::count(defended, it) != 0; });
}

/// FIR-01: the enemy's side has set fire to what it touches.
bool burns(const Battle& battle, UnitId enemy) {
    return std::ranges::any_of(standingStructures(battle), [&](StructureId id) {
        const auto isLitByThem = [&](const Fire& it) {
            return battle.areAllied(it.litBy, battle.owner(enemy));
        };
        return std::ranges::any_of(battle.structure(id).fires, isLitByThem) && touches(battle, enemy, id);
    });
}

/// ASL-19, FOR-22: mounted units can only be there to set fires.
bool storms(const Battle& battle, UnitId enemy) {
    const Unit& unit = battle.unit(enemy);
    return unit.climb || unit.did(TurnFlag::attackedStructure) || ramOf(battle, enemy) ||
           battle.type(enemy).mounted || burns(battle, enemy);
}

}  // namespace

bool canShoot(const Battle& battle, UnitId unit) {
    const auto& ranged = battle.type(unit).ranged;
    return ranged && ranged->power > 0;
}

bool isAtFootOf(const Battle& battle, UnitId enemy, UnitId defender) {
    if (battle.structures.empty() || !battle.onTable(enemy) || !battle.areEnemies(enemy, defender)) {
        return false;
    }
    if (const auto inside = battle.unit(defender).inside) return isHeldAgainst(battle, *inside, enemy);
    return !placesBelow(battle, defender, enemy).empty();
}

bool mayShootFreely(const Battle& battle, UnitId defender, UnitId enemy) {
    const Unit& unit = battle.unit(defender);
    if (unit.has(Marker::active) && unit.did(TurnFlag::displaced)) return false;
    if (!isAtFootOf(battle, enemy, defender)) return false;
    if (canShoot(battle, defender)) return true;
    return isDirectlyBelow(battle, defender, enemy) && storms(battle, enemy);
}

bool hasFreeShot(const Battle& battle, UnitId defender) {
    if (battle.structures.empty()) return false;
    if (!battle.unit(defender).inside && placesDefended(battle, defender).empty()) return false;
    return std::ranges::any_of(enemiesOf(battle, defender), [&](UnitId enemy) {
        return mayShootFreely(battle, defender, enemy) && !isEngaged(battle, enemy);
    });
}

bool isThrownDown(const Battle& battle, UnitId defender, UnitId enemy) {
    const bool byHand =
        !canShoot(battle, defender) || battle.type(defender).unitClass == UnitClass::artillery;
    return byHand && isAtFootOf(battle, enemy, defender);
}

}  // namespace vallum::field
