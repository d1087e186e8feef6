// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/field/model/battle.h>

/// Who stands on a wall and who faces it, derived from the positions of the cards (WAL, GEO-17).
namespace vallum::field {

/// GEO-17: a place for one section on a wall, numbered along its outer side. A corner wall has one (WAL-20).
struct WallPlace {
    StructureId wall;
    int index = 0;

    bool operator==(const WallPlace&) const = default;
};

/// WAL-05, WAL-17, WAL-20: on walls that stand or have collapsed.
std::vector<WallPlace> placesHeld(const Battle&, UnitId);
/// WAL-20, FDZ-14: the card, at any heading, or its extension marker is in the inner square of the corner.
bool isInCorner(const Battle&, const geometry::Placement&, StructureId corner);
/// FOR-09, FOR-21, ART-04: the places it can fight for.
std::vector<WallPlace> placesDefended(const Battle&, UnitId);
/// From outside.
std::vector<WallPlace> placesFaced(const Battle&, UnitId);
/// WAL-13, GAT-07: nothing stands there any more.
bool isOpen(const Battle&, const WallPlace&);
/// On a wall that stands.
bool standsOnWall(const Battle&, UnitId);
/// WAL-17, SGT-15: on an enemy's wall that it has stormed.
bool holdsTakenPlace(const Battle&, UnitId);
/// WAL-09: the wall it stands on, facing outward; a corner has no way straight down.
std::optional<StructureId> wallAhead(const Battle&, UnitId);
/// WAL-02, TOW-02: in the fortress of this structure; for a lone wall, behind its outer side.
bool isWithin(const Battle&, UnitId, StructureId);
/// ASL-03: it is at the top.
bool hasClimbed(const Battle&, UnitId);
/// FOR-21, ART-04, TOW-05: neither mounted units nor artillery can.
bool canManWalls(const Battle&, UnitId);
/// FOR-09: its front sections that no other unit covers.
std::vector<geometry::Segment> uncoveredFront(const Battle&, UnitId);
/// The same for a flank or the rear.
std::vector<geometry::Segment> uncoveredSide(const Battle&, UnitId, geometry::Edge);
bool isWhollyCovered(const Battle&, UnitId);

}  // namespace vallum::field
