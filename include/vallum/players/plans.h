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
    bool isUsual = false;    // what the greedy player would do
    /// Before walls. Trials end too soon to show what that costs, so it is never chosen.
    bool isWaiting = false;
};

/// They end alike in all that the value knows: one is only another beginning of the other.
template <class Answer, class Feature>
bool endAlike(const PlanOf<Answer, Feature>& one, const PlanOf<Answer, Feature>& other) {
    return one.trials > 0 && one.trials == other.trials && one.chance == other.chance &&
           one.spread == other.spread && one.value == other.value;
}

/// The places of plans to show, at most so many: of those that are alike only the first, or the one to keep.
template <class Alike>
std::vector<std::size_t> placesToShow(std::size_t plans, std::size_t most, std::size_t kept, Alike areAlike) {
    std::vector<std::size_t> shown;
    for (std::size_t i = 0; i < plans && shown.size() < most; ++i) {
        const bool isTold =
            std::ranges::any_of(shown, [&](std::size_t earlier) { return areAlike(earlier, i); });
        if (i == kept || (!isTold && !areAlike(i, kept))) shown.push_back(i);
    }
    if (kept < plans && std::ranges::count(shown, kept) == 0) shown.back() = kept;
    return shown;
}

/// The same by what they come to and by their titles, in the words of `titleOf`.
template <class Plan, class TitleOf>
std::vector<std::size_t> placesToShow(const std::vector<Plan>& plans, std::size_t most, TitleOf titleOf) {
    return placesToShow(plans.size(), most, 0, [&](std::size_t one, std::size_t other) {
        return endAlike(plans[one], plans[other]) ||
               titleOf(plans[one]).english() == titleOf(plans[other]).english();
    });
}

/// The answer of the player to one question. The plans stand in the order of their chances, the first is the
/// answer; without a search it is the only one, and has no trials.
template <class Plan> struct AdviceOf {
    std::vector<Plan> plans;
    int answers = 0;         // played in the search
    bool isTriable = false;  // to such questions plans are tried, if there are several

    [[nodiscard]] const auto& best() const { return plans.front().answer; }
    [[nodiscard]] bool isSearched() const { return !plans.empty() && plans.front().trials > 0; }
    [[nodiscard]] bool isOnlyPlan() const { return isTriable && plans.size() == 1; }
};

/// Why the first plan is the first.
enum class Preference { byRuleOfThumb, onlyPlan, untried, usual, usualAndBest, clearlyBetter };

template <class Plan> Preference preferenceOf(const AdviceOf<Plan>& advice) {
    if (!advice.isTriable) return Preference::byRuleOfThumb;
    if (advice.isOnlyPlan()) return Preference::onlyPlan;
    if (!advice.isSearched()) return Preference::untried;
    const Plan& first = advice.plans.front();
    if (!first.isUsual) return Preference::clearlyBetter;
    const bool isBest =
        std::ranges::none_of(advice.plans, [&](const Plan& it) { return it.chance > first.chance; });
    return isBest ? Preference::usualAndBest : Preference::usual;
}

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
