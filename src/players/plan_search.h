// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan_race.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <set>
#include <span>
#include <utility>
#include <vector>

#include <vallum/core/game.h>
#include <vallum/core/random.h>
#include <vallum/players/plans.h>
#include <vallum/players/thinking.h>

namespace vallum::players {

/// What is to be tried.
template <class Answer> struct Candidate {
    Answer answer;
    int way = 0;             // to play on after it, of those that the system has
    bool isWaiting = false;  // looks better than it is, and is tried only to be shown
};

/// The search for one answer in battles of any system: all plans are tried with the same luck, and after each
/// round the worse half is left out. `Trials` says what is tried, and how: its `System`, `Terms` and
/// `Feature`; `candidates`, each with its way to play on, of which the first is what the greedy player would
/// do; whether the question `isTriable`; `begin`, before the first trial; `imagined`, `rehearsed` and its
/// `story` and `worthOfLuck`; the `answersAllowed`, the `turns` of a trial, and the `bar` for other
/// plans than the first.
template <class Trials> class PlanSearch {
public:
    using System = typename Trials::System;
    using Battle = typename System::Battle;
    using Answer = typename System::Answer;
    using Terms = typename Trials::Terms;
    using Feature = typename Trials::Feature;
    using Plan = PlanOf<Answer, Feature>;
    using Advice = AdviceOf<Plan>;

    PlanSearch(const Battle& seen, const OpenQuestion<System>& asked, const Terms& terms, Thinking* thinking)
        : asked_(asked),
          terms_(terms),
          thinking_(thinking),
          trials_(seen, asked) {}

    Advice run(std::span<const Answer> others) {
        for (auto& it : trials_.candidates(terms_))
            plans_.push_back({.answer = std::move(it.answer), .way = it.way, .isWaiting = it.isWaiting});
        const std::size_t own = plans_.size();
        if (trials_.isTriable()) addOthers(others);
        for (std::size_t i = 0; i != plans_.size(); ++i)
            race_.enter(i >= own && plans_[i].way == 0, !plans_[i].isWaiting);
        if (plans_.size() > 1 && begin()) tryAll(true);
        return advice();
    }
    /// These two and nothing else.
    Comparison compare(const Plan& first, const Plan& second) {
        plans_ = {{.answer = first.answer, .way = first.way}, {.answer = second.answer, .way = second.way}};
        race_.enter();
        race_.enter(true);
        if (!begin()) return {.error = certain};
        tryAll(false);
        const int trials = static_cast<int>(race_.chances(0).size());
        return {std::clamp(race_.mean(0), 0, certain), std::clamp(race_.mean(1), 0, certain), trials,
                trials == 0 ? certain : race_.errorBehind(1, 0)};
    }

private:
    static constexpr std::size_t features = names(Feature()).size();

    /// A plan while it is tried.
    struct Tried {
        Answer answer;
        int way = 0;
        bool isWaiting = false;
        std::size_t same = 0;  // the first plan that came to the same in every trial so far
        std::array<std::int64_t, features> worths = {};  // summed up over its trials
    };

    /// In every way in which the own plans are tried, so that none of them has an advantage.
    void addOthers(std::span<const Answer> others) {
        std::set<int> ways;
        for (const Tried& it : plans_) ways.insert(it.way);
        for (const Answer& it : others) {
            if (std::ranges::find(plans_, it, &Tried::answer) != plans_.end()) continue;
            for (const int way : ways) plans_.push_back({.answer = it, .way = way});
        }
    }

    [[nodiscard]] std::uint64_t seedOf(int sample) const {
        return mixed(mixed(terms_.seed + asked_.number) + static_cast<std::uint64_t>(sample));
    }

    bool begin() {
        const auto somehow = trials_.imagined(seedOf(0));
        if (somehow) trials_.begin(*somehow);
        return somehow.has_value();
    }
    /// Who may stop early does so when the rest would change nothing. What was stopped at a high or low is
    /// off the average, and no measure.
    void tryAll(bool mayStopEarly) {
        const int allowed = trials_.answersAllowed(terms_);
        const auto isWorthOne = [&](int sample) {
            return sample < terms_.samples && (answers_ < allowed || sample < terms_.leastTrials);
        };
        for (int sample = 0; isWorthOne(sample); ++sample) {
            if (!trySample(sample)) return race_.giveUp();
            if (isStopped()) return;
            tellHowFar(sample + 1, allowed);
            race_.endSample(sample);
            if (mayStopEarly && race_.isDecided()) return;
        }
    }
    [[nodiscard]] bool isStopped() const { return thinking_ != nullptr && thinking_->isStopped(); }
    void tellHowFar(int samples, int allowed) const {
        if (thinking_ == nullptr) return;
        const double spent = 1.0 * answers_ / allowed;
        const double least = terms_.leastTrials == 0 ? 1.0 : 1.0 * samples / terms_.leastTrials;
        thinking_->setPart(std::max(1.0 * samples / terms_.samples, std::min(spent, least)));
    }

    /// A sample counts for all plans or for none: one that somebody stops is left out.
    bool trySample(int sample) {
        const auto battle = trials_.imagined(seedOf(sample));
        if (!battle) return false;
        using Rehearsed = decltype(rehearsed(*battle, 0, 0, false));
        std::vector<std::pair<std::size_t, Rehearsed>> trials;
        for (std::size_t plan = 0; plan != plans_.size(); ++plan) {
            if (race_.isLeftOut(plan)) continue;
            if (isStopped()) return true;
            trials.emplace_back(plan, rehearsed(*battle, plan, sample, false));
            if (!trials.back().second.isTrue) return false;
        }
        for (const auto& [plan, trial] : trials) {
            answers_ += trial.answers;
            note(plan, trial);
        }
        findEqualPlans(trials, sample);
        return true;
    }
    /// Many a move is only another beginning of the same turn.
    void findEqualPlans(const auto& trials, int sample) {
        constexpr int enough = 2;
        if (sample >= enough) return;
        for (const auto& [plan, trial] : trials) {
            const auto same = std::ranges::find_if(trials, [&](const auto& it) {
                return it.second.answers == trial.answers && it.second.turns.back() == trial.turns.back();
            });
            if (sample > 0 && plans_[plan].same != same->first) {
                plans_[plan].same = plan;
                continue;
            }
            plans_[plan].same = same->first;
            if (sample == enough - 1 && same->first != plan) race_.equate(plan, same->first);
        }
    }
    [[nodiscard]] auto rehearsed(const Battle& battle, std::size_t plan, int sample, bool isTold) const {
        const Tried& tried = plans_[plan];
        return trials_.rehearsed(battle, {tried.answer, seedOf(sample), trials_.turns(terms_), isTold},
                                 tried.way);
    }
    /// Who has just struck always looks better than who is about to strike back: both moments count.
    void note(std::size_t plan, const auto& trial) {
        const Battle& last = trial.turns.back();
        const bool isSettled = last.outcome || trial.turns.size() < 2;
        const Battle& before = isSettled ? last : trial.turns[trial.turns.size() - 2];
        const auto chanceAt = [&](const Battle& it) { return chanceFor(it, asked_.seat, terms_.character); };
        // What the dice did beyond what was to be expected is not to the credit of the plan.
        race_.note(plan, (chanceAt(last) + chanceAt(before)) / 2 - trials_.worthOfLuck(trial));
        for (const Battle* battle : {&last, &before}) {
            for (const auto& it : valueFor(*battle, asked_.seat, terms_.character).terms)
                plans_[plan].worths.at(static_cast<std::size_t>(it.what)) += it.worth;
        }
    }

    [[nodiscard]] Plan planOf(std::size_t which, std::size_t best) const {
        const Tried& tried = plans_[which];
        Plan plan;
        plan.answer = tried.answer;
        plan.way = tried.way;
        plan.isUsual = tried.answer == plans_.front().answer;
        plan.isWaiting = tried.isWaiting;
        plan.chance = std::clamp(race_.mean(which), 0, certain);
        plan.trials = static_cast<int>(race_.chances(which).size());
        if (plan.trials == 0) return plan;
        plan.spread = race_.spread(which);
        plan.error = race_.errorBehind(which, best);
        const auto& worths = plans_[race_.triedAs(which)].worths;
        for (std::size_t i = 0; i != features; ++i) {
            const int worth = static_cast<int>(worths[i] / (2 * plan.trials));
            if (worth != 0) plan.value.terms.push_back({static_cast<Feature>(i), 0, worth});
        }
        return plan;
    }
    /// Of its trials the one that came nearest to their average, told once more.
    [[nodiscard]] std::vector<Text> expectedOf(std::size_t plan) const {
        const auto& chances = race_.chances(plan);
        const int mean = race_.mean(plan);
        const auto typical =
            std::ranges::min_element(chances, {}, [&](int chance) { return std::abs(chance - mean); });
        const auto sample = static_cast<int>(typical - chances.begin());
        const auto battle = trials_.imagined(seedOf(sample));
        if (!battle) return {};
        const auto trial = rehearsed(*battle, plan, sample, true);
        return trials_.story(trial);
    }
    [[nodiscard]] Advice advice() const {
        constexpr int most = 3;
        int told = 0;
        Advice advice;
        advice.answers = answers_;
        advice.isTriable = trials_.isTriable();
        const auto order = race_.order();
        for (const std::size_t it : order) {
            // In the best way in which it was tried.
            const bool isKnown =
                std::ranges::find(advice.plans, plans_[it].answer, &Plan::answer) != advice.plans.end();
            if (isKnown) continue;
            Plan plan = planOf(it, order.front());
            const bool isNew = std::ranges::none_of(
                advice.plans, [&](const Plan& earlier) { return endAlike(earlier, plan); });
            if (terms_.tells && plan.trials > 0 && isNew && told < most) {
                plan.line = expectedOf(it);
                ++told;
            }
            advice.plans.push_back(std::move(plan));
        }
        return advice;
    }

    const OpenQuestion<System>& asked_;
    const Terms& terms_;
    Thinking* thinking_;  // none where nobody looks on
    Trials trials_;
    std::vector<Tried> plans_;  // the first is what the greedy player would do
    PlanRace race_{trials_.bar()};
    int answers_ = 0;
};

/// For a comparison that is to be fair to what a search has preferred.
template <class Terms> Terms withOtherLuck(Terms terms) {
    terms.seed = mixed(terms.seed + 1);
    return terms;
}

}  // namespace vallum::players
