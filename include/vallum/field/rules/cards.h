// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/system.h>

namespace vallum::field {

/// CARD-06, END-08: the top card for a random event; none when deck and discard pile are empty. It still lies
/// in the deck: the fact of the event takes it.
std::optional<CardId> topCard(Game&, RuleId why);
/// END-08
void drawCards(Game&, Seat, int count, RuleId why);
/// END-08: to be called after a card has left the deck.
void renewDeckIfUsedUp(Game&);

}  // namespace vallum::field
