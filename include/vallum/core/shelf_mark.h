// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace vallum {

class Findings;

enum class Difficulty { easy, medium, hard };
constexpr auto names(Difficulty) { return std::array<std::string_view, 3>{"easy", "medium", "hard"}; }

/// How a scenario is offered to players. No rule and no digest knows of it.
struct ShelfMark {
    std::optional<int> beginWith;  // its place among those to begin with, from 1
    std::optional<int> minutes;    // how long people take to play it
    std::optional<Difficulty> difficulty;

    static void fields(auto& it, auto& visit) {
        visit.optional("beginWith", it.beginWith)
            .optional("minutes", it.minutes)
            .optional("difficulty", it.difficulty);
    }
    bool operator==(const ShelfMark&) const = default;
};

/// The one at "/shelf" of a scenario, which has been read before and found whole.
[[nodiscard]] ShelfMark shelfMarkIn(std::string_view scenario);

/// That its numbers make sense, in a file that has it at "/shelf".
void checkShelfMark(Findings&, const ShelfMark&);

}  // namespace vallum
