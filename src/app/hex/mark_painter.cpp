// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/mark_painter.h"

#include "art/faces.h"
#include "art/shapes.h"
#include "hex/battle_die.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

namespace vallum::app {

namespace {

using hex::Hex;

const QColor reachDye(0xffe27a);
const QColor targetDye(0xd3302a);

QColor veiled(QColor color, double opacity) {
    color.setAlphaF(static_cast<float>(opacity));
    return color;
}

QPainterPath pathOf(const QPolygonF& polygon) {
    QPainterPath path;
    path.addPolygon(polygon);
    path.closeSubpath();
    return path;
}

/// HEX-02: shades the board outside these sections.
void shadeOtherSections(QPainter& painter, const BoardMap& map, const EnumSet<hex::BoardSection>& parts) {
    const double first = map.center({0, 4}).x();
    const double second = map.center({0, 8}).x();
    const QRectF all = map.area();
    const bool isTurned = second < first;
    const std::array edges{isTurned ? all.right() : all.left(), first, second,
                           isTurned ? all.left() : all.right()};
    for (std::size_t i = 0; i != 3; ++i) {
        if (parts.has(static_cast<hex::BoardSection>(i))) continue;
        const QRectF part(edges.at(i), all.top(), edges.at(i + 1) - edges.at(i), all.height());
        painter.fillRect(part.normalized(), QColor(25, 18, 6, 92));
    }
}

void ring(QPainter& painter, const BoardMap& map, Hex hex, const QColor& color, double width, double part) {
    painter.strokePath(pathOf(map.outline(hex, part)),
                       QPen(color, map.hexWidth() * width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

void paintTargetBadge(QPainter& painter, const BoardMap& map, Hex hex) {
    const double side = map.hexWidth() * 0.29;
    const QPointF middle = map.center(hex) + QPointF(map.hexWidth() * 0.30, -map.hexWidth() * 0.36);
    painter.fillPath(art::disc(middle.x() + 1, middle.y() + 1.5, side * 0.62), QColor(20, 8, 2, 120));
    painter.fillPath(art::disc(middle.x(), middle.y(), side * 0.62), QColor(0xfff6e2));
    painter.strokePath(art::disc(middle.x(), middle.y(), side * 0.62),
                       QPen(targetDye, map.hexWidth() * 0.03));
    paintFaceSign(painter,
                  QRectF(middle.x() - side * 0.36, middle.y() - side * 0.36, side * 0.72, side * 0.72),
                  hex::Face::swords);
}

void paintWay(QPainter& painter, const BoardMap& map, const std::vector<Hex>& way) {
    if (way.size() < 2) return;
    QPolygonF line;
    for (const Hex hex : way) line << map.center(hex);
    const QPointF last = line.back();
    const QPointF back = line[line.size() - 2] - last;
    const double length = std::hypot(back.x(), back.y());
    const QPointF unit = back / length;
    const QPointF across(-unit.y(), unit.x());
    const double head = map.hexWidth() * 0.24;
    line.back() = last + unit * head * 0.7;
    QPainterPath path;
    path.addPolygon(line);
    const QPainterPath tip = art::polygon(
        {last, last + unit * head + across * head * 0.6, last + unit * head - across * head * 0.6});
    const double wide = map.hexWidth() * 0.075;
    painter.strokePath(path,
                       QPen(QColor(60, 36, 6, 200), wide * 1.75, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.strokePath(tip,
                       QPen(QColor(60, 36, 6, 200), wide * 0.75, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.strokePath(path, QPen(QColor(0xfff3c8), wide, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(tip, QColor(0xfff3c8));
}

/// From the edge of one hex to the edge of the other.
void paintAttack(QPainter& painter, const BoardMap& map, Hex from, Hex to) {
    const QPointF start = map.center(from);
    const QPointF end = map.center(to);
    const QPointF way = end - start;
    const double length = std::hypot(way.x(), way.y());
    if (length < 1) return;
    const QPointF unit = way / length;
    const QPointF across(-unit.y(), unit.x());
    const double hexWidth = map.hexWidth();
    const QPointF tip = end - unit * hexWidth * 0.2;
    const QPointF neck = tip - unit * hexWidth * 0.2;
    const QPointF tail = start + unit * hexWidth * 0.22;
    QPainterPath arrow(tail + across * hexWidth * 0.04);
    arrow.lineTo(neck + across * hexWidth * 0.07);
    arrow.lineTo(neck + across * hexWidth * 0.16);
    arrow.lineTo(tip);
    arrow.lineTo(neck - across * hexWidth * 0.16);
    arrow.lineTo(neck - across * hexWidth * 0.07);
    arrow.lineTo(tail - across * hexWidth * 0.04);
    arrow.closeSubpath();
    painter.fillPath(arrow.translated(hexWidth * 0.015, hexWidth * 0.03), QColor(20, 6, 2, 110));
    painter.fillPath(arrow, targetDye);
    painter.strokePath(arrow,
                       QPen(QColor(0xfff0dc), hexWidth * 0.025, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

/// Slimmer than an attack. How it differs from a shot does not depend on its color.
void paintThreat(QPainter& painter, const BoardMap& map, const ThreatMark& threat) {
    const QPointF start = map.center(threat.by);
    const QPointF end = map.center(threat.at);
    const double length = std::hypot(end.x() - start.x(), end.y() - start.y());
    if (length < 1) return;
    const QPointF unit = (end - start) / length;
    const QPointF across(-unit.y(), unit.x());
    const double hexWidth = map.hexWidth();
    const QPointF tail = start + unit * hexWidth * 0.34;
    const QPointF tip = end - unit * hexWidth * 0.30;
    const QPointF neck = tip - unit * hexWidth * 0.17;
    const QPainterPath head =
        art::polygon({tip, neck + across * hexWidth * 0.11, neck - across * hexWidth * 0.11});
    QPainterPath shaft(tail);
    shaft.lineTo(neck);
    const Qt::PenStyle style = threat.isShot ? Qt::CustomDashLine : Qt::SolidLine;
    for (const auto& [color, wide] : {std::pair(QColor(0xfff0dc), 0.085), std::pair(targetDye, 0.05)}) {
        QPen pen(color, hexWidth * wide, style, Qt::FlatCap, Qt::RoundJoin);
        if (threat.isShot) pen.setDashPattern({0.13 / wide, 0.07 / wide});
        painter.strokePath(shaft, pen);
        painter.strokePath(head,
                           QPen(color, hexWidth * (wide - 0.045), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    }
    painter.fillPath(head, targetDye);
}

void paintBlockedSight(QPainter& painter, const BoardMap& map, Hex from, Hex to) {
    QPen pen(targetDye, map.hexWidth() * 0.045, Qt::CustomDashLine, Qt::RoundCap);
    pen.setDashPattern({2, 2});
    painter.setPen(pen);
    painter.drawLine(map.center(from), map.center(to));
}

}  // namespace

void paintMarksBelow(QPainter& painter,
                     const BoardMap& map,
                     const Marks& marks,
                     const art::Palette& palette) {
    if (marks.sections) shadeOtherSections(painter, map, *marks.sections);
    for (const Hex hex : marks.reach) {
        painter.fillPath(pathOf(map.outline(hex, 0.98)), palette.veil(reachDye, 0.58));
        ring(painter, map, hex, palette.veil(QColor(0xb07d12), 0.75), 0.02, 0.95);
    }
    for (const Hex hex : marks.charges) {
        const double side = map.hexWidth() * 0.26;
        QRectF sign(0, 0, side, side);
        sign.moveCenter(map.center(hex));
        painter.save();
        painter.setOpacity(0.75);
        paintFaceSign(painter, sign, hex::Face::swords);
        painter.restore();
    }
    for (const Hex hex : marks.hollow) {
        painter.fillPath(pathOf(map.outline(hex, 0.98)), palette.veil(reachDye, 0.22));
        QPen pen(palette.veil(QColor(0x8a5f0c), 0.95), map.hexWidth() * 0.028, Qt::CustomDashLine,
                 Qt::RoundCap);
        pen.setDashPattern({3, 3});
        painter.strokePath(pathOf(map.outline(hex, 0.93)), pen);
    }
}

void paintMarksAbove(QPainter& painter,
                     const BoardMap& map,
                     const Marks& marks,
                     const art::Palette& palette) {
    for (const Hex hex : marks.choosable) {
        ring(painter, map, hex, palette.veil(QColor(0x3b2a08), 0.75), 0.055, 0.955);
        ring(painter, map, hex, QColor(0xfff1b8), 0.03, 0.955);
    }
    for (const Hex hex : marks.picked) {
        ring(painter, map, hex, palette.veil(reachDye, 0.45), 0.15, 0.97);
        ring(painter, map, hex, QColor(0x4a3206), 0.085, 0.95);
        ring(painter, map, hex, QColor(0xffcf3f), 0.058, 0.95);
    }
    for (const Hex hex : marks.inTheWay) {
        painter.fillPath(pathOf(map.outline(hex, 0.96)), veiled(targetDye, 0.22));
        ring(painter, map, hex, targetDye, 0.05, 0.93);
    }
    for (const Hex hex : marks.targets) {
        ring(painter, map, hex, veiled(QColor(0x3d0806), 0.8), 0.07, 0.955);
        ring(painter, map, hex, targetDye, 0.045, 0.955);
        paintTargetBadge(painter, map, hex);
    }
}

void paintArrows(QPainter& painter, const BoardMap& map, const Marks& marks) {
    if (marks.sight) paintBlockedSight(painter, map, marks.sight->first, marks.sight->second);
    paintWay(painter, map, marks.path);
    if (marks.attack) paintAttack(painter, map, marks.attack->first, marks.attack->second);
}

void paintThreats(QPainter& painter, const BoardMap& map, const std::vector<ThreatMark>& threats) {
    for (const ThreatMark& it : threats) paintThreat(painter, map, it);
    for (const ThreatMark& it : threats)
        paintTag(painter, map, map.center(it.by) - QPointF(0, map.hexWidth() * 0.42), it.label);
}

void paintHover(QPainter& painter, const BoardMap& map, Hex hex) {
    ring(painter, map, hex, QColor(255, 252, 240, 150), 0.035, 0.97);
}

void paintCursor(QPainter& painter, const BoardMap& map, Hex hex, const art::Palette& palette) {
    ring(painter, map, hex, palette.ink, 0.075, 1.0);
    QPen pen(QColor(0xfffaf0), map.hexWidth() * 0.045, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({2.5, 1.5});
    painter.strokePath(pathOf(map.outline(hex, 1.0)), pen);
}

void paintTag(QPainter& painter, const BoardMap& map, QPointF over, const QString& words) {
    QFont font(art::familyOf(art::Face::sans));
    font.setBold(true);
    font.setPixelSize(std::max(10, static_cast<int>(map.hexWidth() * 0.19)));
    const QFontMetricsF metrics(font);
    const double wide = metrics.horizontalAdvance(words) + metrics.height() * 0.8;
    const double high = metrics.height() * 1.3;
    const QRectF box(over.x() - wide / 2, over.y() - high / 2, wide, high);
    painter.fillPath(art::box(box.x(), box.y(), wide, high, high * 0.35), QColor(28, 20, 10, 225));
    painter.setPen(QColor(0xfff6e0));
    painter.setFont(font);
    painter.drawText(box, Qt::AlignCenter, words);
}

void paintTags(QPainter& painter, const BoardMap& map, const std::vector<Ghost>& ghosts) {
    for (const Ghost& ghost : ghosts) {
        if (ghost.words.isEmpty()) continue;
        paintTag(painter, map, map.center(ghost.at) - QPointF(0, map.hexWidth() * 0.42), ghost.words);
    }
}

}  // namespace vallum::app
