// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/core/rule.h>
#include <vallum/hex/model/battle.h>
#include <vallum/hex/questions.h>
#include <vallum/hex/system.h>

namespace vallum::hex {

/// How many hexes the unit may move now, including a charge by warriors (HEX-21 to HEX-25).
int allowanceOf(const Battle&, UnitId);
/// The same without a charge (HEX-23).
int moveOf(const Battle&, UnitId);
inline constexpr int leaderMove = 3;

/// HEX-18: true if the unit or leader may still make any move.
Verdict mayStillMove(const Battle&, UnitId);
Verdict mayStillMove(const Battle&, LeaderId);
bool canAnybodyMove(const Battle&);
/// HEX-19, HEX-20
Verdict mayMove(const Battle&, const MoveUnit&);
/// HEX-26
Verdict mayMove(const Battle&, const MoveLeader&);
/// The rule that bars the unit from battling after the move; none: it may battle.
std::optional<RuleId> barredAfter(const Battle&, const MoveUnit&);
/// HEX-23: true if the move is a charge.
bool mustAttackAfter(const Battle&, const MoveUnit&);

/// What is told of a move, before the dice that some ground asks for.
UnitMoved movement(const Battle&, const MoveUnit&);
/// HEX-27: the unit that the leader joins halts.
LeaderMoved movement(const Battle&, const MoveLeader&);

/// The shortest move to each reachable hex, and exits; staying is not included.
std::vector<MoveUnit> movesOf(const Battle&, UnitId);
std::vector<MoveLeader> movesOf(const Battle&, LeaderId);

Verdict fits(const Battle&, const ChooseMove&, const MoveUnit&);
Verdict fits(const Battle&, const ChooseMove&, const MoveLeader&);
Verdict fits(const Battle&, const ChooseMove&, const Done&);
void moveStep(Game&);

}  // namespace vallum::hex
