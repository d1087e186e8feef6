// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include <QString>

#include <vallum/field/facts.h>

/// The sounds of events.
namespace vallum::app {

enum class Sound { march, charge, arrows, clash, stone, fire, collapse, flight, fall, rally, card, turn };
constexpr auto names(Sound) {
    return std::array<std::string_view, 12>{"march",    "charge", "arrows", "clash", "stone", "fire",
                                            "collapse", "flight", "fall",   "rally", "card",  "turn"};
}

/// The file name without extension.
QString nameOf(Sound);
std::optional<Sound> soundOf(const field::Fact&);
/// In order of the facts, each sound once: ten arrows are one volley.
std::vector<Sound> soundsOf(const std::vector<field::Fact>&);

}  // namespace vallum::app
