// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include <vallum/core/id.h>

/// What one looks for in the past of a battle, whatever its rules are.
namespace vallum {

/// What begins at a moment: where one may want to go.
enum class Beginning { turn, phase, combat };
constexpr auto names(Beginning) { return std::array<std::string_view, 3>{"turn", "phase", "combat"}; }

/// What one remembers of a battle.
enum class Memorable { broke, fled, eliminated, generalLost, collapsed, ended };
constexpr auto names(Memorable) {
    return std::array<std::string_view, 6>{"broke",        "fled",      "eliminated",
                                           "general-lost", "collapsed", "ended"};
}

/// What a fact leaves in memory, and whose loss it is.
struct Remembered {
    Memorable what = Memorable::broke;
    std::optional<Seat> seat = {};

    bool operator==(const Remembered&) const = default;
};

}  // namespace vallum
