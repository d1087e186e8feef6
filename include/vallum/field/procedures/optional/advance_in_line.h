// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// OPT-26: activates all of its units.
void playLineOrder(Game&, Seat, const LineOrder&);
/// OPT-29: the first of a line that moves shows the way.
void showTheWay(Game&, const Move&);

}  // namespace vallum::field
