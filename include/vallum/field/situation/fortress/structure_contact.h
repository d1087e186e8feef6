// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/field/model/battle.h>
#include <vallum/field/situation/fortress/at_structures.h>

/// Fights at and across structures (GEO-17, HGT-06): who is in contact, and how the structure affects them.
namespace vallum::field {

/// None if the cards themselves decide.
StructureContact contactAtStructure(const Battle&, UnitId one, UnitId other);
/// FOR-09: sections of a unit partly under a friend, in contact with an enemy away from walls.
int uncoveredSectionsInContact(const Battle&, UnitId under, UnitId enemy);

/// WAL-08, ASL-11: the rule by which the unit fights this enemy from above.
std::optional<RuleId> defendsFromAbove(const Battle&, UnitId, UnitId enemy);
/// ASL-16: it strikes first, though not from a greater height.
bool defendsTowerFromInside(const Battle&, UnitId, UnitId enemy);
std::optional<Shelter> shelterInMelee(const Battle&, UnitId, UnitId enemy);
std::optional<Shelter> shelterFromShots(const Battle&, UnitId, UnitId shooter);

}  // namespace vallum::field
