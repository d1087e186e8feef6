// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace vallum {

class Findings;

enum class Difficulty { easy, medium, hard };
constexpr auto names(Difficulty) { return std::array<std::string_view, 3>{"easy", "medium", "hard"}; }

/// How a scenario is presented to players. No rule and no digest sees it.
struct ShelfMark {
    std::optional<int> beginWith;  // its place among those recommended to beginners, from 1
    std::optional<int> minutes;    // how long people take to play it
    std::optional<Difficulty> difficulty;
    std::optional<int> year;  // of the battle in history that it follows; before Christ negative

    static void fields(auto& it, auto& visit) {
        visit.optional("beginWith", it.beginWith)
            .optional("minutes", it.minutes)
            .optional("difficulty", it.difficulty)
            .optional("year", it.year);
    }
    bool operator==(const ShelfMark&) const = default;
};

/// The mark at "/shelf" of a scenario that has already been read and checked.
[[nodiscard]] ShelfMark shelfMarkIn(std::string_view scenario);

/// Checks the numbers of a mark that a file has at "/shelf".
void checkShelfMark(Findings&, const ShelfMark&);

}  // namespace vallum
