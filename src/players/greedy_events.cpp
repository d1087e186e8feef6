// SPDX-License-Identifier: GPL-3.0-or-later
#include "greedy.h"

#include <algorithm>
#include <iterator>

#include <vallum/field/rules/combat/events.h>
#include <vallum/field/rules/turn/end_of_turn.h>
#include <vallum/field/rules/turn/orders.h>
#include <vallum/field/situation/turn/generals.h>

namespace vallum::players {

bool isMeantFor(const UnitType& type, UnitFilter filter) {
    switch (filter) {
        case UnitFilter::infantry: return type.unitClass == UnitClass::infantry;
        case UnitFilter::mounted: return type.mounted;
        case UnitFilter::skirmishers: return type.has(Ability::skirmishers);
        case UnitFilter::rangedNotJavelins: return type.ranged && type.ranged->missile != Missile::javelin;
        case UnitFilter::any:
        case UnitFilter::notEngaged:
        case UnitFilter::generalAndInfluence:
        case UnitFilter::wing: return true;
    }
    return true;
}

namespace {

double worthOf(const UnitEffect& effect) {
    double worth = effect.attack.hit + effect.attack.damage;
    worth += 0.9 * (effect.defense.dodge + effect.defense.armor);
    worth += 0.4 * effect.morale + 0.8 * effect.dice + 0.8 * effect.ignoreWounds;
    worth += (effect.priority ? 0.8 : 0) - (effect.noPriority ? 0.5 : 0);
    worth += (effect.noCheck ? 1 : 0) - (effect.mustCheck ? 0.7 : 0);
    worth -= 1.2 * effect.woundsBeforeDice + (effect.attacksAsBroken ? 0.8 : 0);
    worth += 0.8 * effect.promote;
    if (effect.marker) worth += *effect.marker == LastingMarker::hero ? 1.5 : -1.0;
    return worth;
}

/// In wounds, about, for the side that plays it.
double worthOf(const Event& event) {
    const EventEffect& effect = event.effect;
    double worth = 0;
    if (effect.own) worth += worthOf(*effect.own);
    if (effect.enemy) worth -= worthOf(*effect.enemy);
    if (effect.enemy && effect.enemy->woundGeneralOn > 0) worth += 1;
    if (effect.throwJavelins) worth += 1.4;
    if (effect.shootAgain) worth += 1.2;
    if (effect.retarget) worth += 0.8;
    if (effect.cancel == Cancel::combat) worth += 1;
    if (effect.cancel == Cancel::otherEvents) worth += 0.6;
    return worth;
}

/// At a unit or at a structure.
bool isShooter(const Battle& battle, UnitId unit) {
    const Combat& combat = battle.currentCombat();
    const bool isShot = combat.kind == CombatKind::ranged ||
                        (combat.kind == CombatKind::structure && battle.phase == Phase::rangedAttack);
    return isShot && combat.units.attacker == unit;
}

/// What the events in play that others have do against this unit.
double worthAgainst(const Battle& battle, UnitId unit) {
    double worth = 0;
    for (const EventInPlay& it : battle.currentCombat().events) {
        const double effect = worthOf(battle.event(it.event));
        for (const UnitId helped : it.helps) worth += helped == unit ? -effect : effect;
    }
    return worth;
}

/// Who shoots is not struck back.
double worthForShooter(const Event& event) {
    const EventEffect& effect = event.effect;
    if (effect.cancel == Cancel::combat || effect.retarget) return 0;
    if (effect.shooter) return 0.5 * worthOf(*effect.shooter);
    const bool lasts = effect.own && (effect.own->promote > 0 || effect.own->marker);
    return lasts || effect.shootAgain ? worthOf(event) : 0;
}

/// The part of it that matters to this unit here.
double worthFor(const Battle& battle, UnitId unit, const Event& event) {
    const EventEffect& effect = event.effect;
    if (effect.cancel == Cancel::otherEvents) return worthAgainst(battle, unit);
    if (isShooter(battle, unit)) return worthForShooter(event);
    double worth = worthOf(event);
    if (effect.shooter) worth -= 0.5 * worthOf(*effect.shooter);
    if (effect.cancel == Cancel::combat) worth += 0.5 * worthAgainst(battle, unit);
    return worth;
}

/// What lies in the balance, compared with a common unit of the line.
double stakes(const Battle& battle, UnitId unit) {
    constexpr double common = 70;
    double value = battle.type(unit).value;
    if (!battle.currentCombat().target) {
        value = (value + battle.type(battle.currentCombat().units.enemyOf(unit)).value) / 2;
    }
    const bool hasGeneral = generalAt(battle, unit).has_value();
    return (value / common + 1) / 2 + (hasGeneral ? 0.5 : 0);
}

/// Nobody is left whom it could ever be for.
bool hasNoTroopsFor(const Battle& battle, Seat seat, const Order& order) {
    if (!order.effect.activate) return false;
    return std::ranges::none_of(own(battle, seat, Place::table), [&](UnitId id) {
        return isMeantFor(battle.type(id), order.effect.activate->filter);
    });
}

/// How many units an order moves, about.
double worthAsOrder(const Battle& battle, Seat seat, const Order& order) {
    const OrderEffect& effect = order.effect;
    constexpr double forNobody = 0.2;
    if (hasNoTroopsFor(battle, seat, order)) return forNobody;
    if (effect.activate) {
        if (effect.activate->moves == MovesLeft::backwardOnly) return 0.2;
        switch (effect.activate->count.kind) {
            case UnitCount::Kind::number: return 0.5 + 0.5 * effect.activate->count.number;
            case UnitCount::Kind::leadership: return 3;
            case UnitCount::Kind::half: return 3.5;
            case UnitCount::Kind::all: return effect.activate->filter == UnitFilter::any ? 5 : 2;
        }
    }
    if (effect.heal || effect.rally || effect.restoreOrder) return 1.6;
    if (effect.draw || effect.takeCard) return 1.2;
    return 0.4;
}

/// In the next turn this order finds nobody: no such troops, nobody who runs away, a general who is well
/// where he is.
bool findsNobody(const Battle& then, Seat seat, CardId card) {
    const OrderEffect& effect = then.order(card).effect;
    const auto isAny = [&](Marker marker) {
        return std::ranges::any_of(own(then, seat, Place::table),
                                   [&](UnitId id) { return then.unit(id).has(marker); });
    };
    if (effect.rally) return !isAny(Marker::fleeing);
    if (effect.restoreOrder) return !isAny(Marker::broken);
    if (effect.moveGeneral) return true;
    if (!effect.activate) return false;
    return effect.activate->moves == MovesLeft::backwardOnly || unitsForCard(then, seat, card).empty();
}

/// END-04: in a siege there is time to change such orders for others.
std::vector<CardId> ordersToChange(const Battle& battle, Seat seat) {
    std::vector<CardId> cards;
    if (!battle.setting->siege) return cards;
    Battle then = battle;
    System::evolve(then, TurnBegan{battle.turn + 2, seat});
    std::ranges::copy_if(battle.player(seat).hand, std::back_inserter(cards),
                         [&](CardId card) { return findsNobody(then, seat, card); });
    return cards;
}

std::vector<CardId> worstFirst(const Battle& battle, Seat seat) {
    auto hand = battle.player(seat).hand;
    std::ranges::stable_sort(hand, {}, [&](CardId card) { return worthInHand(battle, seat, card); });
    return hand;
}

}  // namespace

double worthInHand(const Battle& battle, Seat seat, CardId card) {
    return worthAsOrder(battle, seat, battle.order(card)) +
           0.6 * std::max(0.0, worthOf(battle.eventOn(card)));
}

/// An event is played when it does more here than its card would do as an order; the more so when the hand
/// is full.
EventToPlay eventOf(const Battle& battle, Seat seat, UnitId unit) {
    const auto& hand = battle.player(seat).hand;
    const bool isFull = std::ssize(hand) >= handLimit(battle, seat).total();
    EventToPlay best;
    double bestGain = 0;
    for (const CardId card : hand) {
        if (!mayPlayEvent(battle, unit, card)) continue;
        const double worth = worthFor(battle, unit, battle.eventOn(card)) * stakes(battle, unit);
        const double gain =
            worth - 0.3 * worthAsOrder(battle, seat, battle.order(card)) - (isFull ? 0.2 : 0.5);
        if (gain <= bestGain) continue;
        best = {card};
        bestGain = gain;
    }
    return best;
}

bool shouldExchange(const Battle& battle, UnitId unit) {
    const auto& events = battle.currentCombat().events;
    if (events.empty()) return false;
    const EventInPlay& turnedUp = events.back();
    const double worth = worthOf(battle.event(turnedUp.event));
    const bool helpsEnemy = std::ranges::any_of(turnedUp.helps, [&](UnitId it) { return it != unit; });
    const bool helpsUnit = std::ranges::count(turnedUp.helps, unit) != 0;
    return helpsEnemy ? worth > 0 : !helpsUnit;
}

Answer drawOf(const Battle& battle, Seat seat) {
    constexpr double poor = 1.5;
    const auto hand = worstFirst(battle, seat);
    const int limit = handLimit(battle, seat).total();
    auto change = ordersToChange(battle, seat);
    // Those in the hand that help nobody are the first to go beyond its limit.
    const auto room = limit - (std::ssize(hand) - std::ssize(change));
    if (!change.empty() && std::ssize(change) + 1 > std::min<std::ptrdiff_t>(3, room)) {
        return DiscardAndDraw{std::move(change)};
    }
    if (std::ssize(hand) + 2 <= limit) return DrawThree{};
    DiscardAndDraw answer;
    for (const CardId card : hand) {
        if (worthInHand(battle, seat, card) < poor) answer.cards.push_back(card);
    }
    return answer;
}

CardsToDiscard discardOf(const Battle& battle, Seat seat, int count) {
    const auto hand = worstFirst(battle, seat);
    return {{hand.begin(), hand.begin() + count}};
}

}  // namespace vallum::players
