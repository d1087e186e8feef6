// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// SET-11, SET-16, SET-17
std::optional<Outcome> outcomeNow(const Battle&);
/// Ends the battle if it is decided: a long procedure looks after everything that can decide it.
void checkVictory(Game&);
/// TEAM-10: whose side has lost goes away, whatever state it is in.
bool isForDefeat(RuleId why);
/// SET-11, TEAM-10: who has lost a battle that others go on with leaves it, when a step is over.
void dismissDefeated(Game&);
/// SET-13: more than half of the starting value.
bool isLeadershipCheckDue(const Battle&, Seat);
/// SET-14: what the two dice show, added up, is no more than the leadership.
bool holds(int one, int other, const Sum& leadership);
/// SET-13 to SET-15, ACT-04
void checkLosses(Game&);
/// SET-16
void surrender(Game&);

/// SET-16: in the own turn, whatever is asked then.
template <class Question> Verdict fits(const Battle&, const Question&, const Surrender&) { return {}; }

}  // namespace vallum::field
