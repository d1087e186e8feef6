// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/library.h"

#include <algorithm>
#include <string>
#include <vector>

#include <vallum/core/json.h>
#include <vallum/field/files/scenario_file.h>

/// Battles between any two shipped armies: `presetBattle({"celts", "spartans"})`.
namespace vallum::field {

struct PresetBattle {
    std::string red;
    std::string blue;
    int limit = 1000;      // of the preset armies: 1,000 or 1,800 points
    bool byTurns = false;  // SET-21; otherwise the units are placed in rows
    Json more = {};        // further keys of the scenario file
    int times = 1;         // copies of each unit, on a table that is wider accordingly
};

inline std::vector<std::string> presetArmies() {
    std::vector<std::string> armies;
    for (const PresetArmy& preset : library().presets) {
        if (preset.limit == 1000) armies.push_back(preset.army);
    }
    std::ranges::sort(armies);
    return armies;
}

namespace preset {

inline const PresetArmy& armyOf(const std::string& army, int limit) {
    const auto suits = [&](const PresetArmy& it) { return it.army == army && it.limit == limit; };
    const auto found = std::ranges::find_if(library().presets, suits);
    VALLUM_CHECK(found != library().presets.end());
    return *found;
}

/// SET-18, SET-20: 2 DU behind each zone. SET-19 requires 14 DU and 25.2 DU.
inline constexpr int depth = 18;
inline int widthOf(const PresetBattle& battle) { return (battle.limit > 1000 ? 28 : 22) * battle.times; }

/// Three rows in the deployment zone, filled from the middle outward, with shooters far behind.
inline Json placed(const PresetArmy& army, const PresetBattle& battle, bool south) {
    std::vector<std::string> all;
    for (int i = 0; i != battle.times; ++i) {
        for (const auto& units : army.units)
            all.insert(all.end(), static_cast<std::size_t>(units.count), units.id);
    }
    const auto range = [](const std::string& id) {
        const auto& ranged = library().unit(id)->ranged;
        return ranged && ranged->range > 2_du ? 1 : 0;
    };
    std::ranges::stable_sort(all, {}, range);
    const int files = std::max((static_cast<int>(all.size()) + 1) / 2, 1);
    Json units = Json::array();
    for (int i = 0; i != static_cast<int>(all.size()); ++i) {
        const int file = i % files;
        const Du middle(500 * widthOf(battle) - 450 * (files % 2));
        const Du out(900 * (file % 2 == 0 ? file + 1 : -file));
        const Du behind(600 + 1'200 * (i / files));
        Json unit{{"id", all.at(static_cast<std::size_t>(i))}};
        unit["at"] = {{"x", JsonWriter::of(middle + out)},
                      {"y", JsonWriter::of(south ? 5_du - behind : 13_du + behind)},
                      {"heading", south ? 0 : 180}};
        if (i == 0) unit["general"] = true;
        units.push_back(unit);
    }
    return units;
}

inline Json inReserve(const PresetArmy& army) {
    Json units = Json::array();
    for (const auto& it : army.units) units.push_back({{"id", it.id}, {"count", it.count}});
    return units;
}

inline Json side(const PresetArmy& army, const PresetBattle& battle, bool south) {
    Json side{{"seat", south ? "red" : "blue"},
              {"name", army.name},
              {"army", army.army},
              {"home", south ? "south" : "north"},
              {"general", army.general},
              {"pointLimit", battle.limit * battle.times}};
    side["units"] = battle.byTurns ? inReserve(army) : placed(army, battle, south);
    return side;
}

}  // namespace preset

inline std::string presetText(const PresetBattle& battle) {
    Json json{{"format", "vallum-scenario"},
              {"version", 1},
              {"id", battle.red + "-" + battle.blue},
              {"title", battle.red + " and " + battle.blue},
              {"intro", ""},
              {"kind", battle.times > 1 ? "scenario" : "free"},
              {"table", {{"width", preset::widthOf(battle)}, {"depth", preset::depth}}},
              {"deployment", battle.byTurns ? "by-turns" : "placed"},
              {"victory", {"casualties"}}};
    for (const auto& [key, value] : battle.more.items()) json[key] = value;
    Json red = preset::side(preset::armyOf(battle.red, battle.limit), battle, true);
    Json blue = preset::side(preset::armyOf(battle.blue, battle.limit), battle, false);
    if (red.at("name") == blue.at("name")) blue["name"] = red.at("name").get<std::string>() + " 2";
    json["sides"] = Json::array({std::move(red), std::move(blue)});
    return json.dump(2);
}

inline Scenario presetBattle(const PresetBattle& battle) {
    auto file = scenarioFrom(presetText(battle), library());
    if (!file) contradiction(__FILE__, __LINE__, toText(file.error()).c_str());
    return std::move(file->scenario);
}

/// Battles in which every army plays on both sides against others.
inline std::vector<PresetBattle> everyArmyAgainst(std::size_t distance, PresetBattle like = {}) {
    const auto armies = presetArmies();
    std::vector<PresetBattle> battles;
    for (std::size_t i = 0; i != armies.size(); ++i) {
        like.red = armies[i];
        like.blue = armies[(i + distance) % armies.size()];
        battles.push_back(like);
    }
    return battles;
}

}  // namespace vallum::field
