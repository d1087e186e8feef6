// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

/// ABL-27 to ABL-35: stacks of two units, the main unit on top of its support. The main unit represents both
/// in measuring, movement and attacks.

namespace vallum::field {

/// ABL-27, SET-21: two halves of a pair, neither of them in a stack yet.
Verdict mayStack(const Battle&, UnitId, UnitId);

/// ABL-29: the main unit moves on alone.
bool leavesSupport(const Move&);

}  // namespace vallum::field
