// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QStringList>

#include <vallum/field/queries/action_odds.h>

namespace vallum::app {

class FieldSession;

using field::EngagedAction;

/// Whether the unit can still do anything this turn.
[[nodiscard]] Verdict mayDoSomethingEngaged(const field::Battle&, UnitId);

/// A free place for a marker around an enemy in contact.
struct MarkerSpot {
    UnitId enemy;
    field::Flank side = field::Flank::left;
    geometry::SectionIndex section{};
    int count = 0;  // number of markers on that side, including this one
};

/// The action that the player proposes for an engaged unit, with its plan and odds.
class DrawnAction {
public:
    explicit DrawnAction(FieldSession& session) : session_(session) {}

    void setUnit(std::optional<UnitId> unit);
    [[nodiscard]] std::optional<UnitId> unit() const { return unit_; }
    [[nodiscard]] const std::optional<EngagedAction>& proposed() const { return proposed_; }
    /// Valid only while an action is proposed.
    [[nodiscard]] const Expected<field::EngagedPlan>& plan() const { return plan_; }
    /// Valid only while there is a plan.
    [[nodiscard]] const field::ActionOdds& odds() const { return odds_; }
    [[nodiscard]] std::optional<field::Answer> answer() const;
    /// The proposed action, with its odds below.
    [[nodiscard]] QStringList label() const;

    void clear() { proposed_.reset(); }
    /// Wraps one more section round that end of an enemy in contact; after the last one, none.
    void wrapMore(field::Flank side);
    /// Wraps the sections up to this spot or, if it was the last one, up to the one before.
    void wrapUpTo(const MarkerSpot& spot);
    /// Removes this marker or keeps it.
    void toggleMarker(const field::EnvelopMarker& marker);
    void toggleExtension(field::Flank side);
    void removeAllMarkers();
    /// Cycles through the ways in which the card can turn like this.
    void turn(field::ChangeOfFront turn);
    /// Extends the withdrawal by this distance, within the rules.
    void withdrawBy(Du distance);
    void retreat();

    /// Whether these actions are possible; the errors give the reasons.
    [[nodiscard]] Verdict mayWrap(field::Flank side) const;
    [[nodiscard]] Verdict mayTurn(field::ChangeOfFront turn) const;
    [[nodiscard]] Verdict mayWithdraw() const;
    [[nodiscard]] Verdict mayRemove() const;
    [[nodiscard]] Verdict mayRetreat() const;

    [[nodiscard]] std::vector<MarkerSpot> freeSpots() const;
    /// What is wrapped and removed so far.
    [[nodiscard]] field::Envelop wrapped() const;
    [[nodiscard]] field::RemoveMarkers removed() const;

private:
    void propose(const EngagedAction& action);
    void proposeOrClear(const field::Envelop& action);
    void proposeOrClear(const field::RemoveMarkers& action);

    FieldSession& session_;
    std::optional<UnitId> unit_;
    std::optional<EngagedAction> proposed_;
    Expected<field::EngagedPlan> plan_ = refuse("ENG-01"_rule);
    field::ActionOdds odds_;
};

}  // namespace vallum::app
