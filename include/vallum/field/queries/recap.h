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
    left,  // the table (FLT-12, TEAM-10)
    generalWounded,
    generalKilled,
    generalLeft,
    doorBroken,
    collapsed
};

/// What became of one unit, one structure or the general of one side in the meantime.
struct RecapLine {
    std::optional<UnitId> unit;
    std::optional<StructureId> structure;
    std::optional<Seat> generalOf;
    std::vector<UnitId> attackers;  // of an own unit or of the structure
    int wounds = 0;
    int damage = 0;
    int fires = 0;
    EnumSet<Fate> fates;
    std::size_t answers = 0;  // after so many the first of it happened
    bool operator==(const RecapLine&) const = default;
};

/// What a player who has been away should know: what has happened since the last turn of that player's team
/// ended, until its turn began anew. The battle is as that player sees it now; of units that are hidden from
/// the player nothing is told.
std::vector<RecapLine> recapFor(const Battle& seen, const std::vector<Happening>&, Seat);

/// "Hastati 2: attacked by Celts 1, 2 wounds, flees."
Text words(const Battle&, const RecapLine&);

}  // namespace vallum::field
