// SPDX-License-Identifier: GPL-3.0-or-later
#include "numbers.h"
#include "panels/action_odds_text.h"
#include "panels/odds_text.h"
#include "session/field_session.h"
#include "table/looks.h"
#include "table/siege_layer.h"
#include "table/table_scene.h"
#include "table/terrain_layer.h"
#include "texts.h"
#include "tools/move_handles.h"
#include "tools/move_tool.h"

#include <QPainter>

#include <vallum/field/queries/odds.h>
#include <vallum/field/rules/fortress/caltrops.h>
#include <vallum/field/rules/fortress/structures.h>
#include <vallum/field/words.h>
#include <vallum/geometry/engagement.h>

namespace vallum::app {

using namespace geometry;

MoveLabel MoveTool::label() const { return labelOf(battle(), *unit_, draft_, outlook_, chargeOdds_); }

void MoveTool::draw() {
    scene_.underCards().clear();
    scene_.overCards().clear();
    drawFrame();
    if (group_.isActive()) return group_.draw();
    if (engaged_.isActive()) return engaged_.draw();
    if (!unit_) return;
    const Pose pose = draft_.pose();
    if (!draft_.isEmpty()) {
        drawPath();
        drawStructure();
        drawGhost(pose);
        if (draft_.plan() && draft_.plan()->contact) drawContact(*draft_.plan()->contact);
    }
    if (draft_.isEmpty()) drawReach();
    if (canBeDragged()) drawHandles(pose);
    if (draft_.isEmpty()) return;
    const QPointF at = placeOfLabel(pose);
    const bool isBelow = at.y() > scene_.coordinates().toScene(pose.center).y();
    scene_.overCards().add({at, QSizeF(0, 0)},
                           [at, isBelow, label = label()](QPainter& painter, const art::Ink& ink) {
                               label.paint(painter, ink, at, isBelow);
                           });
}

/// Above the card, or below it if that would hide the target or the way there.
QPointF MoveTool::placeOfLabel(const Pose& pose) const {
    const Coordinates& to = scene_.coordinates();
    const QPointF center = to.toScene(pose.center);
    constexpr double above = -1;
    constexpr double below = 0.65;
    QPointF ahead = center - to.toScene(battle().unit(*unit_).pose.center);
    if (draft_.plan() && draft_.plan()->arrival)
        ahead = to.toScene(battle().structure(draft_.plan()->arrival->structure).pose.center) - center;
    if (draft_.plan() && draft_.plan()->contact)
        ahead = to.toScene(battle().unit(draft_.plan()->contact->target).pose.center) - center;
    return center + QPointF(0, ahead.y() < -0.05 ? below : above);
}

/// In a tower the card becomes a marker (FOR-04); a moved siege tower is drawn with it.
void MoveTool::drawGhost(const Pose& pose) {
    art::CardLook ghost = lookOf(battle(), *unit_);
    ghost.ghost = draft_.plan() ? art::Ghost::allowed : art::Ghost::refused;
    if (draft_.plan()) {
        ghost.formation = formationOf(draft_.plan()->formation);
        ghost.extendedLeft = draft_.plan()->extension.left;
        ghost.extendedRight = draft_.plan()->extension.right;
    }
    const QPointF center = scene_.coordinates().toScene(pose.center);
    const double heading = degrees(pose.heading);
    const double scale = isGhostInTower() ? markerScale : 1;
    scene_.overCards().add({center, QSizeF(0, 0)},
                           [this, ghost, center, heading, scale](QPainter& painter, const art::Ink&) {
                               painter.save();
                               painter.translate(center);
                               painter.scale(scale, scale);
                               scene_.cards().paint(painter, ghost, {}, heading);
                               painter.restore();
                           });
}

/// A unit that lines up its siege tower with a wall stays inside.
bool MoveTool::isGhostInTower() const {
    const field::PlannedArrival* arrival =
        draft_.plan() && draft_.plan()->arrival ? &*draft_.plan()->arrival : nullptr;
    if (arrival && arrival->what == field::Arrival::occupy)
        return field::isHighTower(battle().structure(arrival->structure).kind);
    return isInTower(battle(), *unit_) && !draft_.move().out;
}

/// A unit in a tower can leave only by its exits, a climbing unit stays on the ladder, and a charge goes no
/// farther.
bool MoveTool::canBeDragged() const {
    if (!draft_.plan()) return !draft_.isEmpty();
    if (draft_.move().at || draft_.plan()->contact) return false;
    return !isGhostInTower() || !isDraggedOut(battle(), *unit_);
}

/// The structure where the move ends, the unit's action there, and the tower that moves with it.
void MoveTool::drawStructure() {
    const Coordinates& to = scene_.coordinates();
    if (isInTower(battle(), *unit_) && !draft_.move().out && !isDraggedOut(battle(), *unit_)) {
        art::StructureLook tower = lookOf(battle(), *battle().unit(*unit_).inside, to);
        tower.center = to.toScene(draft_.pose().center);
        tower.headingDegrees = degrees(draft_.pose().heading);
        scene_.overCards().add({tower.center, QSizeF(0, 0)}, [tower](QPainter& painter, const art::Ink& ink) {
            painter.save();
            painter.setOpacity(0.7);
            art::paintStructure(painter, ink, tower);
            painter.restore();
        });
    }
    if (!draft_.plan() || !draft_.plan()->arrival) return;
    const field::PlannedArrival& arrival = *draft_.plan()->arrival;
    for (const Outline& part : field::partsOf(battle(), arrival.structure)) {
        const QPolygonF shape = to.toScene(part);
        scene_.overCards().add(shape.boundingRect(), [shape](QPainter& painter, const art::Ink& ink) {
            painter.setPen(QPen(ink.palette.allowed, ink.pixels(2.5)));
            painter.setBrush(ink.palette.veil(ink.palette.allowed, 0.18));
            painter.drawPolygon(shape);
        });
    }
    // ASL-08: the sections wrapped round the tower.
    const field::AtStructure& at = *draft_.move().at;
    if (at.wrapLeft + at.wrapRight > 0)
        addTowerMarkers(scene_.overCards(), field::afterMove(battle(), draft_.move()), *unit_, to);
    if (arrival.what != field::Arrival::climb) return;
    const QPointF foot = footOfLadder(battle(), arrival.to, arrival.structure, to);
    const double heading = degrees(arrival.to.heading);
    const int levels = field::valuesOf(battle(), arrival.structure).level;
    scene_.overCards().add(QRectF(foot.x() - 0.6, foot.y() - 0.6, 1.2, 1.2),
                           [foot, heading, levels](QPainter& painter, const art::Ink& ink) {
                               art::paintClimbing(painter, ink, foot, heading, 0, levels);
                           });
}

/// What is reachable in one step, and the enemies it can charge.
void MoveTool::drawReach() {
    if (!reach_) reach_ = field::reachOf(battle(), *unit_);
    const Coordinates& to = scene_.coordinates();
    const art::Side side = lookOfSide(battle().owner(*unit_));
    QPolygonF area;
    for (const Point& point : reach_->area) area << to.toScene(point);
    if (area.size() > 2) {
        scene_.underCards().add(area.boundingRect(), [area, side](QPainter& painter, const art::Ink& ink) {
            art::paintReach(painter, ink, {area}, side);
        });
    }
    for (const field::Move& charge : reach_->charges) {
        const QPointF from = to.toScene(battle().unit(*unit_).pose.center);
        const QPointF at = to.toScene(battle().unit(charge.charge->target).pose.center);
        scene_.underCards().add(
            QRectF(from, at).normalized(), [from, at, side](QPainter& painter, const art::Ink& ink) {
                art::paintChargeArrow(painter, ink, from, at, side.color, art::Mood::allowed);
            });
    }
}

void MoveTool::drawHandles(const Pose& pose) {
    const Coordinates& to = scene_.coordinates();
    std::vector<QPointF> dots;
    const Size size = field::sizeMoved(battle(), draft_.move());
    for (const Point& corner : outline(pose, size)) dots.push_back(to.toScene(corner));
    const QPointF knob = to.toScene(turningKnob(pose, size));
    const QPointF front = to.toScene(pointAt(pose, 0_du, size.depth / 2));
    scene_.overCards().add(QRectF(knob, front).normalized(),
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

/// The frame picks the movable units inside.
void MoveTool::drawFrame() {
    if (!frameFrom_) return;
    const QRectF frame = QRectF(*frameFrom_, frameTo_).normalized();
    scene_.overCards().add(frame, [frame](QPainter& painter, const art::Ink& ink) {
        painter.setPen(QPen(ink.palette.gold, ink.pixels(2), Qt::DashLine));
        painter.setBrush(ink.palette.veil(ink.palette.gold, 0.15));
        painter.drawRect(frame);
    });
}

void MoveTool::drawPath() {
    QPolygonF path{scene_.coordinates().toScene(battle().unit(*unit_).pose.center)};
    Pose pose = draft_.move().out.value_or(battle().unit(*unit_).pose);
    if (draft_.move().out) path << scene_.coordinates().toScene(pose.center);
    for (const PathStep& step : draft_.move().path) {
        pose = after(step, pose, field::sizeMoved(battle(), draft_.move()));
        path << scene_.coordinates().toScene(pose.center);
    }
    if (draft_.plan() && draft_.plan()->arrival) path << scene_.coordinates().toScene(draft_.pose().center);
    if (draft_.plan() && draft_.plan()->contact)
        path.back() = scene_.coordinates().toScene(draft_.pose().center);
    const art::Mood mood = draft_.plan() ? art::Mood::allowed : art::Mood::refused;
    scene_.underCards().add(path.boundingRect(), [path, mood](QPainter& painter, const art::Ink& ink) {
        art::paintPath(painter, ink, path, mood);
    });
}

void MoveTool::drawMarkerPlaces() {
    for (const MarkerPlace& place : markerPlaces()) {
        scene_.overCards().add(place.square.boundingRect(),
                               [square = place.square](QPainter& painter, const art::Ink& ink) {
                                   painter.setPen(QPen(ink.palette.allowed, ink.pixels(2), Qt::DashLine));
                                   painter.setBrush(ink.palette.veil(ink.palette.allowed, 0.25));
                                   painter.drawPolygon(square);
                               });
    }
}

void MoveTool::drawContact(const field::PlannedContact& contact) {
    const Coordinates& to = scene_.coordinates();
    const Pose enemy = battle().unit(contact.target).pose;
    const art::Side side = lookOfSide(battle().owner(*unit_));
    for (const field::EnvelopMarker& marker : contact.envelops) {
        const QPolygonF square = to.toScene(markerSquare(enemy, field::cardSize, marker.section));
        const double facing = degrees(outward(enemy.heading, edgeOf(marker.section))) + 180;
        const QPointF center = (square[0] + square[2]) / 2;
        scene_.overCards().add(square.boundingRect(),
                               [side, center, facing](QPainter& painter, const art::Ink& ink) {
                                   art::paintEnvelopMarker(painter, ink, side, center, facing);
                               });
    }
    drawMarkerPlaces();
    const Segment edge = segmentOf(outline(enemy, field::cardSize), contact.side);
    const QLineF line(to.toScene(edge.from), to.toScene(edge.to));
    scene_.overCards().add(QRectF(line.p1(), line.p2()).normalized(),
                           [line](QPainter& painter, const art::Ink& ink) {
                               art::paintEngagedLine(painter, ink, line.p1(), line.p2());
                           });
}

}  // namespace vallum::app
