// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/field/procedures/fortress/field_defenses.h>
#include <vallum/field/procedures/morale/flight.h>
#include <vallum/field/procedures/movement/engaged.h>
#include <vallum/field/procedures/siege/climbing.h>
#include <vallum/field/procedures/siege/collapse.h>
#include <vallum/field/procedures/siege/collateral.h>
#include <vallum/field/procedures/siege/fires.h>
#include <vallum/field/procedures/turn/victory.h>
#include <vallum/field/rules/movement/allowance.h>
#include <vallum/field/rules/siege/fires.h>
#include <vallum/field/situation/fortress/structures.h>

namespace vallum::field {

namespace {

// ------------------------------------------------------------------- burning

/// FIR-10, FIR-11: markers of earlier turns.
int burningLonger(const Battle& battle, StructureId id) {
    int markers = 0;
    for (const Fire& it : battle.structure(id).fires) markers += it.turn < battle.turn ? it.markers : 0;
    return markers;
}

/// FIR-11 to FIR-13
void burn(Game& game, StructureId id, int damage) {
    Sum power;
    power.add("FIR-13"_rule, 1);
    const bool doorFell = damageStructure(game, id, damage, "FIR-11"_rule);
    collateralDamage(game, id, damage, power, "FIR-13"_rule);
    collapseIfDue(game, id, doorFell);
}

/// RAZ-06: neighbors that can burn.
std::vector<StructureId> neighborsOf(const Battle& battle, StructureId id) {
    auto neighbors = standingStructures(battle);
    std::erase_if(neighbors, [&](StructureId other) {
        return other == id || !isWooden(battle, other) || !areAdjacent(battle, id, other);
    });
    return neighbors;
}

/// RAZ-07: whose loss it is.
Seat defenderOf(const Battle& battle, StructureId id, Seat litBy) {
    if (const auto fortress = battle.structure(id).fortress) {
        return battle.setting->fortresses.at(static_cast<std::size_t>(*fortress)).owner;
    }
    const auto opponents = battle.opponentsOf(litBy);
    return opponents.empty() ? litBy : opponents.front();
}

void spreadRest(Game& game, std::vector<StructureId> neighbors, int rest, Seat defender, Seat litBy) {
    for (; rest > 0; --rest) {
        std::ranges::stable_sort(neighbors, {},
                                 [&](StructureId it) { return fireMarkers(game.battle().structure(it)); });
        const StructureId chosen = game.ask(defender, ChooseStructure{neighbors}).structure;
        lightFire(game, chosen, 1, litBy, "RAZ-07"_rule);
    }
}

}  // namespace

void burn(Game& game) {
    bool isAny = false;
    for (const StructureId id : standingStructures(game.battle())) {
        const int damage = burningLonger(game.battle(), id);
        if (damage > 0 && game.battle().structure(id).stands()) burn(game, id, damage);
        isAny = isAny || damage > 0;
    }
    if (!isAny) return;
    releaseBlocked(game);
    checkVictory(game);
}

void act(Game& game, const FightFire& answer) {
    for (const StructureId id : firesInReach(game.battle(), answer.unit)) {
        const int out = std::min(sectionsAtFire(game.battle(), answer.unit, id),
                                 fireMarkers(game.battle().structure(id)));
        game.tell(FirePutOut{id, out, answer.unit, "FIR-14"_rule});
    }
    const Sum points = movementPoints(game.battle(), answer.unit, Gait::regular);
    game.tell(MoveEnded{answer.unit, MovementPoints(points.total()), {TurnFlag::finishedMove}, {}});
    game.tell(TaskDone{answer.unit, TurnFlag::foughtFire});
}

void spreadFires(Game& game, StructureId id) {
    const auto fires = game.battle().structure(id).fires;
    const int markers = fireMarkers(game.battle().structure(id));
    if (markers == 0) return;
    const Seat litBy = fires.back().litBy;
    const auto neighbors = neighborsOf(game.battle(), id);
    if (neighbors.empty()) return game.tell(FirePutOut{id, markers, {}, "RAZ-01"_rule});
    game.tell(FirePutOut{id, markers, {}, "RAZ-06"_rule, true});
    const auto count = static_cast<int>(neighbors.size());
    for (const StructureId neighbor : neighbors) {
        if (markers >= count) lightFire(game, neighbor, markers / count, litBy, "RAZ-06"_rule);
    }
    spreadRest(game, neighbors, markers % count, defenderOf(game.battle(), id, litBy), litBy);
}

}  // namespace vallum::field
