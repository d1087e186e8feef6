// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/edited.h"
#include "support/library.h"

#include <cmath>
#include <numbers>

/// Scenarios with more ground than anybody draws by hand, on the largest table.
namespace vallum::field {

inline std::string withTiles(const Json& tiles) {
    std::string text = shippedText("scenarios/open-field.json");
    text = edited(text, "/table", Json{{"width", 200}, {"depth", 200}});
    text = edited(text, "/options", Json{{"withoutBoxLimits", true}});
    return edited(text, "/tiles", tiles);
}

/// A river that winds to and fro over the whole table, a row of 90 pieces beside the other.
inline std::string withWindingRiver(int pieces) {
    Json river = Json::array();
    for (int i = 0; i != pieces; ++i) {
        const int row = i / 92;
        const bool isBend = i % 92 >= 90;
        river.push_back(!isBend ? "straight" : row % 2 == 0 ? "bend-90-left" : "bend-90-right");
    }
    const Json entry{{"x", 5}, {"y", 5}, {"heading", 90}};
    return withTiles(Json::array({Json{{"kind", "river"}, {"at", entry}, {"pieces", river}}}));
}

/// A wood about the middle of the table, whose rim goes in and out by so many thousandths.
inline std::string withWood(int corners, double depth) {
    Json outline = Json::array();
    const auto rounded = [](double length) { return std::round(length) / 1000; };
    for (int i = 0; i != corners; ++i) {
        const double angle = 2 * std::numbers::pi * i / corners;
        const double away = 60'000 + (i % 2 == 0 ? depth : 0);
        outline.push_back(Json::array(
            {rounded(100'000 + away * std::cos(angle)), rounded(100'000 + away * std::sin(angle))}));
    }
    return withTiles(Json::array({Json{{"kind", "forest"}, {"corners", outline}}}));
}

}  // namespace vallum::field
