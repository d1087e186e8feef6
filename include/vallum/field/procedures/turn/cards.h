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
/// END-08: to be called after a card has left the deck or come to the discard pile.
void renewDeckIfUsedUp(Game&);

}  // namespace vallum::field
