// SPDX-License-Identifier: GPL-3.0-or-later
#include "answer_bounds.h"

#include <vallum/core/answers.h>
#include <vallum/field/rules/activation.h>
#include <vallum/field/rules/advance_in_line.h>
#include <vallum/field/rules/allies.h>
#include <vallum/field/rules/bombardment.h>
#include <vallum/field/rules/brash.h>
#include <vallum/field/rules/climbing.h>
#include <vallum/field/rules/end_of_turn.h>
#include <vallum/field/rules/engaged.h>
#include <vallum/field/rules/events.h>
#include <vallum/field/rules/field_defenses.h>
#include <vallum/field/rules/fires.h>
#include <vallum/field/rules/flight.h>
#include <vallum/field/rules/fog.h>
#include <vallum/field/rules/generals.h>
#include <vallum/field/rules/lunge.h>
#include <vallum/field/rules/melee.h>
#include <vallum/field/rules/movement.h>
#include <vallum/field/rules/orders.h>
#include <vallum/field/rules/ranged.h>
#include <vallum/field/rules/setup.h>
#include <vallum/field/rules/siege.h>
#include <vallum/field/rules/skirmish.h>
#include <vallum/field/rules/structure_attacks.h>
#include <vallum/field/rules/victory.h>

namespace vallum::field {

/// ACT-17: yes or no, both will do.
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
