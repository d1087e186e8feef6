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

/// HXS-01: what players read before the battle. No rule and no digest sees it.
struct Briefing {
    std::vector<std::string> paragraphs;
    std::string source;  // who tells of the battle, and where: "Polybius 1.32 to 34"

    bool operator==(const Briefing&) const = default;
};
/// The briefing in the text of a scenario; empty if there is none.
[[nodiscard]] Briefing briefingIn(std::string_view scenario);

/// HXS-01: reads a scenario; the file must be named after its id.
Expected<ScenarioFile, FileError> scenarioFrom(std::string_view text,
                                               const Library&,
                                               const std::string& file);
Expected<ScenarioFile, FileError> loadScenario(const std::filesystem::path&, const Library&);

}  // namespace vallum::hex
