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

inline const char* whyItIsFirst(players::Preference preference) {
    using enum players::Preference;
    switch (preference) {
        case byRuleOfThumb: return "decided by a rule of thumb";
        case onlyPlan: return "only one plan came to mind; it was not tried";
        case untried: return "the usual plan: the others could not be tried";
        case usual: return "the usual plan: no other is clearly better";
        case usualAndBest: return "the usual plan, and the best";
        case clearlyBetter: return "clearly better than the usual plan";
    }
    return "";
}

template <class System, class Plan>
ExplainedPlan explainedPlan(const typename System::Battle& seen, const Plan& plan) {
    ExplainedPlan it{players::titleOf(seen, plan.answer).english(), plan.chance, plan.value.logOdds(),
                     plan.trials};
    for (const Text& line : plan.line) it.expected.push_back(line.english());
    return it;
}

template <class System, class Advice>
Explanation explained(const typename System::Battle& seen,
                      const OpenQuestion<System>& asked,
                      const Advice& advice) {
    constexpr std::size_t most = 3;
    Explanation it;
    it.answer = static_cast<int>(asked.number);
    it.seat = asked.seat;
    it.turn = seen.turn;
    it.why = whyItIsFirst(players::preferenceOf(advice));
    const auto& plans = advice.plans;
    const auto shown = players::placesToShow(
        plans, most, [&](const auto& plan) { return players::titleOf(seen, plan.answer); });
    for (const std::size_t plan : shown) it.plans.push_back(explainedPlan<System>(seen, plans[plan]));
    if (!advice.isSearched() || shown.size() < 2) return it;
    for (const auto& term : players::whatTipped(plans[shown[0]], plans[shown[1]])) {
        if (it.tipped.size() == most) break;
        it.tipped.push_back({players::wordFor(term.what).english(),
                             std::string(players::ruleOf(term.what).text()), term.worth});
    }
    return it;
}

}  // namespace vallum::trials
