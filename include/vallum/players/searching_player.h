// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include <vallum/core/thinker.h>
#include <vallum/field/system.h>
#include <vallum/players/battle_value.h>
#include <vallum/players/plans.h>
#include <vallum/players/thinking.h>

/// A player that thinks ahead and can say why.
namespace vallum::players {

/// How much a search may cost, counted in answers that it plays and never in time: the same on every machine.
struct SearchTerms {
    int answers = 12000;  // played for a decision; orders take more, shots and fights fewer, sieges a quarter
    bool evenly = false;  // for advice: any decision takes as many as an order, and a besieger sees what
                          // waiting would come to
    int leastTrials = 0;  // of each plan, whatever answers they take
    int turns = 6;        // changes of turn after which a trial ends; few let those who wait look wise
    int samples = 60;     // trials of one plan, at most
    std::size_t plans = 6;  // that are compared, at most
    Character character = Character::even;
    std::uint64_t seed = 0;
    bool tells = false;  // what was to be expected of the three best plans
};

using Plan = PlanOf<field::Answer, Feature>;
using Advice = AdviceOf<Plan>;

/// What the seat that is asked should do. The battle is as that seat may see it, or as somebody else may.
/// Where `others` are given, they are compared with the player's own plans; all of them have to be lawful.
/// Whoever stops it is told what the trials have come to so far.
Advice advise(const field::Battle& seen,
              const OpenQuestion<field::System>&,
              const SearchTerms&,
              std::span<const field::Answer> others = {},
              Thinking* = nullptr);

/// With luck that no search has had.
Comparison compared(const field::Battle& seen,
                    const OpenQuestion<field::System>&,
                    const Plan& first,
                    const Plan& second,
                    const SearchTerms&,
                    Thinking* = nullptr);

/// Is told of each answer: what the seat saw, what it was asked, and the advice that it follows.
using HearsAdvice =
    std::function<void(const field::Battle& seen, const OpenQuestion<field::System>&, const Advice&)>;

class SearchingPlayer final : public Asker<field::System>, public Thinker {
public:
    explicit SearchingPlayer(SearchTerms terms, HearsAdvice hears = {})
        : terms_(terms),
          hears_(std::move(hears)) {}

    field::Answer answer(const field::Battle&, const OpenQuestion<field::System>&) override;
    /// Its next best plan, and in the end what the greedy player would do.
    std::optional<field::Answer> answerInstead(const field::Battle&,
                                               const OpenQuestion<field::System>&,
                                               const std::vector<field::Answer>& refused) override;

private:
    SearchTerms terms_;
    HearsAdvice hears_;
    Advice advice_;  // that of the last answer
};

}  // namespace vallum::players
