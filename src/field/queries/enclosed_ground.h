// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include <vallum/geometry/card.h>

/// FOR-08: the ground enclosed by walls. Connected tiles are at right angles to each other (GEO-26), so the
/// whole can be treated as a plan of rectangles.
namespace vallum::field {

/// In thousandths of a DU.
struct PlanRect {
    std::int32_t west = 0;
    std::int32_t south = 0;
    std::int32_t east = 0;
    std::int32_t north = 0;

    [[nodiscard]] bool has(std::int32_t x, std::int32_t y) const {
        return x > west && x < east && y > south && y < north;
    }
};

class GroundPlan {
public:
    explicit GroundPlan(std::vector<PlanRect> masonry) : masonry_(std::move(masonry)) {}

    /// Cuts the plan to this rectangle; `outside` is a point outside the walls.
    void bound(const PlanRect& table, const geometry::Point& outside);
    /// The clockwise corners of masonry and enclosed ground together; empty if no ground is enclosed.
    [[nodiscard]] std::vector<geometry::Point> outline();

private:
    enum class Cell { open, masonry, outside, beyond };

    void cut();
    void fill(std::size_t column, std::size_t row);
    void fillFromOutside();
    [[nodiscard]] Cell& cell(std::size_t column, std::size_t row) { return cells_[row * columns() + column]; }
    [[nodiscard]] bool isWithin(std::ptrdiff_t column, std::ptrdiff_t row) const;
    [[nodiscard]] bool isInside(std::ptrdiff_t column, std::ptrdiff_t row) const;
    [[nodiscard]] std::vector<geometry::Segment> rimOf(std::ptrdiff_t column, std::ptrdiff_t row) const;
    [[nodiscard]] std::size_t columns() const { return xs_.size() - 1; }
    [[nodiscard]] std::size_t rows() const { return ys_.size() - 1; }
    [[nodiscard]] std::vector<geometry::Segment> rim() const;

    std::vector<PlanRect> masonry_;
    std::vector<PlanRect> table_;
    std::vector<geometry::Point> outsidePoint_;
    std::vector<std::int32_t> xs_;
    std::vector<std::int32_t> ys_;
    std::vector<Cell> cells_;
};

}  // namespace vallum::field
