// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

#include <vallum/geometry/box.h>

namespace vallum::geometry {

/// A spatial index: finds the things near a place among thousands of them. It only knows their bounding
/// boxes, so callers have to test the candidates exactly.
class BoxTree {
public:
    struct Thing {
        Box box;
        std::size_t number = 0;
    };

    BoxTree();
    explicit BoxTree(const std::vector<Thing>& things);
    /// Each box is numbered by its index.
    explicit BoxTree(const std::vector<Box>& boxes);
    BoxTree(BoxTree&&) noexcept;
    BoxTree& operator=(BoxTree&&) noexcept;
    ~BoxTree();

    void add(const Thing&);
    void remove(const Thing&);

    /// All whose boxes are at most `distance` from this one, in ascending order.
    [[nodiscard]] std::vector<std::size_t> near(const Box&, Du distance) const;
    /// True if `question` holds for any thing whose box touches this one; stops at the first.
    [[nodiscard]] bool any(const Box&, const std::function<bool(std::size_t)>& question) const;

private:
    struct Tree;
    std::unique_ptr<Tree> tree_;
};

}  // namespace vallum::geometry
