// SPDX-License-Identifier: GPL-3.0-or-later
#include "step_sweep.h"

#include <vallum/geometry/relation.h>
#include <vallum/geometry/step_parts.h>

namespace vallum::geometry {

namespace {

using exact::Corners;
using exact::Rectangle;
using exact::Swing;

template <class... Cases> struct Overloaded : Cases... {
    using Cases::operator()...;
};
template <class... Cases> Overloaded(Cases...) -> Overloaded<Cases...>;

/// The pieces of a footprint in order, relative to the card's center.
std::array<Rectangle, 3> rectangles(Extension extension, const Size& size) {
    const std::int64_t flank = (size.width / 2).raw();
    const std::int64_t front = (size.depth / 2).raw();
    const std::int64_t section = sectionLength(size).raw();
    const Rectangle left{-flank - section, -flank, front - section, front};
    const Rectangle right{flank, flank + section, front - section, front};
    return {Rectangle{-flank, flank, -front, front}, extension.left ? left : right, right};
}

Rectangle seenFrom(std::int64_t right, std::int64_t ahead, const Rectangle& it) {
    return {it.left - right, it.right - right, it.rear - ahead, it.front - ahead};
}

bool isLeft(Corner corner) { return corner == Corner::frontLeft || corner == Corner::rearLeft; }
bool isFront(Corner corner) { return corner == Corner::frontLeft || corner == Corner::frontRight; }
Du toTheRight(Corner corner, const Size& size) { return isLeft(corner) ? -(size.width / 2) : size.width / 2; }
Du ahead(Corner corner, const Size& size) { return isFront(corner) ? size.depth / 2 : -(size.depth / 2); }

Pose advanced(const Pose& from, Heading toward, Du distance) {
    return {pointAt({from.center, toward}, 0_du, distance), from.heading};
}

Pose pivoted(const Pose& from, const Size& size, const Pivot& pivot) {
    const Du right = toTheRight(pivot.about, size);
    const Du forward = ahead(pivot.about, size);
    const Point fixed = pointAt(from, right, forward);
    const Heading heading = from.heading + (isLeft(pivot.about) ? -pivot.angle : pivot.angle);
    const Point offset = pointAt({{}, heading}, right, forward);
    return {{fixed.x - offset.x, fixed.y - offset.y}, heading};
}

std::optional<Swing> swingOf(const PathStep& step, const Pose& from, const Size& size) {
    if (const auto* pivot = std::get_if<Pivot>(&step)) {
        const Point about = pointAt(from, toTheRight(pivot->about, size), ahead(pivot->about, size));
        return Swing{about, from.heading, isLeft(pivot->about) ? -pivot->angle.raw() : pivot->angle.raw()};
    }
    if (const auto* turn = std::get_if<Turn>(&step))
        return Swing{from.center, from.heading, turn->angle.raw()};
    return std::nullopt;
}

std::int32_t floorOf(const exact::Fraction& part, std::int32_t whole) {
    return static_cast<std::int32_t>(exact::floorOf(part.numerator * whole, part.denominator));
}
std::int32_t rounded(const exact::Fraction& part, std::int32_t whole) {
    return static_cast<std::int32_t>(exact::roundedQuotient(part.numerator * whole, part.denominator));
}

}  // namespace

Verdict mayBeAStep(const PathStep& step) {
    return std::visit(Overloaded{[](const Advance& it) { return allowIf(it.distance > 0_du, "GEO-09"_rule); },
                                 [](const Pivot& it) {
                                     return allowIf(it.angle > 0_deg && it.angle <= 90_deg, "GEO-10"_rule);
                                 },
                                 [](const Slide& it) { return allowIf(it.distance > 0_du, "GEO-09"_rule); },
                                 [](const Turn& it) {
                                     const Degrees angle = angleOf(it);
                                     return allowIf(angle > 0_deg && angle <= 180_deg, "GEO-09"_rule);
                                 }},
                      step);
}

Pose after(const PathStep& step, const Pose& from, const Size& size) {
    return std::visit(Overloaded{[&](const Advance& it) { return advanced(from, from.heading, it.distance); },
                                 [&](const Pivot& it) { return pivoted(from, size, it); },
                                 [&](const Slide& it) { return advanced(from, it.toward, it.distance); },
                                 [&](const Turn& it) { return Pose{from.center, from.heading + it.angle}; }},
                      step);
}

Du lengthOf(const PathStep& step) {
    return std::visit(
        Overloaded{[](const Advance& it) { return it.distance; }, [](const Slide& it) { return it.distance; },
                   [](const Pivot&) { return 0_du; }, [](const Turn&) { return 0_du; }},
        step);
}

Degrees angleOf(const PathStep& step) {
    return std::visit(Overloaded{[](const Advance&) { return 0_deg; }, [](const Slide&) { return 0_deg; },
                                 [](const Pivot& it) { return it.angle; },
                                 [](const Turn& it) { return it.angle < 0_deg ? -it.angle : it.angle; }},
                      step);
}

StepSweep::StepSweep(const PathStep& step, const Placement& from, const Size& size)
    : step_(step),
      from_(from),
      size_(size),
      start_(footprint(from, size)),
      amount_(amountOf(step)),
      swing_(swingOf(step, from.pose, size)),
      rectangles_(rectangles(from.extension, size)) {
    using exact::operator-;
    shift_ = after(step, from.pose, size).center - from.pose.center;
    if (const auto* pivot = std::get_if<Pivot>(&step)) {
        for (Rectangle& it : rectangles_) {
            it = seenFrom(toTheRight(pivot->about, size).raw(), ahead(pivot->about, size).raw(), it);
        }
    }
    for (std::size_t i = 0; i != start_.pieces().size(); ++i) {
        reach_.at(i) = swing_ ? exact::reach(*swing_, rectangles_.at(i)) : boxAround(start_.pieces()[i]);
    }
    if (swing_) return;
    const Footprint end = footprintAfter(amount_);
    for (std::size_t i = 0; i != end.pieces().size(); ++i) {
        for (const Point& corner : end.pieces()[i]) reach_.at(i).include(corner);
    }
}

int amountOf(const PathStep& step) { return lengthOf(step).raw() + angleOf(step).raw(); }

PathStep partOf(const PathStep& step, int amount) {
    return std::visit(Overloaded{[&](const Advance&) { return PathStep(Advance{Du(amount)}); },
                                 [&](const Pivot& it) { return PathStep(Pivot{it.about, Degrees(amount)}); },
                                 [&](const Slide& it) { return PathStep(Slide{it.toward, Du(amount)}); },
                                 [&](const Turn& it) {
                                     return PathStep(Turn{Degrees(it.angle < 0_deg ? -amount : amount)});
                                 }},
                      step);
}

PathStep StepSweep::part(std::int32_t amount) const { return partOf(step_, amount); }

Footprint StepSweep::footprintAfter(std::int32_t amount) const {
    return footprint({after(part(amount), from_.pose, size_), from_.extension}, size_);
}

std::optional<StepSweep::Meeting> StepSweep::straightMeeting(std::size_t piece, Corners fixed) const {
    const Corners moved(start_.pieces()[piece]);
    const auto deep = exact::overlapping(moved, shift_, fixed, tolerance.raw());
    if (!deep) return std::nullopt;
    const auto touching = exact::overlapping(moved, shift_, fixed, 0).value_or(*deep);
    return Meeting{floorOf(touching.begin, amount_), floorOf(deep->begin, amount_),
                   rounded(touching.end, amount_)};
}

// Stored outlines are rounded, so near the tolerance only an exact test of them can decide.
std::optional<StepSweep::Meeting> StepSweep::swingMeeting(std::size_t piece, Corners fixed) const {
    const exact::Sectors sectors(*swing_, rectangles_.at(piece));
    for (std::int32_t i = 0; i != sectors.count(); ++i) {
        if (!sectors.isClear(i, fixed)) return exactMeeting(piece, fixed);
    }
    return std::nullopt;
}

std::optional<StepSweep::Meeting> StepSweep::exactMeeting(std::size_t piece, Corners fixed) const {
    const Rectangle& moved = rectangles_.at(piece);
    const exact::StepList touching = exact::overlapping(*swing_, moved, fixed, 0);
    for (const auto& [first, last] : touching) {
        for (std::int32_t step = first; step <= last; ++step) {
            if (!exact::overlap(footprintAfter(step).pieces()[piece], fixed)) continue;
            return Meeting{first, step, touching.back().last};
        }
    }
    return std::nullopt;
}

bool StepSweep::meetsOnSwing(std::size_t piece, Corners fixed) const {
    const exact::Sectors sectors(*swing_, rectangles_.at(piece));
    bool isNear = false;
    for (std::int32_t i = 0; i != sectors.count(); ++i) {
        if (sectors.isClear(i, fixed)) continue;
        if (exact::overlap(footprintAfter(sectors.middle(i)).pieces()[piece], fixed)) return true;
        isNear = true;
    }
    return isNear && overlapsOnSwing(piece, fixed);
}

bool StepSweep::overlapsOnSwing(std::size_t piece, Corners fixed) const {
    const auto overlapsAfter = [&](std::int32_t step) {
        return exact::overlap(footprintAfter(step).pieces()[piece], fixed);
    };
    for (const auto& [first, last] : exact::overlapping(*swing_, rectangles_.at(piece), fixed, 0)) {
        if (overlapsAfter(first + (last - first) / 2)) return true;  // where it is deepest, or nearly so
        for (std::int32_t step = first; step <= last; ++step) {
            if (overlapsAfter(step)) return true;
        }
    }
    return false;
}

bool StepSweep::meets(Corners fixed) const {
    const Box box = boxAround(fixed);
    for (std::size_t i = 0; i != start_.pieces().size(); ++i) {
        if (reach_.at(i).isApartFrom(box, 0)) continue;
        if (swing_ ? meetsOnSwing(i, fixed)
                   : exact::overlapping(start_.pieces()[i], shift_, fixed, tolerance.raw()).has_value()) {
            return true;
        }
    }
    return false;
}

namespace {

/// The meeting of two pieces combined: from the first touch to the last.
StepSweep::Meeting together(const StepSweep::Meeting& one, const StepSweep::Meeting& other) {
    StepSweep::Meeting both = other.stop() < one.stop() ? other : one;
    both.left = std::max(one.left, other.left);
    return both;
}

}  // namespace

std::optional<StepSweep::Meeting> StepSweep::meeting(Corners fixed) const {
    std::optional<Meeting> all;
    const Box box = boxAround(fixed);
    for (std::size_t i = 0; i != start_.pieces().size(); ++i) {
        if (reach_.at(i).isApartFrom(box, 0)) continue;
        const auto one = swing_ ? swingMeeting(i, fixed) : straightMeeting(i, fixed);
        if (one) all = all ? together(*all, *one) : *one;
    }
    return all;
}

namespace {

/// The table is convex: an outline on it at both ends of a straight step is on it all the way.
std::optional<std::int32_t> leavesStraight(const StepSweep& way, const Size& table) {
    std::int32_t on = 0;
    std::int32_t off = way.amount();
    if (isOnTable(way.footprintAfter(off), table)) return std::nullopt;
    while (off - on > 1) {
        const std::int32_t middle = on + (off - on) / 2;
        (isOnTable(way.footprintAfter(middle), table) ? on : off) = middle;
    }
    return off;
}

}  // namespace

std::optional<std::int32_t> StepSweep::leavesTable(const Size& table) const {
    if (!swing_) return leavesStraight(*this, table);
    exact::StepList suspects;
    for (std::size_t i = 0; i != start_.pieces().size(); ++i) {
        const exact::StepList more = exact::beyondTable(*swing_, rectangles_.at(i), table, -2);
        suspects.insert(suspects.end(), more.begin(), more.end());
    }
    std::ranges::sort(suspects, {}, &exact::Steps::first);
    for (const auto& [first, last] : suspects) {
        for (std::int32_t step = first; step <= last; ++step) {
            if (!isOnTable(footprintAfter(step), table)) return step;
        }
    }
    return std::nullopt;
}

}  // namespace vallum::geometry
