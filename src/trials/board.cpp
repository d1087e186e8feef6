// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <numbers>

#include <vallum/field/situation/fortress/structures.h>
#include <vallum/trials/board.h>

namespace vallum::trials {

namespace {

constexpr int perSquare = Du::perUnit;
constexpr double rowsApart = std::numbers::sqrt3 / 2;  // for hexes of width 1
constexpr double hexRadius = 1 / std::numbers::sqrt3;

int squaresAlong(Du length) { return std::max(1, (length.raw() + perSquare - 1) / perSquare); }

double inDu(Du length) { return static_cast<double>(length.raw()) / Du::perUnit; }
/// South is y = 0 on a table, but at the bottom of a picture.
MapPoint mapPoint(const geometry::Point& point, const geometry::Size& table) {
    return {inDu(point.x), inDu(table.depth) - inDu(point.y)};
}

ShapeKind kindOf(field::Terrain kind) {
    switch (kind) {
        case field::Terrain::forest: return ShapeKind::forest;
        case field::Terrain::hill: return ShapeKind::hill;
        case field::Terrain::mountain: return ShapeKind::mountain;
        case field::Terrain::lake:
        case field::Terrain::river: return ShapeKind::water;
        case field::Terrain::ford: return ShapeKind::ford;
    }
    return ShapeKind::rough;
}

Shape shapeOf(const field::Structure& structure, const field::Setting& setting) {
    const geometry::Size size = field::sizeOf(structure.kind, setting.sizes);
    Shape shape{structure.material == field::Material::stone ? ShapeKind::stone : ShapeKind::wood, {}};
    for (const auto& [right, ahead] :
         {std::pair(1, 1), std::pair(1, -1), std::pair(-1, -1), std::pair(-1, 1)}) {
        const geometry::Point corner = geometry::pointAt(structure.pose, Du(size.width.raw() * right / 2),
                                                         Du(size.depth.raw() * ahead / 2));
        shape.corners.push_back(mapPoint(corner, setting.table));
    }
    return shape;
}

std::vector<MapPoint> outlineOfHex(MapPoint center) {
    constexpr int corners = 6;
    std::vector<MapPoint> outline;
    for (int i = 0; i != corners; ++i) {
        const double angle = (i + 0.5) * std::numbers::pi / 3;
        outline.push_back({center.x + hexRadius * std::cos(angle), center.y + hexRadius * std::sin(angle)});
    }
    return outline;
}

MapPoint centerOfHex(hex::Hex at) {
    constexpr double half = 0.5;
    return {at.column + (at.row % 2 == 0 ? half : 1.0), hexRadius + at.row * rowsApart};
}

ShapeKind kindOf(hex::Ground ground) {
    switch (ground) {
        case hex::Ground::forest: return ShapeKind::forest;
        case hex::Ground::hill: return ShapeKind::hill;
        case hex::Ground::sea:
        case hex::Ground::river: return ShapeKind::water;
        case hex::Ground::ford:
        case hex::Ground::marsh: return ShapeKind::ford;
        case hex::Ground::open:
        case hex::Ground::broken: break;
    }
    return ShapeKind::rough;
}

}  // namespace

MapPoint Board::centerOf(int square) const {
    constexpr double half = 0.5;
    if (!isHexes()) return {square % columns + half, square / columns + half};
    return centerOfHex(hex::allHexes().at(static_cast<std::size_t>(square)));
}

std::vector<MapPoint> Board::outlineOf(int square) const {
    const MapPoint center = centerOf(square);
    if (isHexes()) return outlineOfHex(center);
    constexpr double half = 0.5;
    const double right = std::min(width, center.x + half);
    const double bottom = std::min(height, center.y + half);
    return {{center.x - half, center.y - half},
            {right, center.y - half},
            {right, bottom},
            {center.x - half, bottom}};
}

Board boardOf(const field::Scenario& scenario) {
    const field::Setting& setting = *scenario.setting;
    Board board;
    board.columns = squaresAlong(setting.table.width);
    board.squares = board.columns * squaresAlong(setting.table.depth);
    board.width = inDu(setting.table.width);
    board.height = inDu(setting.table.depth);
    for (const field::Tile& tile : setting.tiles) {
        Shape shape{kindOf(tile.kind), {}};
        for (const geometry::Point& corner : tile.region.corners())
            shape.corners.push_back(mapPoint(corner, setting.table));
        board.ground.push_back(std::move(shape));
    }
    for (const field::Structure& it : scenario.structures) {
        board.sections.emplace_back();
        if (!it.placed) continue;
        board.structures.push_back(shapeOf(it, setting));
        board.sections.back() = board.structures.back().corners;
    }
    return board;
}

Board boardOf(const hex::Scenario& scenario) {
    Board board;
    board.squares = static_cast<int>(hex::boardHexes);
    board.width = hex::columnsIn(0);
    board.height = 2 * hexRadius + (hex::boardRows - 1) * rowsApart;
    for (const hex::Hex at : hex::allHexes()) {
        const hex::Cell& cell = scenario.setting->cells.at(hex::indexOf(at));
        if (cell.ground != hex::Ground::open)
            board.ground.push_back({kindOf(cell.ground), outlineOfHex(centerOfHex(at))});
        if (cell.work || !cell.ramparts.empty())
            board.structures.push_back({ShapeKind::work, outlineOfHex(centerOfHex(at))});
    }
    return board;
}

int squareOf(const geometry::Point& point, const geometry::Size& table) {
    const int columns = squaresAlong(table.width);
    const int rows = squaresAlong(table.depth);
    const int column = std::clamp(point.x.raw() / perSquare, 0, columns - 1);
    const int row = std::clamp((table.depth.raw() - 1 - point.y.raw()) / perSquare, 0, rows - 1);
    return row * columns + column;
}

std::vector<int> squaresBetween(const geometry::Point& from,
                                const geometry::Point& to,
                                const geometry::Size& table) {
    constexpr int step = perSquare / 4;
    const std::int64_t x = to.x.raw() - from.x.raw();
    const std::int64_t y = to.y.raw() - from.y.raw();
    const std::int64_t steps = std::max<std::int64_t>(1, std::max(std::abs(x), std::abs(y)) / step);
    std::vector<int> crossed;
    int last = squareOf(from, table);
    for (std::int64_t i = 1; i <= steps; ++i) {
        const geometry::Point at{from.x + Du(static_cast<std::int32_t>(x * i / steps)),
                                 from.y + Du(static_cast<std::int32_t>(y * i / steps))};
        const int square = squareOf(at, table);
        if (square != last) crossed.push_back(square);
        last = square;
    }
    return crossed;
}

}  // namespace vallum::trials
