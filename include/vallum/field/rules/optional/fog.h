// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <vallum/field/system.h>

namespace vallum::field {

/// OPT-18: face down while enemies are about, in deployment or in the fog.
bool isHiddenFrom(const Battle&, UnitId, Seat);
/// Why a card of this side lies face down: SET-21 before the battle, FOR-05 in a fortress, OPT-18 in the fog.
RuleId ruleOfHiding(const Battle&, Seat owner);
/// What may be said to its enemies: the name of the card, unless it is hidden.
std::string knownName(const Battle&, UnitId);
/// OPT-19: hidden units that an enemy is near enough to see.
std::vector<UnitId> unitsInSight(const Battle&);

/// Whether any card on the table lies face down.
bool hasHiddenUnit(const Battle&);

}  // namespace vallum::field
