// SPDX-License-Identifier: GPL-3.0-or-later
#include "siege_sense.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <iterator>

#include <vallum/field/queries/reach.h>
#include <vallum/field/rules/movement/allowance.h>
#include <vallum/field/rules/movement/maneuvers.h>
#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/situation/fortress/structures.h>

namespace vallum::players {

namespace {

using geometry::Edge;
using geometry::PathStep;
using Ways = std::vector<std::vector<PathStep>>;

struct PlannedCharge {
    Move move;
    MovePlan plan;

    [[nodiscard]] const PlannedContact& contact() const { return *plan.contact; }
};

/// How good a contact looks before the odds are worked out: flank and rear count more than a broad front.
double promise(const PlannedContact& contact) {
    const double side = contact.side == Edge::front ? 0 : contact.side == Edge::rear ? 5 : 3;
    return contact.sections + side;
}

/// The middle of the enemy, and of those of its edges that the charger could strike.
std::vector<geometry::Point> aims(const Battle& battle, UnitId id, UnitId enemy) {
    const auto& pose = battle.unit(enemy).pose;
    const auto outline = geometry::outline(pose, cardSize);
    std::vector<geometry::Point> points{pose.center};
    for (const Edge edge : geometry::allEdges) {
        const geometry::Pose looking{pose.center, geometry::outward(pose.heading, edge)};
        if (bearing(looking, battle.unit(id).pose.center).ahead <= 0) continue;
        const auto [from, to] = geometry::segmentOf(outline, edge);
        points.push_back({(from.x + to.x) / 2, (from.y + to.y) / 2});
    }
    return points;
}

/// How far a card and its extension markers reach sideways, and in any direction.
double halfWidth(const Unit& unit) { return unit.extension == geometry::Extension{} ? 0.8 : 1.2; }
double halfDiagonal(const Unit& unit) { return unit.extension == geometry::Extension{} ? 0.9 : 1.27; }

/// A rough look at charges straight ahead that saves the exact one.
struct Lane {
    double width = 0;
    double length = 0;
    geometry::Point enemy;

    [[nodiscard]] bool mayReach(const geometry::Pose& from, double points) const {
        const Bearing to = bearing(from, enemy);
        return std::abs(to.right) <= width && to.ahead > 0 && to.ahead - length <= points;
    }
};

Lane laneTo(const Battle& battle, UnitId id, UnitId enemy) {
    constexpr double halfDepth = 0.4;
    const double target = halfDiagonal(battle.unit(enemy));
    return {halfWidth(battle.unit(id)) + target, halfDepth + target, battle.unit(enemy).pose.center};
}

/// The points of a charge: straight on, and after a free rotation.
struct Points {
    double straight = 0;
    double turned = 0;
};

Points pointsOf(const Battle& battle, UnitId id, UnitId enemy) {
    const auto left = [&](std::vector<PathStep> path) {
        Move move = moveAlong(id, std::move(path));
        if (battle.unit(id).formation) move.before = {DropFormation{}};
        move.charge = Charge{.target = enemy};
        return inDu(Du(allowance(battle, move).total()));
    };
    return {left({geometry::Advance{1_du}}), left({geometry::Turn{1_deg}, geometry::Advance{1_du}})};
}

Ways approaches(const Battle& battle, UnitId id, UnitId enemy) {
    using geometry::Corner;
    const Lane lane = laneTo(battle, id, enemy);
    const Points points = pointsOf(battle, id, enemy);
    const geometry::Advance ahead{Du(static_cast<std::int32_t>(points.straight * Du::perUnit)) + 0.01_du};
    const auto& pose = battle.unit(id).pose;
    Ways paths;
    if (lane.mayReach(pose, points.straight)) paths.push_back({ahead});
    for (const geometry::Point& point : aims(battle, id, enemy)) {
        for (const Corner corner :
             {Corner::frontLeft, Corner::frontRight, Corner::rearLeft, Corner::rearRight}) {
            const auto pivot = pivotToward(pose, corner, point);
            if (!pivot) continue;
            if (lane.mayReach(geometry::after(*pivot, pose, cardSize), points.straight - 1)) {
                paths.push_back({*pivot, ahead});
            }
        }
    }
    const auto turn = turnToward(pose, lane.enemy);
    const bool turns = turn.angle != Degrees();
    if (turns && lane.mayReach(geometry::after(turn, pose, cardSize), points.turned)) {
        paths.push_back({turn, ahead});
    }
    return paths;
}

/// Of these ways the one that promises most, if there is any.
std::optional<PlannedCharge> mostPromising(
    const Battle& battle, UnitId id, UnitId enemy, const Ways& paths, const std::vector<Maneuver>& before) {
    constexpr int asFarAsThereIsRoom = 8;
    std::optional<PlannedCharge> best;
    if (paths.empty()) return best;
    const Planner planner(battle, id);
    for (const auto& path : paths) {
        Move move = moveAlong(id, path);
        move.before = before;
        move.charge = Charge{enemy, {}, asFarAsThereIsRoom, asFarAsThereIsRoom};
        auto plan = planner.plan(move);
        if (!plan || !plan->contact || plan->contact->sections == 0 || !plan->broken.empty()) continue;
        if (best && promise(*plan->contact) <= promise(best->contact())) continue;
        best = {std::move(move), *std::move(plan)};
    }
    return best;
}

/// In the formation that it has, and the same way in every other one.
std::vector<PlannedCharge> plannedAt(const Battle& battle, UnitId id, UnitId enemy) {
    const auto paths = approaches(battle, id, enemy);
    const auto arrays = arraysForCharge(battle, id);
    std::vector<PlannedCharge> all;
    const auto add = [&](const Ways& ways, const std::vector<Maneuver>& before) {
        auto charge = mostPromising(battle, id, enemy, ways, before);
        if (charge) all.push_back(*std::move(charge));
    };
    add(paths, {});
    if (all.empty() && battle.unit(id).formation) add(paths, {DropFormation{}});
    if (all.empty()) return all;
    const Ways best{all.front().move.path};
    for (const Maneuver& array : arrays) add(best, {array});
    return all;
}

/// What the enemy loses, and what is risked for it. A little more for attacking at all: who waits is
/// attacked.
double worthOf(const Battle& battle, const Move& charge, const MovePlan& plan, UnitId target) {
    const Opponents units{charge.unit, target};
    const Battle then = afterMove(battle, charge, plan);
    if (!then.onTable(units.defender)) return valueOf(battle, units.defender);
    if (!then.onTable(units.attacker)) return -valueOf(battle, units.attacker);
    const CombatOdds odds = meleeOdds(then, units);
    const double initiative = 5 + 10 * (1 - patience(battle));
    return loss(battle, units.defender, odds.defender) - loss(battle, units.attacker, odds.attacker) +
           initiative - costOfCaltrops(battle, charge, plan);
}

constexpr Du twoCards = 2.2_du;

/// A garrison leaves its walls only for what is worth a sortie.
bool keepsToTheWalls(const Battle& battle, UnitId id, const PlannedContact& contact) {
    return isGarrison(battle, id) && !isWorthASortie(battle, contact.target) &&
           !fortressAt(battle, contact.to.center);
}

/// FOR-04: in a tower it is met by those who climb, not by a charge; in a village it is.
bool isOutOfReachOfCharges(const Battle& battle, UnitId enemy) {
    const auto inside = battle.unit(enemy).inside;
    return inside && battle.structure(*inside).kind != StructureKind::villageSector;
}

}  // namespace

double worthOfCharge(const Battle& battle, const Move& charge, const MovePlan& plan) {
    return worthOf(battle, charge, plan, charge.charge->target);
}

double worthOfCharge(const Battle& battle, const Move& charge) {
    const auto plan = planNow(battle, charge);
    VALLUM_CHECK(plan);
    return worthOfCharge(battle, charge, *plan);
}

std::vector<UnitId> enemiesToCharge(const Battle& battle, UnitId id) {
    const Du reach = movementOf(battle, id) + battle.unit(id).turn.extraCharge + twoCards;
    return enemiesWithin(battle, id, reach);
}

std::vector<WorthyMove> chargesAt(const Battle& battle, UnitId id, UnitId enemy) {
    std::vector<WorthyMove> charges;
    if (isOutOfReachOfCharges(battle, enemy)) return charges;
    for (PlannedCharge& charge : plannedAt(battle, id, enemy)) {
        if (keepsToTheWalls(battle, id, charge.contact())) continue;
        const double worth = worthOf(battle, charge.move, charge.plan, charge.contact().target);
        charges.push_back({std::move(charge.move), worth});
    }
    return charges;
}

std::vector<WorthyMove> chargesOf(const Battle& battle, UnitId id) {
    std::vector<WorthyMove> charges;
    for (const UnitId enemy : enemiesToCharge(battle, id)) {
        std::ranges::move(chargesAt(battle, id, enemy), std::back_inserter(charges));
    }
    std::ranges::stable_sort(charges, std::greater(), &WorthyMove::worth);
    return charges;
}

double leastWorthOfCharge(const Battle& battle, UnitId id) {
    constexpr double leastForTheWeak = 12;
    return avoidsMelee(battle.type(id)) ? leastForTheWeak * patience(battle) : 0;
}

std::optional<WorthyMove> bestCharge(const Battle& battle, UnitId id) {
    auto charges = chargesOf(battle, id);
    if (charges.empty() || charges.front().worth <= leastWorthOfCharge(battle, id)) return std::nullopt;
    return std::move(charges.front());
}

}  // namespace vallum::players
