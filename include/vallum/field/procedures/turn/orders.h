// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// ACT-05, ACT-06: the card is used up and does what it says.
void playOrder(Game&, Seat, const OrderToPlay&);

}  // namespace vallum::field
