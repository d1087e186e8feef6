// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/model/battle.h>

namespace vallum::field {

/// FLT-07: away from the edge behind the army.
Heading facingFrom(Home);
/// How far a point lies to the right of another one, as the army looks from its own edge.
Du toTheRight(Home, const geometry::Point& from, const geometry::Point& to);

/// SET-18, SET-19: what a free battle for so many points has at least, and a scenario should have.
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
/// TEAM-02: one of so many equal shares of the width, counted from the left as the team looks.
Zone shareOf(const Zone&, int index, int shares);
Zone deploymentZone(const Setting&, Seat);
/// SIE-15: the edge that it has chosen, or else that of its side.
Home homeOf(const Battle&, Seat);
Zone deploymentZone(const Battle&, Seat);
/// Along the home edge.
Du frontageOf(const Zone&);
Du depthOf(const Zone&);
/// A card so far along the zone, from its western or southern end, and so far behind its front line, that
/// looks at the enemy.
geometry::Pose poseIn(const Zone&, Du along, Du behindFront);
/// TEAM-10: three or more sides, none of which has an ally.
bool isFreeForAll(const Setting&);

}  // namespace vallum::field
