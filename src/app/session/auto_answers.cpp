// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/auto_answers.h"

#include "session/live_battle.h"

namespace vallum::app {

void AutoAnswers::give(LiveBattle& battle, const Seating& seating) const {
    while (const auto seat = battle.askedSeat()) {
        if (!seating.isPerson(*seat) || !battle.answerUnasked(*this)) return;
    }
}

}  // namespace vallum::app
