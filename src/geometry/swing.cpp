// SPDX-License-Identifier: GPL-3.0-or-later
#include "swing.h"

#include <array>
#include <cmath>

#include <vallum/geometry/grid.h>

namespace vallum::geometry::exact {

namespace {

constexpr std::int32_t halfCircle = 180 * Heading::perUnit;
constexpr std::int32_t circle = 2 * halfCircle;
constexpr std::int64_t scale = std::int64_t{1} << 30;  // of sines and cosines

/// across * cos(h) + ahead * sin(h): the distance of a rotating point from a straight line.
struct Wave {
    std::int64_t across;
    std::int64_t ahead;

    [[nodiscard]] std::int64_t at(std::int32_t heading) const {
        const auto [sine, cosine] = directionOf(Heading(heading));
        return across * cosine + ahead * sine;
    }
    [[nodiscard]] std::int64_t slopeAt(std::int32_t heading) const {
        const auto [sine, cosine] = directionOf(Heading(heading));
        return ahead * cosine - across * sine;
    }
    /// The heading of its maximum.
    [[nodiscard]] std::int32_t peak() const {
        const std::int32_t first = ahead >= 0 ? 0 : -halfCircle;
        const double guess = std::atan2(static_cast<double>(ahead), static_cast<double>(across));
        const std::int32_t low = lastThat(first, first + halfCircle - 1, guess,
                                          [&](std::int32_t heading) { return slopeAt(heading) > 0; });
        return at(low) >= at(low + 1) ? low : low + 1;
    }
    [[nodiscard]] double height() const {
        const auto x = static_cast<double>(across);
        const auto y = static_cast<double>(ahead);
        return std::sqrt(x * x + y * y);
    }

    /// The last number that satisfies a predicate which holds from `first` up to some point and never after
    /// it. The guess, in radians, may differ between machines; the result does not.
    template <class Predicate>
    static std::int32_t lastThat(std::int32_t first,
                                 std::int32_t last,
                                 double guess,
                                 const Predicate& predicate) {
        constexpr double halfTurn = 3.14159265358979323846;
        std::int32_t found =
            std::clamp(static_cast<std::int32_t>(guess * (halfCircle / halfTurn)), first, last);
        while (found > first && !predicate(found)) --found;
        while (found < last && predicate(found + 1)) ++found;
        return found;
    }
};

/// The largest offset from the peak, in one direction, at which the wave still exceeds the level.
std::int32_t lastAbove(
    const Wave& wave, std::int64_t level, double guess, std::int32_t peak, std::int32_t direction) {
    return Wave::lastThat(0, halfCircle, guess,
                          [&](std::int32_t offset) { return wave.at(peak + direction * offset) > level; });
}

void unite(StepList& steps) {
    std::ranges::sort(steps, {}, &Steps::first);
    std::size_t kept = 0;
    for (std::size_t i = 1; i < steps.size(); ++i) {
        if (steps[i].first <= steps[kept].last + 1) {
            steps[kept].last = std::max(steps[kept].last, steps[i].last);
        } else {
            steps[++kept] = steps[i];
        }
    }
    if (!steps.empty()) steps.resize(kept + 1);
}

StepList common(const StepList& a, const StepList& b) {
    StepList both;
    for (const Steps& one : a) {
        for (const Steps& other : b) {
            const Steps part{std::max(one.first, other.first), std::min(one.last, other.last)};
            if (part.first <= part.last) both.push_back(part);
        }
    }
    return both;
}

/// Adds the steps after which the wave exceeds the level.
void addAbove(StepList& steps, const Swing& swing, const Wave& wave, Wide level) {
    const double height = wave.height();
    const auto most = static_cast<std::int64_t>(height) + 2;  // a margin for the rounding of sines
    if (level >= most) return;
    if (level < -most) return steps.push_back({0, swing.count()});
    const auto scaled = static_cast<std::int64_t>(level) * scale;
    const std::int32_t peak = wave.peak();
    if (wave.at(peak) <= scaled) return;
    const double guess = std::acos(std::clamp(static_cast<double>(level) / height, -1.0, 1.0));
    const std::int32_t from = peak - lastAbove(wave, scaled, guess, peak, -1);
    const std::int32_t to = peak + lastAbove(wave, scaled, guess, peak, 1);
    if (to - from >= circle - 1) return steps.push_back({0, swing.count()});
    // In steps of the swing; tried again a full circle earlier, for an arc that contains the start.
    const std::int32_t start = swing.from.raw();
    const std::int32_t begin = Heading(swing.steps < 0 ? start - to : from - start).raw();
    for (const std::int32_t first : {begin - circle, begin}) {
        const Steps part{std::max(first, 0), std::min(first + (to - from), swing.count())};
        if (part.first <= part.last) steps.push_back(part);
    }
}

/// The steps after which some corner of the rectangle is inside a side of the fixed shape.
StepList insideSide(
    const Swing& swing, const Rectangle& it, const Point& from, Vector along, std::int64_t deeperThan) {
    StepList steps;
    const Wide level =
        rootOf(deeperThan * deeperThan * dot(along, along)) - Wide{cross(swing.about - from, along)};
    for (const std::int64_t right : {it.left, it.right}) {
        for (const std::int64_t ahead : {it.rear, it.front}) {
            const Wave wave{right * along.y - ahead * along.x, right * along.x + ahead * along.y};
            addAbove(steps, swing, wave, level);
        }
    }
    unite(steps);
    return steps;
}

/// The steps after which some corner of the fixed shape is inside one of the rectangle's sides. `sideways`
/// and `forward` are the direction that the side faces, `reach` its distance from the pivot.
StepList insideMovedSide(const Swing& swing,
                         Corners fixed,
                         int sideways,
                         int forward,
                         std::int64_t reach,
                         std::int64_t deeperThan) {
    StepList steps;
    for (const Point& corner : fixed) {
        const Vector way = corner - swing.about;
        // Measured outward, so small values are inside.
        const Wave outward{sideways * way.x + forward * way.y, forward * way.x - sideways * way.y};
        addAbove(steps, swing, {-outward.across, -outward.ahead}, Wide{deeperThan} - reach);
    }
    unite(steps);
    return steps;
}

}  // namespace

namespace {

/// The rectangle after some steps, enlarged on all sides by a margin.
class WideRectangle {
public:
    WideRectangle(const Swing& swing, const Rectangle& it, std::int32_t step, std::int64_t margin)
        : about_(swing.about),
          direction_(directionOf(swing.after(step))),
          left_((it.left - margin) * scale),
          right_((it.right + margin) * scale),
          rear_((it.rear - margin) * scale),
          front_((it.front + margin) * scale) {
        const auto [sine, cosine] = direction_;
        const auto corner = [&](std::int64_t right, std::int64_t ahead) {
            return Vector{(right * cosine + ahead * sine) / scale, (ahead * cosine - right * sine) / scale};
        };
        const std::int64_t wide = margin + 1;
        corners_ = {corner(it.left - wide, it.front + wide), corner(it.right + wide, it.front + wide),
                    corner(it.right + wide, it.rear - wide), corner(it.left - wide, it.rear - wide)};
    }

    [[nodiscard]] bool isApartFrom(Corners fixed) const {
        return isBesideSideOfThis(fixed) || isBesideSideOf(fixed);
    }

private:
    [[nodiscard]] bool isBesideSideOfThis(Corners fixed) const {
        const auto [sine, cosine] = direction_;
        bool isLeft = true;
        bool isRight = true;
        bool isBehind = true;
        bool isAhead = true;
        for (const Point& it : fixed) {
            const Vector way = it - about_;
            const std::int64_t right = way.x * cosine - way.y * sine;
            const std::int64_t ahead = way.x * sine + way.y * cosine;
            isLeft = isLeft && right < left_;
            isRight = isRight && right > right_;
            isBehind = isBehind && ahead < rear_;
            isAhead = isAhead && ahead > front_;
        }
        return isLeft || isRight || isBehind || isAhead;
    }
    [[nodiscard]] bool isBesideSideOf(Corners fixed) const {
        for (std::size_t i = 0; i != fixed.size(); ++i) {
            const Vector along = fixed[i + 1 == fixed.size() ? 0 : i + 1] - fixed[i];
            const std::int64_t center = cross(about_ - fixed[i], along);
            const auto isOutside = [&](Vector corner) { return center + cross(corner, along) < 0; };
            if (std::ranges::all_of(corners_, isOutside)) return true;
        }
        return false;
    }

    Point about_;
    Direction direction_;
    std::int64_t left_;  // scaled
    std::int64_t right_;
    std::int64_t rear_;
    std::int64_t front_;
    std::array<Vector, 4> corners_;
};

}  // namespace

Sectors::Sectors(const Swing& swing, const Rectangle& it)
    : swing_(swing),
      rectangle_(it),
      count_(swing.count() / (10 * Heading::perUnit) + 1) {
    const std::int32_t half = swing.count() / count_ / 2 + 1;
    // A corner moves along an arc: each step is 0.00017454 of its radius.
    margin_ = std::int64_t{radius(it)} * half * 17'454 / 100'000'000 + 5;
}

bool Sectors::isClear(std::int32_t sector, Corners fixed) const {
    return WideRectangle(swing_, rectangle_, middle(sector), margin_).isApartFrom(fixed);
}

StepList overlapping(const Swing& swing, const Rectangle& it, Corners fixed, std::int64_t deeperThan) {
    StepList steps{{0, swing.count()}};
    const auto keep = [&](const StepList& other) {
        steps = common(steps, other);
        return !steps.empty();
    };
    for (std::size_t i = 0; i != fixed.size(); ++i) {
        const Vector along = fixed[i + 1 == fixed.size() ? 0 : i + 1] - fixed[i];
        if (!keep(insideSide(swing, it, fixed[i], along, deeperThan))) return steps;
    }
    if (!keep(insideMovedSide(swing, fixed, 0, 1, it.front, deeperThan))) return steps;
    if (!keep(insideMovedSide(swing, fixed, 1, 0, it.right, deeperThan))) return steps;
    if (!keep(insideMovedSide(swing, fixed, 0, -1, -it.rear, deeperThan))) return steps;
    keep(insideMovedSide(swing, fixed, -1, 0, -it.left, deeperThan));
    return steps;
}

StepList beyondTable(const Swing& swing, const Rectangle& it, const Size& table, std::int64_t fartherThan) {
    const std::int64_t x = swing.about.x.raw();
    const std::int64_t y = swing.about.y.raw();
    StepList steps;
    for (const std::int64_t right : {it.left, it.right}) {
        for (const std::int64_t ahead : {it.rear, it.front}) {
            addAbove(steps, swing, {right, ahead}, Wide{fartherThan} + table.width.raw() - x);
            addAbove(steps, swing, {-right, -ahead}, Wide{fartherThan} + x);
            addAbove(steps, swing, {ahead, -right}, Wide{fartherThan} + table.depth.raw() - y);
            addAbove(steps, swing, {-ahead, right}, Wide{fartherThan} + y);
        }
    }
    unite(steps);
    return steps;
}

std::int32_t radius(const Rectangle& it) {
    const std::int64_t across = std::max(std::abs(it.left), std::abs(it.right));
    const std::int64_t along = std::max(std::abs(it.rear), std::abs(it.front));
    return static_cast<std::int32_t>(rootOf(across * across + along * along) + 1);
}

Box reach(const Swing& swing, const Rectangle& it) {
    // Between two headings this far apart, no corner gets farther out than this beyond both positions.
    constexpr std::int32_t apart = 30 * Heading::perUnit;
    const std::int32_t beyond = radius(it) * 35 / 1000 + 3;
    Box box;
    for (std::int32_t step = 0;; step = std::min(step + apart, swing.count())) {
        const Pose pose{swing.about, swing.after(step)};
        for (const std::int64_t right : {it.left, it.right}) {
            for (const std::int64_t ahead : {it.rear, it.front}) {
                box.include(pointAt(pose, Du(static_cast<std::int32_t>(right)),
                                    Du(static_cast<std::int32_t>(ahead))));
            }
        }
        if (step == swing.count()) break;
    }
    return {box.west - beyond, box.south - beyond, box.east + beyond, box.north + beyond};
}

}  // namespace vallum::geometry::exact
