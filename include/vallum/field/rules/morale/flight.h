// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/system.h>

namespace vallum::field {

/// One piece of a flight movement, and the friends that it goes through (FLT-10).
struct FlightLeg {
    geometry::PathStep step;
    geometry::Pose to;
    MovementPoints price;
    RuleId why;
    std::vector<UnitId> crossed;

    bool operator==(const FlightLeg&) const = default;
};
using FlightWay = std::vector<FlightLeg>;

/// FLT-06 to FLT-11: the way that the unit would flee now, if it is not blocked; two when it may go round
/// on either side, left first as its owner looks from the own table edge. Enemy markers around it are not
/// in its way (FLT-02). A way without legs: it is hemmed in. That of elephants leads over everybody whom
/// they can leave behind (ELE-02, ELE-03).
std::vector<FlightWay> flightWays(const Battle&, UnitId);
/// The same with so many points left.
std::vector<FlightWay> flightWays(const Battle&, UnitId, MovementPoints);
/// FLT-15
std::vector<UnitId> unitsToFlee(const Battle&);
/// FLT-05: started to flee this turn and has not moved yet.
bool isToFlee(const Battle&, UnitId);
/// ACT-15: without an answer: toward the enemy's edge, or as it stands if there is no room.
Heading facingAfterRecovery(const Battle&, UnitId);

Verdict fits(const Battle&, const ChooseFacing&, const FacingChosen&);
Verdict fits(const Battle&, const ChooseFlightWay&, const WayChosen&);

}  // namespace vallum::field
