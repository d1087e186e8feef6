// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/emblems.h"

#include "art/shapes.h"

#include <algorithm>
#include <vector>

#include <QPainter>

namespace vallum::art {
namespace {

QPainterPath drawn(Emblem emblem) {
    switch (emblem) {
        case Emblem::square: return box(-0.8, -0.8, 1.6, 1.6, 0.1);
        case Emblem::round: return disc(0, 0, 0.92);
        case Emblem::triangle: return polygon({{0, -0.98}, {0.98, 0.8}, {-0.98, 0.8}});
        case Emblem::lozenge: return polygon({{0, -1.0}, {0.78, 0}, {0, 1.0}, {-0.78, 0}});
        case Emblem::cross:
            return polygon({{-0.32, -0.95},
                            {0.32, -0.95},
                            {0.32, -0.32},
                            {0.95, -0.32},
                            {0.95, 0.32},
                            {0.32, 0.32},
                            {0.32, 0.95},
                            {-0.32, 0.95},
                            {-0.32, 0.32},
                            {-0.95, 0.32},
                            {-0.95, -0.32},
                            {-0.32, -0.32}});
        case Emblem::star: return star(6, 1.0, 0.45);
    }
    return {};
}

struct Strokes {
    QPainterPath path;
    double width = 0;  // 0 for filled shapes
};

/// Slanted lines across the area, clipped to it; `lean` is their horizontal run per unit of height.
QPainterPath slanted(const QRectF& area, double step, double lean) {
    QPainterPath path;
    const double run = area.height() * lean;
    stepping(area.left() - std::max(0.0, run), area.right() - std::min(0.0, run), step, [&](double x) {
        const double atLeft = run == 0 ? 0 : (area.left() - x) / run;
        const double atRight = run == 0 ? 1 : (area.right() - x) / run;
        const double from = std::max(0.0, std::min(atLeft, atRight));
        const double to = std::min(1.0, std::max(atLeft, atRight));
        if (from >= to) return;
        path.moveTo(x + run * from, area.bottom() - area.height() * from);
        path.lineTo(x + run * to, area.bottom() - area.height() * to);
    });
    return path;
}

QPainterPath dotted(const QRectF& area, const QRectF& hole, double step) {
    const double radius = step * 0.2;
    QPainterPath path;
    bool shifted = false;
    stepping(area.top() + radius, area.bottom() - radius, step * 0.5, [&](double y) {
        stepping(area.left() + radius + (shifted ? step / 2 : 0), area.right() - radius, step, [&](double x) {
            if (!hole.contains(QPointF(x, y))) path.addEllipse(QPointF(x, y), radius, radius);
        });
        shifted = !shifted;
    });
    return path;
}

/// A curve made of straight segments, which draw much faster than arcs and look the same at this size.
QPainterPath undulating(const QRectF& area, const QRectF& hole, double step, bool smooth) {
    const int pieces = smooth ? 4 : 1;
    const int count = static_cast<int>(area.width() * pieces / step);
    const auto height = [&](int piece) {
        if (smooth) return std::sin(piece * std::numbers::pi / pieces) * 0.28;
        return piece % 2 == 0 ? 0.0 : -0.55;
    };
    QPainterPath path;
    stepping(area.top() + step * 0.3, area.bottom(), step * 0.85, [&](double y) {
        path.moveTo(area.left(), y);
        for (int piece = 1; piece <= count; ++piece) {
            const QPointF next(area.left() + piece * step / pieces, y + height(piece) * step);
            hole.contains(next) ? path.moveTo(next) : path.lineTo(next);
        }
    });
    return path;
}

Strokes patternOf(RimPattern pattern, const QRectF& area, const QRectF& hole, double step) {
    switch (pattern) {
        case RimPattern::diagonals: return {slanted(area, step, 1), step * 0.27};
        case RimPattern::dots: return {dotted(area, hole, step * 1.15), 0};
        case RimPattern::bars: return {slanted(area, step, 0), step * 0.36};
        case RimPattern::lattice: {
            QPainterPath path = slanted(area, step * 1.5, 1);
            path.addPath(slanted(area, step * 1.5, -1));
            return {path, step * 0.22};
        }
        case RimPattern::waves: return {undulating(area, hole, step, true), step * 0.26};
        case RimPattern::chevrons: return {undulating(area, hole, step, false), step * 0.26};
    }
    return {};
}

}  // namespace

const QPainterPath& emblemPath(Emblem emblem) {
    static const std::vector<QPainterPath> all = [] {
        std::vector<QPainterPath> made;
        for (const Emblem each :
             {Emblem::square, Emblem::round, Emblem::triangle, Emblem::lozenge, Emblem::cross, Emblem::star})
            made.push_back(drawn(each));
        return made;
    }();
    return all[static_cast<std::size_t>(emblem)];
}

void paintPattern(
    QPainter& painter, const QRectF& area, const QRectF& hole, const Side& side, const Weave& weave) {
    const Strokes strokes = patternOf(side.pattern, area, hole, weave.step);
    QColor color = weave.color;
    color.setAlphaF(static_cast<float>(std::clamp(weave.strength, 0.0, 1.0)));
    if (strokes.width == 0) {
        painter.fillPath(strokes.path, color);
    } else {
        painter.strokePath(strokes.path,
                           QPen(color, strokes.width, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin));
    }
}

void paintPattern(QPainter& painter, const QPainterPath& area, const Side& side, const Weave& weave) {
    painter.save();
    painter.setClipPath(area, Qt::IntersectClip);
    paintPattern(painter, area.boundingRect(), {}, side, weave);
    painter.restore();
}

}  // namespace vallum::art
