// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/turn/orders_detail.h"

#include <vallum/field/procedures/morale/flight.h>
#include <vallum/field/procedures/morale/morale.h>
#include <vallum/field/procedures/movement/movement.h>
#include <vallum/field/procedures/turn/activation.h>
#include <vallum/field/procedures/turn/cards.h>
#include <vallum/field/procedures/turn/orders.h>
#include <vallum/field/procedures/turn/victory.h>
#include <vallum/field/rules/combat/modifiers.h>
#include <vallum/field/rules/turn/activation.h>
#include <vallum/field/rules/turn/orders.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/movement/stacks.h>
#include <vallum/field/situation/turn/generals.h>

namespace vallum::field {

namespace {

MovementPoints boostOf(const Battle& battle, const std::vector<CardId>& boosts) {
    MovementPoints sum;
    for (const CardId card : boosts) sum = sum + battle.order(card).effect.boost->movement;
    return sum;
}

/// ABL-28: a unit below another one of these becomes active with it, and only once (ACT-09).
std::vector<UnitId> withoutThoseBelow(const Battle& battle, std::vector<UnitId> units) {
    const auto chosen = units;
    std::erase_if(units, [&](UnitId id) {
        const auto& main = battle.unit(id).below;
        return main && std::ranges::count(chosen, *main) > 0;
    });
    return units;
}

void activateAll(Game& game, const ActivateEffect& effect, const OrderToPlay& order) {
    const MovementPoints extra = boostOf(game.battle(), order.boosts);
    for (const UnitId unit : withoutThoseBelow(game.battle(), order.units)) {
        activate(game, {.unit = unit,
                        .extraMovement = extra,
                        .extraCharge = effect.chargeBonus,
                        .backwardOnly = effect.moves == MovesLeft::backwardOnly,
                        .mayShoot = effect.mayShoot,
                        .chargesReduced = effect.chargesReduced,
                        .shootsEngaged = effect.shootsEngaged});
    }
}

/// Removes and returns the one that the active player chooses (EVT-07).
UnitId chosenNext(Game& game, std::vector<UnitId>& from, Purpose purpose) {
    UnitId next = from.front();
    if (from.size() > 1) next = game.ask(game.battle().active, ChooseUnit{purpose, from}).unit;
    std::erase(from, next);
    return next;
}

/// EVT-08, EVT-09
void checkInStampede(Game& game, UnitId id, int mountedModifier) {
    const int shying = game.battle().type(id).mounted ? mountedModifier : 0;
    const Sum morale = moraleOutsideAttack(game.battle(), id, {{"EVT-08"_rule, shying}});
    if (passesMoraleCheck(game, id, morale, "EVT-07"_rule)) return;
    if (!game.battle().unit(id).has(Marker::broken)) breakUnit(game, id, "EVT-09"_rule);
    startToFlee(game, id, "EVT-09"_rule);
    if (game.battle().onTable(id) && game.battle().unit(id).has(Marker::fleeing)) makeFlightMove(game, id);
    checkVictory(game);
}

void stampede(Game& game, UnitId by, const StampedeEffect& effect) {
    auto frightened = unitsThatStampede(game.battle(), by, effect.radius);
    const auto cannotCheck = [&](UnitId id) {
        return !game.battle().onTable(id) || game.battle().unit(id).has(Marker::fleeing);
    };
    while (!frightened.empty()) {
        checkInStampede(game, chosenNext(game, frightened, Purpose::nextOfStampede), effect.mountedModifier);
        std::erase_if(frightened, cannotCheck);
    }
}

void checkByOrder(Game& game, UnitId id, int modifier) {
    if (game.battle().unit(id).has(Marker::fleeing)) {
        checkToRecover(game, id, "EVT-01"_rule, Recovery::byOrder, modifier);
        return;
    }
    if (!passesMoraleCheck(game, id, moraleToRecover(game.battle(), id, modifier), "EVT-01"_rule)) return;
    for (const UnitId it : withSupport(game.battle(), id)) {
        if (game.battle().unit(it).has(Marker::broken)) {
            game.tell(MarkerLost{it, Marker::broken, "EVT-01"_rule});
        }
    }
}

void restoreOrder(Game& game, std::vector<UnitId> units, int modifier) {
    while (!units.empty()) checkByOrder(game, chosenNext(game, units, Purpose::nextToCheck), modifier);
}

/// EVT-04
void heal(Game& game, UnitId id, const HealEffect& effect) {
    const bool less = effect.woundsIfEngaged > 0 && isEngaged(game.battle(), id);
    const int most = less ? effect.woundsIfEngaged : effect.wounds;
    game.tell(Healed{id, std::min(most, game.battle().unit(id).wounds), "EVT-04"_rule});
}

/// TEAM-10
Seat chosenOpponent(Game& game, Seat seat) {
    const auto opponents = game.battle().opponentsOf(seat);
    return opponents.size() == 1 ? opponents.front() : game.ask(seat, ChooseOpponent{opponents}).seat;
}

void takeCards(Game& game, Seat seat, int count) {
    const Seat from = chosenOpponent(game, seat);
    for (int i = 0; i != count && !game.battle().player(from).hand.empty(); ++i) {
        const auto shown = game.ask(chance, DrawCards{"EVT-01"_rule, game.battle().player(from).hand, 1});
        game.tell(CardTaken{seat, from, shown.cards.front()});
    }
}

void drawByOrder(Game& game, Seat seat, const DrawEffect& effect) {
    if (effect.when == DrawWhen::now) {
        drawCards(game, seat, effect.count.number, "EVT-01"_rule);
    } else {
        game.tell(DrawPromised{seat});
    }
}

/// The effects on units of an order that activates nobody.
void help(Game& game, const OrderEffect& effect, UnitId id) {
    if (effect.heal) heal(game, id, *effect.heal);
    if (effect.rally) recover(game, id, "EVT-01"_rule, Recovery::byOrder);
    if (effect.newOfficers) game.tell(MarkerLost{id, Marker::noOfficer, "EVT-01"_rule});
    if (effect.moveGeneral) {
        const Seat owner = game.battle().owner(id);
        game.tell(GeneralPlaced{owner, id, "GEN-03"_rule, chiefOf(game.battle(), owner).index});
    }
}

void carryOut(Game& game, Seat seat, const OrderEffect& effect, const OrderToPlay& order) {
    if (effect.activate) activateAll(game, *effect.activate, order);
    if (effect.stampede) stampede(game, order.units.front(), *effect.stampede);
    for (const UnitId unit : order.units) help(game, effect, unit);
    if (effect.restoreOrder) restoreOrder(game, order.units, effect.restoreOrder->modifier);
    if (effect.takeCard) takeCards(game, seat, effect.takeCard->count);
    if (effect.draw) drawByOrder(game, seat, *effect.draw);
}

}  // namespace

void playOrder(Game& game, Seat seat, const OrderToPlay& given) {
    const Battle& before = game.battle();
    const OrderToPlay order = withUnits(before, seat, given);
    const OrderEffect effect = before.order(order.card).effect;
    const bool withAbility = effect.activate && std::ssize(order.units) > unitsOnCard(before, seat, effect);
    game.tell(OrderPlayed{seat, order.card, order.units, order.boosts, withAbility});
    if (!order.units.empty() && !effect.moveGeneral) {
        game.tell(OrderReceived{effect.activate ? withSupports(before, order.units) : order.units});
    }
    carryOut(game, seat, effect, order);
    renewDeckIfUsedUp(game);
}

}  // namespace vallum::field
