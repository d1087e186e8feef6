// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/players/searching_player.h>

/// Advice as sentences.
namespace vallum::players {

/// "Hastati 2 charges Celts 1"; what an answer does, for one that can be a plan.
Text titleOf(const field::Battle&, const field::Answer&);
/// "Wins 62 of 100 (give or take 3)."
Text chanceInWords(const Plan&);
/// "Points lost (SET-12): better by about 4 of 100"; what tipped the balance, each with its part of the
/// difference, the weightiest first and at most so many.
std::vector<Text> reasonsFor(const Plan& first, const Plan& second, std::size_t most);
/// What a rehearsal came to, in sentences that are worth telling; nothing of cards that were only imagined.
std::vector<Text> storyOf(const field::Battle& end, Seat, const std::vector<field::Fact>&);

}  // namespace vallum::players
