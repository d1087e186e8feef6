// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/core/rule.h>
#include <vallum/hex/model/battle.h>
#include <vallum/hex/questions.h>
#include <vallum/hex/system.h>

namespace vallum::hex {

/// How many hexes the unit may move now, warriors that charge included (HEX-21 to HEX-25).
int allowanceOf(const Battle&, UnitId);
/// The same without a charge (HEX-23).
int moveOf(const Battle&, UnitId);
inline constexpr int leaderMove = 3;

/// HEX-18: whether the unit or the leader may still make a move at all.
Verdict mayStillMove(const Battle&, UnitId);
Verdict mayStillMove(const Battle&, LeaderId);
/// HEX-19, HEX-20
Verdict mayMove(const Battle&, const MoveUnit&);
/// HEX-26
Verdict mayMove(const Battle&, const MoveLeader&);
/// Why the unit may not battle after it: none if it may.
std::optional<RuleId> barredAfter(const Battle&, const MoveUnit&);
/// HEX-23: whether it is a charge.
bool mustAttackAfter(const Battle&, const MoveUnit&);

/// One move for each hex that may be reached, the shortest one, and exits; not the one of staying.
std::vector<MoveUnit> movesOf(const Battle&, UnitId);
std::vector<MoveLeader> movesOf(const Battle&, LeaderId);

Verdict fits(const Battle&, const ChooseMove&, const MoveUnit&);
Verdict fits(const Battle&, const ChooseMove&, const MoveLeader&);
Verdict fits(const Battle&, const ChooseMove&, const Done&);
void moveStep(Game&);

}  // namespace vallum::hex
