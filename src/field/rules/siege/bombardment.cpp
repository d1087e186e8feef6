// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/combat/ranged.h>
#include <vallum/field/rules/siege/bombardment.h>
#include <vallum/field/rules/siege/structure_attacks.h>
#include <vallum/field/situation/combat/sight.h>
#include <vallum/field/situation/fortress/structure_sight.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/ground/height.h>
#include <vallum/geometry/ranging.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Footprint;

namespace {

bool isEngine(const Battle& battle, UnitId unit) {
    return battle.type(unit).unitClass == UnitClass::artillery;
}

/// FIR-05
bool throwsFire(const Battle& battle, UnitId shooter) {
    if (isEngine(battle, shooter)) return true;
    const auto& ranged = battle.type(shooter).ranged;
    return ranged->missile == Missile::bow || ranged->missile == Missile::javelin;
}

RuleId whyItDoesNotBurn(StructureKind kind) {
    if (isBridge(kind)) return "TER-27"_rule;
    if (isWall(kind)) return "WAL-03"_rule;
    return isHighTower(kind) ? "TOW-03"_rule : "FIR-05"_rule;
}

bool isInArc(const Battle& battle, UnitId shooter, StructureId target) {
    return looksAllRound(battle, shooter) ||
           geometry::isInFrontArc(battle.unit(shooter).pose, cardSize, shapeOf(battle, target));
}

bool isInReach(const Battle& battle, Du limit, UnitId shooter, StructureId target) {
    const Footprint shape = shapeOf(battle, target);
    const Unit& unit = battle.unit(shooter);
    if (unit.inside) return geometry::isWithin(limit, rangePoint(battle, *unit.inside, shape), shape);
    return geometry::isInRange(limit, unit.pose, cardSize, shape);
}

/// For display.
Du distanceTo(const Battle& battle, UnitId shooter, StructureId target) {
    const Footprint shape = shapeOf(battle, target);
    const Unit& unit = battle.unit(shooter);
    if (unit.inside) return geometry::distance(rangePoint(battle, *unit.inside, shape), shape);
    return geometry::range(unit.pose, cardSize, shape).value_or(Du());
}

/// HGT-04, SGT-18
Ranges rangesAt(const Battle& battle, UnitId shooter, StructureId target) {
    return rangesOf(*battle.type(shooter).ranged, isAboveTarget(battle, shooter, target));
}

/// OPT-16
bool isInSight(const Battle& battle, UnitId shooter, StructureId target) {
    const auto& limited = battle.setting->options.limitedVisibility;
    return !limited || isInReach(battle, limited->impossibleBeyond, shooter, target);
}

}  // namespace

Verdict mayShootAt(const Battle& battle, const ShotAtStructure& shot) {
    const auto& [shooter, target, incendiary] = shot;
    if (const Verdict verdict = mayBeAttacked(battle, shooter, target); !verdict) return verdict;
    if (!battle.type(shooter).ranged) return refuse("RNG-01"_rule);
    if (!incendiary && !isEngine(battle, shooter)) return refuse("FOR-03"_rule);
    if (incendiary && !throwsFire(battle, shooter)) return refuse("FIR-05"_rule);
    if (incendiary && !isWooden(battle, target)) {
        return refuse(whyItDoesNotBurn(battle.structure(target).kind));
    }
    if (!isInArc(battle, shooter, target)) return refuse("LOS-01"_rule);
    const auto refused = sightLine(battle, shooter, target).refused;
    return refused ? refuse(*refused) : Verdict();
}

namespace {

void addShotsOf(std::vector<ShotAtStructure>& shots, const Battle& battle, UnitId shooter) {
    for (const StructureId target : standingStructures(battle)) {
        for (const bool incendiary : {false, true}) {
            const ShotAtStructure shot{shooter, target, incendiary};
            if (mayShootAt(battle, shot)) shots.push_back(shot);
        }
    }
}

}  // namespace

std::vector<ShotAtStructure> structureShots(const Battle& battle) {
    std::vector<ShotAtStructure> shots;
    if (battle.structures.empty()) return shots;
    for (const UnitId shooter : battle.unitsOnTable()) {
        const bool isOrdered =
            battle.owner(shooter) == battle.active && battle.unit(shooter).has(Marker::active);
        if (isOrdered && mayShoot(battle, shooter)) addShotsOf(shots, battle, shooter);
    }
    return shots;
}

StructureMeasured measured(const Battle& battle, const ShotAtStructure& shot) {
    const auto& [shooter, target, incendiary] = shot;
    const auto [reach, close] = rangesAt(battle, shooter, target);
    StructureMeasured found{.shooter = shooter, .structure = target};
    found.distance = distanceTo(battle, shooter, target);
    found.inRange = isInReach(battle, reach, shooter, target) && isInSight(battle, shooter, target);
    const bool isShort = isInReach(battle, close, shooter, target);
    found.band = isShort ? RangeBand::shortRange : RangeBand::longRange;
    if (found.inRange) found.covered = sightLine(battle, shooter, target).covered;
    return found;
}

Combat beginningShot(const Battle& battle, const ShotAtStructure& shot, const StructureMeasured& found) {
    const Siegework by = shot.incendiary ? Siegework::incendiaryShot : Siegework::shot;
    Combat combat = beginningAttack({shot.shooter, {shot.structure, false, by}});
    combat.band = found.band;
    combat.covered = found.covered;
    const auto& limited = battle.setting->options.limitedVisibility;
    combat.dimlySeen = limited && !isInReach(battle, limited->penaltyBeyond, shot.shooter, shot.structure);
    return combat;
}

Verdict fits(const Battle& battle, const ChooseShot&, const ShotAtStructure& answer) {
    // ASL-18: a shot without an order may only be at units that storm.
    return mayShoot(battle, answer.shooter)
        .and_then([&] { return allowIf(battle.unit(answer.shooter).has(Marker::active), "RNG-03"_rule); })
        .and_then([&] { return mayShootAt(battle, answer); });
}

}  // namespace vallum::field
