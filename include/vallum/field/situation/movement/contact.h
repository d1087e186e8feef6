// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/model/battle.h>
#include <vallum/geometry/card.h>

namespace vallum::field {

/// A quick check: units that are not near cannot be in contact.
bool areNear(const Battle&, const Unit&, const Unit&);
/// GEO-17, MEL-14: 0 if the two are not engaged (CHG-12).
int sectionsInContact(const Battle&, UnitId, UnitId);
/// True if a front section or marker of the striker is at this edge of the target.
bool strikes(const Battle&, UnitId striker, UnitId target, geometry::Edge);
/// CHG-12: a front section of at least one fights the other.
bool areEngaged(const Battle&, UnitId, UnitId);
/// In the order of their ids.
std::vector<UnitId> enemiesInContact(const Battle&, UnitId);
bool isEngaged(const Battle&, UnitId);

}  // namespace vallum::field
