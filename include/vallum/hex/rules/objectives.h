// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/rule.h>
#include <vallum/hex/system.h>

namespace vallum::hex {

/// HEX-94: what a unit brings about that has ended a move or an advance.
void settleArrival(Game&, UnitId);
/// HEX-94: a held hex is lost when an enemy stands on it.
void settleHolds(Game&);
/// HEX-94: at the end of the own turn.
void countHolds(Game&);
void leaveByExit(Game&, UnitId);
/// Off the board without being eliminated; HEX-63 leaves the leader behind.
void leaveBoard(Game&, UnitId, RuleId why);

}  // namespace vallum::hex
