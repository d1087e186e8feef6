// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tools/tool.h"

#include <optional>
#include <vector>

#include <vallum/field/questions.h>

namespace vallum::app {

class Session;
class TableScene;

/// Put a card on the table (SET-21) or to another place of the zone (GEN-08): it follows the mouse, a click
/// lays it down.
class PlaceTool final : public Tool {
    Q_OBJECT

public:
    PlaceTool(Session& session, TableScene& scene, std::vector<UnitId> cards, QObject* parent);

    void leave() override;
    [[nodiscard]] QString hint() const override;
    bool press(QPointF point, Qt::KeyboardModifiers keys) override;
    void drag(QPointF point, Qt::KeyboardModifiers) override { hover(point); }
    void hover(QPointF point) override;
    bool key(const QKeyEvent& event) override;

    /// The cards of the player that are still to be placed.
    [[nodiscard]] const std::vector<UnitId>& waiting() const { return waiting_; }
    [[nodiscard]] UnitId unit() const { return unit_; }

public Q_SLOTS:
    void pick(UnitId unit);
    void turn(Degrees angle);
    void place();

Q_SIGNALS:
    void unitPicked();

private:
    [[nodiscard]] field::UnitPlacement placement() const;
    void draw();

    Session& session_;
    TableScene& scene_;
    std::vector<UnitId> waiting_;
    UnitId unit_;
    geometry::Pose pose_;
};

/// Turn a unit that has recovered to any facing (ACT-15, FLT-16).
class FacingTool final : public Tool {
    Q_OBJECT

public:
    FacingTool(Session& session, TableScene& scene, UnitId unit, QObject* parent);

    void leave() override;
    [[nodiscard]] QString hint() const override {
        return tr("Point where the unit is to look and click; Enter keeps the facing shown.");
    }
    bool press(QPointF point, Qt::KeyboardModifiers keys) override;
    void drag(QPointF point, Qt::KeyboardModifiers) override { hover(point); }
    void hover(QPointF point) override;
    bool key(const QKeyEvent& event) override;

private:
    void draw();

    Session& session_;
    TableScene& scene_;
    UnitId unit_;
    Heading heading_;
};

}  // namespace vallum::app
