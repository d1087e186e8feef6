// SPDX-License-Identifier: GPL-3.0-or-later
#include "view.h"

#include <utility>

#include <vallum/geometry/grid.h>
#include <vallum/geometry/ranging.h>
#include <vallum/geometry/relation.h>
#include <vallum/geometry/sight.h>

namespace vallum::geometry {

namespace {

using exact::Arc;
using exact::Box;
using exact::Corners;
using exact::Fraction;
using exact::Shadow;
using exact::Vector;
using exact::Window;
using exact::operator-;

/// A strip of the table that holds every line from the eyes to the target.
class Corridor {
public:
    Corridor(std::span<const Point> eyes, const Footprint& target)
        : origin_(eyes.front()),
          across_(target.card()[0] - eyes.front()) {
        across_ = {across_.y, -across_.x};
        for (const Point& eye : eyes) include(eye);
        for (const Outline& piece : target.pieces()) {
            for (const Point& corner : piece) include(corner);
        }
    }

    [[nodiscard]] bool isMetBy(const Outline& outline) const {
        const Box box = exact::boxAround(outline);
        if (box_.isApartFrom(box, tolerance.raw())) return false;
        bool isAllLeft = true;
        bool isAllRight = true;
        for (const Point& corner : outline) {
            const std::int64_t place = dot(corner - origin_, across_);
            isAllLeft = isAllLeft && place < least_;
            isAllRight = isAllRight && place > most_;
        }
        return !isAllLeft && !isAllRight;
    }

private:
    void include(const Point& point) {
        box_.include(point);
        // Wider by the tolerance, for those that touch what is inside.
        const std::int64_t place = dot(point - origin_, across_);
        const std::int64_t margin = tolerance.raw() * (std::abs(across_.x) + std::abs(across_.y));
        least_ = std::min(least_, place - margin);
        most_ = std::max(most_, place + margin);
    }

    Point origin_;
    Vector across_;
    Box box_;
    std::int64_t least_ = INT64_MAX;
    std::int64_t most_ = INT64_MIN;
};

using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;

/// The blockers that a line from the eyes to the target may meet.
class Screen {
public:
    Screen(std::span<const Point> eyes, const Footprint& target, Blockers blockers) {
        const Corridor corridor(eyes, target);
        for (const Outline& it : blockers) {
            if (corridor.isMetBy(it)) near_.push_back(&it);
        }
    }

    [[nodiscard]] std::size_t size() const { return near_.size(); }
    [[nodiscard]] const Outline& operator[](std::size_t i) const { return *near_[i]; }

    /// Those in contact with each other; only looked for when something is seen past them.
    const Pairs& touching() {
        if (!touching_) touching_ = found();
        return *touching_;
    }

private:
    [[nodiscard]] Pairs found() const {
        Pairs pairs;
        for (std::size_t i = 0; i != near_.size(); ++i) {
            const Box box = exact::boxAround(*near_[i]);
            for (std::size_t j = i + 1; j != near_.size(); ++j) {
                if (box.isApartFrom(exact::boxAround(*near_[j]), tolerance.raw())) continue;
                if (inContact(*near_[i], *near_[j])) pairs.emplace_back(i, j);
            }
        }
        return pairs;
    }

    std::vector<const Outline*> near_;
    std::optional<Pairs> touching_;
};

/// Half of all directions, those ahead of a straight line.
struct Half {
    Vector left;
    Vector ahead;

    explicit Half(Heading heading)
        : left{-cosine(heading), sine(heading)},
          ahead{sine(heading), cosine(heading)} {}
    [[nodiscard]] bool has(Vector direction) const { return dot(direction, ahead) > 0; }
};

/// What one eye sees of one convex piece of the target.
class View {
public:
    View(const Point& eye, const Outline& piece, const std::optional<Half>& half) : eye_(eye), piece_(piece) {
        const auto arc = exact::arcOf(eye, piece);
        if (!arc) return;
        window_ = Window{arc->left, arc->right};
        if (!half) return;
        const Vector right{-half->left.x, -half->left.y};
        if (!half->has(arc->left) && !half->has(arc->right)) {
            window_.reset();
            return;
        }
        if (!half->has(arc->left)) window_->left = half->left, window_->isLeftOpen = true;
        if (!half->has(arc->right)) window_->right = right, window_->isRightOpen = true;
    }

    /// The directions in which the piece is seen.
    [[nodiscard]] std::vector<Window> seen(Screen& screen) const {
        if (!window_) return {};
        std::vector<Hider> hiders(screen.size());
        std::vector<Shadow> shadows;
        for (std::size_t i = 0; i != screen.size(); ++i) {
            const auto arc = exact::arcOf(eye_, screen[i]);
            if (!arc) return {};
            const auto shadow = exact::shadowOf(*arc, *window_);
            if (shadow && !isBefore(screen[i], *shadow)) continue;
            hiders[i] = {arc, shadow.has_value()};
            if (shadow) shadows.push_back(*shadow);
        }
        auto open = exact::gaps(*window_, shadows);
        if (open.empty() || screen.touching().empty()) return open;
        for (const auto& [i, j] : screen.touching()) addBridge(shadows, hiders[i], hiders[j]);
        return exact::gaps(*window_, shadows);
    }

    [[nodiscard]] Segment part(const Window& gap) const { return {hit(gap.left), hit(gap.right)}; }

private:
    /// A blocker that is not behind the piece.
    struct Hider {
        std::optional<Arc> arc;
        bool hasShadow = false;
    };

    /// Both are convex and apart: who is nearer in one direction that they share is nearer in all.
    [[nodiscard]] bool isBefore(const Outline& blocker, const Shadow& shadow) const {
        if (isOnThisSide(blocker)) return true;
        const Vector shared = shadow.from + shadow.to;
        return exact::entry(eye_, shared, blocker) < exact::entry(eye_, shared, piece_);
    }

    /// The usual case, at a fraction of the price: a side of the piece parts it from eye and blocker.
    [[nodiscard]] bool isOnThisSide(const Outline& blocker) const {
        for (std::size_t i = 0; i != 4; ++i) {
            const Vector side = piece_.at((i + 1) % 4) - piece_.at(i);
            const auto isOutside = [&](const Point& it) { return exact::depth(it, piece_.at(i), side) <= 0; };
            if (isOutside(eye_) && std::ranges::all_of(blocker, isOutside)) return true;
        }
        return false;
    }

    static Vector middle(const Arc& arc) {
        const Vector sum = arc.left + arc.right;
        return sum.x == 0 && sum.y == 0 ? Vector{arc.left.y, -arc.left.x} : sum;
    }

    /// LOS-03: from the middle of the one to the middle of the other, over the slit between them.
    void addBridge(std::vector<Shadow>& shadows, const Hider& a, const Hider& b) const {
        if (!a.arc || !b.arc || !(a.hasShadow || b.hasShadow)) return;
        const Vector one = middle(*a.arc);
        const Vector other = middle(*b.arc);
        const Arc bridge = exact::cross(one, other) < 0 ? Arc{one, other} : Arc{other, one};
        if (const auto shadow = exact::shadowOf(bridge, *window_)) shadows.push_back(*shadow);
    }

    [[nodiscard]] Point hit(Vector direction) const {
        const Fraction far = exact::entry(eye_, direction, piece_);
        const auto part = [&](std::int64_t whole) {
            return Du(
                static_cast<std::int32_t>(exact::roundedQuotient(far.numerator * whole, far.denominator)));
        };
        return {eye_.x + part(direction.x), eye_.y + part(direction.y)};
    }

    Point eye_;
    const Outline& piece_;
    std::optional<Window> window_;
};

bool sees(const Point& eye, const std::optional<Half>& half, const Footprint& target, Screen& screen) {
    return std::ranges::any_of(
        target.pieces(), [&](const Outline& piece) { return !View(eye, piece, half).seen(screen).empty(); });
}

std::vector<Segment> partsSeen(const Point& eye,
                               const std::optional<Half>& half,
                               const Footprint& target,
                               Blockers blockers) {
    Screen screen(std::span(&eye, 1), target, blockers);
    std::vector<Segment> parts;
    for (const Outline& piece : target.pieces()) {
        const View view(eye, piece, half);
        for (const Window& gap : view.seen(screen)) parts.push_back(view.part(gap));
    }
    return parts;
}

}  // namespace

std::optional<int> firstClearMark(const Pose& shooter,
                                  const Size& size,
                                  const Footprint& target,
                                  Blockers blockers) {
    if (!isInFrontArc(shooter, size, target)) return std::nullopt;
    const auto marks = frontMarks(shooter, size);
    const Half half(shooter.heading);
    Screen screen(marks, target, blockers);
    for (std::size_t i = 0; i != marks.size(); ++i) {
        if (sees(marks.at(i), half, target, screen)) return static_cast<int>(i);
    }
    return std::nullopt;
}

bool isSeenClearly(const Pose& shooter, const Size& size, const Footprint& target, Blockers blockers) {
    return firstClearMark(shooter, size, target, blockers).has_value();
}

bool isSeenClearly(const Point& eye, const Footprint& target, Blockers blockers) {
    Screen screen(std::span(&eye, 1), target, blockers);
    return sees(eye, std::nullopt, target, screen);
}

std::vector<Segment> seenFrom(const Point& mark,
                              const Pose& shooter,
                              const Footprint& target,
                              Blockers blockers) {
    return partsSeen(mark, Half(shooter.heading), target, blockers);
}

std::vector<Segment> seenFrom(const Point& eye, const Footprint& target, Blockers blockers) {
    return partsSeen(eye, std::nullopt, target, blockers);
}

}  // namespace vallum::geometry
