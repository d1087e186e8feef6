// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

#include <QPointF>
#include <QPolygonF>

#include <vallum/geometry/card.h>

namespace vallum::app {

/// Converts between table and scene: the scene's unit is 1 DU, its y points down, and the table's north edge
/// is at y = 0. No other code flips the table.
class Coordinates {
public:
    Coordinates() = default;
    explicit Coordinates(const geometry::Size& table)
        : depth_(table.depth.raw()),
          width_(table.width.raw()) {}

    [[nodiscard]] QPointF toScene(const geometry::Point& point) const {
        return {point.x.raw() / perDu, (depth_ - point.y.raw()) / perDu};
    }
    /// Rounded to the table's grid, halves up (GEO-01).
    [[nodiscard]] geometry::Point toTable(QPointF point) const {
        return {rounded(point.x() * perDu), rounded(depth_ - point.y() * perDu)};
    }
    [[nodiscard]] QPolygonF toScene(const geometry::Outline& outline) const {
        QPolygonF polygon;
        for (const geometry::Point& corner : outline) polygon << toScene(corner);
        return polygon;
    }
    [[nodiscard]] QRectF table() const { return {0, 0, width_ / perDu, depth_ / perDu}; }

private:
    static constexpr double perDu = 1000;
    static Du rounded(double thousandths) {
        return Du(static_cast<std::int32_t>(std::floor(thousandths + 0.5)));
    }

    double depth_ = 0;
    double width_ = 0;
};

constexpr double degrees(Heading heading) { return heading.raw() / 100.0; }
constexpr double inDu(Du length) { return length.raw() / 1000.0; }
/// UNIT-07: on a real table.
inline constexpr double realMillimetersPerDu = 50;

}  // namespace vallum::app
