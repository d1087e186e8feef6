// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/field/system.h>

/// ELE-01 to ELE-11: the effect of fleeing elephants on units in their way.

namespace vallum::field {

/// ELE-11: true if these elephants are held by a unit that stands up to them.
bool isHeld(const Battle&, UnitId elephants);

/// ELE-04: the front sections that cross the unit on this straight step.
Sum trampleDice(const Battle&, UnitId elephants, const geometry::PathStep&, UnitId trampled);
/// ELE-04: the edge they cross first, from their present contact.
geometry::Edge edgeTrampled(const Battle&, UnitId elephants, UnitId trampled);
/// ELE-09, ELE-10: how the elephants line up with a unit they have met. None if it
/// cannot stand up to them.
std::optional<StoodUp> standAgainst(const Battle&, UnitId elephants, UnitId);

}  // namespace vallum::field
