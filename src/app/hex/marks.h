// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include <QString>

#include <vallum/hex/model/battle.h>

namespace vallum::app {

/// A piece shown at a hex where it could end up.
struct Ghost {
    std::variant<UnitId, hex::LeaderId> piece;
    hex::Hex at;
    QString words;  // the reason, such as "2 flags"; may be empty

    bool operator==(const Ghost&) const = default;
};

/// An enemy that could attack the hex looked at in its next turn.
struct ThreatMark {
    hex::Hex by;
    hex::Hex at;
    bool isShot = false;
    QString label;   // its dice and the chance that the target gives way
    QString spoken;  // the same in words

    bool operator==(const ThreatMark&) const = default;
};

/// The marks over the board while a player decides.
struct Marks {
    std::vector<hex::Hex> choosable;  // can be picked
    std::vector<hex::Hex> picked;
    std::vector<hex::Hex> done;  // finished for this phase
    std::vector<hex::Hex> reach;
    std::vector<hex::Hex> hollow;   // in reach, but with no battle afterward
    std::vector<hex::Hex> charges;  // within `reach`: must attack from there (HEX-23)
    std::vector<hex::Hex> targets;
    std::vector<hex::Hex> inTheWay;  // blocking a line of sight
    std::vector<hex::Hex> path;      // starting at the piece's hex
    std::optional<std::pair<hex::Hex, hex::Hex>> attack;
    std::optional<std::pair<hex::Hex, hex::Hex>> sight;  // a blocked line
    std::vector<Ghost> ghosts;
    std::vector<ThreatMark> threats;
    std::optional<EnumSet<hex::BoardSection>> sections;  // the others are shaded

    bool operator==(const Marks&) const = default;
};

}  // namespace vallum::app
