// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

#include <vallum/core/rule.h>
#include <vallum/core/text.h>
#include <vallum/field/model/battle.h>
#include <vallum/players/levels.h>
#include <vallum/players/value_terms.h>

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

using BattleValue = ValueOf<Feature>;
BattleValue valueFor(const field::Battle&, Seat, Character = Character::even);

/// Of a battle that goes on as its value says, of one that is over as it ended; a draw is half a victory.
int chanceFor(const field::Battle&, Seat, Character = Character::even);

/// "losses", and the rule behind it.
Text wordFor(Feature);
RuleId ruleOf(Feature);

}  // namespace vallum::players
