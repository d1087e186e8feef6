// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "field/tools/mover.h"

#include <vallum/field/queries/group_draft.h>
#include <vallum/field/queries/odds.h>
#include <vallum/field/queries/threats.h>

namespace vallum::app {

/// A melee that one of the units would fight once all of them have moved.
struct GroupFight {
    field::Opponents units;
    field::CombatOdds odds;
};

/// Controls for several picked units: dragging one moves all; dragging the knob ahead of the line or the
/// outer corner of its end wheels it.
class GroupMover final : public Mover {
    Q_OBJECT

public:
    GroupMover(FieldSession& session, TableScene& scene) : Mover(session, scene) {}

    void setUnits(std::vector<UnitId> units);
    [[nodiscard]] const field::GroupDraft& draft() const { return draft_; }
    /// For units that could be attacked there, or lose their shot, and do not charge.
    [[nodiscard]] const std::vector<std::pair<UnitId, field::Outlook>>& outlooks() const { return outlooks_; }
    /// The fights after charges, except those against hidden enemies.
    [[nodiscard]] const std::vector<GroupFight>& fights() const { return fights_; }
    void toggleMarch();

    [[nodiscard]] bool isActive() const override { return draft_.units().size() > 1; }
    [[nodiscard]] bool hasBegun() const override { return isActive() && !draft_.isEmpty(); }
    [[nodiscard]] Pending pending() const override;
    [[nodiscard]] QString hint() const override;
    bool press(QPointF point, Qt::KeyboardModifiers keys) override;
    [[nodiscard]] bool isHeld() const override { return grip_ != Grip::none; }
    bool drag(QPointF point, Qt::KeyboardModifiers keys) override;
    void release() override;
    [[nodiscard]] bool confirmsAt(QPointF point) const override;
    bool key(const QKeyEvent& event) override;
    void makeMove() override;
    void startAgain() override;
    void lookAhead() override;
    void forgetOutlook() override;
    void draw() override;
    void fill(Offer& offer) override;

private:
    enum class Grip { none, card, knob, leftEnd, rightEnd };

    [[nodiscard]] bool has(UnitId unit) const;
    [[nodiscard]] Grip gripAt(QPointF point) const;
    /// The member whose ghost is at this point.
    [[nodiscard]] const field::GroupMember* ghostAt(QPointF point) const;
    [[nodiscard]] std::optional<field::GroupStep> stepToward(QPointF point, bool slide) const;
    bool nudge(int key, bool far);

    field::GroupDraft draft_;
    std::vector<std::pair<UnitId, field::Outlook>> outlooks_;
    std::vector<GroupFight> fights_;
    Grip grip_ = Grip::none;
    UnitId held_;
    QPointF grabbed_;
    std::optional<QPointF> pressed_;  // a ghost that was pressed but not yet dragged
};

}  // namespace vallum::app
