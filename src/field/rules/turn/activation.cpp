// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/combat/modifiers.h>
#include <vallum/field/rules/turn/activation.h>
#include <vallum/field/rules/turn/orders.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/turn/cards.h>
#include <vallum/field/situation/turn/generals.h>

namespace vallum::field {

namespace {

/// CARD-02
Verdict mayPlayOrders(const Battle& battle, Seat seat) {
    const bool inActivation = battle.stage == Stage::fighting && battle.phase == Phase::activation;
    return allowIf(inActivation && seat == battle.active, "CARD-02"_rule);
}

/// CARD-01: a card that was used is no longer in the hand.
Verdict mayPlayCards(const Battle& battle, Seat seat, const OrderToPlay& order) {
    std::vector<CardId> cards = order.boosts;
    cards.push_back(order.card);
    return allowIf(areInHand(battle, seat, cards), "CARD-01"_rule);
}

/// Boosts can only be played with an order that activates units.
Verdict mayBoost(const Battle& battle, const OrderToPlay& order) {
    const OrderEffect& effect = battle.order(order.card).effect;
    const bool allBoost = std::ranges::all_of(
        order.boosts, [&](CardId card) { return battle.order(card).effect.boost.has_value(); });
    if (!allBoost || (effect.boost && !effect.activate)) return refuse("EVT-01"_rule);
    return allowIf(order.boosts.empty() || effect.activate, "EVT-01"_rule);
}

}  // namespace

Verdict mayPlayOrder(const Battle& battle, Seat seat, const OrderToPlay& order) {
    return mayPlayOrders(battle, seat)
        .and_then([&] { return mayPlayCards(battle, seat, order); })
        .and_then([&] { return mayBoost(battle, order); })
        .and_then([&] { return mayUse(battle, seat, order); });
}

bool mayTryToReorganize(const Battle& battle, UnitId id) {
    const Unit& unit = battle.unit(id);
    return unit.has(Marker::broken) && !unit.has(Marker::fleeing) && !unit.below && !isEngaged(battle, id);
}

Sum moraleToRecover(const Battle& battle, UnitId id, int byOrder) {
    const auto led = abilityOver(battle, id, &AbilityEffect::recoverBonus);
    return moraleOutsideAttack(battle, id,
                               {{"GEN-08"_rule, led ? led->morale : 0}, {"EVT-01"_rule, byOrder}});
}

Verdict fits(const Battle& battle, const ChooseOrder&, const OrderToPlay& answer) {
    return mayPlayOrder(battle, battle.active, answer);
}
Verdict fits(const Battle&, const ChooseOrder&, const PhaseDone&) { return {}; }

}  // namespace vallum::field
