// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include <vallum/field/model/scenario.h>
#include <vallum/hex/model/battle.h>

/// The places of a trial's battles, for maps of what happened where.
namespace vallum::trials {

/// In DU on a table, in hex widths on a board; the origin is the upper left.
struct MapPoint {
    double x = 0;
    double y = 0;

    bool operator==(const MapPoint&) const = default;
};

enum class ShapeKind { forest, hill, mountain, water, ford, rough, wood, stone, work };
struct Shape {
    ShapeKind kind = ShapeKind::rough;
    std::vector<MapPoint> corners;
};

/// A table in squares of 1 DU, row by row from the upper left, or the hexes of a board in their order.
struct Board {
    int columns = 0;  // of squares; 0: a hex board
    int squares = 0;
    double width = 0;
    double height = 0;
    std::vector<Shape> ground;
    std::vector<Shape> structures;                // drawn over everything else
    std::vector<std::vector<MapPoint>> sections;  // outlines by index of the structure; empty: placed later

    [[nodiscard]] bool isHexes() const { return columns == 0; }
    /// True if the same index means the same place in both.
    [[nodiscard]] bool isAlike(const Board& other) const {
        return columns == other.columns && squares == other.squares;
    }
    [[nodiscard]] MapPoint centerOf(int square) const;
    [[nodiscard]] std::vector<MapPoint> outlineOf(int square) const;
};

Board boardOf(const field::Scenario&);
Board boardOf(const hex::Scenario&);

/// A point beyond the edge counts for the nearest square.
int squareOf(const geometry::Point&, const geometry::Size& table);
/// The squares that a straight line crosses, without the one it starts in.
std::vector<int> squaresBetween(const geometry::Point& from,
                                const geometry::Point& to,
                                const geometry::Size& table);

}  // namespace vallum::trials
