// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "field/tools/card_grip.h"
#include "field/tools/charge_moves.h"
#include "field/tools/drawn_move.h"
#include "field/tools/mover.h"
#include "field/tools/structure_moves.h"

namespace vallum::app {

/// Controls for one unit: drag its card, drag a corner to wheel or the knob ahead of it to turn, or use keys.
class UnitMover final : public Mover {
    Q_OBJECT

public:
    /// Whether the unit may do something else instead of moving.
    enum class Tasks { offered, withheld };

    UnitMover(FieldSession& session, TableScene& scene, Tasks tasks);

    void setUnit(std::optional<UnitId> unit);
    [[nodiscard]] const DrawnMove& move() const { return move_; }
    [[nodiscard]] const ChargeMoves& charges() const { return charges_; }
    [[nodiscard]] const StructureMoves& structures() const { return structures_; }
    /// Holds the card itself, wherever it was pressed.
    void grabCard(QPointF point) { grip_.hold(CardGrip::Part::card, point); }
    /// Whether a corner or the knob is there.
    [[nodiscard]] bool hasHandleAt(QPointF point) const;

    [[nodiscard]] bool isActive() const override { return move_.unit().has_value(); }
    [[nodiscard]] bool hasBegun() const override { return isActive() && !move_.draft().isEmpty(); }
    [[nodiscard]] Pending pending() const override;
    [[nodiscard]] QString hint() const override;
    bool press(QPointF point, Qt::KeyboardModifiers keys) override;
    [[nodiscard]] bool isHeld() const override { return grip_.isHolding(); }
    bool drag(QPointF point, Qt::KeyboardModifiers keys) override;
    void release() override;
    [[nodiscard]] bool confirmsAt(QPointF point) const override;
    bool key(const QKeyEvent& event) override;
    void makeMove() override;
    void startAgain() override;
    void lookAhead() override { move_.lookAhead(); }
    void forgetOutlook() override { move_.forgetOutlook(); }
    void draw() override;
    void fill(Offer& offer) override;
    void fillMenu(QMenu& menu) override;

    /// What the unit can do instead of moving.
    [[nodiscard]] std::vector<TaskOffer> tasks() const;
    void doTask(const TaskOffer& task);
    /// Round the enemy or the tower at the end of the move.
    void wrapMore(field::Flank side);

private:
    bool pressMarkerPlace(QPointF point);
    bool pressEnemy(QPointF point);
    [[nodiscard]] bool isTargetAt(QPointF point) const;
    bool nudgeKey(const QKeyEvent& event);
    bool taskKey(const QKeyEvent& event);
    bool maneuverKey(const QKeyEvent& event);

    Tasks tasks_;
    DrawnMove move_;
    ChargeMoves charges_{move_};
    StructureMoves structures_{move_};
    CardGrip grip_;
};

}  // namespace vallum::app
