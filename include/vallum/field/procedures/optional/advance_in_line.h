// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// OPT-26: activates all units of the line.
void playLineOrder(Game&, Seat, const LineOrder&);
/// OPT-29: the first unit of a line that moves sets the direction.
void showTheWay(Game&, const Move&);

}  // namespace vallum::field
