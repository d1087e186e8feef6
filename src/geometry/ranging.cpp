// SPDX-License-Identifier: GPL-3.0-or-later
#include "exact.h"

#include <algorithm>

#include <vallum/geometry/ranging.h>
#include <vallum/geometry/relation.h>

namespace vallum::geometry {

namespace {

using exact::Fraction;
using exact::Turned;
using exact::turned;
using exact::Wide;
using exact::operator-;

constexpr int bits = 30;

/// The squared distance from the front's center to where a side crosses the line through the front.
Fraction toCrossing(const Turned& from, const Turned& to) {
    constexpr int kept = 10;  // fractional bits of a thousandth: the squares of more would overflow
    Wide numerator = Wide{from.right} * to.ahead - Wide{to.right} * from.ahead;
    Wide denominator = Wide{to.ahead} - from.ahead;
    if (denominator < 0) numerator = -numerator, denominator = -denominator;
    const Wide across = exact::roundedQuotient(numerator, denominator << (bits - kept));
    return {across * across, Wide{1} << (2 * kept)};
}

/// The part of one convex piece inside the arc, as seen from the center of the front.
class InArc {
public:
    InArc(const Point& center, Heading heading) : center_(center), heading_(heading) {}

    [[nodiscard]] std::optional<Fraction> squaredDistance(const Outline& piece) const {
        std::array<Turned, 4> seen;
        std::ranges::transform(piece, seen.begin(),
                               [&](const Point& it) { return turned(it - center_, heading_); });
        const auto isBehind = [](const Turned& it) { return it.ahead <= 0; };
        if (std::ranges::all_of(seen, isBehind)) return std::nullopt;
        if (std::ranges::none_of(seen, isBehind))
            return exact::squaredDistance(center_, exact::Corners(piece));
        std::optional<Fraction> least;
        for (std::size_t i = 0; i != 4; ++i) {
            const std::size_t next = (i + 1) % 4;
            const auto part = toSide({piece.at(i), piece.at(next)}, seen.at(i), seen.at(next));
            if (part && (!least || *part < *least)) least = part;
        }
        return least;
    }

private:
    [[nodiscard]] std::optional<Fraction> toSide(const Segment& side,
                                                 const Turned& from,
                                                 const Turned& to) const {
        if (from.ahead <= 0 && to.ahead <= 0) return std::nullopt;
        const exact::Vector along = side.to - side.from;
        const std::int64_t length = dot(along, along);
        const std::int64_t forward = std::clamp<std::int64_t>(dot(center_ - side.from, along), 0, length);
        const Wide ahead = Wide{from.ahead} * length + (Wide{to.ahead} - from.ahead) * forward;
        return ahead >= 0 ? exact::squaredDistance(center_, side) : toCrossing(from, to);
    }

    Point center_;
    Heading heading_;
};

std::optional<Fraction> squaredRange(const Pose& shooter, const Size& size, const Footprint& target) {
    if (!isInFrontArc(shooter, size, target)) return std::nullopt;
    const InArc arc(frontCenter(shooter, size), shooter.heading);
    std::optional<Fraction> least;
    for (const Outline& piece : target.pieces()) {
        const auto part = arc.squaredDistance(piece);
        if (part && (!least || *part < *least)) least = part;
    }
    return least;
}

}  // namespace

bool isInFrontArc(const Pose& shooter, const Size& size, const Footprint& target) {
    const Point center = frontCenter(shooter, size);
    return std::ranges::any_of(target.pieces(), [&](const Outline& piece) {
        return std::ranges::any_of(piece, [&](const Point& it) {
            return turned(it - center, shooter.heading).ahead > std::int64_t{tolerance.raw()} << bits;
        });
    });
}

std::optional<Du> range(const Pose& shooter, const Size& size, const Footprint& target) {
    const auto square = squaredRange(shooter, size, target);
    if (!square) return std::nullopt;
    return exact::rootRounded(*square);
}

bool isInRange(Du limit, const Pose& shooter, const Size& size, const Footprint& target) {
    const auto square = squaredRange(shooter, size, target);
    return square && exact::isAtMost(*square, (limit + tolerance).raw());
}

Point rangePointOfTower(const Outline& tower, const Footprint& target) {
    const auto middle = [&](Edge edge) {
        const auto [from, to] = segmentOf(tower, edge);
        return Point{from.x + (to.x - from.x) / 2, from.y + (to.y - from.y) / 2};
    };
    const std::array<Point, 4> middles{middle(Edge::front), middle(Edge::right), middle(Edge::rear),
                                       middle(Edge::left)};
    return *std::ranges::min_element(middles, {}, [&](const Point& it) { return distance(it, target); });
}

SideAttacked sideAttacked(const Point& shooterCenter, const Pose& target, const Size& size) {
    const Turned seen = turned(shooterCenter - target.center, target.heading);
    const Wide aside = Wide{std::abs(seen.right)} - (Wide{(size.width / 2).raw()} << bits);
    const Wide along = Wide{std::abs(seen.ahead)} - (Wide{(size.depth / 2).raw()} << bits);
    const Edge flank = seen.right > 0 ? Edge::right : Edge::left;
    const Edge end = seen.ahead > 0 ? Edge::front : Edge::rear;
    if (aside <= 0 || along <= 0) return {aside > along ? flank : end, std::nullopt};
    // Both angles are 45 degrees, to within 0.01 degree: the difference of the two distances is their sum
    // times the tangent of 0.005 degree.
    const Wide difference = aside > along ? aside - along : along - aside;
    if (difference * 1'000'000'000 < (aside + along) * 87'266) {
        return end == Edge::front ? SideAttacked{end, flank} : SideAttacked{flank, end};
    }
    return {aside > along ? flank : end, std::nullopt};
}

}  // namespace vallum::geometry
