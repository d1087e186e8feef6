// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// END-01 to END-08
void endOfTurnStep(Game&);

Verdict fits(const Battle&, const ChooseDraw&, const DiscardAndDraw&);
Verdict fits(const Battle&, const ChooseDraw&, const DrawThree&);
Verdict fits(const Battle&, const DiscardToLimit&, const CardsToDiscard&);

}  // namespace vallum::field
