// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/moves.h"

#include <vallum/field/procedures/movement/engaged.h>
#include <vallum/field/rules/movement/engaged.h>

/// Actions of engaged units for field tests.
namespace vallum::field {

/// Hard to kill and hard to frighten.
inline TestUnit sturdy(Seat owner) { return infantry(owner).health(9).morale(9); }

inline std::string refusedTo(const Battle& battle, const auto& action) {
    return refusal(fits(battle, ChooseMove{}, action));
}
/// Takes the action, which must be legal.
inline Played after(const Battle& battle, const auto& action, Cues cues = {}) {
    VALLUM_CHECK(fits(battle, ChooseMove{}, action));
    return play(battle, std::move(cues), [&](Game& game) { act(game, action); });
}

}  // namespace vallum::field
