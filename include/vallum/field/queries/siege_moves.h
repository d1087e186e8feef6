// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/rules/movement/move_plan.h>

namespace vallum::field {

struct SiegeMove {
    Move move;
    MovePlan plan;
};
/// Legal moves of a unit to, onto, along, through and out of structures within reach, at the present moment
/// (planNow): lined up inside or outside, into a tower, up or down the outside, through a gate or a gap,
/// along a wall into an enemy. The cheapest for each place and way of arriving; empty if the unit may not set
/// out. Climbing units come down with ComeDown instead.
std::vector<SiegeMove> siegeMoves(const Battle&, UnitId);

/// What the caller needs; anything else is not even looked for.
struct SiegeMovesWanted {
    enum class Leaving { anyMove, charges, none };

    std::vector<StructureId> structures;  // destinations
    bool throughGates = true;             // gates that still have a door, other than straight ahead
    bool throughGaps = true;              // in addition to moves that close them up
    Leaving leaving = Leaving::anyMove;   // out of the structure that the unit is in

    bool operator==(const SiegeMovesWanted&) const = default;
};
std::vector<SiegeMove> siegeMoves(const Battle&, UnitId, const SiegeMovesWanted&);
/// The structures that a unit could reach if nothing were in its way.
std::vector<StructureId> structuresNear(const Battle&, UnitId);

}  // namespace vallum::field
