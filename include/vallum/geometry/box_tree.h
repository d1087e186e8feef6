// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

#include <vallum/geometry/box.h>

namespace vallum::geometry {

/// Finds what lies near something among thousands of things without looking at all of them. It only knows
/// their boxes: whoever asks puts the exact question to those it finds.
class BoxTree {
public:
    struct Thing {
        Box box;
        std::size_t number = 0;
    };

    BoxTree();
    explicit BoxTree(const std::vector<Thing>& things);
    /// Numbered as they stand.
    explicit BoxTree(const std::vector<Box>& boxes);
    BoxTree(BoxTree&&) noexcept;
    BoxTree& operator=(BoxTree&&) noexcept;
    ~BoxTree();

    void add(const Thing&);
    void remove(const Thing&);

    /// All whose boxes are at most so far from this one, in ascending order.
    [[nodiscard]] std::vector<std::size_t> near(const Box&, Du distance) const;
    /// Whether the answer is yes for any whose box touches this one; nobody is asked after that.
    [[nodiscard]] bool any(const Box&, const std::function<bool(std::size_t)>& question) const;

private:
    struct Tree;
    std::unique_ptr<Tree> tree_;
};

}  // namespace vallum::geometry
