// SPDX-License-Identifier: GPL-3.0-or-later
#include "flight_ground.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include <vallum/field/rules/morale/flight.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/ground/terrain.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/field/situation/turn/deployment_zones.h>
#include <vallum/geometry/grid.h>
#include <vallum/geometry/relation.h>
#include <vallum/geometry/step_parts.h>

namespace vallum::field {

namespace {

using geometry::Outline;
using geometry::PathStep;
using geometry::Placement;
using geometry::Point;
using geometry::Pose;
using geometry::Slide;
using geometry::Turn;

using Ground = FlightGround;

bool sweepsAny(const PathStep& step, const Pose& from, const auto& pieces) {
    return std::ranges::any_of(pieces, [&](const auto& piece) {
        return geometry::sweeps(step, Placement{from, {}}, cardSize, piece);
    });
}

// ------------------------------------------------- along the table's edges

/// A fleeing unit moves parallel to the table's edges only, so that every length here is a
/// difference of stored coordinates.
std::int64_t along(Heading direction, const Point& point) {
    if (direction == Heading()) return point.y.raw();
    if (direction == Heading(90_deg)) return point.x.raw();
    return direction == Heading(180_deg) ? -point.y.raw() : -point.x.raw();
}

struct Span {
    std::int64_t from;
    std::int64_t to;
};
Span spanAlong(Heading direction, std::span<const Point> corners) {
    const auto [least, most] =
        std::ranges::minmax(corners, {}, [&](const Point& corner) { return along(direction, corner); });
    return {along(direction, least), along(direction, most)};
}

Heading opposite(Heading direction) { return direction + 180_deg; }

Pose shifted(const Pose& from, Heading direction, Du distance) {
    return distance == 0_du ? from : geometry::after(Slide{direction, distance}, from, cardSize);
}

bool isFree(const Ground& ground, const Pose& from, Heading direction, Du distance) {
    return distance == 0_du || !sweepsAny(Slide{direction, distance}, from, ground.barriers);
}

/// GEO-12, for a card that is on the table now.
bool staysOnTable(const Ground& ground, const Pose& from, Heading direction, Du distance) {
    const Point corner{ground.table.width, ground.table.depth};
    const std::int64_t edge = std::max(along(direction, corner), along(direction, Point{}));
    return spanAlong(direction, geometry::outline(from, cardSize)).to + distance.raw() <= edge;
}

// ------------------------------------------------------- how far to one side

std::int64_t dividedUp(std::int64_t dividend, std::int64_t positiveDivisor) {
    const std::int64_t quotient = dividend / positiveDivisor;
    return quotient + (dividend % positiveDivisor > 0 ? 1 : 0);
}

/// The extent of a convex shape in a direction, along a line that cuts the shape; rounded up.
std::int64_t reach(std::span<const Point> shape, Heading direction, Heading across, std::int64_t line) {
    std::int64_t farthest = INT64_MIN;
    for (const Point& p : shape) {
        for (const Point& q : shape) {
            const std::int64_t low = along(across, p);
            const std::int64_t high = along(across, q);
            if (low > line || high < line) continue;
            const std::int64_t from = along(direction, p);
            const std::int64_t rise = (along(direction, q) - from) * (line - low);
            farthest = std::max(farthest, low == high ? from : from + dividedUp(rise, high - low));
        }
    }
    return farthest;
}

/// Everything that a card covers while it goes straight back, as the corners of a convex shape.
std::array<Point, 8> laneOf(const Pose& from, Heading back, Du depth) {
    const Outline begin = geometry::outline(from, cardSize);
    const Outline end = geometry::outline(shifted(from, back, depth), cardSize);
    std::array<Point, 8> corners;
    std::ranges::copy(end, std::ranges::copy(begin, corners.begin()).out);
    return corners;
}

/// FLT-07: how far a lane must be moved sideways to clear a barrier inside it.
std::int64_t clearance(std::span<const Point> lane,
                       std::span<const Point> barrier,
                       Heading aside,
                       Heading back) {
    const Span ofLane = spanAlong(back, lane);
    const Span ofBarrier = spanAlong(back, barrier);
    const Span shared{std::max(ofLane.from, ofBarrier.from), std::min(ofLane.to, ofBarrier.to)};
    std::int64_t widest = INT64_MIN;
    const auto measure = [&](std::int64_t line) {
        if (line < shared.from || line > shared.to) return;
        widest =
            std::max(widest, reach(barrier, aside, back, line) + reach(lane, opposite(aside), back, line));
    };
    for (const Point& corner : lane) measure(along(back, corner));
    for (const Point& corner : barrier) measure(along(back, corner));
    return widest;
}

/// The shortest distance sideways after which the path straight back is free. None if there is none on the
/// table or if the path sideways is blocked.
std::optional<Du> wayAside(const Ground& ground, const Pose& from, Heading aside, Heading back, Du depth) {
    Du distance;
    for (bool wasMoved = true; wasMoved;) {
        wasMoved = false;
        for (const geometry::Region& barrier : ground.barriers) {
            const Pose beside = shifted(from, aside, distance);
            if (!geometry::sweeps(Slide{back, depth}, Placement{beside, {}}, cardSize, barrier)) continue;
            const auto more = std::max<std::int64_t>(
                clearance(laneOf(beside, back, depth), barrier.corners(), aside, back), 1);
            distance = distance + Du(static_cast<std::int32_t>(more));
            if (!staysOnTable(ground, from, aside, distance)) return std::nullopt;
            wasMoved = true;
        }
    }
    if (!isFree(ground, from, aside, distance)) return std::nullopt;
    return distance;
}

// ------------------------------------------------------------- ways round

/// The slides of a whole detour, and its length.
struct Detour {
    std::vector<Slide> slides;
    Du length;
};

class Router {
public:
    Router(const Battle& battle, UnitId unit, const Ground& ground, Heading back, Du points)
        : battle_(battle),
          unit_(unit),
          ground_(ground),
          from_(battle.unit(unit).pose),
          back_(back),
          points_(points) {}

    /// One path, or two of equal length.
    [[nodiscard]] std::vector<std::vector<Slide>> ways() const {
        const Du free = room(back_, points_);
        if (free == points_) return {{Slide{back_, points_}}};
        auto found = shorter(roundBehind(left(), free), roundBehind(right(), free));
        if (found.empty()) found = shorter(roundInFront(left()), roundInFront(right()));
        if (found.empty()) found.push_back({Slide{back_, free}});
        return found;
    }

private:
    [[nodiscard]] Heading left() const { return back_ + 90_deg; }
    [[nodiscard]] Heading right() const { return back_ + -90_deg; }

    /// How much of a path is free (GEO-13).
    [[nodiscard]] Du room(Heading direction, Du distance) const {
        const auto contact = geometry::firstContact(Slide{direction, distance}, Placement{from_, {}},
                                                    cardSize, std::span(ground_.barriers));
        return contact ? geometry::lengthOf(contact->upTo) : distance;
    }

    /// The distances after which the card has a barrier fully beside or behind it: only there can a
    /// blocked path sideways open up.
    [[nodiscard]] std::vector<Du> rows(Heading direction, Du atMost) const {
        const std::int64_t tail = spanAlong(direction, geometry::outline(from_, cardSize)).from;
        std::vector<Du> found;
        for (const geometry::Region& barrier : ground_.barriers) {
            const std::int64_t row = spanAlong(direction, barrier.corners()).to - tail;
            if (row > 0 && row <= atMost.raw()) found.emplace_back(static_cast<std::int32_t>(row));
        }
        std::ranges::sort(found);
        found.erase(std::ranges::unique(found).begin(), found.end());
        return found;
    }
    [[nodiscard]] std::vector<Du> backRows(Du free) const {
        std::vector<Du> found = rows(back_, free);
        found.insert(found.begin(), 0_du);
        if (found.back() != free) found.push_back(free);
        return found;
    }

    [[nodiscard]] std::optional<Detour> roundBehind(Heading aside, Du free) const {
        std::optional<Detour> best;
        for (const Du row : backRows(free)) {
            const Pose here = shifted(from_, back_, row);
            const auto round = wayAside(ground_, here, aside, back_, points_ - row);
            for (const auto& way : {round, wayToBridge(here, aside, points_ - row)}) {
                if (!way || (best && points_ + *way >= best->length)) continue;
                best = Detour{{{back_, row}, {aside, *way}, {back_, points_ - row}}, points_ + *way};
            }
        }
        return best;
    }

    /// TER-37: along the bank to the nearest bridge toward its table edge.
    [[nodiscard]] std::optional<Du> wayToBridge(const Pose& here, Heading aside, Du depth) const {
        std::optional<Du> nearest;
        for (const Structure& it : battle_.structures) {
            const bool leadsHome = it.pose.heading == back_ || it.pose.heading == opposite(back_);
            if (!isBridge(it.kind) || !it.stands() || !leadsHome) continue;
            const Du way(static_cast<std::int32_t>(along(aside, it.pose.center) - along(aside, here.center)));
            if (way <= 0_du || (nearest && way >= *nearest)) continue;
            if (!staysOnTable(ground_, here, aside, way) || !isFree(ground_, here, aside, way)) continue;
            if (leadsOver(shifted(here, aside, way), depth)) nearest = way;
        }
        return nearest;
    }
    [[nodiscard]] bool leadsOver(const Pose& bridgehead, Du depth) const {
        Ground there = ground_;
        there.around = surroundingsOf(battle_, unit_, std::array{bridgehead}, depth + 1.3_du);
        openPassages(there, battle_, bridgehead, stepOf(bridgehead, depth));
        return there.barriers.size() != ground_.barriers.size() && isFree(there, bridgehead, back_, depth);
    }
    [[nodiscard]] PathStep stepOf(const Pose& from, Du depth) const {
        if (from.heading == back_) return geometry::Advance{depth};
        return Slide{back_, depth};
    }

    /// FLT-06: it may move in any direction to get clear.
    [[nodiscard]] std::optional<Detour> roundInFront(Heading aside) const {
        const Heading forward = opposite(back_);
        std::optional<Detour> best;
        for (const Du row : rows(forward, room(forward, points_))) {
            if (!staysOnTable(ground_, from_, forward, row)) continue;
            const auto way = wayAside(ground_, shifted(from_, forward, row), aside, back_, points_ + row);
            if (!way || (best && points_ + row + row + *way >= best->length)) continue;
            best =
                Detour{{{forward, row}, {aside, *way}, {back_, points_ + row}}, points_ + row + row + *way};
        }
        return best;
    }

    static std::vector<std::vector<Slide>> shorter(const std::optional<Detour>& left,
                                                   const std::optional<Detour>& right) {
        std::vector<std::vector<Slide>> found;
        if (left && (!right || left->length <= right->length)) found.push_back(left->slides);
        if (right && (!left || right->length <= left->length)) found.push_back(right->slides);
        return found;
    }

    const Battle& battle_;
    UnitId unit_;
    const Ground& ground_;
    Pose from_;
    Heading back_;
    Du points_;
};

// ------------------------------------------------------------ what is made

Pose endOf(Pose pose, std::span<const Slide> slides) {
    for (const Slide& slide : slides) pose = geometry::after(slide, pose, cardSize);
    return pose;
}

/// All pieces of units that a card in this pose would lie on.
std::vector<Outline> under(const Ground& ground, const Pose& pose) {
    std::vector<Outline> found;
    const Outline card = geometry::outline(pose, cardSize);
    for (const Crossable& it : ground.crossable) {
        if (isUnder(card, it)) found.insert(found.end(), it.pieces.begin(), it.pieces.end());
    }
    return found;
}

/// FLT-11, ELE-03
void stopClear(const Ground& ground, const Pose& from, std::vector<Slide>& way) {
    while (!way.empty()) {
        const Pose begin = endOf(from, std::span(way).first(way.size() - 1));
        const auto below = under(ground, endOf(begin, std::span(way).last(1)));
        if (below.empty()) return;
        const auto contact =
            geometry::firstContact(way.back(), Placement{begin, {}}, cardSize, std::span(below));
        const Du free = contact ? geometry::lengthOf(contact->upTo) : 0_du;
        way.back().distance = std::max(free - geometry::justBeforeContact, 0_du);
        if (way.back().distance == 0_du) way.pop_back();
    }
}

/// FLT-10
std::vector<UnitId> crossedBy(const PathStep& step, const Pose& from, const Ground& ground) {
    std::vector<UnitId> crossed;
    for (const Crossable& it : ground.crossable) {
        if (!it.isLeft && !it.isInHouse && sweepsAny(step, from, it.pieces)) crossed.push_back(it.unit);
    }
    return crossed;
}

FlightLeg legOf(
    const Battle& battle, UnitId unit, const Ground& ground, const Pose& from, const Slide& slide) {
    const bool isAhead = slide.toward == from.heading;
    const PathStep step = isAhead ? PathStep(geometry::Advance{slide.distance}) : PathStep(slide);
    const MovementPoints price = priceOfFlight(battle, unit, ground, from, slide);
    const bool isSlow = price.raw() > slide.distance.raw();
    return {step, geometry::after(step, from, cardSize), price, isSlow ? "HGT-12"_rule : "FLT-07"_rule,
            crossedBy(step, from, ground)};
}

Heading homeward(const Battle& battle, UnitId unit) {
    return facingFrom(homeOf(battle, battle.owner(unit))) + 180_deg;
}

/// FLT-07: turns toward its own edge, if it has room there. Its corners may brush what it touches: they do so
/// in every melee, and a unit hit in the front turns about all the same (FLT-06).
std::optional<FlightLeg> turnHome(const Ground& ground, const Pose& pose, Heading home) {
    if (pose.heading == home) return std::nullopt;
    const Pose turned{pose.center, home};
    const Outline card = geometry::outline(turned, cardSize);
    const auto isInTheWay = [&](const Crossable& it) {
        return !it.isLeft && !it.isInHouse && isUnder(card, it);
    };
    const bool hasRoom =
        geometry::isOnTable(card, ground.table) && std::ranges::none_of(ground.crossable, isInTheWay) &&
        std::ranges::none_of(ground.barriers,
                             [&](const geometry::Region& it) { return geometry::overlap(card, it); });
    if (!hasRoom) return std::nullopt;
    return FlightLeg{Turn{geometry::turnFrom(pose.heading, home)}, turned, 0_mp, "FLT-07"_rule, {}};
}

/// TER-36: on a bridge or in a gap there is only one path, and no room to turn.
std::vector<Slide> alongPassage(const Battle& battle, UnitId unit, Heading home, Du most) {
    const Unit& it = battle.unit(unit);
    const auto isNearerHome = [&](Heading one, Heading other) {
        const Degrees ofOne = geometry::angleBetween(one, home);
        const Degrees ofOther = geometry::angleBetween(other, home);
        if (ofOne != ofOther) return ofOne < ofOther;
        const auto toBank = [&](Heading way) {
            return geometry::distance(shifted(it.pose, way, 1_du).center, it.passage->bank.center);
        };
        return toBank(one) < toBank(other);
    };
    const Heading ahead = it.pose.heading;
    const Heading toward = isNearerHome(ahead, opposite(ahead)) ? ahead : opposite(ahead);
    const geometry::Size file{Du(it.passage->sections * 400), cardSize.depth};
    std::vector<Outline> barriers;
    for (const UnitId other : battle.unitsOnTable()) {
        if (other == unit || battle.unit(other).inside || !battle.areEnemies(unit, other)) continue;
        const auto whole = footprint(battle, other);
        barriers.insert(barriers.end(), whole.pieces().begin(), whole.pieces().end());
    }
    const auto met = geometry::firstContact(Slide{toward, most}, Placement{it.pose, {}}, file, barriers);
    return {
        {toward, met ? std::max(geometry::lengthOf(met->upTo) - geometry::justBeforeContact, 0_du) : most}};
}

/// HGT-12 and other effects of the ground, from the unit's position after turning.
FlightWay wayAlong(const Battle& turned,
                   UnitId unit,
                   const Ground& ground,
                   const std::optional<FlightLeg>& turn,
                   std::vector<Slide> slides) {
    const Pose from = turned.unit(unit).pose;
    stopClear(ground, from, slides);
    FlightWay way;
    if (turn) way.push_back(*turn);
    for (Pose pose = from; const Slide& slide : slides) {
        way.push_back(legOf(turned, unit, ground, pose, slide));
        pose = way.back().to;
    }
    return way;
}

}  // namespace

std::vector<FlightWay> flightWays(const Battle& battle, UnitId unit) {
    return flightWays(battle, unit, pointsInFlight(battle, unit));
}

std::vector<FlightWay> flightWays(const Battle& battle, UnitId unit, MovementPoints left) {
    Ground ground = flightGround(battle, unit, left);
    const Heading home = homeward(battle, unit);
    const Du points(left.raw());
    if (battle.unit(unit).passage) {
        const auto straight = alongPassage(battle, unit, home, points);
        return {wayAlong(battle, unit, ground, {}, flightWithin(left, battle, unit, ground, straight))};
    }
    const auto turn = isInWater(battle, unit) ? std::nullopt : turnHome(ground, battle.unit(unit).pose, home);
    const Battle turned = turn ? standingAt(battle, unit, turn->to) : battle;
    openPassages(ground, turned, turned.unit(unit).pose, geometry::Advance{points});
    std::vector<FlightWay> ways;
    for (const auto& whole : Router(turned, unit, ground, home, points).ways()) {
        ways.push_back(wayAlong(turned, unit, ground, turn, flightWithin(left, turned, unit, ground, whole)));
    }
    return ways;
}

}  // namespace vallum::field
