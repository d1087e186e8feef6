// SPDX-License-Identifier: GPL-3.0-or-later
#include "enclosed_ground.h"

#include <algorithm>
#include <iterator>

#include <vallum/field/situation/fortress/walls.h>

namespace vallum::field {

using geometry::Point;
using geometry::Segment;

namespace {

/// Sides that should be collinear differ by rounding errors.
constexpr std::int32_t sameLine = 10;
constexpr std::int32_t margin = 1000;

std::vector<std::int32_t> linesOf(std::vector<std::int32_t> values) {
    std::ranges::sort(values);
    std::vector<std::int32_t> lines{values.front() - margin};
    for (const std::int32_t value : values) {
        if (value - lines.back() > sameLine) lines.push_back(value);
    }
    lines.push_back(lines.back() + margin);
    return lines;
}

std::int64_t doubledArea(const std::vector<Point>& loop) {
    std::int64_t area = 0;
    for (std::size_t i = 0; i != loop.size(); ++i) {
        const Point& here = loop[i];
        const Point& next = loop[(i + 1) % loop.size()];
        area += std::int64_t{next.x.raw()} * here.y.raw() - std::int64_t{here.x.raw()} * next.y.raw();
    }
    return area;
}

bool isStraight(const Point& before, const Point& here, const Point& after) {
    return (before.x == here.x && here.x == after.x) || (before.y == here.y && here.y == after.y);
}

std::vector<Point> withoutFlatCorners(const std::vector<Point>& loop) {
    std::vector<Point> corners;
    const std::size_t count = loop.size();
    for (std::size_t i = 0; i != count; ++i) {
        if (!isStraight(loop[(i + count - 1) % count], loop[i], loop[(i + 1) % count])) {
            corners.push_back(loop[i]);
        }
    }
    return corners;
}

/// Removes the sides of one loop from the list and returns its corners.
std::vector<Point> nextLoop(std::vector<Segment>& rim) {
    std::vector<Point> loop;
    Segment side = rim.back();
    rim.pop_back();
    loop.push_back(side.from);
    while (side.to != loop.front()) {
        const auto next = std::ranges::find(rim, side.to, &Segment::from);
        if (next == rim.end()) break;
        side = *next;
        rim.erase(next);
        loop.push_back(side.from);
    }
    return loop;
}

}  // namespace

void GroundPlan::bound(const PlanRect& table, const Point& outside) {
    table_ = {table};
    outsidePoint_ = {outside};
}

void GroundPlan::cut() {
    std::vector<std::int32_t> xs;
    std::vector<std::int32_t> ys;
    const auto add = [&](const PlanRect& it) {
        xs.insert(xs.end(), {it.west, it.east});
        ys.insert(ys.end(), {it.south, it.north});
    };
    for (const PlanRect& it : masonry_) add(it);
    for (const PlanRect& it : table_) add(it);
    xs_ = linesOf(std::move(xs));
    ys_ = linesOf(std::move(ys));
    cells_.assign(columns() * rows(), Cell::open);
    for (std::size_t row = 0; row != rows(); ++row) {
        for (std::size_t column = 0; column != columns(); ++column) {
            const std::int32_t x = (xs_[column] + xs_[column + 1]) / 2;
            const std::int32_t y = (ys_[row] + ys_[row + 1]) / 2;
            const auto has = [&](const PlanRect& it) { return it.has(x, y); };
            if (std::ranges::any_of(masonry_, has)) cell(column, row) = Cell::masonry;
            if (!table_.empty() && !has(table_.front())) cell(column, row) = Cell::beyond;
        }
    }
}

bool GroundPlan::isWithin(std::ptrdiff_t column, std::ptrdiff_t row) const {
    return column >= 0 && row >= 0 && column < static_cast<std::ptrdiff_t>(columns()) &&
           row < static_cast<std::ptrdiff_t>(rows());
}

void GroundPlan::fill(std::size_t column, std::size_t row) {
    std::vector<std::pair<std::size_t, std::size_t>> waiting{{column, row}};
    while (!waiting.empty()) {
        const auto [x, y] = waiting.back();
        waiting.pop_back();
        if (cell(x, y) != Cell::open) continue;
        cell(x, y) = Cell::outside;
        for (const auto& [right, up] :
             {std::pair{1, 0}, std::pair{-1, 0}, std::pair{0, 1}, std::pair{0, -1}}) {
            const auto nextX = static_cast<std::ptrdiff_t>(x) + right;
            const auto nextY = static_cast<std::ptrdiff_t>(y) + up;
            if (!isWithin(nextX, nextY)) continue;
            waiting.emplace_back(static_cast<std::size_t>(nextX), static_cast<std::size_t>(nextY));
        }
    }
}

void GroundPlan::fillFromOutside() {
    if (table_.empty()) return fill(0, 0);
    const auto placeIn = [](const std::vector<std::int32_t>& lines, Du at) {
        const auto above = std::ranges::upper_bound(lines, at.raw()) - lines.begin();
        return static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(above - 1, 0, std::ssize(lines) - 2));
    };
    fill(placeIn(xs_, outsidePoint_.front().x), placeIn(ys_, outsidePoint_.front().y));
}

bool GroundPlan::isInside(std::ptrdiff_t column, std::ptrdiff_t row) const {
    if (!isWithin(column, row)) return false;
    const Cell it = cells_[static_cast<std::size_t>(row) * columns() + static_cast<std::size_t>(column)];
    return it == Cell::open || it == Cell::masonry;
}

/// The sides of a cell that border on the outside.
std::vector<Segment> GroundPlan::rimOf(std::ptrdiff_t column, std::ptrdiff_t row) const {
    const auto at = [&](int right, int up) {
        return Point{Du(xs_[static_cast<std::size_t>(column + right)]),
                     Du(ys_[static_cast<std::size_t>(row + up)])};
    };
    std::vector<Segment> rim;
    if (!isInside(column, row + 1)) rim.push_back({at(0, 1), at(1, 1)});
    if (!isInside(column + 1, row)) rim.push_back({at(1, 1), at(1, 0)});
    if (!isInside(column, row - 1)) rim.push_back({at(1, 0), at(0, 0)});
    if (!isInside(column - 1, row)) rim.push_back({at(0, 0), at(0, 1)});
    return rim;
}

std::vector<Segment> GroundPlan::rim() const {
    std::vector<Segment> rim;
    for (std::ptrdiff_t row = 0; isWithin(0, row); ++row) {
        for (std::ptrdiff_t column = 0; isWithin(column, row); ++column) {
            if (isInside(column, row)) std::ranges::copy(rimOf(column, row), std::back_inserter(rim));
        }
    }
    return rim;
}

std::vector<Point> GroundPlan::outline() {
    cut();
    fillFromOutside();
    if (std::ranges::count(cells_, Cell::open) == 0) return {};
    auto left = rim();
    std::vector<Point> widest;
    while (!left.empty()) {
        auto loop = nextLoop(left);
        if (doubledArea(loop) > doubledArea(widest)) widest = std::move(loop);
    }
    return withoutFlatCorners(widest);
}

}  // namespace vallum::field
