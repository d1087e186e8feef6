// SPDX-License-Identifier: GPL-3.0-or-later
#include "event_shape.h"

#include <utility>

namespace vallum::field::shape {

namespace {

field::UnitEffect effectOf(const UnitEffect& shape) {
    field::UnitEffect effect;
    effect.attack = {shape.attack[0], shape.attack[1]};
    effect.defense = {shape.defense[0], shape.defense[1]};
    effect.morale = shape.morale;
    effect.dice = shape.dice;
    effect.priority = shape.priority;
    effect.noPriority = shape.noPriority;
    effect.noCheck = shape.noCheck;
    effect.mustCheck = shape.mustCheck;
    effect.ignoreWounds = shape.ignoreWounds;
    effect.woundsBeforeDice = shape.woundsBeforeDice;
    effect.attacksAsBroken = shape.attacksAsBroken;
    effect.promote = shape.promote;
    effect.marker = shape.marker;
    effect.woundGeneralOn = shape.woundGeneralOn;
    return effect;
}

ThrowJavelinsEffect effectOf(const ThrowJavelins& shape) {
    const auto [dodge, armor] = shape.defenderDefense;
    return {shape.dice, shape.powerWithoutRanged, {dodge, armor}};
}

field::EventEffect effectOf(const EventEffect& shape) {
    field::EventEffect effect;
    if (shape.own) effect.own = effectOf(*shape.own);
    if (shape.enemy) effect.enemy = effectOf(*shape.enemy);
    if (shape.shooter) effect.shooter = effectOf(*shape.shooter);
    if (shape.throwJavelins) effect.throwJavelins = effectOf(*shape.throwJavelins);
    if (shape.shootAgain) effect.shootAgain = ShootAgainEffect{shape.shootAgain->times};
    if (shape.retarget) effect.retarget = RetargetEffect{shape.retarget->withinDu};
    effect.cancel = shape.cancel;
    return effect;
}

}  // namespace

field::Event eventOf(const Event& shape) {
    const Requirement& condition = shape.condition;
    field::Event event;
    event.id = shape.id;
    event.name = shape.name;
    event.icons = shape.icons;
    event.when = shape.when;
    event.onlyAfterCharge = shape.onlyAfterCharge;
    event.randomFor = shape.randomFor;
    event.requirement = {condition.ownAbility, condition.ownClass, condition.ownCharged,
                         condition.enemyMounted, condition.enemyGeneral};
    event.text = shape.text;
    event.effect = effectOf(shape.effect);
    return event;
}

}  // namespace vallum::field::shape
