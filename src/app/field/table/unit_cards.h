// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "field/table/coordinates.h"
#include "field/table/fan.h"
#include "field/table/unit_item.h"

#include <map>
#include <set>

#include <QObject>
#include <QPolygonF>

#include <vallum/field/model/battle.h>

class QGraphicsScene;

namespace vallum::app {

/// The units' cards in a scene: one item each, in stacks as they lie, and framed, dimmed or raised according
/// to which of them are selected, looked at, highlighted or on offer.
class UnitCards final : public QObject {
    Q_OBJECT

public:
    UnitCards(QGraphicsScene& scene, art::CardPainter& painter);

    /// Exactly the units of this battle, where they stand.
    void show(const field::Battle& battle, const Coordinates& coordinates);
    [[nodiscard]] UnitItem* item(UnitId unit) const;
    /// Stacked cards slide apart under the mouse.
    [[nodiscard]] Fan& fan() { return fan_; }

    void select(std::optional<UnitId> unit);
    [[nodiscard]] std::optional<UnitId> selected() const { return selected_; }
    void hover(std::optional<UnitId> unit);
    [[nodiscard]] std::optional<UnitId> hovered() const { return hovered_; }
    /// Frames several picked units like the selected one.
    void highlight(std::set<UnitId> units);
    /// While units are being chosen, a unit that is only looked at gets a different frame.
    void setChoosing(bool isChoosing);
    /// The highlighted units and the selected one.
    [[nodiscard]] std::set<UnitId> picked() const;
    /// The units that can be chosen; all others are dimmed. Empty: nothing is dimmed.
    void offer(std::set<UnitId> units);
    /// The units on offer, or all units if there are none.
    [[nodiscard]] std::vector<UnitId> onOffer() const;

    /// FOR-11: the outlines of cards with a friendly card on top.
    [[nodiscard]] const std::map<UnitId, QPolygonF>& covered() const { return covered_; }
    /// FOR-04: a unit in a tower is shown as a marker, and its card only on request.
    struct InTower {
        art::CardLook look;
        QPointF at;
    };
    [[nodiscard]] std::optional<InTower> hoveredInTower() const;

Q_SIGNALS:
    void selectionMoved(std::optional<UnitId> unit);
    /// Other units are selected, hovered over or highlighted.
    void emphasisChanged();

private:
    void showUnit(const field::Battle& battle, UnitId id, const Coordinates& coordinates);
    void removeAllBut(const std::set<UnitId>& units);
    void dress(UnitItem& item) const;
    void dress(std::optional<UnitId> unit) const;

    QGraphicsScene& scene_;
    art::CardPainter& painter_;
    std::map<UnitId, UnitItem*> items_;
    std::map<UnitId, art::CardLook> looks_;  // without emphasis
    std::optional<UnitId> selected_;
    std::optional<UnitId> hovered_;
    std::set<UnitId> highlighted_;
    std::set<UnitId> offered_;
    bool isChoosing_ = false;
    std::set<UnitId> underneath_;
    std::set<UnitId> inTowers_;
    std::set<UnitId> onOthers_;
    std::map<UnitId, QPolygonF> covered_;
    Fan fan_;
};

}  // namespace vallum::app
