// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

#include <vallum/field/model/battle.h>
#include <vallum/field/situation/ground/obstacles.h>

/// Lines of sight past everything between a shooter and a target.
namespace vallum::field {

/// One end of a line: a unit, or a point where one might stand.
struct Footing {
    geometry::Point center;
    std::optional<geometry::Footprint> shape;  // none: only the point
    std::optional<UnitId> unit;
    int level = 0;
    bool underTrees = false;
    std::vector<StructureId> on;  // structures it is on or in, which hide nothing from it
};
/// WAL-05: its level depends on which unit it is dealing with.
Footing footingOf(const Battle&, UnitId, int level);
Footing footingAt(const Battle&, const geometry::Point&);

struct GroundSight {
    const Battle& battle;
    const Obstacles& obstacles;
    const Footing& from;
    const geometry::Lookout& lookout;
    const Footing& to;
    std::span<const int> levels = {};  // of all units, if already known
};

/// The line from a shooter to a target.
struct SightLine {
    std::optional<RuleId> covered;   // the rule that gives the shot -1/-1
    std::optional<RuleId> refused;   // the rule that prevents a shot, for everybody or for this unit
    std::vector<Obstacle> hiddenBy;  // the nearest to the shooter first; empty if it is seen
    bool behindMountain = false;     // TER-07: regardless of heights

    bool operator==(const SightLine&) const = default;
};
/// HGT-07 to HGT-11, TER-03 to TER-05, TER-07; `high` is HGT-09 for the shooter. Targets that are not ahead
/// are never hidden: LOS-01 decides about those.
SightLine lineOf(const GroundSight&, bool high);
/// The same without what hides the target.
SightLine ruleOfLine(const GroundSight&, bool high);

/// The bounding box of both ends.
Area areaOf(const geometry::Lookout&, const Footing& to);

}  // namespace vallum::field
