// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/system.h>
#include <vallum/geometry/path.h>

/// Lining up with rivers and fords at no cost (TER-15, TER-17).
namespace vallum::field {

/// Pivots that can follow a move to a bank, so that the unit faces it.
std::vector<geometry::Pivot> pivotsToBank(const Battle&, const Move&);
/// Moves of a unit that end facing a bank: on the spot, or straight ahead.
std::vector<Move> bankMoves(const Battle&, UnitId);

}  // namespace vallum::field
