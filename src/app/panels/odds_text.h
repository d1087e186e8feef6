// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vallum/field/queries/odds.h>

namespace vallum::app {

/// What a combat may do to both, as a small table: wounds to expect, and the chances to break, flee and fall.
[[nodiscard]] QString oddsText(const field::Battle& battle,
                               const field::Opponents& units,
                               const field::CombatOdds& odds);

}  // namespace vallum::app
