// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <vallum/core/enum_set.h>
#include <vallum/core/id.h>
#include <vallum/core/rule.h>

namespace vallum::hex {

/// HEX-01: row 0 is the top row, column 0 the leftmost hex of its row.
struct Hex {
    int row = 0;
    int column = 0;

    static void fields(auto& it, auto& visit) { visit("row", it.row)("column", it.column); }
    friend constexpr auto operator<=>(const Hex&, const Hex&) = default;
    /// Compares both at once: rows are often equal in a line of battle, so a branch would be unpredictable.
    friend constexpr bool operator==(const Hex& one, const Hex& other) {
        return ((one.row ^ other.row) | (one.column ^ other.column)) == 0;
    }
};

inline constexpr int boardRows = 9;
/// HEX-01: odd rows are shifted half a hex to the right and hold one hex less.
constexpr int columnsIn(int row) { return row % 2 == 0 ? 13 : 12; }
constexpr bool isOnBoard(Hex hex) {
    return hex.row >= 0 && hex.row < boardRows && hex.column >= 0 && hex.column < columnsIn(hex.row);
}
/// The index of a hex, from 0 to 112, row by row.
constexpr std::size_t indexOf(Hex hex) {
    return static_cast<std::size_t>(hex.row * 13 - hex.row / 2 + hex.column);
}
inline constexpr std::size_t boardHexes = indexOf({boardRows - 1, columnsIn(boardRows - 1) - 1}) + 1;
/// The inverse of `indexOf`.
Hex hexAt(std::size_t index);

enum class Direction { west, northWest, northEast, east, southEast, southWest };
inline constexpr int directions = 6;
constexpr auto names(Direction) {
    return std::array<std::string_view, directions>{"W", "NW", "NE", "E", "SE", "SW"};
}

/// The adjacent hex in this direction, which may be off the board.
Hex toward(Hex, Direction);
/// HEX-01: the adjacent hexes that are on the board, for a hex that is on it.
std::span<const Hex> neighbors(Hex);
/// HEX-01
constexpr int distance(Hex one, Hex other) {
    const auto across = [](Hex hex) { return 2 * hex.column + (hex.row & 1); };  // in half hexes
    const auto size = [](int number) { return number < 0 ? -number : number; };
    const int dx = size(across(one) - across(other));
    const int dy = size(one.row - other.row);
    return dx > dy ? dy + (dx - dy) / 2 : dy;
}
constexpr bool areAdjacent(Hex one, Hex other) { return distance(one, other) == 1; }
std::vector<Hex> allHexes();

enum class Edge { top, bottom, left, right };
constexpr auto names(Edge) { return std::array<std::string_view, 4>{"top", "bottom", "left", "right"}; }
bool isAtEdge(Hex, Edge);
/// HEX-03: the adjacent hexes in the next row toward the home edge, which is the top or bottom one.
std::vector<Hex> rearOf(Hex, Edge home);
bool isOnBaseline(Hex, Edge home);

/// HEX-02: a third of the board, as the map shows it.
enum class BoardSection { west, center, east };
constexpr auto names(BoardSection) { return std::array<std::string_view, 3>{"west", "center", "east"}; }
EnumSet<BoardSection> boardSectionsOf(Hex);
/// HEX-02: the same from a player's point of view.
enum class Section { left, center, right };
constexpr auto names(Section) { return std::array<std::string_view, 3>{"left", "center", "right"}; }
/// HEX-02: for the player with this home edge.
BoardSection boardSectionOf(Section, Edge home);

inline HexPlace placeOf(Hex hex) { return {hex.row, hex.column}; }
/// "(4,6)"
std::string toText(Hex);

}  // namespace vallum::hex
