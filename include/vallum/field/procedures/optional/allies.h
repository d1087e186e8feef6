// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// END-06
void passCards(Game&, Seat);

}  // namespace vallum::field
