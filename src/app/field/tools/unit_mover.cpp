// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/tools/unit_mover.h"

#include "field/session/field_session.h"
#include "field/table/table_scene.h"
#include "field/tools/maneuver_offers.h"

#include <QKeyEvent>
#include <QMenu>

namespace vallum::app {

using namespace geometry;

UnitMover::UnitMover(FieldSession& session, TableScene& scene, Tasks tasks)
    : Mover(session, scene),
      tasks_(tasks),
      move_(session),
      grip_(scene, move_, structures_) {
    connect(&move_, &DrawnMove::changed, this, &Mover::changed);
}

void UnitMover::setUnit(std::optional<UnitId> unit) {
    move_.setUnit(unit);
    structures_.forgetWays();
    grip_.letGo();
}

QString UnitMover::hint() const {
    if (battle().unit(*move_.unit()).climb) return tr("It keeps climbing by itself, or climbs down with V.");
    if (move_.draft().isEmpty()) {
        return tr(
            "Drag the card to advance or slide, a corner to wheel, the knob to turn; or use the arrow keys.");
    }
    return move_.draft().move().charge ? tr("Enter charges, Backspace undoes the last step, Escape cancels.")
                                       : tr("Enter moves, Backspace undoes the last step, Escape cancels.");
}

Mover::Pending UnitMover::pending() const {
    if (!hasBegun() || !move_.draft().plan()) return Pending::nothing;
    const field::Move& move = move_.draft().move();
    return move.charge || move.at ? Pending::commitment : Pending::move;
}

void UnitMover::makeMove() {
    if (!hasBegun()) return;
    if (!move_.draft().plan()) return report(move_.draft().plan().error());
    const field::Move move = move_.draft().move();
    setUnit(std::nullopt);
    answer({move});
}

void UnitMover::startAgain() {
    setUnit(move_.unit());
    scene().select(move_.unit());
    Q_EMIT changed();
}

std::vector<TaskOffer> UnitMover::tasks() const {
    return isActive() && tasks_ == Tasks::offered ? taskOffers(battle(), *move_.unit())
                                                  : std::vector<TaskOffer>();
}

void UnitMover::doTask(const TaskOffer& task) {
    if (!task.verdict) return report(task.verdict.error());
    setUnit(std::nullopt);
    answer({task.answer});
}

void UnitMover::wrapMore(field::Flank side) {
    move_.draft().move().at ? structures_.wrapRound(side) : charges_.wrapMore(side);
}

// --------------------------------------------------------------------- mouse

bool UnitMover::hasHandleAt(QPointF point) const {
    const CardGrip::Part part = grip_.partAt(point);
    return part == CardGrip::Part::corner || part == CardGrip::Part::knob;
}

bool UnitMover::press(QPointF point, Qt::KeyboardModifiers /*keys*/) {
    if (!isActive()) return false;
    if (pressMarkerPlace(point)) return true;
    grip_.hold(grip_.partAt(point), point);
    return grip_.isHolding() || pressEnemy(point);
}

/// A click on an enemy in reach draws the charge; on the one whom the drawn charge meets, it keeps it.
bool UnitMover::pressEnemy(QPointF point) {
    if (isTargetAt(point)) return true;
    if (!move_.draft().isEmpty()) return false;
    grip_.aimAtEnemy(point);
    if (!isTargetAt(point)) return false;
    move_.keepTried();
    return true;
}

bool UnitMover::isTargetAt(QPointF point) const {
    const auto& charge = move_.draft().move().charge;
    return charge && scene().unitAt(point) == charge->target;
}

bool UnitMover::pressMarkerPlace(QPointF point) {
    for (const ChargeMoves::MarkerPlace& place : charges_.markerPlaces()) {
        const QPolygonF square = scene().coordinates().toScene(place.square);
        if (!square.containsPoint(point, Qt::OddEvenFill)) continue;
        grip_.letGo();
        wrapMore(place.side);
        return true;
    }
    return false;
}

bool UnitMover::drag(QPointF point, Qt::KeyboardModifiers keys) {
    const field::Move before = move_.draft().move();
    grip_.drag(point, keys.testFlag(Qt::ShiftModifier));
    return move_.draft().move() != before;
}

void UnitMover::release() {
    grip_.letGo();
    move_.keepTried();
}

bool UnitMover::confirmsAt(QPointF point) const {
    return grip_.partAt(point) != CardGrip::Part::none || isTargetAt(point);
}

// ---------------------------------------------------------------------- keys

bool UnitMover::key(const QKeyEvent& event) {
    switch (event.key()) {
        case Qt::Key_S: return charges_.takeOtherSide(), true;
        case Qt::Key_BracketLeft: return wrapMore(field::Flank::left), true;
        case Qt::Key_BracketRight: return wrapMore(field::Flank::right), true;
        case Qt::Key_Backspace: return move_.takeBackStep(), true;
        default: return nudgeKey(event) || taskKey(event) || structures_.key(event) || maneuverKey(event);
    }
}

bool UnitMover::nudgeKey(const QKeyEvent& event) {
    const bool far = event.modifiers().testFlag(Qt::ShiftModifier);
    const Du distance = far ? 1_du : 0.1_du;
    const Degrees angle = far ? 45_deg : 5_deg;
    const Heading heading = move_.draft().pose().heading;
    switch (event.key()) {
        case Qt::Key_Up: return move_.nudge(Advance{distance}), true;
        case Qt::Key_Down: return move_.nudge(Slide{heading + 180_deg, distance}), true;
        case Qt::Key_Left: return move_.nudge(Slide{heading + 270_deg, distance}), true;
        case Qt::Key_Right: return move_.nudge(Slide{heading + 90_deg, distance}), true;
        case Qt::Key_Q: return move_.nudge(Pivot{Corner::frontLeft, angle}), true;
        case Qt::Key_E: return move_.nudge(Pivot{Corner::frontRight, angle}), true;
        case Qt::Key_Z: return move_.nudge(Pivot{Corner::rearLeft, angle}), true;
        case Qt::Key_C: return move_.nudge(Pivot{Corner::rearRight, angle}), true;
        case Qt::Key_A: return move_.nudge(Turn{-angle}), true;
        case Qt::Key_D: return move_.nudge(Turn{angle}), true;
        default: return false;
    }
}

bool UnitMover::taskKey(const QKeyEvent& event) {
    for (const TaskOffer& task : tasks()) {
        if (task.key == event.text().toUpper()) return doTask(task), true;
    }
    return false;
}

/// The key shown beside the maneuver in the menu and in the panel.
bool UnitMover::maneuverKey(const QKeyEvent& event) {
    const QString key = event.text().toUpper();
    for (const ManeuverOffer& offer : maneuverOffers(battle(), move_.draft())) {
        if (key.isEmpty() || offer.key != key) continue;
        if (!offer.plan && !offer.isChosen) {
            report(offer.plan.error());
        } else {
            move_.toggle(offer.maneuver);
        }
        return true;
    }
    return false;
}

// ---------------------------------------------------------------------- menu

void UnitMover::fillMenu(QMenu& menu) {
    for (const ManeuverOffer& offer : maneuverOffers(battle(), move_.draft())) {
        QAction* action =
            menu.addAction(QStringLiteral("%1 (%2)\t%3").arg(offer.name, offer.remark(), offer.key));
        action->setCheckable(true);
        action->setChecked(offer.isChosen);
        action->setEnabled(offer.plan.has_value() || offer.isChosen);
        action->setToolTip(offer.explanation());
        connect(action, &QAction::triggered, this, [this, offer] { move_.toggle(offer.maneuver); });
    }
    menu.addSeparator();
    for (const StructureOffer& offer : structures_.offers()) {
        const Verdict verdict = offer.isPossible() ? Verdict() : tl::unexpected(offer.plan.error());
        QAction* action = addEntry(menu, offer.name, offer.key, verdict);
        action->setCheckable(true);
        action->setChecked(offer.isChosen);
        connect(action, &QAction::triggered, this, [this, offer] { structures_.take(offer); });
    }
    for (const TaskOffer& task : tasks()) {
        connect(addEntry(menu, task.name, task.key, task.verdict), &QAction::triggered, this,
                [this, task] { doTask(task); });
    }
    if (!menu.isEmpty()) menu.addSeparator();
    if (move_.draft().isEmpty()) return;
    menu.addAction(move_.draft().move().charge ? tr("Charge!") : tr("Make the move"), this,
                   &UnitMover::makeMove)
        ->setEnabled(move_.draft().plan().has_value());
    menu.addAction(tr("Start again"), this, &UnitMover::startAgain);
    menu.addSeparator();
}

}  // namespace vallum::app
