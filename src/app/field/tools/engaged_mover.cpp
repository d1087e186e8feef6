// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/tools/engaged_mover.h"

#include "field/session/field_session.h"
#include "field/table/table_scene.h"
#include "field/tools/move_handles.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QKeyEvent>
#include <QMenu>

#include <vallum/field/situation/movement/cards.h>
#include <vallum/geometry/engagement.h>
#include <vallum/geometry/grid.h>

namespace vallum::app {

using namespace geometry;
using field::ChangeOfFront;
using field::Flank;

void EngagedMover::setUnit(std::optional<UnitId> unit) {
    action_.setUnit(unit);
    grabbed_.reset();
}

QString EngagedMover::hint() const {
    return hasBegun() ? tr("Enter confirms, Escape cancels.")
                      : tr("Click a marker or a spot for one, drag the card straight back to withdraw, or "
                           "pick an action from the list.");
}

void EngagedMover::change(const std::function<void(DrawnAction&)>& how) {
    if (!isActive()) return;
    how(action_);
    Q_EMIT changed();
}

void EngagedMover::makeMove() {
    const auto given = action_.answer();
    if (!given) return;
    if (!action_.plan()) return report(action_.plan().error());
    setUnit(std::nullopt);
    answer({*given});
}

void EngagedMover::startAgain() {
    setUnit(action_.unit());
    scene().select(action_.unit());
    Q_EMIT changed();
}

std::vector<ManeuverOffer> EngagedMover::maneuvers() const {
    auto possible = maneuverOffers(battle(), field::MoveDraft(battle(), *action_.unit()));
    std::erase_if(possible, [](const ManeuverOffer& it) { return !it.maneuver || !it.plan; });
    return possible;
}

field::Answer EngagedMover::answerWith(const ManeuverOffer& offer) const {
    field::Move move;
    move.unit = *action_.unit();
    move.before = {*offer.maneuver};
    return move;
}

// --------------------------------------------------------------------- mouse

bool EngagedMover::press(QPointF point, Qt::KeyboardModifiers /*keys*/) {
    if (!isActive()) return false;
    if (pressFreeSpot(point) || pressOwnMarker(point)) return true;
    if (scene().unitAt(point) != action_.unit()) return false;
    grabbed_ = point;
    return true;
}

bool EngagedMover::pressFreeSpot(QPointF point) {
    for (const MarkerSpot& spot : action_.freeSpots()) {
        const Outline square = markerSquare(battle().unit(spot.enemy).pose, field::cardSize, spot.section);
        if (!scene().coordinates().toScene(square).containsPoint(point, Qt::WindingFill)) continue;
        change([&](DrawnAction& it) { it.wrapUpTo(spot); });
        return true;
    }
    return false;
}

bool EngagedMover::pressOwnMarker(QPointF point) {
    const auto isAt = [&](const Outline& square) {
        return scene().coordinates().toScene(square).containsPoint(point, Qt::WindingFill);
    };
    const field::Unit& unit = battle().unit(*action_.unit());
    for (const field::EnvelopMarker& marker : unit.envelops) {
        if (!isAt(field::envelopSquare(battle(), marker))) continue;
        change([&](DrawnAction& it) { it.toggleMarker(marker); });
        return true;
    }
    for (const Flank side : {Flank::left, Flank::right}) {
        const bool isExtended = side == Flank::left ? unit.extension.left : unit.extension.right;
        if (!isExtended || !isAt(extensionSquare(unit.pose, side))) continue;
        change([&](DrawnAction& it) { it.toggleExtension(side); });
        return true;
    }
    return false;
}

/// Only the backward part of the drag counts: a withdrawing unit neither turns nor moves sideways (ENG-17).
bool EngagedMover::drag(QPointF point, Qt::KeyboardModifiers /*keys*/) {
    const double angle = battle().unit(*action_.unit()).pose.heading.raw() / 100.0 * std::numbers::pi / 180;
    const QPointF way = point - *grabbed_;
    const double back = -(way.x() * std::sin(angle) - way.y() * std::cos(angle));
    action_.clear();
    action_.withdrawBy(roundedLength(std::max(back, 0.0)));
    return false;
}

// ------------------------------------------------------------- keys and menu

bool EngagedMover::key(const QKeyEvent& event) {
    for (const ManeuverOffer& offer : maneuvers()) {
        if (offer.key != event.text()) continue;
        session().answer(answerWith(offer));
        return true;
    }
    const Du step = event.modifiers().testFlag(Qt::ShiftModifier) ? 1_du : 0.1_du;
    switch (event.key()) {
        case Qt::Key_A: return change([](DrawnAction& it) { it.turn(ChangeOfFront::left); }), true;
        case Qt::Key_D: return change([](DrawnAction& it) { it.turn(ChangeOfFront::right); }), true;
        case Qt::Key_X: return change([](DrawnAction& it) { it.turn(ChangeOfFront::about); }), true;
        case Qt::Key_Down: return change([&](DrawnAction& it) { it.withdrawBy(step); }), true;
        case Qt::Key_Up: return change([&](DrawnAction& it) { it.withdrawBy(-step); }), true;
        case Qt::Key_BracketLeft: return change([](DrawnAction& it) { it.wrapMore(Flank::left); }), true;
        case Qt::Key_BracketRight: return change([](DrawnAction& it) { it.wrapMore(Flank::right); }), true;
        case Qt::Key_T: return change([](DrawnAction& it) { it.removeAllMarkers(); }), true;
        case Qt::Key_R: return change([](DrawnAction& it) { it.retreat(); }), true;
        default: return false;
    }
}

void EngagedMover::fillMenu(QMenu& menu) {
    const auto add = [&](const QString& name, const QString& key, const Verdict& verdict,
                         const std::function<void(DrawnAction&)>& act) {
        connect(addEntry(menu, name, key, verdict), &QAction::triggered, this, [this, act] { change(act); });
    };
    add(tr("Envelop left"), QStringLiteral("["), action_.mayWrap(Flank::left),
        [](DrawnAction& it) { it.wrapMore(Flank::left); });
    add(tr("Envelop right"), QStringLiteral("]"), action_.mayWrap(Flank::right),
        [](DrawnAction& it) { it.wrapMore(Flank::right); });
    add(tr("Take all markers off"), QStringLiteral("T"), action_.mayRemove(),
        [](DrawnAction& it) { it.removeAllMarkers(); });
    add(tr("Turn left"), QStringLiteral("A"), action_.mayTurn(ChangeOfFront::left),
        [](DrawnAction& it) { it.turn(ChangeOfFront::left); });
    add(tr("Turn right"), QStringLiteral("D"), action_.mayTurn(ChangeOfFront::right),
        [](DrawnAction& it) { it.turn(ChangeOfFront::right); });
    add(tr("Turn about"), QStringLiteral("X"), action_.mayTurn(ChangeOfFront::about),
        [](DrawnAction& it) { it.turn(ChangeOfFront::about); });
    add(tr("Withdraw"), tr("Down"), action_.mayWithdraw(), [](DrawnAction& it) { it.withdrawBy(0.5_du); });
    add(tr("Retreat"), QStringLiteral("R"), action_.mayRetreat(), [](DrawnAction& it) { it.retreat(); });
    for (const ManeuverOffer& offer : maneuvers()) {
        const QAction* action = menu.addAction(offer.name + QLatin1Char('\t') + offer.key);
        connect(action, &QAction::triggered, this, [this, offer] { session().answer(answerWith(offer)); });
    }
    menu.addSeparator();
}

}  // namespace vallum::app
