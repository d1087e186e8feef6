// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include <vallum/field/rules/siege/fires.h>
#include <vallum/field/situation/fortress/at_structures.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/fortress/walls.h>
#include <vallum/geometry/engagement.h>

namespace vallum::field {

using geometry::Edge;
using geometry::Segment;

namespace {

// ------------------------------------------------------------ fighting fire

/// FOR-09: those that no other unit covers.
std::vector<Segment> freeSections(const Battle& battle, UnitId unit, Edge edge) {
    return edge == Edge::front ? uncoveredFront(battle, unit) : uncoveredSide(battle, unit, edge);
}

int sectionsFromInside(StructureKind kind) { return kind == StructureKind::villageSector ? 4 : 2; }

/// Acts that rule out fighting a fire in the same turn (FIR-15).
constexpr std::array otherDeeds{TurnFlag::displaced,    TurnFlag::tookFormation, TurnFlag::droppedFormation,
                                TurnFlag::changedFront, TurnFlag::enveloped,     TurnFlag::removedMarkers,
                                TurnFlag::repositioned, TurnFlag::withdrew,      TurnFlag::retreated,
                                TurnFlag::finishedMove, TurnFlag::clearedTile};

bool hasActed(const Unit& unit) {
    return std::ranges::any_of(otherDeeds, [&](TurnFlag deed) { return unit.did(deed); });
}

// ----------------------------------------------------------------- spreading

}  // namespace

bool isBurning(const Battle& battle, StructureId id) { return fireMarkers(battle.structure(id)) > 0; }

int sectionsAtFire(const Battle& battle, UnitId unit, StructureId id) {
    const Unit& it = battle.unit(unit);
    if (it.inside) return it.inside == id ? sectionsFromInside(battle.structure(id).kind) : 0;
    int sections = static_cast<int>(std::ranges::count(it.wraps, id, &TowerMarker::structure));
    if (!mayTouch(battle, unit, id)) return sections;
    for (const Edge edge : geometry::allEdges) {
        for (const Segment& own : freeSections(battle, unit, edge)) {
            for (const geometry::Outline& part : partsOf(battle, id)) {
                for (const Edge side : geometry::allEdges) {
                    sections += geometry::flushSections(own, 1, geometry::segmentOf(part, side));
                }
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
    if (unit.has(Marker::fleeing) || unit.did(TurnFlag::finishedMove)) return refuse("MOV-01"_rule);
    if (battle.isCovered(answer.unit)) return refuse("ABL-30"_rule);
    if (!unit.has(Marker::active)) return refuse("ACT-08"_rule);
    if (unit.climb) return refuse("ASL-15"_rule);
    if (hasActed(unit)) return refuse("FIR-15"_rule);
    return allowIf(!firesInReach(battle, answer.unit).empty(), "FIR-14"_rule);
}

Verdict fits(const Battle&, const ChooseStructure& question, const StructureChosen& answer) {
    return allowIf(std::ranges::count(question.among, answer.structure) > 0, "RAZ-07"_rule);
}

}  // namespace vallum::field
