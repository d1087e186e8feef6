// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "opening.h"

#include <algorithm>
#include <iostream>
#include <string>
#include <string_view>

namespace vallum::cli {

template <PlayableSystem System> bool isScenario(const BattleText& file) {
    const auto warnings = Desk<System>::checkScenario(file.text, *library<System>(), file.path);
    if (!isRead(file.path, warnings)) return false;
    for (const FileError& warning : *warnings) std::cerr << "warning: " << toText(warning) << '\n';
    return true;
}

template <PlayableSystem System> bool isBattle(const BattleText& file) {
    const auto save = BattleFile<System>::salvage(file.text, *library<System>(), file.path);
    if (isRead(file.path, save) && !save->damage) return true;
    if (save) complain(*save->damage);
    return false;
}

/// None if the file's format does not belong to this system.
template <PlayableSystem System> std::optional<bool> isValidIn(const BattleText& file) {
    const auto data = Desk<System>::dataFormats();
    const bool isData = std::ranges::count(data, file.format) != 0;
    const bool isBegun = file.format == FilesOf<System>::battleFormat().name;
    if (!isData && !isBegun && file.format != FilesOf<System>::scenarioFormat) return std::nullopt;
    if (!library<System>()) return false;
    if (isData) return Desk<System>::checkData(file.format, file.text, *library<System>(), file.path);
    return isBegun ? isBattle<System>(file) : isScenario<System>(file);
}

/// "vallum-roster, vallum-scenario"
template <PlayableSystem System> std::string formatsOf() {
    std::string list;
    for (const std::string_view it : Desk<System>::dataFormats()) list += std::string(it) + ", ";
    return list + std::string(FilesOf<System>::scenarioFormat) + ", " +
           std::string(FilesOf<System>::battleFormat().name);
}

}  // namespace vallum::cli
