// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/field/system.h>

namespace vallum::field {

/// The only sensible answer, if there is no choice: no event worth playing, one fight left, no shot to make,
/// no card in hand for another order, nobody who can move, no enemy to flee from who is not beaten himself, a
/// reroll that endangers nobody.
/// None for other questions about positions, whose answers cannot be listed, nor for the last question of a
/// turn in which somebody has moved: once the turn is over, nothing can be taken back.
std::optional<Answer> onlyAnswer(const Battle&, const Question&);
/// Whether the active player decides nothing more in this turn after the present phase.
bool endsTheTurn(const Battle&);

}  // namespace vallum::field
