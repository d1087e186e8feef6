// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/field/answers.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/geometry/path.h>

/// Banks of rivers and fords: facing them, and enemies holding them (TER-15, TER-17, TER-22).
namespace vallum::field {

bool isBank(const Tile&);
/// HGT-18: the rule that makes a rotation free, because the unit lines up
/// with the bank it touches.
std::optional<RuleId> facesBank(const geometry::Placement&, const geometry::PathStep&, const Surroundings&);
/// TER-22: a move out of a ford may not stop short of an enemy on the far bank whom one of these charges,
/// made instead of its steps through the water, would reach.
std::vector<Move> chargesInsteadOf(const Battle&, const Move&, const Surroundings&);

}  // namespace vallum::field
