// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include <vallum/field/rules/cards.h>
#include <vallum/field/rules/siege.h>

namespace vallum::field {

namespace {

std::vector<CardId> fromDeck(Game& game, int count, RuleId why) {
    return game.ask(chance, DrawCards{why, game.battle().deck, count}).cards;
}

}  // namespace

std::optional<CardId> topCard(Game& game, RuleId why) {
    if (game.battle().deck.empty()) return std::nullopt;
    return fromDeck(game, 1, why).front();
}

void drawCards(Game& game, Seat seat, int count, RuleId why) {
    while (count > 0 && !game.battle().deck.empty()) {
        const int now = std::min(count, static_cast<int>(game.battle().deck.size()));
        game.tell(CardsDrawn{seat, fromDeck(game, now, why), why});
        renewDeckIfUsedUp(game);
        count -= now;
    }
}

void discardCards(Game& game, Seat seat, const std::vector<CardId>& cards, RuleId why) {
    if (cards.empty()) return;
    game.tell(CardsDiscarded{seat, cards, why});
    renewDeckIfUsedUp(game);
}

void renewDeckIfUsedUp(Game& game) {
    const Battle& battle = game.battle();
    const bool isAnyLeft = std::ssize(battle.discarded) > cardsInUse(battle);
    if (!battle.deck.empty() || !isAnyLeft) return;
    game.tell(DeckRenewed{battle.deckUsedUp + 1});
    endSiegeInTime(game);
}

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
