// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// SET-11, SET-16, SET-17: the winner, if the battle is decided now.
std::optional<Outcome> outcomeNow(const Battle&);
/// SET-11, SET-16: whether the battle is over because the losers have no unit left that fights.
bool endedByAnnihilation(const Battle&);
/// SET-13: true if more than half of the starting value is lost.
bool isLeadershipCheckDue(const Battle&, Seat);
/// SET-14: the sum of the two dice does not exceed the leadership.
bool passesLeadershipCheck(int one, int other, const Sum& leadership);

/// SET-16: always legal. That it is given in the side's own turn is ensured by the questions that have it
/// among their answers: they are asked only of the active player.
template <class Question> Verdict fits(const Battle&, const Question&, const Surrender&) { return {}; }

}  // namespace vallum::field
