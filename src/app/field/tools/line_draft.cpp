// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/tools/line_draft.h"

#include "field/session/field_session.h"

#include <algorithm>
#include <utility>

namespace vallum::app {

/// Whether these units form a valid line, whichever two cards are used.
bool LineDraft::isLine(std::vector<UnitId> units) const {
    const auto& hand = session_.battle().player(session_.battle().active).hand;
    if (hand.size() < 2) return false;
    return session_.wouldAccept(field::LineOrder{{hand[0], hand[1]}, std::move(units)}).has_value();
}

/// To start one, those with a neighbor.
std::set<UnitId> LineDraft::linkable() const {
    const field::Battle& battle = session_.battle();
    std::set<UnitId> found;
    for (const UnitId unit : battle.unitsOnTable()) {
        if (battle.owner(unit) != battle.active || std::ranges::count(order_->units, unit) != 0) continue;
        std::vector<UnitId> units = order_->units;
        units.push_back(unit);
        const bool pairs =
            units.size() == 1 && std::ranges::any_of(battle.unitsOnTable(), [&](UnitId other) {
                return other != unit && battle.owner(other) == battle.active && isLine({unit, other});
            });
        if (pairs || isLine(units)) found.insert(unit);
    }
    return found;
}

std::set<UnitId> LineDraft::offered() const {
    std::set<UnitId> offered = linkable();
    offered.insert(order_->units.begin(), order_->units.end());
    return offered;
}

Verdict LineDraft::verdict() const { return session_.wouldAccept(*order_); }

void LineDraft::toggleCard(CardId card) {
    if (std::erase(order_->cards, card) == 0) order_->cards.push_back(card);
    if (order_->cards.size() > 2) order_->cards.erase(order_->cards.begin());
}

Verdict LineDraft::toggle(UnitId unit) {
    if (std::erase(order_->units, unit) != 0) return {};
    field::LineOrder longer = *order_;
    longer.units.push_back(unit);
    if (linkable().contains(unit)) {
        order_ = std::move(longer);
        return {};
    }
    return session_.wouldAccept(longer);
}

void LineDraft::addAll() {
    for (auto more = linkable(); !more.empty(); more = linkable()) order_->units.push_back(*more.begin());
}

}  // namespace vallum::app
