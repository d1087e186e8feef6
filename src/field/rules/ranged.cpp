// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/contact.h>
#include <vallum/field/rules/events.h>
#include <vallum/field/rules/fog.h>
#include <vallum/field/rules/ranged.h>
#include <vallum/field/rules/sight.h>
#include <vallum/field/rules/stacks.h>
#include <vallum/field/rules/visibility.h>
#include <vallum/geometry/ranging.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

namespace {

bool canShoot(const UnitType& type) { return type.ranged && type.ranged->power > 0; }

bool isInReach(const Battle& battle, Du range, UnitId shooter, UnitId target) {
    return geometry::isInRange(range, battle.unit(shooter).pose, cardSize, footprint(battle, target));
}

}  // namespace

Verdict mayShootAfterMoving(const Battle& battle, UnitId shooter) {
    const Unit& unit = battle.unit(shooter);
    const UnitType& type = battle.type(shooter);
    const bool skirmishers = type.has(Ability::skirmishers);
    if (type.unitClass == UnitClass::artillery && unit.did(Deed::displaced)) return refuse("RNG-07"_rule);
    if (unit.did(Deed::forcedMarch)) return refuse(skirmishers ? "RNG-08"_rule : "MOV-20"_rule);
    if (unit.did(Deed::tookFormation)) return refuse("MAN-14"_rule);
    if (unit.did(Deed::charged)) return refuse("MAN-17"_rule);
    const MovementPoints asStack = supportOf(battle, shooter) ? 1_mp : 0_mp;  // ABL-29
    const MovementPoints half = (type.movement + asStack + unit.turn.extraMovement) / 2;
    return allowIf(skirmishers || geometry::isWithin(half, unit.turn.spent), "RNG-06"_rule);
}

Verdict mayShoot(const Battle& battle, UnitId shooter) {
    if (!battle.onTable(shooter)) return refuse("RNG-03"_rule);
    const Unit& unit = battle.unit(shooter);
    if (!canShoot(battle.type(shooter))) return refuse("RNG-01"_rule);
    if (unit.owner != battle.active || !unit.has(Marker::active)) return refuse("RNG-03"_rule);
    if (unit.has(Marker::fleeing)) return refuse("FLT-13"_rule);
    if (unit.did(Deed::shot)) return refuse("RNG-04"_rule);
    if (unit.did(Deed::clearedTile)) return refuse("CAL-06"_rule);
    if (unit.did(Deed::mayNotShoot)) return refuse("EVT-01"_rule);
    if (isEngaged(battle, shooter)) return refuse("RNG-05"_rule);
    return mayShootAfterMoving(battle, shooter);
}

Verdict mayTarget(const Battle& battle, UnitId shooter, UnitId target) {
    if (!battle.onTable(target) || battle.isCovered(target) || !battle.areEnemies(shooter, target)) {
        return refuse("RNG-10"_rule);
    }
    if (!isInFrontArc(battle, shooter, target)) return refuse("LOS-01"_rule);
    return allowIf(!isEngaged(battle, target), "RNG-05"_rule);
}

ShotMeasured measured(const Battle& battle, UnitId shooter, UnitId target) {
    const geometry::Pose& from = battle.unit(shooter).pose;
    const auto& ranged = battle.type(shooter).ranged;
    VALLUM_CHECK(ranged);
    ShotMeasured shot{.units = {shooter, target}};
    shot.distance = geometry::range(from, cardSize, footprint(battle, target)).value_or(Du());
    shot.inRange = isInReach(battle, ranged->range, shooter, target) && isVisible(battle, shooter, target);
    const bool isShort = isInReach(battle, ranged->range / 2, shooter, target);
    shot.band = isShort ? RangeBand::shortRange : RangeBand::longRange;
    shot.sightBlocked = shot.inRange && !seesClearly(battle, shooter, target);
    shot.side = geometry::sideAttacked(from.center, battle.unit(target).pose, cardSize).edge;
    return shot;
}

Combat beginningShot(const Battle& battle, const ShotMeasured& shot) {
    Combat combat{.kind = CombatKind::ranged, .units = shot.units};
    combat.band = shot.band;
    combat.sightBlocked = shot.sightBlocked;
    combat.dimlySeen = !isClearlyVisible(battle, shot.units.attacker, shot.units.defender);
    combat.targetHidden = isHiddenFrom(battle, shot.units.defender, battle.owner(shot.units.attacker));
    combat.sideStruck = shot.side;
    return combat;
}

std::vector<UnitId> unitsHitByTheWind(const Battle& battle, Du within) {
    const Opponents& units = battle.currentCombat().units;
    const geometry::Footprint target = footprint(battle, units.defender);
    auto hit = battle.unitIds();
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
