// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// SET-11, SET-16, SET-17
std::optional<Outcome> outcomeNow(const Battle&);
/// SET-13: more than half of the starting value.
bool isLeadershipCheckDue(const Battle&, Seat);
/// SET-14: what the two dice show, added up, is no more than the leadership.
bool holds(int one, int other, const Sum& leadership);

/// SET-16: in the own turn, whatever is asked then.
template <class Question> Verdict fits(const Battle&, const Question&, const Surrender&) { return {}; }

}  // namespace vallum::field
