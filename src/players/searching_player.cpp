// SPDX-License-Identifier: GPL-3.0-or-later
#include "candidates.h"
#include "plan_search.h"
#include "rehearsal.h"

#include <algorithm>
#include <utility>

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

    std::vector<Answer> candidates(std::size_t most) {
        return candidatesFor(seen_, asked_, memory_.emplace(), most);
    }
    [[nodiscard]] bool isTriable() const { return players::isTriable(seen_, asked_.question); }
    /// An answer of those who storm walls takes far longer to find than one in the open.
    [[nodiscard]] int answersAllowed(const SearchTerms& terms) const {
        constexpr int inSieges = 6;
        return seen_.setting->siege ? terms.answers / inSieges : terms.answers;
    }
    void begin(const Battle& battle) {
        memories_ = memoriesOf(battle);
        if (memory_) memories_[asked_.seat] = *std::move(memory_);
    }
    [[nodiscard]] std::optional<Battle> imagined(std::uint64_t seed) const {
        return players::imagined(seen_, asked_.seat, seed);
    }
    [[nodiscard]] Rehearsed rehearsed(const Battle& battle, const Trial& trial) const {
        return players::rehearsed(battle, asked_, trial, memories_);
    }
    [[nodiscard]] std::vector<Text> story(const Rehearsed& trial) const {
        return storyOf(trial.turns.back(), asked_.seat, trial.facts);
    }

private:
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
                    const Answer& first,
                    const Answer& second,
                    const SearchTerms& terms,
                    Thinking* thinking) {
    const SearchTerms anew = withOtherLuck(terms);
    return Search(seen, asked, anew, thinking).compare(first, second);
}

Answer SearchingPlayer::answer(const Battle& battle, const OpenQuestion<System>& asked) {
    advice_ = advise(System::seenBy(battle, asked.seat), asked, terms_);
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
