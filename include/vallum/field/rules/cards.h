// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/field/system.h>

namespace vallum::field {

/// CARD-06, END-08: the top card for a random event; none when deck and discard pile are empty. It still lies
/// in the deck: the fact of the event takes it.
std::optional<CardId> topCard(Game&, RuleId why);
/// END-08
void drawCards(Game&, Seat, int count, RuleId why);
void discardCards(Game&, Seat, const std::vector<CardId>&, RuleId why);
/// RNG-18: how many cards on top of the discard pile belong to an attack that is not over; they are not
/// shuffled with the others.
int cardsInUse(const Battle&);
/// END-08: to be called after a card has left the deck or come to the discard pile.
void renewDeckIfUsedUp(Game&);

/// Whether these are different cards of the seat's hand (CARD-01, CARD-13).
bool areInHand(const Battle&, Seat, const std::vector<CardId>&);

}  // namespace vallum::field
