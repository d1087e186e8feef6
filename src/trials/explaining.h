// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include <vallum/core/game.h>
#include <vallum/players/advice_words.h>
#include <vallum/players/hex_advice_words.h>
#include <vallum/trials/explanation.h>

/// Keeps what players that search tell of their decisions. Those that were not searched have no reasons.
namespace vallum::trials {

template <class System, class Advice>
Explanation explained(const typename System::Battle& seen,
                      const OpenQuestion<System>& asked,
                      const Advice& advice) {
    constexpr std::size_t most = 3;
    Explanation it;
    it.answer = static_cast<int>(asked.number);
    it.seat = asked.seat;
    it.turn = seen.turn;
    const auto& plans = advice.plans;
    for (std::size_t i = 0; i != std::min(most, plans.size()); ++i)
        it.plans.push_back({players::titleOf(seen, plans[i].answer).english(), plans[i].chance,
                            plans[i].value.logOdds(), plans[i].trials});
    if (plans.size() < 2) return it;
    for (const auto& term : players::whatTipped(plans[0], plans[1])) {
        if (it.tipped.size() == most) break;
        it.tipped.push_back({players::wordFor(term.what).english(),
                             std::string(players::ruleOf(term.what).text()), term.worth});
    }
    return it;
}

}  // namespace vallum::trials
