// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/field/facts.h>
#include <vallum/field/model/battle.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/field/system.h>
#include <vallum/geometry/card.h>
#include <vallum/geometry/path.h>

namespace vallum::field {

/// MOV-05: whether it may move through this friend; `movers` is the formation of the one that moves.
Verdict mayMoveThrough(const Battle&, UnitId mover, std::optional<Formation> movers, UnitId other);
Verdict mayMoveThrough(const Battle&, UnitId mover, std::optional<Formation> movers, const Bystander& other);
/// GEO-12, MOV-03, MOV-05: it stays on the table and meets neither enemies nor markers.
Verdict staysClear(const Battle&, const geometry::Sweep&, const Surroundings&);
/// MOV-03, MOV-05, GEO-12, TER-06, TER-14: one step of a unit in this formation, from this placement.
Verdict mayPass(const Battle&,
                UnitId,
                std::optional<Formation>,
                const geometry::Placement&,
                const geometry::PathStep&,
                const Surroundings&);
/// WAL-13, GAT-09: the gate or fallen wall that a step leads through.
std::optional<StructureId> openingEntered(const geometry::Placement&,
                                          const geometry::PathStep&,
                                          const Surroundings&);
/// MOV-04: in the order it meets them, except those that already stand on or under it.
std::vector<UnitId> friendsCrossed(
    const Battle&, UnitId, const geometry::Placement&, const geometry::PathStep&, const Surroundings&);
/// MOV-10: places that other units may have to go back to.
std::vector<geometry::Footprint> placesKept(const Battle&, UnitId mover);
bool isKeptForAnother(const Battle&, UnitId mover, const geometry::Footprint&);
/// MOV-10: whether the move may end on a friend that moves away later.
Verdict mayCrossOnto(const Battle&, const Move&, UnitId under);

}  // namespace vallum::field
