// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/turn/end_of_turn.h>
#include <vallum/field/situation/turn/cards.h>
#include <vallum/field/situation/turn/generals.h>

namespace vallum::field {

Sum handLimit(const Battle& battle, Seat seat) {
    Sum limit = leadership(battle, seat);
    limit.add("EVT-03"_rule, battle.player(seat).handLimitRaised);
    return limit;
}

CardsToDiscard lastDrawn(const Battle& battle, Seat seat, int count) {
    const auto& hand = battle.player(seat).hand;
    return {{hand.end() - count, hand.end()}};
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
