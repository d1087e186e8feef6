// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdlib>

#include <vallum/core/check.h>
#include <vallum/hex/model/board.h>

namespace vallum::hex {

namespace {

constexpr std::array<Direction, directions> all{Direction::west, Direction::northWest, Direction::northEast,
                                                Direction::east, Direction::southEast, Direction::southWest};

std::vector<Hex> touching(Hex hex) {
    std::vector<Hex> found;
    for (const Direction direction : all) {
        const Hex next = toward(hex, direction);
        if (isOnBoard(next)) found.push_back(next);
    }
    return found;
}

constexpr bool isShifted(Hex hex) { return hex.row % 2 != 0; }
/// In half hexes from the left edge.
constexpr int across(Hex hex) { return 2 * hex.column + (isShifted(hex) ? 1 : 0); }

}  // namespace

Hex toward(Hex hex, Direction direction) {
    const int left = isShifted(hex) ? hex.column : hex.column - 1;
    switch (direction) {
        case Direction::west: return {hex.row, hex.column - 1};
        case Direction::northWest: return {hex.row - 1, left};
        case Direction::northEast: return {hex.row - 1, left + 1};
        case Direction::east: return {hex.row, hex.column + 1};
        case Direction::southEast: return {hex.row + 1, left + 1};
        case Direction::southWest: return {hex.row + 1, left};
    }
    contradiction(__FILE__, __LINE__, "no such direction");
}

const std::vector<Hex>& neighbors(Hex hex) {
    static const std::vector<std::vector<Hex>> ofAll = [] {
        std::vector<std::vector<Hex>> table;
        table.reserve(boardHexes);
        for (const Hex each : allHexes()) table.push_back(touching(each));
        return table;
    }();
    return ofAll.at(indexOf(hex));
}

int distance(Hex one, Hex other) {
    const int dx = std::abs(across(one) - across(other));
    const int dy = std::abs(one.row - other.row);
    return dy + std::max(0, (dx - dy) / 2);
}

std::vector<Hex> allHexes() {
    std::vector<Hex> board;
    board.reserve(boardHexes);
    for (int row = 0; row != boardRows; ++row) {
        for (int column = 0; column != columnsIn(row); ++column) board.push_back({row, column});
    }
    return board;
}

bool isAtEdge(Hex hex, Edge edge) {
    switch (edge) {
        case Edge::top: return hex.row == 0;
        case Edge::bottom: return hex.row == boardRows - 1;
        case Edge::left: return hex.column == 0;
        case Edge::right: return hex.column == columnsIn(hex.row) - 1;
    }
    contradiction(__FILE__, __LINE__, "no such edge");
}

std::vector<Hex> rearOf(Hex hex, Edge home) {
    std::vector<Hex> rear;
    const bool isTop = home == Edge::top;
    for (const Direction direction : {isTop ? Direction::northWest : Direction::southWest,
                                      isTop ? Direction::northEast : Direction::southEast}) {
        const Hex next = toward(hex, direction);
        if (isOnBoard(next)) rear.push_back(next);
    }
    return rear;
}

bool isOnBaseline(Hex hex, Edge home) { return isAtEdge(hex, home); }

EnumSet<Part> partsOf(Hex hex) {
    constexpr int firstLine = 8;  // the dotted lines, in half hexes
    constexpr int secondLine = 16;
    const int x = across(hex);
    EnumSet<Part> parts;
    if (x <= firstLine) parts.insert(Part::west);
    if (x >= firstLine && x <= secondLine) parts.insert(Part::center);
    if (x >= secondLine) parts.insert(Part::east);
    return parts;
}

Part partOf(Section section, Edge home) {
    if (section == Section::center) return Part::center;
    return (section == Section::left) == (home == Edge::bottom) ? Part::west : Part::east;
}

std::string toText(Hex hex) { return "(" + std::to_string(hex.row) + "," + std::to_string(hex.column) + ")"; }

}  // namespace vallum::hex
