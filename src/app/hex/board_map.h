// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QLineF>
#include <QPolygonF>
#include <QRectF>
#include <QTransform>

#include <vallum/hex/model/board.h>

namespace vallum::app {

/// Maps the hexes of the whole board to pixels, as large as a rectangle allows.
class BoardMap {
public:
    BoardMap() = default;
    explicit BoardMap(const QRectF& room);

    /// Width divided by height.
    [[nodiscard]] static double proportion();
    /// From side to side, in pixels.
    [[nodiscard]] double hexWidth() const { return width_; }
    /// The area of all hexes, including the half hexes at the ends of odd rows.
    [[nodiscard]] QRectF area() const;
    [[nodiscard]] QPointF center(hex::Hex) const;
    /// The hex scaled by `part` about its center.
    [[nodiscard]] QPolygonF outline(hex::Hex, double part = 1) const;
    [[nodiscard]] QLineF side(hex::Hex, hex::Direction, double part = 1) const;
    [[nodiscard]] std::optional<hex::Hex> hexAt(QPointF) const;
    /// From hex widths, counted from the center of the first hex, to pixels.
    [[nodiscard]] QTransform toPixels() const;

    bool operator==(const BoardMap&) const = default;

private:
    QPointF origin_;
    double width_ = 1;
};

}  // namespace vallum::app
