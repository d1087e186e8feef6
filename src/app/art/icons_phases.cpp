// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/icon_paths.h"
#include "art/shapes.h"

namespace vallum::art::paths {
namespace {

QPainterPath chevron(double x, double y, double width, double height, double thickness) {
    return inked(
        line({{x - width / 2, y + height / 2}, {x, y - height / 2}, {x + width / 2, y + height / 2}}),
        thickness);
}

/// Point up, pommel at the bottom.
QPainterPath uprightSword() {
    QPainterPath path = polygon({{0, -1.0}, {0.16, -0.72}, {0.16, 0.35}, {-0.16, 0.35}, {-0.16, -0.72}});
    path.addPath(box(-0.42, 0.33, 0.84, 0.17, 0.06));
    path.addPath(box(-0.1, 0.45, 0.2, 0.36, 0.03));
    path.addPath(disc(0, 0.86, 0.15));
    path.setFillRule(Qt::WindingFill);
    return path;
}

}  // namespace

/// A standard with its cloth: orders are given.
QPainterPath activation() {
    QPainterPath path = inked(line({{-0.5, 0.95}, {-0.5, -0.9}}), 0.15);
    path.addPath(polygon({{-0.5, -0.85}, {0.85, -0.7}, {0.5, -0.28}, {0.85, 0.15}, {-0.5, 0.1}}));
    path.addPath(disc(-0.5, -0.9, 0.13));
    path.setFillRule(Qt::WindingFill);
    return path;
}

QPainterPath movement() {
    QPainterPath path = polygon({{0, -0.95},
                                 {0.65, -0.25},
                                 {0.25, -0.25},
                                 {0.25, 0.2},
                                 {-0.25, 0.2},
                                 {-0.25, -0.25},
                                 {-0.65, -0.25}});
    path.addPath(box(-0.25, 0.34, 0.5, 0.2, 0.03));
    path.addPath(box(-0.25, 0.68, 0.5, 0.2, 0.03));
    return path;
}

QPainterPath rangedAttack() { return turned(bow(), 45); }

QPainterPath skirmishers() {
    QPainterPath path = javelin();
    path.addPath(inked(curve({-0.9, -0.1}, {-0.85, -0.85}, {-0.1, -0.85}), 0.13));
    path.addPath(polygon({{-1.0, 0.22}, {-1.05, -0.2}, {-0.66, -0.12}}));
    path.setFillRule(Qt::WindingFill);
    return path;
}

QPainterPath melee() {
    QPainterPath path = turned(uprightSword(), 45);
    path.addPath(turned(uprightSword(), -45));
    path.setFillRule(Qt::WindingFill);
    return path;
}

QPainterPath flight() { return fleeing(); }

QPainterPath endOfTurn() {
    QPainterPath path = polygon({{-0.62, -0.95},
                                 {0.62, -0.95},
                                 {0.62, -0.75},
                                 {0.12, 0.0},
                                 {0.62, 0.75},
                                 {0.62, 0.95},
                                 {-0.62, 0.95},
                                 {-0.62, 0.75},
                                 {-0.12, 0.0},
                                 {-0.62, -0.75}});
    return path.subtracted(polygon({{-0.36, -0.68}, {0.36, -0.68}, {0.18, -0.42}, {-0.18, -0.42}}))
        .subtracted(polygon({{0, 0.28}, {0.3, 0.7}, {-0.3, 0.7}}));
}

QPainterPath sword() { return turned(uprightSword(), 35); }

QPainterPath shield() {
    QPainterPath rim(QPointF(0, -0.95));
    rim.cubicTo(0.3, -0.75, 0.6, -0.7, 0.8, -0.7);
    rim.cubicTo(0.85, 0.2, 0.5, 0.7, 0, 0.98);
    rim.cubicTo(-0.5, 0.7, -0.85, 0.2, -0.8, -0.7);
    rim.cubicTo(-0.6, -0.7, -0.3, -0.75, 0, -0.95);
    const QPainterPath inner = QTransform::fromScale(0.74, 0.76).map(rim);
    QPainterPath path = rim.subtracted(inner);
    path.addPath(QTransform::fromScale(0.58, 0.6).map(rim).subtracted(box(-0.07, -0.8, 0.14, 1.6, 0)));
    return path;
}

/// A scroll with a seal.
QPainterPath command() {
    QPainterPath path = box(-0.6, -0.75, 1.2, 1.4, 0.04);
    path = path.subtracted(box(-0.38, -0.4, 0.76, 0.13, 0.05))
               .subtracted(box(-0.38, -0.12, 0.76, 0.13, 0.05))
               .subtracted(box(-0.38, 0.16, 0.45, 0.13, 0.05));
    path.addPath(box(-0.82, -0.92, 1.64, 0.28, 0.14));
    path.addPath(box(-0.82, 0.56, 1.64, 0.28, 0.14));
    path.addPath(disc(0.4, 0.38, 0.24));
    path.setFillRule(Qt::WindingFill);
    return path;
}

/// A laurel wreath.
QPainterPath morale() {
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (const double side : {-1.0, 1.0}) {
        for (int leaf = 0; leaf < 6; ++leaf) {
            const double angle = (25 + leaf * 26) * side;
            const QPainterPath blade = moved(turned(disc(0, 0, 0.15, 0.31), -38 * side + 90), 0, 0.72);
            path.addPath(turned(blade, -angle));
        }
    }
    path.addPath(disc(0, 0.78, 0.12));
    return path;
}

QPainterPath health() {
    QPainterPath path(QPointF(0, 0.92));
    path.setFillRule(Qt::WindingFill);
    path.cubicTo(-1.3, 0.1, -0.95, -0.85, -0.45, -0.8);
    path.cubicTo(-0.2, -0.78, -0.05, -0.6, 0, -0.4);
    path.cubicTo(0.05, -0.6, 0.2, -0.78, 0.45, -0.8);
    path.cubicTo(0.95, -0.85, 1.3, 0.1, 0, 0.92);
    path.closeSubpath();
    return path;
}

QPainterPath marching() {
    QPainterPath path = chevron(0, -0.55, 1.3, 0.5, 0.24);
    path.addPath(chevron(0, 0.02, 1.3, 0.5, 0.24));
    path.addPath(chevron(0, 0.59, 1.3, 0.5, 0.24));
    path.setFillRule(Qt::WindingFill);
    return path;
}

}  // namespace vallum::art::paths
