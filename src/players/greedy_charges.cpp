// SPDX-License-Identifier: GPL-3.0-or-later
#include "field_sense.h"

#include <algorithm>

#include <vallum/field/rules/movement.h>

namespace vallum::players {

namespace {

using geometry::Edge;
using geometry::PathStep;

struct PlannedCharge {
    Move move;
    PlannedContact contact;
};

/// How good a contact looks before the odds are worked out: flank and rear count more than a broad front.
double promise(const PlannedContact& contact) {
    const double side = contact.side == Edge::front ? 0 : contact.side == Edge::rear ? 5 : 3;
    return contact.sections + side;
}

std::vector<geometry::Point> aims(const Battle& battle, UnitId enemy) {
    const auto& pose = battle.unit(enemy).pose;
    const auto outline = geometry::outline(pose, cardSize);
    std::vector<geometry::Point> points{pose.center};
    for (const Edge edge : {Edge::front, Edge::right, Edge::rear, Edge::left}) {
        const auto [from, to] = geometry::segmentOf(outline, edge);
        points.push_back({(from.x + to.x) / 2, (from.y + to.y) / 2});
    }
    return points;
}

std::vector<std::vector<PathStep>> approaches(const Battle& battle, UnitId id, UnitId enemy) {
    using geometry::Corner;
    const geometry::Advance ahead{movementOf(battle, id) + 1_du + battle.unit(id).turn.extraCharge};
    const auto& pose = battle.unit(id).pose;
    std::vector<std::vector<PathStep>> paths{{ahead}};
    for (const geometry::Point& point : aims(battle, enemy)) {
        for (const Corner corner :
             {Corner::frontLeft, Corner::frontRight, Corner::rearLeft, Corner::rearRight}) {
            const auto pivot = pivotToward(pose, corner, point);
            if (pivot) paths.push_back({*pivot, ahead});
        }
    }
    const auto turn = turnToward(pose, battle.unit(enemy).pose.center);
    if (turn.angle != Degrees()) paths.push_back({turn, ahead});
    return paths;
}

/// The way that promises most, if there is any.
std::optional<PlannedCharge> chargeAt(const Battle& battle, UnitId id, UnitId enemy) {
    constexpr int asFarAsThereIsRoom = 8;
    std::optional<PlannedCharge> best;
    for (auto& path : approaches(battle, id, enemy)) {
        Move move = moveAlong(id, std::move(path));
        move.charge = Charge{enemy, {}, asFarAsThereIsRoom, asFarAsThereIsRoom};
        const auto plan = planMove(battle, move);
        if (!plan || !plan->contact || plan->contact->sections == 0 || !plan->broken.empty()) continue;
        if (best && promise(*plan->contact) <= promise(best->contact)) continue;
        best = {std::move(move), *plan->contact};
    }
    return best;
}

/// What the enemy loses, and what is risked for it. A little more for attacking at all: who waits is
/// attacked.
double worthOf(const Battle& battle, const PlannedCharge& charge) {
    const Opponents units{charge.move.unit, charge.contact.target};
    const Battle then = afterMove(battle, charge.move);
    if (!then.onTable(units.defender)) return valueOf(battle, units.defender);
    const CombatOdds odds = meleeOdds(then, units);
    constexpr double initiative = 5;
    return loss(battle, units.defender, odds.defender) - loss(battle, units.attacker, odds.attacker) +
           initiative;
}

bool avoidsMelee(const Battle& battle, UnitId id) {
    const UnitType& type = battle.type(id);
    return isArcher(type) || isSkirmisher(type);
}

}  // namespace

std::optional<WorthyMove> bestCharge(const Battle& battle, UnitId id) {
    constexpr Du twoCards = 2.2_du;
    constexpr double leastForTheWeak = 12;
    const Du reach = movementOf(battle, id) + battle.unit(id).turn.extraCharge + twoCards;
    std::optional<WorthyMove> best;
    for (const UnitId enemy : enemies(battle, battle.owner(id))) {
        if (isFar(battle, id, enemy, reach)) continue;
        const auto charge = chargeAt(battle, id, enemy);
        if (!charge) continue;
        const double worth = worthOf(battle, *charge);
        if (worth <= (avoidsMelee(battle, id) ? leastForTheWeak : 0)) continue;
        if (!best || worth > best->worth) best = {charge->move, worth};
    }
    return best;
}

}  // namespace vallum::players
