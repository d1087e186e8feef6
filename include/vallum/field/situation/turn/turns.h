// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/field/model/battle.h>

namespace vallum::field {

/// TEAM-06 to TEAM-08, TEAM-10: the turn order if this seat has the first turn.
std::vector<Seat> turnOrderFrom(const Battle&, Seat first);
/// TEAM-08; also the order for everything before the first turn.
std::vector<Seat> alternatingFrom(const Battle&, Seat first);

/// TEAM-06: the seats that share the current turn, as long as they are in the battle.
std::vector<Seat> seatsOfTurn(const Battle&);
/// TEAM-06: the next seat to do the same phase before it ends.
std::optional<Seat> nextAlly(const Battle&);
/// ACT-03, TEAM-05: the seat with the next turn, or the first of its team.
Seat nextTurn(const Battle&);

}  // namespace vallum::field
