// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// ACT-05, ACT-06: uses up the card and carries out its text.
void playOrder(Game&, Seat, const OrderToPlay&);

}  // namespace vallum::field
