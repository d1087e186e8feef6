// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include <vallum/field/situation/turn/cards.h>

namespace vallum::field {

int cardsInUse(const Battle& battle) {
    const auto events = battle.combat ? std::ssize(battle.combat->events) : 0;
    return static_cast<int>(std::min(events, std::ssize(battle.discarded)));
}

bool areInHand(const Battle& battle, Seat seat, const std::vector<CardId>& cards) {
    const std::set<CardId> different(cards.begin(), cards.end());
    const auto& hand = battle.player(seat).hand;
    return different.size() == cards.size() && std::ranges::all_of(cards, [&](CardId card) {
               return card != faceDown && std::ranges::count(hand, card) == 1;
           });
}

}  // namespace vallum::field
