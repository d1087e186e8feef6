// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <vallum/core/battle_file.h>
#include <vallum/field/files/annotations.h>
#include <vallum/field/files/library.h>
#include <vallum/field/telling.h>

template <> struct vallum::FilesOf<vallum::field::System> {
    using Library = field::Library;
    using Point = geometry::Point;

    static constexpr std::string_view scenarioFormat = "vallum-scenario";
    static const FileFormat& battleFormat();
    static Expected<field::Scenario, FileError> scenarioFrom(std::string_view text,
                                                             const Library&,
                                                             const std::string& file);
    static std::string cardsOf(const field::Scenario&);
    static std::vector<Seat> seatsOf(const field::Scenario&);
    static bool belongsTo(const field::Position&, const field::Scenario&);
};
extern template struct vallum::BattleFile<vallum::field::System>;

namespace vallum::field {

using Record = vallum::Record<System>;
using SavedBattle = vallum::SavedBattle<System>;
using vallum::Branch;
using vallum::nameOf;
using vallum::SavedPlayer;
using vallum::SavedSeats;
using vallum::until;

}  // namespace vallum::field
