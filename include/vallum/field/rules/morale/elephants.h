// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/field/system.h>

/// ELE-01 to ELE-11: what fleeing elephants do to those in their way.

namespace vallum::field {

bool areElephants(const Battle&, UnitId);
/// ELE-11: one is fleeing elephants and the other one stands up to them; they may be friends.
bool standsUpTo(const Battle&, UnitId one, UnitId other);
/// ELE-11: whether these elephants stay because somebody stands up to them.
bool isHeld(const Battle&, UnitId elephants);

/// ELE-04: the front sections that go over the unit on this straight step.
Sum trampleDice(const Battle&, UnitId elephants, const geometry::PathStep&, UnitId trampled);
/// ELE-04: the edge that they cross first, as they stand in contact.
geometry::Edge edgeTrampled(const Battle&, UnitId elephants, UnitId trampled);
/// ELE-09, ELE-10: how the elephants line up with a unit that they have met. Nothing if it cannot stand up
/// to them.
std::optional<StoodUp> standAgainst(const Battle&, UnitId elephants, UnitId);

}  // namespace vallum::field
