// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <tuple>
#include <utility>

#include <vallum/field/queries/reach.h>
#include <vallum/field/queries/siege_moves.h>
#include <vallum/field/rules/movement/allowance.h>
#include <vallum/field/rules/movement/maneuvers.h>
#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/rules/movement/setting_out.h>
#include <vallum/field/rules/siege/climbing.h>
#include <vallum/field/situation/fortress/barriers.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/fortress/walls.h>
#include <vallum/field/situation/ground/villages.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/geometry/bearing.h>
#include <vallum/geometry/grid.h>
#include <vallum/geometry/relation.h>
#include <vallum/geometry/step_parts.h>

namespace vallum::field {

using geometry::Advance;
using geometry::Corner;
using geometry::Edge;
using geometry::Outline;
using geometry::PathStep;
using geometry::Pivot;
using geometry::Point;
using geometry::Pose;
using geometry::Slide;
using geometry::Turn;

namespace {

constexpr Du halfCard = cardSize.depth / 2;

using Path = std::vector<PathStep>;

/// One side of a structure: its center, facing outward.
struct Side {
    Pose middle;
    Du width;
};

bool isToBeReached(StructureKind kind) {
    return isWall(kind) || isEnclosed(kind) || isBridge(kind) || isFieldDefense(kind);
}

std::vector<Side> sidesOf(const Battle& battle, StructureId id) {
    const Structure& it = battle.structure(id);
    const geometry::Size size = sizeOf(it.kind, battle.setting->sizes);
    std::vector<Side> sides;
    for (const Edge edge : geometry::allEdges) {
        const bool hasTwoSides = it.kind == StructureKind::wall || it.kind == StructureKind::gate ||
                                 isBridge(it.kind) || isFieldDefense(it.kind);
        if (hasTwoSides && (edge == Edge::right || edge == Edge::left)) continue;
        const bool isLong = edge == Edge::front || edge == Edge::rear;
        const Heading out = geometry::outward(it.pose.heading, edge);
        const Point middle =
            geometry::pointAt({it.pose.center, out}, 0_du, (isLong ? size.depth : size.width) / 2);
        sides.push_back({{middle, out}, isLong ? size.width : size.depth});
    }
    return sides;
}

/// The center of a side, and positions toward its ends.
std::vector<Du> placesOn(const Side& side) {
    const Du end = side.width / 2;
    return {0_du, -end, end};
}

/// A card there that faces the side, or faces away from it.
Pose facing(const Side& side, Du right) {
    return {geometry::pointAt(side.middle, right, halfCard), side.middle.heading + 180_deg};
}
Pose leaving(const Side& side, Du right) {
    return {geometry::pointAt(side.middle, right, halfCard), side.middle.heading};
}

/// Straight ahead after a rotation.
std::vector<Path> waysTurning(const Pose& pose, Heading to, Du most) {
    const Degrees off = geometry::turnFrom(pose.heading, to);
    if (off == 0_deg) return {};
    const Degrees angle = off < 0_deg ? -off : off;
    const Corner corner = off < 0_deg ? Corner::frontLeft : Corner::frontRight;
    std::vector<Path> ways;
    if (angle <= 90_deg) ways.push_back({Pivot{corner, angle}, Advance{most}});
    ways.push_back({Turn{off}, Advance{most}});
    return ways;
}

/// After a rotation, or sideways.
std::vector<Path> waysToward(const Pose& pose, const Point& goal, Du most) {
    if (goal == pose.center) return {};
    const Heading toward = geometry::headingToward(pose.center, goal);
    std::vector<Path> ways = waysTurning(pose, toward, most);
    ways.push_back({Slide{toward, most}});
    return ways;
}

Pose endOf(const Path& path, Pose pose) {
    for (const PathStep& step : path) pose = geometry::after(step, pose, cardSize);
    return pose;
}

Move moveAlong(UnitId unit, Path path) {
    Move move;
    move.unit = unit;
    move.path = std::move(path);
    return move;
}

Du mostOf(const Battle& battle, UnitId unit) {
    return Du(allowance(battle, moveAlong(unit, {})).total()) + geometry::tolerance;
}

bool isNear(const Battle& battle, UnitId unit, StructureId id, Du most) {
    constexpr Du card = 0.9_du;
    constexpr Du wall = 0.9_du;
    return geometry::isWithin(most + card + wall, battle.unit(unit).pose.center,
                              battle.structure(id).pose.center);
}

/// Tries paths and keeps the cheapest of those that lead to the same place.
class Search {
public:
    Search(const Battle& battle, UnitId unit)
        : battle_(battle),
          id_(unit),
          planner_(battle, unit),
          most_(mostOf(battle, unit)) {}

    void toStructures(const std::vector<StructureId>& structures) {
        for (const StructureId it : structures) to(it);
    }
    void throughOpenings(const SiegeMovesWanted& wanted) {
        for (const Opening& it : openingsFor(battle_, id_)) {
            if (!isNear(it.structure)) continue;
            const bool isGate = hasDoor(battle_, it.structure);
            if (wanted.throughGaps) through(it, isGate && !wanted.throughGates);
            if (battle_.structure(it.structure).condition == Condition::collapsed) closeUp(it.structure);
        }
    }
    void out(SiegeMovesWanted::Leaving wanted) {
        if (const auto inside = unit().inside) {
            if (wanted == SiegeMovesWanted::Leaving::anyMove) outOf(*inside);
            if (wanted == SiegeMovesWanted::Leaving::charges) chargeOutOf(*inside);
            return;
        }
        if (standsOnWall(battle_, id_)) {
            downOutside();
            alongWall();
        }
    }
    [[nodiscard]] bool maySetOut() const { return planner_.maySetOut().has_value(); }
    std::vector<SiegeMove> moves() && { return std::move(found_); }

private:
    [[nodiscard]] const Unit& unit() const { return battle_.unit(id_); }
    [[nodiscard]] Move moveAlong(Path path) const { return field::moveAlong(id_, std::move(path)); }
    [[nodiscard]] bool isNear(StructureId id) const { return field::isNear(battle_, id_, id, most_); }

    static bool isSame(const Move& one, const Move& other) {
        const auto place = [](const Move& it) {
            return it.at ? std::tuple(it.at->structure.raw(), it.at->what, it.under)
                         : std::tuple(-1, Arrival(), it.under);
        };
        const auto target = [](const Move& it) { return it.charge ? it.charge->target.raw() : -1; };
        return place(one) == place(other) && target(one) == target(other);
    }
    /// Lining up where it already stands is not a move.
    [[nodiscard]] bool staysAsItIs(const Move& move, const MovePlan& plan) const {
        return move.path.empty() && !move.out && move.at->what == Arrival::lineUp && plan.end == unit().pose;
    }
    /// The plan of the move, if it is legal.
    std::optional<MovePlan> offer(const Move& move) {
        auto plan = planner_.plan(move);
        if (!plan) return std::nullopt;
        if (!staysAsItIs(move, *plan)) keep(move, *plan);
        return *std::move(plan);
    }
    void keep(const Move& move, const MovePlan& plan) {
        const auto known = std::ranges::find_if(
            found_, [&](const SiegeMove& it) { return it.plan.end == plan.end && isSame(it.move, move); });
        if (known == found_.end()) {
            found_.push_back({move, plan});
        } else if (plan.spent < known->plan.spent) {
            *known = {move, plan};
        }
    }

    [[nodiscard]] std::vector<UnitId> enemiesNear() const {
        auto near = enemiesOf(battle_, id_);
        std::erase_if(near, [&](UnitId enemy) {
            return !geometry::isWithin(most_ + 2_du, unit().pose.center, battle_.unit(enemy).pose.center);
        });
        return near;
    }

    // -------------------------------------------------------------- arriving

    void to(StructureId id) {
        tried_.clear();
        if (geometry::inContact(footprint(battle_, id_), boxOf(battle_, id))) arriveBy({}, id);
        arriveByCheapest({{Advance{most_}}}, id);
        for (const Side& side : sidesOf(battle_, id)) {
            if (!isBefore(side)) continue;
            arriveByCheapest(waysTurning(unit().pose, facing(side, 0_du).heading, most_), id);
            for (const Du right : placesOn(side)) {
                arriveByCheapest(waysToward(unit().pose, facing(side, right).center, most_), id);
            }
        }
    }
    /// A straight path to the far side meets another side first.
    [[nodiscard]] bool isBefore(const Side& side) const {
        return geometry::offsetOf(side.middle, unit().pose.center).ahead > 0_du;
    }
    /// Paths that are more expensive than a known one to the same place are not planned.
    void arriveByCheapest(const std::vector<Path>& ways, StructureId id) {
        std::vector<std::pair<MovementPoints, Path>> paths;
        for (const Path& way : ways) {
            auto path = upTo(id, way);
            if (!path) continue;
            const MovementPoints price = priceOf(*path);
            paths.emplace_back(price, *std::move(path));
        }
        std::ranges::stable_sort(paths, {}, &std::pair<MovementPoints, Path>::first);
        for (const auto& [price, path] : paths) {
            if (std::ranges::count(tried_, path) != 0) continue;
            tried_.push_back(path);
            if (!costsTooMuch(path, price) && arriveBy(path, id)) return;
        }
    }
    [[nodiscard]] MovementPoints priceOf(const Path& path) const {
        MovementPoints price;
        for (const PathStep& step : path) price = price + field::priceOf(battle_, id_, step);
        return price;
    }
    /// The path up to contact with the structure, if the points suffice.
    [[nodiscard]] std::optional<Path> upTo(StructureId id, const Path& way) const {
        Path path(way.begin(), way.end() - 1);
        const geometry::Placement from{endOf(path, unit().pose), unit().extension};
        const auto parts = partsOf(battle_, id);
        const auto contact = geometry::firstContact(way.back(), from, cardSize, parts);
        if (!contact) return std::nullopt;
        if (geometry::mayBeAStep(contact->upTo)) path.push_back(contact->upTo);
        return path;
    }
    /// True if the path led to a move.
    bool arriveBy(const Path& path, StructureId id) {
        Move move = moveAlong(path);
        move.at = AtStructure{.structure = id, .what = Arrival::occupy};
        const StructureKind kind = battle_.structure(id).kind;
        const bool entered = isEnclosed(kind) && !holderOf(battle_, id) && enter(move);
        move.at->what = Arrival::lineUp;
        const auto plan = offer(move);
        if (!plan) return entered;
        if (plan->overlaps && !plan->overlaps->empty()) {
            Move below = move;
            below.under = true;
            offer(below);
        }
        const bool isTower = isHighTower(kind);
        const bool climbs = (isTower || isWall(kind)) && mayClimb(battle_, move, plan->end);
        if (climbs) startClimb(std::move(move), *plan, isTower);
        return true;
    }
    bool enter(Move move) {
        const StructureId id = move.at->structure;
        const bool entered = offer(move).has_value();
        if (battle_.structure(id).kind != StructureKind::villageSector) return entered;
        move.at->place = nearestInSector(battle_, id, endOf(move.path, unit().pose));
        return offer(move) || entered;
    }
    /// Without a plan: structures and terrain may cost even more.
    [[nodiscard]] bool costsTooMuch(const Path& path, MovementPoints price) const {
        if (battle_.phase != Phase::movement || !battle_.setting->tiles.empty()) return false;
        return price.raw() > allowance(battle_, moveAlong(path)).total() + geometry::tolerance.raw();
    }
    /// ASL-02, ASL-08: where it lines up it may start to climb at no additional cost.
    void startClimb(Move move, const MovePlan& plan, bool isTower) {
        constexpr int asFarAsThereIsRoom = 2;
        move.at->what = Arrival::climb;
        if (isTower) {
            move.at->wrapLeft = asFarAsThereIsRoom;
            move.at->wrapRight = asFarAsThereIsRoom;
        }
        keep(move, plan);
    }

    // --------------------------------------------------------------- openings

    void through(const Opening& opening, bool onlyAhead) {
        const Pose& wall = battle_.structure(opening.structure).pose;
        const Du half = battle_.setting->sizes.wall.depth / 2;
        const Du past = half + halfCard + 0.1_du;
        const Du stands = geometry::offsetOf(wall, unit().pose.center).ahead;
        for (const Du ahead : {past, -past}) {
            const bool isThereAlready = ahead > 0_du ? stands > half : stands < -half;
            if (isThereAlready) continue;
            const Point goal = geometry::pointAt(wall, 0_du, ahead);
            const Heading looking = ahead > 0_du ? wall.heading : wall.heading + 180_deg;
            goThrough({Advance{most_}}, opening);
            if (onlyAhead) continue;
            for (const Path& way : waysTurning(unit().pose, looking, most_)) goThrough(way, opening);
            for (const Path& way : waysToward(unit().pose, goal, most_)) goThrough(way, opening);
        }
    }
    /// Only the longest part of the paths that lead into it.
    void goThrough(const Path& way, const Opening& opening) {
        const Path before(way.begin(), way.end() - 1);
        const geometry::Placement from{endOf(before, unit().pose), unit().extension};
        const auto leadsIn = [&](const PathStep& step) {
            return geometry::sweeps(step, from, cardSize, opening.shape) ||
                   geometry::overlap(geometry::footprint(from, cardSize), opening.shape);
        };
        const Du left = most_ - Du(priceOf(before).raw());
        if (left <= 0_du || !leadsIn(way.back())) return;
        Path path = before;
        path.push_back(geometry::partOf(way.back(), left.raw()));
        const Outline wider = slightlyWider(opening);
        const bool isInIt = geometry::overlap(geometry::footprint(from, cardSize), wider);
        const auto mayLeadIn = [&](const PathStep& step) {
            return isInIt || geometry::sweeps(step, from, cardSize, wider);
        };
        const auto part = longestPart(planner_, moveAlong(std::move(path)), mayLeadIn);
        if (part && leadsIn(part->path.back())) offer(*part);
    }
    /// By more than the ends of shorter steps deviate from the line of the longest one.
    [[nodiscard]] Outline slightlyWider(const Opening& opening) const {
        constexpr Du more = 0.02_du;
        const Structure& it = battle_.structure(opening.structure);
        geometry::TileSizes sizes = battle_.setting->sizes;
        for (geometry::Size* size : {&sizes.wall, &sizes.cornerWall}) {
            *size = {size->width + more, size->depth + more};
        }
        sizes.door = sizes.door + more;
        return it.stands() ? geometry::doorOutline(it.pose, sizes)
                           : geometry::outline(it.pose, sizeOf(it.kind, sizes));
    }
    /// Lining up behind the remains of a wall is not free, so it moves to the exact place.
    void closeUp(StructureId id) {
        for (const Side& side : sidesOf(battle_, id)) {
            const Pose inside{geometry::pointAt(side.middle, 0_du, halfCard), side.middle.heading + 180_deg};
            const Heading toward = geometry::headingToward(unit().pose.center, inside.center);
            const Du way = geometry::distance(unit().pose.center, inside.center);
            Path path;
            if (way > 0_du) path.emplace_back(Slide{toward, way});
            const Degrees off = geometry::turnFrom(unit().pose.heading, inside.heading);
            if (off != 0_deg) path.emplace_back(Turn{off});
            if (!path.empty()) offer(moveAlong(path));
        }
    }

    // ---------------------------------------------------------------- leaving

    void outOf(StructureId id) {
        for (const Side& side : sidesOf(battle_, id)) {
            bool goesOn = false;
            for (Du right = -farthestOn(side); right <= farthestOn(side); right = right + sectionWidth) {
                leaveTo(facing(side, right));
                const Pose away = leaving(side, right);
                const auto left = leaveTo(away);
                if (!left) continue;
                if (!left->takesAll) {
                    chargeFrom(away);
                    if (!goesOn) goOnFrom(away);
                }
                goesOn = true;
            }
        }
    }
    static Du farthestOn(const Side& side) { return side.width / 2 + cardSize.width / 2 - sectionWidth; }
    void chargeOutOf(StructureId id) {
        for (const Side& side : sidesOf(battle_, id)) {
            for (Du right = -farthestOn(side); right <= farthestOn(side); right = right + sectionWidth) {
                const Pose away = leaving(side, right);
                if (enemiesAhead(away).empty()) continue;
                Move move = moveAlong({});
                move.out = away;
                const auto plan = planner_.plan(move);
                if (plan && !plan->departure->takesAll) chargeFrom(away);
            }
        }
    }
    /// FOR-19, WTW-04: next to it, or on to a wall that it meets there.
    std::optional<Departure> leaveTo(const Pose& pose) {
        Move move = moveAlong({});
        move.out = pose;
        const auto plan = offer(move);
        if (!plan) return std::nullopt;
        if (plan->departure->takesAll) return plan->departure;
        const geometry::Footprint card = geometry::footprint({pose, {}}, cardSize);
        for (const StructureId it : standingStructures(battle_)) {
            if (!isWall(battle_.structure(it).kind) || !isNear(it)) continue;
            if (!geometry::inContact(card, boxOf(battle_, it))) continue;
            move.at = AtStructure{.structure = it, .what = Arrival::lineUp};
            offer(move);
        }
        return plan->departure;
    }
    /// As far as it can.
    void goOnFrom(const Pose& pose) {
        Move move = moveAlong({Advance{most_}});
        move.out = pose;
        if (auto part = longestPart(planner_, std::move(move))) offer(*part);
    }
    [[nodiscard]] std::vector<UnitId> enemiesAhead(const Pose& pose) const {
        auto ahead = enemiesNear();
        std::erase_if(ahead, [&](UnitId enemy) {
            const geometry::Footprint shape = footprint(battle_, enemy);
            return !geometry::firstContact(Advance{most_}, {pose, {}}, cardSize, shape.pieces());
        });
        return ahead;
    }
    void chargeFrom(const Pose& pose) {
        Move move = moveAlong({Advance{most_}});
        move.out = pose;
        for (const UnitId enemy : enemiesAhead(pose)) {
            move.charge = Charge{.target = enemy};
            offer(move);
        }
    }
    /// WAL-09
    void downOutside() {
        const Du over = battle_.setting->sizes.wall.depth + cardSize.depth;
        Move move = moveAlong({});
        move.out = Pose{geometry::pointAt(unit().pose, 0_du, over), unit().pose.heading};
        offer(move);
    }
    /// WAL-15: by whole sections, or into the flank of an enemy there.
    void alongWall() {
        for (const Degrees aside : {90_deg, -90_deg}) {
            const Heading toward = unit().pose.heading + aside;
            for (Du way = sectionWidth; way <= most_; way = way + sectionWidth)
                offer(moveAlong({Slide{toward, way}}));
            for (const UnitId enemy : enemiesNear()) {
                Move charge = moveAlong({Slide{toward, most_}});
                charge.charge = Charge{.target = enemy};
                offer(charge);
            }
        }
    }

    const Battle& battle_;
    UnitId id_;
    Planner planner_;
    Du most_;
    std::vector<Path> tried_;
    std::vector<SiegeMove> found_;
};

}  // namespace

std::vector<StructureId> structuresNear(const Battle& battle, UnitId unit) {
    const Du most = mostOf(battle, unit);
    auto near = standingStructures(battle);
    std::erase_if(near, [&](StructureId it) {
        return !isToBeReached(battle.structure(it).kind) || !isNear(battle, unit, it, most);
    });
    return near;
}

std::vector<SiegeMove> siegeMoves(const Battle& battle, UnitId unit) {
    if (battle.structures.empty() || battle.unit(unit).climb) return {};
    return siegeMoves(battle, unit, {.structures = structuresNear(battle, unit)});
}

std::vector<SiegeMove> siegeMoves(const Battle& battle, UnitId unit, const SiegeMovesWanted& wanted) {
    if (battle.structures.empty() || battle.unit(unit).climb) return {};
    Search search(battle, unit);
    if (!search.maySetOut()) return {};
    search.out(wanted.leaving);
    if (!battle.unit(unit).inside) {
        search.toStructures(wanted.structures);
        search.throughOpenings(wanted);
    }
    return std::move(search).moves();
}

}  // namespace vallum::field
