// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include <vallum/field/rules/collapse.h>
#include <vallum/field/rules/collateral.h>
#include <vallum/field/rules/contact.h>
#include <vallum/field/rules/fires.h>
#include <vallum/field/rules/flight.h>
#include <vallum/field/rules/movement.h>
#include <vallum/field/rules/structures.h>
#include <vallum/field/rules/victory.h>
#include <vallum/geometry/engagement.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Edge;
using geometry::Segment;

namespace {

constexpr std::array edges{Edge::front, Edge::right, Edge::rear, Edge::left};

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

// ------------------------------------------------------------ fighting fire

/// GEO-05: the front of an extended card is longer.
Segment edgeOf(const geometry::Placement& place, Edge edge) {
    if (edge == Edge::front) return geometry::frontEdge(place, cardSize);
    return geometry::segmentOf(geometry::outline(place.pose, cardSize), edge);
}
int sectionsOf(const geometry::Placement& place, Edge edge) {
    return edge == Edge::front ? geometry::frontSections(place.extension) : geometry::sectionsOn(edge);
}

int sectionsFromInside(StructureKind kind) { return kind == StructureKind::villageSector ? 4 : 2; }

/// What a unit cannot have done before it fights a fire (FIR-15).
constexpr std::array otherDeeds{Deed::displaced,    Deed::tookFormation, Deed::droppedFormation,
                                Deed::changedFront, Deed::enveloped,     Deed::removedMarkers,
                                Deed::repositioned, Deed::withdrew,      Deed::retreated,
                                Deed::finishedMove, Deed::clearedTile};

bool hasActed(const Unit& unit) {
    return std::ranges::any_of(otherDeeds, [&](Deed deed) { return unit.did(deed); });
}

// ----------------------------------------------------------------- spreading

/// RAZ-06: those that can burn.
std::vector<StructureId> neighborsOf(const Battle& battle, StructureId id) {
    auto neighbors = standingStructures(battle);
    std::erase_if(neighbors, [&](StructureId other) {
        return other == id || !isWooden(battle, other) || !areBeside(battle, id, other);
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

bool isBurning(const Battle& battle, StructureId id) { return fireMarkers(battle.structure(id)) > 0; }

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

int sectionsAtFire(const Battle& battle, UnitId unit, StructureId id) {
    const Unit& it = battle.unit(unit);
    if (it.inside) return it.inside == id ? sectionsFromInside(battle.structure(id).kind) : 0;
    int sections = static_cast<int>(std::ranges::count(it.wraps, id, &TowerMarker::structure));
    for (const Edge edge : edges) {
        const Segment own = edgeOf(placement(it), edge);
        for (const geometry::Outline& part : partsOf(battle, id)) {
            for (const Edge side : edges) {
                sections += geometry::flushSections(own, sectionsOf(placement(it), edge),
                                                    geometry::segmentOf(part, side));
            }
        }
    }
    return sections;
}

std::vector<StructureId> firesInReach(const Battle& battle, UnitId unit) {
    auto fires = standingStructures(battle);
    std::erase_if(fires, [&](StructureId id) {
        return !isBurning(battle, id) || sectionsAtFire(battle, unit, id) == 0;
    });
    return fires;
}

Verdict fits(const Battle& battle, const ChooseMove&, const FightFire& answer) {
    if (!battle.onTable(answer.unit) || battle.owner(answer.unit) != battle.active) {
        return refuse("MOV-01"_rule);
    }
    const Unit& unit = battle.unit(answer.unit);
    if (unit.has(Marker::fleeing) || unit.did(Deed::finishedMove)) return refuse("MOV-01"_rule);
    if (battle.isCovered(answer.unit)) return refuse("ABL-30"_rule);
    if (!unit.has(Marker::active)) return refuse("ACT-08"_rule);
    if (unit.climb) return refuse("ASL-15"_rule);
    if (hasActed(unit)) return refuse("FIR-15"_rule);
    return allowIf(!firesInReach(battle, answer.unit).empty(), "FIR-14"_rule);
}

void act(Game& game, const FightFire& answer) {
    for (const StructureId id : firesInReach(game.battle(), answer.unit)) {
        const int out = std::min(sectionsAtFire(game.battle(), answer.unit, id),
                                 fireMarkers(game.battle().structure(id)));
        game.tell(FirePutOut{id, out, answer.unit, "FIR-14"_rule});
    }
    const Sum points = movementPoints(game.battle(), answer.unit, Gait::regular);
    game.tell(MoveEnded{answer.unit, MovementPoints(points.total()), {Deed::finishedMove}, {}});
    game.tell(TaskDone{answer.unit, Deed::foughtFire});
}

void spreadFires(Game& game, StructureId id) {
    const auto fires = game.battle().structure(id).fires;
    const int markers = fireMarkers(game.battle().structure(id));
    if (markers == 0) return;
    const Seat litBy = fires.back().litBy;
    const auto neighbors = neighborsOf(game.battle(), id);
    game.tell(FirePutOut{id, markers, {}, neighbors.empty() ? "RAZ-01"_rule : "RAZ-06"_rule});
    if (neighbors.empty()) return;
    const auto count = static_cast<int>(neighbors.size());
    for (const StructureId neighbor : neighbors) {
        if (markers >= count) lightFire(game, neighbor, markers / count, litBy, "RAZ-06"_rule);
    }
    spreadRest(game, neighbors, markers % count, defenderOf(game.battle(), id, litBy), litBy);
}

Verdict fits(const Battle&, const ChooseStructure& question, const StructureChosen& answer) {
    return allowIf(std::ranges::count(question.among, answer.structure) > 0, "RAZ-07"_rule);
}

}  // namespace vallum::field
