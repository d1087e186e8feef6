// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/field/system.h>

namespace vallum::field {

/// TEAM-06 to TEAM-08, TEAM-10: the order of the turns when this seat has the first.
std::vector<Seat> turnOrderFrom(const Battle&, Seat first);
/// TEAM-08; also the order in which everything is done before the first turn.
std::vector<Seat> alternatingFrom(const Battle&, Seat first);

/// TEAM-06: those who share the turn that is being played, as long as they are in the battle.
std::vector<Seat> seatsOfTurn(const Battle&);
/// TEAM-06: who does the same phase next, before it ends.
std::optional<Seat> nextAlly(const Battle&);
/// ACT-03, TEAM-05: who has the next turn, or begins that of the team.
Seat nextTurn(const Battle&);

}  // namespace vallum::field
