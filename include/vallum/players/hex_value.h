// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

#include <vallum/core/rule.h>
#include <vallum/core/text.h>
#include <vallum/hex/model/battle.h>
#include <vallum/players/levels.h>
#include <vallum/players/value_terms.h>

/// How good a hex battle looks to one side, without looking ahead, and why, in whole numbers.
namespace vallum::players {

/// What the value of a hex battle is made of. All of it is read from what a seat may see.
enum class HexFeature {
    tempo,     // HEX-12: whose turn it is
    banners,   // HEX-11: won, of those that it takes
    strength,  // HEX-06: blocks and the dice they are worth, of all that are on the board
    frail,     // units with one block left, of those on the board
    beset,     // units next to more enemies than they have friends beside them
    leaders,   // HEX-07: still on the board
    cards,     // HEX-08
    late       // HEX-96: the lead in banners, as the turns run out
};
constexpr auto names(HexFeature) {
    return std::array<std::string_view, 8>{"tempo", "banners", "strength", "frail",
                                           "beset", "leaders", "cards",    "late"};
}
inline constexpr std::size_t hexFeatures = names(HexFeature()).size();

/// In thousandths of the whole, of one side.
using HexMeasures = std::array<int, hexFeatures>;
HexMeasures measuresOf(const hex::Battle&, Seat);

using HexValue = ValueOf<HexFeature>;
HexValue valueFor(const hex::Battle&, Seat, Character = Character::even);

/// The chance of this seat to win, in ten thousandths: as its value says, or as it has ended.
int chanceFor(const hex::Battle&, Seat, Character = Character::even);

/// "banners won", and the rule behind it.
Text wordFor(HexFeature);
RuleId ruleOf(HexFeature);

}  // namespace vallum::players
