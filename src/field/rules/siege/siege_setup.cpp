// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/siege/siege_setup_detail.h"

#include <vallum/field/rules/fortress/garrisons.h>
#include <vallum/field/rules/siege/rams.h>
#include <vallum/field/rules/siege/siege.h>
#include <vallum/field/rules/turn/deployment_room.h>
#include <vallum/field/situation/fortress/corners.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/fortress/walls.h>
#include <vallum/field/situation/ground/terrain.h>
#include <vallum/field/situation/siege/siege.h>
#include <vallum/field/situation/turn/deployment_zones.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Outline;
using geometry::Point;

int unitsToPlace(const Battle& battle, Seat seat) {
    return static_cast<int>(std::ranges::count_if(
        battle.units, [&](const Unit& it) { return it.owner == seat && it.place == Place::reserve; }));
}

bool isWaiting(const Structure& it, Seat seat) {
    return it.kind == StructureKind::siegeTower && it.owner == seat && !it.placed &&
           it.condition == Condition::standing;
}
bool isWaiting(const Ram& ram) { return !ram.placed && !ram.carrier; }

Verdict mayCarry(const Battle& battle, UnitId unit) {
    if (battle.unit(unit).inside) return refuse("RAM-07"_rule);
    return mayCarryRam(battle, unit);
}

std::vector<UnitId> carriers(const Battle& battle, Seat seat) {
    auto units = battle.unitsOnTable();
    std::erase_if(units, [&](UnitId id) { return battle.owner(id) != seat || !mayCarry(battle, id); });
    return units;
}

/// Rams that no unit can carry stay where they are.
int ramsToPlace(const Battle& battle, Seat seat) {
    if (battle.setting->siege->attacker != seat || carriers(battle, seat).empty()) return 0;
    return static_cast<int>(
        std::ranges::count_if(battle.rams, [](const Ram& ram) { return isWaiting(ram); }));
}

int towersToPlace(const Battle& battle, Seat seat) {
    return static_cast<int>(
        std::ranges::count_if(battle.structures, [&](const Structure& it) { return isWaiting(it, seat); }));
}

bool isDone(const Battle& battle, Seat seat) {
    return unitsToPlace(battle, seat) + towersToPlace(battle, seat) + ramsToPlace(battle, seat) == 0;
}

/// SIE-06: the defender's side first.
std::vector<Seat> seatsInOrder(const Battle& battle) {
    std::vector<Seat> seats;
    for (const bool defending : {true, false}) {
        for (const Side& side : battle.setting->sides) {
            if (isDefender(*battle.setting, side.seat) == defending) seats.push_back(side.seat);
        }
    }
    return seats;
}

namespace {

bool isInZone(const Zone& zone, const Outline& outline) {
    return std::ranges::all_of(outline, [&](const Point& it) {
        return it.x >= zone.west && it.x <= zone.east && it.y >= zone.south && it.y <= zone.north;
    });
}

Outline boxRound(const geometry::Region& region) {
    const auto [west, east] = std::ranges::minmax(region.corners(), {}, &Point::x);
    const auto [south, north] = std::ranges::minmax(region.corners(), {}, &Point::y);
    return {Point{west.x, north.y}, {east.x, north.y}, {east.x, south.y}, {west.x, south.y}};
}

bool blocksCards(StructureKind kind) { return isWall(kind) || isHighTower(kind); }

RuleId ruleOfRoom(StructureKind kind) {
    if (kind == StructureKind::siegeTower) return "SGT-09"_rule;
    return isHighTower(kind) ? "TOW-05"_rule : "TER-49"_rule;
}

Verdict mayStandAt(const Battle& battle, const TowerPlacement& answer) {
    const auto tower = geometry::outline(answer.pose, battle.setting->sizes.siegeTower);
    if (!geometry::isOnTable(tower, battle.setting->table)) return refuse("GEO-12"_rule);
    if (!isInZone(deploymentZone(battle, battle.active), tower)) return refuse("SIE-19"_rule);
    const auto liesOn = [&](const Outline& it) { return geometry::overlap(tower, it); };
    if (std::ranges::any_of(takenGround(battle), liesOn)) return refuse("SET-21"_rule);
    auto taken = groundNotForAll(battle);
    taken.push_back(tower);
    return allowIf(
        roomIn(deploymentZone(battle, battle.active), taken) >= unitsToPlace(battle, battle.active),
        "SET-21"_rule);
}

}  // namespace

std::optional<Seat> nextToPlaceInSiege(const Battle& battle) {
    if (!battle.setting->siege) return std::nullopt;
    for (const Seat seat : seatsInOrder(battle)) {
        if (!isDone(battle, seat)) return seat;
    }
    return std::nullopt;
}

std::vector<Home> edgesForAttack(const Battle& battle) {
    const Seat attacker = battle.setting->siege->attacker;
    const int cards = unitsToPlace(battle, attacker) + towersToPlace(battle, attacker);
    const auto taken = obstaclesOnTable(battle);
    std::vector<Home> edges;
    for (const Home home : {Home::south, Home::north, Home::east, Home::west}) {
        if (roomIn(siegeZone(*battle.setting, attacker, home), taken) >= cards) edges.push_back(home);
    }
    return edges;
}

Verdict mayStartInside(const Battle& battle, UnitId unit, StructureId id) {
    if (id.raw() < 0 || id.raw() >= std::ssize(battle.structures)) return refuse("FOR-04"_rule);
    const Structure& it = battle.structure(id);
    if (!it.stands() || !isEnclosed(it.kind)) return refuse("FOR-04"_rule);
    if (holderOf(battle, id)) return refuse(ruleOfRoom(it.kind));
    const UnitClass unitClass = battle.type(unit).unitClass;
    const bool mayEnter =
        unitClass == UnitClass::infantry || (unitClass == UnitClass::artillery && isHighTower(it.kind));
    if (!mayEnter) return refuse("FOR-21"_rule);
    if (it.owner && !battle.areAllied(*it.owner, battle.owner(unit))) return refuse("WTW-06"_rule);
    const Zone zone = deploymentZone(battle, battle.owner(unit));
    const auto& [x, y] = it.pose.center;
    const bool isIn = x >= zone.west && x <= zone.east && y >= zone.south && y <= zone.north;
    return allowIf(isIn, "WTW-06"_rule);
}

Verdict mayBeLaidAt(const Battle& battle, UnitId unit, const geometry::Pose& pose) {
    const geometry::Footprint card = geometry::outline(pose, cardSize);
    for (const Tile& tile : battle.setting->tiles) {
        if (isImpassable(battle, unit, tile) && geometry::overlap(card, tile.region)) {
            return refuse(tile.kind == Terrain::river ? "TER-14"_rule : "TER-06"_rule);
        }
    }
    const auto isUnder = [&](StructureId id) {
        return blocksCards(battle.structure(id).kind) && overlaps(battle, card, id) &&
               !mayLieBesideCorner(battle, unit, {pose, {}}, id);
    };
    if (std::ranges::any_of(standingStructures(battle), isUnder)) return refuse("SET-21"_rule);
    return mayEndAtWall(battle, unit, pose);
}

std::vector<Outline> obstaclesOnTable(const Battle& battle) {
    std::vector<Outline> obstacles;
    for (const Tile& tile : battle.setting->tiles) {
        const bool isPassable = tile.kind == Terrain::forest || tile.kind == Terrain::hill;
        if (!isPassable) obstacles.push_back(boxRound(tile.region));
    }
    for (const StructureId id : standingStructures(battle)) {
        if (!blocksCards(battle.structure(id).kind)) continue;
        for (const Outline& part : partsOf(battle, id)) obstacles.push_back(part);
    }
    return obstacles;
}

static bool isOnDefenses(const Battle& battle, UnitId id) {
    const auto inside = battle.unit(id).inside;
    return inside ? isHighTower(battle.structure(*inside).kind) : standsOnWall(battle, id);
}

std::vector<UnitId> unitsHiddenInFortress(const Battle& battle) {
    auto units = battle.unitsOnTable();
    std::erase_if(units, [&](UnitId id) {
        return !battle.unit(id).faceDown || isOnDefenses(battle, id) || !defendsFortress(battle, id);
    });
    return units;
}

std::vector<UnitId> unitsSeenOnDefenses(const Battle& battle) {
    std::vector<UnitId> units;
    if (battle.setting->fortresses.empty()) return units;
    std::ranges::copy_if(battle.unitsOnTable(), std::back_inserter(units), [&](UnitId id) {
        return hasFortress(battle, battle.owner(id)) && isOnDefenses(battle, id);
    });
    return units;
}

Verdict fits(const Battle& battle, const PlaceUnit&, const TowerPlacement& answer) {
    if (!battle.setting->siege || battle.stage != Stage::deployment) return refuse("SIE-06"_rule);
    const int raw = answer.structure.raw();
    const bool exists = raw >= 0 && raw < std::ssize(battle.structures);
    if (!exists || !isWaiting(battle.structure(answer.structure), battle.active)) {
        return refuse("SIE-06"_rule);
    }
    return mayStandAt(battle, answer);
}

Verdict fits(const Battle& battle, const PlaceUnit&, const RamPlacement& answer) {
    if (!battle.setting->siege || battle.stage != Stage::deployment) return refuse("SIE-06"_rule);
    const bool exists = answer.ram >= 0 && answer.ram < std::ssize(battle.rams);
    const bool isWaitingThere = exists && isWaiting(battle.rams.at(static_cast<std::size_t>(answer.ram)));
    if (!isWaitingThere || battle.active != battle.setting->siege->attacker) return refuse("SIE-06"_rule);
    const bool isOwn = battle.onTable(answer.carrier) && battle.owner(answer.carrier) == battle.active;
    if (!isOwn) return refuse("RAM-01"_rule);
    return mayCarry(battle, answer.carrier);
}

Verdict fits(const Battle&, const ChooseHome& question, const HomeChosen& answer) {
    return allowIf(std::ranges::count(question.among, answer.home) > 0, "SIE-15"_rule);
}

std::vector<TowerPlacement> towerPlacesToTry(const Battle& battle, Seat seat) {
    const auto tower =
        std::ranges::find_if(battle.structures, [&](const Structure& it) { return isWaiting(it, seat); });
    if (tower == battle.structures.end()) return {};
    const StructureId id(static_cast<int>(tower - battle.structures.begin()));
    const Zone zone = deploymentZone(battle, seat);
    const Du half = battle.setting->sizes.siegeTower.width / 2;
    std::vector<TowerPlacement> places;
    for (Du back = half; back <= depthOf(zone) - half; back = back + 0.2_du) {
        for (Du along = half; along <= frontageOf(zone) - half; along = along + 0.8_du) {
            places.push_back({id, poseIn(zone, along, back)});
        }
    }
    return places;
}

std::vector<Answer> equipmentPlaces(const Battle& battle, Seat seat) {
    if (!battle.setting->siege) return {};
    std::vector<Answer> answers;
    for (const TowerPlacement& it : towerPlacesToTry(battle, seat)) {
        if (fits(battle, PlaceUnit{}, it)) answers.emplace_back(it);
    }
    if (battle.setting->siege->attacker != seat) return answers;
    const auto ram = std::ranges::find_if(battle.rams, [](const Ram& it) { return isWaiting(it); });
    if (ram == battle.rams.end()) return answers;
    const auto index = static_cast<int>(ram - battle.rams.begin());
    for (const UnitId unit : carriers(battle, seat)) answers.emplace_back(RamPlacement{index, unit});
    return answers;
}

}  // namespace vallum::field
