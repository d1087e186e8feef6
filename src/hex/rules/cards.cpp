// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/hex/rules/cards.h>
#include <vallum/hex/rules/dice.h>
#include <vallum/hex/rules/objectives.h>
#include <vallum/hex/rules/orders.h>
#include <vallum/hex/rules/victory.h>

namespace vallum::hex {

namespace {

void draw(Game& game, Seat seat, int count, RuleId why) {
    if (game.battle().deck.empty()) game.tell(DeckShuffled{"HEX-17"_rule});
    DrawCards question{why, game.battle().deck, count};
    game.tell(CardsDrawn{seat, game.ask(chance, std::move(question)).cards, why});
}

bool isLeaderInAnySection(const CommandCard& card) {
    const auto* orders = std::get_if<LeaderOrders>(&card.orders);
    return orders != nullptr && !orders->section;
}

}  // namespace

Play playOf(const Battle& battle, Seat seat, CardId card) {
    Play play{.card = card, .view = seat};
    const int own = battle.setting->deck.at(static_cast<std::size_t>(card.raw()));
    if (!std::holds_alternative<CopiedOrders>(battle.card(card).orders)) {
        play.as = own;
        return play;
    }
    const auto& last = battle.player(battle.enemyOf(seat)).last;
    if (!last || !last->as) return play;
    const CommandCard& copied = battle.setting->cards.at(static_cast<std::size_t>(*last->as));
    if (std::holds_alternative<StrikeFirstOrders>(copied.orders)) return play;
    play.as = last->as;
    play.view = last->view;
    if (isLeaderInAnySection(copied)) play.chiefIn = last->chiefWas;
    return play;
}

Verdict fits(const Battle& battle, const ChooseCard&, const CardChosen& answer) {
    const auto& hand = battle.player(battle.active).hand;
    return allowIf(std::ranges::find(hand, answer.card) != hand.end(), "HEX-13"_rule);
}

/// HEX-08, HEX-09, HEX-12
void dealStep(Game& game) {
    const auto players = game.battle().players;
    for (const Player& player : players) draw(game, player.seat, player.command, "HEX-09"_rule);
    game.tell(TurnBegan{game.battle().setting->first, 1});
}

void cardStep(Game& game) {
    const Seat seat = game.battle().active;
    const CardId card = game.ask(seat, ChooseCard{}).card;
    game.tell(CardPlayed{seat, playOf(game.battle(), seat, card)});
}

/// HEX-17, HEX-87, HEX-94, HEX-96
void drawStep(Game& game) {
    const Seat seat = game.battle().active;
    const Seat enemy = game.battle().enemyOf(seat);
    const bool reshuffles = conductOf(game.battle()).reshuffles;
    countHolds(game);
    game.tell(CardDiscarded{seat, game.battle().play->card});
    if (reshuffles) game.tell(DeckShuffled{"HEX-87"_rule});
    if (game.battle().player(enemy).owedCard) draw(game, enemy, 1, "HEX-17"_rule);
    draw(game, seat, 1, "HEX-17"_rule);
    if (isLastTurn(game.battle())) return game.tell(BattleEnded{outcomeAtEnd(game.battle())});
    game.tell(TurnBegan{enemy, game.battle().turn + 1});
}

}  // namespace vallum::hex
