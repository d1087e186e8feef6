// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

#include <vallum/field/rules/ground/obstacles.h>

/// From a shooter to a target, past everything that stands between them.
namespace vallum::field {

/// Where one end of a line stands: a unit, or a point that somebody might stand at.
struct Footing {
    geometry::Point center;
    std::optional<geometry::Footprint> shape;  // none: the point alone
    std::optional<UnitId> unit;
    int level = 0;
    bool underTrees = false;
    std::vector<StructureId> on;  // what it stands on or in hides nothing from it
};
/// WAL-05: what level it has depends on who it has to do with.
Footing footingOf(const Battle&, UnitId, int level);
Footing footingAt(const Battle&, const geometry::Point&);

struct GroundSight {
    const Battle& battle;
    const Obstacles& obstacles;
    const Footing& from;
    const geometry::Lookout& lookout;
    const Footing& to;
    std::span<const int> levels = {};  // of all units, where they are known already
};
/// HGT-07 to HGT-11, TER-03 to TER-05, TER-07; `high` as HGT-09 says of the shooter. Nothing hides what is
/// not ahead: there LOS-01 has the word.
SightLine lineOf(const GroundSight&, bool high);
/// The same without what hides the target.
SightLine ruleOfLine(const GroundSight&, bool high);

/// A box round both ends.
Area areaOf(const geometry::Lookout&, const Footing& to);

}  // namespace vallum::field
