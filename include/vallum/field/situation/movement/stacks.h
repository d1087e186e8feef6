// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/field/model/battle.h>

/// ABL-27 to ABL-35: stacks of two units, the main unit on top of its support. The main unit represents both
/// in measuring, movement and attacks.
namespace vallum::field {

/// The unit under this one.
std::optional<UnitId> supportOf(const Battle&, UnitId main);
bool areStacked(const Battle&, UnitId, UnitId);
/// Both units that an effect applies to: the unit and its support (ABL-31).
std::vector<UnitId> withSupport(const Battle&, UnitId main);
/// ABL-28: the units that an order for these activates, each once.
std::vector<UnitId> withSupports(const Battle&, const std::vector<UnitId>&);

/// ABL-27: true if the first may be the main unit of the second.
bool isMainUnitOf(const Battle&, UnitId main, UnitId support);

/// ABL-33: which of the two throws.
UnitId javelinThrower(const Battle&, UnitId main);

}  // namespace vallum::field
