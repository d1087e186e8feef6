// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QLineF>
#include <QPolygonF>
#include <QRectF>

#include <vallum/hex/model/board.h>

namespace vallum::app {

/// Where the hexes of the board lie on a picture, in its pixels: all of them, as large as a rectangle allows.
class BoardMap {
public:
    BoardMap() = default;
    explicit BoardMap(const QRectF& room);

    /// Width for a height.
    [[nodiscard]] static double proportion();
    /// From side to side.
    [[nodiscard]] double hexWidth() const { return width_; }
    /// What the hexes cover, the half ones at the ends of odd rows included.
    [[nodiscard]] QRectF area() const;
    [[nodiscard]] QPointF center(hex::Hex) const;
    /// A part of it about its center.
    [[nodiscard]] QPolygonF outline(hex::Hex, double part = 1) const;
    [[nodiscard]] QLineF side(hex::Hex, hex::Direction, double part = 1) const;
    [[nodiscard]] std::optional<hex::Hex> hexAt(QPointF) const;

    bool operator==(const BoardMap&) const = default;

private:
    QPointF origin_;
    double width_ = 1;
};

}  // namespace vallum::app
