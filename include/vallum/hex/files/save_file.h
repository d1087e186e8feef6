// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <vallum/core/battle_file.h>
#include <vallum/hex/files/library.h>
#include <vallum/hex/files/scenario_file.h>
#include <vallum/hex/model/board_point.h>
#include <vallum/hex/telling.h>

template <> struct vallum::FilesOf<vallum::hex::System> {
    using Library = hex::Library;
    using Point = hex::BoardPoint;

    static constexpr std::string_view scenarioFormat = hex::scenarioFormat;
    static const FileFormat& battleFormat();
    /// Also reads the scenario inside a saved battle.
    static Expected<hex::Scenario, FileError> scenarioFrom(std::string_view text,
                                                           const Library&,
                                                           const std::string& file);
    static std::string cardsOf(const hex::Scenario&);
    static std::vector<Seat> seatsOf(const hex::Scenario&);
    static bool belongsTo(const hex::Position&, const hex::Scenario&);
};
extern template struct vallum::BattleFile<vallum::hex::System>;

namespace vallum::hex {

using Record = vallum::Record<System>;
using SavedBattle = vallum::SavedBattle<System>;
using Salvaged = vallum::Salvaged<System>;

}  // namespace vallum::hex
