// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/field/model/battle.h>

/// Only for rules and procedures of this chapter.
namespace vallum::field {

/// How many units of the side have yet to be placed.
int inReserve(const Battle& battle, Seat seat);

/// A side and then the others, alternating between teams.
std::vector<Seat> inOrder(const Battle& battle, std::optional<Seat> first);

}  // namespace vallum::field
