// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/activation.h>
#include <vallum/field/rules/allies.h>
#include <vallum/field/rules/cards.h>
#include <vallum/field/rules/end_of_turn.h>
#include <vallum/field/rules/fires.h>
#include <vallum/field/rules/generals.h>
#include <vallum/field/rules/siege.h>
#include <vallum/field/rules/turns.h>

namespace vallum::field {

namespace {

/// END-02, or what a general or an order puts in its place
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

/// END-07
void discardToLimit(Game& game, Seat seat) {
    const int held = static_cast<int>(game.battle().player(seat).hand.size());
    const int tooMany = held - handLimit(game.battle(), seat).total();
    if (tooMany <= 0) return;
    if (seat != game.battle().active) game.tell(AllyBegan{seat, Phase::endOfTurn});
    discardCards(game, seat, game.ask(seat, DiscardToLimit{tooMany}).cards, "END-07"_rule);
}

}  // namespace

Sum handLimit(const Battle& battle, Seat seat) {
    Sum limit = leadership(battle, seat);
    limit.add("EVT-03"_rule, battle.player(seat).handLimitRaised);
    return limit;
}

CardsToDiscard lastDrawn(const Battle& battle, Seat seat, int count) {
    const auto& hand = battle.player(seat).hand;
    return {{hand.end() - count, hand.end()}};
}

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

Verdict fits(const Battle& battle, const ChooseDraw&, const DiscardAndDraw& answer) {
    return allowIf(areInHand(battle, battle.active, answer.cards), "END-04"_rule);
}
Verdict fits(const Battle&, const ChooseDraw&, const DrawThree&) { return {}; }

Verdict fits(const Battle& battle, const DiscardToLimit& question, const CardsToDiscard& answer) {
    const bool asMany = std::ssize(answer.cards) == question.count;
    return allowIf(asMany && areInHand(battle, battle.active, answer.cards), "END-07"_rule);
}

}  // namespace vallum::field
