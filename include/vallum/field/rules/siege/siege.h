// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <vallum/core/sum.h>
#include <vallum/field/rules/turn/deployment_zones.h>
#include <vallum/field/system.h>

/// Chapter SIE: battles for a fortress.

namespace vallum::field {

/// SIE-03, SIE-14 to SIE-16: of a side that comes from this edge.
Zone siegeZone(const Setting&, Seat, Home);

/// SIE-02: of a siege for so many points whose scenario names none.
geometry::Size proposedSiegeTable(int points);

/// FDZ-08
inline constexpr int ramCost = 40;
/// SIE-04: of all that this side has bought besides its army.
Sum structurePoints(const Battle&, Seat);
/// SIE-05
Verdict mayBuyArtillery(int unitsOfTheDefender);

bool isDefender(const Setting&, Seat);
bool isAttacker(const Setting&, Seat);
/// SIE-06: the seat that places now; none when all is placed.
std::optional<Seat> nextToPlaceInSiege(const Battle&);
/// SIE-15: the edges from which there is room enough to attack.
std::vector<Home> edgesForAttack(const Battle&);
/// WTW-06, SGT-09, SIE-17: whether it may start in this tower or sector.
Verdict mayStartInside(const Battle&, UnitId, StructureId);
/// TER-06, TER-14, GEO-12: whether there is ground under a card that is laid there.
Verdict mayBeLaidAt(const Battle&, UnitId, const geometry::Pose&);
/// What no card may be laid on.
std::vector<geometry::Outline> obstaclesOnTable(const Battle&);
/// SIE-17: the units that stay face down in their fortress.
std::vector<UnitId> unitsHiddenInFortress(const Battle&);
/// FOR-05: those of its defenders who stand on a wall or in a tower, where no fog hides them.
std::vector<UnitId> unitsSeenOnDefenses(const Battle&);
Verdict fits(const Battle&, const PlaceUnit&, const TowerPlacement&);
Verdict fits(const Battle&, const PlaceUnit&, const RamPlacement&);
Verdict fits(const Battle&, const ChooseHome&, const HomeChosen&);
/// The towers and rams that this seat still has to place, as answers that fit.
std::vector<Answer> equipmentPlaces(const Battle&, Seat);

/// SIE-08, SIE-12: hundredths of points; at or above it for the defender, above it for the attacker.
int lossesForCheck(const Battle&, Seat);
bool isSiegeCheckDue(const Battle&, Seat);
/// SIE-10
int decksToHold(const Battle&);
std::optional<Outcome> siegeOutcome(const Battle&);
/// SIE-09
bool isFortressHeld(const Battle&);

}  // namespace vallum::field
