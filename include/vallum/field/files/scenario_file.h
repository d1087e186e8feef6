// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <vallum/field/files/library.h>
#include <vallum/field/model/scenario.h>

namespace vallum::field {

/// What a scenario calls its seats: the first is seat 1.
inline constexpr std::array<std::string_view, 6> seatNames{"red",    "blue",   "green",
                                                           "yellow", "violet", "white"};
inline constexpr Seat redSeat(1);
inline constexpr Seat blueSeat(2);
std::optional<Seat> seatNamed(std::string_view);
/// Only of a seat that a scenario can have.
std::string_view nameOfSeat(Seat);

struct ScenarioFile {
    Scenario scenario;
    /// What a scenario may do and a free battle may not (SET-01, SET-18).
    std::vector<FileError> warnings;
};

Expected<ScenarioFile, FileError> scenarioFrom(std::string_view text,
                                               const Library&,
                                               const std::string& file = {});
Expected<Scenario, FileError> loadScenario(const std::filesystem::path&, const Library&);

}  // namespace vallum::field
