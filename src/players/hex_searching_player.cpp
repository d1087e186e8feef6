// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex_greedy.h"
#include "hex_rehearsal.h"
#include "plan_search.h"

#include <algorithm>
#include <utility>

#include <vallum/core/chance.h>
#include <vallum/players/hex_advice_words.h>
#include <vallum/players/hex_searching_player.h>

namespace vallum::players {

namespace {

using hex::Battle;

/// How plans of hex battles are tried.
class HexTrials {
public:
    using System = hex::System;
    using Terms = HexSearchTerms;
    using Feature = HexFeature;

    HexTrials(const Battle& seen, const OpenQuestion<System>& asked) : seen_(seen), asked_(asked) {}

    /// One standard error.
    [[nodiscard]] static PlanRace::Bar bar() { return {.clearly = 100}; }

    [[nodiscard]] std::vector<Candidate<hex::Answer>> candidates(const HexSearchTerms& terms) const {
        const std::size_t most = terms.plans;
        std::vector<Candidate<hex::Answer>> answers{{hexGreedyAnswer(seen_, asked_.question)}};
        for (hex::Answer& it : hexPlansFor(seen_, asked_.question, most)) {
            if (answers.size() >= most) break;
            const bool isNew =
                std::ranges::find(answers, it, &Candidate<hex::Answer>::answer) == answers.end();
            if (isNew && System::accepts(seen_, asked_.question, it)) answers.push_back({std::move(it)});
        }
        return answers;
    }
    [[nodiscard]] bool isTriable() const { return players::isTriable(asked_.question); }
    [[nodiscard]] static int answersAllowed(const HexSearchTerms& terms) { return terms.answers; }
    [[nodiscard]] static int turns(const HexSearchTerms& terms) { return terms.turns; }
    /// The greedy player remembers nothing.
    static void begin(const Battle& /*battle*/) {}
    [[nodiscard]] std::optional<Battle> imagined(std::uint64_t seed) const {
        return players::imagined(seen_, seed);
    }
    /// There is one way to play on.
    [[nodiscard]] HexRehearsed rehearsed(const Battle& battle, const HexTrial& trial, int /*way*/) const {
        return players::rehearsed(battle, asked_, trial);
    }
    static int worthOfLuck(const HexRehearsed& /*trial*/) { return 0; }
    [[nodiscard]] static std::vector<Text> story(const HexRehearsed& trial) {
        return storyOf(trial.turns.back(), trial.facts);
    }

private:
    const Battle& seen_;
    const OpenQuestion<System>& asked_;
};

using Search = PlanSearch<HexTrials>;

}  // namespace

HexAdvice advise(const Battle& seen,
                 const OpenQuestion<hex::System>& asked,
                 const HexSearchTerms& terms,
                 std::span<const hex::Answer> others,
                 Thinking* thinking) {
    return Search(seen, asked, terms, thinking).run(others);
}

Comparison compared(const Battle& seen,
                    const OpenQuestion<hex::System>& asked,
                    const HexPlan& first,
                    const HexPlan& second,
                    const HexSearchTerms& terms,
                    Thinking* thinking) {
    const HexSearchTerms anew = withOtherLuck(terms);
    return Search(seen, asked, anew, thinking).compare(first, second);
}

bool HexSearchingPlayer::knows(const OpenQuestion<hex::System>& asked) const { return asked.seat != chance; }

hex::Answer HexSearchingPlayer::answer(const Battle& battle, const OpenQuestion<hex::System>& asked) {
    const Battle seen = hex::System::seenBy(battle, asked.seat);
    StoppedThinking thinking(stop());
    const HexAdvice advice = advise(seen, asked, terms_, {}, &thinking);
    if (hears_) hears_(seen, asked, advice);
    return advice.best();
}

}  // namespace vallum::players
