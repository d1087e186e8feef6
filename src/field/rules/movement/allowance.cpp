// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/ground/ground_cost.h>
#include <vallum/field/rules/movement/allowance.h>
#include <vallum/field/rules/movement/maneuvers.h>
#include <vallum/field/rules/movement/stacks.h>
#include <vallum/field/rules/optional/advance_in_line.h>
#include <vallum/field/rules/siege/rams.h>
#include <vallum/field/situation/movement/stacks.h>
#include <vallum/field/situation/turn/generals.h>

namespace vallum::field {

namespace {

Sum ownAllowance(const Battle& battle, const Move& move) {
    const UnitType& type = battle.type(move.unit);
    const TurnNotes& turn = battle.unit(move.unit).turn;
    Sum sum;
    sum.add("MOV-12"_rule, type.movement.raw());
    sum.add("RAM-01"_rule, movesWithRam(battle, move) ? -ramBurden.raw() : 0);
    const bool isStack = supportOf(battle, move.unit) && !leavesSupport(move);
    sum.add("ABL-29"_rule, isStack ? (1_mp).raw() : 0);
    sum.add("ACT-07"_rule, turn.extraMovement.raw());
    if (formationAndFrontDuringMove(battle, move).formation == Formation::square)
        sum.add("FRM-21"_rule, -sum.total());
    if (move.gait == Gait::forcedMarch) {
        sum.add("MOV-18"_rule, sum.total());
        const auto led = abilityOver(battle, move.unit, &AbilityEffect::marchBonus);
        sum.add("GEN-08"_rule, led ? led->movement.raw() : 0);
    } else if (const auto why = reducedBy(battle, move)) {
        sum.add(*why, -(sum.total() / 2));
    }
    if (move.charge) {
        sum.add("ABL-05"_rule, type.has(Ability::athletes) ? (1_mp).raw() : 0);
        sum.add("ACT-07"_rule, turn.extraCharge.raw());
    }
    const bool staysLimited = turn.flags.has(TurnFlag::movedLimited) && move.gait == Gait::regular;
    if (staysLimited && !reducedBy(battle, move)) applyLimit(sum, battle, move, "HGT-15"_rule);
    return sum;
}

}  // namespace

Sum movementPoints(const Battle& battle, UnitId unit, Gait gait) {
    return allowance(battle, Move{unit, gait, {}, {}, {}, {}});
}

Sum allowance(const Battle& battle, const Move& move) {
    Sum sum = ownAllowance(battle, move);
    for (const Move& other : sameMoveOfTheOthers(battle, move)) {
        sum.capAt("OPT-29"_rule, ownAllowance(battle, other).total());
    }
    return sum;
}

bool isHeldBackByLine(const Battle& battle, const Move& move) {
    return allowance(battle, move).total() < ownAllowance(battle, move).total();
}

}  // namespace vallum::field
