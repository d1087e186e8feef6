// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/sum.h>
#include <vallum/field/system.h>

namespace vallum::field {

/// END-07: in cards.
Sum handLimit(const Battle&, Seat);
/// END-07: the cards discarded if the owner does not choose.
CardsToDiscard lastDrawn(const Battle&, Seat, int count);

Verdict fits(const Battle&, const ChooseDraw&, const DiscardAndDraw&);
Verdict fits(const Battle&, const ChooseDraw&, const DrawThree&);
Verdict fits(const Battle&, const DiscardToLimit&, const CardsToDiscard&);

}  // namespace vallum::field
