// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/model/battle.h>

namespace vallum::field {

/// CARD-13, TEAM-09: one person knows all hands of that person.
[[nodiscard]] bool knowsHand(const Battle& battle, Seat seat, Seat from);

}  // namespace vallum::field
