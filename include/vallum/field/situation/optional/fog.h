// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <vallum/field/model/battle.h>

namespace vallum::field {

/// OPT-18: face down for enemies, in deployment or in the fog.
bool isHiddenFrom(const Battle&, UnitId, Seat);
/// The rule that hides this side's cards: SET-21 before the battle, FOR-05 in a fortress, OPT-18 in the fog.
RuleId ruleOfHiding(const Battle&, Seat owner);
/// The name that its enemies may be told: that of the card unless it is hidden.
std::string knownName(const Battle&, UnitId);
/// OPT-19: hidden units near enough to an enemy to be seen.
std::vector<UnitId> unitsInSight(const Battle&);

/// True if any card on the table is face down.
bool hasHiddenUnit(const Battle&);

}  // namespace vallum::field
