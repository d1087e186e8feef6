// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/field/rules/movement/passage.h>

/// Banks of rivers and fords: facing them, and enemies holding them (TER-15, TER-17, TER-22).
namespace vallum::field {

bool isBank(const Tile&);
/// HGT-18: the rule that makes a rotation free, because the unit lines up
/// with the bank it touches.
std::optional<RuleId> facesBank(const geometry::Placement&, const geometry::PathStep&, const Surroundings&);
/// TER-22: a move out of a ford may not stop short of an enemy within reach on the far bank.
Verdict mayStopShort(const Battle&, const Move&, const Surroundings&);

}  // namespace vallum::field
