// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/library.h"

#include <vallum/core/chance.h>
#include <vallum/core/referee.h>
#include <vallum/field/files/save_file.h>

namespace vallum::field {

/// A battle in which both sides pass for this many turns.
inline Record passedFor(int turns) {
    DiceBox<System> dice(3);
    Seats<System> seats;
    seats.put(chance, dice);
    Referee<System> referee(shippedScenario("first-battle"), seats);
    while (referee.open() && referee.battle().turn <= turns) {
        Answer answer = PhaseDone{};
        if (std::holds_alternative<ChooseDraw>(referee.open()->question)) answer = DrawThree{};
        if (const auto* limit = std::get_if<DiscardToLimit>(&referee.open()->question)) {
            const auto& hand = referee.battle().player(referee.open()->seat).hand;
            answer = CardsToDiscard{{hand.begin(), hand.begin() + limit->count}};
        }
        VALLUM_CHECK(referee.answer(answer));
    }
    return referee.record();
}

}  // namespace vallum::field
