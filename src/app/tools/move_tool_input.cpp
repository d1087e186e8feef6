// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/field_session.h"
#include "table/table_scene.h"
#include "tools/gestures.h"
#include "tools/move_handles.h"
#include "tools/move_tool.h"

#include <algorithm>

#include <QKeyEvent>
#include <QLineF>

#include <vallum/field/rules/movement/contact.h>

namespace vallum::app {

using namespace geometry;

namespace {

constexpr double cornerReach = 0.16;
constexpr double knobReach = 0.18;
constexpr double leastDrag = 0.08;

constexpr std::array corners{Corner::frontLeft, Corner::frontRight, Corner::rearRight, Corner::rearLeft};

}  // namespace

MoveTool::Grip MoveTool::gripAt(QPointF point) const {
    if (!unit_ || engaged_.isActive()) return Grip::none;
    const Pose pose = draft_.pose();
    const Size size = field::sizeMoved(battle(), draft_.move());
    const QPointF knob = scene_.coordinates().toScene(turningKnob(pose, size));
    if (QLineF(knob, point).length() < knobReach) return Grip::knob;
    const Outline card = outline(pose, size);
    for (const Point& corner : card) {
        if (QLineF(scene_.coordinates().toScene(corner), point).length() < cornerReach) return Grip::corner;
    }
    const bool onGhost = scene_.coordinates().toScene(card).containsPoint(point, Qt::WindingFill);
    return onGhost ? Grip::card : Grip::none;
}

bool MoveTool::press(QPointF point, Qt::KeyboardModifiers keys) {
    chosen_.reset();
    groupHeld_.reset();
    if (keys.testFlag(Qt::ShiftModifier) && only_.empty()) {
        const Grip grip = gripAt(point);
        if (grip == Grip::none || grip == Grip::card) {
            chosen_ = {point, scene_.unitAt(point)};
            return true;
        }
    }
    return grab(point, keys);
}

bool MoveTool::pressMarkerPlace(QPointF point) {
    for (const MarkerPlace& place : markerPlaces()) {
        if (!place.square.containsPoint(point, Qt::OddEvenFill)) continue;
        grip_ = Grip::none;
        wrapMore(place.side);
        return true;
    }
    return false;
}

bool MoveTool::grab(QPointF point, Qt::KeyboardModifiers keys) {
    if (pressMarkerPlace(point)) return true;
    if (group_.press(point)) {
        groupHeld_ = point;
        return true;
    }
    if (engaged_.press(point)) {
        changed();
        return true;
    }
    grip_ = gripAt(point);
    if (grip_ == Grip::none) {
        const auto unit = scene_.unitAt(point);
        if (!unit) return false;
        pick(unit);
        if (!unit_) return true;
        if (engaged_.isActive()) return engaged_.press(point);
        grip_ = Grip::card;
    }
    from_ = draft_.pose();
    grabbed_ = scene_.coordinates().toTable(point);
    slide_ = keys.testFlag(Qt::ShiftModifier);
    if (grip_ == Grip::corner) grabCorner(point);
    return true;
}

/// The grabbed corner moves; its neighbor on the same edge stays in place.
void MoveTool::grabCorner(QPointF point) {
    const Outline card = outline(from_, field::sizeMoved(battle(), draft_.move()));
    const auto distance = [&](Corner it) {
        return QLineF(scene_.coordinates().toScene(card.at(static_cast<std::size_t>(it))), point).length();
    };
    const Corner moved = *std::ranges::min_element(corners, {}, distance);
    constexpr std::array beside{Corner::frontRight, Corner::frontLeft, Corner::rearLeft, Corner::rearRight};
    corner_ = beside.at(static_cast<std::size_t>(moved));
}

std::vector<UnitId> MoveTool::movableIn(const QRectF& frame) const {
    std::vector<UnitId> units;
    for (const UnitId unit : movable_) {
        if (field::isEngaged(battle(), unit)) continue;
        if (frame.contains(scene_.coordinates().toScene(battle().unit(unit).pose.center)))
            units.push_back(unit);
    }
    return units;
}

void MoveTool::dragGroup(QPointF point, Qt::KeyboardModifiers keys) {
    const std::vector<field::Move> before = group_.draft().moves();
    group_.drag(point, keys.testFlag(Qt::ShiftModifier));
    if (group_.draft().moves() != before) forgetOutlook();
    draw();
    Q_EMIT hintChanged();
    Q_EMIT offerChanged();
}

/// A release without a drag is a click that picks one of them. Otherwise the moves wait for Enter, as for a
/// single unit.
void MoveTool::releaseGroup(QPointF point) {
    const bool clicked = QLineF(*groupHeld_, point).length() < leastDrag;
    groupHeld_.reset();
    group_.letGo();
    const auto unit = scene_.unitAt(point);
    if (clicked && unit && group_.draft().isEmpty()) return pick(unit);
    changed();
}

/// A press with Shift becomes a slide or a frame once it is dragged far enough.
void MoveTool::beginDrag(QPointF point, Qt::KeyboardModifiers keys) {
    if (!chosen_ || QLineF(chosen_->point, point).length() < leastDrag) return;
    const Press from = *std::exchange(chosen_, std::nullopt);
    if (from.unit) {
        grab(from.point, keys);
    } else {
        frameFrom_ = from.point;
    }
}

/// For the corner or the knob.
void MoveTool::dragHandle(Point mouse) {
    const auto step = grip_ == Grip::knob ? turnToward(from_, mouse)
                                          : pivotToward(from_, field::sizeMoved(battle(), draft_.move()),
                                                        corner_, grabbed_, mouse);
    step ? draft_.tryStep(battle(), *step) : draft_.dropTried(battle());
}

void MoveTool::drag(QPointF point, Qt::KeyboardModifiers keys) {
    beginDrag(point, keys);
    if (frameFrom_) {
        frameTo_ = point;
        return draw();
    }
    if (groupHeld_) return dragGroup(point, keys);
    if (engaged_.isActive()) return change([&](EngagedMover& it) { it.drag(point); });
    if (!unit_ || grip_ == Grip::none) return;
    const Point mouse = scene_.coordinates().toTable(point);
    const field::Move before = draft_.move();
    slide_ = keys.testFlag(Qt::ShiftModifier);
    if (grip_ != Grip::card) {
        dragHandle(mouse);
    } else if (!dragDown(mouse)) {
        dragCard(point);
    }
    if (draft_.move() != before) forgetOutlook();
    draw();
}

void MoveTool::release(QPointF point, Qt::KeyboardModifiers /*keys*/) {
    if (const auto chosen = std::exchange(chosen_, std::nullopt)) {
        if (chosen->unit) togglePick(*chosen->unit);
        return;
    }
    if (const auto from = std::exchange(frameFrom_, std::nullopt)) {
        return pickGroup(movableIn(QRectF(*from, point).normalized()));
    }
    if (groupHeld_) return releaseGroup(point);
    if (engaged_.isActive()) return engaged_.release();
    if (!unit_ || grip_ == Grip::none) return;
    grip_ = Grip::none;
    keepTried();
}

void MoveTool::hover(QPointF point) {
    const Grip grip = gripAt(point);
    if (grip == hovered_) return;
    hovered_ = grip;
    draw();
}

void MoveTool::doubleClick(QPointF point) {
    if (group_.isActive()) return group_.isHeldAt(point) ? makeGroupMove() : void();
    if (engaged_.isActive() ? engaged_.proposed().has_value() : gripAt(point) != Grip::none) makeMove();
}

void MoveTool::nudge(const PathStep& step) {
    draft_.tryStep(battle(), step);
    keepTried();
}

/// Keeps a legal step; otherwise drops it and reports the refusal.
void MoveTool::keepTried() {
    if (draft_.plan()) {
        draft_.keepStep();
        return changed();
    }
    const Refusal why = draft_.plan().error();
    draft_.dropTried(battle());
    if (!draft_.plan() && draft_.move().out) draft_.setOut(battle(), std::nullopt);
    changed();
    Q_EMIT session_.refused(why);  // last, because the hint would replace it
}

bool MoveTool::key(const QKeyEvent& event) {
    if (event.key() == Qt::Key_Tab) return pickNext(), true;
    if (event.matches(QKeySequence::SelectAll) && only_.empty()) return pickAll(), true;
    if (event.modifiers().testFlag(Qt::ControlModifier)) return false;
    if (group_.isActive()) return groupKey(event);
    if (!unit_) return false;
    if (engaged_.isActive()) return engagedKey(event);
    switch (event.key()) {
        case Qt::Key_S: return takeOtherSide(), true;
        case Qt::Key_BracketLeft: return wrapMore(field::Flank::left), true;
        case Qt::Key_BracketRight: return wrapMore(field::Flank::right), true;
        case Qt::Key_Return:
        case Qt::Key_Enter: return makeMove(), true;
        case Qt::Key_Backspace: return takeBackStep(), true;
        case Qt::Key_Escape: return cancel(), true;
        default: return nudgeKey(event) || structureKey(event) || maneuverKey(event);
    }
}

bool MoveTool::nudgeKey(const QKeyEvent& event) {
    const bool far = event.modifiers().testFlag(Qt::ShiftModifier);
    const Du distance = far ? 1_du : 0.1_du;
    const Degrees angle = far ? 45_deg : 5_deg;
    const Heading heading = draft_.pose().heading;
    switch (event.key()) {
        case Qt::Key_Up: return nudge(Advance{distance}), true;
        case Qt::Key_Down: return nudge(Slide{heading + 180_deg, distance}), true;
        case Qt::Key_Left: return nudge(Slide{heading + 270_deg, distance}), true;
        case Qt::Key_Right: return nudge(Slide{heading + 90_deg, distance}), true;
        case Qt::Key_Q: return nudge(Pivot{Corner::frontLeft, angle}), true;
        case Qt::Key_E: return nudge(Pivot{Corner::frontRight, angle}), true;
        case Qt::Key_Z: return nudge(Pivot{Corner::rearLeft, angle}), true;
        case Qt::Key_C: return nudge(Pivot{Corner::rearRight, angle}), true;
        case Qt::Key_A: return nudge(Turn{-angle}), true;
        case Qt::Key_D: return nudge(Turn{angle}), true;
        default: return false;
    }
}

/// The key shown beside the maneuver in the menu and in the panel.
bool MoveTool::maneuverKey(const QKeyEvent& event) {
    const QString key = event.text().toUpper();
    for (const ManeuverOffer& offer : offers()) {
        if (key.isEmpty() || offer.key != key) continue;
        if (!offer.plan && !offer.isChosen) {
            Q_EMIT session_.refused(offer.plan.error());
        } else if (offer.maneuver) {
            toggle(*offer.maneuver);
        } else {
            toggleMarch();
        }
        return true;
    }
    return false;
}

bool MoveTool::engagedKey(const QKeyEvent& event) {
    switch (event.key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter: return makeMove(), true;
        case Qt::Key_Backspace:
        case Qt::Key_Escape: return cancel(), true;
        default: break;
    }
    for (const ManeuverOffer& offer : offersInFight()) {
        if (offer.key == event.text()) return takeInFight(*offer.maneuver), true;
    }
    if (!engaged_.key(event)) return false;
    changed();
    return true;
}

bool MoveTool::groupKey(const QKeyEvent& event) {
    switch (event.key()) {
        case Qt::Key_M: return toggleMarch(), true;
        case Qt::Key_Return:
        case Qt::Key_Enter: return makeMove(), true;
        case Qt::Key_Backspace: return takeBackStep(), true;
        case Qt::Key_Escape: return cancel(), true;
        default: break;
    }
    if (!group_.nudge(event.key(), event.modifiers().testFlag(Qt::ShiftModifier))) return false;
    changed();
    return true;
}

}  // namespace vallum::app
