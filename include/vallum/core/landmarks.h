// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include <vallum/core/id.h>

/// Landmarks in the past of a battle, the same for every system.
namespace vallum {

/// What begins at a moment: points to navigate to.
enum class Beginning { turn, phase, combat };
constexpr auto names(Beginning) { return std::array<std::string_view, 3>{"turn", "phase", "combat"}; }

/// Events worth remembering.
enum class Memorable { broke, fled, eliminated, generalLost, collapsed, ended };
constexpr auto names(Memorable) {
    return std::array<std::string_view, 6>{"broke",        "fled",      "eliminated",
                                           "general-lost", "collapsed", "ended"};
}

/// The event that a fact stands for, and whose loss it is.
struct Remembered {
    Memorable what = Memorable::broke;
    std::optional<Seat> seat = {};

    bool operator==(const Remembered&) const = default;
};

}  // namespace vallum
