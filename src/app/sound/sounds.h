// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include <QString>

#include <vallum/field/facts.h>

/// What is heard of what is told.
namespace vallum::app {

enum class Sound { march, charge, arrows, clash, stone, fire, collapse, flight, fall, rally, card, turn };
constexpr auto names(Sound) {
    return std::array<std::string_view, 12>{"march",    "charge", "arrows", "clash", "stone", "fire",
                                            "collapse", "flight", "fall",   "rally", "card",  "turn"};
}

/// Of its file, without an ending.
QString nameOf(Sound);
std::optional<Sound> soundOf(const field::Fact&);
/// In the order in which they are told, each once: ten arrows are one volley.
std::vector<Sound> soundsOf(const std::vector<field::Fact>&);

}  // namespace vallum::app
