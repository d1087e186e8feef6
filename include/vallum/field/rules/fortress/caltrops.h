// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include <vallum/field/system.h>
#include <vallum/geometry/path.h>

/// Chapter CAL, except difficult terrain (CAL-01) and clearing (CAL-06).

namespace vallum::field {

/// CAL-02: how many sections of a unit crossed caltrops or touch them.
struct CaltropsCrossed {
    StructureId structure;
    int sections = 0;

    bool operator==(const CaltropsCrossed&) const = default;
};
/// The path of a unit and where it stands afterward.
struct WayTrodden {
    UnitId unit;
    geometry::Pose from;
    std::span<const geometry::PathStep> steps;
    geometry::Placement to;
    bool endsInside = false;  // FOR-04: in a structure, where its card treads on nothing
};
/// CAL-05: the caltrops that this way leads over or ends on.
std::vector<CaltropsCrossed> caltropsCrossed(const Battle&, const WayTrodden&);
/// CAL-02: true if this face causes a wound.
bool doCaltropsWound(int face);

}  // namespace vallum::field
