// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include <vallum/core/seat_names.h>
#include <vallum/field/files/library.h>
#include <vallum/field/model/scenario.h>

namespace vallum::field {

using vallum::blueSeat;
using vallum::nameOfSeat;
using vallum::redSeat;
using vallum::seatNamed;
using vallum::seatNames;

struct ScenarioFile {
    Scenario scenario;
    /// Exceptions that a scenario may make but a free battle may not (SET-01, SET-18).
    std::vector<FileError> warnings;
};

Expected<ScenarioFile, FileError> scenarioFrom(std::string_view text,
                                               const Library&,
                                               const std::string& file = {});
Expected<Scenario, FileError> loadScenario(const std::filesystem::path&, const Library&);

}  // namespace vallum::field
