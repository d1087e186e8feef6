// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/icon_paths.h"
#include "art/shapes.h"

namespace vallum::art::paths {

/// A crested helmet from the side, looking left.
QPainterPath infantry() {
    QPainterPath dome(QPointF(-0.55, 0.15));
    dome.cubicTo(-0.6, -0.6, 0.45, -0.65, 0.5, 0.1);
    dome.lineTo(0.72, 0.42);
    dome.lineTo(0.3, 0.42);
    dome.lineTo(0.12, 0.78);
    dome.lineTo(-0.22, 0.9);
    dome.lineTo(-0.26, 0.3);
    dome.closeSubpath();
    QPainterPath crest(QPointF(-0.72, -0.3));
    crest.cubicTo(-0.62, -1.1, 0.75, -1.15, 0.95, 0.15);
    crest.lineTo(0.72, 0.15);
    crest.cubicTo(0.6, -0.72, -0.4, -0.78, -0.55, -0.22);
    crest.closeSubpath();
    QPainterPath path = dome;
    path.addPath(crest);
    path.setFillRule(Qt::WindingFill);
    return path;
}

/// A horse's head and neck, looking left.
QPainterPath cavalry() {
    QPainterPath path(QPointF(0.85, 0.95));
    path.setFillRule(Qt::WindingFill);
    path.cubicTo(0.95, 0.0, 0.75, -0.75, 0.05, -0.78);
    path.lineTo(-0.02, -1.0);
    path.lineTo(-0.2, -0.72);
    path.cubicTo(-0.5, -0.55, -0.6, -0.25, -0.85, 0.1);
    path.cubicTo(-1.0, 0.35, -0.8, 0.5, -0.62, 0.5);
    path.cubicTo(-0.45, 0.5, -0.35, 0.28, -0.05, 0.2);
    path.cubicTo(0.1, 0.4, -0.1, 0.65, -0.25, 0.95);
    path.closeSubpath();
    return path.subtracted(disc(-0.28, -0.28, 0.09));
}

QPainterPath camels() {
    QPainterPath path(QPointF(-0.95, -0.5));
    path.setFillRule(Qt::WindingFill);
    path.cubicTo(-0.95, -0.85, -0.55, -0.9, -0.5, -0.6);
    path.cubicTo(-0.48, -0.2, -0.55, 0.05, -0.3, 0.02);
    path.cubicTo(-0.15, -0.1, -0.1, -0.72, 0.15, -0.72);
    path.cubicTo(0.42, -0.72, 0.45, -0.15, 0.65, -0.1);
    path.cubicTo(0.95, 0.0, 0.9, 0.4, 0.95, 0.6);
    path.lineTo(0.82, 0.6);
    path.lineTo(0.72, 0.95);
    path.lineTo(0.5, 0.95);
    path.lineTo(0.48, 0.45);
    path.lineTo(-0.1, 0.45);
    path.lineTo(-0.14, 0.95);
    path.lineTo(-0.36, 0.95);
    path.cubicTo(-0.4, 0.5, -0.8, 0.4, -0.74, -0.35);
    path.closeSubpath();
    return path;
}

QPainterPath chariots() {
    QPainterPath path = inked(disc(0.3, 0.4, 0.42), 0.17);
    for (int spoke = 0; spoke < 3; ++spoke) {
        path.addPath(moved(turned(box(-0.42, -0.05, 0.84, 0.1, 0), spoke * 60), 0.3, 0.4));
    }
    path.addPath(
        polygon({{-0.25, -0.7}, {-0.05, -0.7}, {0.0, -0.15}, {0.75, -0.15}, {0.75, 0.1}, {-0.25, 0.1}}));
    path.addPath(inked(line({{-0.2, 0.0}, {-0.95, -0.15}}), 0.14));
    path.setFillRule(Qt::WindingFill);
    return path;
}

/// An elephant's head from the front: ears, trunk and tusks.
QPainterPath elephants() {
    QPainterPath path = disc(-0.6, -0.2, 0.4, 0.52);
    path.addPath(disc(0.6, -0.2, 0.4, 0.52));
    path.addPath(disc(0, -0.3, 0.45, 0.5));
    path.addPath(inked(curve({0, 0.0}, {-0.05, 0.7}, {0.3, 0.85}), 0.3));
    path.addPath(inked(curve({-0.3, 0.2}, {-0.45, 0.65}, {-0.7, 0.6}), 0.13));
    path.addPath(inked(curve({0.3, 0.2}, {0.5, 0.55}, {0.75, 0.5}), 0.13));
    path.setFillRule(Qt::WindingFill);
    return path.subtracted(disc(-0.2, -0.22, 0.08)).subtracted(disc(0.2, -0.22, 0.08));
}

QPainterPath artillery() {
    QPainterPath path = inked(line({{-0.95, 0.5}, {0.95, 0.5}}), 0.2);
    path.addPath(inked(line({{0.35, 0.4}, {-0.55, -0.6}}), 0.18));
    path.addPath(disc(-0.62, -0.66, 0.26));
    path.addPath(inked(line({{0.05, 0.45}, {0.05, -0.6}, {0.4, 0.45}}), 0.14));
    path.addPath(disc(-0.6, 0.7, 0.25));
    path.addPath(disc(0.6, 0.7, 0.25));
    path.setFillRule(Qt::WindingFill);
    return path;
}

QPainterPath pike() {
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (const double x : {-0.55, 0.0, 0.55}) {
        path.addPath(inked(line({{x, 0.95}, {x, -0.5}}), 0.14));
        path.addPath(polygon({{x, -1.0}, {x + 0.2, -0.5}, {x, -0.38}, {x - 0.2, -0.5}}));
    }
    return path;
}

QPainterPath javelin() {
    QPainterPath one = inked(line({{-0.75, 0.75}, {0.5, -0.5}}), 0.14);
    one.addPath(polygon({{0.9, -0.9}, {0.68, -0.34}, {0.34, -0.68}}));
    QPainterPath path = moved(one, -0.18, -0.12);
    path.addPath(moved(one, 0.22, 0.22));
    path.setFillRule(Qt::WindingFill);
    return path;
}

QPainterPath bow() {
    QPainterPath bend(QPointF(-0.85, 0.3));
    bend.cubicTo(-0.6, -0.15, -0.2, -0.15, 0.0, -0.3);
    bend.cubicTo(0.2, -0.15, 0.6, -0.15, 0.85, 0.3);
    QPainterPath path = inked(bend, 0.19);
    path.addPath(inked(line({{-0.85, 0.3}, {0.0, 0.62}, {0.85, 0.3}}), 0.08));
    path.addPath(inked(line({{0.0, 0.85}, {0.0, -0.6}}), 0.12));
    path.addPath(polygon({{0, -1.0}, {0.24, -0.52}, {-0.24, -0.52}}));
    path.setFillRule(Qt::WindingFill);
    return path;
}

QPainterPath sling() {
    QPainterPath path = inked(curve({-0.7, 0.9}, {-0.8, -0.5}, {0.3, -0.6}), 0.12);
    path.addPath(inked(curve({-0.7, 0.9}, {0.1, 0.4}, {0.55, -0.35}), 0.12));
    path.addPath(disc(0.5, -0.52, 0.36));
    path.setFillRule(Qt::WindingFill);
    return path;
}

}  // namespace vallum::art::paths
