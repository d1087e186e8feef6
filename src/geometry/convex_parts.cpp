// SPDX-License-Identifier: GPL-3.0-or-later
#include "simple_shape.h"

#include <array>
#include <list>
#include <map>
#include <set>

#include <vallum/geometry/box_tree.h>

namespace vallum::geometry {

namespace {

using CornerIndex = std::size_t;
using Triangle = std::array<CornerIndex, 3>;

bool isConvex(const std::vector<Point>& corners) {
    for (std::size_t i = 0; i != corners.size(); ++i) {
        if (rightOf(previous(corners, i), corners[i], next(corners, i)) < 0) return false;
    }
    return true;
}

Box boxOf(const Point& point) { return boxAround(std::span(&point, 1)); }

/// Triangulates a shape by clipping ears, always the first one, until only a triangle is left.
class EarCutter {
public:
    explicit EarCutter(const std::vector<Point>& corners)
        : corners_(corners),
          left_(corners.size()),
          isLeft_(corners.size(), true),
          isHollow_(corners.size(), false) {
        std::vector<BoxTree::Thing> hollow;
        for (CornerIndex i = 0; i != corners.size(); ++i) {
            before_.push_back(i == 0 ? corners.size() - 1 : i - 1);
            after_.push_back(i + 1 == corners.size() ? 0 : i + 1);
            isHollow_[i] = turnAt(i) < 0;
            if (isHollow_[i]) hollow.push_back({boxOf(corners[i]), i});
        }
        hollow_ = BoxTree(hollow);
        for (CornerIndex i = 0; i != corners.size(); ++i) {
            if (isEar(i)) ears_.insert(i);
        }
    }

    std::vector<Triangle> triangles() && {
        std::vector<Triangle> all;
        while (left_ > 3) {
            const CornerIndex ear = ears_.empty() ? first() : *ears_.begin();
            all.push_back({before_[ear], ear, after_[ear]});
            takeOut(ear);
        }
        if (left_ == 3) all.push_back({first(), after_[first()], before_[first()]});
        return all;
    }

private:
    [[nodiscard]] CornerIndex first() {
        while (!isLeft_[first_]) ++first_;
        return first_;
    }
    [[nodiscard]] std::int64_t turnAt(CornerIndex i) const {
        return rightOf(corners_[before_[i]], corners_[i], corners_[after_[i]]);
    }

    /// True if the triangle at this corner can be cut off. Testing the hollow corners is enough: if any
    /// corner lies in the triangle, a hollow one does.
    [[nodiscard]] bool isEar(CornerIndex i) const {
        if (turnAt(i) <= 0) return false;
        const std::array ear{corners_[before_[i]], corners_[i], corners_[after_[i]]};
        const auto& [a, b, c] = ear;
        return !hollow_.any(boxAround(ear), [&](CornerIndex other) {
            const Point& it = corners_[other];
            if (it == a || it == b || it == c) return false;
            return rightOf(a, b, it) >= 0 && rightOf(b, c, it) >= 0 && rightOf(c, a, it) >= 0;
        });
    }

    void takeOut(CornerIndex i) {
        const CornerIndex before = before_[i];
        const CornerIndex after = after_[i];
        after_[before] = after;
        before_[after] = before;
        isLeft_[i] = false;
        --left_;
        ears_.erase(i);
        fillUp(i);
        for (const CornerIndex neighbor : {before, after}) {
            if (isLeft_[neighbor] && left_ >= 3) lookAgain(neighbor);
        }
    }
    /// Cutting off an ear can only make the corners next to it less hollow.
    void fillUp(CornerIndex i) {
        if (!isHollow_[i]) return;
        isHollow_[i] = false;
        hollow_.remove({boxOf(corners_[i]), i});
    }
    void lookAgain(CornerIndex i) {
        const std::int64_t turn = turnAt(i);
        if (turn == 0) return takeOut(i);
        if (turn > 0) fillUp(i);
        if (isEar(i))
            ears_.insert(i);
        else
            ears_.erase(i);
    }

    const std::vector<Point>& corners_;
    std::size_t left_;
    std::vector<bool> isLeft_;
    std::vector<bool> isHollow_;
    std::vector<CornerIndex> before_;
    std::vector<CornerIndex> after_;
    CornerIndex first_ = 0;
    BoxTree hollow_;
    std::set<CornerIndex> ears_;
};

/// Merges triangles into fewer, larger convex parts. Each part keeps absorbing the first later triangle that
/// shares a side with it and leaves it convex.
class Joiner {
public:
    Joiner(const std::vector<Point>& corners, const std::vector<Triangle>& triangles)
        : corners_(corners),
          triangles_(triangles),
          isTaken_(triangles.size(), false) {
        for (std::size_t i = 0; i != triangles.size(); ++i) {
            for (std::size_t k = 0; k != 3; ++k) {
                sides_[sideFrom(triangles[i].at(k), triangles[i].at((k + 1) % 3))] = i;
            }
        }
    }

    std::vector<Convex> parts() && {
        std::vector<Convex> all;
        for (std::size_t i = 0; i != triangles_.size(); ++i) {
            if (!isTaken_[i]) all.push_back(grownFrom(i));
        }
        return all;
    }

private:
    using Ring = std::list<CornerIndex>;
    using Place = Ring::iterator;

    [[nodiscard]] std::uint64_t sideFrom(CornerIndex from, CornerIndex to) const {
        return std::uint64_t{from} * corners_.size() + to;
    }
    static Place after(Ring& ring, Place it) {
        return std::next(it) == ring.end() ? ring.begin() : std::next(it);
    }
    static Place before(Ring& ring, Place it) { return std::prev(it == ring.begin() ? ring.end() : it); }

    Convex grownFrom(std::size_t first) {
        Ring ring(triangles_[first].begin(), triangles_[first].end());
        Place begin = ring.begin();
        std::map<std::size_t, Place> beside;  // later triangles, and the side each shares with this part
        const auto look = [&](Place from) {
            const auto found = sides_.find(sideFrom(*after(ring, from), *from));
            if (found == sides_.end() || found->second <= first || isTaken_[found->second]) return;
            beside.emplace(found->second, from);
        };
        for (Place it = ring.begin(); it != ring.end(); ++it) look(it);
        while (!beside.empty()) {
            const auto [triangle, from] = *beside.begin();
            beside.erase(beside.begin());
            const Place to = after(ring, from);
            const CornerIndex tip = tipOf(triangles_[triangle], *from, *to);
            if (isHollow(*before(ring, from), *from, tip) || isHollow(tip, *to, *after(ring, to))) continue;
            isTaken_[triangle] = true;
            begin = to;
            const Place between = ring.insert(to, tip);
            look(from);
            look(between);
        }
        return outlined(ring, begin);
    }
    static CornerIndex tipOf(const Triangle& triangle, CornerIndex from, CornerIndex to) {
        return *std::ranges::find_if(triangle, [&](CornerIndex it) { return it != from && it != to; });
    }
    [[nodiscard]] bool isHollow(CornerIndex a, CornerIndex b, CornerIndex c) const {
        return rightOf(corners_[a], corners_[b], corners_[c]) < 0;
    }
    [[nodiscard]] Convex outlined(Ring& ring, Place begin) const {
        ring.splice(ring.end(), ring, ring.begin(), begin);
        Convex part;
        part.reserve(ring.size());
        for (const CornerIndex it : ring) part.push_back(corners_[it]);
        dropFlatCorners(part);
        return part;
    }

    const std::vector<Point>& corners_;
    const std::vector<Triangle>& triangles_;
    std::vector<bool> isTaken_;
    std::map<std::uint64_t, std::size_t> sides_;
};

}  // namespace

std::vector<Convex> convexParts(const std::vector<Point>& corners) {
    if (isConvex(corners)) return {corners};
    return Joiner(corners, EarCutter(corners).triangles()).parts();
}

}  // namespace vallum::geometry
