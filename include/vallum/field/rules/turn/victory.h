// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// SET-11, SET-16, SET-17: the winner, if the battle is decided now.
std::optional<Outcome> outcomeNow(const Battle&);
/// SET-13: true if more than half of the starting value is lost.
bool isLeadershipCheckDue(const Battle&, Seat);
/// SET-14: the sum of the two dice does not exceed the leadership.
bool holds(int one, int other, const Sum& leadership);

/// SET-16: legal in the side's own turn, whatever the question.
template <class Question> Verdict fits(const Battle&, const Question&, const Surrender&) { return {}; }

}  // namespace vallum::field
