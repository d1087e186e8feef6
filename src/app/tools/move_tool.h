// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tools/engaged_mover.h"
#include "tools/group_mover.h"
#include "tools/maneuver_offers.h"
#include "tools/move_label.h"
#include "tools/structure_offers.h"
#include "tools/tool.h"

#include <functional>

#include <QTimer>

#include <vallum/field/queries/reach.h>
#include <vallum/field/queries/siege_moves.h>
#include <vallum/field/queries/threats.h>

namespace vallum::app {

class FieldSession;
class TableScene;

/// Moves and charges: pick a unit, drag it, drag a corner to pivot or the knob ahead of it to turn; then make
/// the move. Several units are picked with Shift and moved with one drag. Everything also works with the
/// keyboard.
class MoveTool final : public Tool {
    Q_OBJECT

public:
    MoveTool(FieldSession& session, TableScene& scene, QObject* parent);
    /// Only these units may move; the open question determines the answer.
    MoveTool(FieldSession& session, TableScene& scene, std::vector<UnitId> only, QObject* parent);

    void leave() override;
    [[nodiscard]] QString hint() const override;
    bool press(QPointF point, Qt::KeyboardModifiers keys) override;
    void drag(QPointF point, Qt::KeyboardModifiers keys) override;
    void release(QPointF point, Qt::KeyboardModifiers keys) override;
    void hover(QPointF point) override;
    void doubleClick(QPointF point) override;
    bool key(const QKeyEvent& event) override;
    [[nodiscard]] QString toolTip(QPointF point) const override;
    [[nodiscard]] QString unfinished() const override;
    void fillMenu(QMenu& menu) override;
    void fill(Offer& offer) override;

    /// The units that can still act in this phase, ordered by id.
    [[nodiscard]] const std::vector<UnitId>& movable() const { return movable_; }
    [[nodiscard]] std::optional<UnitId> unit() const { return unit_; }
    [[nodiscard]] const field::MoveDraft& draft() const { return draft_; }
    /// The threats at the end of the drawn move. None for a charge, which has odds instead, and while the
    /// ghost is being dragged: it is computed when the ghost rests.
    [[nodiscard]] const std::optional<field::Outlook>& outlook() const { return outlook_; }
    /// The odds of the drawn charge; none if the enemy is hidden.
    [[nodiscard]] const std::optional<field::CombatOdds>& chargeOdds() const { return chargeOdds_; }
    /// What the move costs and leads to and, below it, who could attack there and what stops the move.
    [[nodiscard]] MoveLabel label() const;
    /// Empty unless several units are picked.
    [[nodiscard]] const GroupMover& group() const { return group_; }
    [[nodiscard]] std::vector<ManeuverOffer> offers() const;
    /// ENG-08: for an engaged unit only bravery.
    [[nodiscard]] std::vector<ManeuverOffer> offersInFight() const;
    [[nodiscard]] std::vector<StructureOffer> structureOffers() const;
    /// What the picked unit can do instead of moving.
    [[nodiscard]] std::vector<TaskOffer> tasks() const;
    void take(const StructureOffer& offer);
    void doTask(const TaskOffer& task);
    /// FOR-11: whether the move ends over or under friends, so that the player can choose which.
    [[nodiscard]] bool liesOnFriends() const;
    void toggleOnTop();
    /// Whether the charge can wrap another section round that side of the enemy, or remove those it has.
    [[nodiscard]] Verdict mayWrap(field::Flank side) const;
    /// The next place for a marker on each side that a drawn charge can wrap; clicking there places it.
    struct MarkerPlace {
        field::Flank side{};
        QPolygonF square;
    };
    [[nodiscard]] std::vector<MarkerPlace> markerPlaces() const;
    /// The same charge at the enemy's next side, if there is one.
    [[nodiscard]] std::optional<field::MoveDraft> chargeOnOtherSide() const;
    /// Active while the picked unit is engaged.
    [[nodiscard]] const EngagedMover& engaged() const { return engaged_; }
    /// Changes the engaged unit's action and shows the result.
    void change(const std::function<void(EngagedMover&)>& action);

public Q_SLOTS:
    void pick(std::optional<UnitId> unit);
    void pickAll();
    /// Adds the unit to the picked ones, or removes it.
    void togglePick(UnitId unit);
    void pickNext();
    void makeMove();
    void takeBackStep();
    void cancel();
    void toggleMarch();
    void toggle(const field::Maneuver& maneuver);
    /// Wraps one more section round that side; after the last one, none.
    void wrapMore(field::Flank side);
    void takeOtherSide();

private:
    enum class Grip { none, card, corner, knob };

    /// A press with Shift picks if released at once, and slides or frames if dragged.
    struct Press {
        QPointF point;
        std::optional<UnitId> unit;
    };

    void begin();
    void pickGroup(std::vector<UnitId> units);
    bool grab(QPointF point, Qt::KeyboardModifiers keys);
    bool pressMarkerPlace(QPointF point);
    void grabCorner(QPointF point);
    void dragGroup(QPointF point, Qt::KeyboardModifiers keys);
    void releaseGroup(QPointF point);
    [[nodiscard]] std::vector<UnitId> movableIn(const QRectF& frame) const;
    bool groupKey(const QKeyEvent& event);
    bool engagedKey(const QKeyEvent& event);
    void makeEngagedMove();
    void takeInFight(const field::Maneuver& maneuver);
    void fillEngagedMenu(QMenu& menu);
    bool nudgeKey(const QKeyEvent& event);
    bool maneuverKey(const QKeyEvent& event);
    void makeGroupMove();
    bool structureKey(const QKeyEvent& event);
    bool takeOfferOf(const QString& key);
    void beginDrag(QPointF point, Qt::KeyboardModifiers keys);
    void dragHandle(geometry::Point mouse);
    void dragCard(QPointF point);
    void dragOut(geometry::Point mouse);
    bool dragDown(geometry::Point mouse);
    void goTo(const std::function<bool(const field::AtStructure&)>& isWanted, geometry::Point near);
    bool goByKey(const QString& key);
    void wrapRoundTower(field::Flank side);
    void fillStructureMenu(QMenu& menu);

    [[nodiscard]] Grip gripAt(QPointF point) const;
    [[nodiscard]] const field::Battle& battle() const;
    [[nodiscard]] Verdict mayMove(UnitId unit) const;
    void findMovable();
    void nudge(const geometry::PathStep& step);
    void keepTried();
    void changed();
    void lookAhead();
    void forgetOutlook();
    void rested();
    void draw();
    void drawReach();
    void drawHandles(const geometry::Pose& pose);
    void drawPath();
    void drawContact(const field::PlannedContact& contact);
    void drawMarkerPlaces();
    void drawFrame();
    void drawGhost(const geometry::Pose& pose);
    void drawStructure();
    [[nodiscard]] bool isGhostInTower() const;
    [[nodiscard]] QPointF placeOfLabel(const geometry::Pose& pose) const;
    [[nodiscard]] bool canBeDragged() const;
    [[nodiscard]] QString groupHint() const;
    [[nodiscard]] QString unitHint() const;

    FieldSession& session_;
    TableScene& scene_;
    std::vector<UnitId> only_;
    std::vector<UnitId> movable_;
    std::optional<UnitId> unit_;
    field::MoveDraft draft_;
    std::optional<field::Outlook> outlook_;
    std::optional<field::CombatOdds> chargeOdds_;
    QTimer rest_;  // runs while the dragged ghost is still
    GroupMover group_;
    EngagedMover engaged_;
    std::optional<Press> chosen_;
    std::optional<QPointF> groupHeld_;
    std::optional<QPointF> frameFrom_;
    QPointF frameTo_;
    std::optional<field::Reach> reach_;
    std::optional<std::vector<field::SiegeMove>> siegeMoves_;  // of the picked unit, computed on demand
    Grip grip_ = Grip::none;
    Grip hovered_ = Grip::none;
    geometry::Corner corner_{};
    geometry::Pose from_;
    geometry::Point grabbed_;
    bool slide_ = false;
};

}  // namespace vallum::app
