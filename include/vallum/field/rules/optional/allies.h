// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// END-06: cards of the own hand, to an ally.
Verdict fits(const Battle&, const PassCards&, const CardsToPass&);
Verdict fits(const Battle&, const PassCards&, const PhaseDone&);
/// TEAM-10: another seat that is still in the battle.
Verdict fits(const Battle&, const ChooseOpponent&, const SeatChosen&);

}  // namespace vallum::field
