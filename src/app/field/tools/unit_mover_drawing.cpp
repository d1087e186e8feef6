// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/table/attack_arrow.h"
#include "field/table/looks.h"
#include "field/table/siege_layer.h"
#include "field/table/table_scene.h"
#include "field/table/terrain_layer.h"
#include "field/tools/move_handles.h"
#include "field/tools/unit_mover.h"

#include <algorithm>
#include <utility>

#include <QPainter>
#include <QPainterPath>

#include <vallum/field/queries/odds.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/words.h>
#include <vallum/geometry/engagement.h>

namespace vallum::app {

using namespace geometry;

namespace {

QPolygonF hullOf(QPolygonF points) {
    const auto isRightTurn = [](QPointF one, QPointF other, QPointF next) {
        const QPointF way = other - one;
        const QPointF on = next - other;
        return way.x() * on.y() - way.y() * on.x() <= 0;
    };
    std::ranges::sort(points, {}, [](QPointF it) { return std::pair(it.x(), it.y()); });
    QPolygonF hull;
    for (const bool isUpper : {false, true}) {
        const qsizetype from = hull.size();
        for (const QPointF& point : points) {
            while (hull.size() >= from + 2 && isRightTurn(hull[hull.size() - 2], hull.back(), point))
                hull.removeLast();
            hull << point;
        }
        hull.removeLast();
        if (!isUpper) std::ranges::reverse(points);
    }
    return hull;
}

/// What a card covers whose center goes from one of these places to the next, all around.
QPolygonF sweptBy(const QPolygonF& card, const QPolygonF& places) {
    QPainterPath all;
    all.setFillRule(Qt::WindingFill);
    const QPointF center = card.boundingRect().center();
    for (qsizetype i = 0; i != places.size(); ++i) {
        QPolygonF both = card.translated(places[i] - center);
        both << card.translated(places[(i + 1) % places.size()] - center);
        both << card;
        all.addPolygon(hullOf(both));
        all.closeSubpath();
    }
    QPolygonF outer;
    for (const QPolygonF& it : all.simplified().toSubpathPolygons()) {
        const auto sizeOf = [](const QPolygonF& polygon) {
            return polygon.boundingRect().width() * polygon.boundingRect().height();
        };
        if (sizeOf(it) > sizeOf(outer)) outer = it;
    }
    return outer;
}

/// The drawn move as it would look on the table.
class MovePicture {
public:
    MovePicture(TableScene& scene, DrawnMove& move, const ChargeMoves& charges)
        : scene_(scene),
          battle_(move.battle()),
          move_(move),
          draft_(move.draft()),
          charges_(charges),
          unit_(*move.unit()) {}

    void draw() {
        const Pose pose = draft_.pose();
        if (!draft_.isEmpty()) {
            drawPath();
            drawStructure();
            drawGhost(pose);
            if (draft_.plan() && draft_.plan()->contact) drawContact(*draft_.plan()->contact);
        }
        if (draft_.isEmpty()) drawReach();
        if (canBeDragged()) drawHandles(pose);
        if (!draft_.isEmpty()) drawLabel(pose);
    }

private:
    void drawPath() {
        QPolygonF path{scene_.coordinates().toScene(battle_.unit(unit_).pose.center)};
        Pose pose = draft_.move().out.value_or(battle_.unit(unit_).pose);
        if (draft_.move().out) path << scene_.coordinates().toScene(pose.center);
        for (const PathStep& step : draft_.move().path) {
            pose = after(step, pose, field::sizeMoved(battle_, draft_.move()));
            path << scene_.coordinates().toScene(pose.center);
        }
        if (draft_.plan() && draft_.plan()->arrival)
            path << scene_.coordinates().toScene(draft_.pose().center);
        if (draft_.plan() && draft_.plan()->contact)
            path.back() = scene_.coordinates().toScene(draft_.pose().center);
        const art::Mood mood = draft_.plan() ? art::Mood::allowed : art::Mood::refused;
        scene_.underCards().add(path.boundingRect(), [path, mood](QPainter& painter, const art::Ink& ink) {
            art::paintPath(painter, ink, path, mood);
        });
    }
    /// The structure where the move ends, the unit's action there, and the tower that moves with it.
    void drawStructure() {
        const Coordinates& to = scene_.coordinates();
        if (isInTower(battle_, unit_) && !draft_.move().out && !isDraggedOut(battle_, unit_)) {
            art::StructureLook tower = lookOf(battle_, *battle_.unit(unit_).inside, to);
            tower.center = to.toScene(draft_.pose().center);
            tower.headingDegrees = degrees(draft_.pose().heading);
            scene_.overCards().add({tower.center, QSizeF(0, 0)},
                                   [tower](QPainter& painter, const art::Ink& ink) {
                                       painter.save();
                                       painter.setOpacity(0.7);
                                       art::paintStructure(painter, ink, tower);
                                       painter.restore();
                                   });
        }
        if (!draft_.plan() || !draft_.plan()->arrival) return;
        const field::PlannedArrival& arrival = *draft_.plan()->arrival;
        for (const Outline& part : field::partsOf(battle_, arrival.structure)) {
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
            addTowerMarkers(scene_.overCards(), field::afterMove(battle_, draft_.move()), unit_, to);
        if (arrival.what != field::Arrival::climb) return;
        const QPointF foot = footOfLadder(battle_, arrival.to, arrival.structure, to);
        const double heading = degrees(arrival.to.heading);
        const int levels = field::valuesOf(battle_, arrival.structure).level;
        scene_.overCards().add(QRectF(foot.x() - 0.6, foot.y() - 0.6, 1.2, 1.2),
                               [foot, heading, levels](QPainter& painter, const art::Ink& ink) {
                                   art::paintClimbing(painter, ink, foot, heading, 0, levels);
                               });
    }
    /// In a tower the card becomes a marker (FOR-04); a moved siege tower is drawn with it.
    void drawGhost(const Pose& pose) {
        art::CardLook ghost = lookOf(battle_, unit_);
        ghost.ghost = draft_.plan() ? art::Ghost::allowed : art::Ghost::refused;
        if (draft_.plan()) {
            ghost.formation = formationOf(draft_.plan()->formation);
            ghost.extendedLeft = draft_.plan()->extension.left;
            ghost.extendedRight = draft_.plan()->extension.right;
        }
        const QPointF center = scene_.coordinates().toScene(pose.center);
        const double heading = degrees(pose.heading);
        const double scale = isGhostInTower() ? markerScale : 1;
        scene_.overCards().add({center, QSizeF(0, 0)}, [&cards = scene_.cards(), ghost, center, heading,
                                                        scale](QPainter& painter, const art::Ink&) {
            painter.save();
            painter.translate(center);
            painter.scale(scale, scale);
            cards.paint(painter, ghost, {}, heading);
            painter.restore();
        });
        drawCarriedRam(pose);
    }
    void drawCarriedRam(const Pose& pose) {
        const bool carries =
            std::ranges::count(battle_.rams, std::optional(unit_), &field::Ram::carrier) != 0;
        if (!carries || isGhostInTower()) return;
        const art::StructureLook ram = carriedRam(battle_, pose, scene_.coordinates());
        scene_.overCards().add({ram.center, QSizeF(0, 0)}, [ram](QPainter& painter, const art::Ink& ink) {
            art::paintStructure(painter, ink, ram);
        });
    }
    /// A unit that lines up its siege tower with a wall stays inside.
    [[nodiscard]] bool isGhostInTower() const {
        const field::PlannedArrival* arrival =
            draft_.plan() && draft_.plan()->arrival ? &*draft_.plan()->arrival : nullptr;
        if (arrival && arrival->what == field::Arrival::occupy)
            return field::isHighTower(battle_.structure(arrival->structure).kind);
        return isInTower(battle_, unit_) && !draft_.move().out;
    }
    void drawContact(const field::PlannedContact& contact) {
        const Coordinates& to = scene_.coordinates();
        const Pose enemy = battle_.unit(contact.target).pose;
        const art::Side side = lookOfSide(battle_.owner(unit_));
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
    void drawMarkerPlaces() {
        for (const ChargeMoves::MarkerPlace& place : charges_.markerPlaces()) {
            const QPolygonF square = scene_.coordinates().toScene(place.square);
            scene_.overCards().add(square.boundingRect(), [square](QPainter& painter, const art::Ink& ink) {
                painter.setPen(QPen(ink.palette.allowed, ink.pixels(2), Qt::DashLine));
                painter.setBrush(ink.palette.veil(ink.palette.allowed, 0.25));
                painter.drawPolygon(square);
            });
        }
    }
    /// The straight ways ahead are longer than those aside, but no wider than the card.
    [[nodiscard]] QPolygonF placesInReach(const field::Reach& reach) const {
        const Coordinates& to = scene_.coordinates();
        QPolygonF places;
        for (const Point& point : reach.area) places << to.toScene(point);
        if (reach.ahead <= reach.sliding || places.isEmpty()) return places;
        const QPointF besideTheWay = to.toScene(pointAt(battle_.unit(unit_).pose, 0_du, reach.sliding));
        places.insert(1, besideTheWay);
        places << besideTheWay;
        return places;
    }
    /// The ground that the card can cover in one step, and the enemies that it can charge.
    void drawReach() {
        const field::Reach& reach = move_.reach();
        const Coordinates& to = scene_.coordinates();
        const art::Side side = lookOfSide(battle_.owner(unit_));
        const QPolygonF area =
            sweptBy(to.toScene(outline(battle_.unit(unit_).pose, field::cardSize)), placesInReach(reach));
        if (area.size() > 2) {
            scene_.underCards().add(area.boundingRect(),
                                    [area, side](QPainter& painter, const art::Ink& ink) {
                                        art::paintReach(painter, ink, {area}, side);
                                    });
        }
        for (const field::Move& charge : reach.charges) {
            const QPointF from = to.toScene(battle_.unit(unit_).pose.center);
            const QPointF at = to.toScene(battle_.unit(charge.charge->target).pose.center);
            addAttackArrow(scene_.underCards(), from, at, side.color, art::Mood::allowed);
        }
    }
    /// A unit in a tower can leave only by its exits, a climbing unit stays on the ladder, and a charge goes
    /// no farther.
    [[nodiscard]] bool canBeDragged() const {
        if (!draft_.plan()) return !draft_.isEmpty();
        if (draft_.move().at || draft_.plan()->contact) return false;
        return !isGhostInTower() || !isDraggedOut(battle_, unit_);
    }
    void drawHandles(const Pose& pose) {
        const Coordinates& to = scene_.coordinates();
        std::vector<QPointF> dots;
        const Size size = field::sizeMoved(battle_, draft_.move());
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
    /// Above the card, or below it if that would hide the target or the way there.
    [[nodiscard]] QPointF placeOfLabel(const Pose& pose) const {
        const Coordinates& to = scene_.coordinates();
        const QPointF center = to.toScene(pose.center);
        constexpr double above = -1;
        constexpr double below = 0.65;
        QPointF ahead = center - to.toScene(battle_.unit(unit_).pose.center);
        if (draft_.plan() && draft_.plan()->arrival)
            ahead = to.toScene(battle_.structure(draft_.plan()->arrival->structure).pose.center) - center;
        if (draft_.plan() && draft_.plan()->contact)
            ahead = to.toScene(battle_.unit(draft_.plan()->contact->target).pose.center) - center;
        return center + QPointF(0, ahead.y() < -0.05 ? below : above);
    }
    void drawLabel(const Pose& pose) {
        const QPointF at = placeOfLabel(pose);
        const bool isBelow = at.y() > scene_.coordinates().toScene(pose.center).y();
        std::vector<QRectF> cards{boundsOf(battle_.unit(unit_).pose), boundsOf(pose)};
        if (draft_.plan() && draft_.plan()->contact)
            cards.push_back(boundsOf(battle_.unit(draft_.plan()->contact->target).pose));
        scene_.overCards().addLabel(
            at, [at, isBelow, cards, label = move_.label()](QPainter& painter, const art::Ink& ink) {
                label.paint(painter, ink, at, isBelow, cards);
            });
    }
    [[nodiscard]] QRectF boundsOf(const Pose& pose) const {
        return scene_.coordinates().toScene(outline(pose, field::cardSize)).boundingRect();
    }

    TableScene& scene_;
    const field::Battle& battle_;
    DrawnMove& move_;
    const field::MoveDraft& draft_;
    const ChargeMoves& charges_;
    UnitId unit_;
};

}  // namespace

void UnitMover::draw() {
    if (isActive()) MovePicture(scene(), move_, charges_).draw();
}

}  // namespace vallum::app
