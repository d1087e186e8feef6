// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <vallum/core/check.h>
#include <vallum/core/text_file.h>
#include <vallum/field/files/scenario_file.h>

/// The shipped data, loaded once.
namespace vallum::field {

inline const std::string& resources() {
    static const std::string directory = std::string(VALLUM_SOURCE_DIR) + "/resources";
    return directory;
}
inline const Library& library() {
    static const Library shipped = [] {
        auto loaded = loadLibrary(resources());
        if (!loaded) contradiction(__FILE__, __LINE__, toText(loaded.error()).c_str());
        return *std::move(loaded);
    }();
    return shipped;
}
/// As on the cards that have it.
inline GeneralAbility shippedAbility(const std::string& id) {
    const auto& generals = library().generals;
    const auto found = std::ranges::find_if(generals, [&](const auto& it) { return it.ability.id == id; });
    VALLUM_CHECK(found != generals.end());
    return found->ability;
}
/// The first battle as tests know it; the shipped version may change.
inline std::string pathOf(const std::string& path) {
    const bool isKnown = path.find("scenarios/first-battle.json") == 0;
    return std::string(VALLUM_SOURCE_DIR) + "/" + (isKnown ? "tests/support/first-battle.json" : path);
}
inline std::string shippedText(const std::string& path) { return readFile(pathOf(path)).value(); }
inline Scenario shippedScenario(const std::string& id) {
    return loadScenario(pathOf("scenarios/" + id + ".json"), library()).value();
}

}  // namespace vallum::field
