// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/velvet.h"

#include <array>

#include <QLinearGradient>
#include <QPainter>
#include <QRadialGradient>

namespace vallum::art {

namespace {

/// The folds vary in width but are the same every time.
constexpr std::array foldWidths{74, 58, 92, 66, 84, 52, 78, 96, 60};
constexpr double rod = 9;
constexpr double hem = 30;

QLinearGradient fold(double from, double to, const SideShades& shades) {
    QLinearGradient light(from, 0, to, 0);
    light.setColorAt(0, shades.deep.darker(190));
    light.setColorAt(0.3, shades.deep.darker(112));
    light.setColorAt(0.5, shades.base.darker(128));
    light.setColorAt(0.68, shades.deep.darker(108));
    light.setColorAt(1, shades.deep.darker(190));
    return light;
}

void paintFolds(QPainter& painter, const QRectF& area, const SideShades& shades) {
    double x = area.left();
    for (std::size_t i = 0; x < area.right(); ++i) {
        const double width = foldWidths.at(i % foldWidths.size());
        // Overlaps the next fold by one pixel, so that no gap shows between them.
        painter.fillRect(QRectF(x, area.top(), width + 1, area.height()), fold(x, x + width, shades));
        x += width;
    }
}

void paintLight(QPainter& painter, const QRectF& area) {
    QLinearGradient fall(area.topLeft(), area.bottomLeft());
    fall.setColorAt(0, QColor(0, 0, 0, 150));
    fall.setColorAt(0.12, QColor(0, 0, 0, 30));
    fall.setColorAt(0.7, QColor(0, 0, 0, 30));
    fall.setColorAt(1, QColor(0, 0, 0, 130));
    painter.fillRect(area, fall);
    QRadialGradient lamp(area.center(), std::max(area.width(), area.height()) * 0.6);
    lamp.setColorAt(0, QColor(255, 236, 200, 38));
    lamp.setColorAt(0.5, QColor(0, 0, 0, 0));
    lamp.setColorAt(1, QColor(0, 0, 0, 120));
    painter.fillRect(area, lamp);
}

/// A rod above, a braid with a fringe below.
void paintTrim(QPainter& painter, const QRectF& area, const QColor& brass) {
    QLinearGradient metal(area.left(), area.top(), area.left(), area.top() + rod);
    metal.setColorAt(0, brass.darker(150));
    metal.setColorAt(0.35, brass.lighter(130));
    metal.setColorAt(1, brass.darker(180));
    painter.fillRect(QRectF(area.left(), area.top(), area.width(), rod), metal);
    const double braid = area.bottom() - hem;
    painter.fillRect(QRectF(area.left(), braid, area.width(), 5), brass.darker(130));
    painter.fillRect(QRectF(area.left(), braid + 1, area.width(), 1.5), brass.lighter(115));
    painter.setPen(QPen(brass.darker(150), 1.4));
    for (double x = area.left() + 2; x < area.right(); x += 5)
        painter.drawLine(QPointF(x, braid + 5), QPointF(x, braid + 20));
}

}  // namespace

void paintVelvet(QPainter& painter, const QRectF& area, const SideShades& shades, const QColor& brass) {
    painter.save();
    painter.setClipRect(area);
    paintFolds(painter, area, shades);
    paintLight(painter, area);
    paintTrim(painter, area, brass);
    painter.restore();
}

}  // namespace vallum::art
