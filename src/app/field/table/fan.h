// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <set>
#include <vector>

#include <QObject>
#include <QPointF>
#include <QVariantAnimation>

#include <vallum/field/model/battle.h>

namespace vallum::app {

class UnitItem;

/// Slides stacked cards (FOR-11) apart while the mouse is over one of them, so that all can be read and
/// picked, and back together afterward.
class Fan final : public QObject {
    Q_OBJECT

public:
    /// `items` are the cards by unit; cards at the top of a stack do not move.
    explicit Fan(const std::map<UnitId, UnitItem*>& items);

    void setStacks(const field::Battle& battle);
    void open(std::optional<UnitId> unit);
    /// Immediately, because the cards are about to move.
    void close();
    [[nodiscard]] bool isOpen() const { return !moved_.empty(); }
    void setMilliseconds(int milliseconds) { clock_.setDuration(milliseconds); }

private:
    struct Slide {
        UnitId unit;
        QPointF from;
        QPointF by;
    };

    [[nodiscard]] std::set<UnitId> stackOf(UnitId unit) const;
    void show(double part);

    const std::map<UnitId, UnitItem*>& items_;
    std::vector<field::Overlap> overlaps_;
    std::set<UnitId> opened_;
    std::vector<Slide> moved_;
    QVariantAnimation clock_;
};

}  // namespace vallum::app
