// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/field/answers.h>
#include <vallum/field/system.h>

/// ASL-01 to ASL-05, ASL-12, ASL-13, ASL-15, WAL-17: up and down the outside of walls and towers, and over
/// the edge.

namespace vallum::field {

/// ASL-01, ASL-02: up the structure at which the move ends, from this place in front of it.
Verdict mayClimb(const Battle&, const Move&, const geometry::Pose&);

/// ASL-13, WAL-17: there is room for its card over the edge, as everybody stands now; on a corner wall there
/// is none for a whole card.
bool hasRoomAtTop(const Battle&, UnitId climber, StructureId);

/// Who may take the place of whom when the fight is won (WAL-17, ASL-12).
struct Storm {
    UnitId climber;
    UnitId victim;
    StructureId structure;
    bool wasFleeing = false;
};
std::optional<Storm> stormOf(const Battle&, const Opponents&);

Verdict fits(const Battle&, const ChooseMove&, const ComeDown&);

/// WAL-17: straight ahead until its rear lies on the inner edge of the wall.
geometry::Pose overTheWall(const Battle&, UnitId);

}  // namespace vallum::field
