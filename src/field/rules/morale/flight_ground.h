// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/rules/movement/passage.h>

/// What stands in the way of a fleeing unit, and what the ground costs it.
namespace vallum::field {

/// FLT-09, ELE-02: somebody on whom it may not end. A friend in a house is not disturbed (TER-50).
struct Crossable {
    UnitId unit;
    std::vector<geometry::Outline> pieces;
    bool isLeft = false;  // ABL-34: the support that it has just lain on
    bool isInHouse = false;
};
struct FlightGround {
    geometry::Size table;
    std::vector<geometry::Region> barriers;  // FLT-08, each of them convex
    std::vector<Crossable> crossable;
    Surroundings around;   // TER-36: what is closed but for a passage
    bool isRough = false;  // the ground can cost or stop it at all
};
FlightGround flightGround(const Battle&, UnitId, MovementPoints);

bool isUnder(const geometry::Outline& card, const Crossable&);

/// TER-36: no obstacle to a way that leads straight through a passage, as on a bridge.
void openPassages(FlightGround&, const Battle&, const geometry::Pose&, const geometry::PathStep&);

/// HGT-12
MovementPoints priceOfFlight(
    const Battle&, UnitId, const FlightGround&, const geometry::Pose& from, const geometry::Slide&);
/// As much of a way as so many points allow, in a battle in which the unit stands where the way begins.
/// HGT-15: in front of what wants limited movement, where more than half of it has been used up.
std::vector<geometry::Slide> flightWithin(
    MovementPoints, const Battle&, UnitId, const FlightGround&, const std::vector<geometry::Slide>& way);

}  // namespace vallum::field
