// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include <vallum/core/file_error.h>
#include <vallum/core/rule.h>
#include <vallum/hex/files/library.h>
#include <vallum/hex/model/battle.h>

namespace vallum::hex {

inline constexpr std::string_view scenarioFormat = "vallum-hex-scenario";

struct ScenarioFile {
    Scenario scenario;
    std::vector<FileError> warnings;
};

/// HXS-01: reads a scenario; the file must be named after its id.
Expected<ScenarioFile, FileError> scenarioFrom(std::string_view text,
                                               const Library&,
                                               const std::string& file);
Expected<ScenarioFile, FileError> loadScenario(const std::filesystem::path&, const Library&);

}  // namespace vallum::hex
