// SPDX-License-Identifier: GPL-3.0-or-later
#include "candidates.h"
#include "plan_search.h"
#include "rehearsal.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>

#include <vallum/field/situation/siege/siege.h>
#include <vallum/players/advice_words.h>
#include <vallum/players/field_players.h>
#include <vallum/players/searching_player.h>

namespace vallum::players {

namespace {

/// How plans of field battles are tried.
class FieldTrials {
public:
    using System = field::System;
    using Terms = SearchTerms;
    using Feature = players::Feature;

    FieldTrials(const Battle& seen, const OpenQuestion<System>& asked)
        : seen_(withLikelyPoints(seen, asked.seat)),
          asked_(asked) {}

    /// Two standard errors: of many plans one is lucky, and whoever asks at every move whether to end the
    /// turn ends it too soon. In sieges few trials and a coarse value say little about small differences.
    [[nodiscard]] PlanRace::Bar bar() const {
        if (!seen_.setting->siege) return {.clearly = 400};
        return {.clearly = 400, .worthwhile = 400, .trials = isBesieger() ? enoughTrials : 0};
    }

    std::vector<Candidate<Answer>> candidates(const SearchTerms& terms) {
        std::vector<Candidate<Answer>> all;
        for (Answer& it : candidatesFor(seen_, asked_, memory_.emplace(), terms.plans))
            all.push_back({std::move(it)});
        if (all.size() < 2) return all;
        auto led = inOtherStances(all.front().answer);
        constexpr std::ptrdiff_t usual = 2;  // to do the next best, or nothing
        all.insert(all.begin() + usual, led.begin(), led.end());
        const bool mustGoOn = isBesieger() && !endsPhase(all.front());
        const bool mayWait = mustGoOn && std::erase_if(all, endsPhase) != 0;
        if (all.size() > terms.plans) all.resize(terms.plans);
        if (terms.evenly && mayWait) all.push_back({.answer = PhaseDone{}, .isWaiting = true});
        return all;
    }
    [[nodiscard]] bool isTriable() const { return players::isTriable(seen_, asked_.question); }
    /// Orders decide most, and which shot or fight comes first decides little. An answer of those who storm
    /// walls takes far longer to find than one in the open.
    [[nodiscard]] int answersAllowed(const SearchTerms& terms) const {
        constexpr int inSieges = 4;
        const int quarters = isOrder() || terms.evenly ? 10 : isMove() ? 3 : 1;
        const auto answers =
            std::int64_t{terms.answers} * quarters / (seen_.setting->siege ? 4 * inSieges : 4);
        return static_cast<int>(std::min<std::int64_t>(answers, std::numeric_limits<int>::max()));
    }
    /// In a siege little happens in a turn, and what happens later is less to the credit of an answer.
    [[nodiscard]] int turns(const SearchTerms& terms) const {
        constexpr int least = 2;
        return seen_.setting->siege ? std::max(least, terms.turns * 2 / 3) : terms.turns;
    }
    void begin(const Battle& battle) {
        memories_ = memoriesOf(battle);
        if (memory_) memories_[asked_.seat] = *std::move(memory_);
    }
    [[nodiscard]] std::optional<Battle> imagined(std::uint64_t seed) const {
        return players::imagined(seen_, asked_.seat, seed);
    }
    [[nodiscard]] Rehearsed rehearsed(const Battle& battle, Trial trial, int way) const {
        trial.stance = static_cast<Stance>(way);
        return players::rehearsed(battle, asked_, trial, memories_);
    }
    [[nodiscard]] static int worthOfLuck(const Rehearsed& trial) {
        return trial.luck.worth(trial.turns.back());
    }
    [[nodiscard]] std::vector<Text> story(const Rehearsed& trial) const {
        return storyOf(trial.turns.back(), asked_.seat, trial.facts);
    }

private:
    /// In the few turns of a trial, whoever goes up to walls is only shot at, and the value does not know how
    /// far they have come. So to wait would look wise at every order, and the place would never be stormed.
    [[nodiscard]] bool isBesieger() const {
        return seen_.setting->siege && isAttacker(*seen_.setting, asked_.seat);
    }
    static bool endsPhase(const Candidate<Answer>& it) {
        return std::holds_alternative<PhaseDone>(it.answer);
    }
    [[nodiscard]] bool isOrder() const { return std::holds_alternative<ChooseOrder>(asked_.question); }
    [[nodiscard]] bool isMove() const { return std::holds_alternative<ChooseMove>(asked_.question); }

    /// Those that differ in this answer, and for orders also those that differ only in the next.
    std::vector<Candidate<Answer>> inOtherStances(const Answer& usual) {
        std::vector<Candidate<Answer>> led;
        if (!isOrder() && !isMove()) return led;
        for (const Stance stance : {Stance::holding, Stance::eager, Stance::sparing}) {
            Answer answer = answerIn(stance, seen_, asked_.seat, asked_.question, *memory_);
            if (!isOrder() && answer == usual) continue;
            if (!System::accepts(seen_, asked_.question, answer)) continue;
            led.push_back({std::move(answer), static_cast<int>(stance)});
        }
        return led;
    }

    Battle seen_;
    const OpenQuestion<System>& asked_;
    std::optional<Memory> memory_;  // of whoever has thought of the candidates
    Memories memories_;
};

using Search = PlanSearch<FieldTrials>;

}  // namespace

Advice advise(const Battle& seen,
              const OpenQuestion<System>& asked,
              const SearchTerms& terms,
              std::span<const Answer> others,
              Thinking* thinking) {
    return Search(seen, asked, terms, thinking).run(others);
}

Comparison compared(const Battle& seen,
                    const OpenQuestion<System>& asked,
                    const Plan& first,
                    const Plan& second,
                    const SearchTerms& terms,
                    Thinking* thinking) {
    const SearchTerms anew = withOtherLuck(terms);
    return Search(seen, asked, anew, thinking).compare(first, second);
}

Answer SearchingPlayer::answer(const Battle& battle, const OpenQuestion<System>& asked) {
    const Battle seen = System::seenBy(battle, asked.seat);
    StoppedThinking thinking(stop());
    advice_ = advise(seen, asked, terms_, {}, &thinking);
    if (hears_) hears_(seen, asked, advice_);
    return advice_.best();
}

std::optional<Answer> SearchingPlayer::answerInstead(const Battle& battle,
                                                     const OpenQuestion<System>& asked,
                                                     const std::vector<Answer>& refused) {
    for (const Plan& plan : advice_.plans) {
        if (std::ranges::find(refused, plan.answer) == refused.end()) return plan.answer;
    }
    return GreedyPlayer().answerInstead(battle, asked, refused);
}

}  // namespace vallum::players
