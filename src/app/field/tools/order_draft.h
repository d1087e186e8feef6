// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/answers.h>

namespace vallum::app {

class FieldSession;

/// An order that is being put together: its card, those that add to it, the wing, and the units.
class OrderDraft {
public:
    explicit OrderDraft(const FieldSession& session) : session_(session) {}

    [[nodiscard]] const field::OrderToPlay& order() const { return order_; }
    [[nodiscard]] bool hasCard() const { return order_.card != faceDown; }
    [[nodiscard]] bool has(UnitId unit) const;
    /// The units that the order could activate, while it has a card.
    [[nodiscard]] std::vector<UnitId> fitting() const;
    /// How many more units can be picked.
    [[nodiscard]] int left() const;
    /// Whether the order is acceptable so far; the error says why not.
    [[nodiscard]] Verdict verdict() const;
    /// It leaves no choice of units.
    [[nodiscard]] bool isForAll() const;
    /// It would do nothing, because it is for all units that fit and none does.
    [[nodiscard]] bool isWasted() const;
    /// Nothing but units is missing.
    [[nodiscard]] bool waitsForUnits() const;
    /// The same order for this unit alone.
    [[nodiscard]] field::OrderToPlay alone(UnitId unit) const;

    /// Begins anew with this card; none clears it.
    void takeCard(CardId card);
    void takeWing(field::Flank wing);
    /// Changes the wing if the order fits the unit only there.
    void turnToWingOf(UnitId unit);
    void toggleBoost(CardId card);
    void add(UnitId unit) { order_.units.push_back(unit); }
    /// True if it was picked.
    bool remove(UnitId unit);
    /// As many as the order allows, first those that the computer would order.
    void addAll();

private:
    [[nodiscard]] field::Flank fullerWing() const;

    const FieldSession& session_;
    field::OrderToPlay order_;
};

}  // namespace vallum::app
