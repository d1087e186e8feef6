// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/field/system.h>

/// ABL-27 to ABL-35: two units that lie on each other, the main unit on top of its support. The main unit
/// stands for both wherever a card is measured, moved or attacked.

namespace vallum::field {

/// The one that lies under this unit.
std::optional<UnitId> supportOf(const Battle&, UnitId main);
bool areStacked(const Battle&, UnitId, UnitId);
/// What befalls both: the unit and its support (ABL-31).
std::vector<UnitId> withSupport(const Battle&, UnitId main);

/// ABL-27: whether the first one may be the main unit of the other.
bool isMainUnitOf(const Battle&, UnitId main, UnitId support);
/// ABL-27, SET-21: two halves of a pair, neither of them in a stack.
Verdict mayStack(const Battle&, UnitId, UnitId);

/// ABL-29
bool leavesSupport(const Move&);
/// ABL-34: whether the main unit may flee and leave its support where it is.
bool canFleeAlone(const Battle&, UnitId main);

/// ABL-33: the one of the two that throws.
UnitId javelinThrower(const Battle&, UnitId main);

}  // namespace vallum::field
