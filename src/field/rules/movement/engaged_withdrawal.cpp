// SPDX-License-Identifier: GPL-3.0-or-later
#include "engaged_steps.h"

#include <array>

#include <vallum/field/rules/ground/choke_points.h>
#include <vallum/field/rules/ground/ground_cost.h>
#include <vallum/field/rules/movement/blocked.h>
#include <vallum/field/rules/movement/engaged.h>
#include <vallum/field/rules/movement/passage.h>
#include <vallum/field/rules/siege/rams.h>
#include <vallum/field/situation/fortress/at_structures.h>
#include <vallum/field/situation/fortress/barriers.h>
#include <vallum/field/situation/fortress/walls.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/movement/stacks.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/geometry/engagement.h>
#include <vallum/geometry/path.h>
#include <vallum/geometry/relation.h>
#include <vallum/geometry/step_parts.h>

namespace vallum::field {

using geometry::Edge;
using geometry::Footprint;
using geometry::Outline;
using geometry::Placement;
using geometry::Pose;
using geometry::Slide;

namespace {

constexpr Du leastStep = 0.1_du;  // ENG-17

// ------------------------------------------------------------- who withdraws

bool facesWithFront(const Battle& battle, UnitId id, UnitId enemy) {
    const auto& own = battle.unit(id).askew;
    const auto& others = battle.unit(enemy).askew;
    if (own && own->enemy == enemy) return true;
    if (others && others->enemy == id) return others->side == Edge::front;
    const bool isAcross = !battle.structures.empty() && strikes(battle, enemy, id, Edge::front);
    return isAcross || frontSectionsOn(battle, id, enemy) > 0;
}

Verdict mayWithdraw(const Battle& battle, UnitId id) {
    if (const Verdict verdict = mayActEngaged(battle, id); !verdict) return verdict;
    if (battle.unit(id).formation == Formation::square) return refuse("FRM-21"_rule);
    if (battle.unit(id).climb) return refuse("ASL-15"_rule);
    for (const UnitId enemy : enemiesInContact(battle, id)) {
        if (!facesWithFront(battle, id, enemy)) return refuseAt(battle, "ENG-16"_rule, enemy);
    }
    return {};
}

// -------------------------------------------------------------- the way back

/// A path away from the enemy, or after a unit that withdraws.
struct WithdrawalPath {
    const Battle& battle;
    UnitId unit;
    Heading toward;
    Surroundings around;

    [[nodiscard]] Placement from() const { return placement(battle.unit(unit)); }
    [[nodiscard]] Pose after(Du distance) const {
        return geometry::after(Slide{toward, distance}, from().pose, cardSize);
    }
    [[nodiscard]] Footprint outlineAt(const Pose& pose) const {
        return geometry::footprint({pose, from().extension}, cardSize);
    }
};

WithdrawalPath withdrawalPath(const Battle& battle, UnitId id, Heading toward, Du farthest) {
    const Pose& from = battle.unit(id).pose;
    const std::array way{from, geometry::after(Slide{toward, farthest}, from, cardSize)};
    return {battle, id, toward, surroundingsOf(battle, id, way, reachOfExtendedCard)};
}

/// MOV-17: an enemy that the unit would come into contact with.
std::optional<UnitId> newlyTouched(const WithdrawalPath& path, const Pose& to) {
    const Footprint before = path.outlineAt(path.from().pose);
    const Footprint after = path.outlineAt(to);
    for (const Piece& piece : path.around.enemies) {
        const Footprint shape(piece.shape);
        if (geometry::inContact(after, shape) && !geometry::inContact(before, shape)) return piece.owner;
    }
    return std::nullopt;
}

/// HGT-12
MovementPoints priceOf(const WithdrawalPath& path, Du distance) {
    const Du slow = difficultPart(path.battle, path.unit, path.from(), Slide{path.toward, distance},
                                  path.around.tiles, path.around.rough);
    return MovementPoints((distance + slow).raw());
}

/// The longest good part of a path, if every shorter part is good.
Du longest(Du whole, const auto& isGood) {
    if (isGood(whole)) return whole;
    int good = 0;
    int bad = whole.raw();
    while (bad - good > 1) {
        const int middle = good + (bad - good) / 2;
        (isGood(Du(middle)) ? good : bad) = middle;
    }
    return Du(good);
}

Du within(const WithdrawalPath& path, MovementPoints points, Du distance) {
    if (geometry::isWithin(points, priceOf(path, distance))) return distance;
    return longest(distance, [&](Du it) { return priceOf(path, it) <= points; });
}

/// WAL-13, TER-06, TER-14: not through walls or water.
Verdict mayCrossGround(const WithdrawalPath& path, Du distance) {
    return mayPass(path.battle, path.unit, path.battle.unit(path.unit).formation, path.from(),
                   Slide{path.toward, distance}, path.around);
}

/// ENG-17: not through friends or enemies, nor over anything that a move may not cross (TER-06).
Verdict isClear(const WithdrawalPath& path, Du distance) {
    const geometry::Sweep sweep(Slide{path.toward, distance}, path.from(), cardSize);
    if (!sweep.staysOnTable(path.battle.setting->table)) return refuse("GEO-12"_rule);
    for (const Piece& piece : path.around.enemies) {
        if (sweep.meets(piece.shape))
            return refuseAt(path.battle, "MOV-03"_rule, piece.owner, Hindrance::enemyInTheWay);
    }
    for (const Piece& piece : path.around.friendsMarkers) {
        if (sweep.meets(piece.shape)) return refuseAt(path.battle, "ENG-17"_rule, piece.owner);
    }
    for (const Bystander& other : path.around.friends) {
        if (sweep.meets(other.footprint)) return refuseAt(path.battle, "ENG-17"_rule, other.unit);
    }
    if (const Verdict verdict = mayCrossGround(path, distance); !verdict) return verdict;
    const Pose to = path.after(distance);
    if (const auto enemy = newlyTouched(path, to))
        return refuseAt(path.battle, "MOV-17"_rule, *enemy, Hindrance::contact);
    return allowIf(!isKeptForAnother(path.battle, path.unit, path.outlineAt(to)), "MOV-10"_rule);
}

Heading backOf(const Battle& battle, UnitId id) {
    return geometry::outward(battle.unit(id).pose.heading, Edge::rear);
}

/// The points of a unit for a straight step away from an enemy or in pursuit.
Sum straightPoints(const Battle& battle, UnitId id) {
    Sum sum;
    sum.add("MOV-12"_rule, battle.type(id).movement.raw());
    sum.add("ABL-29"_rule, supportOf(battle, id) ? (1_mp).raw() : 0);
    sum.add("RAM-01"_rule, ramOf(battle, id) ? -ramBurden.raw() : 0);
    return sum;
}

// ------------------------------------------------------------------ pursuit

/// ENG-20
bool mayFollow(const Battle& battle, UnitId id, UnitId withdrawn) {
    const Unit& unit = battle.unit(id);
    if (unit.has(Marker::fleeing) || unit.formation == Formation::square) return false;
    const auto isAnother = [&](UnitId enemy) { return enemy != withdrawn; };
    return std::ranges::none_of(enemiesInContact(battle, id), isAnother) && !isBlocked(battle, id);
}

std::vector<Outline> obstaclesOf(const WithdrawalPath& path, UnitId withdrawn) {
    std::vector<Outline> obstacles;
    for (const Piece& piece : path.around.enemies) {
        if (piece.owner != withdrawn) obstacles.push_back(piece.shape);
    }
    for (const Piece& piece : path.around.friendsMarkers) obstacles.push_back(piece.shape);
    for (const Bystander& other : path.around.friends) {
        const auto pieces = other.footprint.pieces();
        obstacles.insert(obstacles.end(), pieces.begin(), pieces.end());
    }
    for (const Barrier& it : path.around.barriers) obstacles.push_back(it.shape);
    return obstacles;
}

/// How far the way is free.
Du openWay(const WithdrawalPath& path, UnitId withdrawn, Du distance) {
    const auto onTable = geometry::upToTableEdge(Slide{path.toward, distance}, path.from(), cardSize,
                                                 path.battle.setting->table);
    if (geometry::lengthOf(onTable) <= 0_du) return 0_du;
    const auto contact = geometry::firstContact(onTable, path.from(), cardSize, obstaclesOf(path, withdrawn));
    const auto isPassable = [&](Du it) {
        const Slide step{path.toward, it};
        const auto stops = [&](const Tile* tile) {
            return geometry::sweeps(step, path.from(), cardSize, tile->region);
        };
        return path.battle.unit(path.unit).passage || std::ranges::none_of(path.around.closed, stops);
    };
    return longest(geometry::lengthOf(contact ? contact->upTo : onTable), isPassable);
}

bool wouldTouch(const Battle& battle, UnitId id, const Placement& placed, UnitId enemy) {
    std::vector<geometry::SectionIndex> markers;
    for (const EnvelopMarker& it : battle.unit(id).envelops) {
        if (it.enemy == enemy) markers.push_back(it.section);
    }
    return geometry::sectionsInContact({placed, markers}, {placement(battle.unit(enemy)), {}}, cardSize)
               .total > 0;
}

/// ENG-20: by the same distance, so that every contact is kept.
std::optional<Pursuit> keepingContact(const WithdrawalPath& path, const Withdrawal& withdrawal) {
    const Pose& now = path.battle.unit(withdrawal.unit).pose;
    Pursuit pursuit{path.unit, withdrawal.distance, path.from().pose, true};
    pursuit.to.center.x = pursuit.to.center.x + (now.center.x - withdrawal.from.center.x);
    pursuit.to.center.y = pursuit.to.center.y + (now.center.y - withdrawal.from.center.y);
    const Placement placed{pursuit.to, path.from().extension};
    if (!wouldTouch(path.battle, path.unit, placed, withdrawal.unit)) return std::nullopt;
    if (isKeptForAnother(path.battle, path.unit, path.outlineAt(pursuit.to))) return std::nullopt;
    return pursuit;
}

/// ENG-21
std::optional<Pursuit> fallingShort(const WithdrawalPath& path, Du distance) {
    if (distance > 0_du && newlyTouched(path, path.after(distance)))
        distance = distance - geometry::justBeforeContact;
    if (distance <= geometry::tolerance || !mayCrossGround(path, distance)) return std::nullopt;
    const Pose to = path.after(distance);
    if (isKeptForAnother(path.battle, path.unit, path.outlineAt(to))) return std::nullopt;
    return Pursuit{path.unit, distance, to, false};
}

/// ASL-23: it crosses the wall and stands inside, in contact, if the defender has made room for its card.
std::optional<Pursuit> overTheWall(const WithdrawalPath& path, const Withdrawal& withdrawal) {
    const Du over = path.battle.setting->sizes.wall.depth + withdrawal.distance;
    const bool hasRoom = geometry::isWithin(withdrawal.distance, cardSize.depth);
    const Pose to{geometry::pointAt(path.from().pose, 0_du, over), path.from().pose.heading};
    const bool isOpen = isFree(path.battle, path.outlineAt(to), path.around) &&
                        wouldTouch(path.battle, path.unit, {to, path.from().extension}, withdrawal.unit);
    return hasRoom && isOpen ? std::optional(Pursuit{path.unit, withdrawal.distance, to, true})
                             : std::nullopt;
}

// ------------------------------------------------------- the markers between

}  // namespace

Sum withdrawalPoints(const Battle& battle, UnitId id) {
    Sum sum = straightPoints(battle, id);
    sum.add("ACT-07"_rule, battle.unit(id).turn.extraMovement.raw());
    sum.add("ENG-17"_rule, -(sum.total() / 2));
    return sum;
}

std::optional<Pursuit> pursuitOf(const Battle& battle, UnitId enemy, const Withdrawal& withdrawal) {
    if (battle.unit(enemy).inside || !mayFollow(battle, enemy, withdrawal.unit)) return std::nullopt;
    const WithdrawalPath path =
        withdrawalPath(battle, enemy, backOf(battle, withdrawal.unit), withdrawal.distance);
    const MovementPoints points(straightPoints(battle, enemy).total());
    const Du wanted = within(path, points, withdrawal.distance);
    const bool isFastEnough = wanted == withdrawal.distance;
    if (hasClimbed(battle, enemy)) return isFastEnough ? overTheWall(path, withdrawal) : std::nullopt;
    if (wanted <= 0_du) return std::nullopt;
    const Du open = openWay(path, withdrawal.unit, wanted);
    if (isFastEnough && open == wanted && mayCrossGround(path, open)) {
        if (auto pursuit = keepingContact(path, withdrawal)) return pursuit;
    }
    return fallingShort(path, open);
}

MovementPoints priceOfWithdrawal(const Battle& battle, const Withdraw& answer) {
    const Heading back = backOf(battle, answer.unit);
    return priceOf(withdrawalPath(battle, answer.unit, back, answer.distance), answer.distance);
}

Expected<EngagedPlan> planWithdrawal(const Battle& battle, const Withdraw& answer) {
    if (const Verdict verdict = mayWithdraw(battle, answer.unit); !verdict) {
        return tl::unexpected(verdict.error());
    }
    const WithdrawalPath path =
        withdrawalPath(battle, answer.unit, backOf(battle, answer.unit), answer.distance);
    const MovementPoints points(withdrawalPoints(battle, answer.unit).total());
    const MovementPoints onEasyGround(answer.distance.raw());
    if (answer.distance < leastStep || !geometry::isWithin(points, onEasyGround)) {
        return refuse("ENG-17"_rule);
    }
    if (!geometry::isWithin(points, priceOf(path, answer.distance))) return refuse("HGT-12"_rule);
    if (const Verdict verdict = isClear(path, answer.distance); !verdict) {
        return tl::unexpected(verdict.error());
    }
    EngagedPlan plan;
    plan.to = path.after(answer.distance);
    Battle withdrawn = battle;
    System::evolve(withdrawn, Withdrew{answer.unit, answer.distance, plan.to});
    for (const UnitId enemy : enemiesInContact(battle, answer.unit)) {
        const Withdrawal withdrawal{answer.unit, battle.unit(answer.unit).pose, answer.distance};
        if (const auto pursuit = pursuitOf(withdrawn, enemy, withdrawal)) plan.pursuits.push_back(*pursuit);
    }
    return plan;
}

std::optional<Du> longestWithdrawal(const Battle& battle, UnitId id) {
    if (!mayWithdraw(battle, id)) return std::nullopt;
    const MovementPoints points(withdrawalPoints(battle, id).total());
    const WithdrawalPath path = withdrawalPath(battle, id, backOf(battle, id), Du(points.raw()));
    const Du farthest = within(path, points, Du(points.raw()));
    if (farthest < leastStep || !isClear(path, leastStep)) return std::nullopt;
    return longest(farthest, [&](Du it) { return it <= leastStep || isClear(path, it); });
}

Verdict fits(const Battle& battle, const ChooseMove&, const Withdraw& answer) {
    return verdictOf(planWithdrawal(battle, answer));
}

}  // namespace vallum::field
