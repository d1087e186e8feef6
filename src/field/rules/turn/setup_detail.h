// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/field/model/battle.h>

/// For rules and procedures of this chapter only.
namespace vallum::field {

/// Units of the side that are still to be placed.
int inReserve(const Battle& battle, Seat seat);

/// A side and then the others, team by team in turn.
std::vector<Seat> inOrder(const Battle& battle, std::optional<Seat> first);

}  // namespace vallum::field
