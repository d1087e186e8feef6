// SPDX-License-Identifier: GPL-3.0-or-later
#include "field_sense.h"

#include <algorithm>
#include <cmath>

#include <vallum/core/digest.h>
#include <vallum/field/rules/maneuvers.h>
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

/// The middle of the enemy, and of those of its edges that the charger could strike.
std::vector<geometry::Point> aims(const Battle& battle, UnitId id, UnitId enemy) {
    const auto& pose = battle.unit(enemy).pose;
    const auto outline = geometry::outline(pose, cardSize);
    std::vector<geometry::Point> points{pose.center};
    for (const Edge edge : {Edge::front, Edge::right, Edge::rear, Edge::left}) {
        const geometry::Pose looking{pose.center, geometry::outward(pose.heading, edge)};
        if (bearing(looking, battle.unit(id).pose.center).ahead <= 0) continue;
        const auto [from, to] = geometry::segmentOf(outline, edge);
        points.push_back({(from.x + to.x) / 2, (from.y + to.y) / 2});
    }
    return points;
}

/// Whether a charge straight ahead from there could reach the enemy with so many points; a rough look that
/// saves the exact one.
bool mayReach(const geometry::Pose& from, const geometry::Point& enemy, MovementPoints left) {
    constexpr double cardAndMarkers = 1.3;
    constexpr double halfDepth = 0.4;
    constexpr double halfWidth = 1.2;
    const Bearing to = bearing(from, enemy);
    const double points = static_cast<double>(left.raw()) / MovementPoints::perUnit;
    return std::abs(to.right) <= halfWidth + cardAndMarkers && to.ahead > 0 &&
           to.ahead - halfDepth - cardAndMarkers <= points;
}

std::vector<std::vector<PathStep>> approaches(const Battle& battle, UnitId id, UnitId enemy) {
    using geometry::Corner;
    const geometry::Advance ahead{movementOf(battle, id) + 1_du + battle.unit(id).turn.extraCharge};
    const auto& pose = battle.unit(id).pose;
    const auto& target = battle.unit(enemy).pose.center;
    const MovementPoints points(ahead.distance.raw());
    std::vector<std::vector<PathStep>> paths;
    const auto add = [&](const PathStep& swing) {
        const MovementPoints left = points - priceOf(battle, id, swing);
        if (mayReach(geometry::after(swing, pose, cardSize), target, left)) paths.push_back({swing, ahead});
    };
    if (mayReach(pose, target, points)) paths.push_back({ahead});
    for (const geometry::Point& point : aims(battle, id, enemy)) {
        for (const Corner corner :
             {Corner::frontLeft, Corner::frontRight, Corner::rearLeft, Corner::rearRight}) {
            const auto pivot = pivotToward(pose, corner, point);
            if (pivot) add(*pivot);
        }
    }
    const auto turn = turnToward(pose, target);
    if (turn.angle != Degrees()) add(turn);
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

}  // namespace

namespace {

constexpr Du twoCards = 2.2_du;

std::optional<WorthyMove> workedOut(const Battle& battle, UnitId id) {
    constexpr double leastForTheWeak = 12;
    const Du reach = movementOf(battle, id) + battle.unit(id).turn.extraCharge + twoCards;
    std::optional<WorthyMove> best;
    for (const UnitId enemy : enemies(battle, battle.owner(id))) {
        if (isFar(battle, id, enemy, reach)) continue;
        const auto charge = chargeAt(battle, id, enemy);
        if (!charge) continue;
        const double worth = worthOf(battle, *charge);
        if (worth <= (avoidsMelee(battle.type(id)) ? leastForTheWeak : 0)) continue;
        if (!best || worth > best->worth) best = {charge->move, worth};
    }
    return best;
}

/// Of everything that a charge of the unit depends on.
std::uint64_t digestAround(const Battle& battle, UnitId id) {
    constexpr Du neighborhood = 8_du;
    const Du reach = movementOf(battle, id) + neighborhood;
    std::uint64_t digest = mixed(static_cast<std::uint64_t>(battle.turn)) + Digest::number(battle.charges) +
                           static_cast<std::uint64_t>(battle.phase);
    for (const Player& player : battle.players) digest = mixed(digest * 3 + Digest::number(player.generals));
    for (const UnitId other : battle.unitIds()) {
        if (isFar(battle, id, other, reach)) continue;
        const auto raw = static_cast<std::uint64_t>(other.raw());
        digest = mixed(digest * 3 + Digest::number(battle.unit(other)) + raw);
    }
    return digest;
}

}  // namespace

std::optional<WorthyMove> Memory::bestCharge(const Battle& battle, UnitId id) {
    const std::uint64_t digest = digestAround(battle, id);
    Page& page = pages_[id];
    if (page.digest != digest) page = {digest, workedOut(battle, id)};
    return page.charge;
}

}  // namespace vallum::players
