// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include <vallum/core/rule.h>
#include <vallum/core/text.h>
#include <vallum/field/model/battle.h>

/// How good a battle looks to one side, without looking ahead, and why. Everything is counted in whole
/// numbers, so that it is the same on every machine.
namespace vallum::players {

/// What the value of a battle is made of. All of it is read from what a seat may see.
enum class Feature {
    tempo,       // ACT-03: whose turn it is
    strength,    // of all that fights on the table, what is one's own
    losses,      // SET-12
    pastLimit,   // SET-13, SIE-08: lost beyond what an army bears without a check
    shaken,      // SET-14: the chance to fail that check
    wounds,      // UNIT-06
    broken,      // MOR-03
    beset,       // struck in flank or rear, or enveloped
    leaderless,  // GEN-10
    cards,       // CARD-01
    far,         // those made for melee who are far from every enemy
    storm,       // who attacks a fortress at all
    breaches,    // WAL-13
    inside,      // SIE-09: those of the attacker who have come in
    climbing,    // ASL-02
    towers,      // SGT-01
    rams,        // RAM-01
    time         // SIE-10: what is gone of it
};
constexpr auto names(Feature) {
    return std::array<std::string_view, 18>{
        "tempo", "strength", "losses", "past-limit", "shaken", "wounds",   "broken", "beset", "leaderless",
        "cards", "far",      "storm",  "breaches",   "inside", "climbing", "towers", "rams",  "time"};
}
inline constexpr std::size_t features = names(Feature()).size();

/// In thousandths of the whole, of one side.
using Measures = std::array<int, features>;
Measures measuresOf(const field::Battle&, Seat);

/// Thousandths of a unit of log-odds for a whole: what `vallum_fit_value` found in battles that the greedy
/// player fought against itself (docs/computer-players.md).
using Weights = std::array<int, features>;
const Weights& weightsFor(const field::Battle&);

/// How a player looks at losses. Bold: its own hurt less, patient: they hurt more than those of the enemy.
enum class Character { even, bold, patient };
constexpr auto names(Character) { return std::array<std::string_view, 3>{"even", "bold", "patient"}; }

/// One part of a value.
struct ValueTerm {
    Feature what = Feature::tempo;
    int measure = 0;  // by how much more of it is one's own, in thousandths
    int worth = 0;    // in thousandths of log-odds

    bool operator==(const ValueTerm&) const = default;
};

/// A sum of terms that becomes a chance to win.
struct BattleValue {
    std::vector<ValueTerm> terms;  // in the order of the features; those that are worth nothing left out

    [[nodiscard]] int logOdds() const;
    /// In ten thousandths: 0 and 10000 only where the battle is over.
    [[nodiscard]] int chance() const;
    bool operator==(const BattleValue&) const = default;
};
BattleValue valueFor(const field::Battle&, Seat, Character = Character::even);

inline constexpr int certain = 10'000;
/// The chance to win that so many thousandths of log-odds are, in ten thousandths.
int chanceOf(int logOdds);
/// Of a battle that goes on as its value says, of one that is over as it ended; a draw is half a victory.
int chanceFor(const field::Battle&, Seat, Character = Character::even);

/// "losses", and the rule behind it.
Text wordFor(Feature);
RuleId ruleOf(Feature);

}  // namespace vallum::players
