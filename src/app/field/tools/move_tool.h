// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "field/table/tool.h"
#include "field/tools/pick_gesture.h"
#include "field/tools/picked_units.h"

#include <QTimer>

namespace vallum::app {

/// Moves and charges: pick a unit, or several with Shift, and move them with the mouse or the keyboard. This
/// tool picks; a mover takes over what is picked.
class MoveTool final : public Tool {
    Q_OBJECT

public:
    /// If `only` is not empty, only these units may move, and the open question determines the answer.
    MoveTool(FieldSession& session, TableScene& scene, std::vector<UnitId> only, QObject* parent);

    void leave() override;
    [[nodiscard]] QString hint() const override;
    bool dropDrawn() override;
    bool makeDrawn() override;
    bool makesWay(QPointF point, Qt::KeyboardModifiers keys) override;
    bool press(QPointF point, Qt::KeyboardModifiers keys) override;
    void drag(QPointF point, Qt::KeyboardModifiers keys) override;
    void release(QPointF point, Qt::KeyboardModifiers keys) override;
    void doubleClick(QPointF point) override;
    bool key(const QKeyEvent& event) override;
    [[nodiscard]] QString toolTip(QPointF point) const override;
    [[nodiscard]] QString unfinished() const override;
    void fillMenu(QMenu& menu) override;
    void fill(Offer& offer) override;

    /// The units that can still act in this phase, ordered by id.
    [[nodiscard]] const std::vector<UnitId>& movable() const { return movable_; }
    /// The picked unit, engaged or not.
    [[nodiscard]] std::optional<UnitId> unit() const { return picked_.unit(); }
    /// Active while one unit is picked that is not engaged.
    [[nodiscard]] const UnitMover& single() const { return picked_.single(); }
    /// Active while several units are picked.
    [[nodiscard]] const GroupMover& group() const { return picked_.group(); }
    /// Active while the picked unit is engaged.
    [[nodiscard]] const EngagedMover& engaged() const { return picked_.engaged(); }

    [[nodiscard]] Text remaining() const override;
    [[nodiscard]] bool hasNext() const override { return !movable_.empty(); }
    [[nodiscard]] bool hasMore() const override;
    void pickNext() override;

private:
    void togglePick(UnitId unit);
    void endPicking(QPointF point);
    bool grab(QPointF point, Qt::KeyboardModifiers keys);
    /// The one that is drawn, unless it has to be confirmed; false if it is not made.
    bool makeMove();
    /// Makes the move that is drawn, so that `next` can be picked; false if the player has to confirm it.
    bool finishFor(UnitId next);
    void explainStuck(QPointF draggedTo);
    /// Nobody can move, and nothing else is to be decided in this turn.
    [[nodiscard]] bool endsTurn() const;
    void cancel();
    void changed();
    void lookAhead();
    void draw();

    FieldSession& session_;
    TableScene& scene_;
    std::vector<UnitId> only_;
    PickedUnits picked_;
    std::vector<UnitId> movable_;
    PickGesture picking_;
    QPointF pressed_;
    QTimer rest_;  // runs while the dragged ghost is still
};

}  // namespace vallum::app
