// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/contact.h>
#include <vallum/field/rules/cover.h>
#include <vallum/field/rules/fog.h>
#include <vallum/field/rules/free_shots.h>
#include <vallum/field/rules/gaze.h>
#include <vallum/field/rules/height.h>
#include <vallum/field/rules/sight.h>
#include <vallum/field/rules/structures.h>

namespace vallum::field {

namespace {

/// LOS-05
SightLine lineInTheOpen(const Gaze& gaze) {
    SightLine line = lineOf(gaze, true);
    if (line.covered) line.covered = "LOS-05"_rule;
    return line;
}

}  // namespace

bool hasObstacles(const Battle& battle) {
    return !battle.setting->tiles.empty() || !battle.structures.empty();
}

bool shootsHigh(const Battle& battle, UnitId unit) {
    const auto& ranged = battle.type(unit).ranged;
    return ranged && (ranged->missile == Missile::bow || ranged->missile == Missile::stone);
}

SightLine sightLine(const Battle& battle, UnitId shooter, UnitId target) {
    const Footing from = footingOf(battle, shooter, levelAgainst(battle, shooter, target));
    const Footing to = footingOf(battle, target, levelAgainst(battle, target, shooter));
    const geometry::Lookout lookout = lookoutOf(battle, shooter, *to.shape);
    const Obstacles obstacles(battle, areaOf(lookout, to));
    const Gaze gaze{battle, obstacles, from, lookout, to};
    return hasObstacles(battle) ? lineOf(gaze, shootsHigh(battle, shooter)) : lineInTheOpen(gaze);
}

bool isHiddenInFortress(const Battle& battle, UnitId target, Seat seat) {
    return battle.unit(target).faceDown && isHiddenFrom(battle, target, seat) &&
           defendsFortress(battle, target);
}

Verdict mayBeSeen(const Battle& battle, UnitId shooter, UnitId target) {
    if (!hasObstacles(battle)) return {};
    if (isHiddenInFortress(battle, target, battle.owner(shooter)) && !shootsHigh(battle, shooter)) {
        return refuse("FOR-07"_rule);
    }
    const SightLine line = sightLine(battle, shooter, target);
    return line.refused ? refuse(*line.refused) : Verdict();
}

std::optional<RuleId> coverOf(const Battle& battle, UnitId shooter, UnitId target) {
    if (isHiddenInFortress(battle, target, battle.owner(shooter))) return "FOR-07"_rule;
    return sightLine(battle, shooter, target).covered;
}

}  // namespace vallum::field
