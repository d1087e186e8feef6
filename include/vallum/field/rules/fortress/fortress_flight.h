// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/field/system.h>

/// FOR-24 to FOR-26: where units flee to that defend a fortress, and out of towers in the open.

namespace vallum::field {

/// FOR-24: while one of its wall sections stands.
bool fleesIntoFortress(const Battle&, UnitId);
struct Refuge {
    StructureId wall;
    geometry::Pose pose;
    std::vector<UnitId> crossed;  // FOR-26
};
/// Nothing where it stays, as a blocked unit.
std::optional<Refuge> refugeFor(const Battle&, UnitId);

/// WTW-04: beside the tower that it held, toward its own table edge if there is room.
std::optional<geometry::Pose> wayOut(const Battle&, UnitId);

}  // namespace vallum::field
