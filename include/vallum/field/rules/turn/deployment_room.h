// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/field/situation/turn/deployment_zones.h>

/// SET-21: ensures room for the cards still to be placed. Only places in ranks, facing the enemy, are
/// counted, so that there always is one for the next card.
namespace vallum::field {

int roomIn(const Zone&, const std::vector<geometry::Outline>& taken);
/// A place where a card reduces the room for the other cards only by one.
std::optional<geometry::Pose> firstPlaceIn(const Zone&, const std::vector<geometry::Outline>& taken);

/// The cards that lie on the table.
std::vector<geometry::Outline> cardsOnTable(const Battle&);
/// Ground taken by cards, walls and water.
std::vector<geometry::Outline> takenGround(const Battle&);
/// Additionally, places that some of the units still to be placed may not take.
std::vector<geometry::Outline> groundNotForAll(const Battle&);
std::optional<geometry::Pose> firstFreePlace(const Battle&, Seat);

}  // namespace vallum::field
