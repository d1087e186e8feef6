// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// OPT-26: activates all of its units.
void playLineOrder(Game&, Seat, const LineOrder&);

/// OPT-26 to OPT-28
Verdict fits(const Battle&, const ChooseOrder&, const LineOrder&);

}  // namespace vallum::field
