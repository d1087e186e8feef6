// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <vallum/core/check.h>
#include <vallum/core/text_file.h>
#include <vallum/field/files/scenario_file.h>

/// What is shipped, read once.
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
inline std::string shippedText(const std::string& path) {
    return readFile(std::string(VALLUM_SOURCE_DIR) + "/" + path).value();
}
inline Scenario shippedScenario(const std::string& id) {
    return loadScenario(std::string(VALLUM_SOURCE_DIR) + "/scenarios/" + id + ".json", library()).value();
}

}  // namespace vallum::field
