// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/geometry/path.h>

/// The obstacles to a fleeing unit, and the cost of the ground.
namespace vallum::field {

/// FLT-09, ELE-02: a unit it may not end on. A friend in a village sector is not disturbed (TER-50).
struct Crossable {
    UnitId unit;
    std::vector<geometry::Outline> pieces;
    bool isLeft = false;  // ABL-34: the support that it has just lain on
    bool isInHouse = false;
};
struct FlightGround {
    geometry::Size table;
    std::vector<geometry::Region> barriers;  // FLT-08, all of them convex
    std::vector<Crossable> crossable;
    Surroundings around;   // TER-36: impassable except through passages
    bool isRough = false;  // the ground may slow or stop it
};
FlightGround flightGround(const Battle&, UnitId, MovementPoints);

bool isUnder(const geometry::Outline& card, const Crossable&);

/// TER-36: removes obstacles to a path straight through a passage, such as a bridge.
void openPassages(FlightGround&, const Battle&, const geometry::Pose&, const geometry::PathStep&);

/// HGT-12
MovementPoints priceOfFlight(
    const Battle&, UnitId, const FlightGround&, const geometry::Pose& from, const geometry::Slide&);
/// As much of a path as the points allow, in a battle in which the unit is at its beginning. HGT-15: stops
/// before anything that requires limited movement if more than half of that has been used.
std::vector<geometry::Slide> flightWithin(
    MovementPoints, const Battle&, UnitId, const FlightGround&, const std::vector<geometry::Slide>& way);

}  // namespace vallum::field
