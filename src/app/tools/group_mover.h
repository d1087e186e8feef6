// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QString>

#include <vallum/field/queries/group_draft.h>
#include <vallum/field/queries/odds.h>
#include <vallum/field/queries/threats.h>

namespace vallum::app {

class FieldSession;
class TableScene;

/// A melee that one of the units would fight once all of them have moved.
struct GroupFight {
    field::Opponents units;
    field::CombatOdds odds;
};

/// Controls for several picked units: dragging one moves all; dragging the knob ahead of the line or the
/// outer corner of its end wheels it.
class GroupMover {
public:
    GroupMover(FieldSession& session, TableScene& scene) : session_(session), scene_(scene) {}

    void setUnits(std::vector<UnitId> units);
    [[nodiscard]] bool isActive() const { return draft_.units().size() > 1; }
    [[nodiscard]] bool has(UnitId unit) const;
    [[nodiscard]] const field::GroupDraft& draft() const { return draft_; }

    /// True if the press grabbed the group.
    bool press(QPointF point);
    /// True on any of the units or their ghosts.
    [[nodiscard]] bool isHeldAt(QPointF point) const;
    void drag(QPointF point, bool slide);
    void letGo() { grip_ = Grip::none; }
    bool nudge(int key, bool far);
    void clear() { draft_.clear(); }
    /// Computes their fights, and the threats at the ends of their moves.
    void lookAhead();
    void forgetOutlooks();
    /// For units that could be attacked there and do not charge.
    [[nodiscard]] const std::vector<std::pair<UnitId, field::Outlook>>& outlooks() const { return outlooks_; }
    /// The fights after charges, except those against hidden enemies.
    [[nodiscard]] const std::vector<GroupFight>& fights() const { return fights_; }
    void toggleMarch();
    void draw() const;

private:
    enum class Grip { none, card, knob, leftEnd, rightEnd };

    [[nodiscard]] Grip gripAt(QPointF point) const;
    /// The member whose ghost is at this point.
    [[nodiscard]] const field::GroupMember* ghostAt(QPointF point) const;
    [[nodiscard]] QPointF knob() const;
    [[nodiscard]] QPointF end(field::Flank side) const;
    [[nodiscard]] std::optional<field::GroupStep> stepToward(QPointF point, bool slide) const;
    [[nodiscard]] std::optional<field::GroupStep> wheelToward(double degreesLeft, double degreesRight) const;
    void drawMember(const field::GroupMember& member) const;
    void drawFights() const;
    void drawHandles() const;
    void drawLabels() const;
    void drawLabel(const geometry::Pose& pose, const QStringList& lines, bool allowed) const;

    FieldSession& session_;
    TableScene& scene_;
    field::GroupDraft draft_;
    std::vector<std::pair<UnitId, field::Outlook>> outlooks_;
    std::vector<GroupFight> fights_;
    Grip grip_ = Grip::none;
    UnitId held_;
    QPointF grabbed_;
    std::optional<QPointF> pressed_;  // a ghost that was pressed but not yet dragged
};

}  // namespace vallum::app
