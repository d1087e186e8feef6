// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include <vallum/core/text.h>
#include <vallum/field/system.h>
#include <vallum/players/battle_value.h>

/// A player that thinks ahead and can say why.
namespace vallum::players {

/// How much a search may cost, counted in answers that it plays and never in time: the same on every machine.
struct SearchTerms {
    int answers = 12000;    // played for one decision; what has begun is finished
    int turns = 6;          // changes of turn after which a trial ends; few let those who wait look wise
    int samples = 60;       // trials of one plan, at most
    std::size_t plans = 6;  // that are compared, at most
    Character character = Character::even;
    std::uint64_t seed = 0;
    bool tells = false;  // what was to be expected of the three best plans
};

/// What a seat may do, and what came of it in the trials.
struct Plan {
    field::Answer answer;
    int chance = 0;  // to win, in ten thousandths, on the average of its trials
    int trials = 0;
    int spread = 0;          // the standard error of that chance
    int error = 0;           // and of how far it is behind the first plan, with the same luck
    BattleValue value;       // the average of its ends, part by part
    std::vector<Text> line;  // what was to be expected, as sentences; where it was asked for
};

/// The answer of the player to one question. The plans stand in the order of their chances, the first is the
/// answer; without a search it is the only one, and has no trials.
struct Advice {
    std::vector<Plan> plans;
    int answers = 0;  // played in the search

    [[nodiscard]] const field::Answer& best() const { return plans.front().answer; }
    [[nodiscard]] bool isSearched() const { return plans.front().trials > 0; }
};

/// What the seat that is asked should do. The battle is as that seat may see it. Where `others` are given,
/// they are compared with the player's own plans; all of them have to be lawful.
Advice advise(const field::Battle& seen,
              const Asked<field::System>&,
              const SearchTerms&,
              std::span<const field::Answer> others = {});

/// Which parts of the value make the first plan better than the second, the weightiest first.
std::vector<ValueTerm> whatTipped(const Plan& first, const Plan& second);

class SearchingPlayer final : public Asker<field::System> {
public:
    explicit SearchingPlayer(SearchTerms terms) : terms_(terms) {}

    field::Answer answer(const field::Battle&, const Asked<field::System>&) override;
    /// Its next best plan, and in the end what the greedy player would do.
    std::optional<field::Answer> answerInstead(const field::Battle&,
                                               const Asked<field::System>&,
                                               const std::vector<field::Answer>& refused) override;
    /// Of its last answer.
    [[nodiscard]] const Advice& advice() const { return advice_; }

private:
    SearchTerms terms_;
    Advice advice_;
};

}  // namespace vallum::players
