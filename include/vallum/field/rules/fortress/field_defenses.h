// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include <vallum/field/rules/fortress/structure_contact.h>
#include <vallum/field/rules/movement/passage.h>
#include <vallum/field/system.h>

/// Trenches and barricades (chapter TRE), and clearing tiles (CAL-06, TRE-06).

namespace vallum::field {

struct MovePlan;
struct PlannedContact;

/// GEO-17: two units on opposite sides of a tile, section place by section place.
struct Across {
    StructureId tile;
    StructureContact contact;
};
std::optional<Across> acrossFieldDefense(const Battle&,
                                         const geometry::Placement& one,
                                         const geometry::Placement& other);
/// TRE-08, TRE-13: empty unless one of them attacks the other across it this turn.
StructureContact contactAcross(const Battle&, UnitId one, UnitId other);
/// TRE-02, TRE-07, TRE-13: for the unit that is attacked.
std::optional<Shelter> shelterAcross(const Battle&, UnitId, UnitId enemy);
/// TRE-10: it strikes first.
bool defendsTrench(const Battle&, UnitId, UnitId enemy);
/// TRE-04: it fights across a tile or stands in it.
bool isHinderedByFieldDefense(const Battle&, UnitId, UnitId enemy);

/// TRE-10, TRE-12: the step of a charge at an enemy behind a tile, up to the tile's near side.
std::optional<geometry::PathStep> upToFieldDefense(
    const Battle&, UnitId charger, const geometry::PathStep&, const geometry::Placement&, UnitId target);
/// How a charger lines up there; none if there is no tile between the two.
std::optional<PlannedContact> contactOverFieldDefense(
    const Battle&, UnitId charger, const geometry::Placement&, const Charge&, const Surroundings&);

/// TRE-03: the rule, if the move crosses a tile.
std::optional<RuleId> limitedByFieldDefense(const Battle&, const Move&, const MovePlan&);
/// TRE-10: legal for a phalanx and a wall of shields.
bool chargesOverTrench(const Battle&, const MovePlan&);
/// TRE-05: whether the unit may not cross such a tile.
bool keepsOut(const Battle&, UnitId, StructureKind);

/// CAL-06, TRE-06: whether it may spend its move on removing this tile.
Verdict mayClear(const Battle&, UnitId, StructureId);
std::vector<StructureId> tilesToClear(const Battle&, UnitId);
/// The rule that stops a unit that has cleared a tile from doing anything else this turn.
RuleId ruleOfClearedTile(const Battle&, UnitId);
Verdict fits(const Battle&, const ChooseMove&, const ClearTile&);

/// CAL-06, TRE-06: which of them covers clearing this tile.
RuleId ruleOfClearing(const Battle&, StructureId);

}  // namespace vallum::field
