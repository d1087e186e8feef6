// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

/// Coming together and apart in stacks (ABL-27, ABL-29).

namespace vallum::field {

/// ABL-27, SET-21: two halves of a pair, neither of them in a stack yet.
Verdict mayStack(const Battle&, UnitId, UnitId);

/// ABL-29: the main unit moves on alone.
bool leavesSupport(const Move&);

}  // namespace vallum::field
