// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/hex/rules/combat.h>
#include <vallum/hex/rules/dice.h>
#include <vallum/hex/rules/losses.h>
#include <vallum/hex/rules/ranged.h>
#include <vallum/hex/rules/retreat.h>
#include <vallum/hex/rules/sight.h>

namespace vallum::hex {

namespace {

constexpr int javelinRange = 2;
constexpr int nearest = 2;

}  // namespace

bool throwsJavelins(const Battle& battle, UnitId id) {
    const UnitType& type = battle.type(id);
    const bool isLine = type.isFoot() && !type.isLightFoot() && !type.group;
    const Unit& unit = battle.unit(id);
    return isLine && !unit.elite.fireRange && battle.side(unit.owner).javelins;
}

std::optional<int> rangeOf(const Battle& battle, UnitId id) {
    if (battle.unit(id).elite.fireRange) return battle.unit(id).elite.fireRange;
    return throwsJavelins(battle, id) ? javelinRange : battle.type(id).range;
}

Verdict hasShot(const Battle& battle, UnitId id, Hex target) {
    const Unit& unit = battle.unit(id);
    const auto range = rangeOf(battle, id);
    if (!range) return refuse("HEX-30"_rule);
    if (const Verdict may = isTarget(battle, unit.owner, target); !may) return may;
    const int far = distance(unit.at, target);
    if (far < nearest || far > *range) return refuse("HEX-30"_rule, toText(target), placeOf(target));
    if (battle.hasEnemyUnitNextTo(unit.at, unit.owner)) return refuse("HEX-31"_rule);
    if (const Verdict sees = hasSight(battle, unit.at, target); !sees) return sees;
    return allowIf(diceFor(battle, blowAt(battle, Roll::fire, id, target)).total() > 0, "HEX-33"_rule);
}

/// HEX-28, HEX-84
Verdict mayFire(const Battle& battle, UnitId id, Hex target) {
    const Unit& unit = battle.unit(id);
    if (const Verdict may = mayBattle(battle, id); !may) return may;
    const Conduct& conduct = conductOf(battle);
    if (conduct.bans.has(ActionKind::fire)) return refuse("HEX-82"_rule);
    if (unit.turn.battles >= conduct.shots) return refuse("HEX-28"_rule);
    if (unit.turn.mustAttack) return refuse("HEX-23"_rule);
    return hasShot(battle, id, target);
}

Verdict fits(const Battle& battle, const ChooseBattle&, const Fire& answer) {
    return mayFire(battle, answer.unit, answer.target);
}

/// HEX-34, HEX-35, HEX-65
void fire(Game& game, const Fire& shot) {
    game.tell(begunAgainst(game.battle(), shot.unit, shot.target, Roll::fire));
    const Blow blow = blowAt(game.battle(), Roll::fire, shot.unit, shot.target);
    const BlowResult result = rollBlow(game, blow);
    if (!blow.unit) return strikeLoneLeader(game, shot.target, result);
    const auto check = sufferHits(game, *blow.unit, result.hits.total(), "HEX-34"_rule, LeaderCheck::open);
    takeFlags(game, blow, result.flags, check);
}

}  // namespace vallum::hex
