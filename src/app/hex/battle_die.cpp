// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/battle_die.h"

#include "art/icons.h"
#include "art/shapes.h"
#include "hex/piece_painter.h"

#include <algorithm>

#include <QLinearGradient>
#include <QPainter>

namespace vallum::app {

namespace {

using art::box;
using art::disc;
using art::moved;

QColor colorOf(hex::Face face) {
    switch (face) {
        case hex::Face::light: return 0x2f7d4f;
        case hex::Face::medium: return 0x2558a6;
        case hex::Face::heavy: return 0x9c2a24;
        case hex::Face::leader: return 0x8a5a08;
        case hex::Face::flag: return 0x7a2f86;
        case hex::Face::swords: return 0x3c3a3a;
    }
    return {};
}

void paintLeaderSign(QPainter& painter, const QColor& color) {
    QPainterPath helmet;
    helmet.moveTo(-0.72, 0.42);
    helmet.cubicTo(-0.85, -0.75, 0.75, -0.8, 0.74, 0.2);
    helmet.lineTo(0.5, 0.28);
    helmet.lineTo(0.42, 0.82);
    helmet.lineTo(0.12, 0.72);
    helmet.lineTo(0.16, 0.2);
    helmet.lineTo(-0.2, 0.42);
    helmet.closeSubpath();
    painter.fillPath(helmet, color);
    QPainterPath crest;
    crest.moveTo(-0.95, 0.35);
    crest.cubicTo(-1.1, -1.1, 0.6, -1.25, 0.86, -0.32);
    crest.cubicTo(0.4, -0.85, -0.75, -0.85, -0.72, 0.3);
    crest.closeSubpath();
    painter.fillPath(crest, color.lighter(165));
}

void paintFlagSign(QPainter& painter, const QColor& color) {
    painter.setPen(QPen(color.darker(150), 0.17, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(-0.62, -0.85), QPointF(-0.62, 0.88));
    painter.fillPath(art::polygon({{-0.55, -0.82}, {0.88, -0.82}, {0.52, -0.32}, {0.88, 0.2}, {-0.55, 0.2}}),
                     color);
}

void paintSwordsSign(QPainter& painter, const QColor& color) {
    for (const double turn : {-45.0, 45.0}) {
        painter.save();
        painter.rotate(turn);
        painter.fillPath(
            art::polygon({{-0.11, 0.45}, {-0.11, -0.75}, {0, -1.02}, {0.11, -0.75}, {0.11, 0.45}}), color);
        painter.fillPath(box(-0.34, 0.42, 0.68, 0.15, 0.06), color.lighter(150));
        painter.fillPath(box(-0.09, 0.5, 0.18, 0.46, 0.08), color);
        painter.restore();
    }
}

}  // namespace

void paintFaceSign(QPainter& painter, const QRectF& rect, hex::Face face) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.center());
    painter.scale(rect.width() / 2, rect.height() / 2);
    painter.setPen(Qt::NoPen);
    const QColor color = colorOf(face);
    switch (face) {
        case hex::Face::light:
            paintClassMark(painter, {-0.82, -0.82, 1.64, 1.64}, hex::UnitClass::light, color);
            break;
        case hex::Face::medium:
            paintClassMark(painter, {-0.92, -0.9, 1.84, 1.64}, hex::UnitClass::medium, color);
            break;
        case hex::Face::heavy:
            paintClassMark(painter, {-0.8, -0.8, 1.6, 1.6}, hex::UnitClass::heavy, color);
            break;
        case hex::Face::leader: paintLeaderSign(painter, color); break;
        case hex::Face::flag: paintFlagSign(painter, color); break;
        case hex::Face::swords: paintSwordsSign(painter, color); break;
    }
    painter.restore();
}

void paintBattleDie(QPainter& painter,
                    const QRectF& rect,
                    const BattleDie& die,
                    const art::Palette& palette) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.center());
    const double half = std::min(rect.width(), rect.height()) / 2 * 0.88;
    painter.scale(half, half);
    const bool counts = die.deed == DieDeed::hit || die.deed == DieDeed::flag;
    const QColor face = die.deed == DieDeed::nothing ? QColor(0xd8cfbb) : QColor(0xfbf4e2);
    const QPainterPath body = box(-0.92, -0.92, 1.84, 1.84, 0.34);
    if (counts) {
        QColor glow = die.deed == DieDeed::hit ? palette.gold : QColor(0xb27bc0);
        glow.setAlpha(150);
        painter.fillPath(box(-1.1, -1.1, 2.2, 2.2, 0.46), glow);
    }
    painter.fillPath(moved(body, 0.04, 0.11), QColor(25, 15, 5, 90));
    QLinearGradient side(0, -0.92, 0, 0.92);
    side.setColorAt(0, face.lighter(106));
    side.setColorAt(1, face.darker(124));
    painter.fillPath(body, side);
    painter.fillPath(box(-0.78, -0.8, 1.56, 1.56, 0.4), face);
    const QColor edge = die.deed == DieDeed::hit    ? QColor(0xb57f12)
                        : die.deed == DieDeed::flag ? QColor(0x7a2f86)
                                                    : QColor(0x8c7a58);
    painter.strokePath(body, QPen(edge, counts ? 0.16 : 0.09));
    if (die.deed == DieDeed::nothing) painter.setOpacity(painter.opacity() * 0.42);
    paintFaceSign(painter, {-0.54, -0.54, 1.08, 1.08}, die.face);
    painter.restore();
}

}  // namespace vallum::app
