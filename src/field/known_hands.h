// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/model/battle.h>

namespace vallum::field {

/// CARD-13, TEAM-09: a person knows the hands of all sides that this person plays.
[[nodiscard]] bool knowsHand(const Battle& battle, Seat seat, Seat from);

}  // namespace vallum::field
