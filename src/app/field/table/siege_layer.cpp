// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/table/siege_layer.h"

#include "art/structure_painter.h"
#include "field/table/looks.h"

#include <algorithm>

#include <QPainter>

#include <vallum/field/situation/fortress/structures.h>

namespace vallum::app {

using geometry::Edge;
using geometry::Pose;

namespace {

constexpr Du section = 0.4_du;
constexpr int sectionsOnASide = 2;

/// The pose of a section wrapped round a tower, facing it.
Pose towerPlace(const field::Battle& battle, const field::TowerMarker& marker) {
    const field::Structure& tower = battle.structure(marker.structure);
    const geometry::Size size = field::sizeOf(tower.kind, battle.setting->sizes);
    const Heading out =
        geometry::outward(tower.pose.heading, static_cast<Edge>(marker.section / sectionsOnASide));
    const Du right = marker.section % sectionsOnASide == 0 ? -(section / 2) : section / 2;
    const geometry::Point at =
        geometry::pointAt({tower.pose.center, out}, right, size.depth / 2 + section / 2);
    return {at, out + 180_deg};
}

}  // namespace

QPointF footOfLadder(const field::Battle& battle,
                     const Pose& pose,
                     field::StructureId structure,
                     const Coordinates& coordinates) {
    const QPointF front = coordinates.toScene(geometry::frontCenter(pose, field::cardSize));
    const QPointF aside =
        coordinates.toScene(geometry::pointAt(pose, 1_du, 0_du)) - coordinates.toScene(pose.center);
    const QPointF way = coordinates.toScene(battle.structure(structure).pose.center) - front;
    constexpr double most = 0.6;  // the middle of the outermost section
    return front + aside * std::clamp(QPointF::dotProduct(way, aside), -most, most);
}

void addClimb(Overlay& overlay, const field::Battle& battle, UnitId unit, const Coordinates& coordinates) {
    const auto& climb = battle.unit(unit).climb;
    if (!climb) return;
    const Pose& pose = battle.unit(unit).pose;
    const QPointF at = footOfLadder(battle, pose, climb->structure, coordinates);
    const double heading = degrees(pose.heading);
    const int levels = field::valuesOf(battle, climb->structure).level;
    overlay.add(QRectF(at.x() - 0.6, at.y() - 0.6, 1.2, 1.2),
                [at, heading, climbed = climb->levels, levels](QPainter& painter, const art::Ink& ink) {
                    art::paintClimbing(painter, ink, at, heading, climbed, levels);
                });
}

void addFirefighting(Overlay& overlay,
                     const field::Battle& battle,
                     UnitId unit,
                     const Coordinates& coordinates) {
    if (!battle.unit(unit).did(field::TurnFlag::foughtFire)) return;
    const QPointF at = coordinates.toScene(geometry::pointAt(battle.unit(unit).pose, 0.45_du, 0.2_du));
    overlay.add(QRectF(at.x() - 0.3, at.y() - 0.3, 0.6, 0.6),
                [at](QPainter& painter, const art::Ink& ink) { art::paintFirefighting(painter, ink, at); });
}

void addTowerMarkers(Overlay& overlay,
                     const field::Battle& battle,
                     UnitId unit,
                     const Coordinates& coordinates) {
    const art::Side side = lookOfSide(battle.owner(unit));
    for (const field::TowerMarker& marker : battle.unit(unit).wraps) {
        const Pose place = towerPlace(battle, marker);
        const QPointF center = coordinates.toScene(place.center);
        const double facing = degrees(place.heading);
        overlay.add(QRectF(center.x() - 0.4, center.y() - 0.4, 0.8, 0.8),
                    [side, center, facing](QPainter& painter, const art::Ink& ink) {
                        art::paintEnvelopMarker(painter, ink, side, center, facing);
                    });
    }
}

void addOutline(Overlay& overlay, const QPainterPath& outline, art::Mood mood) {
    overlay.add(outline.boundingRect().adjusted(-0.1, -0.1, 0.1, 0.1),
                [outline, mood](QPainter& painter, const art::Ink& ink) {
                    const QColor color = mood == art::Mood::allowed   ? ink.palette.allowed
                                         : mood == art::Mood::refused ? ink.palette.refused
                                                                      : ink.palette.gold;
                    painter.setRenderHint(QPainter::Antialiasing);
                    painter.setPen(QPen(color, ink.pixels(2.5)));
                    painter.setBrush(ink.palette.veil(color, 0.14));
                    painter.drawPath(outline);
                });
}

void addHiddenCard(Overlay& overlay, const QPolygonF& card, bool isPicked) {
    overlay.add(card.boundingRect(), [card, isPicked](QPainter& painter, const art::Ink& ink) {
        painter.setRenderHint(QPainter::Antialiasing);
        constexpr double inset = 0.93;
        const QPointF center = card.boundingRect().center();
        const QTransform within = QTransform::fromTranslate(-center.x(), -center.y()) *
                                  QTransform::fromScale(inset, inset) *
                                  QTransform::fromTranslate(center.x(), center.y());
        const QPolygonF edge = within.map(card);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink.palette.ink, ink.pixels(3.5)));
        painter.drawPolygon(edge);
        painter.setPen(
            QPen(isPicked ? ink.palette.gold : ink.palette.parchment, ink.pixels(2), Qt::DashLine));
        painter.drawPolygon(edge);
    });
}

void addCardOfMarker(Overlay& overlay,
                     art::CardPainter& cards,
                     const art::CardLook& look,
                     QPointF marker,
                     const QRectF& table) {
    constexpr double away = 1.5;
    const double side = marker.x() + away + 0.9 > table.right() ? -1 : 1;
    const QPointF card = marker + QPointF(side * away, 0);
    overlay.add(QRectF(marker, card).normalized().adjusted(-0.9, -0.5, 0.9, 0.5),
                [&cards, look, marker, card](QPainter& painter, const art::Ink& ink) {
                    painter.setRenderHint(QPainter::Antialiasing);
                    painter.setPen(QPen(ink.palette.gold, ink.pixels(3), Qt::DashLine));
                    painter.drawLine(marker, card);
                    cards.paint(painter, look, card, 0);
                });
}

}  // namespace vallum::app
