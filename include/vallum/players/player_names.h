// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include <vallum/field/system.h>
#include <vallum/players/searching_player.h>

/// The computer players of field battles by name, for whoever offers them.
namespace vallum::players {

/// Only who searches has a character.
SearchTerms termsOf(Level, Character, std::uint64_t seed);
std::unique_ptr<Asker<field::System>> playerOf(Level, Character, std::uint64_t seed, HearsAdvice = {});

/// The words for all of them: those of the levels, and for who searches with a character "centurion-bold".
const std::vector<std::string_view>& playerNames();
/// By such a word. None for any other. Only those who search have advice that somebody could hear;
/// then they tell what was to be expected, too.
std::unique_ptr<Asker<field::System>> playerNamed(std::string_view who, std::uint64_t seed, HearsAdvice = {});

}  // namespace vallum::players
