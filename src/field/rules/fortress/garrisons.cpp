// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdlib>
#include <iterator>

#include <vallum/field/rules/fortress/field_defenses.h>
#include <vallum/field/rules/fortress/garrisons.h>
#include <vallum/field/rules/fortress/overlapping.h>
#include <vallum/field/rules/fortress/sallies.h>
#include <vallum/field/rules/fortress/tower_wraps.h>
#include <vallum/field/rules/ground/villages.h>
#include <vallum/field/rules/movement/maneuvers.h>
#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/rules/movement/passage.h>
#include <vallum/field/rules/siege/climbing.h>
#include <vallum/field/rules/siege/rams.h>
#include <vallum/field/situation/fortress/corners.h>
#include <vallum/field/situation/fortress/places_at.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/fortress/walls.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/geometry/bearing.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Footprint;
using geometry::Placement;
using geometry::Pose;

namespace {

// ------------------------------------------------------------ out and down

RuleId ruleOfLeaving(StructureKind kind) {
    if (kind == StructureKind::watchtower) return "WTW-04"_rule;
    if (kind == StructureKind::siegeTower) return "SGT-11"_rule;
    return kind == StructureKind::villageSector ? "TER-46"_rule : "FOR-19"_rule;
}

/// FOR-19: on the inner side of a tower of the fortress.
bool isInnerSide(const Battle& battle, StructureId tower, const Pose& pose) {
    const auto fortress = battle.structure(tower).fortress;
    return fortress && fortressAt(battle, pose.center) == fortress;
}

/// In contact with the structure, in a free place. FOR-23: may overlap it, to attack.
Verdict mayStandBeside(const Battle& battle,
                       const Placement& place,
                       StructureId id,
                       RuleId why,
                       bool mayOverlap,
                       const Surroundings& around) {
    const Footprint card = geometry::footprint(place, cardSize);
    const Footprint box = boxOf(battle, id);
    if (!geometry::inContact(card, box) || (!mayOverlap && geometry::overlap(card, box))) return refuse(why);
    if (mayOverlap) return allowIf(sectionsAbreastBeside(battle, place, around) > 0, why);
    return allowIf(isFree(battle, card, around), why);
}

/// FOR-04: inside, its card has no front or formation to change.
bool changesItsCard(const Battle& battle, const Move& move) {
    const auto flags = turnFlagsOf(battle, move);
    return flags.has(TurnFlag::changedFront) || flags.has(TurnFlag::tookFormation);
}

Verdict mayStayInside(const Battle& battle, const Move& move, StructureKind kind) {
    if (move.gait == Gait::forcedMarch) {
        return refuse(kind == StructureKind::siegeTower ? "SGT-03"_rule : ruleOfLeaving(kind));
    }
    return allowIf(!isHighTower(kind) || !changesItsCard(battle, move), "FOR-04"_rule);
}

/// A move that does not say so does not leave the structure.
Expected<std::optional<Departure>> stayingInside(const Battle& battle, const Move& move) {
    const StructureKind kind = battle.structure(*battle.unit(move.unit).inside).kind;
    const bool stays = move.path.empty() && !move.charge && !move.at;
    if (stays) {
        if (Verdict verdict = mayStayInside(battle, move, kind); !verdict)
            return tl::unexpected(verdict.error());
        return std::nullopt;
    }
    if (kind == StructureKind::siegeTower) return refuse("SGT-03"_rule);
    const bool isFixed = battle.type(move.unit).unitClass == UnitClass::artillery;
    return refuse(isFixed ? "ART-02"_rule : ruleOfLeaving(kind));
}

Expected<std::optional<Departure>> fromInside(const Battle& battle,
                                              const Move& move,
                                              const Surroundings& around) {
    if (!move.out) return stayingInside(battle, move);
    const Unit& unit = battle.unit(move.unit);
    const StructureId id = *unit.inside;
    const StructureKind kind = battle.structure(id).kind;
    if (battle.type(move.unit).unitClass == UnitClass::artillery) {
        return refuse(kind == StructureKind::siegeTower ? "SGT-10"_rule : "ART-02"_rule);
    }
    Departure departure{id, *move.out, ruleOfLeaving(kind)};
    departure.takesAll = kind == StructureKind::tower && !isInnerSide(battle, id, departure.to);
    const Placement place{departure.to, unit.extension};
    if (Verdict verdict = mayStandBeside(battle, place, id, departure.why, move.charge.has_value(), around);
        !verdict) {
        return tl::unexpected(verdict.error());
    }
    return departure;
}

/// WAL-09: straight ahead over the wall it stands on, facing outward.
Expected<std::optional<Departure>> downOutside(const Battle& battle,
                                               const Move& move,
                                               const Surroundings& around) {
    const Unit& unit = battle.unit(move.unit);
    const auto wall = wallAhead(battle, move.unit);
    if (!wall || isEngaged(battle, move.unit)) return refuse("WAL-09"_rule);
    const Du over = battle.setting->sizes.wall.depth + cardSize.depth;
    const Pose below{geometry::pointAt(unit.pose, 0_du, over), unit.pose.heading};
    const geometry::Point& wanted = move.out->center;
    const bool isThere = std::abs((wanted.x - below.center.x).raw()) <= geometry::tolerance.raw() &&
                         std::abs((wanted.y - below.center.y).raw()) <= geometry::tolerance.raw() &&
                         move.out->heading == below.heading;
    if (!isThere) return refuse("WAL-09"_rule);
    const Footprint card = geometry::footprint({below, unit.extension}, cardSize);
    const bool meets = std::ranges::any_of(around.enemies, [&](const Piece& piece) {
        return geometry::inContact(card, Footprint(piece.shape));
    });
    if (meets || !isFree(battle, card, around)) return refuse("WAL-09"_rule);
    return Departure{*wall, below, "WAL-09"_rule, true};
}

// -------------------------------------------------------------- lining up

/// WAL-06: friends may lie there, but not enemies or walls. FDZ-11: in a corner it may lie on adjacent tiles.
bool hasRoom(
    const Battle& battle, UnitId unit, StructureId id, const Placement& place, const Surroundings& around) {
    const Footprint card = geometry::footprint(place, cardSize);
    if (isFree(battle, card, around)) return true;
    const bool isCorner =
        battle.structure(id).kind == StructureKind::cornerWall && !sideReached(battle, id, place.pose);
    if (!isCorner) {
        if (staysOnTilesBesideCorner(battle, unit, place)) return false;
        if (!mayLieOnGround(battle, card, around)) return false;
    }
    Surroundings others = around;
    if (isCorner) leaveOutBesideCorner(others, battle, id);
    std::erase_if(others.friends, [&](const Bystander& it) {
        return geometry::overlap(card, it.footprint) && mayLieOn(battle, unit, place.pose, it);
    });
    return isFree(battle, card, others);
}

/// WAL-06: along the same side, with its sections aligned to those of the friend it will lie on.
std::optional<Pose> joinedToFriend(const Battle& battle,
                                   UnitId unit,
                                   const Placement& place,
                                   const Surroundings& around) {
    const Footprint card = geometry::footprint(place, cardSize);
    for (const Bystander& other : around.friends) {
        const bool liesOnIt =
            geometry::overlap(card, other.footprint) && mayLieOn(battle, unit, place.pose, other);
        if (!liesOnIt || isAlignedWith(battle, place, other.unit)) continue;
        const auto joined = alignedWith(battle, place, other.unit);
        if (!joined || joined->heading != place.pose.heading) return std::nullopt;
        const Du off = geometry::offsetOf(place.pose, joined->center).ahead;
        return std::abs(off.raw()) <= geometry::tolerance.raw() ? joined : std::nullopt;
    }
    return std::nullopt;
}

bool reaches(const Battle& battle, const Placement& placed, StructureId id) {
    const Footprint card = geometry::footprint(placed, cardSize);
    return std::ranges::any_of(
        partsOf(battle, id), [&](const geometry::Outline& part) { return geometry::inContact(card, part); });
}

bool isBehindWall(const Battle& battle, StructureId id, const Pose& pose) {
    const Structure& it = battle.structure(id);
    if (it.kind == StructureKind::cornerWall) return !sideReached(battle, id, pose);
    return isWall(it.kind) && pose.heading == it.pose.heading;
}

/// ASL-08: markers that it has already placed stay when it starts to climb.
std::vector<TowerMarker> wrapsAt(const Battle& battle,
                                 const Move& move,
                                 const Placement& place,
                                 const Surroundings& around) {
    const AtStructure& at = *move.at;
    if (!isHighTower(battle.structure(at.structure).kind)) return {};
    const Unit& unit = battle.unit(move.unit);
    const bool isChange = at.wrapLeft > 0 || at.wrapRight > 0 || at.what == Arrival::lineUp;
    return isChange || place.pose != unit.pose ? wrapsRound(battle, at, place, around) : unit.wraps;
}

Expected<PlannedArrival> linedUp(const Battle& battle,
                                 const Move& move,
                                 const Placement& placed,
                                 const Surroundings& around) {
    const AtStructure& at = *move.at;
    const bool isEngine = battle.type(move.unit).unitClass == UnitClass::artillery;
    const auto fits = [&](const Pose& pose) {
        const bool staysThere = pose == placed.pose && pose == battle.unit(move.unit).pose;
        return staysThere || hasRoom(battle, move.unit, at.structure, {pose, placed.extension}, around);
    };
    for (Pose pose : placesAt(battle, at.structure, placed)) {
        if (!fits(pose)) continue;
        const auto joined = joinedToFriend(battle, move.unit, {pose, placed.extension}, around);
        if (joined && fits(*joined)) pose = *joined;
        if (isEngine && isWall(battle.structure(at.structure).kind)) return refuse("ART-04"_rule);
        PlannedArrival arrival{at.structure, at.what, pose, "HGT-18"_rule};
        if (isWall(battle.structure(at.structure).kind)) arrival.why = "WAL-04"_rule;
        arrival.losesFormation = isBehindWall(battle, at.structure, pose) && canManWalls(battle, move.unit);
        arrival.wraps = wrapsAt(battle, move, {pose, placed.extension}, around);
        return arrival;
    }
    return refuse("HGT-18"_rule, Hindrance::notThere);
}

// --------------------------------------------------------------- going in

RuleId ruleOfEntering(StructureKind kind) {
    if (kind == StructureKind::watchtower) return "WTW-04"_rule;
    if (kind == StructureKind::siegeTower) return "SGT-11"_rule;
    return "FOR-17"_rule;
}

RuleId ruleOfRoom(StructureKind kind) {
    if (kind == StructureKind::siegeTower) return "SGT-02"_rule;
    return kind == StructureKind::watchtower ? "WTW-02"_rule : "TOW-05"_rule;
}

Verdict mayOccupy(const Battle& battle, const Move& move, const Placement& placed) {
    const StructureId id = move.at->structure;
    const Structure& it = battle.structure(id);
    if (!isHighTower(it.kind)) return refuse("FOR-17"_rule);
    if (battle.type(move.unit).mounted) return refuse("FOR-21"_rule);
    if (!canManWalls(battle, move.unit)) {
        return refuse(it.kind == StructureKind::siegeTower ? "SGT-10"_rule : "ART-03"_rule);
    }
    if (holderOf(battle, id)) {
        return refuse(ruleOfRoom(it.kind));
    }
    if (arrivesWithRam(battle, move)) return refuse("RAM-07"_rule);
    if (it.kind == StructureKind::tower && !isInnerSide(battle, id, placed.pose))
        return refuse("FOR-18"_rule);
    const bool isOthers = it.owner && !battle.areAllied(*it.owner, battle.owner(move.unit));
    return allowIf(it.kind != StructureKind::siegeTower || !isOthers, "SGT-11"_rule);
}

}  // namespace

Expected<std::optional<Departure>> planDeparture(const Battle& battle,
                                                 const Move& move,
                                                 const Surroundings& around) {
    if (const auto& climb = battle.unit(move.unit).climb) {
        const bool wraps = move.at && move.at->structure == climb->structure && move.path.empty() &&
                           isHighTower(battle.structure(climb->structure).kind);
        return refuse(wraps ? "ASL-08"_rule : "ASL-15"_rule);
    }
    const bool isInside = battle.unit(move.unit).inside.has_value();
    if (!isInside && !move.out) return std::nullopt;
    auto departure = isInside ? fromInside(battle, move, around) : downOutside(battle, move, around);
    if (!departure || !*departure || !(*departure)->takesAll) return departure;
    const bool isAll = move.gait == Gait::regular && move.path.empty() && move.before.empty() &&
                       move.after.empty() && !move.charge && !move.at;
    if (!isAll) return refuse((*departure)->why);
    return departure;
}

namespace {

Expected<PlannedArrival> occupation(const Battle& battle,
                                    const Move& move,
                                    const Placement& placed,
                                    const Surroundings& around) {
    const AtStructure& at = *move.at;
    const Structure& it = battle.structure(at.structure);
    if (it.kind == StructureKind::villageSector) {
        const auto place = placeInSector(battle, move, around);
        if (!place) return tl::unexpected(place.error());
        return PlannedArrival{at.structure, at.what, *place, "TER-47"_rule};
    }
    if (Verdict verdict = mayOccupy(battle, move, placed); !verdict) return tl::unexpected(verdict.error());
    return PlannedArrival{at.structure, at.what, it.pose, ruleOfEntering(it.kind), true};
}

}  // namespace

Expected<PlannedArrival> planArrival(const Battle& battle,
                                     const Move& move,
                                     const Placement& placed,
                                     const Surroundings& around) {
    const AtStructure& at = *move.at;
    const auto index = at.structure.raw();
    if (index < 0 || index >= std::ssize(battle.structures) || !battle.structure(at.structure).stands()) {
        return refuse("FOR-17"_rule);
    }
    if (move.charge) return refuse("CHG-01"_rule, Hindrance::outOfReach);
    if (!reaches(battle, placed, at.structure)) return refuse("HGT-18"_rule, Hindrance::notThere);
    if (at.what == Arrival::occupy) return occupation(battle, move, placed, around);
    if (isCaltrops(battle.structure(at.structure).kind)) return refuse("HGT-18"_rule, Hindrance::notThere);
    auto arrival = linedUp(battle, move, placed, around);
    if (!arrival || at.what != Arrival::climb) return arrival;
    const Verdict verdict = mayClimb(battle, move, arrival->to);
    if (!verdict) return tl::unexpected(verdict.error());
    arrival->losesFormation = true;
    return arrival;
}

namespace {

/// Answers may contain any number.
bool isSector(const Battle& battle, StructureId id) {
    const bool exists = id.raw() >= 0 && id.raw() < std::ssize(battle.structures);
    return exists && battle.structure(id).kind == StructureKind::villageSector;
}

/// ASL-13, HGT-15: down to the courtyard, off a place on a wall that it has stormed (WAL-17).
bool stepsOffTakenWall(const Battle& battle, const Move& move, const MovePlan& plan) {
    if (!holdsTakenPlace(battle, move.unit)) return false;
    return !standsOnWall(standingAt(battle, move.unit, plan.end), move.unit);
}

}  // namespace

Verdict mayStandAtWall(const Battle& battle, UnitId unit) {
    if (battle.type(unit).unitClass != UnitClass::artillery) return {};
    const auto isAt = [&](const WallPlace& it) { return battle.structure(it.wall).stands(); };
    return allowIf(std::ranges::none_of(placesHeld(battle, unit), isAt), "ART-04"_rule);
}

Verdict mayEndAtWall(const Battle& battle, UnitId unit, const Pose& pose) {
    const bool isEngine = battle.type(unit).unitClass == UnitClass::artillery;
    if (!isEngine || pose == battle.unit(unit).pose) return {};
    return mayStandAtWall(standingAt(battle, unit, pose), unit);
}

std::optional<RuleId> limitedByStructure(const Battle& battle,
                                         const Move& move,
                                         const MovePlan& plan,
                                         const Surroundings& around) {
    if (plan.departure && plan.departure->takesAll) return std::nullopt;
    if (plan.departure) {
        return isSector(battle, plan.departure->structure) ? "TER-44"_rule : plan.departure->why;
    }
    if (move.at && move.at->what == Arrival::occupy) {
        return isSector(battle, move.at->structure) ? "TER-44"_rule : "FOR-17"_rule;
    }
    if (movesAlongWall(battle, move)) return "WAL-15"_rule;
    if (stepsOffTakenWall(battle, move, plan)) return "ASL-13"_rule;
    geometry::Pose from = battle.unit(move.unit).pose;
    for (const PlannedStep& step : plan.steps) {
        if (const auto opening = openingEntered({from, plan.extension}, step.step, around)) {
            return hasDoor(battle, *opening) ? "GAT-09"_rule : "WAL-13"_rule;
        }
        from = step.to;
    }
    return limitedByFieldDefense(battle, move, plan);
}

}  // namespace vallum::field
