// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/move_tool.h"

#include "session/session.h"
#include "table/looks.h"
#include "table/table_scene.h"
#include "texts.h"
#include "tools/gestures.h"

#include <algorithm>

#include <QKeyEvent>
#include <QPainter>

#include <vallum/field/rules/skirmish.h>
#include <vallum/geometry/engagement.h>
#include <vallum/geometry/relation.h>

namespace vallum::app {

using namespace geometry;

namespace {

constexpr double cornerReach = 0.16;
constexpr double knobAhead = 0.75;
constexpr double knobReach = 0.18;

constexpr std::array corners{Corner::frontLeft, Corner::frontRight, Corner::rearRight, Corner::rearLeft};

}  // namespace

MoveTool::MoveTool(Session& session, TableScene& scene, MoveDraft::Half half, QObject* parent)
    : Tool(parent),
      session_(session),
      scene_(scene),
      half_(half) {
    findMovable();
    if (scene_.selected() && std::ranges::count(movable_, *scene_.selected()) > 0) pick(scene_.selected());
}

void MoveTool::leave() {
    scene_.ground().clear();
    scene_.air().clear();
    scene_.offer({});
}

const field::Battle& MoveTool::battle() const { return session_.battle(); }

Verdict MoveTool::mayMove(UnitId unit) const {
    return half_ == MoveDraft::Half::movement ? field::maySetOut(battle(), unit)
                                              : field::maySkirmish(battle(), unit);
}

void MoveTool::findMovable() {
    movable_.clear();
    for (const UnitId unit : battle().unitIds()) {
        if (mayMove(unit)) movable_.push_back(unit);
    }
    scene_.offer({movable_.begin(), movable_.end()});
}

QString MoveTool::hint() const {
    if (movable_.empty()) return tr("No unit can move now. End the phase.");
    if (!unit_) return tr("Pick a unit to move (Tab for the next one).");
    if (draft_.isEmpty()) {
        return tr(
            "Drag the card to advance or slide, a corner to pivot, the knob to turn; or use the arrow keys.");
    }
    return tr("Enter makes the move, Backspace takes the last step back, Escape cancels.");
}

void MoveTool::pick(std::optional<UnitId> unit) {
    unit_ = unit;
    reach_.reset();
    grip_ = Grip::none;
    if (unit_ && mayMove(*unit_)) {
        draft_ = MoveDraft(battle(), *unit_, half_);
    } else if (unit_) {
        unit_.reset();
    }
    scene_.select(unit);
    changed();
}

void MoveTool::pickNext() {
    if (movable_.empty()) return pick(std::nullopt);
    const auto now = unit_ ? std::ranges::find(movable_, *unit_) : movable_.end();
    pick(now == movable_.end() || now + 1 == movable_.end() ? movable_.front() : *(now + 1));
}

void MoveTool::makeMove() {
    if (!unit_ || draft_.isEmpty()) return;
    if (!draft_.plan()) {
        Q_EMIT session_.refused(draft_.plan().error());
        return;
    }
    const field::Move move = draft_.move();
    unit_.reset();
    draw();
    session_.answer(move);
}

void MoveTool::takeBackStep() {
    if (!unit_) return;
    draft_.takeBack(battle());
    changed();
}

void MoveTool::cancel() {
    if (unit_ && !draft_.isEmpty()) return pick(unit_);
    pick(std::nullopt);
}

void MoveTool::toggleMarch() {
    if (!unit_) return;
    const bool marches = draft_.move().gait == field::Gait::forcedMarch;
    draft_.setGait(battle(), marches ? field::Gait::regular : field::Gait::forcedMarch);
    changed();
}

void MoveTool::toggle(const field::Maneuver& maneuver) {
    if (!unit_) return;
    draft_.toggle(battle(), maneuver);
    changed();
}

void MoveTool::wrapMore(field::Flank side) {
    if (!draft_.move().charge || !draft_.plan() || !draft_.plan()->contact) return;
    auto [target, edge, left, right] = *draft_.move().charge;
    const std::size_t before = draft_.plan()->contact->envelops.size();
    int& wraps = side == field::Flank::left ? left : right;
    ++wraps;
    draft_.setWraps(battle(), left, right);
    const bool grew =
        draft_.plan() && draft_.plan()->contact && draft_.plan()->contact->envelops.size() > before;
    if (!grew) {
        wraps = 0;
        draft_.setWraps(battle(), left, right);
    }
    changed();
}

void MoveTool::takeOtherSide() {
    if (!draft_.move().charge || !draft_.plan() || !draft_.plan()->contact) return;
    const Edge now = draft_.plan()->contact->side;
    for (int turn = 1; turn != 4; ++turn) {
        draft_.setSide(battle(), static_cast<Edge>((static_cast<int>(now) + turn) % 4));
        if (draft_.plan()) return changed();
    }
    draft_.setSide(battle(), now);
    changed();
}

MoveTool::Grip MoveTool::gripAt(QPointF point) const {
    if (!unit_) return Grip::none;
    const Pose pose = draft_.pose();
    const QPointF knob =
        scene_.coordinates().toScene(pointAt(pose, 0_du, Du(static_cast<int>(knobAhead * 1000))));
    if (QLineF(knob, point).length() < knobReach) return Grip::knob;
    const Outline card = outline(pose, field::cardSize);
    for (const Point& corner : card) {
        if (QLineF(scene_.coordinates().toScene(corner), point).length() < cornerReach) return Grip::corner;
    }
    const bool onGhost = scene_.coordinates().toScene(card).containsPoint(point, Qt::WindingFill);
    return onGhost ? Grip::card : Grip::none;
}

bool MoveTool::press(QPointF point, Qt::KeyboardModifiers keys) {
    grip_ = gripAt(point);
    if (grip_ == Grip::none) {
        const auto unit = scene_.unitAt(point);
        if (!unit) return false;
        pick(unit);
        if (!unit_) return true;
        grip_ = Grip::card;
    }
    from_ = draft_.pose();
    grabbed_ = scene_.coordinates().toTable(point);
    slide_ = keys.testFlag(Qt::ShiftModifier);
    if (grip_ == Grip::corner) {
        // The grabbed corner moves; the one beside it on the same edge stays where it is.
        const Outline card = outline(from_, field::cardSize);
        const auto distance = [&](Corner it) {
            return QLineF(scene_.coordinates().toScene(card.at(static_cast<std::size_t>(it))), point)
                .length();
        };
        const Corner moved = *std::ranges::min_element(corners, {}, distance);
        constexpr std::array beside{Corner::frontRight, Corner::frontLeft, Corner::rearLeft,
                                    Corner::rearRight};
        corner_ = beside.at(static_cast<std::size_t>(moved));
    }
    return true;
}

void MoveTool::drag(QPointF point, Qt::KeyboardModifiers keys) {
    if (!unit_ || grip_ == Grip::none) return;
    const Point mouse = scene_.coordinates().toTable(point);
    slide_ = keys.testFlag(Qt::ShiftModifier);
    std::optional<PathStep> step;
    switch (grip_) {
        case Grip::none: return;
        case Grip::card: {
            const Point center{from_.center.x + (mouse.x - grabbed_.x),
                               from_.center.y + (mouse.y - grabbed_.y)};
            step = stepToward(from_, center, slide_);
            break;
        }
        case Grip::corner: step = pivotToward(from_, corner_, grabbed_, mouse); break;
        case Grip::knob: step = turnToward(from_, mouse); break;
    }
    if (step) {
        draft_.tryStep(battle(), *step);
    } else {
        draft_.dropTried(battle());
    }
    draw();
}

void MoveTool::release(QPointF /*point*/, Qt::KeyboardModifiers /*keys*/) {
    if (!unit_ || grip_ == Grip::none) return;
    grip_ = Grip::none;
    if (draft_.plan()) {
        draft_.keepStep();
    } else {
        Q_EMIT session_.refused(draft_.plan().error());
        draft_.dropTried(battle());
    }
    changed();
}

void MoveTool::hover(QPointF point) {
    const Grip grip = gripAt(point);
    if (grip == hovered_) return;
    hovered_ = grip;
    draw();
}

void MoveTool::doubleClick(QPointF point) {
    if (gripAt(point) != Grip::none) makeMove();
}

void MoveTool::nudge(const PathStep& step) {
    draft_.tryStep(battle(), step);
    if (draft_.plan()) {
        draft_.keepStep();
    } else {
        Q_EMIT session_.refused(draft_.plan().error());
        draft_.dropTried(battle());
    }
    changed();
}

bool MoveTool::key(const QKeyEvent& event) {
    if (event.key() == Qt::Key_Tab) return pickNext(), true;
    if (!unit_) return false;
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
        case Qt::Key_Z:
            if (event.modifiers().testFlag(Qt::ControlModifier)) return false;
            return nudge(Pivot{Corner::rearLeft, angle}), true;
        case Qt::Key_C: return nudge(Pivot{Corner::rearRight, angle}), true;
        case Qt::Key_A: return nudge(Turn{-angle}), true;
        case Qt::Key_D: return nudge(Turn{angle}), true;
        case Qt::Key_M: return toggleMarch(), true;
        case Qt::Key_S: return takeOtherSide(), true;
        case Qt::Key_BracketLeft: return wrapMore(field::Flank::left), true;
        case Qt::Key_BracketRight: return wrapMore(field::Flank::right), true;
        case Qt::Key_Return:
        case Qt::Key_Enter: return makeMove(), true;
        case Qt::Key_Backspace: return takeBackStep(), true;
        case Qt::Key_Escape: return cancel(), true;
        default: return false;
    }
}

QString MoveTool::toolTip(QPointF point) const {
    const auto unit = scene_.unitAt(point);
    if (!unit || std::ranges::count(movable_, *unit) > 0) return {};
    const Verdict verdict = mayMove(*unit);
    return verdict ? QString() : sentence(verdict.error());
}

void MoveTool::changed() {
    draw();
    Q_EMIT hintChanged();
    Q_EMIT draftChanged();
}

QString MoveTool::label() const {
    if (!draft_.plan()) return ruleName(draft_.plan().error().rule);
    const field::MovePlan& plan = *draft_.plan();
    const QString spent = QString::number(plan.spent.raw() / 1000.0, 'f', 2);
    const QString all = QString::number(plan.allowance.raw() / 1000.0, 'f', 1);
    QString text = tr("%1 of %2 DU", "movement points spent").arg(spent, all);
    if (plan.contact)
        text += tr(" · charge, %1").arg(counted(plan.contact->sections, tr("section"), tr("sections")));
    if (draft_.limit()) text += QStringLiteral(" · ") + ruleName(draft_.limit()->rule);
    return text;
}

void MoveTool::draw() {
    scene_.ground().clear();
    scene_.air().clear();
    if (!unit_) return;
    const Pose pose = draft_.pose();
    if (!draft_.isEmpty()) {
        drawPath();
        art::CardLook ghost = lookOf(battle(), *unit_);
        ghost.ghost = draft_.plan() ? art::Ghost::allowed : art::Ghost::refused;
        if (draft_.plan()) {
            ghost.formation = formationOf(draft_.plan()->formation);
            ghost.extendedLeft = draft_.plan()->extension.left;
            ghost.extendedRight = draft_.plan()->extension.right;
        }
        const QPointF center = scene_.coordinates().toScene(pose.center);
        const double heading = degrees(pose.heading);
        scene_.air().add({center, QSizeF(0, 0)},
                         [this, ghost, center, heading](QPainter& painter, const art::Ink&) {
                             scene_.cards().paint(painter, ghost, center, heading);
                         });
        if (draft_.plan() && draft_.plan()->contact) drawContact(*draft_.plan()->contact);
    }
    if (draft_.isEmpty()) drawReach();
    drawHandles(pose);
    if (draft_.isEmpty()) return;
    const QPointF at = scene_.coordinates().toScene(pose.center) - QPointF(0, 1);
    const art::Mood mood = draft_.plan() ? art::Mood::allowed : art::Mood::refused;
    scene_.air().add({at, QSizeF(0, 0)}, [at, text = label(), mood](QPainter& painter, const art::Ink& ink) {
        art::paintBubble(painter, ink, at, text, mood);
    });
}

/// Where it can get by one step, and whom it can charge.
void MoveTool::drawReach() {
    if (!reach_) reach_ = field::reachOf(battle(), *unit_);
    const Coordinates& to = scene_.coordinates();
    const art::Side side = lookOfSide(battle().owner(*unit_));
    QPolygonF area;
    for (const Point& point : reach_->area) area << to.toScene(point);
    if (area.size() > 2) {
        scene_.ground().add(area.boundingRect(), [area, side](QPainter& painter, const art::Ink& ink) {
            art::paintReach(painter, ink, {area}, side);
        });
    }
    for (const field::Move& charge : reach_->charges) {
        const QPointF from = to.toScene(battle().unit(*unit_).pose.center);
        const QPointF at = to.toScene(battle().unit(charge.charge->target).pose.center);
        scene_.ground().add(QRectF(from, at).normalized(),
                            [from, at, side](QPainter& painter, const art::Ink& ink) {
                                art::paintChargeArrow(painter, ink, from, at, side.color, art::Mood::allowed);
                            });
    }
}

void MoveTool::drawHandles(const Pose& pose) {
    const Coordinates& to = scene_.coordinates();
    std::vector<QPointF> dots;
    for (const Point& corner : outline(pose, field::cardSize)) dots.push_back(to.toScene(corner));
    const QPointF knob = to.toScene(pointAt(pose, 0_du, Du(static_cast<int>(knobAhead * 1000))));
    const QPointF front = to.toScene(pointAt(pose, 0_du, 0.4_du));
    scene_.air().add(QRectF(knob, front).normalized(),
                     [dots, knob, front](QPainter& painter, const art::Ink& ink) {
                         painter.setPen(QPen(ink.palette.ink, ink.pixels(1.5)));
                         painter.drawLine(front, knob);
                         painter.setBrush(ink.palette.gold);
                         for (const QPointF& dot : dots)
                             painter.drawEllipse(dot, ink.pixels(4.5), ink.pixels(4.5));
                         painter.setBrush(ink.palette.parchment);
                         painter.drawEllipse(knob, ink.pixels(6), ink.pixels(6));
                     });
}

void MoveTool::drawPath() {
    QPolygonF path{scene_.coordinates().toScene(battle().unit(*unit_).pose.center)};
    Pose pose = battle().unit(*unit_).pose;
    for (const PathStep& step : draft_.move().path) {
        pose = after(step, pose, field::cardSize);
        path << scene_.coordinates().toScene(pose.center);
    }
    if (draft_.plan() && draft_.plan()->contact)
        path.back() = scene_.coordinates().toScene(draft_.pose().center);
    const art::Mood mood = draft_.plan() ? art::Mood::allowed : art::Mood::refused;
    scene_.ground().add(path.boundingRect(), [path, mood](QPainter& painter, const art::Ink& ink) {
        art::paintPath(painter, ink, path, mood);
    });
}

void MoveTool::drawContact(const field::PlannedContact& contact) {
    const Coordinates& to = scene_.coordinates();
    const Pose enemy = battle().unit(contact.target).pose;
    const art::Side side = lookOfSide(battle().owner(*unit_));
    for (const field::EnvelopMarker& marker : contact.envelops) {
        const QPolygonF square = to.toScene(markerSquare(enemy, field::cardSize, marker.section));
        const double facing = degrees(outward(enemy.heading, edgeOf(marker.section))) + 180;
        const QPointF center = (square[0] + square[2]) / 2;
        scene_.air().add(square.boundingRect(),
                         [side, center, facing](QPainter& painter, const art::Ink& ink) {
                             art::paintEnvelopMarker(painter, ink, side, center, facing);
                         });
    }
    const Segment edge = segmentOf(outline(enemy, field::cardSize), contact.side);
    const QLineF line(to.toScene(edge.from), to.toScene(edge.to));
    scene_.air().add(QRectF(line.p1(), line.p2()).normalized(),
                     [line](QPainter& painter, const art::Ink& ink) {
                         art::paintEngagedLine(painter, ink, line.p1(), line.p2());
                     });
}

}  // namespace vallum::app
