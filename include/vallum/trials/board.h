// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include <vallum/field/model/scenario.h>
#include <vallum/hex/model/battle.h>

/// Where the battles of a trial are fought, for maps of what happened where.
namespace vallum::trials {

/// On a table in DU, on a board in widths of a hex; from the upper left.
struct MapPoint {
    double x = 0;
    double y = 0;
};

enum class ShapeKind { forest, hill, mountain, water, ford, rough, wood, stone, work };
struct Shape {
    ShapeKind kind = ShapeKind::rough;
    std::vector<MapPoint> corners;
};

/// A table in squares of 1 DU, row by row from the upper left, or a board in its hexes, in their order.
struct Board {
    int columns = 0;  // of squares; 0: hexes
    int squares = 0;
    double width = 0;
    double height = 0;
    std::vector<Shape> ground;
    std::vector<Shape> structures;  // over everything else

    [[nodiscard]] bool isHexes() const { return columns == 0; }
    /// Whether the same number means the same place in both.
    [[nodiscard]] bool isAlike(const Board& other) const {
        return columns == other.columns && squares == other.squares;
    }
    [[nodiscard]] MapPoint centerOf(int square) const;
    [[nodiscard]] std::vector<MapPoint> outlineOf(int square) const;
    /// -1 beyond the edge.
    [[nodiscard]] int squareAt(MapPoint) const;
};

Board boardOf(const field::Scenario&);
Board boardOf(const hex::Scenario&);

/// What lies beyond the edge counts for the square at the edge.
int squareOf(const geometry::Point&, const geometry::Size& table);
/// Those that a straight way crosses, without the one that it begins in.
std::vector<int> squaresBetween(const geometry::Point& from,
                                const geometry::Point& to,
                                const geometry::Size& table);

}  // namespace vallum::trials
