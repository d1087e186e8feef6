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
/// Whether there is anything left that it may do this turn.
[[nodiscard]] Verdict mayDoSomethingEngaged(const field::Battle&, UnitId);

/// The hands on a unit in a fight: markers are clicked, the card is dragged straight back to withdraw, and it
/// turns by keys. Everything is shown before it is done.
class EngagedMover {
public:
    EngagedMover(FieldSession& session, TableScene& scene) : session_(session), scene_(scene) {}

    void setUnit(std::optional<UnitId> unit);
    [[nodiscard]] bool isActive() const { return unit_.has_value(); }
    [[nodiscard]] const std::optional<EngagedAction>& proposed() const { return proposed_; }
    /// Only while something is proposed.
    [[nodiscard]] const Expected<field::EngagedPlan>& plan() const { return plan_; }
    /// Only while there is a plan.
    [[nodiscard]] const field::ActionOdds& odds() const { return odds_; }
    [[nodiscard]] std::optional<field::Answer> answer() const;

    void propose(const EngagedAction& action);
    void clear();
    /// One more section round that end of an enemy it touches, and none after the last.
    void wrapMore(field::Flank side);
    /// Each time another way in which the card could turn so.
    void turn(field::ChangeOfFront turn);
    /// So much farther back, within what is allowed.
    void withdrawBy(Du distance);
    void removeAllMarkers();
    void retreat() { propose(field::Retreat{*unit_}); }

    /// What these would come to, to say why not.
    [[nodiscard]] Verdict mayWrap(field::Flank side) const;
    [[nodiscard]] Verdict mayTurn(field::ChangeOfFront turn) const;
    [[nodiscard]] Verdict mayWithdraw() const;
    [[nodiscard]] Verdict mayRemove() const;
    [[nodiscard]] Verdict mayRetreat() const;

    /// Whether the press was meant for it.
    bool press(QPointF point);
    void drag(QPointF point);
    void release() { grabbed_.reset(); }
    bool key(const QKeyEvent& event);
    void draw() const;
    /// What is proposed and, below it, what that is worth.
    [[nodiscard]] QStringList label() const;

private:
    /// A place for a marker that is not there yet, or one of its own that is.
    struct MarkerSquare {
        QPolygonF square;
        UnitId enemy;
        field::Flank side = field::Flank::left;
        int count = 0;  // as many markers there are on that side with this one
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
