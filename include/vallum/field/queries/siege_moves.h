// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/rules/movement/movement.h>

namespace vallum::field {

struct SiegeMove {
    Move move;
    MovePlan plan;
};
/// Lawful moves of a unit to, onto, along, through and out of the walls, towers and other
/// structures in its reach, as the moment has it (planNow): lined up inside or outside, into a tower, on the
/// way up, down the outside, through a gate or a gap, along a wall into an enemy. One for each place and way
/// to arrive there, the cheapest; none when it may not set out. Who is on the way up comes down by ComeDown.
std::vector<SiegeMove> siegeMoves(const Battle&, UnitId);

/// What somebody has a use for: what is left out is not even looked for.
struct SiegeMovesWanted {
    std::vector<StructureId> structures;  // to come to
    bool throughGates = true;             // that still have a door, otherwise than straight ahead
    bool throughGaps = true;              // beside moves that close them up

    bool operator==(const SiegeMovesWanted&) const = default;
};
std::vector<SiegeMove> siegeMoves(const Battle&, UnitId, const SiegeMovesWanted&);
/// Those that a unit may come to at all, if nothing stands in its way.
std::vector<StructureId> structuresNear(const Battle&, UnitId);

}  // namespace vallum::field
