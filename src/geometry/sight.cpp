// SPDX-License-Identifier: GPL-3.0-or-later
#include "view.h"

#include <utility>

#include <boost/container/small_vector.hpp>

#include <vallum/geometry/grid.h>
#include <vallum/geometry/ranging.h>
#include <vallum/geometry/relation.h>
#include <vallum/geometry/sight.h>

namespace vallum::geometry {

namespace {

using exact::Arc;
using exact::Corners;
using exact::Fraction;
using exact::Shadow;
using exact::Vector;
using exact::Window;
using exact::operator-;

bool areTouching(Corners a, Corners b) {
    return exact::isAtMost(exact::squaredDistance(a, b), tolerance.raw());
}

Vector sideOf(Corners shape, std::size_t i) { return shape[i + 1 == shape.size() ? 0 : i + 1] - shape[i]; }

/// Most lines pass only a few shapes.
template <class T> using Few = boost::container::small_vector<T, 16>;
using Shadows = Few<Shadow>;

using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;

/// The blockers that a line from the eyes to the target might meet.
class Screen {
public:
    Screen(std::span<const Point> eyes, const Footprint& target, Blockers blockers) {
        const Corridor corridor(eyes, target);
        for (const Outline& it : blockers) {
            if (corridor.isMetBy(it)) near_.emplace_back(it);
        }
    }
    /// All of them, however far to the side.
    explicit Screen(Occluders occluders) {
        for (const Occluder* it : occluders) near_.push_back(it->corners());
    }

    [[nodiscard]] std::size_t size() const { return near_.size(); }
    [[nodiscard]] Corners operator[](std::size_t i) const { return near_[i]; }

    /// Pairs in contact; computed only if something is seen past the blockers.
    const Pairs& touching() {
        if (!touching_) touching_ = found();
        return *touching_;
    }

private:
    [[nodiscard]] Pairs found() const {
        Pairs pairs;
        for (std::size_t i = 0; i != near_.size(); ++i) {
            const Box box = boxAround(near_[i]);
            for (std::size_t j = i + 1; j != near_.size(); ++j) {
                if (box.isApartFrom(boxAround(near_[j]), tolerance.raw())) continue;
                if (areTouching(near_[i], near_[j])) pairs.emplace_back(i, j);
            }
        }
        return pairs;
    }

    Few<Corners> near_;
    std::optional<Pairs> touching_;
};

/// The half-plane of directions ahead of a straight line.
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

    /// The directions in which some of the piece is seen.
    [[nodiscard]] std::vector<Window> seen(Screen& screen) const {
        if (!window_) return {};
        Shadows shadows;
        for (std::size_t i = 0; i != screen.size(); ++i) {
            const auto arc = exact::arcOf(eye_, screen[i]);
            if (!arc) return {};
            const auto shadow = exact::shadowOf(*arc, *window_);
            if (!shadow || !isBefore(screen[i], *shadow)) continue;
            shadows.push_back(*shadow);
            if (shadow->coversLeft && shadow->coversRight) return {};
        }
        auto open = exact::gaps(*window_, {shadows.data(), shadows.size()});
        if (open.empty() || screen.touching().empty()) return open;
        addBridges(shadows, screen);
        return exact::gaps(*window_, {shadows.data(), shadows.size()});
    }

    [[nodiscard]] Segment part(const Window& gap) const { return {hit(gap.left), hit(gap.right)}; }
    /// Where a line in this direction meets the piece.
    [[nodiscard]] Point hit(Vector direction) const {
        const Fraction far = exact::entry(eye_, direction, piece_);
        const auto part = [&](std::int64_t whole) {
            return Du(
                static_cast<std::int32_t>(exact::roundedQuotient(far.numerator * whole, far.denominator)));
        };
        return {eye_.x + part(direction.x), eye_.y + part(direction.y)};
    }

private:
    /// A blocker in front of the piece.
    struct Hider {
        std::optional<Arc> arc;
        bool hasShadow = false;
    };
    [[nodiscard]] Hider hiderFrom(Corners blocker) const {
        const auto arc = exact::arcOf(eye_, blocker);
        const auto shadow = exact::shadowOf(*arc, *window_);
        if (shadow && !isBefore(blocker, *shadow)) return {};
        return {arc, shadow.has_value()};
    }

    /// For disjoint convex shapes, the nearer one in one shared direction is nearer in all of them.
    [[nodiscard]] bool isBefore(Corners blocker, const Shadow& shadow) const {
        if (isOnThisSide(blocker)) return true;
        const Vector shared = shadow.from + shadow.to;
        return exact::entry(eye_, shared, blocker) < exact::entry(eye_, shared, piece_);
    }

    /// The usual case, at a fraction of the cost: a side of the piece separates it from eye and blocker.
    [[nodiscard]] bool isOnThisSide(Corners blocker) const {
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

    /// LOS-03: covers the directions from the middle of one to the middle of the other, and so the slit.
    void addBridge(Shadows& shadows, const Hider& a, const Hider& b) const {
        if (!a.arc || !b.arc || !(a.hasShadow || b.hasShadow)) return;
        const Vector one = middle(*a.arc);
        const Vector other = middle(*b.arc);
        const Arc bridge = exact::cross(one, other) < 0 ? Arc{one, other} : Arc{other, one};
        if (const auto shadow = exact::shadowOf(bridge, *window_)) shadows.push_back(*shadow);
    }

    void addBridges(Shadows& shadows, Screen& screen) const {
        for (const auto& [i, j] : screen.touching()) {
            addBridge(shadows, hiderFrom(screen[i]), hiderFrom(screen[j]));
        }
    }

    Point eye_;
    const Outline& piece_;
    std::optional<Window> window_;
};

bool sees(const Point& eye, const std::optional<Half>& half, const Footprint& target, Screen& screen) {
    return std::ranges::any_of(
        target.pieces(), [&](const Outline& piece) { return !View(eye, piece, half).seen(screen).empty(); });
}

/// Candidate lines from one eye for the least depth of forest: within straight sides, the length of a line is
/// least at an end of a gap, at a corner, or at right angles to a side.
class CandidateLines {
public:
    CandidateLines(const Point& eye, const Window& gap) : eye_(eye), gap_(gap) {
        if (!gap.isLeftOpen) directions_.push_back(gap.left);
        if (!gap.isRightOpen) directions_.push_back(gap.right);
    }

    void addCornersOf(Corners shape) {
        for (std::size_t i = 0; i != shape.size(); ++i) {
            const Vector side = sideOf(shape, i);
            add(shape[i] - eye_);
            add({side.y, -side.x});
            add({-side.y, side.x});
        }
    }
    /// The candidates, and the middle between each two of them.
    [[nodiscard]] std::vector<Vector> all() const {
        std::vector<Vector> sorted = directions_;
        sorted.push_back(gap_.left);
        sorted.push_back(gap_.right);
        std::ranges::sort(sorted, [](Vector a, Vector b) { return exact::cross(a, b) < 0; });
        std::vector<Vector> glances = directions_;
        for (std::size_t i = 1; i != sorted.size(); ++i) {
            const Vector middle = sorted[i - 1] + sorted[i];
            if (exact::cross(sorted[i], sorted[i - 1]) > 0) glances.push_back(middle);
        }
        return glances;
    }

private:
    void add(Vector direction) {
        const bool isInside =
            exact::cross(direction, gap_.left) > 0 && exact::cross(gap_.right, direction) > 0;
        if (isInside) directions_.push_back(direction);
    }

    Point eye_;
    Window gap_;
    std::vector<Vector> directions_;
};

bool reachesThrough(const Segment& line, const Woods& woods) {
    Du trees;
    for (const Region* it : woods.regions) {
        trees = trees + lengthInside(line, *it);
        if (!isWithin(woods.depth, trees)) return false;
    }
    return true;
}

/// True if some line through this gap crosses no more forest than allowed.
bool seesThrough(
    const View& view, const Point& eye, const Outline& piece, const Window& gap, const Woods& woods) {
    CandidateLines glances(eye, gap);
    glances.addCornersOf(piece);
    for (const Region* it : woods.regions) {
        for (const Convex& part : it->parts()) glances.addCornersOf(part);
    }
    return std::ranges::any_of(
        glances.all(), [&](Vector direction) { return reachesThrough({eye, view.hit(direction)}, woods); });
}

bool seesThrough(const Point& eye,
                 const std::optional<Half>& half,
                 const Footprint& target,
                 Screen& screen,
                 const Woods& woods) {
    return std::ranges::any_of(target.pieces(), [&](const Outline& piece) {
        const View view(eye, piece, half);
        return std::ranges::any_of(
            view.seen(screen), [&](const Window& gap) { return seesThrough(view, eye, piece, gap, woods); });
    });
}

/// LOS-03, for a line along the edges of two occluders in contact.
bool slipsBetween(std::span<const Occluder* const> grazed) {
    for (std::size_t i = 0; i != grazed.size(); ++i) {
        for (std::size_t j = i + 1; j != grazed.size(); ++j) {
            if (areTouching(grazed[i]->corners(), grazed[j]->corners())) return false;
        }
    }
    return true;
}

bool isOpen(const Segment& line, Occluders occluders) {
    std::vector<const Occluder*> grazed;
    for (const Occluder* it : occluders) {
        const Meeting meeting = it->meets(line);
        if (meeting == Meeting::crosses) return false;
        if (meeting == Meeting::grazes) grazed.push_back(it);
    }
    return grazed.size() < 2 || slipsBetween(grazed);
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

std::vector<Segment> seenFrom(const Point& mark,
                              const Pose& shooter,
                              const Footprint& target,
                              Blockers blockers) {
    Screen screen(std::span(&mark, 1), target, blockers);
    std::vector<Segment> parts;
    for (const Outline& piece : target.pieces()) {
        const View view(mark, piece, Half(shooter.heading));
        for (const Window& gap : view.seen(screen)) parts.push_back(view.part(gap));
    }
    return parts;
}

Corridor::Corridor(std::span<const Point> eyes, const Footprint& target) : origin_(eyes.front()) {
    const Vector ahead = target.card()[0] - origin_;
    right_ = ahead.y;
    up_ = -ahead.x;
    for (const Point& eye : eyes) include(eye);
    for (const Outline& piece : target.pieces()) {
        for (const Point& corner : piece) include(corner);
    }
}

std::int64_t Corridor::aside(const Point& point) const {
    const Vector way = point - origin_;
    return way.x * right_ + way.y * up_;
}

void Corridor::include(const Point& point) {
    west_ = std::min(west_, point.x);
    south_ = std::min(south_, point.y);
    east_ = std::max(east_, point.x);
    north_ = std::max(north_, point.y);
    // Widened by the tolerance, for shapes that touch the strip's contents.
    const std::int64_t margin = tolerance.raw() * (std::abs(right_) + std::abs(up_));
    least_ = std::min(least_, aside(point) - margin);
    most_ = std::max(most_, aside(point) + margin);
}

bool Corridor::isMetBy(std::span<const Point> convex) const {
    const Box box{west_.raw(), south_.raw(), east_.raw(), north_.raw()};
    return !box.isApartFrom(boxAround(convex), tolerance.raw()) && isInStrip(convex);
}

bool Corridor::isMetBy(const Occluder& occluder) const {
    return occluder.reaches({west_ - tolerance, south_ - tolerance},
                            {east_ + tolerance, north_ + tolerance}) &&
           isInStrip(occluder.corners());
}

bool Corridor::isInStrip(std::span<const Point> convex) const {
    bool isLeft = false;
    bool isRight = false;
    for (const Point& corner : convex) {
        const std::int64_t place = aside(corner);
        isLeft = isLeft || place <= most_;
        isRight = isRight || place >= least_;
        if (isLeft && isRight) return true;
    }
    return false;
}

Occluder::Occluder(std::span<const Point> corners)
    : corners_(corners),
      west_(corners.front().x),
      south_(corners.front().y),
      east_(west_),
      north_(south_) {
    for (const Point& it : corners) {
        west_ = std::min(west_, it.x);
        south_ = std::min(south_, it.y);
        east_ = std::max(east_, it.x);
        north_ = std::max(north_, it.y);
    }
}

Meeting Occluder::meets(const Segment& line) const {
    const auto [left, right] = std::minmax(line.from.x, line.to.x);
    if (right < west_ || left > east_) return Meeting::none;
    const auto [low, high] = std::minmax(line.from.y, line.to.y);
    if (high < south_ || low > north_) return Meeting::none;
    return exactly(line);
}

/// Tests the line against the corners first: most lines that cross the box miss the shape.
Meeting Occluder::exactly(const Segment& line) const {
    const Vector way = line.to - line.from;
    std::int64_t least = INT64_MAX;
    std::int64_t most = INT64_MIN;
    for (const Point& corner : corners_) {
        const std::int64_t side = exact::cross(way, corner - line.from);
        least = std::min(least, side);
        most = std::max(most, side);
    }
    if (least > 0 || most < 0) return Meeting::none;
    bool isInside = least < 0 && most > 0;
    for (std::size_t i = 0; i != corners_.size(); ++i) {
        const Vector along = sideOf(corners_, i);
        const std::int64_t from = exact::depth(line.from, corners_[i], along);
        const std::int64_t to = exact::depth(line.to, corners_[i], along);
        if (from < 0 && to < 0) return Meeting::none;
        if (from <= 0 && to <= 0) isInside = false;
    }
    return isInside ? Meeting::crosses : Meeting::grazes;
}

Lookout::Lookout(const Pose& shooter, const Size& size)
    : marks_(frontMarks(shooter, size)),
      count_(marks_.size()),
      heading_(shooter.heading) {}

Lookout::Lookout(const Point& eye) : marks_{eye}, count_(1) {}

bool Lookout::isAhead(const Point& point) const {
    if (!heading_) return true;
    const std::int64_t ahead = exact::turned(point - marks_.front(), *heading_).ahead;
    return ahead > std::int64_t{tolerance.raw()} << 30;
}

bool Lookout::isAhead(const Footprint& target) const {
    return std::ranges::any_of(target.pieces(), [&](const Outline& piece) {
        return std::ranges::any_of(piece, [&](const Point& it) { return isAhead(it); });
    });
}

bool isSeenPast(const Lookout& lookout, const Footprint& target, Occluders occluders, const Woods& woods) {
    const std::optional<Half> half =
        lookout.heading() ? std::optional<Half>(Half(*lookout.heading())) : std::nullopt;
    Screen screen(occluders);
    return std::ranges::any_of(lookout.marks(), [&](const Point& eye) {
        return woods.regions.empty() ? sees(eye, half, target, screen)
                                     : seesThrough(eye, half, target, screen, woods);
    });
}

bool isSeenPast(const Lookout& lookout, const Point& target, Occluders occluders, const Woods& woods) {
    return std::ranges::any_of(lookout.marks(), [&](const Point& eye) {
        const Segment line{eye, target};
        return isOpen(line, occluders) && reachesThrough(line, woods);
    });
}

}  // namespace vallum::geometry
