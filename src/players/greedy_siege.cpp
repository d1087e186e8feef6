// SPDX-License-Identifier: GPL-3.0-or-later
#include "siege_posts.h"
#include "siege_sense.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include <vallum/field/queries/siege_moves.h>
#include <vallum/field/rules/siege/climbing.h>
#include <vallum/field/rules/siege/fires.h>
#include <vallum/field/rules/siege/rams.h>
#include <vallum/field/rules/siege/siege.h>
#include <vallum/field/situation/fortress/at_structures.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/siege/siege.h>

/// Those who storm: up ladders, through gaps, with rams; and what every unit may do about a climb or a fire.
namespace vallum::players {

namespace {

/// As it will be when the unit is up, if nobody else has moved.
Battle atTheTop(Battle battle, UnitId id, StructureId structure) {
    const int levels = valuesOf(battle, structure).level;
    System::evolve(battle, Climbed{id, structure, levels, "ASL-03"_rule});
    return battle;
}

/// Whoever is above throws and shoots at it until it is up (ASL-07).
double priceOfTheWayUp(const Battle& battle, UnitId id, StructureId structure, std::size_t above) {
    constexpr double share = 0.05;
    return share * valuesOf(battle, structure).level * static_cast<double>(above) * valueOf(battle, id);
}

/// Once those are gone who fight it up there. Whoever finds no room hangs on its ladders for nothing.
bool canTakeThePlace(Battle top, UnitId id, StructureId structure) {
    for (const UnitId enemy : enemiesInContact(top, id)) {
        System::evolve(top, Eliminated{enemy, "MOR-07"_rule});
    }
    // In a corner a single section would stand between two walls.
    return top.structure(structure).kind != StructureKind::cornerWall && hasRoomAtTop(top, id, structure);
}

double worthAtTheTop(const Battle& top, UnitId id, StructureId structure) {
    const auto above = enemiesInContact(top, id);
    if (above.empty()) return foothold + 0.1 * valueOf(top, id);
    double worth = foothold / 2;
    for (const UnitId enemy : above) worth += worthOfFight(top, id, enemy);
    return worth - priceOfTheWayUp(top, id, structure, above.size());
}

/// What one lets others do in its place: archers shoot, light troops have no business on a ladder.
double willingness(const Battle& battle, UnitId id) {
    return avoidsMelee(battle.type(id)) ? -12 : 10 * (1 - patience(battle));
}

/// FIR-11, RAZ-03: it burns, and does not stand as long as until the next turn of the same side.
bool isAboutToFall(const Battle& battle, StructureId id) {
    constexpr int turnsOfBothSides = 2;
    const Structure& it = battle.structure(id);
    const int damage = it.damage + turnsOfBothSides * fireMarkers(it);
    return fireMarkers(it) > 0 && damage >= valuesOf(battle, id).durability;
}

/// Nobody takes a ladder who can walk in beside it. One who holds the gap can be fought by one or two at a
/// time.
bool hasGapNear(const Battle& battle, UnitId id) {
    constexpr double near = 4;
    constexpr double fewHold = 1;
    constexpr double walkIn = 2;
    return std::ranges::any_of(openingsToStorm(battle, id), [&](StructureId it) {
        const geometry::Point& middle = battle.structure(it).pose.center;
        if (distanceBetween(battle.unit(id).pose.center, middle) > near) return false;
        const double held = gapHeldBy(battle, id, it);
        return held <= fewHold && crowdAt(battle, id, middle) <= (held > 0 ? 0 : walkIn);
    });
}

/// One after the other they are thrown down one after the other: three are near, or all that are left.
bool isSupported(const Battle& battle, UnitId climber, StructureId structure) {
    constexpr double near = 5;
    constexpr int together = 3;
    int ready = 0;
    int all = 0;
    const geometry::Point& wall = battle.structure(structure).pose.center;
    for (const UnitId id : own(battle, battle.owner(climber), Place::table)) {
        if (!belongsInLine(battle.type(id)) || isSpent(battle, id) || leadsFromBehind(battle, id)) continue;
        ++all;
        ready += distanceBetween(battle.unit(id).pose.center, wall) <= near ? 1 : 0;
    }
    return ready >= std::min(together, all) || patience(battle) <= 0;
}

/// Only one unit fits into a tower. Whoever holds one of a fortress strikes twice before the climber is up
/// (ASL-07), and seldom gives way then.
bool isTowerToClimb(const Battle& battle, UnitId id, StructureId tower) {
    if (battle.structure(tower).fortress && holderOf(battle, tower)) return false;
    return std::ranges::none_of(own(battle, battle.owner(id), Place::table), [&](UnitId it) {
        const auto& climb = battle.unit(it).climb;
        return it != id && climb && climb->structure == tower;
    });
}

bool isToClimb(const Battle& battle, UnitId id, StructureId structure) {
    if (isHighTower(battle.structure(structure).kind) && !isTowerToClimb(battle, id, structure)) return false;
    return isOfEnemy(battle, battle.owner(id), battle.structure(structure)) &&
           !isAboutToFall(battle, structure) && isSupported(battle, id, structure);
}

double worthOfClimb(const Battle& battle, const Move& move, const MovePlan& plan) {
    const StructureId structure = move.at->structure;
    if (!isToClimb(battle, move.unit, structure) || hasGapNear(battle, move.unit)) return 0;
    const Battle top = atTheTop(afterMove(battle, move, plan), move.unit, structure);
    if (!top.onTable(move.unit) || !canTakeThePlace(top, move.unit, structure)) return 0;
    const double delay = valuesOf(battle, structure).level > 1 ? 0.6 : 0.9;
    return delay * worthAtTheTop(top, move.unit, structure) + willingness(battle, move.unit);
}

/// RAM-03, FIR-01: what a unit in contact with this does to it.
double worthOfWork(const Battle& battle, UnitId id, StructureId structure) {
    const double each = worthOfDamage(battle, battle.owner(id), structure);
    const bool hasWoodenDoor = hasDoor(battle, structure);
    if (each <= 0 || (!isWooden(battle, structure) && !hasWoodenDoor)) return 0;
    const Attack& attack = battle.type(id).attack;
    const int resistance = resistanceOf(battle, structure, hasWoodenDoor);
    constexpr double turns = 2;
    if (ramOf(battle, id)) {
        const int hit = std::min(attack.hit + 1, 5);
        return turns * each * expectedDamage(4, hit, std::min(attack.damage + 1, 5), resistance);
    }
    if (avoidsMelee(battle.type(id)) || !isWooden(battle, structure)) return 0;
    // Nobody comes to help those in a tower of the open field, and one that fights the fire does not shoot.
    const double alone = battle.structure(structure).fortress ? 1 : 3;
    return alone * each * doneByBurning * expectedDamage(3, attack.hit, attack.damage, resistance);
}

double worthOfWorkNow(const Battle& battle, UnitId id) {
    double best = 0;
    for (const StructureId it : standingStructures(battle)) {
        if (frontSectionsOn(battle, id, it) > 1) best = std::max(best, worthOfWork(battle, id, it));
    }
    return best;
}

/// TOW, ASL-16: whoever holds a tower can be attacked from within the fortress.
double worthOfFightsAfter(const Battle& battle, const Move& move, const MovePlan& plan) {
    const Battle then = afterMove(battle, move, plan);
    return then.onTable(move.unit) ? worthOfFightsThere(then, move.unit) : 0;
}

bool isIn(const Battle& battle, const geometry::Point& point) {
    return fortressAt(battle, point).has_value();
}

/// A gap or a fallen gate: into the fortress, and as far as it goes.
double worthOfEntering(const Battle& battle, UnitId id, const MovePlan& plan) {
    const geometry::Point& from = battle.unit(id).pose.center;
    const bool enters = isIn(battle, plan.end.center) && !isIn(battle, from);
    if (!enters || ramOf(battle, id)) return 0;
    return foothold + 0.1 * valueOf(battle, id) + distanceBetween(from, plan.end.center) +
           willingness(battle, id);
}

/// From a tower that it has taken, down among the defenders.
double worthOfComingOut(const Battle& battle, UnitId id, const MovePlan& plan) {
    const bool isStorming = battle.setting->siege && isAttacker(*battle.setting, battle.owner(id));
    if (!isStorming || avoidsMelee(battle.type(id)) || !isIn(battle, plan.end.center)) return 0;
    const auto inside = battle.unit(id).inside;
    const double danger = inside && isAboutToFall(battle, *inside) ? forItsLife : 0;
    return 5 + danger + willingness(battle, id);
}

/// SGT-11: whoever is to come over the wall from it.
double worthInSiegeTower(const Battle& battle, UnitId id, const Structure& tower) {
    constexpr double withItsCrew = 8;
    const bool suits = belongsInLine(battle.type(id)) && !ramOf(battle, id) && fireMarkers(tower) == 0;
    return suits ? withItsCrew : 0;
}

double worthOfOccupying(const Battle& battle, const Move& move) {
    constexpr double tower = 5;
    const Structure& it = battle.structure(move.at->structure);
    if (isAboutToFall(battle, move.at->structure)) return 0;
    if (it.kind == StructureKind::siegeTower) return worthInSiegeTower(battle, move.unit, it);
    const bool isShooter = battle.type(move.unit).ranged.has_value();
    // FOR-18: only those who are in already come there on foot, and there is more to do for them.
    if (it.fortress && !isShooter) return 0;
    return tower + (isShooter ? 3 : 0);
}

geometry::Point before(const Battle& battle, const Structure& wall) {
    const Du out = battle.setting->sizes.wall.depth / 2 + cardSize.depth / 2;
    return geometry::pointAt(wall.pose, 0_du, out);
}

/// A place to go to, and as how long a way it counts.
struct Goal {
    double cost = 0;
    geometry::Point place;
};

std::vector<geometry::Point> cheapestFirst(std::vector<Goal> goals) {
    std::ranges::stable_sort(goals, {}, &Goal::cost);
    std::vector<geometry::Point> places;
    places.reserve(goals.size());
    for (const Goal& it : goals) places.push_back(it.place);
    return places;
}

/// As so much of a way: others who go there get in each other's way.
double costOfGoingThere(const Battle& battle, UnitId id, const geometry::Point& there) {
    constexpr double crowd = 2.5;
    return distanceBetween(battle.unit(id).pose.center, there) + crowd * crowdAt(battle, id, there);
}

bool isWorthARaid(const Battle& battle, UnitId id, StructureId tower) {
    if (!isHighTower(battle.structure(tower).kind)) return false;
    const auto holder = holderOf(battle, tower);
    return holder && battle.areEnemies(id, *holder) && worthOfWork(battle, id, tower) > 0;
}

/// Outside of a siege: the sides of towers that the enemy holds and fire can take.
std::vector<geometry::Point> raidGoals(const Battle& battle, UnitId id) {
    if (!belongsInLine(battle.type(id)) || battle.unit(id).inside) return {};
    std::vector<Goal> goals;
    for (const StructureId tower : standingStructures(battle)) {
        if (!isWorthARaid(battle, id, tower)) continue;
        const Structure& it = battle.structure(tower);
        const Du out = sizeOf(it.kind, battle.setting->sizes).depth / 2 + cardSize.depth / 2;
        for (const Degrees side : {0_deg, 90_deg, 180_deg, 270_deg}) {
            const auto there = geometry::pointAt({it.pose.center, it.pose.heading + side}, 0_du, out);
            goals.push_back({costOfGoingThere(battle, id, there), there});
        }
    }
    return cheapestFirst(std::move(goals));
}

bool climbsWalls(const Battle& battle, UnitId id) {
    return canManWalls(battle, id) && !ramOf(battle, id) && !battle.setting->options.withoutLadders;
}

/// What a wall or gate saves whoever storms there, as so much of a way; nothing where nobody comes through.
std::optional<double> promiseOf(const Battle& battle, UnitId id, StructureId wall) {
    constexpr double opening = 7;
    constexpr double mostByWork = 8;
    const Structure& it = battle.structure(wall);
    const bool isGap = isOpening(battle, wall);
    const double byWork = it.stands() ? std::min(worthOfWork(battle, id, wall) / 4, mostByWork) : 0;
    if (climbsWalls(battle, id)) return isGap ? opening : 0;
    // Nobody comes in with a ram: it is carried to what it breaks, or dropped.
    if (isGap && !ramOf(battle, id)) return opening + byWork;
    return byWork > 0 ? std::optional(byWork) : std::nullopt;
}

/// A ram hardly goes sideways, and any part of a wall will do: the point before it that lies most nearly
/// straight ahead.
geometry::Point straightBefore(const Battle& battle, UnitId carrier, const Structure& wall) {
    const Du aside = battle.setting->sizes.wall.width / 2 - 0.2_du;
    const geometry::Pose& pose = battle.unit(carrier).pose;
    const double right = bearing(wall.pose, pose.center).right;
    const Du part = std::clamp(Du(static_cast<std::int32_t>(right * Du::perUnit)), -aside, aside);
    return geometry::pointAt({before(battle, wall), wall.pose.heading}, part, 0_du);
}

/// As so much more of a way: what lies to the side takes twice as long.
double detourWithARam(const Battle& battle, UnitId carrier, const geometry::Point& there) {
    return std::abs(bearing(battle.unit(carrier).pose, there).right);
}

/// A gap before all; otherwise a wall near by that few hold and few storm, or what a ram can break.
std::vector<geometry::Point> wallsToStorm(const Battle& battle, UnitId id) {
    constexpr double defender = 3.5;
    const bool hasRam = ramOf(battle, id).has_value();
    std::vector<Goal> goals;
    for (const Structure& it : battle.structures) {
        if (!isToBeStormed(battle, id, it)) continue;
        const StructureId wall(static_cast<int>(&it - battle.structures.data()));
        const auto promise = promiseOf(battle, id, wall);
        if (!promise) continue;
        const auto there = hasRam ? straightBefore(battle, id, it) : before(battle, it);
        const double held =
            isOpening(battle, wall) ? gapHeldBy(battle, id, wall) : heldBy(battle, id, it.pose.center);
        const double cost =
            costOfGoingThere(battle, id, there) + (hasRam ? detourWithARam(battle, id, there) : 0);
        goals.push_back({cost + defender * held - *promise, there});
    }
    return cheapestFirst(std::move(goals));
}

/// Whoever holds a watchtower or a house comes out for a great deal only.
double worthOfStayingUp(const Battle& battle, const Move& move) {
    const auto inside = battle.unit(move.unit).inside;
    if (!move.out || !inside || battle.structure(*inside).fortress) return 0;
    constexpr double shelter = 8;
    constexpr double loophole = 8;
    return patience(battle) * (shelter + (battle.type(move.unit).ranged ? loophole : 0));
}

}  // namespace

bool isToStorm(const Battle& battle, UnitId id) {
    return battle.setting->siege && isAttacker(*battle.setting, battle.owner(id)) &&
           !avoidsMelee(battle.type(id)) && !fortressOf(battle, id) && !leadsFromBehind(battle, id);
}

std::vector<geometry::Point> stormGoals(const Battle& battle, UnitId id) {
    if (!battle.setting->siege) return raidGoals(battle, id);
    return isToStorm(battle, id) ? wallsToStorm(battle, id) : std::vector<geometry::Point>();
}

std::optional<geometry::Point> stormGoal(const Battle& battle, UnitId id) {
    const auto goals = stormGoals(battle, id);
    return goals.empty() ? std::nullopt : std::optional(goals.front());
}

/// SGT-12: what the crew of a siege tower is there for is at the wall.
bool leavesSiegeTower(const Battle& battle, const Move& move) {
    const auto inside = battle.unit(move.unit).inside;
    return move.out && inside && battle.structure(*inside).kind == StructureKind::siegeTower;
}

double worthOfStorming(const Battle& battle, const SiegeMove& storming) {
    const auto& [move, plan] = storming;
    if (leavesSiegeTower(battle, move))
        return isLost(battle, *battle.unit(move.unit).inside) ? forItsLife : 0;
    if (move.charge) return worthOfCharge(battle, move, plan) - worthOfStayingUp(battle, move);
    if (!plan.broken.empty() || !plan.crossings.empty()) return 0;
    if (!move.at) {
        return move.out ? worthOfComingOut(battle, move.unit, plan)
                        : worthOfEntering(battle, move.unit, plan);
    }
    const StructureId id = move.at->structure;
    const bool isWithinWalls = isIn(battle, plan.end.center);
    switch (move.at->what) {
        case Arrival::climb: return ramOf(battle, move.unit) ? 0 : worthOfClimb(battle, move, plan);
        case Arrival::occupy: return worthOfOccupying(battle, move);
        case Arrival::lineUp:
            if (holderOf(battle, id) && isWithinWalls) return worthOfFightsAfter(battle, move, plan);
            if (isWithinWalls) return 0;
            return worthOfWork(battle, move.unit, id) - worthOfWorkNow(battle, move.unit);
    }
    return 0;
}

namespace {

/// From outside: to climb, to enter, or to work at.
std::vector<StructureId> structuresToStorm(const Battle& battle, UnitId id, std::vector<StructureId> near) {
    const double least = leastWorthInSiege(battle, id) + worthOfWorkNow(battle, id);
    const bool climbs = !ramOf(battle, id) && !hasGapNear(battle, id);
    std::erase_if(near, [&](StructureId it) {
        if (isEnclosed(battle.structure(it).kind) && !holderOf(battle, it)) return false;
        if (climbs && isToClimb(battle, id, it)) return false;
        return worthOfWork(battle, id, it) < least;
    });
    return near;
}

}  // namespace

std::optional<WorthyAnswer> bestOnTheLadder(const Battle& battle, UnitId id) {
    if (!fits(battle, ChooseMove{}, ComeDown{id})) return std::nullopt;
    const StructureId structure = battle.unit(id).climb->structure;
    constexpr double another = 10;
    constexpr double atOnce = 30;
    const Battle top = atTheTop(battle, id, structure);
    if (!canTakeThePlace(top, id, structure)) return WorthyAnswer{ComeDown{id}, atOnce};
    const double worth = worthAtTheTop(top, id, structure);
    if (worth >= 0 && !hasGapNear(battle, id)) return std::nullopt;
    return WorthyAnswer{ComeDown{id}, std::max(another, -worth)};
}

/// Of those at the same fires one has nothing to shoot at.
static bool canOthersPutOut(const Battle& battle, UnitId id) {
    const auto fires = firesInReach(battle, id);
    return std::ranges::any_of(own(battle, battle.owner(id), Place::table), [&](UnitId other) {
        if (other == id || battle.type(other).ranged || battle.unit(other).has(Marker::broken)) return false;
        return std::ranges::any_of(fires, [&](StructureId it) {
            return sectionsAtFire(battle, other, it) > 0 && !isEngaged(battle, other);
        });
    });
}

std::optional<WorthyAnswer> bestAgainstFire(const Battle& battle, UnitId id) {
    if (!fits(battle, ChooseMove{}, FightFire{id})) return std::nullopt;
    constexpr double eachMarker = 12;
    int markers = 0;
    for (const StructureId it : standingStructures(battle)) {
        const auto& owner = battle.structure(it).owner;
        const bool isOwn = owner && battle.areAllied(*owner, battle.owner(id));
        const bool isThere = battle.unit(id).inside == it || touches(battle, id, it);
        if (battle.unit(id).inside == it && isLost(battle, it)) return std::nullopt;
        if (isOwn && isThere) markers += fireMarkers(battle.structure(it));
    }
    if (markers == 0) return std::nullopt;
    if (hasTarget(battle, id) && canOthersPutOut(battle, id)) return std::nullopt;
    return WorthyAnswer{FightFire{id}, eachMarker * std::min(markers, 4)};
}

namespace {

class Best {
public:
    explicit Best(std::optional<WorthyAnswer> first) : best_(std::move(first)) {}

    [[nodiscard]] bool isBeatenBy(double worth) const { return !best_ || worth > best_->worth; }
    void consider(std::optional<WorthyAnswer> other) {
        if (other && isBeatenBy(other->worth)) best_ = std::move(other);
    }
    [[nodiscard]] std::optional<WorthyAnswer> take() && { return std::move(best_); }

private:
    std::optional<WorthyAnswer> best_;
};

/// What caltrops cost is looked at only where it can matter.
void considerMoves(const Battle& battle, UnitId id, const std::vector<SiegeMove>& moves, Best& best) {
    if (moves.empty()) return;
    const bool defends = battle.setting->siege && isDefender(*battle.setting, battle.owner(id));
    const double least = leastWorthInSiege(battle, id);
    const double worthOfStaying = defends ? worthOfPost(battle, id) : 0;
    std::optional<FreePlaces> places;
    if (defends) places.emplace(battle, id);
    const auto isGood = [&](double worth) { return worth >= least && best.isBeatenBy(worth); };
    for (const SiegeMove& it : moves) {
        if (places && !isGood(mostByHolding(it, worthOfStaying, *places))) continue;
        double worth = defends ? worthOfHolding(battle, it, worthOfStaying) : worthOfStorming(battle, it);
        if (!isGood(worth)) continue;
        if (!it.move.charge) worth -= costOfCaltrops(battle, it.move, it.plan);
        if (isGood(worth)) best.consider(WorthyAnswer{it.move, worth});
    }
}

}  // namespace

double leastWorthInSiege(const Battle& battle, UnitId id) {
    constexpr double worthwhile = 3;
    constexpr double aShot = 9;
    return hasTarget(battle, id) ? aShot : worthwhile;
}

/// Whoever is in a siege tower leaves it over the wall, which is another kind of move.
static SiegeMovesWanted::Leaving leavingWanted(const Battle& battle,
                                               UnitId id,
                                               StructureId tower,
                                               bool defends) {
    using Leaving = SiegeMovesWanted::Leaving;
    if (defends) return mayLeaveItsTower(battle, id) ? Leaving::anyMove : Leaving::charges;
    const bool isSiegeTower = battle.structure(tower).kind == StructureKind::siegeTower;
    return isSiegeTower && !isLost(battle, tower) ? Leaving::none : Leaving::anyMove;
}

SiegeMovesWanted siegeMovesWanted(const Battle& battle, UnitId id) {
    const bool defends = battle.setting->siege && isDefender(*battle.setting, battle.owner(id));
    const bool isInside = isIn(battle, battle.unit(id).pose.center);
    if (const auto tower = battle.unit(id).inside)
        return {.structures = {}, .leaving = leavingWanted(battle, id, *tower, defends)};
    auto near = structuresNear(battle, id);
    if (defends) return {structuresToHold(battle, id, std::move(near)), !isInside, true};
    const bool enters = !isInside && !ramOf(battle, id);
    return {isInside ? std::move(near) : structuresToStorm(battle, id, std::move(near)), enters, enters};
}

std::optional<WorthyAnswer> bestSiegeMove(const Battle& battle,
                                          UnitId id,
                                          const std::vector<SiegeMove>& moves) {
    if (battle.structures.empty()) return std::nullopt;
    if (battle.unit(id).climb) return bestOnTheLadder(battle, id);
    auto engine = bestWithEngine(battle, id);
    if (engine && (rollsThroughFire(battle, id) || shouldDropRam(battle, id))) return engine;
    Best best(bestAgainstFire(battle, id));
    if (leadsFromBehind(battle, id)) return std::move(best).take();
    best.consider(std::move(engine));
    best.consider(bestClearing(battle, id));
    considerMoves(battle, id, moves, best);
    considerMoves(battle, id, movesOffTheWall(battle, id), best);
    return std::move(best).take();
}

}  // namespace vallum::players
