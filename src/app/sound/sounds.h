// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

namespace vallum::app {

/// The sounds of events.
enum class Sound { march, charge, arrows, clash, stone, fire, collapse, flight, fall, rally, card, turn };
constexpr auto names(Sound) {
    return std::array<std::string_view, 12>{"march",    "charge", "arrows", "clash", "stone", "fire",
                                            "collapse", "flight", "fall",   "rally", "card",  "turn"};
}

}  // namespace vallum::app
