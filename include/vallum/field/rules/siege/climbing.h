// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/field/answers.h>
#include <vallum/field/system.h>

/// ASL-01 to ASL-05, ASL-12, ASL-13, ASL-15, WAL-17: climbing the outside of walls and towers, and
/// crossing the edge at the top.

namespace vallum::field {

/// ASL-01, ASL-02: up the structure at which the move ends, from this pose in front of it.
Verdict mayClimb(const Battle&, const Move&, const geometry::Pose&);

/// ASL-13, WAL-17: true if its card has room beyond the edge, with all units where they are.
bool hasRoomAtTop(const Battle&, UnitId climber, StructureId);

/// Who may take whose place after winning the fight (WAL-17, ASL-12).
struct Storm {
    UnitId climber;
    UnitId victim;
    StructureId structure;
    bool wasFleeing = false;
};
std::optional<Storm> stormOf(const Battle&, const Opponents&);

Verdict fits(const Battle&, const ChooseMove&, const ComeDown&);

/// WAL-17: straight ahead until its rear is on the inner edge of the wall; WAL-20: in a corner, as defenders
/// stand there. None if there is no room.
std::optional<geometry::Pose> placeAtTop(const Battle&, UnitId climber, StructureId wall);

}  // namespace vallum::field
