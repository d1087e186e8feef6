// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/field/model/battle.h>
#include <vallum/field/situation/fortress/at_structures.h>

/// Trenches and barricades (chapter TRE).
namespace vallum::field {

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
/// TRE-05: whether the unit may not cross such a tile.
bool keepsOut(const Battle&, UnitId, StructureKind);

}  // namespace vallum::field
