// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/rule.h>
#include <vallum/hex/system.h>

namespace vallum::hex {

/// HEX-94: the effects of a unit that has just ended a move or an advance.
void settleArrival(Game&, UnitId);
/// HEX-94: a held hex is lost when an enemy stands on it.
void settleHolds(Game&);
/// HEX-94: at the end of the side's own turn.
void countHolds(Game&);
void leaveByExit(Game&, UnitId);
/// Takes the unit off the board without eliminating it; under HEX-63 the leader stays behind.
void leaveBoard(Game&, UnitId, RuleId why);

}  // namespace vallum::hex
