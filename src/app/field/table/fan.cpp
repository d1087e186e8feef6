// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/table/fan.h"

#include "field/table/unit_item.h"

#include <algorithm>
#include <numbers>

namespace vallum::app {

namespace {

constexpr double apart = 0.78;  // slightly less than a card's depth, so that there is no gap
constexpr int milliseconds = 140;

QPointF backward(double headingDegrees) {
    const double angle = headingDegrees * std::numbers::pi / 180;
    return {-std::sin(angle), std::cos(angle)};
}

}  // namespace

Fan::Fan(const std::map<UnitId, UnitItem*>& items) : items_(items) {
    clock_.setStartValue(0.0);
    clock_.setEndValue(1.0);
    clock_.setDuration(milliseconds);
    clock_.setEasingCurve(QEasingCurve::OutCubic);
    connect(&clock_, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& value) { show(value.toDouble()); });
}

void Fan::setStacks(const field::Battle& battle) {
    close();
    overlaps_ = battle.overlaps;
}

/// The whole stack: everything connected to the unit by overlaps.
std::set<UnitId> Fan::stackOf(UnitId unit) const {
    std::set<UnitId> stack{unit};
    for (std::size_t size = 0; size != stack.size();) {
        size = stack.size();
        for (const field::Overlap& it : overlaps_) {
            if (stack.contains(it.top) || stack.contains(it.under)) stack.insert({it.top, it.under});
        }
    }
    return stack;
}

void Fan::open(std::optional<UnitId> unit) {
    if (overlaps_.empty() || (unit && opened_.contains(*unit))) return;
    close();
    if (!unit) return;
    opened_ = stackOf(*unit);
    for (const UnitId id : opened_) {
        const bool isUnder = std::ranges::count(overlaps_, id, &field::Overlap::under) != 0;
        const auto card = items_.find(id);
        if (!isUnder || card == items_.end()) continue;
        const double way = apart * static_cast<double>(moved_.size() + 1);
        moved_.push_back({id, card->second->pos(), backward(card->second->headingDegrees()) * way});
    }
    if (moved_.empty()) return;
    if (clock_.duration() == 0) return show(1);
    clock_.start();
}

void Fan::show(double part) {
    for (const Slide& it : moved_) {
        if (const auto card = items_.find(it.unit); card != items_.end())
            card->second->setPos(it.from + it.by * part);
    }
}

void Fan::close() {
    clock_.stop();
    show(0);
    moved_.clear();
    opened_.clear();
}

}  // namespace vallum::app
