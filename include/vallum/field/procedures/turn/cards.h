// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/field/system.h>

namespace vallum::field {

/// CARD-06, END-08: the top card for a random event; none if deck and discard pile are empty. The card is
/// still in the deck: the fact of the event removes it.
std::optional<CardId> topCard(Game&, RuleId why);
/// END-08: this many, or as many as deck and discard pile have.
void drawCards(Game&, Seat, int count, RuleId why);
void discardCards(Game&, Seat, const std::vector<CardId>&, RuleId why);
/// END-08: call it after a card has left the deck or reached the discard pile.
void renewDeckIfUsedUp(Game&);

}  // namespace vallum::field
