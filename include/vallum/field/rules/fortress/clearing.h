// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/system.h>

/// Clearing caltrops, trenches and barricades away (CAL-06, TRE-06).
namespace vallum::field {

/// CAL-06, TRE-06: whether it may spend its move on removing this tile.
Verdict mayClear(const Battle&, UnitId, StructureId);
std::vector<StructureId> tilesToClear(const Battle&, UnitId);
/// The rule that stops a unit that has cleared a tile from doing anything else this turn.
RuleId ruleOfClearedTile(const Battle&, UnitId);
Verdict fits(const Battle&, const ChooseMove&, const ClearTile&);

/// CAL-06, TRE-06: which of them covers clearing this tile.
RuleId ruleOfClearing(const Battle&, StructureId);

}  // namespace vallum::field
