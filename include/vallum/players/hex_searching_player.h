// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <utility>

#include <vallum/core/thinker.h>
#include <vallum/hex/system.h>
#include <vallum/players/hex_value.h>
#include <vallum/players/plans.h>
#include <vallum/players/thinking.h>

/// A player of hex battles that thinks ahead and can say why.
namespace vallum::players {

/// How much a search may cost, counted in answers that it plays and never in time: the same on every machine.
struct HexSearchTerms {
    int answers = 1200;     // played for one decision; what has begun is finished
    int leastTrials = 0;    // of each plan, whatever answers they take
    int turns = 4;          // changes of turn after which a trial ends
    int samples = 40;       // trials of one plan, at most
    std::size_t plans = 6;  // that are compared, at most
    Character character = Character::even;
    std::uint64_t seed = 0;
    bool tells = false;  // what was to be expected of the three best plans
};
HexSearchTerms hexTermsOf(Level, Character, std::uint64_t seed);

using HexPlan = PlanOf<hex::Answer, HexFeature>;
using HexAdvice = AdviceOf<HexPlan>;

/// What the seat that is asked should do. The battle is as that seat may see it. Where `others` are given,
/// they are compared with the player's own plans; all of them have to be lawful. Whoever stops it is told
/// what the trials have come to so far.
HexAdvice advise(const hex::Battle& seen,
                 const OpenQuestion<hex::System>&,
                 const HexSearchTerms&,
                 std::span<const hex::Answer> others = {},
                 Thinking* = nullptr);

/// With luck that no search has had.
Comparison compared(const hex::Battle& seen,
                    const OpenQuestion<hex::System>&,
                    const HexPlan& first,
                    const HexPlan& second,
                    const HexSearchTerms&,
                    Thinking* = nullptr);

/// As for field battles.
using HearsHexAdvice =
    std::function<void(const hex::Battle& seen, const OpenQuestion<hex::System>&, const HexAdvice&)>;

class HexSearchingPlayer final : public Asker<hex::System>, public Thinker {
public:
    explicit HexSearchingPlayer(HexSearchTerms terms, HearsHexAdvice hears = {})
        : terms_(terms),
          hears_(std::move(hears)) {}

    [[nodiscard]] bool knows(const OpenQuestion<hex::System>&) const override;
    hex::Answer answer(const hex::Battle&, const OpenQuestion<hex::System>&) override;

private:
    HexSearchTerms terms_;
    HearsHexAdvice hears_;
};

}  // namespace vallum::players
