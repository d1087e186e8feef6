// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/terrain_mark.h"

#include "art/shapes.h"

#include <algorithm>
#include <optional>

#include <QPainter>

namespace vallum::app {

namespace {

using art::disc;
using art::line;
using art::polygon;
using hex::Ground;
using hex::Work;

/// A silhouette in the square from (-1, -1) to (1, 1), y down, on the color of its terrain.
struct Sign {
    QColor ground;
    QPainterPath shape;
};

QPainterPath strokes(std::initializer_list<QPainterPath> lines, double width) {
    QPainterPath all;
    all.setFillRule(Qt::WindingFill);
    for (const QPainterPath& it : lines) all.addPath(art::inked(it, width));
    return all;
}

QPainterPath wave(double y) {
    QPainterPath path(QPointF(-0.68, y));
    path.cubicTo({-0.42, y - 0.36}, {-0.26, y - 0.36}, {0, y});
    path.cubicTo({0.26, y + 0.36}, {0.42, y + 0.36}, {0.68, y});
    return path;
}

QPainterPath hill() {
    QPainterPath path(QPointF(-0.8, 0.48));
    path.cubicTo({-0.45, 0.4}, {-0.4, -0.5}, {-0.05, -0.5});
    path.cubicTo({0.3, -0.5}, {0.4, 0.4}, {0.8, 0.48});
    path.closeSubpath();
    return path;
}

QPainterPath tree() {
    QPainterPath path = polygon({{0, -0.8}, {0.58, 0.3}, {-0.58, 0.3}});
    path.addPath(polygon({{-0.13, 0.3}, {0.13, 0.3}, {0.13, 0.76}, {-0.13, 0.76}}));
    return path;
}

QPainterPath rocks() {
    QPainterPath path = polygon({{-0.78, 0.42}, {-0.62, -0.16}, {-0.2, -0.34}, {0.02, 0.0}, {0.04, 0.42}});
    path.addPath(polygon({{0.2, 0.42}, {0.26, -0.02}, {0.5, -0.16}, {0.72, 0.06}, {0.78, 0.42}}));
    path.addPath(polygon({{-0.1, -0.42}, {0.04, -0.7}, {0.32, -0.62}, {0.36, -0.34}, {0.1, -0.2}}));
    return path;
}

QPainterPath ford() {
    QPainterPath path = strokes({wave(-0.38)}, 0.2);
    for (const double x : {-0.54, 0.0, 0.54}) path.addPath(disc(x, 0.3, 0.2, 0.17));
    return path;
}

QPainterPath reeds() {
    return strokes({line({{-0.34, 0.36}, {-0.48, -0.42}}), line({{0, 0.36}, {0, -0.66}}),
                    line({{0.34, 0.36}, {0.48, -0.42}}), line({{-0.66, 0.46}, {0.66, 0.46}})},
                   0.2);
}

QPainterPath palisade() {
    QPainterPath path;
    for (const double x : {-0.5, 0.0, 0.5})
        path.addPath(
            polygon({{x - 0.17, 0.6}, {x - 0.17, -0.26}, {x, -0.62}, {x + 0.17, -0.26}, {x + 0.17, 0.6}}));
    return path;
}

QPainterPath tent() {
    return polygon({{0, -0.6}, {0.78, 0.5}, {0.22, 0.5}, {0, 0.04}, {-0.22, 0.5}, {-0.78, 0.5}});
}

QPainterPath bridge() {
    QPainterPath arch(QPointF(-0.78, 0.5));
    arch.cubicTo({-0.6, -0.12}, {0.6, -0.12}, {0.78, 0.5});
    return strokes({line({{-0.74, -0.3}, {0.74, -0.3}}), arch}, 0.24);
}

QPainterPath merlons() {
    return polygon({{-0.72, 0.5},
                    {-0.72, -0.5},
                    {-0.36, -0.5},
                    {-0.36, -0.16},
                    {-0.18, -0.16},
                    {-0.18, -0.5},
                    {0.18, -0.5},
                    {0.18, -0.16},
                    {0.36, -0.16},
                    {0.36, -0.5},
                    {0.72, -0.5},
                    {0.72, 0.5}});
}

QPainterPath tower() {
    QPainterPath path = merlons();
    path.addPath(art::box(-0.16, -0.02, 0.32, 0.52, 0.14));
    path.setFillRule(Qt::OddEvenFill);
    return path;
}

std::optional<Sign> signOf(Ground ground) {
    switch (ground) {
        case Ground::open: return std::nullopt;
        case Ground::broken: return Sign{0x6a5f50, rocks()};
        case Ground::forest: return Sign{0x2c5a26, tree()};
        case Ground::hill: return Sign{0x8f5a17, hill()};
        case Ground::sea:
        case Ground::river: return Sign{0x24598a, strokes({wave(-0.3), wave(0.3)}, 0.22)};
        case Ground::ford: return Sign{0x24598a, ford()};
        case Ground::marsh: return Sign{0x2f6657, reeds()};
    }
    return std::nullopt;
}

Sign signOf(Work work) {
    switch (work) {
        case Work::rampart: return {0x6b4a1c, palisade()};
        case Work::camp: return {0x7a5a20, tent()};
        case Work::bridge: return {0x6a4722, bridge()};
        case Work::scalableWall: return {0x5d5548, merlons()};
        case Work::fortifiedWall: break;
    }
    return {0x4a4440, tower()};
}

/// Stakes stay in sight at the sides of the hex, so the ground behind them is told.
std::optional<Sign> signOf(const hex::Cell& cell) {
    const bool isSeen = cell.work == Work::rampart && cell.ground != Ground::open;
    return cell.work && !isSeen ? std::optional(signOf(*cell.work)) : signOf(cell.ground);
}

}  // namespace

void paintTerrainMark(QPainter& painter, QPointF center, double hexWidth, const hex::Cell& cell) {
    const auto sign = signOf(cell);
    if (!sign) return;
    // On a small board the sign takes more of its hex, or it could not be told from others.
    const double radius = std::clamp(hexWidth * 0.125, std::min(8.0, hexWidth * 0.17), hexWidth * 0.17);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(center + QPointF(-0.335, -0.225) * hexWidth);
    painter.scale(radius, radius);
    painter.fillPath(disc(0.06, 0.14, 1.02), QColor(20, 12, 2, 110));
    painter.fillPath(disc(0, 0, 1), QColor(0xfff3d6));
    painter.fillPath(disc(0, 0, 0.87), sign->ground);
    painter.scale(0.86, 0.86);
    painter.fillPath(sign->shape, QColor(0xfff6e2));
    painter.restore();
}

}  // namespace vallum::app
