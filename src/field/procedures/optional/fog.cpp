// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/procedures/optional/fog.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/optional/fog.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Footprint;
using geometry::Outline;
using geometry::PathStep;
using geometry::Placement;
using geometry::Pose;

namespace {

bool isHidden(const Battle& battle, UnitId id) { return battle.onTable(id) && battle.unit(id).faceDown; }

bool isStraight(const PathStep& step) { return geometry::lengthOf(step) != 0_du; }

/// The area that a straight step sweeps: the outline, and the area swept by each of its sides.
void addPassed(std::vector<Outline>& ground, const Outline& before, const Outline& after) {
    for (std::size_t i = 0; i != before.size(); ++i) {
        const std::size_t next = (i + 1) % before.size();
        ground.push_back({before.at(i), after.at(i), after.at(next), before.at(next)});
    }
}

/// A swing is sampled at every degree.
std::vector<Pose> posesOn(const PathStep& step, const Pose& from) {
    std::vector<Pose> poses{from};
    const int whole = geometry::angleOf(step).raw();
    for (int part = Degrees::perUnit; part < whole; part += Degrees::perUnit) {
        if (const auto* pivot = std::get_if<geometry::Pivot>(&step)) {
            poses.push_back(geometry::after(geometry::Pivot{pivot->about, Degrees(part)}, from, cardSize));
        } else if (const auto* turn = std::get_if<geometry::Turn>(&step)) {
            const Degrees angle(turn->angle < 0_deg ? -part : part);
            poses.push_back(geometry::after(geometry::Turn{angle}, from, cardSize));
        }
    }
    poses.push_back(geometry::after(step, from, cardSize));
    return poses;
}

std::vector<Outline> groundPassed(const PathStep& step, const Placement& from) {
    std::vector<Outline> ground;
    std::vector<Footprint> shapes;
    for (const Pose& pose : posesOn(step, from.pose)) {
        shapes.push_back(geometry::footprint({pose, from.extension}, cardSize));
        for (const Outline& piece : shapes.back().pieces()) ground.push_back(piece);
    }
    if (!isStraight(step)) return ground;
    for (std::size_t i = 0; i != shapes.front().pieces().size(); ++i) {
        addPassed(ground, shapes.front().pieces()[i], shapes.back().pieces()[i]);
    }
    return ground;
}

}  // namespace

void revealUnitsInSight(Game& game) {
    for (const UnitId id : unitsInSight(game.battle())) game.tell(Revealed{id, "OPT-19"_rule});
}

void revealOnTheWay(Game& game, UnitId mover, const PathStep& step, const Pose& from) {
    const auto& fog = game.battle().setting->options.fogOfWar;
    if (!fog || !hasHiddenUnit(game.battle())) return;
    const Du distance = fog->distance;
    const auto ground = groundPassed(step, {from, game.battle().unit(mover).extension});
    for (const UnitId other : game.battle().unitsOnTable()) {
        if (!game.battle().areEnemies(mover, other)) continue;
        if (!isHidden(game.battle(), mover) && !isHidden(game.battle(), other)) continue;
        const Footprint shape = footprint(game.battle(), other);
        const auto isNear = [&](const Outline& piece) { return geometry::isCloser(distance, piece, shape); };
        if (std::ranges::none_of(ground, isNear)) continue;
        reveal(game, mover, "OPT-19"_rule);
        reveal(game, other, "OPT-19"_rule);
    }
}

/// OPT-20: for good; nothing turns a card on the table face down again.
void reveal(Game& game, UnitId id, RuleId why) {
    if (isHidden(game.battle(), id)) game.tell(Revealed{id, why});
}

void revealHit(Game& game, UnitId id) {
    reveal(game, id, game.battle().setting->options.fogOfWar ? "OPT-23"_rule : "FOR-06"_rule);
}

}  // namespace vallum::field
