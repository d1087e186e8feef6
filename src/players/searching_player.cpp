// SPDX-License-Identifier: GPL-3.0-or-later
#include "candidates.h"
#include "rehearsal.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <utility>

#include <vallum/core/random.h>
#include <vallum/players/advice_words.h>
#include <vallum/players/field_players.h>
#include <vallum/players/searching_player.h>

namespace vallum::players {

namespace {

/// A plan while it is tried.
struct Tried {
    Answer answer;
    std::vector<int> chances = {};                   // of its trials, in their order
    std::array<std::int64_t, features> worths = {};  // summed up over them
    bool isLeftOut = false;

    [[nodiscard]] std::int64_t sum() const {
        std::int64_t sum = 0;
        for (const int it : chances) sum += it;
        return sum;
    }
    [[nodiscard]] int mean() const {
        return chances.empty() ? 0 : static_cast<int>(sum() / std::ssize(chances));
    }
};

/// Of their average; a few alone say nothing.
int standardError(const std::vector<int>& chances) {
    constexpr std::int64_t few = 6;
    const auto count = static_cast<std::int64_t>(chances.size());
    if (count < few) return certain;
    std::int64_t sum = 0;
    for (const int it : chances) sum += it;
    double squares = 0;
    for (const int it : chances) {
        const double off = static_cast<double>(it) - static_cast<double>(sum) / static_cast<double>(count);
        squares += off * off;
    }
    return static_cast<int>(std::lround(std::sqrt(squares / static_cast<double>(count * (count - 1)))));
}

/// By how much one does better in the trials that both have had, against what chance alone does: their
/// difference squared, over the square of its standard error, times a hundred. Nothing where it does worse.
std::int64_t leadOver(const Tried& one, const Tried& other) {
    const auto shared = std::min(std::ssize(one.chances), std::ssize(other.chances));
    std::int64_t sum = 0;
    std::int64_t squares = 0;
    for (std::ptrdiff_t i = 0; i != shared; ++i) {
        const auto at = static_cast<std::size_t>(i);
        const std::int64_t difference = one.chances[at] - other.chances[at];
        sum += difference;
        squares += difference * difference;
    }
    if (sum <= 0 || shared < 2) return 0;
    const std::int64_t error = std::max<std::int64_t>(1, shared * squares - sum * sum);
    return 100 * (sum * sum / std::max<std::int64_t>(1, error / (shared - 1)));
}

/// The search for one answer: all plans are tried with the same luck, and after each round the worse half is
/// left out.
class Search {
public:
    Search(const Battle& seen, const Asked<System>& asked, const SearchTerms& terms)
        : seen_(seen),
          asked_(asked),
          terms_(terms) {}

    Advice run(std::span<const Answer> others) {
        Memory memory;
        for (Answer& it : candidatesFor(seen_, asked_, memory, terms_.plans))
            plans_.push_back({std::move(it)});
        if (isTriable(seen_, asked_.question)) addOthers(others);
        const auto somehow = plans_.size() > 1 ? imagined(seen_, asked_.seat, seedOf(0)) : std::nullopt;
        if (somehow) {
            memories_ = memoriesOf(*somehow);
            memories_[asked_.seat] = std::move(memory);
            tryAll(others);
        }
        return advice();
    }

private:
    void addOthers(std::span<const Answer> others) {
        for (const Answer& it : others) {
            if (std::ranges::find(plans_, it, &Tried::answer) == plans_.end()) plans_.push_back({it});
        }
    }

    static constexpr int round = 6;  // trials of each plan

    [[nodiscard]] std::uint64_t seedOf(int sample) const {
        return mixed(mixed(terms_.seed + asked_.number) + static_cast<std::uint64_t>(sample));
    }

    void tryAll(std::span<const Answer> others) {
        for (int sample = 0; sample != terms_.samples && answers_ < terms_.answers; ++sample) {
            if (!trySample(sample)) return giveUp();
            if (sample % round == round - 1) leaveOutTheWorse(others);
        }
    }

    bool trySample(int sample) {
        const auto battle = imagined(seen_, asked_.seat, seedOf(sample));
        if (!battle) return false;
        for (Tried& plan : plans_) {
            if (plan.isLeftOut) continue;
            const Rehearsed trial =
                rehearsed(*battle, asked_, {plan.answer, seedOf(sample), terms_.turns}, memories_);
            if (!trial.isTrue) return false;
            answers_ += trial.answers;
            note(plan, trial);
        }
        return true;
    }
    /// Who has just struck always looks better than who is about to strike back: both moments count.
    void note(Tried& plan, const Rehearsed& trial) const {
        const Battle& last = trial.turns.back();
        const bool isSettled = last.outcome || trial.turns.size() < 2;
        const Battle& before = isSettled ? last : trial.turns[trial.turns.size() - 2];
        const auto chanceAt = [&](const Battle& it) { return chanceFor(it, asked_.seat, terms_.character); };
        plan.chances.push_back((chanceAt(last) + chanceAt(before)) / 2);
        for (const Battle* battle : {&last, &before}) {
            for (const ValueTerm& it : valueFor(*battle, asked_.seat, terms_.character).terms)
                plan.worths.at(static_cast<std::size_t>(it.what)) += it.worth;
        }
    }
    /// What cannot be tried is answered as it would have been without a search.
    void giveUp() {
        for (Tried& plan : plans_) plan.chances.clear();
    }

    /// The first plan stays, because all others are measured against it, and so do those that were asked for.
    void leaveOutTheWorse(std::span<const Answer> others) {
        std::vector<Tried*> inTheRace;
        for (Tried& it : plans_) {
            const bool stays = &it == plans_.data() || std::ranges::find(others, it.answer) != others.end();
            if (!it.isLeftOut && !stays) inTheRace.push_back(&it);
        }
        std::ranges::stable_sort(inTheRace, std::greater(), [](const Tried* it) { return it->sum(); });
        const std::size_t half = (inTheRace.size() + 1) / 2;
        for (std::size_t i = half; i < inTheRace.size(); ++i) inTheRace[i]->isLeftOut = true;
    }

    /// The greedy player is right as long as nothing is clearly better: half a chance in ten is luck.
    [[nodiscard]] const Tried& chosen() const {
        constexpr std::int64_t clearly = 100;  // one standard error
        const Tried* best = &plans_.front();
        for (const Tried& it : plans_) {
            if (it.isLeftOut || leadOver(it, plans_.front()) < clearly) continue;
            if (best == &plans_.front() || it.sum() > best->sum()) best = &it;
        }
        return *best;
    }

    [[nodiscard]] Plan planOf(const Tried& tried, const Tried& best) const {
        Plan plan;
        plan.answer = tried.answer;
        plan.chance = tried.mean();
        plan.trials = static_cast<int>(tried.chances.size());
        if (tried.chances.empty()) return plan;
        std::vector<int> behind;
        const std::size_t shared = std::min(tried.chances.size(), best.chances.size());
        for (std::size_t i = 0; i != shared; ++i) behind.push_back(best.chances[i] - tried.chances[i]);
        plan.spread = standardError(tried.chances);
        plan.error = standardError(behind);
        for (std::size_t i = 0; i != features; ++i) {
            const int worth = static_cast<int>(tried.worths[i] / (2 * plan.trials));
            if (worth != 0) plan.value.terms.push_back({static_cast<Feature>(i), 0, worth});
        }
        return plan;
    }
    /// Of its trials the one that came nearest to their average, told once more.
    [[nodiscard]] std::vector<Text> expectedOf(const Tried& tried) const {
        const auto distance = [&](int chance) { return std::abs(chance - tried.mean()); };
        const auto typical = std::ranges::min_element(tried.chances, {}, distance);
        const auto seed = seedOf(static_cast<int>(typical - tried.chances.begin()));
        const auto battle = imagined(seen_, asked_.seat, seed);
        if (!battle) return {};
        const Rehearsed trial =
            rehearsed(*battle, asked_, {tried.answer, seed, terms_.turns, true}, memories_);
        return storyOf(trial.turns.back(), asked_.seat, trial.facts);
    }
    /// The chosen one first, the others by their chances.
    [[nodiscard]] std::vector<const Tried*> inOrder() const {
        std::vector<const Tried*> order;
        for (const Tried& it : plans_) order.push_back(&it);
        const Tried* best = &chosen();
        std::ranges::stable_sort(order, std::greater(), [](const Tried* it) { return it->mean(); });
        std::ranges::stable_partition(order, [&](const Tried* it) { return it == best; });
        return order;
    }
    [[nodiscard]] Advice advice() const {
        constexpr std::size_t told = 3;
        Advice advice;
        advice.answers = answers_;
        const auto order = inOrder();
        for (const Tried* it : order) {
            advice.plans.push_back(planOf(*it, *order.front()));
            const bool isTold = terms_.tells && advice.plans.size() <= told && !it->chances.empty();
            if (isTold) advice.plans.back().line = expectedOf(*it);
        }
        return advice;
    }

    const Battle& seen_;
    const Asked<System>& asked_;
    const SearchTerms& terms_;
    std::vector<Tried> plans_;  // the first is what the greedy player would do
    Memories memories_;
    int answers_ = 0;
};

}  // namespace

Advice advise(const Battle& seen,
              const Asked<System>& asked,
              const SearchTerms& terms,
              std::span<const Answer> others) {
    return Search(seen, asked, terms).run(others);
}

std::vector<ValueTerm> whatTipped(const Plan& first, const Plan& second) {
    std::array<int, features> worths{};
    for (const ValueTerm& it : first.value.terms) worths.at(static_cast<std::size_t>(it.what)) += it.worth;
    for (const ValueTerm& it : second.value.terms) worths.at(static_cast<std::size_t>(it.what)) -= it.worth;
    std::vector<ValueTerm> terms;
    for (std::size_t i = 0; i != features; ++i) {
        if (worths[i] != 0) terms.push_back({static_cast<Feature>(i), 0, worths[i]});
    }
    std::ranges::stable_sort(terms, std::greater(), [](const ValueTerm& it) { return std::abs(it.worth); });
    return terms;
}

Answer SearchingPlayer::answer(const Battle& battle, const Asked<System>& asked) {
    advice_ = advise(System::seenBy(battle, asked.seat), asked, terms_);
    return advice_.best();
}

std::optional<Answer> SearchingPlayer::answerInstead(const Battle& battle,
                                                     const Asked<System>& asked,
                                                     const std::vector<Answer>& refused) {
    for (const Plan& plan : advice_.plans) {
        if (std::ranges::find(refused, plan.answer) == refused.end()) return plan.answer;
    }
    return GreedyPlayer().answerInstead(battle, asked, refused);
}

}  // namespace vallum::players
