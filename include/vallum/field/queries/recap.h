// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <vallum/core/enum_set.h>
#include <vallum/core/text.h>
#include <vallum/field/queries/timeline.h>

namespace vallum::field {

enum class Fate {
    recovered,
    broke,
    fled,
    eliminated,
    left,  // has left the table (FLT-12, TEAM-10)
    generalWounded,
    generalKilled,
    generalLeft,
    doorBroken,
    collapsed
};

/// What happened to a unit, a structure, a side's general or a card.
struct RecapLine {
    std::optional<UnitId> unit;
    std::optional<StructureId> structure;
    std::optional<Seat> generalOf;
    std::optional<CardTaken> card;  // out of the player's hand
    std::vector<UnitId> attackers;  // of the player's own unit, or of the structure
    int wounds = 0;
    int damage = 0;
    int burned = 0;  // damage by fire
    int fires = 0;
    EnumSet<Fate> fates;
    std::size_t answers = 0;  // the number of answers before it first happened
    bool operator==(const RecapLine&) const = default;
};

/// A summary for a player who has been away: everything from the end of the last turn of that
/// player's team to the beginning of its next. `seen` is the battle as the player sees it now; hidden
/// units are not mentioned.
std::vector<RecapLine> recapFor(const Battle& seen, const std::vector<Happening>&, Seat);

/// "Hastati 2: attacked by Celts 1, 2 wounds, flees."
Text words(const Battle&, const RecapLine&);

}  // namespace vallum::field
