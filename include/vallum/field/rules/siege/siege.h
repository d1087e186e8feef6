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

/// SIE-03, SIE-14 to SIE-16: for a side that comes from this edge.
Zone siegeZone(const Setting&, Seat, Home);

/// SIE-02: for a siege with this many points whose scenario sets no table size.
geometry::Size proposedSiegeTable(int points);

/// FDZ-08: in points.
inline constexpr int ramCost = 40;
/// SIE-04: the cost of everything that this side bought besides its army.
Sum structurePoints(const Battle&, Seat);
/// SIE-05: two at most.
Verdict mayBuyArtillery(int unitsOfTheDefender);

bool isDefender(const Setting&, Seat);
bool isAttacker(const Setting&, Seat);
/// SIE-06: the seat to place next; none if everything is placed.
std::optional<Seat> nextToPlaceInSiege(const Battle&);
/// SIE-15: the edges with enough room for an attack.
std::vector<Home> edgesForAttack(const Battle&);
/// WTW-06, SGT-09, SIE-17: whether it may start in this tower or sector.
Verdict mayStartInside(const Battle&, UnitId, StructureId);
/// TER-06, TER-14, GEO-12: whether the terrain there allows a card.
Verdict mayBeLaidAt(const Battle&, UnitId, const geometry::Pose&);
/// Areas that no card may be placed on.
std::vector<geometry::Outline> obstaclesOnTable(const Battle&);
/// SIE-17: units that stay face down in their fortress.
std::vector<UnitId> unitsHiddenInFortress(const Battle&);
/// FOR-05: its defenders on walls or in towers, if there is no fog to hide them.
std::vector<UnitId> unitsSeenOnDefenses(const Battle&);
Verdict fits(const Battle&, const PlaceUnit&, const TowerPlacement&);
Verdict fits(const Battle&, const PlaceUnit&, const RamPlacement&);
Verdict fits(const Battle&, const ChooseHome&, const HomeChosen&);
/// Legal answers for the towers and rams that this seat has yet to place.
std::vector<Answer> equipmentPlaces(const Battle&, Seat);

/// SIE-08, SIE-12: in hundredths of points; the defender checks at this loss, the attacker beyond it.
int lossesForCheck(const Battle&, Seat);
bool isSiegeCheckDue(const Battle&, Seat);
/// SIE-10: how many times the deck is used up before the defender has won.
int decksToHold(const Battle&);
std::optional<Outcome> siegeOutcome(const Battle&);
/// SIE-09: a defender that does not flee is inside.
bool isFortressHeld(const Battle&);

}  // namespace vallum::field
