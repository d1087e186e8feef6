// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "field/tools/move_label.h"

#include <QObject>

#include <vallum/field/queries/move_draft.h>
#include <vallum/field/queries/odds.h>
#include <vallum/field/queries/reach.h>
#include <vallum/field/queries/threats.h>

namespace vallum::app {

class FieldSession;

/// The move that the player draws for one unit, and what it leads to.
class DrawnMove final : public QObject {
    Q_OBJECT

public:
    explicit DrawnMove(FieldSession& session) : session_(session) {}

    /// Starts over; without a unit there is nothing to draw.
    void setUnit(std::optional<UnitId> unit);
    [[nodiscard]] std::optional<UnitId> unit() const { return unit_; }
    [[nodiscard]] const field::MoveDraft& draft() const { return draft_; }
    /// For changes; whoever completes one emits `changed`.
    [[nodiscard]] field::MoveDraft& draft() { return draft_; }
    [[nodiscard]] const field::Battle& battle() const;
    void report(const Refusal& why);

    /// Keeps a legal step; otherwise drops it and reports the refusal.
    void keepTried();
    void nudge(const geometry::PathStep& step);
    void takeBackStep();
    /// None: the forced march.
    void toggle(const std::optional<field::Maneuver>& maneuver);

    void lookAhead();
    void forgetOutlook();
    /// The threats at the end of the drawn move. None for a charge, which has odds instead, and while the
    /// ghost is being dragged: it is computed when the ghost rests.
    [[nodiscard]] const std::optional<field::Outlook>& outlook() const { return outlook_; }
    /// The odds of the drawn charge; none if the enemy is hidden.
    [[nodiscard]] const std::optional<field::CombatOdds>& chargeOdds() const { return chargeOdds_; }
    /// What the move costs and leads to and, below it, who could attack there and what stops the move.
    [[nodiscard]] MoveLabel label() const;
    /// Where the unit can go before anything is drawn.
    [[nodiscard]] const field::Reach& reach();

Q_SIGNALS:
    void changed();

private:
    FieldSession& session_;
    std::optional<UnitId> unit_;
    field::MoveDraft draft_;
    std::optional<field::Outlook> outlook_;
    std::optional<field::CombatOdds> chargeOdds_;
    std::optional<field::Reach> reach_;  // computed on demand
};

}  // namespace vallum::app
