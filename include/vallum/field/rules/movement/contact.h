// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/field/model/battle.h>
#include <vallum/geometry/card.h>

namespace vallum::field {

geometry::Placement placement(const Unit&);
/// GEO-07: card and extension markers; in a tower its box, in a passage the column.
geometry::Footprint footprint(const Battle&, UnitId);
/// GEO-18: the squares of its envelop markers.
std::vector<geometry::Outline> envelopSquares(const Battle&, UnitId);
geometry::Outline envelopSquare(const Battle&, const EnvelopMarker&);
/// TEAM-01: other units of the same team on the table.
std::vector<UnitId> friendsOf(const Battle&, UnitId);
std::vector<UnitId> enemiesOf(const Battle&, UnitId);

/// GEO-17, MEL-14: 0 if the two are not engaged (CHG-12).
int sectionsInContact(const Battle&, UnitId, UnitId);
/// True if a front section or marker of the striker is at this edge of the target.
bool strikes(const Battle&, UnitId striker, UnitId target, geometry::Edge);
/// CHG-12: a front section of at least one fights the other.
bool areEngaged(const Battle&, UnitId, UnitId);
/// In the order of their ids.
std::vector<UnitId> enemiesInContact(const Battle&, UnitId);
bool isEngaged(const Battle&, UnitId);
/// ENG-02; for a fleeing unit, also FLT-03.
bool isBlocked(const Battle&, UnitId);

}  // namespace vallum::field
