// SPDX-License-Identifier: GPL-3.0-or-later
#include "engaged_steps.h"

#include <array>

#include <vallum/field/rules/combat/melee.h>
#include <vallum/field/rules/movement/allowance.h>
#include <vallum/field/rules/movement/engaged.h>
#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/geometry/grid.h>
#include <vallum/geometry/path.h>
#include <vallum/geometry/relation.h>
#include <vallum/geometry/step_parts.h>

namespace vallum::field {

using geometry::Edge;
using geometry::PathStep;

namespace {

Verdict mayRetreat(const Battle& battle, UnitId id) {
    if (const Verdict verdict = mayRetreatAtAll(battle, id); !verdict) return verdict;
    if (battle.unit(id).climb) return refuse("ASL-15"_rule);
    return allowIf(battle.unit(id).formation != Formation::square, "FRM-21"_rule);
}

// ------------------------------------------------------------ breaking off

}  // namespace

/// ENG-23
std::vector<Fact> breakingOff(const Battle& battle, UnitId id) {
    const auto enemies = enemiesInContact(battle, id);
    std::vector<Fact> facts{BrokeOff{id, enemies}};
    if (!battle.unit(id).envelops.empty()) facts.emplace_back(EnvelopsChanged{id, {}, "ENG-23"_rule});
    for (const UnitId enemy : enemiesOf(battle, id)) {
        auto envelops = battle.unit(enemy).envelops;
        const auto off = std::erase_if(envelops, [&](const EnvelopMarker& it) { return it.enemy == id; });
        if (off != 0) facts.emplace_back(EnvelopsChanged{enemy, std::move(envelops), "ENG-23"_rule});
    }
    return facts;
}

Battle brokenOff(Battle battle, UnitId id) {
    for (const Fact& fact : breakingOff(battle, id)) System::evolve(battle, fact);
    return battle;
}

namespace {

// --------------------------------------------------------------- where to

/// Clockwise from this heading; the gain is the distance it puts between the unit and the enemies it left.
struct Direction {
    Degrees turn;
    std::int64_t gain = 0;
};

std::array<Direction, 8> directionsAway(const Battle& battle, UnitId id) {
    const Unit& unit = battle.unit(id);
    std::int64_t x = 0;
    std::int64_t y = 0;
    for (const UnitId enemy : unit.turn.left) {
        x += unit.pose.center.x.raw() - battle.unit(enemy).pose.center.x.raw();
        y += unit.pose.center.y.raw() - battle.unit(enemy).pose.center.y.raw();
    }
    std::array<Direction, 8> all{
        {{180_deg}, {225_deg}, {135_deg}, {90_deg}, {270_deg}, {45_deg}, {315_deg}, {0_deg}}};
    for (Direction& it : all) {
        const Heading toward = unit.pose.heading + it.turn;
        it.gain = x * geometry::sine(toward) + y * geometry::cosine(toward);
    }
    std::ranges::stable_sort(all, std::ranges::greater(), &Direction::gain);
    return all;
}

/// Next to the structure, facing away from it; the farthest from the enemies first.
std::vector<geometry::Pose> placesOutside(const Battle& battle, UnitId id) {
    const Structure& it = battle.structure(*battle.unit(id).inside);
    const geometry::Size size = sizeOf(it.kind, battle.setting->sizes);
    std::vector<geometry::Pose> places;
    for (const Edge side : geometry::allEdges) {
        const bool isLong = side == Edge::front || side == Edge::rear;
        const Heading out = geometry::outward(it.pose.heading, side);
        const Du ahead = ((isLong ? size.depth : size.width) + cardSize.depth) / 2;
        for (const Du right : {0_du, 0.4_du, -0.4_du, 0.8_du, -0.8_du}) {
            places.push_back({geometry::pointAt({it.pose.center, out}, right, ahead), out});
        }
    }
    const auto nearest = [&](const geometry::Pose& place) {
        Du least = 1000_du;
        for (const UnitId enemy : battle.unit(id).turn.left) {
            least = std::min(least, geometry::distance(place.center, battle.unit(enemy).pose.center));
        }
        return least;
    };
    std::ranges::stable_sort(places, std::ranges::greater(), nearest);
    return places;
}

Move goingTo(const Battle& battle, UnitId id, Degrees turn) {
    Move move;
    move.unit = id;
    const Unit& unit = battle.unit(id);
    const bool isAhead = turn == 0_deg && !unit.did(TurnFlag::fellBack);
    if (unit.formation && !isAhead) move.before = {DropFormation{}};
    move.path = {isAhead ? PathStep(geometry::Advance{1_du})
                         : PathStep(geometry::Slide{unit.pose.heading + turn, 1_du})};
    return move;
}

/// FOR-19, TER-46: out on the side that leads away from the enemies, and on from there.
std::optional<Move> firstWayOut(const Battle& battle, UnitId id) {
    for (const geometry::Pose& place : placesOutside(battle, id)) {
        Move move;
        move.unit = id;
        move.out = place;
        if (!planMove(battle, move)) continue;
        for (const Du length : {Du(allowance(battle, move).total() / 2), 1_du, 0.5_du}) {
            Move farther = move;
            farther.path = {geometry::Advance{length}};
            if (length > 0_du && planMove(battle, farther)) return farther;
        }
        return move;
    }
    return std::nullopt;
}

// ------------------------------------------------------------- the attacks

}  // namespace

std::optional<Move> farthestRetreat(const Battle& battle, UnitId id) {
    if (battle.unit(id).inside) return firstWayOut(battle, id);
    for (const Direction& direction : directionsAway(battle, id)) {
        Move move = goingTo(battle, id, direction.turn);
        const Du farthest(allowance(battle, move).total());
        for (const Du length : {farthest, farthest / 2, 1_du, 0.5_du, 0.1_du, 0.01_du}) {
            if (length <= 0_du || length > farthest) continue;
            move.path.front() = geometry::partOf(move.path.front(), length.raw());
            if (planMove(battle, move)) return move;
        }
    }
    return std::nullopt;
}

Expected<EngagedPlan> planRetreat(const Battle& battle, const Retreat& answer) {
    const UnitId id = answer.unit;
    if (const Verdict verdict = mayRetreat(battle, id); !verdict) return tl::unexpected(verdict.error());
    const Battle free = brokenOff(battle, id);
    EngagedPlan plan;
    plan.defaultRetreat = farthestRetreat(free, id);
    if (!plan.defaultRetreat) return refuse("ENG-24"_rule);
    for (const UnitId enemy : enemiesInContact(battle, id)) {
        plan.attacks.push_back({enemy, meleeDice(battle, enemy, id)});
    }
    const auto way = planMove(free, *plan.defaultRetreat);
    plan.to = way->end;
    plan.extension = way->extension;
    return plan;
}

Verdict fits(const Battle& battle, const ChooseMove&, const Retreat& answer) {
    return verdictOf(planRetreat(battle, answer));
}

Verdict fits(const Battle& battle, const ChooseRetreat& question, const Move& answer) {
    if (answer.unit != question.unit) return refuse("ENG-23"_rule);
    return verdictOf(planMove(battle, answer));
}

}  // namespace vallum::field
