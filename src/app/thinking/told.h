// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

#include <vallum/core/luck.h>
#include <vallum/core/text.h>
#include <vallum/players/advice_words.h>
#include <vallum/players/analysis.h>
#include <vallum/players/hex_advice_words.h>

/// What players of any system think, in words, for the parts of the window that show it.
namespace vallum::app {

struct ToldPlan {
    Text title;
    int chance = 0;  // to win, in ten thousandths
    int trials = 0;
    Text chances;            // the same in a sentence
    std::vector<Text> line;  // how it may continue
    bool isWaiting = false;  // before walls, which trials take for better than it is
    std::size_t end = 0;     // the place of the first plan that ends alike
};

struct ToldAdvice {
    std::vector<ToldPlan> plans;
    bool isSearched = false;
    bool isOnlyPlan = false;  // to a question for which several are tried, if there are
    /// What makes one of the plans better than another, the weightiest first and at most so many.
    std::function<std::vector<Text>(std::size_t better, std::size_t other, std::size_t most)> reasons;
};

/// `battle` is the state that the plans refer to.
template <class Battle, class Advice> ToldAdvice told(const Battle& battle, const Advice& advice) {
    ToldAdvice words;
    words.isSearched = advice.isSearched();
    words.isOnlyPlan = advice.isOnlyPlan();
    for (const auto& plan : advice.plans) {
        const auto same =
            std::ranges::find_if(advice.plans, [&](const auto& it) { return players::endAlike(it, plan); });
        const auto first = same == advice.plans.end() ? words.plans.size()
                                                      : static_cast<std::size_t>(same - advice.plans.begin());
        words.plans.push_back({players::titleOf(battle, plan.answer), plan.chance, plan.trials,
                               players::chanceInWords(plan), plan.line, plan.isWaiting, first});
    }
    words.reasons = [plans = std::make_shared<const decltype(advice.plans)>(advice.plans)](
                        std::size_t better, std::size_t other, std::size_t most) {
        return players::reasonsFor(plans->at(better), plans->at(other), most);
    };
    return words;
}

/// Of the luck only what all throws of a side came to.
using ToldAnalysis = players::AnalysisOf<Fortune>;
using SideReport = players::SeatReportOf<Fortune>;

template <class Luck> ToldAnalysis told(const players::AnalysisOf<Luck>& analysis) {
    ToldAnalysis words{analysis.course,  analysis.turningPoints, analysis.decisions, {},
                       analysis.answers, analysis.asked,         analysis.single};
    for (const auto& seat : analysis.seats) words.seats.push_back({seat, seat.luck.all});
    return words;
}

}  // namespace vallum::app
