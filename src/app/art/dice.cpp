// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/dice.h"

#include "art/icons.h"
#include "art/shapes.h"

#include <algorithm>

#include <QLinearGradient>
#include <QPainter>
#include <QRadialGradient>

namespace vallum::art {
namespace {

struct DieColors {
    QColor face;
    QColor edge;
    QColor pip;
};

DieColors colorsOf(DieResult result, const Palette& palette) {
    switch (result) {
        case DieResult::plain: return {0xfaf3e0, 0x8c7a58, palette.ink};
        case DieResult::success: return {0xf3f7e6, palette.allowed, palette.ink};
        case DieResult::miss: return {0xcfc6b2, 0x8c8270, 0x6a6252};
        case DieResult::critical: return {0xf4cf63, 0x8a5a08, 0x4a2a04};
        case DieResult::failure: return {0xc9bdb0, palette.refused, palette.refused};
    }
    return {};
}

/// Standard pips, in the square from (-1, -1) to (1, 1).
std::vector<QPointF> pipsOf(int face) {
    constexpr double out = 0.5;
    std::vector<QPointF> pips;
    if (face % 2 == 1) pips.emplace_back(0, 0);
    if (face >= 2) pips.insert(pips.end(), {{-out, out}, {out, -out}});
    if (face >= 4) pips.insert(pips.end(), {{-out, -out}, {out, out}});
    if (face == 6) pips.insert(pips.end(), {{-out, 0}, {out, 0}});
    return pips;
}

void paintPips(QPainter& painter, int face, const QColor& color, double radius) {
    for (const QPointF& pip : pipsOf(std::clamp(face, 1, 6))) {
        painter.fillPath(disc(pip.x(), pip.y(), radius), color);
        painter.fillPath(disc(pip.x(), pip.y() + radius * 0.25, radius * 0.8), color.lighter(125));
    }
}

void paintCube(QPainter& painter, const DieColors& colors) {
    const QPainterPath body = box(-0.92, -0.92, 1.84, 1.84, 0.36);
    painter.fillPath(moved(body, 0.03, 0.09), QColor(25, 15, 5, 85));
    QLinearGradient side(0, -0.92, 0, 0.92);
    side.setColorAt(0, colors.face.lighter(108));
    side.setColorAt(1, colors.face.darker(122));
    painter.fillPath(body, side);
    QRadialGradient top(QPointF(-0.25, -0.3), 1.5);
    top.setColorAt(0, colors.face.lighter(112));
    top.setColorAt(1, colors.face);
    painter.fillPath(box(-0.78, -0.8, 1.56, 1.56, 0.42), top);
    painter.strokePath(body, QPen(colors.edge, 0.1));
}

/// A notch at the lower right that shows the result by shape as well as color.
void paintVerdict(QPainter& painter, DieResult result, const Palette& palette) {
    if (result == DieResult::plain || result == DieResult::miss) return;
    const QColor color = result == DieResult::failure    ? palette.refused
                         : result == DieResult::critical ? QColor(0x8a5a08)
                                                         : palette.allowed;
    painter.fillPath(disc(0.7, 0.7, 0.34), color);
    painter.strokePath(disc(0.7, 0.7, 0.34), QPen(palette.rimText, 0.07));
    const QRectF sign(0.5, 0.5, 0.4, 0.4);
    if (result == DieResult::success) paintIcon(painter, sign, Icon::done, palette.rimText);
    if (result == DieResult::critical) paintIcon(painter, sign, Icon::hero, palette.rimText);
    if (result == DieResult::failure) {
        painter.strokePath(line({{0.56, 0.7}, {0.84, 0.7}}),
                           QPen(palette.rimText, 0.13, Qt::SolidLine, Qt::RoundCap));
    }
}

/// The face before the reroll, small, above a circular arrow.
void paintRolledAgain(QPainter& painter, int face, const Palette& palette) {
    painter.save();
    painter.translate(-0.68, -0.7);
    painter.scale(0.36, 0.36);
    painter.fillPath(disc(0, 0, 1.15), palette.bubble);
    painter.strokePath(disc(0, 0, 1.15), QPen(palette.rimText, 0.16));
    QPainterPath turn;
    turn.arcMoveTo(QRectF(-0.78, -0.78, 1.56, 1.56), 60);
    turn.arcTo(QRectF(-0.78, -0.78, 1.56, 1.56), 60, 270);
    painter.strokePath(turn, QPen(palette.gold, 0.22));
    painter.fillPath(polygon({{0.78, -0.25}, {0.1, -0.42}, {0.62, -0.95}}), palette.gold);
    painter.scale(0.5, 0.5);
    paintPips(painter, face, palette.rimText, 0.24);
    painter.restore();
}

}  // namespace

void paintDie(QPainter& painter, const QRectF& rect, const DieLook& die, const Palette& palette) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.center());
    const double half = std::min(rect.width(), rect.height()) / 2 * 0.92;
    painter.scale(half, half);
    const DieColors colors = colorsOf(die.result, palette);
    if (die.result == DieResult::critical)
        painter.fillPath(star(12, 1.12, 0.9), palette.veil(palette.gold, 0.55));
    paintCube(painter, colors);
    paintPips(painter, die.face, colors.pip, 0.2);
    paintVerdict(painter, die.result, palette);
    if (die.rolledAgainFrom > 0) paintRolledAgain(painter, die.rolledAgainFrom, palette);
    painter.restore();
}

void paintDiceRow(QPainter& painter,
                  const QRectF& rect,
                  const std::vector<DieLook>& dice,
                  const Palette& palette) {
    if (dice.empty()) return;
    const double count = static_cast<double>(dice.size());
    const double size = std::min(rect.height(), rect.width() / count);
    double left = rect.center().x() - size * count / 2;
    for (const DieLook& die : dice) {
        paintDie(painter, QRectF(left, rect.center().y() - size / 2, size, size), die, palette);
        left += size;
    }
}

}  // namespace vallum::art
