// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/players/hex_searching_player.h>

/// Advice in hex battles as sentences.
namespace vallum::players {

/// "MI 2 moves to (4,6)"; what an answer does.
Text titleOf(const hex::Battle&, const hex::Answer&);
/// "Wins 62 of 100 (give or take 3)."
Text chanceInWords(const HexPlan&);
/// "Banners won (HEX-11): better by about 4 of 100"; what tipped the balance, each with its part of the
/// difference, the weightiest first and at most so many.
std::vector<Text> reasonsFor(const HexPlan& first, const HexPlan& second, std::size_t most);
/// What a rehearsal came to, in sentences that are worth telling; nothing of cards, which were only imagined.
std::vector<Text> storyOf(const hex::Battle& end, const std::vector<hex::Fact>&);

}  // namespace vallum::players
