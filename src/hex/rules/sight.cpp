// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include <vallum/hex/rules/sight.h>
#include <vallum/hex/rules/terrain.h>

namespace vallum::hex {

namespace {

/// Half hexes to the right and thirds of a row down. In this scale every center and corner of a hex has
/// integer coordinates, and straight lines stay straight.
struct Point {
    int x = 0;
    int y = 0;
};
constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
constexpr int cross(Point a, Point b) { return a.x * b.y - a.y * b.x; }
/// Three times the true product: a row is sqrt(3) high if a hex is 2 wide.
constexpr int dot(Point a, Point b) { return 3 * a.x * b.x + a.y * b.y; }

constexpr Point centerOf(Hex hex) { return {2 * hex.column + (hex.row % 2 == 0 ? 0 : 1), 3 * hex.row}; }
/// Clockwise from the western side of a hex: side i lies between corners i and i + 1.
constexpr std::array<Point, directions> corners{{{-1, 1}, {-1, -1}, {0, -2}, {1, -1}, {1, 1}, {0, 2}}};

/// How many corners of a hex lie on each side of a line.
struct Split {
    int left = 0;
    int right = 0;
};
Split splitOf(Hex hex, Point from, Point along) {
    Split split;
    for (const Point corner : corners) {
        const int turn = cross(along, centerOf(hex) + corner - from);
        split.left += turn < 0 ? 1 : 0;
        split.right += turn > 0 ? 1 : 0;
    }
    return split;
}

bool isBetween(Hex hex, Point from, Point along) {
    const int way = dot(centerOf(hex) - from, along);
    return way > 0 && way < dot(along, along);
}

using Same = bool (*)(const Setting&, Hex);

/// All hexes of the same kind connected with a hex.
std::vector<Hex> connected(const Setting& setting, Hex from, Same isSame) {
    std::vector<Hex> found;
    if (isSame(setting, from)) found.push_back(from);
    for (std::size_t i = 0; i != found.size(); ++i) {
        for (const Hex next : neighbors(found[i])) {
            const bool isNew = std::ranges::find(found, next) == found.end();
            if (isNew && isSame(setting, next)) found.push_back(next);
        }
    }
    return found;
}
bool isScalable(const Setting& setting, Hex hex) {
    return setting.cells[indexOf(hex)].work == Work::scalableWall;
}

/// The hill or wall that both units stand on and can see along.
class Ridge {
public:
    Ridge(const Setting& setting, Hex from, Hex to, Same isSame) : hexes_(connected(setting, from, isSame)) {
        if (!has(to)) hexes_.clear();
    }
    [[nodiscard]] bool has(Hex hex) const { return std::ranges::find(hexes_, hex) != hexes_.end(); }

private:
    std::vector<Hex> hexes_;
};

class Sight {
public:
    Sight(const Battle& battle, Hex from, Hex to)
        : battle_(battle),
          line_(lineBetween(from, to)),
          hill_(*battle.setting, from, to, isHill),
          wall_(*battle.setting, from, to, isScalable) {
        runsOnWall_ = std::ranges::all_of(line_.crossed, [&](Hex it) { return wall_.has(it); }) &&
                      (line_.left.empty() || hasWallBeside());
    }

    [[nodiscard]] std::vector<Hex> inTheWay() const {
        std::vector<Hex> blocking = blockingAmong(line_.crossed);
        const auto left = blockingAmong(line_.left);
        const auto right = blockingAmong(line_.right);
        if (!left.empty() && !right.empty()) {
            blocking.insert(blocking.end(), left.begin(), left.end());
            blocking.insert(blocking.end(), right.begin(), right.end());
        }
        return blocking;
    }

private:
    /// HXT-49, HXT-64: one hex of each pair is enough.
    [[nodiscard]] bool hasWallBeside() const {
        for (std::size_t i = 0; i != line_.left.size() && i != line_.right.size(); ++i) {
            if (!wall_.has(line_.left[i]) && !wall_.has(line_.right[i])) return false;
        }
        return true;
    }
    [[nodiscard]] std::vector<Hex> blockingAmong(const std::vector<Hex>& some) const {
        std::vector<Hex> blocking;
        std::ranges::copy_if(some, std::back_inserter(blocking), [&](Hex it) { return blocks(it); });
        return blocking;
    }
    /// HEX-32, HXT-10, HXT-15, HXT-19, HXT-20, HXT-26, HXT-31, HXT-49, HXT-52, HXT-61
    [[nodiscard]] bool blocks(Hex hex) const {
        if (!isOnBoard(hex) || battle_.unitAt(hex) || battle_.leaderAt(hex)) return true;
        if (battle_.cell(hex).work == Work::fortifiedWall) return true;
        const bool isAlongWall = runsOnWall_ && wall_.has(hex);
        return std::ranges::any_of(terrainAt(*battle_.setting, hex), [&](const TerrainType* it) {
            const bool isWayAlong = it->layer == Layer::ground ? hill_.has(hex) : isAlongWall;
            return it->blocksSight && !isWayAlong;
        });
    }

    const Battle& battle_;
    LineOfHexes line_;
    Ridge hill_;
    Ridge wall_;
    bool runsOnWall_ = false;
};

}  // namespace

LineOfHexes lineBetween(Hex from, Hex to) {
    const Point start = centerOf(from);
    const Point along = centerOf(to) - start;
    LineOfHexes line;
    for (int row = std::min(from.row, to.row); row <= std::max(from.row, to.row); ++row) {
        for (int column = -1; column <= columnsIn(row); ++column) {
            const Hex hex{row, column};
            if (hex == from || hex == to || !isBetween(hex, start, along)) continue;
            const Split split = splitOf(hex, start, along);
            constexpr int withoutASide = directions - 2;
            if (split.left != 0 && split.right != 0) {
                line.crossed.push_back(hex);
            } else if (split.left == withoutASide) {
                line.left.push_back(hex);
            } else if (split.right == withoutASide) {
                line.right.push_back(hex);
            }
        }
    }
    return line;
}

std::vector<Hex> hexesInTheWay(const Battle& battle, Hex from, Hex to) {
    return Sight(battle, from, to).inTheWay();
}

Verdict hasSight(const Battle& battle, Hex from, Hex to) {
    const auto blocking = hexesInTheWay(battle, from, to);
    if (blocking.empty()) return {};
    return refuse("HEX-32"_rule, toText(blocking.front()), placeOf(blocking.front()), Hindrance::lineOfSight);
}

std::vector<Direction> sidesToward(Hex from, Hex to) {
    const Point along = centerOf(to) - centerOf(from);
    std::vector<Direction> sides;
    for (std::size_t i = 0; i != corners.size(); ++i) {
        const Point first = corners.at(i);
        const Point second = corners.at((i + 1) % corners.size());
        if (cross(first, along) >= 0 && cross(along, second) >= 0) {
            sides.push_back(static_cast<Direction>(i));
        }
    }
    return sides;
}

}  // namespace vallum::hex
