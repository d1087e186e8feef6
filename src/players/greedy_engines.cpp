// SPDX-License-Identifier: GPL-3.0-or-later
#include "siege_sense.h"

#include <algorithm>

#include <vallum/field/queries/siege_tasks.h>
#include <vallum/field/rules/fortress/clearing.h>
#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/rules/siege/rams.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/siege/siege.h>
#include <vallum/geometry/bearing.h>
#include <vallum/geometry/grid.h>
#include <vallum/geometry/relation.h>

/// Those who storm, with what rolls and what is carried, and with what lies in their way.
namespace vallum::players {

namespace {

using geometry::Point;

// -------------------------------------------------------------- siege towers

/// Where a siege tower stands that has come up to this wall, wholly on it, or to this side of a tower.
std::vector<Point> placesBefore(const Battle& battle, const Structure& it) {
    const geometry::TileSizes& sizes = battle.setting->sizes;
    const Du half = sizes.siegeTower.depth / 2;
    std::vector<Point> places;
    if (it.kind == StructureKind::tower) {
        for (const Degrees side : {0_deg, 90_deg, 180_deg, 270_deg}) {
            const Point place = geometry::pointAt({it.pose.center, it.pose.heading + side}, 0_du,
                                                  sizes.tower.depth / 2 + half);
            if (!fortressAt(battle, place)) places.push_back(place);
        }
        return places;
    }
    for (const Du right : {0_du, 0.4_du, -0.4_du}) {
        places.push_back(geometry::pointAt(it.pose, right, sizes.wall.depth / 2 + half));
    }
    return places;
}

/// SGT-15: over which a crew comes into the fortress.
bool isGoalOfTowers(const Battle& battle, UnitId id, StructureId goal) {
    const Structure& it = battle.structure(goal);
    const bool isTower =
        it.kind == StructureKind::tower && it.fortress && isOfEnemy(battle, battle.owner(id), it);
    return (isTower || isToBeStormed(battle, id, it)) && fireMarkers(it) == 0;
}

/// Another siege tower is there already, or nearer.
bool isTaken(const Battle& battle, StructureId tower, const Point& place) {
    const Structure& own = battle.structure(tower);
    const double way = distanceBetween(own.pose.center, place);
    return std::ranges::any_of(standingStructures(battle), [&](StructureId id) {
        const Structure& it = battle.structure(id);
        return id != tower && it.kind == StructureKind::siegeTower && it.owner == own.owner &&
               holderOf(battle, id) && distanceBetween(it.pose.center, place) < way;
    });
}

std::optional<StructureId> siegeTowerOf(const Battle& battle, UnitId crew) {
    const auto inside = battle.unit(crew).inside;
    return inside && battle.structure(*inside).kind == StructureKind::siegeTower ? inside : std::nullopt;
}

/// The nearest wall or tower that few hold.
std::optional<Point> placeFor(const Battle& battle, UnitId id, StructureId tower) {
    constexpr double defender = 2;
    constexpr double other = 5;
    std::optional<Point> best;
    double bestCost = 0;
    for (const StructureId wall : standingStructures(battle)) {
        if (!isGoalOfTowers(battle, id, wall)) continue;
        const Structure& it = battle.structure(wall);
        const double held = defender * heldBy(battle, id, it.pose.center);
        for (const Point& place : placesBefore(battle, it)) {
            const double cost = distanceBetween(battle.structure(tower).pose.center, place) + held +
                                (isTaken(battle, tower, place) ? other : 0);
            if (best && cost >= bestCost) continue;
            best = place;
            bestCost = cost;
        }
    }
    return best;
}

/// Besides what every tower can try: straight at the place, and as far ahead as it is.
std::vector<Move> towerMoves(const Battle& battle, UnitId id, StructureId tower, const Point& place) {
    std::vector<Move> moves;
    for (Answer& it : siegeTasks(battle, id)) {
        if (auto* move = std::get_if<Move>(&it); move && move->before.empty() && move->after.empty()) {
            moves.push_back(std::move(*move));
        }
    }
    const geometry::Pose& pose = battle.structure(tower).pose;
    const Du ahead = geometry::offsetOf(pose, place).ahead;
    if (ahead > 0.1_du && ahead < 2_du) moves.push_back(moveAlong(id, {geometry::Advance{ahead}}));
    if (place == pose.center) return moves;
    const Heading toward = geometry::headingToward(pose.center, place);
    const Du exactly = geometry::distance(pose.center, place);
    for (const Du far : {exactly, 1_du, 0.5_du, 0.25_du}) {
        if (far <= 1_du) moves.push_back(moveAlong(id, {geometry::Slide{toward, far}}));
    }
    return moves;
}

/// SGT-15
double worthOfCrossing(const Battle& battle, const Move& move) {
    const Structure& goal = battle.structure(move.at->structure);
    if (!goal.fortress || !isOfEnemy(battle, battle.owner(move.unit), goal)) return 0;
    const Battle then = afterMove(battle, move);
    return then.onTable(move.unit) ? foothold + worthOfFightsThere(then, move.unit) : 0;
}

/// A siege tower that comes to the walls alone burns down: it waits for the foot that is to storm with it,
/// but only where arrows and fire do not reach it.
bool isEscorted(const Battle& battle, UnitId crew, const Point& place, const Point& goal) {
    constexpr double near = 4;
    constexpr double impatient = 0.5;
    constexpr double range = 7;
    if (patience(battle) < impatient) return true;
    const Point& now = battle.structure(*battle.unit(crew).inside).pose.center;
    if (distanceBetween(now, goal) < range) return true;
    bool isAnyLeft = false;
    for (const UnitId it : own(battle, battle.owner(crew), Place::table)) {
        const Unit& unit = battle.unit(it);
        if (unit.inside || unit.has(Marker::broken) || !belongsInLine(battle.type(it))) continue;
        if (distanceBetween(unit.pose.center, place) < near) return true;
        isAnyLeft = true;
    }
    return !isAnyLeft;
}

/// Arrows from the walls set fire to it.
constexpr double rangeOfFire = 6;

/// Within range of the walls it burns wherever it stands, unless it will not stand any more.
bool mustHurry(const Battle& battle, UnitId crew, const Point& goal) {
    const Structure& it = battle.structure(*battle.unit(crew).inside);
    if (fireMarkers(it) > 0) return rollsThroughFire(battle, crew);
    return distanceBetween(it.pose.center, goal) < rangeOfFire;
}

double worthOfRolling(
    const Battle& battle, const Move& move, const MovePlan& plan, StructureId tower, const Point& place) {
    constexpr double eachDu = 14;
    constexpr double underFire = 70;
    constexpr double arrival = 40;
    if (isLost(battle, tower)) return 0;
    const Point& now = battle.structure(tower).pose.center;
    const double nearer = distanceBetween(now, place) - distanceBetween(plan.end.center, place);
    const bool arrives =
        move.at && isGoalOfTowers(battle, move.unit, move.at->structure) && plan.end.center != now;
    if (!arrives && !isEscorted(battle, move.unit, plan.end.center, place)) return 0;
    const double pace = mustHurry(battle, move.unit, place) ? underFire : eachDu;
    return pace * nearer + (arrives ? arrival : 0);
}

std::optional<WorthyAnswer> bestWithTower(const Battle& battle, UnitId id, StructureId tower) {
    const auto place = placeFor(battle, id, tower);
    if (!place) return std::nullopt;
    constexpr double worthwhile = 1;
    std::optional<WorthyAnswer> best;
    for (Move& move : towerMoves(battle, id, tower, *place)) {
        const auto plan = planMove(battle, move);
        if (!plan) continue;
        const bool crosses = move.at && move.at->what == Arrival::occupy;
        const double worth =
            crosses ? worthOfCrossing(battle, move) : worthOfRolling(battle, move, *plan, tower, *place);
        if (worth < worthwhile || (best && worth <= best->worth)) continue;
        best = {std::move(move), worth};
    }
    return best;
}

// ---------------------------------------------------------------------- rams

/// RAM-03, GAT-05
bool canBeRammed(const Battle& battle, UnitId id, StructureId wall) {
    return isToBeStormed(battle, id, battle.structure(wall)) &&
           (isWooden(battle, wall) || hasDoor(battle, wall));
}

bool isThereAnythingToRam(const Battle& battle, UnitId id) {
    return std::ranges::any_of(standingStructures(battle),
                               [&](StructureId it) { return canBeRammed(battle, id, it); });
}

/// Of those near by. What comes down under its defenders wounds them (RAZ-02), and asks for no orders
/// (RAM-06).
bool isThereAHeldWallToRam(const Battle& battle, UnitId carrier) {
    constexpr double near = 8;
    return std::ranges::any_of(standingStructures(battle), [&](StructureId it) {
        const Point& wall = battle.structure(it).pose.center;
        return canBeRammed(battle, carrier, it) && heldBy(battle, carrier, wall) > 0 &&
               bearing(battle.structure(it).pose, battle.unit(carrier).pose.center).ahead > 0 &&
               distanceBetween(battle.unit(carrier).pose.center, wall) <= near;
    });
}

/// There is nothing that it breaks, or a way in near by that others do not fill.
bool hasNoUseForARam(const Battle& battle, UnitId id) {
    constexpr double near = 5;
    constexpr double full = 2;
    if (!isThereAnythingToRam(battle, id)) return true;
    if (ramOf(battle, id) && isThereAHeldWallToRam(battle, id)) return false;
    return std::ranges::any_of(openingsToStorm(battle, id), [&](StructureId it) {
        const Point& gap = battle.structure(it).pose.center;
        return distanceBetween(battle.unit(id).pose.center, gap) <= near && crowdAt(battle, id, gap) < full;
    });
}

/// RAM-07: the move of one without a ram, for one that drops it first.
std::optional<WorthyAnswer> afterDropping(const Battle& battle, Move move, double worth) {
    move.before.insert(move.before.begin(), DropRam{});
    const auto plan = planMove(battle, move);
    if (!plan || !plan->broken.empty() || !plan->crossings.empty()) return std::nullopt;
    return WorthyAnswer{std::move(move), worth};
}

/// To be done before anything else that the way in asks for, and on the way: who only drops it has to wait
/// for another order.
WorthyAnswer dropping(const Battle& battle, UnitId id) {
    constexpr double freeHands = 4;
    Battle then = battle;
    System::evolve(then, RamLeft{*ramOf(battle, id), id, battle.unit(id).pose, "RAM-07"_rule});
    const auto deed = bestSiegeMove(then, id, siegeMoves(then, id, siegeMovesWanted(then, id)));
    if (const auto* move = deed ? std::get_if<Move>(&deed->answer) : nullptr) {
        if (auto found = afterDropping(battle, *move, freeHands + deed->worth)) return *std::move(found);
    }
    if (const auto way = bestApproach(then, id)) {
        if (auto found = afterDropping(battle, way->move, freeHands)) return *std::move(found);
    }
    Move move = moveAlong(id, {});
    move.before = {DropRam{}};
    return {std::move(move), freeHands};
}

std::optional<WorthyAnswer> bestTaking(const Battle& battle, UnitId id) {
    constexpr double aRam = 7;
    if (battle.rams.empty() || !belongsInLine(battle.type(id)) || hasNoUseForARam(battle, id)) {
        return std::nullopt;
    }
    for (Answer& it : siegeTasks(battle, id)) {
        const auto* move = std::get_if<Move>(&it);
        if (move == nullptr || move->after.empty()) continue;
        const auto plan = planMove(battle, *move);
        if (plan && plan->broken.empty() && plan->crossings.empty()) return WorthyAnswer{std::move(it), aRam};
    }
    return std::nullopt;
}

}  // namespace

bool shouldDropRam(const Battle& battle, UnitId id) {
    return ramOf(battle, id) && isAttacker(*battle.setting, battle.owner(id)) && hasNoUseForARam(battle, id);
}

std::optional<WorthyAnswer> bestWithEngine(const Battle& battle, UnitId id) {
    if (!battle.setting->siege || !isAttacker(*battle.setting, battle.owner(id))) return std::nullopt;
    const auto inside = battle.unit(id).inside;
    if (!inside && shouldDropRam(battle, id)) return dropping(battle, id);
    if (!inside) return bestTaking(battle, id);
    if (battle.structure(*inside).kind != StructureKind::siegeTower) return std::nullopt;
    return bestWithTower(battle, id, *inside);
}

bool isUnderWay(const Battle& battle, UnitId crew) {
    constexpr double there = 0.3;
    const auto tower = siegeTowerOf(battle, crew);
    if (!tower || isLost(battle, *tower)) return false;
    const auto place = placeFor(battle, crew, *tower);
    return place && mustHurry(battle, crew, *place) &&
           distanceBetween(battle.structure(*tower).pose.center, *place) > there;
}

bool isAboutToSetOut(const Battle& battle, UnitId crew) {
    constexpr double impatient = 0.5;
    constexpr double farOff = 9;
    const auto tower = siegeTowerOf(battle, crew);
    if (!tower || patience(battle) <= impatient || isUnderWay(battle, crew)) return false;
    double way = farOff;
    for (const StructureId it : standingStructures(battle)) {
        if (!battle.structure(it).fortress) continue;
        way = std::min(
            way, distanceBetween(battle.structure(it).pose.center, battle.structure(*tower).pose.center));
    }
    return way >= rangeOfFire && way < farOff;
}

bool rollsThroughFire(const Battle& battle, UnitId crew) {
    const auto tower = siegeTowerOf(battle, crew);
    if (!tower) return false;
    const Structure& it = battle.structure(*tower);
    constexpr int turnsOfBothSides = 2;
    const int damage = it.damage + turnsOfBothSides * fireMarkers(it);
    return fireMarkers(it) > 0 && damage < valuesOf(battle, *tower).durability;
}

std::optional<WorthyAnswer> bestClearing(const Battle& battle, UnitId id) {
    constexpr double aWay = 5;
    const auto tiles = tilesToClear(battle, id);
    if (tiles.empty() || avoidsMelee(battle.type(id))) return std::nullopt;
    auto goal = stormGoal(battle, id);
    if (const auto enemy = quarryOf(battle, id); !goal && enemy) goal = battle.unit(*enemy).pose.center;
    if (!goal) return std::nullopt;
    const double way = distanceBetween(battle.unit(id).pose.center, *goal);
    for (const StructureId tile : tiles) {
        const Structure& it = battle.structure(tile);
        const bool isOwn = it.owner && battle.areAllied(*it.owner, battle.owner(id));
        if (!isOwn && distanceBetween(it.pose.center, *goal) < way) {
            return WorthyAnswer{ClearTile{id, tile}, aWay};
        }
    }
    return std::nullopt;
}

}  // namespace vallum::players
