// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QLineF>
#include <QPolygonF>
#include <QRectF>
#include <QTransform>

#include <vallum/hex/model/board.h>

namespace vallum::app {

/// Which edge of the board is at the top of the screen.
enum class BoardTurn { upright, turned };

/// Maps the hexes of the whole board to pixels, as large as a rectangle allows.
class BoardMap {
public:
    BoardMap() = default;
    explicit BoardMap(const QRectF& room, BoardTurn turn = BoardTurn::upright);

    /// Width divided by height.
    [[nodiscard]] static double proportion();
    [[nodiscard]] BoardTurn turn() const { return turn_; }
    /// The hex whose place this one has on the screen: itself, or the opposite one if the board is turned.
    [[nodiscard]] hex::Hex placeOf(hex::Hex) const;
    /// The army with this home edge looks down the screen.
    [[nodiscard]] bool facesDown(hex::Edge home) const;
    /// From side to side, in pixels.
    [[nodiscard]] double hexWidth() const { return width_; }
    /// The area of all hexes, including the half hexes at the ends of odd rows.
    [[nodiscard]] QRectF area() const;
    [[nodiscard]] QPointF center(hex::Hex) const;
    /// The hex scaled by `part` about its center.
    [[nodiscard]] QPolygonF outline(hex::Hex, double part = 1) const;
    [[nodiscard]] QLineF side(hex::Hex, hex::Direction, double part = 1) const;
    [[nodiscard]] std::optional<hex::Hex> hexAt(QPointF) const;
    /// From hex widths, counted from the center of the hex at the upper left, to pixels.
    [[nodiscard]] QTransform toPixels() const;
    /// A point in these hex widths after half a turn of the board.
    [[nodiscard]] static QPointF turned(QPointF point);

    bool operator==(const BoardMap&) const = default;

private:
    QPointF origin_;
    double width_ = 1;
    BoardTurn turn_ = BoardTurn::upright;
};

}  // namespace vallum::app
