// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/effects.h"

#include "art/card_painter.h"
#include "art/shapes.h"

#include <QPainter>

namespace vallum::art {

namespace {

struct Puff {
    QPointF at;
    double radius = 0;
    double opacity = 0;
};

void paintPuff(QPainter& painter, const Puff& puff, QColor color) {
    QRadialGradient soft(puff.at, puff.radius);
    color.setAlphaF(static_cast<float>(std::clamp(puff.opacity, 0.0, 1.0)));
    soft.setColorAt(0, color);
    color.setAlphaF(0);
    soft.setColorAt(1, color);
    painter.fillPath(disc(puff.at.x(), puff.at.y(), puff.radius), soft);
}

/// From nothing to its height at a third of the time, and back.
double swell(double part) { return part < 1.0 / 3 ? part * 3 : (1 - part) * 1.5; }

}  // namespace

void paintDust(QPainter& painter, QPointF from, QPointF to) {
    constexpr std::uint32_t puffs = 14;
    constexpr double longest = 1.6;
    const QPointF back = from - to;
    const double way = std::hypot(back.x(), back.y());
    if (way < 0.05) return;
    const QPointF along = back / way;
    const QPointF across(-along.y(), along.x());
    for (std::uint32_t i = 0; i != puffs; ++i) {
        const double age = (i + 1.0) / puffs;
        const QPointF at =
            to + along * (0.3 + std::min(way, longest) * age) + across * (jitter(3, i) * (0.5 + 0.2 * age));
        paintPuff(painter, {at, 0.16 + 0.24 * age, 0.7 * (1 - age)}, QColor(0x927a52));
    }
}

void paintSmoke(QPainter& painter, QPointF at, double part) {
    constexpr std::uint32_t puffs = 6;
    for (std::uint32_t i = 0; i != puffs; ++i) {
        const double age = std::fmod(part + scatter(5, i), 1.0);
        const QPointF rising(jitter(7, i) * 0.35 + 0.25 * age, -0.1 - 0.9 * age);
        paintPuff(painter,
                  {at + rising, 0.12 + 0.26 * age, 0.55 * (1 - age) * std::min(1.0, 4 * swell(part))},
                  QColor(0x4a4640));
    }
}

void paintCloud(QPainter& painter, QPointF at, double part) {
    constexpr std::uint32_t puffs = 12;
    for (std::uint32_t i = 0; i != puffs; ++i) {
        const double angle = 2 * std::numbers::pi * (i + 0.4 * jitter(11, i)) / puffs;
        const QPointF outward(std::cos(angle), std::sin(angle));
        paintPuff(painter,
                  {at + outward * (0.2 + 0.7 * part * (0.6 + 0.4 * scatter(13, i))), 0.25 + 0.35 * part,
                   0.6 * swell(part)},
                  QColor(0xa8977a));
    }
}

void paintTear(QPainter& painter, const Ink& ink, QPointF center, double headingDegrees, double part) {
    constexpr std::uint32_t turns = 7;
    painter.save();
    painter.translate(center);
    painter.rotate(headingDegrees);
    painter.setRenderHint(QPainter::Antialiasing);
    QPolygonF crack;
    for (std::uint32_t i = 0; i <= turns; ++i) {
        const double down = static_cast<double>(i) / turns;
        if (i != 0 && down > part * 1.6) break;
        const double aside = (i % 2 == 0 ? 1 : -1) * 0.05 + jitter(17, i) * 0.03;
        crack << QPointF(0.18 + aside, cardRect.top() + cardRect.height() * down);
    }
    const auto stroke = [&](const QColor& color, double width) {
        painter.setPen(QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
        painter.drawPolyline(crack);
    };
    stroke(QColor(255, 246, 220, 200), std::max(0.05, ink.pixels(3)));
    stroke(QColor(30, 16, 8), std::max(0.026, ink.pixels(1.5)));
    painter.restore();
}

void paintLaidCard(QPainter& painter, const Ink& ink, QPointF at, const ActionCardLook& look, double part) {
    constexpr double comes = 0.3;
    constexpr double goes = 0.75;
    const double near = part < comes ? 1 - part / comes : 0;
    const double wide = ink.pixels(150) * (1 + 0.35 * near);
    QRectF place(0, 0, wide, wide / actionCardRatio);
    place.moveCenter(at - QPointF(0, ink.pixels(60) * near));
    place = keptInSight(painter, ink, place, {});
    painter.save();
    painter.setOpacity(part < comes ? part / comes : part > goes ? (1 - part) / (1 - goes) : 1);
    // Its letters are sized in pixels.
    const QTransform scene = painter.worldTransform();
    const QRectF onScreen = scene.mapRect(place);
    painter.setWorldTransform(QTransform());
    paintActionCard(painter, onScreen, look, ink.palette);
    painter.restore();
}

}  // namespace vallum::art
