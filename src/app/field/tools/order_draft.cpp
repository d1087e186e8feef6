// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/tools/order_draft.h"

#include "field/session/field_session.h"

#include <algorithm>

#include <vallum/field/rules/turn/activation.h>
#include <vallum/field/rules/turn/orders.h>
#include <vallum/players/field_players.h>

namespace vallum::app {

namespace {

bool asksForWing(const field::Order& order) {
    return order.effect.activate && order.effect.activate->filter == field::UnitFilter::wing;
}

field::Flank otherWing(field::Flank wing) {
    return wing == field::Flank::left ? field::Flank::right : field::Flank::left;
}

}  // namespace

bool OrderDraft::has(UnitId unit) const { return std::ranges::count(order_.units, unit) != 0; }

std::vector<UnitId> OrderDraft::fitting() const {
    return field::unitsForOrder(session_.battle(), session_.battle().active, order_);
}

int OrderDraft::left() const {
    if (!hasCard() || isForAll()) return 0;
    const field::Battle& battle = session_.battle();
    const int most = std::min(field::unitsAllowed(battle, battle.active, order_.card).total(),
                              static_cast<int>(fitting().size()));
    return std::max(0, most - static_cast<int>(order_.units.size()));
}

Verdict OrderDraft::verdict() const {
    return hasCard() ? session_.wouldAccept(order_) : refuse("ACT-05"_rule);
}

bool OrderDraft::isForAll() const { return field::isForAll(session_.battle().order(order_.card)); }

bool OrderDraft::isWasted() const { return hasCard() && isForAll() && fitting().empty(); }

bool OrderDraft::waitsForUnits() const { return order_.units.empty() && left() > 0 && !verdict(); }

field::OrderToPlay OrderDraft::alone(UnitId unit) const {
    field::OrderToPlay alone = order_;
    alone.units = {unit};
    return alone;
}

void OrderDraft::takeCard(CardId card) {
    order_ = {};
    order_.card = card;
    if (hasCard() && asksForWing(session_.battle().order(card))) order_.wing = fullerWing();
}

/// The wing on which more units can be ordered; a click on a unit of the other one changes it.
field::Flank OrderDraft::fullerWing() const {
    const field::Battle& battle = session_.battle();
    const auto unitsOn = [&](field::Flank wing) {
        return field::unitsForOrder(battle, battle.active, order_.card, wing).size();
    };
    return unitsOn(field::Flank::left) >= unitsOn(field::Flank::right) ? field::Flank::left
                                                                       : field::Flank::right;
}

void OrderDraft::takeWing(field::Flank wing) {
    order_.wing = wing;
    order_.units.clear();
}

void OrderDraft::turnToWingOf(UnitId unit) {
    if (!order_.wing || std::ranges::count(fitting(), unit) != 0) return;
    const field::Battle& battle = session_.battle();
    const field::Flank other = otherWing(*order_.wing);
    const auto there = field::unitsForOrder(battle, battle.active, order_.card, other);
    if (std::ranges::count(there, unit) != 0) takeWing(other);
}

void OrderDraft::toggleBoost(CardId card) {
    if (std::erase(order_.boosts, card) == 0) order_.boosts.push_back(card);
    const auto fitting = this->fitting();
    std::erase_if(order_.units, [&](UnitId unit) { return std::ranges::count(fitting, unit) == 0; });
}

bool OrderDraft::remove(UnitId unit) { return std::erase(order_.units, unit) != 0; }

void OrderDraft::addAll() {
    const std::vector<UnitId> fitting = this->fitting();
    const field::Battle& battle = session_.battle();
    std::vector<UnitId> inOrder = players::unitsWorthAnOrder(battle, battle.active, order_.card);
    inOrder.insert(inOrder.end(), fitting.begin(), fitting.end());
    for (const UnitId unit : inOrder) {
        if (left() == 0) break;
        if (!has(unit) && std::ranges::count(fitting, unit) != 0) add(unit);
    }
}

}  // namespace vallum::app
