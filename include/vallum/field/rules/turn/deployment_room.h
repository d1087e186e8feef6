// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/field/rules/turn/deployment_zones.h>

/// SET-21: whether there is room for the cards that are still to be placed. Counted are those that find a
/// place in ranks, looking at the enemy, so that there is always a place for the next one.
namespace vallum::field {

int roomIn(const Zone&, const std::vector<geometry::Outline>& taken);
/// As many have room after a card has been laid there, less this one.
std::optional<geometry::Pose> firstPlaceIn(const Zone&, const std::vector<geometry::Outline>& taken);

/// The cards that lie on the table.
std::vector<geometry::Outline> cardsOnTable(const Battle&);
/// By cards, walls and water.
std::vector<geometry::Outline> takenGround(const Battle&);
/// With it the places that some of those who are still to be placed may not take.
std::vector<geometry::Outline> groundNotForAll(const Battle&);
std::optional<geometry::Pose> firstFreePlace(const Battle&, Seat);

}  // namespace vallum::field
