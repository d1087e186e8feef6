// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/field/system.h>

/// FOR-24 to FOR-26: where defenders of a fortress flee to, and flight from towers in the open.

namespace vallum::field {

/// FOR-24: as long as one of its wall sections stands.
bool fleesIntoFortress(const Battle&, UnitId);
struct Refuge {
    StructureId wall;
    geometry::Pose pose;
    std::vector<UnitId> crossed;  // FOR-26: friends that it passes through
};
/// None if the unit stays, like a blocked one.
std::optional<Refuge> refugeFor(const Battle&, UnitId);

/// WTW-04: next to the tower it occupied, toward its own table edge if there is room.
std::optional<geometry::Pose> wayOut(const Battle&, UnitId);

}  // namespace vallum::field
