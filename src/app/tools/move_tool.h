// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tools/move_draft.h"
#include "tools/tool.h"

#include <vallum/field/queries/reach.h>

namespace vallum::app {

class Session;
class TableScene;

/// Moves and charges: pick a unit, drag it, drag a corner to pivot or the knob ahead of it to turn; then
/// make the move. Everything can be done with the keyboard too.
class MoveTool final : public Tool {
    Q_OBJECT

public:
    MoveTool(Session& session, TableScene& scene, MoveDraft::Half half, QObject* parent);

    void leave() override;
    [[nodiscard]] QString hint() const override;
    bool press(QPointF point, Qt::KeyboardModifiers keys) override;
    void drag(QPointF point, Qt::KeyboardModifiers keys) override;
    void release(QPointF point, Qt::KeyboardModifiers keys) override;
    void hover(QPointF point) override;
    void doubleClick(QPointF point) override;
    bool key(const QKeyEvent& event) override;
    [[nodiscard]] QString toolTip(QPointF point) const override;

    /// Those that can still do something in this phase, in the order of their ids.
    [[nodiscard]] const std::vector<UnitId>& movable() const { return movable_; }
    [[nodiscard]] std::optional<UnitId> unit() const { return unit_; }
    [[nodiscard]] const MoveDraft& draft() const { return draft_; }

public Q_SLOTS:
    void pick(std::optional<UnitId> unit);
    void pickNext();
    void makeMove();
    void takeBackStep();
    void cancel();
    void toggleMarch();
    void toggle(const field::Maneuver& maneuver);
    /// Each time one section more round that side, and none after the last.
    void wrapMore(field::Flank side);
    void takeOtherSide();

Q_SIGNALS:
    void draftChanged();

private:
    enum class Grip { none, card, corner, knob };

    [[nodiscard]] Grip gripAt(QPointF point) const;
    [[nodiscard]] const field::Battle& battle() const;
    [[nodiscard]] Verdict mayMove(UnitId unit) const;
    void findMovable();
    void nudge(const geometry::PathStep& step);
    void changed();
    void draw();
    void drawReach();
    void drawHandles(const geometry::Pose& pose);
    void drawPath();
    void drawContact(const field::PlannedContact& contact);
    [[nodiscard]] QString label() const;

    Session& session_;
    TableScene& scene_;
    MoveDraft::Half half_;
    std::vector<UnitId> movable_;
    std::optional<UnitId> unit_;
    MoveDraft draft_;
    std::optional<field::Reach> reach_;
    Grip grip_ = Grip::none;
    Grip hovered_ = Grip::none;
    geometry::Corner corner_{};
    geometry::Pose from_;
    geometry::Point grabbed_;
    bool slide_ = false;
};

}  // namespace vallum::app
