// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/procedures/morale/flight.h>
#include <vallum/field/procedures/morale/morale.h>
#include <vallum/field/procedures/optional/advance_in_line.h>
#include <vallum/field/procedures/turn/activation.h>
#include <vallum/field/procedures/turn/orders.h>
#include <vallum/field/procedures/turn/turns.h>
#include <vallum/field/procedures/turn/victory.h>
#include <vallum/field/rules/turn/activation.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/movement/stacks.h>
#include <vallum/field/situation/turn/generals.h>

namespace vallum::field {

namespace {

/// ACT-15, ACT-16
void activateFleeing(Game& game, UnitId id) {
    checkToRecover(game, id, "ACT-15"_rule, Recovery::inOwnActivation);
    if (!game.battle().onTable(id)) return;
    for (const UnitId it : withSupport(game.battle(), id)) game.tell(Deactivated{it, "ACT-16"_rule});
}

/// ACT-12 to ACT-14
void offerReorganizing(Game& game, UnitId id) {
    if (!game.ask(game.battle().owner(id), Decide{Decision::tryToReorganize, id}).yes) return;
    if (!passesMoraleCheck(game, id, moraleToRecover(game.battle(), id), "ACT-12"_rule)) return;
    for (const UnitId it : withSupport(game.battle(), id)) {
        if (game.battle().unit(it).has(Marker::broken)) game.tell(Reorganized{it});
    }
}

/// OPT-04: one more unit of the owner's choice.
void activateAnother(Game& game, Seat seat) {
    auto among = game.battle().unitsOnTable();
    std::erase_if(among, [&](UnitId id) {
        return game.battle().owner(id) != seat || game.battle().unit(id).has(Marker::active);
    });
    if (among.empty()) return;
    UnitId chosen = among.front();
    if (among.size() > 1) chosen = game.ask(seat, ChooseUnit{Purpose::activatedByGeneral, among}).unit;
    activate(game, {.unit = chosen});
}

/// GEN-08, OPT-03: active without an order in each of its own turns.
void activateWithGenerals(Game& game, Seat seat) {
    const bool areAllActive = game.battle().setting->options.alwaysActiveGeneral;
    for (const GeneralOf& general : generalsOf(game.battle(), seat)) {
        const auto with = general.state(game.battle()).with;
        const bool isAble = general.card(game.battle()).ability.effect.alwaysActive.has_value();
        if (!with || isLost(game.battle(), general) || (!areAllActive && !isAble)) continue;
        activate(game, {.unit = *with});
        if (areAllActive && isAble) activateAnother(game, seat);
    }
}

void follow(Game& game, Seat seat, const OrderToPlay& order) { playOrder(game, seat, order); }
void follow(Game& game, Seat seat, const LineOrder& order) { playLineOrder(game, seat, order); }
void follow(Game& game, Seat, const PhaseDone&) { finishPhase(game); }
void follow(Game& game, Seat, const Surrender&) { surrender(game); }

}  // namespace

void beginTurn(Game& game, Seat seat) {
    game.tell(TurnBegan{game.battle().turn + 1, seat});
    checkLosses(game);
    if (!game.battle().player(seat).defeated) activateWithoutOrder(game, seat);
}

void activateWithoutOrder(Game& game, Seat seat) { activateWithGenerals(game, seat); }

void activate(Game& game, const Activated& activated) {
    const UnitId id = activated.unit;
    const bool wasActive = game.battle().unit(id).has(Marker::active);  // OPT-03
    for (const UnitId it : withSupport(game.battle(), id)) {
        Activated one = activated;
        one.unit = it;
        if (game.battle().unit(it).has(Marker::marching)) {
            game.tell(MarkerLost{it, Marker::marching, "MOV-24"_rule});
        }
        game.tell(one);
    }
    if (game.battle().isCovered(id) || wasActive) return;
    if (game.battle().unit(id).has(Marker::fleeing)) {
        if (!isEngaged(game.battle(), id)) activateFleeing(game, id);
    } else if (mayTryToReorganize(game.battle(), id)) {
        offerReorganizing(game, id);
    }
}

/// CARD-04: orders are asked for one by one, until the player has no more to give.
void activationStep(Game& game) {
    const Seat seat = game.battle().active;
    const auto answer = game.ask(seat, ChooseOrder{});
    std::visit([&](const auto& it) { follow(game, seat, it); }, answer);
}

}  // namespace vallum::field
