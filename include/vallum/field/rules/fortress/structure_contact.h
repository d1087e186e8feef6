// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

#include <vallum/core/sum.h>
#include <vallum/field/model/battle.h>

/// Fights at and across structures (GEO-17, HGT-06): who touches whom, and what the structure does for them.
namespace vallum::field {

/// Sections that touch across a structure or along a wall, and the edges on which each is struck.
struct StructureContact {
    int sections = 0;
    std::array<bool, 4> edgesOfOne{};
    std::array<bool, 4> edgesOfOther{};
};
/// Nothing where the cards themselves decide.
StructureContact contactAtStructure(const Battle&, UnitId one, UnitId other);
/// FOR-09: sections of a unit that partly lies under a friend, in contact with an enemy beside no wall.
int uncoveredSectionsInContact(const Battle&, UnitId under, UnitId enemy);

/// WAL-08, ASL-11: the rule by which the unit fights this enemy from above.
std::optional<RuleId> defendsFromAbove(const Battle&, UnitId, UnitId enemy);
/// ASL-16: it strikes first, though from no greater height.
bool defendsTowerFromInside(const Battle&, UnitId, UnitId enemy);

/// WAL-02, TOW-02, WTW-01: what a structure adds to the defense of a unit.
struct Shelter {
    RuleId rule;
    Defense defense;
};
std::optional<Shelter> shelterInMelee(const Battle&, UnitId, UnitId enemy);
std::optional<Shelter> shelterFromShots(const Battle&, UnitId, UnitId shooter);

}  // namespace vallum::field
