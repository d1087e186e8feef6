// SPDX-License-Identifier: GPL-3.0-or-later
#include "siege_sense.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <ranges>

#include <vallum/field/queries/reach.h>
#include <vallum/field/rules/combat/ranged.h>
#include <vallum/field/rules/morale/flight.h>
#include <vallum/field/rules/movement/allowance.h>
#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/rules/movement/setting_out.h>
#include <vallum/field/rules/movement/skirmish.h>
#include <vallum/field/rules/siege/rams.h>
#include <vallum/field/rules/siege/siege.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/field/situation/siege/siege.h>
#include <vallum/geometry/bearing.h>
#include <vallum/geometry/ranging.h>

namespace vallum::players {

namespace {

using geometry::Corner;
using geometry::PathStep;
using geometry::Point;
using geometry::Pose;

Du times(Du length, int hundredths) { return Du(length.raw() * hundredths / 100); }

/// How places suit a unit that is after this point: near, looking at it, and not where others could fall
/// upon its side.
struct Outlook {
    Point goal;
    std::vector<Threat> threats;
    double caution = 0;

    [[nodiscard]] double score(const Pose& pose) const {
        const Bearing to = bearing(pose, goal);
        return -to.distance() - std::abs(to.angle()) / 60 - caution * exposureTo(threats, pose);
    }
};

Outlook outlookOf(const Battle& battle, UnitId id, const Point& goal) {
    constexpr double mostCautious = 1.5;
    return {goal, threatsTo(battle, id), mostCautious * patience(battle)};
}

struct Candidate {
    Move move;
    double score = 0;
};

/// Moves that end on friends or put anybody in disorder are left alone.
std::optional<MovePlan> planned(const Planner& planner, const Move& move) {
    auto plan = planner.plan(move);
    if (!plan || !plan->crossings.empty() || !plan->broken.empty()) return std::nullopt;
    return *std::move(plan);
}

/// As so much of a way: whoever has time lets others clear them, or goes round.
double detourForCaltrops(const Battle& battle, const Move& move, const MovePlan& plan) {
    constexpr double eachWound = 1.5;
    return eachWound * patience(battle) * woundsByCaltrops(battle, move, plan);
}

/// The first of these distances that can be gone after this swing, or one that ends before caltrops.
void tryPath(const Battle& battle,
             const Planner& planner,
             const Move& base,
             const std::vector<PathStep>& swing,
             Du most,
             const Outlook& outlook,
             std::optional<Candidate>& best) {
    for (const int part : {100, 75, 50, 25}) {
        Move move = base;
        move.path = swing;
        const Du far = times(most, part);
        if (far > 0.1_du) move.path.emplace_back(geometry::Advance{far});
        if (move.path.empty()) return;
        const auto plan = planned(planner, move);
        if (!plan) continue;
        const double detour = detourForCaltrops(battle, move, *plan);
        const double worth = outlook.score(plan->end) - detour;
        if (!best || worth > best->score) best = {std::move(move), worth};
        if (detour <= 0) return;
    }
}

/// Straight on, pivot and on, or turn and on.
std::optional<Candidate> approach(
    const Battle& battle, const Move& base, const Outlook& outlook, Du most, Du stopAt) {
    std::optional<Candidate> best;
    const Planner planner(battle, base.unit);
    const Point& goal = outlook.goal;
    const Pose& pose = battle.unit(base.unit).pose;
    const Du room(static_cast<std::int32_t>((bearing(pose, goal).distance() - inDu(stopAt)) * Du::perUnit));
    const auto within = [&](Du length) { return std::clamp(room, 0_du, length); };
    const bool marches = base.gait == Gait::forcedMarch;
    tryPath(battle, planner, base, {}, within(most), outlook, best);
    for (const Corner corner : {Corner::frontLeft, Corner::frontRight}) {
        const auto pivot = pivotToward(pose, corner, goal);
        if (pivot && most > 1_du)
            tryPath(battle, planner, base, {*pivot}, within(most - 1_du), outlook, best);
    }
    const auto turn = turnToward(pose, goal);
    if (!marches && turn.angle != Degrees()) {
        const bool isFree = isSkirmisher(battle.type(base.unit));
        tryPath(battle, planner, base, {turn}, within(isFree ? most - 1_du : most / 2), outlook, best);
    }
    return best;
}

double distanceToNearestEnemy(const Battle& battle, UnitId id) {
    double nearest = 1e9;
    for (const UnitId other : battle.everyUnit()) {
        if (!battle.onTable(other) || !battle.areEnemies(id, other)) continue;
        nearest = std::min(nearest, distanceBetween(battle, id, other));
    }
    return nearest;
}

/// Where archers and javelins want to stand: in range, and no nearer.
Du keepsAway(const UnitType& type) {
    constexpr Du halfACard = 0.8_du;
    if (isArcher(type)) return times(type.ranged->range, 70) + halfACard;
    if (isSkirmisher(type) && type.ranged) return type.ranged->range + times(halfACard, 90);
    return 0.9_du;
}

/// RAM-01
Du burden(const Battle& battle, UnitId id) { return ramOf(battle, id) ? Du(ramBurden.raw()) : 0_du; }

/// Nobody shoots at it where the march may take it: then a march costs nothing.
bool isOutOfShot(const Battle& battle, UnitId id, double march) {
    constexpr double fromTheEdge = 0.8;
    return std::ranges::none_of(enemiesAbout(battle, battle.owner(id)), [&](UnitId enemy) {
        const auto& ranged = battle.type(enemy).ranged;
        return ranged && !battle.unit(enemy).has(Marker::fleeing) &&
               distanceBetween(battle, id, enemy) <= inDu(ranged->range) + fromTheEdge + march;
    });
}

/// Far from every enemy there is time for a march. The foot of a siege keeps up with its siege towers, too:
/// alone they are shot to pieces, and so is whoever comes to the walls before them.
bool mayHurry(const Battle& battle, UnitId id) {
    if (battle.unit(id).has(Marker::broken)) return false;
    constexpr double apart = 6;
    constexpr double underTheWalls = 2.5;
    const double nearest = distanceToNearestEnemy(battle, id);
    const double march = 2 * inDu(movementOf(battle, id) - burden(battle, id));
    if (nearest > apart + march) return true;
    if (!isToStorm(battle, id) || nearest <= underTheWalls + march) return false;
    if (isOutOfShot(battle, id, march)) return true;
    if (ramOf(battle, id)) return false;
    const auto towers = foremostSiegeTower(battle, battle.owner(id));
    return towers && nearest - march >= *towers;
}

/// Those of the battle line keep together: how far the unit may go before neighbors who can still follow.
/// Before walls nobody is charged, and who waits for others is shot at; behind them there is no line.
Du leash(const Battle& battle, UnitId id) {
    const double together = 2.5 + 10 * (1 - patience(battle));
    constexpr double besides = 4;
    double most = 100;
    const bool storms = isToStorm(battle, id) || isWithinTheirWalls(battle, id);
    if (!belongsInLine(battle.type(id)) || storms) return Du(Du::perUnit * 100);
    for (const UnitId other : battle.everyUnit()) {
        const Unit& neighbor = battle.unit(other);
        if (other == id || neighbor.owner != battle.owner(id) || neighbor.place != Place::table) continue;
        if (!belongsInLine(battle.type(other)) || neighbor.has(Marker::broken)) continue;
        const Bearing to = bearing(battle.unit(id).pose, neighbor.pose.center);
        if (std::abs(to.right) > besides || std::abs(to.ahead) > besides) continue;
        if (isEngaged(battle, other)) continue;
        most = std::min(most, std::max(0.0, to.ahead + together));
    }
    return Du(static_cast<std::int32_t>(most * Du::perUnit));
}

/// Outside of the fortress that it defends: the enemy has to come.
bool waitsAtItsWalls(const Battle& battle, UnitId id, UnitId enemy) {
    constexpr double near = 5;
    return isDefender(*battle.setting, battle.owner(id)) && distanceBetween(battle, id, enemy) > near;
}

/// Out of the range of arrows.
constexpr Du behindTheLine = 9.2_du;

bool staysBehind(const Battle& battle, UnitId id, UnitId enemy) {
    return leadsFromBehind(battle, id) && distanceBetween(battle, id, enemy) < inDu(behindTheLine);
}

/// More front against an enemy who is near, for those without close order.
std::optional<WorthyMove> extended(const Battle& battle, UnitId id, UnitId enemy) {
    const Unit& unit = battle.unit(id);
    constexpr double near = 6;
    const bool suits = belongsInLine(battle.type(id)) && !unit.formation && !unit.has(Marker::broken);
    if (!suits || distanceBetween(battle, id, enemy) > near) return std::nullopt;
    for (const Flank end : {Flank::left, Flank::right}) {
        if (end == Flank::left ? unit.extension.left : unit.extension.right) continue;
        Move move = moveAlong(id, {});
        move.before = {ExtendFront{end}};
        if (planned(Planner(battle, id), move)) return WorthyMove{std::move(move), 3};
    }
    return std::nullopt;
}

Move readyToMove(const Battle& battle, UnitId id) {
    Move base = moveAlong(id, {});
    if (shouldOpenOrder(battle, id)) base.before = {DropFormation{}};
    return base;
}

Du movementNow(const Battle& battle, const Move& base) {
    Move move = base;
    move.path = {geometry::Advance{1_du}};
    return Du(allowance(battle, move).total());
}

std::vector<UnitId> thatMaySetOut(const Battle& battle, Seat seat) {
    auto units = own(battle, seat, Place::table);
    std::erase_if(units, [&](UnitId id) { return !maySetOut(battle, id); });
    return units;
}

std::vector<UnitId> thatMayAct(const Battle& battle, Seat seat) {
    auto units = own(battle, seat, Place::table);
    std::erase_if(units,
                  [&](UnitId id) { return !battle.unit(id).has(Marker::active) || !isEngaged(battle, id); });
    return units;
}

/// Those in front first: they make room for the others.
void frontFirst(const Battle& battle, std::vector<UnitId>& units) {
    std::vector<std::pair<double, UnitId>> order;
    order.reserve(units.size());
    for (const UnitId id : units) order.emplace_back(distanceToNearestEnemy(battle, id), id);
    std::ranges::stable_sort(order, {}, &std::pair<double, UnitId>::first);
    std::ranges::copy(order | std::views::values, units.begin());
}

/// Back out of reach, looking at the enemy.
std::optional<Move> stepBack(const Battle& battle, UnitId id, UnitId enemy) {
    const Pose& pose = battle.unit(id).pose;
    const auto spent = pointsCountedAsSpent(battle.unit(id).turn.spent);
    const Du left = movementOf(battle, id) - Du(spent.raw());
    const Heading back = pose.heading + 180_deg;
    for (const int part : {100, 75, 50, 25}) {
        for (const Degrees aside : {0_deg, 30_deg, 330_deg}) {
            Move move = moveAlong(id, {geometry::Slide{back + aside, times(left, part)}});
            const auto plan = planSkirmishMove(battle, move);
            if (!plan || !plan->crossings.empty() || !plan->broken.empty()) continue;
            const auto& from = battle.unit(enemy).pose.center;
            if (distanceBetween(plan->end.center, from) > distanceBetween(pose.center, from)) return move;
        }
    }
    return std::nullopt;
}

}  // namespace

std::optional<double> foremostSiegeTower(const Battle& battle, Seat seat) {
    std::optional<double> least;
    for (const UnitId id : own(battle, seat, Place::table)) {
        const auto inside = battle.unit(id).inside;
        if (!inside || battle.structure(*inside).kind != StructureKind::siegeTower) continue;
        const double way = distanceToNearestEnemy(battle, id);
        if (!least || way < *least) least = way;
    }
    return least;
}

bool hasTarget(const Battle& battle, UnitId id) {
    if (!battle.type(id).ranged) return false;
    const auto inReach = enemiesWithin(battle, id, battle.type(id).ranged->range + 2_du);
    return std::ranges::any_of(
        inReach, [&](UnitId enemy) { return isInRange(battle, id, enemy) && !isEngaged(battle, enemy); });
}

std::optional<UnitId> quarryOf(const Battle& battle, UnitId id) {
    constexpr double ratherThanOneThatRuns = 8;
    const auto keep = isGarrison(battle, id) ? fortressOf(battle, id) : std::nullopt;
    std::optional<UnitId> best;
    double bestCost = 0;
    for (const UnitId other : battle.everyUnit()) {
        if (!battle.onTable(other) || !battle.areEnemies(id, other)) continue;
        if (keep && fortressOf(battle, other) != keep) continue;
        double cost = distanceBetween(battle, id, other);
        if (battle.unit(other).has(Marker::fleeing)) cost += ratherThanOneThatRuns;
        if (best && cost >= bestCost) continue;
        best = other;
        bestCost = cost;
    }
    return best;
}

namespace {

/// What the best way at this gait gains, if it is worth an order.
std::optional<WorthyMove> worthyAtGait(const Battle& battle,
                                       const Move& base,
                                       const Outlook& outlook,
                                       Du stopAt) {
    const Du most = std::min(movementNow(battle, base), leash(battle, base.unit));
    auto best = approach(battle, base, outlook, most, stopAt);
    constexpr double worthwhile = 0.3;
    const double now = outlook.score(battle.unit(base.unit).pose);
    if (!best || best->score < now + worthwhile) return std::nullopt;
    return WorthyMove{std::move(best->move), best->score - now};
}

/// A march neither turns about nor climbs.
std::optional<WorthyMove> worthyApproach(const Battle& battle,
                                         const Move& base,
                                         const Outlook& outlook,
                                         Du stopAt) {
    if (mayHurry(battle, base.unit) && !battle.unit(base.unit).formation) {
        Move march = base;
        march.gait = Gait::forcedMarch;
        if (auto found = worthyAtGait(battle, march, outlook, stopAt)) return found;
    }
    return worthyAtGait(battle, base, outlook, stopAt);
}

/// Round those who stand in the way: sideways, without a turn.
std::optional<WorthyMove> bestSidestep(const Battle& battle, const Move& base, const Outlook& outlook) {
    const double worthwhile = ramOf(battle, base.unit) ? 0.1 : 0.2;
    const double now = outlook.score(battle.unit(base.unit).pose);
    const Heading toward = geometry::headingToward(battle.unit(base.unit).pose.center, outlook.goal);
    const Du half = (movementOf(battle, base.unit) - burden(battle, base.unit)) / 2;
    std::optional<WorthyMove> best;
    const Planner planner(battle, base.unit);
    for (const Degrees aside : {0_deg, 40_deg, -40_deg, 75_deg, -75_deg}) {
        Move move = base;
        move.path = {geometry::Slide{toward + aside, half}};
        const auto plan = planned(planner, move);
        if (!plan) continue;
        const double worth = outlook.score(plan->end) - now - detourForCaltrops(battle, move, *plan);
        if (worth >= worthwhile && (!best || worth > best->worth)) best = {std::move(move), worth};
    }
    return best;
}

/// Without what a turn promises, which costs whoever carries a ram half of a move.
double groundGained(const Battle& battle, const WorthyMove& worthy, const Point& goal) {
    const auto plan = planMove(battle, worthy.move);
    const Point& now = battle.unit(worthy.move.unit).pose.center;
    return plan ? distanceBetween(now, goal) - distanceBetween(plan->end.center, goal) : 0;
}

/// Where the best place cannot be reached for others who stand before it, the next best.
std::optional<WorthyMove> bestWayToWalls(const Battle& battle, UnitId id, const std::vector<Point>& goals) {
    constexpr std::size_t few = 3;
    const Move base = readyToMove(battle, id);
    for (const Point& goal : goals | std::views::take(few)) {
        const Outlook outlook = outlookOf(battle, id, goal);
        if (goal == battle.unit(id).pose.center) continue;
        auto found = worthyApproach(battle, base, outlook, 0_du);
        if (found && !ramOf(battle, id)) return found;
        auto aside = bestSidestep(battle, base, outlook);
        if (aside && (!found || groundGained(battle, *aside, goal) > groundGained(battle, *found, goal)))
            return aside;
        if (found) return found;
    }
    return std::nullopt;
}

/// Within the walls, to one that is threatened.
std::optional<WorthyMove> bestWayToPost(const Battle& battle, UnitId id) {
    if (hasTarget(battle, id)) return std::nullopt;
    const auto post = postGoal(battle, id);
    if (!post) return std::nullopt;
    const Outlook outlook{*post, {}, 0};
    const Move base = readyToMove(battle, id);
    if (auto found = worthyAtGait(battle, base, outlook, 0_du)) return found;
    return bestSidestep(battle, base, outlook);
}

}  // namespace

std::optional<WorthyMove> bestApproach(const Battle& battle, UnitId id) {
    const auto enemy = quarryOf(battle, id);
    if (!enemy && isGarrison(battle, id)) return bestWayToPost(battle, id);
    if (!enemy || battle.unit(id).inside) return std::nullopt;
    if (waitsAtItsWalls(battle, id, *enemy) || staysBehind(battle, id, *enemy)) return std::nullopt;
    const UnitType& type = battle.type(id);
    if (hasTarget(battle, id)) return std::nullopt;
    constexpr double impatient = 0.3;
    const auto walls = stormGoals(battle, id);
    if (!walls.empty()) return bestWayToWalls(battle, id, walls);
    if (auto formation = braced(battle, id)) return formation;
    if (isSpent(battle, id) && patience(battle) > impatient) return std::nullopt;
    const Outlook outlook = outlookOf(battle, id, battle.unit(*enemy).pose.center);
    const Move base = readyToMove(battle, id);
    const Du stopAt = leadsFromBehind(battle, id) ? behindTheLine : keepsAway(type);
    if (auto found = worthyApproach(battle, base, outlook, stopAt)) return found;
    if (auto cover = coveredFromShots(battle, id)) return cover;
    return extended(battle, id, *enemy);
}

namespace {

/// For an order that is given already: a deed of those in contact, a charge, or something at walls.
std::optional<WorthyAnswer> bestDeed(const Battle& battle, Seat seat, Memory& memory) {
    std::optional<WorthyAnswer> best;
    const auto consider = [&](Answer answer, double worth) {
        if (memory.avoids(answer)) return;
        if (!best || worth > best->worth) best = {std::move(answer), worth};
    };
    for (const UnitId id : thatMayAct(battle, seat)) {
        if (auto action = memory.action(battle, id)) consider(std::move(action->answer), action->worth);
    }
    for (const UnitId id : thatMaySetOut(battle, seat)) {
        if (auto charge = memory.charge(battle, id)) consider(std::move(charge->move), charge->worth);
    }
    if (battle.structures.empty()) return best;
    for (const UnitId id : own(battle, seat, Place::table)) {
        if (!battle.unit(id).has(Marker::active)) continue;
        auto found = memory.siege(battle, id);
        if (!found || !System::accepts(battle, ChooseMove{}, found->answer)) continue;
        consider(std::move(found->answer), found->worth);
    }
    return best;
}

}  // namespace

namespace {

/// Two ways to charge for each unit, and not only those that look good.
void addCharges(const Battle& battle, Seat seat, Memory& memory, std::vector<WorthyAnswer>& answers) {
    constexpr std::ptrdiff_t few = 2;
    for (const UnitId id : thatMaySetOut(battle, seat)) {
        auto charges = memory.charges(battle, id);
        if (std::ssize(charges) > few) charges.resize(few);
        for (WorthyMove& it : charges) answers.push_back({std::move(it.move), it.worth});
    }
}

}  // namespace

std::vector<WorthyAnswer> movesOf(const Battle& battle, Seat seat, Memory& memory) {
    memory.look(battle);
    std::vector<WorthyAnswer> answers;
    for (const UnitId id : thatMayAct(battle, seat)) {
        if (auto action = memory.action(battle, id)) answers.push_back(*std::move(action));
    }
    addCharges(battle, seat, memory, answers);
    for (const UnitId id : own(battle, seat, Place::table)) {
        if (battle.structures.empty() || !battle.unit(id).has(Marker::active)) continue;
        if (auto found = memory.siege(battle, id)) answers.push_back(*std::move(found));
    }
    std::ranges::stable_sort(answers, std::greater(), &WorthyAnswer::worth);
    auto units = thatMaySetOut(battle, seat);
    frontFirst(battle, units);
    for (const UnitId id : units) {
        if (auto move = memory.approach(battle, id)) answers.push_back({std::move(move->move), move->worth});
    }
    return answers;
}

/// The most promising charge or fight of all first, then the approaches.
Answer moveOf(const Battle& battle, Seat seat, Memory& memory) {
    memory.look(battle);
    for (const Crossing& it : battle.crossings) {
        if (auto way = firstWayClear(battle, it.under)) return *std::move(way);
    }
    if (auto deed = bestDeed(battle, seat, memory)) return std::move(deed->answer);
    auto units = thatMaySetOut(battle, seat);
    frontFirst(battle, units);
    for (const UnitId id : units) {
        auto move = memory.approach(battle, id);
        if (move && !memory.avoids(move->move)) return std::move(move->move);
    }
    return PhaseDone{};
}

Answer skirmishMoveOf(const Battle& battle, Seat seat) {
    for (const UnitId id : own(battle, seat, Place::table)) {
        if (!maySkirmish(battle, id)) continue;
        const auto enemy = quarryOf(battle, id);
        constexpr Du danger = 5_du;
        if (!enemy || isFar(battle, id, *enemy, danger)) continue;
        if (auto move = stepBack(battle, id, *enemy)) return *std::move(move);
    }
    return PhaseDone{};
}

Heading facingOf(const Battle& battle, const ChooseFacing& question) {
    const Pose& pose = battle.unit(question.unit).pose;
    const auto enemy = quarryOf(battle, question.unit);
    if (!enemy) return pose.heading;
    const Heading wanted = pose.heading + turnToward(pose, battle.unit(*enemy).pose.center).angle;
    return fits(battle, question, FacingChosen{wanted}) ? wanted : pose.heading;
}

}  // namespace vallum::players
