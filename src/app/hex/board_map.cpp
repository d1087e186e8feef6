// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/board_map.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace vallum::app {

namespace {

constexpr double radius = std::numbers::inv_sqrt3;  // of a hex 1 wide
constexpr double rowStep = 1.5 * radius;
constexpr double boardWidth = 13;
constexpr double boardHeight = rowStep * (hex::boardRows - 1) + 2 * radius;

/// Numbered clockwise from the upper left; a side joins one corner and the next.
QPointF corner(int number) {
    const double angle = (60 * number - 150) * std::numbers::pi / 180;
    return {radius * std::cos(angle), radius * std::sin(angle)};
}

hex::Hex oppositeOf(hex::Hex at) {
    return {hex::boardRows - 1 - at.row, hex::columnsIn(at.row) - 1 - at.column};
}

/// The first corner of a side, in clockwise order.
int firstCornerOf(hex::Direction direction) {
    switch (direction) {
        case hex::Direction::northWest: return 0;
        case hex::Direction::northEast: return 1;
        case hex::Direction::east: return 2;
        case hex::Direction::southEast: return 3;
        case hex::Direction::southWest: return 4;
        case hex::Direction::west: return 5;
    }
    return 0;
}

}  // namespace

BoardMap::BoardMap(const QRectF& room, BoardTurn turn)
    : width_(std::max(1.0, std::min(room.width() / boardWidth, room.height() / boardHeight))),
      turn_(turn) {
    origin_ = room.center() - QPointF(boardWidth, boardHeight) * width_ / 2;
}

double BoardMap::proportion() { return boardWidth / boardHeight; }

QRectF BoardMap::area() const { return {origin_, QSizeF(boardWidth, boardHeight) * width_}; }

hex::Hex BoardMap::placeOf(hex::Hex at) const { return turn_ == BoardTurn::upright ? at : oppositeOf(at); }

bool BoardMap::facesDown(hex::Edge home) const {
    return home == (turn_ == BoardTurn::upright ? hex::Edge::top : hex::Edge::bottom);
}

QPointF BoardMap::center(hex::Hex of) const {
    const hex::Hex at = placeOf(of);
    const double x = at.column + (at.row % 2 == 0 ? 0.5 : 1.0);
    const double y = radius + rowStep * at.row;
    return origin_ + QPointF(x, y) * width_;
}

QPolygonF BoardMap::outline(hex::Hex at, double part) const {
    const QPointF middle = center(at);
    QPolygonF polygon;
    for (int number = 0; number != hex::directions; ++number)
        polygon << middle + corner(number) * (width_ * part);
    return polygon;
}

QLineF BoardMap::side(hex::Hex at, hex::Direction direction, double part) const {
    const int turned = turn_ == BoardTurn::upright ? 0 : hex::directions / 2;
    const int first = (firstCornerOf(direction) + turned) % hex::directions;
    const QPointF middle = center(at);
    return {middle + corner(first) * (width_ * part),
            middle + corner((first + 1) % hex::directions) * (width_ * part)};
}

/// The hex with the nearest center, because hexes are the Voronoi cells of their centers.
std::optional<hex::Hex> BoardMap::hexAt(QPointF point) const {
    std::optional<hex::Hex> nearest;
    double least = radius * radius * width_ * width_;
    for (const hex::Hex hex : hex::allHexes()) {
        const QPointF away = point - center(hex);
        const double square = QPointF::dotProduct(away, away);
        if (square >= least) continue;
        least = square;
        nearest = hex;
    }
    if (nearest && !outline(*nearest, 1.001).containsPoint(point, Qt::OddEvenFill)) nearest.reset();
    return nearest;
}

QPointF BoardMap::turned(QPointF point) { return QPointF(boardWidth - 1, boardHeight - 2 * radius) - point; }

QTransform BoardMap::toPixels() const {
    const QPointF first = center(placeOf(hex::Hex{0, 0}));
    return QTransform::fromTranslate(first.x(), first.y()).scale(width_, width_);
}

}  // namespace vallum::app
