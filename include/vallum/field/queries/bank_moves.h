// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/rules/movement/movement.h>

/// Lining up with rivers and fords for nothing (TER-15, TER-17).
namespace vallum::field {

/// What may be added to the path of a move that has come to a bank, so that the unit faces it.
std::vector<geometry::Pivot> pivotsToBank(const Battle&, const Move&);
/// Moves of a unit that end so: where it stands, or straight ahead.
std::vector<Move> bankMoves(const Battle&, UnitId);

}  // namespace vallum::field
