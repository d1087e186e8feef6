// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include <QString>

#include <vallum/hex/model/battle.h>

namespace vallum::app {

/// A piece where it might come to stand.
struct Ghost {
    std::variant<UnitId, hex::LeaderId> piece;
    hex::Hex at;
    QString words;  // why: "2 flags"; may be empty

    bool operator==(const Ghost&) const = default;
};

/// What lies over the board while a player thinks.
struct Marks {
    std::vector<hex::Hex> choosable;  // can be picked
    std::vector<hex::Hex> picked;
    std::vector<hex::Hex> done;  // have nothing more to do
    std::vector<hex::Hex> reach;
    std::vector<hex::Hex> hollow;   // in reach, but no battle after it
    std::vector<hex::Hex> charges;  // of those in reach: it must attack from there (HEX-23)
    std::vector<hex::Hex> targets;
    std::vector<hex::Hex> inTheWay;  // of a line of sight
    std::vector<hex::Hex> path;      // from where the piece stands
    std::optional<std::pair<hex::Hex, hex::Hex>> attack;
    std::optional<std::pair<hex::Hex, hex::Hex>> sight;  // blocked
    std::vector<Ghost> ghosts;
    std::optional<EnumSet<hex::BoardSection>> sections;  // the others lie in shade

    bool operator==(const Marks&) const = default;
};

}  // namespace vallum::app
