// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/icon_paths.h"
#include "art/shapes.h"

namespace vallum::art::paths {
namespace {

QPainterPath joined(std::initializer_list<QPainterPath> parts) {
    QPainterPath all;
    all.setFillRule(Qt::WindingFill);
    for (const QPainterPath& part : parts) all.addPath(part);
    return all;
}

QPainterPath mirrored(const QPainterPath& path) {
    QPainterPath other = QTransform::fromScale(-1, 1).map(path);
    other.setFillRule(Qt::WindingFill);
    return other;
}

/// A triangle that points to the right, from `left` to `right`.
QPainterPath pointer(double left, double right) { return polygon({{left, -0.68}, {right, 0}, {left, 0.68}}); }

}  // namespace

/// A magnifying glass.
QPainterPath search() {
    QPainterPath glass;
    glass.addEllipse(QPointF(-0.22, -0.22), 0.58, 0.58);
    return joined({inked(glass, 0.22), inked(line({{0.24, 0.24}, {0.85, 0.85}}), 0.28)});
}

QPainterPath play() { return pointer(-0.55, 0.8); }
QPainterPath pause() { return joined({box(-0.6, -0.7, 0.42, 1.4, 0.08), box(0.18, -0.7, 0.42, 1.4, 0.08)}); }
QPainterPath toEnd() { return joined({pointer(-0.7, 0.45), box(0.48, -0.68, 0.24, 1.36, 0.04)}); }
QPainterPath toBegin() { return mirrored(toEnd()); }
QPainterPath turnOn() { return joined({pointer(-0.85, 0.02), pointer(0.02, 0.9)}); }
QPainterPath turnBack() { return mirrored(turnOn()); }
QPainterPath stepOn() { return inked(line({{-0.3, -0.65}, {0.38, 0}, {-0.3, 0.65}}), 0.32); }
QPainterPath stepBack() { return mirrored(stepOn()); }

QPainterPath undo() {
    QPainterPath bend(QPointF(-0.4, -0.3));
    bend.lineTo(0.2, -0.3);
    bend.cubicTo(0.95, -0.3, 0.95, 0.7, 0.2, 0.7);
    bend.lineTo(-0.35, 0.7);
    return joined({inked(bend, 0.26, Qt::FlatCap), polygon({{-0.95, -0.3}, {-0.35, -0.85}, {-0.35, 0.25}})});
}
QPainterPath redo() { return mirrored(undo()); }

QPainterPath bin() {
    QPainterPath body = polygon({{-0.6, -0.4}, {0.6, -0.4}, {0.48, 0.95}, {-0.48, 0.95}});
    for (const double x : {-0.24, 0.0, 0.24})
        body = body.subtracted(inked(line({{x * 1.1, -0.15}, {x, 0.7}}), 0.11));
    return joined({body, box(-0.78, -0.68, 1.56, 0.18, 0.05), box(-0.26, -0.92, 0.52, 0.3, 0.08)});
}

QPainterPath hint() {
    return plainShield().subtracted(joined({disc(0, -0.42, 0.15), box(-0.12, -0.16, 0.24, 0.78, 0.06)}));
}
QPainterPath alarm() {
    return plainShield().subtracted(joined({box(-0.13, -0.55, 0.26, 0.72, 0.08), disc(0, 0.45, 0.16)}));
}
QPainterPath question() {
    QPainterPath hook(QPointF(-0.3, -0.28));
    hook.cubicTo(-0.3, -0.68, 0.34, -0.68, 0.32, -0.24);
    hook.cubicTo(0.3, 0.02, 0, 0, 0, 0.24);
    return plainShield().subtracted(joined({inked(hook, 0.22, Qt::FlatCap), disc(0, 0.5, 0.15)}));
}

}  // namespace vallum::art::paths
