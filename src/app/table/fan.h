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

/// Cards that lie on each other (FOR-11) slide apart while the mouse is over one of them, so that all of them
/// can be read and picked, and together again when it has left.
class Fan final : public QObject {
    Q_OBJECT

public:
    /// The cards of the units by their ids; those that lie on others stay where they are.
    explicit Fan(const std::map<UnitId, UnitItem*>& items);

    void setStacks(const field::Battle& battle);
    void open(std::optional<UnitId> unit);
    /// At once: the cards are about to go somewhere else.
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
