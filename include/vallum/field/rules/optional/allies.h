// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// END-06
Verdict fits(const Battle&, const PassCards&, const CardsToPass&);
Verdict fits(const Battle&, const PassCards&, const PhaseDone&);
/// TEAM-10
Verdict fits(const Battle&, const ChooseOpponent&, const SeatChosen&);

}  // namespace vallum::field
