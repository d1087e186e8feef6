// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// END-06: asks the seat until it passes no more, if an ally is left.
void passCards(Game&, Seat);

}  // namespace vallum::field
