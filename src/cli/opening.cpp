// SPDX-License-Identifier: GPL-3.0-or-later
#include "opening.h"

#include <algorithm>

#include <vallum/core/text_file.h>
#include <vallum/players/player_names.h>

namespace vallum::cli {

void complain(const FileError& error) { std::cerr << toText(error) << '\n'; }

void seatPersonsForUnknown(SavedSeats& seats) {
    const auto& known = players::playerNames();
    for (SavedPlayer& it : seats.players) {
        if (std::ranges::find(known, it.who) == known.end()) it.who = "person";
    }
}

std::optional<BattleText> readBattleText(const std::string& path) {
    auto text = readFile(path);
    if (!text) {
        complain(text.error());
        return {};
    }
    std::string format = formatOf(*text);
    if (format.empty()) format = formatInHead(*text);
    return BattleText{path, *std::move(text), std::move(format)};
}

}  // namespace vallum::cli
