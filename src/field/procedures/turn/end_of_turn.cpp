// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/procedures/optional/allies.h>
#include <vallum/field/procedures/siege/fires.h>
#include <vallum/field/procedures/siege/siege.h>
#include <vallum/field/procedures/turn/activation.h>
#include <vallum/field/procedures/turn/cards.h>
#include <vallum/field/procedures/turn/end_of_turn.h>
#include <vallum/field/procedures/turn/turns.h>
#include <vallum/field/rules/turn/end_of_turn.h>
#include <vallum/field/situation/turn/generals.h>
#include <vallum/field/situation/turn/turns.h>

namespace vallum::field {

namespace {

/// END-02, or the draw of a general or an order instead.
void drawAfterOrders(Game& game, Seat seat) {
    const auto plan = abilityOf(game.battle(), seat, &AbilityEffect::drawAfterOrders);
    drawCards(game, seat, plan ? plan->count : 1, plan ? "GEN-08"_rule : "END-02"_rule);
}

void drawToLeadership(Game& game, Seat seat) {
    const int held = static_cast<int>(game.battle().player(seat).hand.size());
    drawCards(game, seat, leadership(game.battle(), seat).total() - held, "EVT-01"_rule);
}

/// END-03 to END-05
void drawByChoice(Game& game, Seat seat) {
    const auto choice = game.ask(seat, ChooseDraw{});
    if (const auto* discard = std::get_if<DiscardAndDraw>(&choice)) {
        discardCards(game, seat, discard->cards, "END-04"_rule);
        drawCards(game, seat, static_cast<int>(discard->cards.size()) + 1, "END-04"_rule);
    } else {
        drawCards(game, seat, 3, "END-05"_rule);
    }
}

void draw(Game& game, Seat seat) {
    const Player& player = game.battle().player(seat);
    if (player.drawsToLeadership) {
        drawToLeadership(game, seat);
    } else if (player.ordersPlayed > 0) {
        drawAfterOrders(game, seat);
    } else {
        drawByChoice(game, seat);
    }
}

/// END-07, CARD-12: the only place where the limit binds.
void discardToLimit(Game& game, Seat seat) {
    const int held = static_cast<int>(game.battle().player(seat).hand.size());
    const int tooMany = held - handLimit(game.battle(), seat).total();
    if (tooMany <= 0) return;
    if (seat != game.battle().active) game.tell(AllyBegan{seat, Phase::endOfTurn});
    discardCards(game, seat, game.ask(seat, DiscardToLimit{tooMany}).cards, "END-07"_rule);
}

}  // namespace

void endOfTurnStep(Game& game) {
    const Seat seat = game.battle().active;
    draw(game, seat);
    passCards(game, seat);
    if (nextAlly(game.battle())) return finishPhase(game);
    for (const Seat partner : seatsOfTurn(game.battle())) discardToLimit(game, partner);
    burn(game);
    endTurnOfSiege(game);
    beginTurn(game, nextTurn(game.battle()));
}

}  // namespace vallum::field
