// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/model/battle.h>

namespace vallum::field {

/// RNG-18: how many cards on top of the discard pile belong to an attack that is not over. They are not
/// reshuffled with the others.
int cardsInUse(const Battle&);

/// True if these are different cards of the seat's hand (CARD-01, CARD-13).
bool areInHand(const Battle&, Seat, const std::vector<CardId>&);

}  // namespace vallum::field
