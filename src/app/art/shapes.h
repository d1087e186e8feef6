// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <initializer_list>
#include <numbers>
#include <vector>

#include <QPainterPath>
#include <QPointF>
#include <QTransform>

namespace vallum::art {

inline QPainterPath disc(double x, double y, double radiusX, double radiusY) {
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.addEllipse(QPointF(x, y), radiusX, radiusY);
    return path;
}
inline QPainterPath disc(double x, double y, double radius) { return disc(x, y, radius, radius); }

inline QPainterPath box(double x, double y, double width, double height, double corner) {
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.addRoundedRect(QRectF(x, y, width, height), corner, corner);
    return path;
}

inline QPainterPath line(std::initializer_list<QPointF> points) {
    QPainterPath path(*points.begin());
    path.setFillRule(Qt::WindingFill);
    for (const QPointF* point = points.begin() + 1; point != points.end(); ++point) path.lineTo(*point);
    return path;
}
inline QPainterPath polygon(std::initializer_list<QPointF> points) {
    QPainterPath path = line(points);
    path.closeSubpath();
    return path;
}
inline QPainterPath curve(QPointF from, QPointF control, QPointF to) {
    QPainterPath path(from);
    path.setFillRule(Qt::WindingFill);
    path.quadTo(control, to);
    return path;
}

/// Evenly spaced places, from the first one to just before the end.
inline std::vector<double> every(double apart, double first, double end) {
    constexpr double rounding = 1e-9;
    const double count = std::max(0.0, std::ceil((end - first) / apart - rounding));
    std::vector<double> places(static_cast<std::size_t>(count));
    for (std::size_t i = 0; i != places.size(); ++i) places[i] = first + static_cast<double>(i) * apart;
    return places;
}

inline QPainterPath inked(const QPainterPath& path, double width, Qt::PenCapStyle cap = Qt::RoundCap) {
    QPainterPathStroker stroker;
    stroker.setWidth(width);
    stroker.setCapStyle(cap);
    stroker.setJoinStyle(Qt::RoundJoin);
    stroker.setCurveThreshold(0.02);
    QPainterPath outline = stroker.createStroke(path);
    outline.setFillRule(Qt::WindingFill);
    return outline;
}

inline QPainterPath turned(const QPainterPath& path, double degrees) {
    return QTransform().rotate(degrees).map(path);
}
inline QPainterPath moved(const QPainterPath& path, double x, double y) { return path.translated(x, y); }

inline QPainterPath star(int points, double outer, double inner) {
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (int i = 0; i < points * 2; ++i) {
        const double angle = i * std::numbers::pi / points;
        const double radius = i % 2 == 0 ? outer : inner;
        const QPointF point(std::sin(angle) * radius, -std::cos(angle) * radius);
        i == 0 ? path.moveTo(point) : path.lineTo(point);
    }
    path.closeSubpath();
    return path;
}

/// Calls with from, from + step, ... up to and including to.
template <class Call> void stepping(double from, double to, double step, Call call) {
    const int last = static_cast<int>(std::floor((to - from) / step + 1e-9));
    for (int i = 0; i <= last; ++i) call(from + i * step);
}

/// A pseudorandom number in [0, 1) that depends only on the two seeds, so that nothing on the table flickers.
inline double scatter(std::uint32_t seed, std::uint32_t index) {
    std::uint32_t mixed = seed * 0x9e3779b9U + index * 0x85ebca6bU + 0x27d4eb2fU;
    mixed = (mixed ^ (mixed >> 15U)) * 0x2c1b3c6dU;
    mixed = (mixed ^ (mixed >> 12U)) * 0x297a2d39U;
    return static_cast<double>((mixed ^ (mixed >> 15U)) & 0xffffffU) / static_cast<double>(0x1000000);
}
/// The same, from -1 to 1.
inline double jitter(std::uint32_t seed, std::uint32_t index) { return 2 * scatter(seed, index) - 1; }

}  // namespace vallum::art
