// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/system.h>

namespace vallum::field {

/// One piece of a flight movement, and the friends it passes through (FLT-10).
struct FlightLeg {
    geometry::PathStep step;
    geometry::Pose to;
    MovementPoints price;
    RuleId why;
    std::vector<UnitId> crossed;

    bool operator==(const FlightLeg&) const = default;
};
using FlightWay = std::vector<FlightLeg>;

/// FLT-06 to FLT-11: the path of the unit if it fled now and was not blocked; two if both detours are
/// possible, the left one first as seen by its owner from the own table edge. Enemy markers around it are no
/// obstacle (FLT-02). A path without legs means that it is hemmed in. Elephants pass over every unit that
/// they can leave behind (ELE-02, ELE-03).
std::vector<FlightWay> flightWays(const Battle&, UnitId);
/// The same with this many points left.
std::vector<FlightWay> flightWays(const Battle&, UnitId, MovementPoints);
/// FLT-06, ABL-29: the movement points of a whole flight move.
MovementPoints pointsInFlight(const Battle&, UnitId);
/// FLT-15: those the active player has to move in this flight phase, not yet moved.
std::vector<UnitId> unitsToFlee(const Battle&);
/// FLT-05: it started to flee this turn and has not moved yet.
bool isToFlee(const Battle&, UnitId);
/// ACT-15: the default facing: toward the enemy's edge, or unchanged if there is no room.
Heading facingAfterRecovery(const Battle&, UnitId);

Verdict fits(const Battle&, const ChooseFacing&, const FacingChosen&);
Verdict fits(const Battle&, const ChooseFlightWay&, const WayChosen&);
/// ABL-34: true if the main unit may flee and leave its support behind.
bool canFleeAlone(const Battle&, UnitId main);

}  // namespace vallum::field
