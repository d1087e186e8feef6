// SPDX-License-Identifier: GPL-3.0-or-later

#include <vallum/field/procedures/siege/siege.h>
#include <vallum/field/procedures/turn/cards.h>
#include <vallum/field/situation/turn/cards.h>

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
    game.tell(DeckRenewed{battle.deckUsedUp + 1, cardsInUse(battle)});
    endSiegeInTime(game);
}

}  // namespace vallum::field
