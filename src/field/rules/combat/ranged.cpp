// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/combat/events.h>
#include <vallum/field/rules/combat/ranged.h>
#include <vallum/field/rules/fortress/clearing.h>
#include <vallum/field/rules/fortress/free_shots.h>
#include <vallum/field/rules/siege/rams.h>
#include <vallum/field/situation/combat/sight.h>
#include <vallum/field/situation/fortress/walls.h>
#include <vallum/field/situation/ground/cover.h>
#include <vallum/field/situation/ground/height.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/movement/stacks.h>
#include <vallum/field/situation/optional/fog.h>
#include <vallum/field/situation/optional/visibility.h>
#include <vallum/geometry/ranging.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

namespace {

/// `look` decides whether anything hides the target.
Verdict mayTargetFromHere(const Battle& battle, UnitId shooter, UnitId target, auto look) {
    if (!isInFrontArc(battle, shooter, target)) return refuse("LOS-01"_rule);
    const bool isBarred = isEngaged(battle, target) && !battle.unit(shooter).did(TurnFlag::shootsEngaged);
    if (isBarred) return refuse("RNG-05"_rule);
    return look();
}

/// SGT-16: a unit that has only entered the tower has not moved it (SGT-04).
bool rodeInTower(const Battle& battle, UnitId shooter) {
    const Unit& unit = battle.unit(shooter);
    return unit.inside && battle.structure(*unit.inside).kind == StructureKind::siegeTower &&
           unit.did(TurnFlag::displaced) && !unit.did(TurnFlag::entered);
}

}  // namespace

/// MAN-16, MAN-18: it has spent half its points at most. MAN-19: skirmishers may have spent all of them.
/// MAN-20: artillery may not have moved.
Verdict mayShootAfterMoving(const Battle& battle, UnitId shooter) {
    const Unit& unit = battle.unit(shooter);
    const UnitType& type = battle.type(shooter);
    const bool skirmishers = type.has(Ability::skirmishers);
    if (unit.did(TurnFlag::foughtFire)) return refuse("FIR-15"_rule);
    if (type.unitClass == UnitClass::artillery && unit.did(TurnFlag::displaced)) return refuse("RNG-07"_rule);
    if (unit.did(TurnFlag::forcedMarch)) return refuse(skirmishers ? "RNG-08"_rule : "MOV-20"_rule);
    if (unit.did(TurnFlag::tookFormation)) return refuse("MAN-14"_rule);
    if (unit.did(TurnFlag::charged)) return refuse("MAN-17"_rule);
    if (unit.did(TurnFlag::movedReduced) && unit.did(TurnFlag::movedLimited)) return refuse("HGT-17"_rule);
    if (rodeInTower(battle, shooter)) return refuse("SGT-16"_rule);
    const MovementPoints asStack = supportOf(battle, shooter) ? 1_mp : 0_mp;  // ABL-29
    const MovementPoints half = (type.movement + asStack + unit.turn.extraMovement) / 2;
    return allowIf(skirmishers || geometry::isWithin(half, unit.turn.spent), "RNG-06"_rule);
}

namespace {

/// It has missiles and an order, or a free shot.
Verdict isToShoot(const Battle& battle, UnitId shooter) {
    const Unit& unit = battle.unit(shooter);
    const bool isArmed = canShoot(battle, shooter);
    const bool isActing = unit.owner == battle.active;
    if (isArmed && isActing && unit.has(Marker::active)) return {};
    if (isActing && hasFreeShot(battle, shooter)) return {};
    return refuse(isArmed ? "RNG-03"_rule : "RNG-01"_rule);
}

/// Neither its state nor its acts this turn prevent it.
Verdict isFreeToShoot(const Battle& battle, UnitId shooter) {
    const Unit& unit = battle.unit(shooter);
    if (unit.has(Marker::fleeing)) return refuse("FLT-13"_rule);
    if (unit.did(TurnFlag::recovered)) return refuse("ACT-16"_rule);
    if (unit.did(TurnFlag::shot)) return refuse("RNG-04"_rule);
    if (unit.did(TurnFlag::clearedTile)) return refuse(ruleOfClearedTile(battle, shooter));
    if (unit.did(TurnFlag::mayNotShoot)) return refuse("EVT-01"_rule);
    if (isEngaged(battle, shooter)) return refuse("RNG-05"_rule);
    if (ramOf(battle, shooter)) return refuse("RAM-09"_rule);
    if (unit.climb && unit.climb->levels > 0) return refuse("ASL-14"_rule);
    if (!battle.overlaps.empty() && isWhollyCovered(battle, shooter)) return refuse("FOR-15"_rule);
    return {};
}

}  // namespace

Verdict mayShoot(const Battle& battle, UnitId shooter) {
    if (!battle.onTable(shooter)) return refuse("RNG-03"_rule);
    if (Verdict verdict = isToShoot(battle, shooter); !verdict) return verdict;
    if (Verdict verdict = isFreeToShoot(battle, shooter); !verdict) return verdict;
    return battle.unit(shooter).has(Marker::active) ? mayShootAfterMoving(battle, shooter) : Verdict();
}

namespace {

Verdict mayTarget(const Battle& battle, UnitId shooter, UnitId target, auto look) {
    if (!battle.onTable(target) || battle.isCovered(target) || !battle.areEnemies(shooter, target)) {
        return refuse("RNG-10"_rule);
    }
    if (!battle.overlaps.empty() && isWhollyCovered(battle, target)) return refuse("FOR-09"_rule);
    if (battle.structures.empty()) return mayTargetFromHere(battle, shooter, target, look);
    const bool isFree = mayShootFreely(battle, shooter, target);
    if (isFree && isThrownDown(battle, shooter, target)) {
        return allowIf(!isEngaged(battle, target), "RNG-05"_rule);
    }
    const bool isArmed = canShoot(battle, shooter);
    const bool isOrdered = isArmed && battle.unit(shooter).has(Marker::active);
    if (!isFree && !isArmed) return refuse("ASL-19"_rule);
    if (!isFree && !isOrdered && hasFreeShot(battle, shooter)) return refuse("ASL-18"_rule);
    return mayTargetFromHere(battle, shooter, target, look);
}

}  // namespace

Verdict mayTarget(const Battle& battle, UnitId shooter, UnitId target) {
    return mayTarget(battle, shooter, target, [&] { return mayBeSeen(battle, shooter, target); });
}

std::vector<UnitId> targetsOf(const Battle& battle, UnitId shooter) {
    Sights sights(battle);
    return targetsOf(sights, shooter);
}

Verdict mayTarget(Sights& sights, UnitId shooter, UnitId target) {
    return mayTarget(sights.battle, shooter, target, [&] { return mayBeSeen(sights, shooter, target); });
}

std::vector<UnitId> targetsOf(Sights& sights, UnitId shooter) {
    auto targets = enemiesOf(sights.battle, shooter);
    std::erase_if(targets, [&](UnitId it) { return !mayTarget(sights, shooter, it); });
    return targets;
}

static bool isInRange(const Battle& battle, Du reach, UnitId shooter, UnitId target) {
    return isInReach(battle, reach, shooter, target) && isVisible(battle, shooter, target);
}

bool isInRange(const Battle& battle, UnitId shooter, UnitId target) {
    if (isThrownDown(battle, shooter, target)) return true;
    return battle.type(shooter).ranged &&
           isInRange(battle, rangesAt(battle, shooter, target).reach, shooter, target);
}

/// `cover` finds what covers the target.
static ShotMeasured measured(const Battle& battle, UnitId shooter, UnitId target, auto cover) {
    ShotMeasured shot{.units = {shooter, target}};
    shot.side = sideStruckFrom(battle, shooter, target).edge;
    if (isThrownDown(battle, shooter, target)) {
        shot.inRange = true;
        return shot;
    }
    VALLUM_CHECK(battle.type(shooter).ranged);
    const auto [reach, close] = rangesAt(battle, shooter, target);
    shot.distance = distanceOfShot(battle, shooter, target);
    shot.inRange = isInRange(battle, reach, shooter, target);
    const bool isShort = isInReach(battle, close, shooter, target);
    shot.band = isShort ? RangeBand::shortRange : RangeBand::longRange;
    if (!shot.inRange) return shot;
    if (hasObstacles(battle)) {
        shot.covered = cover();
    } else {
        shot.sightBlocked = !seesClearly(battle, shooter, target);
    }
    return shot;
}

ShotMeasured measured(const Battle& battle, UnitId shooter, UnitId target) {
    return measured(battle, shooter, target, [&] { return coverOf(battle, shooter, target); });
}

ShotMeasured measured(Sights& sights, UnitId shooter, UnitId target) {
    return measured(sights.battle, shooter, target, [&] { return coverOf(sights, shooter, target); });
}

geometry::SideAttacked sideStruckFrom(const Battle& battle, UnitId shooter, UnitId target) {
    if (hasNoFlanksUnderFire(battle, target, shooter)) return {};
    return geometry::sideAttacked(battle.unit(shooter).pose.center, battle.unit(target).pose, cardSize);
}

Combat beginningShot(const Battle& battle, const ShotMeasured& shot) {
    Combat combat{.kind = CombatKind::ranged, .units = shot.units};
    combat.band = shot.band;
    combat.sightBlocked = shot.sightBlocked;
    combat.dimlySeen = !isClearlyVisible(battle, shot.units.attacker, shot.units.defender);
    combat.covered = shot.covered;
    const Seat shooter = battle.owner(shot.units.attacker);
    combat.hiddenInFortress = shot.covered && isHiddenInFortress(battle, shot.units.defender, shooter);
    combat.targetHidden = !combat.hiddenInFortress && isHiddenFrom(battle, shot.units.defender, shooter);
    combat.sideStruck = shot.side;
    return combat;
}

std::vector<UnitId> unitsHitByTheWind(const Battle& battle, Du within) {
    const Opponents& units = battle.currentCombat().units;
    const geometry::Footprint target = footprint(battle, units.defender);
    auto hit = battle.unitsOnTable();
    std::erase_if(hit, [&](UnitId unit) {
        if (units.has(unit) || battle.isCovered(unit)) return true;
        if (!battle.areAllied(battle.owner(unit), battle.active)) return true;
        return !geometry::isWithin(within, footprint(battle, unit), target);
    });
    return hit;
}

Sum rangedDice(const Battle& battle, RangeBand band, UnitId shooter) {
    Sum dice;
    dice.add("RNG-15"_rule, band == RangeBand::shortRange ? 4 : 2);
    for (const EventEffectOnUnit& it : effectsOn(battle, shooter)) {
        dice.add(ruleOf(battle.event(it.event)), it.effect.dice);
    }
    return dice;
}

Verdict fits(const Battle& battle, const ChooseShot&, const ShotToMake& answer) {
    return mayShoot(battle, answer.shooter).and_then([&] {
        return mayTarget(battle, answer.shooter, answer.target);
    });
}

Verdict fits(const Battle&, const ChooseShot&, const PhaseDone&) { return {}; }

Verdict fits(const Battle&, const ChooseSideStruck& question, const EdgeChosen& answer) {
    return allowIf(std::ranges::count(question.among, answer.edge) > 0, "RNG-33"_rule);
}

}  // namespace vallum::field
