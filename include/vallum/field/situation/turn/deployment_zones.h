// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/model/battle.h>

namespace vallum::field {

/// FLT-07: away from the table edge behind the army.
Heading facingFrom(Home);
/// How far a point is to the right of another, from the army's point of view.
Du toTheRight(Home, const geometry::Point& from, const geometry::Point& to);

/// SET-18, SET-19: the minimum for a free battle with these points, and advisable for a scenario.
geometry::Size leastBattlefield(int points);

/// SET-18, SET-20, TEAM-02, TEAM-10: a strip along the edge of its home.
struct Zone {
    Home home = Home::south;
    Du west;
    Du south;
    Du east;
    Du north;

    bool operator==(const Zone&) const = default;
};
Zone deploymentZone(const geometry::Size& table, Home);
/// TEAM-02: one of `shares` equal parts of the width, numbered from the left as the team sees it.
Zone shareOf(const Zone&, int index, int shares);
Zone deploymentZone(const Setting&, Seat);
/// SIE-15: the edge it has chosen, or else its side's.
Home homeOf(const Battle&, Seat);
Zone deploymentZone(const Battle&, Seat);
/// Along the home edge.
Du frontageOf(const Zone&);
Du depthOf(const Zone&);
/// A card facing the enemy, this far along the zone from its western or southern end, and this
/// far behind its front line.
geometry::Pose poseIn(const Zone&, Du along, Du behindFront);
/// TEAM-10: there are at least three sides, and none has an ally.
bool isFreeForAll(const Setting&);

/// SIE-03, SIE-14 to SIE-16: for a side that comes from this edge.
Zone siegeZone(const Setting&, Seat, Home);

}  // namespace vallum::field
