// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

/// What computer players are called in battles of every system.
namespace vallum::players {

/// From the weakest to the strongest. A recruit is greedy, but does not always do what it thinks best; the
/// last two search, with more and more trials.
enum class Level { random, recruit, greedy, centurion, legate };
constexpr auto names(Level) {
    return std::array<std::string_view, 5>{"random", "recruit", "greedy", "centurion", "legate"};
}

/// How a player looks at losses. Bold: its own hurt less, patient: they hurt more than those of the enemy.
enum class Character { even, bold, patient };
constexpr auto names(Character) { return std::array<std::string_view, 3>{"even", "bold", "patient"}; }

}  // namespace vallum::players
