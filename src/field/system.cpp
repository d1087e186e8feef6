// SPDX-License-Identifier: GPL-3.0-or-later
#include "answer_bounds.h"

#include <vallum/core/answers.h>
#include <vallum/field/procedures/combat/melee.h>
#include <vallum/field/procedures/combat/ranged.h>
#include <vallum/field/procedures/morale/flight.h>
#include <vallum/field/procedures/movement/movement.h>
#include <vallum/field/procedures/movement/skirmish.h>
#include <vallum/field/procedures/optional/fog.h>
#include <vallum/field/procedures/turn/activation.h>
#include <vallum/field/procedures/turn/end_of_turn.h>
#include <vallum/field/procedures/turn/setup.h>
#include <vallum/field/procedures/turn/victory.h>
#include <vallum/field/rules/combat/events.h>
#include <vallum/field/rules/combat/lunge.h>
#include <vallum/field/rules/combat/melee.h>
#include <vallum/field/rules/combat/ranged.h>
#include <vallum/field/rules/fortress/clearing.h>
#include <vallum/field/rules/morale/flight.h>
#include <vallum/field/rules/movement/brash.h>
#include <vallum/field/rules/movement/engaged.h>
#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/rules/movement/skirmish.h>
#include <vallum/field/rules/optional/advance_in_line.h>
#include <vallum/field/rules/optional/allies.h>
#include <vallum/field/rules/siege/bombardment.h>
#include <vallum/field/rules/siege/climbing.h>
#include <vallum/field/rules/siege/fires.h>
#include <vallum/field/rules/siege/siege.h>
#include <vallum/field/rules/siege/structure_attacks.h>
#include <vallum/field/rules/turn/activation.h>
#include <vallum/field/rules/turn/end_of_turn.h>
#include <vallum/field/rules/turn/generals.h>
#include <vallum/field/rules/turn/orders.h>
#include <vallum/field/rules/turn/setup.h>
#include <vallum/field/rules/turn/victory.h>
#include <vallum/field/situation/optional/fog.h>

namespace vallum::field {

/// ACT-17: both answers are legal.
static Verdict fits(const Battle&, const Decide&, const YesOrNo&) { return {}; }

namespace {

/// ACT-01, ACT-02
void phaseStep(Game& game) {
    switch (game.battle().phase) {
        case Phase::activation: return activationStep(game);
        case Phase::movement: return movementStep(game);
        case Phase::rangedAttack: return rangedStep(game);
        case Phase::skirmishers: return skirmishStep(game);
        case Phase::melee: return meleeStep(game);
        case Phase::flight: return flightStep(game);
        case Phase::endOfTurn: return endOfTurnStep(game);
    }
}

}  // namespace

bool System::isOver(const Battle& battle) { return battle.stage == Stage::over; }

void System::step(Game& game) {
    if (game.battle().stage == Stage::fighting) {
        phaseStep(game);
    } else {
        setupStep(game);
    }
    if (game.battle().stage != Stage::deployment) revealUnitsInSight(game);
    checkVictory(game);
    dismissDefeated(game);
}

Verdict System::accepts(const Battle& battle, const Question& question, const Answer& answer) {
    const Verdict reckonable = isReckonable(battle, answer);
    return reckonable ? fitsQuestion(battle, question, answer) : reckonable;
}

}  // namespace vallum::field
