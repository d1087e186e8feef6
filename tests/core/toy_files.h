// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/toy_telling.h"

#include <vallum/core/battle_file.h>
#include <vallum/core/json_lines.h>

/// The files of a dice game: its scenarios name cards in a library.
namespace vallum::toy {

struct Library {
    std::vector<CardId> cards{CardId(4), CardId(9), CardId(12)};
    std::string edition = "first";
};

/// A square of the board on which the dice are thrown.
struct Square {
    int x = 0;
    int y = 0;

    static void fields(auto& it, auto& visit) { visit("x", it.x)("y", it.y); }
    bool operator==(const Square&) const = default;
};

}  // namespace vallum::toy

template <> struct vallum::FilesOf<vallum::toy::System> {
    using Library = toy::Library;
    using Point = toy::Square;

    static constexpr std::string_view scenarioFormat = "toy-scenario";
    static const FileFormat& battleFormat();
    static Expected<toy::Scenario, FileError> scenarioFrom(std::string_view text,
                                                           const Library&,
                                                           const std::string& file);
    static std::string cardsOf(const toy::Scenario&);
    static std::vector<Seat> seatsOf(const toy::Scenario&) { return {toy::red, toy::blue}; }
    static bool belongsTo(const toy::Position&, const toy::Scenario&);
};
extern template struct vallum::BattleFile<vallum::toy::System>;
extern template struct vallum::JsonLines<vallum::toy::System>;
