// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cstdlib>

#include <vallum/field/rules/fortress/caltrops.h>
#include <vallum/field/rules/fortress/free_shots.h>
#include <vallum/field/rules/movement/allowance.h>
#include <vallum/field/rules/movement/maneuvers.h>
#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/rules/movement/passage.h>
#include <vallum/field/rules/movement/setting_out.h>
#include <vallum/field/rules/optional/advance_in_line.h>
#include <vallum/field/rules/siege/siege_towers.h>
#include <vallum/field/situation/fortress/corners.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/fortress/walls.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/field/situation/siege/siege_towers.h>
#include <vallum/geometry/bearing.h>
#include <vallum/geometry/grid.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Edge;
using geometry::Outline;
using geometry::PathStep;
using geometry::Placement;
using geometry::Pose;

namespace {

constexpr MovementPoints pointsOfTower = 2_mp;

template <class Kind> bool isA(const PathStep& step) { return std::holds_alternative<Kind>(step); }

bool isCrossing(const Move& move) { return move.path.empty() && move.at && move.at->what == Arrival::occupy; }

bool exists(const Battle& battle, StructureId id) {
    return id.raw() >= 0 && id.raw() < std::ssize(battle.structures) && battle.structure(id).stands();
}

/// SGT-04, SGT-06
Verdict mayLeadTower(const Battle& battle, const Move& move) {
    const Unit& unit = battle.unit(move.unit);
    if (unit.did(TurnFlag::entered)) return refuse("SGT-04"_rule);
    const Verdict verdict = maySetOut(battle, move.unit);
    if (!verdict) {
        const bool isHeld = verdict.error().hindrance == Hindrance::heldByEnemies;
        return isHeld ? refuse("SGT-06"_rule) : verdict;
    }
    const bool isStormed = std::ranges::any_of(battle.unitsOnTable(), [&](UnitId other) {
        const auto& climb = battle.unit(other).climb;
        return climb && climb->structure == *unit.inside;
    });
    if (isStormed && !isCrossing(move)) return refuse("SGT-06"_rule);
    return mayMoveInLine(battle, move);
}

// ------------------------------------------------------------------- rolling

/// SGT-08
bool barsTowers(StructureKind kind) { return !isCaltrops(kind); }

/// SGT-08: some terrain starts where it is touched (TER-01, TER-09, HGT-12). The edge of other terrain may be
/// touched (TER-06, TER-14).
bool isOn(const Outline& tower, const Tile& tile) {
    const bool beginsAtItsEdge =
        tile.kind == Terrain::forest || tile.kind == Terrain::hill || tile.kind == Terrain::ford;
    return beginsAtItsEdge ? geometry::touches(tower, tile.region) : geometry::overlap(tower, tile.region);
}

/// The movement of one siege tower.
class Rolling {
public:
    Rolling(const Battle& battle, const Move& move)
        : battle_(battle),
          move_(move),
          tower_(*battle.unit(move.unit).inside),
          size_(battle.setting->sizes.siegeTower),
          from_(battle.structure(tower_).pose) {
        plan_.end = from_;
        std::vector<Pose> way{from_};
        for (const PathStep& step : move.path) way.push_back(geometry::after(step, way.back(), size_));
        constexpr Du reach = 3_du;
        around_ = surroundingsOf(battle, move.unit, way, reach);
    }

    Expected<MovePlan> plan() && {
        const Verdict verdict = mayRoll()
                                    .and_then([&] { return walk(); })
                                    .and_then([&] { return pay(); })
                                    .and_then([&] { return lineUp(); })
                                    .and_then([&] { return keepApart(); });
        if (!verdict) return tl::unexpected(verdict.error());
        plan_.flags.insert(TurnFlag::finishedMove);
        plan_.flags.insert(TurnFlag::displaced);
        plan_.flags.put(TurnFlag::allDirections, isSideways());
        return std::move(plan_);
    }

private:
    [[nodiscard]] Outline tileAt(const Pose& pose) const { return geometry::outline(pose, size_); }
    [[nodiscard]] bool isSideways() const { return std::ranges::any_of(move_.path, isA<geometry::Slide>); }

    [[nodiscard]] Verdict mayRoll() const {
        const bool isPlain = move_.gait == Gait::regular && move_.before.empty() && move_.after.empty();
        if (!isPlain || std::ranges::any_of(move_.path, isA<geometry::Turn>)) return refuse("SGT-03"_rule);
        if (move_.charge) return refuse("SGT-12"_rule);
        return mayCombine(battle_, move_);
    }

    Verdict walk() {
        for (const PathStep& step : move_.path) {
            if (Verdict verdict = mayTake(step); !verdict) return verdict;
            const Du slow = overCaltrops(step);
            plan_.end = geometry::after(step, plan_.end, size_);
            const RuleId why = isA<geometry::Slide>(step) ? "SGT-05"_rule : "SGT-03"_rule;
            const MovementPoints price = priceOf(battle_, move_.unit, step) + MovementPoints(slow.raw());
            plan_.steps.push_back({step, plan_.end, price, slow > 0_du ? "HGT-12"_rule : why});
        }
        return {};
    }
    /// SGT-08
    [[nodiscard]] Du overCaltrops(const PathStep& step) const {
        Du slow;
        for (const StructureId id : standingStructures(battle_)) {
            if (!isCaltrops(battle_.structure(id).kind)) continue;
            const geometry::Region tile(boxOf(battle_, id));
            const auto passage = geometry::passage(step, {plan_.end, {}}, size_, tile);
            if (!passage) continue;
            slow = slow + geometry::lengthOf(passage->untilLeft) - geometry::lengthOf(passage->untilTouched);
        }
        return slow;
    }
    [[nodiscard]] Verdict mayTake(const PathStep& step) const {
        const Placement from{plan_.end, {}};
        const geometry::Sweep sweep(step, from, size_);
        if (Verdict verdict = staysClear(battle_, sweep, around_); !verdict) return verdict;
        for (const Bystander& other : around_.friends) {
            if (sweep.meets(other.footprint)) return refuseAt(battle_, "MOV-05"_rule, other.unit);
        }
        const Outline end = tileAt(geometry::after(step, plan_.end, size_));
        for (const Tile* tile : around_.tiles) {
            const bool isMet = geometry::sweeps(step, from, size_, tile->region) || isOn(end, *tile);
            if (isMet) return refuse("SGT-08"_rule);
        }
        return allowIf(!meetsStructure(sweep), "SGT-08"_rule);
    }
    [[nodiscard]] bool meetsStructure(const geometry::Sweep& sweep) const {
        return std::ranges::any_of(obstacles(), [&](StructureId id) {
            return std::ranges::any_of(partsOf(battle_, id),
                                       [&](const Outline& part) { return sweep.meets(part); });
        });
    }
    [[nodiscard]] std::vector<StructureId> obstacles() const {
        auto obstacles = standingStructures(battle_);
        std::erase_if(obstacles, [&](StructureId id) {
            return id == tower_ || !barsTowers(battle_.structure(id).kind);
        });
        return obstacles;
    }

    Verdict pay() {
        Sum& terms = plan_.allowanceTerms;
        terms.add("SGT-03"_rule, pointsOfTower.raw());
        if (isSideways()) {
            terms.add("SGT-05"_rule, -(terms.total() / 2));
        } else if (const auto why = reducedBy(battle_, move_)) {
            terms.add(*why, -(terms.total() / 2));
        }
        plan_.allowance = MovementPoints(terms.total());
        for (const PlannedStep& step : plan_.steps) plan_.spent = plan_.spent + step.price;
        const bool isPaid = geometry::isWithin(plan_.allowance, plan_.spent);
        return allowIf(isPaid, isSideways() ? "SGT-05"_rule : "SGT-03"_rule);
    }

    // ------------------------------------------------------------- lining up

    /// SGT-12
    Verdict lineUp() {
        if (!move_.at) return {};
        const StructureId id = move_.at->structure;
        const bool isPlace = exists(battle_, id) && id != tower_ &&
                             (isWall(battle_.structure(id).kind) || isHighTower(battle_.structure(id).kind));
        if (!isPlace || move_.at->what != Arrival::lineUp) return refuse("SGT-12"_rule);
        const auto parts = partsOf(battle_, id);
        const bool isThere = std::ranges::any_of(
            parts, [&](const Outline& part) { return geometry::inContact(tileAt(plan_.end), part); });
        if (!isThere) return refuse("HGT-18"_rule, Hindrance::notThere);
        for (const Pose& pose : placesAlong(id)) {
            if (!hasRoom(pose)) continue;
            plan_.end = pose;
            plan_.arrival = PlannedArrival{id, Arrival::lineUp, pose, "SGT-12"_rule};
            return {};
        }
        return refuse("HGT-18"_rule, Hindrance::notThere);
    }
    [[nodiscard]] bool hasRoom(const Pose& pose) const {
        const Outline tile = tileAt(pose);
        const auto isIn = [&](StructureId id) { return overlaps(battle_, tile, id); };
        const auto isUnder = [&](const Tile* it) { return isOn(tile, *it); };
        return isFree(battle_, tile, around_) && std::ranges::none_of(obstacles(), isIn) &&
               std::ranges::none_of(around_.tiles, isUnder);
    }
    /// Section on section along the nearest side, the nearest pose first.
    [[nodiscard]] std::vector<Pose> placesAlong(StructureId id) const {
        std::vector<Pose> places;
        const Pose& now = plan_.end;
        for (const Edge side : geometry::allEdges) {
            const Structure& it = battle_.structure(id);
            const geometry::Size size = sizeOf(it.kind, battle_.setting->sizes);
            const bool isLong = side == Edge::front || side == Edge::rear;
            const Heading out = geometry::outward(it.pose.heading, side);
            const Du away = (isLong ? size.depth : size.width) / 2 + size_.depth / 2;
            const Du most = (isLong ? size.width : size.depth) / 2 + size_.width / 2 - sectionWidth;
            for (Du right = -most; right <= most; right = right + sectionWidth) {
                places.push_back(
                    {geometry::pointAt({it.pose.center, out}, right, away), nearestOf(out, now.heading)});
            }
        }
        std::ranges::stable_sort(places, {}, [&](const Pose& it) { return squareOf(now, it); });
        return places;
    }
    /// Any of its four sides may face the structure, so it turns as little as possible.
    static Heading nearestOf(Heading out, Heading now) {
        Heading nearest = out;
        for (const Edge side : geometry::allEdges) {
            const Heading it = geometry::outward(out, side);
            if (geometry::angleBetween(it, now) < geometry::angleBetween(nearest, now)) nearest = it;
        }
        return nearest;
    }
    static std::int64_t squareOf(const Pose& one, const Pose& other) {
        const std::int64_t x = (one.center.x - other.center.x).raw();
        const std::int64_t y = (one.center.y - other.center.y).raw();
        return x * x + y * y;
    }

    /// MOV-17: it may only make contact with units on a wall or in a tower.
    [[nodiscard]] Verdict keepApart() const {
        for (const Piece& piece : around_.enemies) {
            const bool isMet = geometry::inContact(tileAt(plan_.end), piece.shape) &&
                               !geometry::inContact(tileAt(from_), piece.shape);
            if (isMet) return refuseAt(battle_, "MOV-17"_rule, piece.owner, Hindrance::contact);
        }
        return {};
    }

    const Battle& battle_;
    const Move& move_;
    StructureId tower_;
    geometry::Size size_;
    Pose from_;
    Surroundings around_;
    MovePlan plan_ = {};
};

// ------------------------------------------------------------------ crossing

/// SGT-12: by enemies at its own height. Those at the foot of its tower do not hold it.
bool isHeld(const Battle& battle, UnitId unit) {
    return std::ranges::any_of(enemiesInContact(battle, unit), [&](UnitId enemy) {
        return hasClimbed(battle, enemy) || !isAtFootOf(battle, enemy, unit);
    });
}

/// How far the tower is to the right of the wall's center, from the wall's point of view.
Du asideOf(const Battle& battle, StructureId tower, StructureId wall) {
    return geometry::offsetOf(battle.structure(wall).pose, battle.structure(tower).pose.center).right;
}

/// WAL-17: with its rear on the inner edge; the nearest pose first.
std::vector<Pose> placesBehind(const Battle& battle, StructureId tower, StructureId wall) {
    const Pose& pose = battle.structure(wall).pose;
    const Du aside = asideOf(battle, tower, wall);
    const Du back = -(battle.setting->sizes.wall.depth / 2) - cardSize.depth / 2;
    std::vector<Du> offsets;
    constexpr Du most = 1.2_du;
    for (Du right = -most; right <= most; right = right + sectionWidth) {
        const bool isBeside =
            std::abs((right - aside).raw()) < (cardSize.width / 2).raw() + sectionWidth.raw();
        if (isBeside) offsets.push_back(right);
    }
    std::ranges::stable_sort(offsets, {}, [&](Du right) { return std::abs((right - aside).raw()); });
    std::vector<Pose> places;
    places.reserve(offsets.size());
    for (const Du right : offsets) {
        places.push_back({geometry::pointAt(pose, right, back), pose.heading + 180_deg});
    }
    return places;
}

std::optional<Pose> placeOnWall(const Battle& battle, UnitId unit, StructureId wall) {
    const StructureId tower = *battle.unit(unit).inside;
    if (!towerFaces(battle, tower, wall)) return std::nullopt;
    if (battle.structure(wall).kind == StructureKind::cornerWall) {
        const Heading ahead = battle.structure(wall).pose.heading + 180_deg;
        return freePlaceInTakenCorner(battle, unit, wall, ahead);
    }
    for (const Pose& pose : placesBehind(battle, tower, wall)) {
        const std::array way{pose};
        constexpr Du reach = 2.6_du;
        const Surroundings around = surroundingsOf(battle, unit, way, reach);
        if (isFree(battle, geometry::outline(pose, cardSize), around)) return pose;
    }
    return std::nullopt;
}

Expected<MovePlan> planCrossing(const Battle& battle, const Move& move) {
    const bool isPlain =
        move.gait == Gait::regular && move.before.empty() && move.after.empty() && !move.charge;
    if (!isPlain) return refuse("SGT-15"_rule);
    if (battle.type(move.unit).unitClass == UnitClass::artillery) return refuse("SGT-10"_rule);
    if (!exists(battle, move.at->structure)) return refuse("SGT-15"_rule);
    const auto pose = crossingTo(battle, move.unit, move.at->structure);
    if (!pose) return refuse("SGT-15"_rule);
    MovePlan plan;
    plan.end = *pose;
    plan.allowanceTerms = allowance(battle, move);
    plan.allowanceTerms.add("SGT-15"_rule, -(plan.allowanceTerms.total() / 2));
    plan.allowance = MovementPoints(plan.allowanceTerms.total());
    plan.flags = {TurnFlag::finishedMove, TurnFlag::displaced, TurnFlag::movedLimited};
    plan.arrival = PlannedArrival{move.at->structure, Arrival::occupy, *pose, "SGT-15"_rule};
    return plan;
}

}  // namespace

bool isTowerMove(const Battle& battle, const Move& move) {
    if (battle.structures.empty() || !battle.onTable(move.unit) || move.out) return false;
    return isInSiegeTower(battle, move.unit) && (!move.path.empty() || move.at);
}

Expected<MovePlan> planTowerMove(const Battle& battle, const Move& move) {
    if (Verdict verdict = mayLeadTower(battle, move); !verdict) return tl::unexpected(verdict.error());
    return isCrossing(move) ? planCrossing(battle, move) : Rolling(battle, move).plan();
}

std::vector<CaltropsCrossed> caltropsRolledOver(const Battle& battle, const Move& move) {
    constexpr int widthOfTower = 2;
    const geometry::Size& size = battle.setting->sizes.siegeTower;
    std::vector<CaltropsCrossed> crossed;
    for (const StructureId id : standingStructures(battle)) {
        if (!isCaltrops(battle.structure(id).kind)) continue;
        const Outline caltrops = boxOf(battle, id);
        Pose pose = battle.structure(*battle.unit(move.unit).inside).pose;
        const bool touchedBefore = geometry::inContact(geometry::outline(pose, size), caltrops);
        bool isMet = false;
        for (const PathStep& step : move.path) {
            isMet = isMet || geometry::sweeps(step, {pose, {}}, size, caltrops);
            pose = geometry::after(step, pose, size);
        }
        const bool stays = touchedBefore && geometry::inContact(geometry::outline(pose, size), caltrops);
        if (isMet && !stays) crossed.push_back({id, widthOfTower});  // CAL-05
    }
    return crossed;
}

std::optional<Pose> crossingTo(const Battle& battle, UnitId unit, StructureId id) {
    if (!isInSiegeTower(battle, unit) || isHeld(battle, unit)) return std::nullopt;
    if (!canManWalls(battle, unit)) return std::nullopt;
    const StructureKind kind = battle.structure(id).kind;
    if (isWall(kind)) return placeOnWall(battle, unit, id);
    const bool isOpen =
        isHighTower(kind) && !holderOf(battle, id) && touchesTower(battle, *battle.unit(unit).inside, id);
    return isOpen ? std::optional(battle.structure(id).pose) : std::nullopt;
}

}  // namespace vallum::field
