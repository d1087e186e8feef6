// SPDX-License-Identifier: GPL-3.0-or-later
#include "stances.h"

#include "siege_sense.h"

#include <algorithm>
#include <utility>
#include <variant>

#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/siege/siege.h>

namespace vallum::players {

namespace {

/// The best one, if it is worth so much more than its card.
Answer orderWorth(const Battle& battle, Seat seat, Memory& memory, double more) {
    auto orders = ordersOf(battle, seat, memory);
    return orders.empty() || orders.front().worth <= more ? PhaseDone{} : std::move(orders.front().answer);
}

/// Whoever besieges draws cards for a turn without orders, which are then worth more.
double worthOfHaste(const Battle& battle, Seat seat) {
    return battle.setting->siege && isAttacker(*battle.setting, seat) ? 90 : 15;
}
double worthOfThrift(const Battle& battle, Seat seat) {
    return battle.setting->siege && isAttacker(*battle.setting, seat) ? 60 : 30;
}

/// An enemy who still fights could soon charge.
bool isPressed(const Battle& battle, Seat seat) {
    constexpr Du near = 9_du;
    return std::ranges::any_of(own(battle, seat, Place::table), [&](UnitId id) {
        return isEngaged(battle, id) ||
               std::ranges::any_of(enemiesWithin(battle, id, near),
                                   [&](UnitId enemy) { return !battle.unit(enemy).has(Marker::fleeing); });
    });
}

/// Not a charge, nor anything at a wall, in contact, or with a siege tower.
bool isApproach(const Battle& battle, const Answer& answer) {
    const auto* move = std::get_if<Move>(&answer);
    return move != nullptr && !move->charge && !move->at && !isEngaged(battle, move->unit) &&
           !battle.unit(move->unit).inside;
}

}  // namespace

Answer answerIn(Stance stance, const Battle& battle, Seat seat, const Question& question, Memory& memory) {
    const bool isOrder = std::holds_alternative<ChooseOrder>(question);
    const bool isMove = std::holds_alternative<ChooseMove>(question) && battle.crossings.empty();
    if (isOrder && stance == Stance::eager)
        return orderWorth(battle, seat, memory, -worthOfHaste(battle, seat));
    if (isOrder && stance == Stance::sparing)
        return orderWorth(battle, seat, memory, worthOfThrift(battle, seat));
    if (isOrder && stance == Stance::holding && !isPressed(battle, seat)) return PhaseDone{};
    Answer answer = greedyAnswer(battle, seat, question, memory);
    if (isMove && stance == Stance::holding && isApproach(battle, answer)) return PhaseDone{};
    return answer;
}

}  // namespace vallum::players
