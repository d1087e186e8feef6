// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/icon_paths.h"
#include "art/shapes.h"

namespace vallum::art::paths {
namespace {

/// The given icon, struck out by a bar with a clear margin.
QPainterPath struckOut(const QPainterPath& what) {
    const QPainterPath bar = line({{-0.85, 0.85}, {0.85, -0.85}});
    QPainterPath path = what.subtracted(inked(bar, 0.36));
    path.addPath(inked(bar, 0.17));
    path.setFillRule(Qt::WindingFill);
    return path;
}

}  // namespace

QPainterPath plainShield() {
    QPainterPath rim(QPointF(0, -0.95));
    rim.setFillRule(Qt::WindingFill);
    rim.cubicTo(0.3, -0.75, 0.6, -0.7, 0.8, -0.7);
    rim.cubicTo(0.85, 0.2, 0.5, 0.7, 0, 0.98);
    rim.cubicTo(-0.5, 0.7, -0.85, 0.2, -0.8, -0.7);
    rim.cubicTo(-0.6, -0.7, -0.3, -0.75, 0, -0.95);
    return rim;
}

QPainterPath broken() {
    const QPainterPath crack =
        line({{0.1, -1.1}, {-0.22, -0.45}, {0.25, -0.1}, {-0.2, 0.3}, {0.12, 0.6}, {-0.05, 1.1}});
    return plainShield().subtracted(inked(crack, 0.2));
}

/// A white flag on the run: an arrow that turns back.
QPainterPath fleeing() {
    QPainterPath bend(QPointF(0.45, -0.75));
    bend.lineTo(-0.05, -0.75);
    bend.cubicTo(-0.85, -0.75, -0.85, 0.3, -0.05, 0.32);
    bend.lineTo(0.1, 0.32);
    QPainterPath path = inked(bend, 0.27, Qt::FlatCap);
    path.addPath(polygon({{0.95, 0.32}, {0.05, 0.95}, {0.05, -0.3}}));
    path.setFillRule(Qt::WindingFill);
    return path;
}

QPainterPath hero() { return star(5, 1.0, 0.42); }

QPainterPath noOfficer() { return struckOut(infantry()); }

/// An eagle with raised wings on its standard.
QPainterPath general() {
    QPainterPath wing(QPointF(0, 0.1));
    wing.cubicTo(-0.35, 0.1, -0.5, -0.1, -0.95, -0.85);
    wing.cubicTo(-1.0, -0.2, -0.85, 0.35, -0.3, 0.5);
    wing.lineTo(0, 0.5);
    wing.closeSubpath();
    QPainterPath path = wing;
    path.addPath(QTransform::fromScale(-1, 1).map(wing));
    path.addPath(disc(0, 0.12, 0.24, 0.45));
    path.addPath(disc(0.05, -0.42, 0.2));
    path.addPath(polygon({{0.18, -0.55}, {0.5, -0.38}, {0.18, -0.28}}));
    path.addPath(box(-0.5, 0.68, 1.0, 0.22, 0.05));
    path.addPath(box(-0.08, 0.4, 0.16, 0.4, 0));
    path.setFillRule(Qt::WindingFill);
    return path;
}

QPainterPath cannotShoot() { return struckOut(turned(bow(), 45)); }

/// A loosed arrow, stuck in its target.
QPainterPath shot() {
    QPainterPath path = inked(disc(-0.15, 0.15, 0.72), 0.17);
    path.addPath(disc(-0.15, 0.15, 0.25));
    path.addPath(inked(line({{-0.15, 0.15}, {0.7, -0.7}}), 0.15));
    path.addPath(polygon({{0.5, -0.78}, {0.95, -1.0}, {0.78, -0.5}, {0.45, -0.45}}));
    path.setFillRule(Qt::WindingFill);
    return path;
}

QPainterPath done() { return inked(line({{-0.75, 0.05}, {-0.2, 0.6}, {0.8, -0.65}}), 0.34); }

/// Spears over a row of shields.
QPainterPath phalanx() {
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (const double x : {-0.62, 0.0, 0.62}) {
        path.addPath(disc(x, 0.5, 0.32));
        path.addPath(inked(line({{x, 0.2}, {x, -0.55}}), 0.13));
        path.addPath(polygon({{x, -1.0}, {x + 0.19, -0.5}, {x - 0.19, -0.5}}));
    }
    return path;
}

QPainterPath square() {
    QPainterPath path = inked(box(-0.5, -0.5, 1.0, 1.0, 0), 0.22);
    for (int side = 0; side < 4; ++side) {
        path.addPath(turned(polygon({{0, -1.0}, {0.24, -0.66}, {-0.24, -0.66}}), side * 90));
    }
    path.setFillRule(Qt::WindingFill);
    return path;
}

QPainterPath wallOfShields() {
    QPainterPath path;
    for (const double x : {-0.64, 0.0, 0.64}) {
        path.addPath(box(x - 0.29, -0.8, 0.58, 1.6, 0.12).subtracted(disc(x, 0, 0.13)));
    }
    return path;
}

QPainterPath arrowhead() { return polygon({{0, -0.95}, {0.9, 0.8}, {0, 0.4}, {-0.9, 0.8}}); }

QPainterPath diamond() {
    const QPainterPath outer = polygon({{0, -1.0}, {0.75, 0}, {0, 1.0}, {-0.75, 0}});
    return outer.subtracted(QTransform::fromScale(0.5, 0.5).map(outer));
}

/// A raised fist of flame: courage that forgets its guard.
QPainterPath bravery() {
    QPainterPath path(QPointF(0.05, -1.0));
    path.cubicTo(0.25, -0.45, 0.75, -0.2, 0.7, 0.35);
    path.cubicTo(0.66, 0.8, 0.3, 0.98, 0.0, 0.98);
    path.cubicTo(-0.35, 0.98, -0.7, 0.75, -0.7, 0.3);
    path.cubicTo(-0.7, 0.0, -0.5, -0.15, -0.42, -0.42);
    path.cubicTo(-0.25, -0.3, -0.2, -0.2, -0.15, -0.02);
    path.cubicTo(0.05, -0.3, 0.1, -0.6, 0.05, -1.0);
    path.closeSubpath();
    QPainterPath heart(QPointF(0.05, 0.1));
    heart.cubicTo(0.35, 0.45, 0.3, 0.75, 0.02, 0.75);
    heart.cubicTo(-0.25, 0.75, -0.3, 0.45, 0.05, 0.1);
    return path.subtracted(heart);
}

}  // namespace vallum::art::paths
