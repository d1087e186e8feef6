// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/core/sum.h>
#include <vallum/field/system.h>

/// Chapter SIE: battles for a fortress.

namespace vallum::field {

/// SIE-02: for a siege with this many points whose scenario sets no table size.
geometry::Size proposedSiegeTable(int points);
/// SIE-05: two at most.
Verdict mayBuyArtillery(int unitsOfTheDefender);
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
Verdict fits(const Battle&, const PlaceUnit&, const TowerPlacement&);
Verdict fits(const Battle&, const PlaceUnit&, const RamPlacement&);
Verdict fits(const Battle&, const ChooseHome&, const HomeChosen&);
/// Legal answers for the towers and rams that this seat has yet to place.
std::vector<Answer> equipmentPlaces(const Battle&, Seat);
/// Candidate places for its next siege tower, not yet checked, in the order of equipmentPlaces.
std::vector<TowerPlacement> towerPlacesToTry(const Battle&, Seat);

/// SIE-08, SIE-12: in hundredths of points; the defender checks at this loss, the attacker beyond it.
int lossesForCheck(const Battle&, Seat);
bool isSiegeCheckDue(const Battle&, Seat);
/// SIE-10: how many times the deck is used up before the defender has won.
int decksToHold(const Battle&);
std::optional<Outcome> siegeOutcome(const Battle&);

}  // namespace vallum::field
