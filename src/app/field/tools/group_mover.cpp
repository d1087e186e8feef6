// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/tools/group_mover.h"

#include "field/session/field_session.h"
#include "field/table/table_scene.h"
#include "field/tools/gestures.h"
#include "field/tools/move_handles.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QKeyEvent>
#include <QLineF>

#include <vallum/field/queries/reach.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/geometry/grid.h>

namespace vallum::app {

using namespace geometry;

namespace {

constexpr double gripReach = 0.18;
constexpr double leastDrag = 0.05;

/// Clockwise, like headings; y points down in the scene.
double bearing(QPointF from, QPointF to) {
    return std::atan2(to.x() - from.x(), from.y() - to.y()) * 180 / std::numbers::pi;
}

std::optional<field::GroupStep> wheelToward(double degreesLeft, double degreesRight) {
    constexpr double least = 0.5;
    constexpr double most = 75;  // beyond this the ends would have to move along the line
    const bool left = degreesLeft > degreesRight;
    const double angle = std::min(std::max(degreesLeft, degreesRight), most);
    if (angle < least) return std::nullopt;
    return field::LineWheel{left ? field::Flank::left : field::Flank::right,
                            Degrees(static_cast<int>(std::lround(angle * 100)))};
}

}  // namespace

void GroupMover::setUnits(std::vector<UnitId> units) {
    draft_ = field::GroupDraft(battle(), std::move(units));
    grip_ = Grip::none;
    const auto& all = draft_.units();
    scene().units().highlight(isActive() ? std::set<UnitId>(all.begin(), all.end()) : std::set<UnitId>());
}

QString GroupMover::hint() const {
    const bool charges = draft_.charges();
    if (isHeld() && charges) return tr("Release, then Enter to charge; Escape cancels.");
    const bool breaksUp = draft_.leavesSomeBehind();
    if (isHeld() && breaksUp) return tr("Some cannot: release, then Enter moves the rest.");
    if (isHeld()) return tr("Release, then Enter moves them; Escape cancels.");
    if (charges) return tr("Enter moves and charges, Escape cancels.");
    if (breaksUp) return tr("Some cannot: Enter moves the rest, Escape cancels.");
    return draft_.isEmpty() ? tr("Drag one and all move; drag the knob or an end of the line to wheel.")
                            : tr("Enter moves, Escape cancels.");
}

bool GroupMover::has(UnitId unit) const { return std::ranges::count(draft_.units(), unit) != 0; }

GroupMover::Grip GroupMover::gripAt(QPointF point) const {
    if (draft_.isLine()) {
        const auto isNear = [&](const Point& handle) {
            return QLineF(scene().coordinates().toScene(handle), point).length() < gripReach;
        };
        if (isNear(knobOf(battle(), draft_))) return Grip::knob;
        if (isNear(endOf(battle(), draft_, field::Flank::left))) return Grip::leftEnd;
        if (isNear(endOf(battle(), draft_, field::Flank::right))) return Grip::rightEnd;
    }
    const auto unit = scene().unitAt(point);
    return unit && has(*unit) ? Grip::card : Grip::none;
}

const field::GroupMember* GroupMover::ghostAt(QPointF point) const {
    for (const field::GroupMember& it : draft_.members()) {
        const QPolygonF card = scene().coordinates().toScene(outline(it.pose, field::cardSize));
        if (card.containsPoint(point, Qt::WindingFill)) return &it;
    }
    return nullptr;
}

bool GroupMover::confirmsAt(QPointF point) const {
    const auto unit = scene().unitAt(point);
    return (unit && has(*unit)) || ghostAt(point) != nullptr;
}

/// Dragging a ghost continues from its position.
bool GroupMover::press(QPointF point, Qt::KeyboardModifiers /*keys*/) {
    if (!isActive()) return false;
    if (const field::GroupMember* ghost = ghostAt(point)) {
        const Pose& from = battle().unit(ghost->move.unit).pose;
        const Coordinates& to = scene().coordinates();
        grip_ = Grip::card;
        held_ = ghost->move.unit;
        grabbed_ = point - to.toScene(ghost->pose.center) + to.toScene(from.center);
        pressed_ = point;
        return true;
    }
    grip_ = gripAt(point);
    if (grip_ == Grip::none) return false;
    if (grip_ == Grip::card) held_ = *scene().unitAt(point);
    grabbed_ = point;
    pressed_.reset();
    return true;
}

std::optional<field::GroupStep> GroupMover::stepToward(QPointF point, bool slide) const {
    const auto turn = [](double from, double to) { return std::remainder(to - from, 360.0); };
    const Coordinates& to = scene().coordinates();
    switch (grip_) {
        case Grip::none: return std::nullopt;
        case Grip::knob: {
            const Pose front = draft_.front(battle());
            const double angle = turn(degrees(front.heading), bearing(to.toScene(front.center), point));
            return wheelToward(-angle, angle);
        }
        case Grip::leftEnd: {
            const QPointF fixed = to.toScene(endOf(battle(), draft_, field::Flank::right));
            return wheelToward(0, turn(bearing(fixed, grabbed_), bearing(fixed, point)));
        }
        case Grip::rightEnd: {
            const QPointF fixed = to.toScene(endOf(battle(), draft_, field::Flank::left));
            return wheelToward(-turn(bearing(fixed, grabbed_), bearing(fixed, point)), 0);
        }
        case Grip::card: break;
    }
    const QPointF way = point - grabbed_;
    if (std::hypot(way.x(), way.y()) < leastDrag) return std::nullopt;
    const Pose& held = battle().unit(held_).pose;
    const Point goal = to.toTable(to.toScene(held.center) + way);
    const auto step = app::stepToward(held, goal, slide);
    if (!step) return std::nullopt;
    if (const auto* ahead = std::get_if<Advance>(&*step)) return field::AllAhead{ahead->distance};
    const auto& aside = std::get<Slide>(*step);
    return field::AllToward{aside.toward, aside.distance};
}

bool GroupMover::drag(QPointF point, Qt::KeyboardModifiers keys) {
    // A small tremor while pressing must not change the move.
    if (pressed_ && QLineF(*pressed_, point).length() < leastDrag) return false;
    pressed_.reset();
    const std::vector<field::Move> before = draft_.moves();
    const auto step = stepToward(point, keys.testFlag(Qt::ShiftModifier));
    if (step) {
        draft_.tryStep(battle(), *step);
    } else {
        draft_.clear();
    }
    return draft_.moves() != before;
}

/// The moves wait for Enter, as for a single unit.
void GroupMover::release() {
    grip_ = Grip::none;
    Q_EMIT changed();
}

bool GroupMover::key(const QKeyEvent& event) {
    switch (event.key()) {
        case Qt::Key_M: return toggleMarch(), true;
        case Qt::Key_Backspace: return startAgain(), true;
        default: return nudge(event.key(), event.modifiers().testFlag(Qt::ShiftModifier));
    }
}

bool GroupMover::nudge(int key, bool far) {
    const Heading heading = draft_.front(battle()).heading;
    const Du distance = far ? 1_du : 0.1_du;
    const Degrees angle = far ? 15_deg : 5_deg;
    const auto step = [&]() -> std::optional<field::GroupStep> {
        switch (key) {
            case Qt::Key_Up: return field::AllAhead{distance};
            case Qt::Key_Down: return field::AllToward{heading + 180_deg, distance};
            case Qt::Key_Left: return field::AllToward{heading + 270_deg, distance};
            case Qt::Key_Right: return field::AllToward{heading + 90_deg, distance};
            case Qt::Key_Q: return field::LineWheel{field::Flank::left, angle};
            case Qt::Key_E: return field::LineWheel{field::Flank::right, angle};
            default: return std::nullopt;
        }
    }();
    if (!step) return false;
    if (!draft_.isLine() && std::holds_alternative<field::LineWheel>(*step)) return false;
    draft_.nudge(battle(), *step);
    Q_EMIT changed();
    return true;
}

void GroupMover::toggleMarch() {
    const bool marches = draft_.gait() == field::Gait::forcedMarch;
    draft_.setGait(battle(), marches ? field::Gait::regular : field::Gait::forcedMarch);
    Q_EMIT changed();
}

void GroupMover::startAgain() {
    draft_.clear();
    Q_EMIT changed();
}

Mover::Pending GroupMover::pending() const {
    if (!hasBegun()) return Pending::nothing;
    const std::vector<field::Move> moves = draft_.moves();
    if (moves.empty()) return Pending::nothing;
    const bool commits = std::ranges::any_of(moves, [](const field::Move& it) { return it.charge || it.at; });
    return commits ? Pending::commitment : Pending::move;
}

/// Gives one answer per unit, undone together.
void GroupMover::makeMove() {
    if (draft_.isEmpty()) return;
    std::vector<field::Answer> answers;
    for (const field::Move& move : draft_.moves()) answers.emplace_back(move);
    if (answers.empty()) {
        const Refusal why = draft_.members().front().plan.error();
        startAgain();
        return report(why);
    }
    setUnits({});
    answer(answers);
}

void GroupMover::forgetOutlook() {
    outlooks_.clear();
    fights_.clear();
}

void GroupMover::lookAhead() {
    forgetOutlook();
    if (!isActive() || draft_.isEmpty()) return;
    field::Battle after = battle();
    for (const field::Move& move : draft_.moves()) after = field::afterMove(after, move);
    for (const field::GroupMember& member : draft_.members()) {
        if (!member.plan) continue;
        if (member.plan->contact) {
            const field::Opponents units{member.move.unit, member.plan->contact->target};
            const bool isKnown = battle().unit(units.defender).type != field::hiddenType;
            if (isKnown && field::areEngaged(after, units.attacker, units.defender))
                fights_.push_back({units, field::meleeOdds(after, units)});
            continue;
        }
        const UnitId unit = member.move.unit;
        field::Outlook outlook{field::threatsTo(after, unit), {}, field::shotAfter(after, unit)};
        if (!outlook.threats.empty() || !outlook.shot) outlooks_.emplace_back(unit, std::move(outlook));
    }
    std::ranges::stable_sort(outlooks_, std::ranges::greater(), [](const auto& it) {
        return it.second.threats.empty() ? 0.0 : it.second.threats.front().chanceToGiveWay();
    });
}

}  // namespace vallum::app
