// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/edited.h"
#include "support/library.h"

#include <cmath>
#include <numbers>

/// Scenarios with more ground than anybody would draw by hand, on the largest table.
namespace vallum::field {

inline std::string withTiles(const Json& tiles) {
    std::string text = shippedText("scenarios/open-field.json");
    text = edited(text, "/table", Json{{"width", 200}, {"depth", 200}});
    text = edited(text, "/options", Json{{"withoutBoxLimits", true}});
    return edited(text, "/tiles", tiles);
}

/// A river that winds across the whole table in rows of 90 straight pieces.
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

/// A wood in the middle of the table, whose rim moves in and out by `depth` thousandths.
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
