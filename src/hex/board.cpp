// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/core/check.h>
#include <vallum/hex/model/board.h>

namespace vallum::hex {

namespace {

constexpr std::array<Direction, directions> all{Direction::west, Direction::northWest, Direction::northEast,
                                                Direction::east, Direction::southEast, Direction::southWest};

constexpr bool isShifted(Hex hex) { return hex.row % 2 != 0; }
/// In half hexes from the left edge.
constexpr int across(Hex hex) { return 2 * hex.column + (isShifted(hex) ? 1 : 0); }

constexpr Hex next(Hex hex, Direction direction) {
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

constexpr std::array<Hex, boardHexes> board = [] {
    std::array<Hex, boardHexes> hexes{};
    std::size_t index = 0;
    for (int row = 0; row != boardRows; ++row) {
        for (int column = 0; column != columnsIn(row); ++column) hexes[index++] = {row, column};
    }
    return hexes;
}();

struct Touching {
    std::array<Hex, directions> hexes{};
    std::size_t count = 0;
};
constexpr std::array<Touching, boardHexes> touching = [] {
    std::array<Touching, boardHexes> table{};
    for (const Hex hex : board) {
        Touching& of = table[indexOf(hex)];
        for (const Direction direction : all) {
            const Hex there = next(hex, direction);
            if (isOnBoard(there)) of.hexes[of.count++] = there;
        }
    }
    return table;
}();

}  // namespace

Hex hexAt(std::size_t index) { return board.at(index); }

Hex toward(Hex hex, Direction direction) { return next(hex, direction); }

std::span<const Hex> neighbors(Hex hex) {
    const Touching& of = touching.at(indexOf(hex));
    return {of.hexes.data(), of.count};
}

std::vector<Hex> allHexes() { return {board.begin(), board.end()}; }

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
        const Hex behind = next(hex, direction);
        if (isOnBoard(behind)) rear.push_back(behind);
    }
    return rear;
}

bool isOnBaseline(Hex hex, Edge home) { return isAtEdge(hex, home); }

EnumSet<BoardSection> boardSectionsOf(Hex hex) {
    constexpr int firstLine = 8;  // the dotted lines, in half hexes
    constexpr int secondLine = 16;
    const int x = across(hex);
    EnumSet<BoardSection> parts;
    if (x <= firstLine) parts.insert(BoardSection::west);
    if (x >= firstLine && x <= secondLine) parts.insert(BoardSection::center);
    if (x >= secondLine) parts.insert(BoardSection::east);
    return parts;
}

BoardSection boardSectionOf(Section section, Edge home) {
    if (section == Section::center) return BoardSection::center;
    return (section == Section::left) == (home == Edge::bottom) ? BoardSection::west : BoardSection::east;
}

std::string toText(Hex hex) { return "(" + std::to_string(hex.row) + "," + std::to_string(hex.column) + ")"; }

}  // namespace vallum::hex
