// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <functional>
#include <vector>

#include <vallum/core/text.h>
#include <vallum/players/value_terms.h>

/// What a search finds out about the answers that a seat may give, in battles of any system.
namespace vallum::players {

/// With fewer trials of a plan, how they differ says nothing about their error.
inline constexpr int enoughTrials = 6;

/// What a seat may do, and what came of it in the trials.
template <class Answer, class Feature> struct PlanOf {
    Answer answer;
    int chance = 0;  // to win, in ten thousandths, on the average of its trials
    int trials = 0;
    int spread = 0;          // the standard error of that chance
    int error = 0;           // and of how far it is behind the first plan, with the same luck
    ValueOf<Feature> value;  // the average of its ends, part by part
    std::vector<Text> line;  // what was to be expected, as sentences; where it was asked for
    int way = 0;             // how the trials went on after it, of the ways that the system has
};

/// The answer of the player to one question. The plans stand in the order of their chances, the first is the
/// answer; without a search it is the only one, and has no trials.
template <class Plan> struct AdviceOf {
    std::vector<Plan> plans;
    int answers = 0;  // played in the search

    [[nodiscard]] const auto& best() const { return plans.front().answer; }
    [[nodiscard]] bool isSearched() const { return !plans.empty() && plans.front().trials > 0; }
};

/// Two answers tried with luck that no search has had. Whatever a search found best it found by its luck,
/// too, and looks better there than it is; here it does not.
struct Comparison {
    int first = 0;  // the chance to win, in ten thousandths
    int second = 0;
    int trials = 0;  // of each
    int error = 0;   // the standard error of their difference

    /// By how much the first is better. It is right on average, and may be less than nothing.
    [[nodiscard]] int difference() const { return first - second; }
    [[nodiscard]] bool isEnough() const { return trials >= enoughTrials; }
};

/// Which parts of the value make the first plan better than the second, the weightiest first.
template <class Answer, class Feature>
std::vector<ValueTermOf<Feature>> whatTipped(const PlanOf<Answer, Feature>& first,
                                             const PlanOf<Answer, Feature>& second) {
    std::array<int, names(Feature()).size()> worths{};
    for (const auto& it : first.value.terms) worths.at(static_cast<std::size_t>(it.what)) += it.worth;
    for (const auto& it : second.value.terms) worths.at(static_cast<std::size_t>(it.what)) -= it.worth;
    std::vector<ValueTermOf<Feature>> terms;
    for (std::size_t i = 0; i != worths.size(); ++i) {
        if (worths[i] != 0) terms.push_back({static_cast<Feature>(i), 0, worths[i]});
    }
    std::ranges::stable_sort(terms, std::greater(), [](const auto& it) { return std::abs(it.worth); });
    return terms;
}

}  // namespace vallum::players
