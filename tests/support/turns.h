// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/battles.h"

#include <deque>
#include <utility>

#include <vallum/field/procedures/turn/end_of_turn.h>
#include <vallum/field/procedures/turn/turns.h>
#include <vallum/field/rules/turn/end_of_turn.h>
#include <vallum/field/situation/turn/turns.h>

/// Ends of phases and turns, for field tests.
namespace vallum::field {

inline Played finished(const Battle& battle) {
    return play(battle, {}, [](Game& game) { finishPhase(game); });
}
/// The end of turn phase.
inline Played ended(const Battle& battle, std::deque<Answer> answers = {}) {
    return play(inPhase(Phase::endOfTurn, battle), {.answers = std::move(answers)},
                [](Game& game) { endOfTurnStep(game); });
}

}  // namespace vallum::field
