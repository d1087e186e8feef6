// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QPointF>
#include <QPolygonF>
#include <QString>
#include <QStringList>

#include <vallum/field/queries/action_odds.h>

class QKeyEvent;

namespace vallum::app {

class FieldSession;
class TableScene;

using field::EngagedAction;

[[nodiscard]] Expected<field::EngagedPlan> planOf(const field::Battle&, const EngagedAction&);
/// Whether the unit can still do anything this turn.
[[nodiscard]] Verdict mayDoSomethingEngaged(const field::Battle&, UnitId);

/// Controls for an engaged unit: click markers, drag the card straight back to withdraw, turn it with keys.
/// Every action is previewed first.
class EngagedMover {
public:
    EngagedMover(FieldSession& session, TableScene& scene) : session_(session), scene_(scene) {}

    void setUnit(std::optional<UnitId> unit);
    [[nodiscard]] bool isActive() const { return unit_.has_value(); }
    [[nodiscard]] const std::optional<EngagedAction>& proposed() const { return proposed_; }
    /// Valid only while an action is proposed.
    [[nodiscard]] const Expected<field::EngagedPlan>& plan() const { return plan_; }
    /// Valid only while there is a plan.
    [[nodiscard]] const field::ActionOdds& odds() const { return odds_; }
    [[nodiscard]] std::optional<field::Answer> answer() const;

    void propose(const EngagedAction& action);
    void clear();
    /// Wraps one more section round that end of an enemy in contact; after the last one, none.
    void wrapMore(field::Flank side);
    /// Cycles through the ways in which the card can turn like this.
    void turn(field::ChangeOfFront turn);
    /// Extends the withdrawal by this distance, within the rules.
    void withdrawBy(Du distance);
    void removeAllMarkers();
    void retreat() { propose(field::Retreat{*unit_}); }

    /// Whether these actions are possible; the errors give the reasons.
    [[nodiscard]] Verdict mayWrap(field::Flank side) const;
    [[nodiscard]] Verdict mayTurn(field::ChangeOfFront turn) const;
    [[nodiscard]] Verdict mayWithdraw() const;
    [[nodiscard]] Verdict mayRemove() const;
    [[nodiscard]] Verdict mayRetreat() const;

    /// True if the press was handled.
    bool press(QPointF point);
    void drag(QPointF point);
    void release() { grabbed_.reset(); }
    bool key(const QKeyEvent& event);
    void draw() const;
    /// The proposed action, with its odds below.
    [[nodiscard]] QStringList label() const;

private:
    /// A free place for a marker, or one of the unit's own markers.
    struct MarkerSquare {
        QPolygonF square;
        UnitId enemy;
        field::Flank side = field::Flank::left;
        int count = 0;  // number of markers on that side, including this one
    };
    [[nodiscard]] std::vector<MarkerSquare> freeSquares() const;
    [[nodiscard]] std::vector<MarkerSquare> squaresAround(UnitId enemy, field::Flank side) const;
    [[nodiscard]] QPolygonF extensionSquare(field::Flank side) const;
    [[nodiscard]] field::Envelop wrapped() const;
    [[nodiscard]] field::RemoveMarkers removed() const;
    bool pressFreeSpot(QPointF point);
    bool pressOwnMarker(QPointF point);
    void proposeOrClear(const field::Envelop& action);
    void proposeOrClear(const field::RemoveMarkers& action);
    void drawSpots() const;
    void drawGhost() const;
    void drawMarkers() const;
    void drawAttacks() const;
    void drawPursuits() const;
    [[nodiscard]] QString deed() const;

    FieldSession& session_;
    TableScene& scene_;
    std::optional<UnitId> unit_;
    std::optional<EngagedAction> proposed_;
    Expected<field::EngagedPlan> plan_ = refuse("ENG-01"_rule);
    field::ActionOdds odds_;
    std::optional<QPointF> grabbed_;
};

}  // namespace vallum::app
