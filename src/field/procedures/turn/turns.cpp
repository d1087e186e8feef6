// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/procedures/movement/brash.h>
#include <vallum/field/procedures/siege/climbing.h>
#include <vallum/field/procedures/turn/activation.h>
#include <vallum/field/procedures/turn/turns.h>
#include <vallum/field/situation/turn/turns.h>

namespace vallum::field {

namespace {

bool isInBattle(const Battle& battle, Seat seat) { return !battle.player(seat).defeated; }

Phase phaseAfter(Phase phase) {
    VALLUM_CHECK(phase != Phase::endOfTurn);
    return static_cast<Phase>(static_cast<int>(phase) + 1);
}

void goOnWith(Game& game, Seat seat) {
    const Phase phase = game.battle().phase;
    game.tell(AllyBegan{seat, phase});
    if (phase == Phase::activation) activateWithoutOrder(game, seat);
}

}  // namespace

void finishPhase(Game& game) {
    if (const auto ally = nextAlly(game.battle())) {
        goOnWith(game, *ally);
    } else {
        game.tell(PhaseBegan{phaseAfter(game.battle().phase)});
        const Seat first = seatsOfTurn(game.battle()).front();
        if (first != game.battle().active) goOnWith(game, first);
    }
    if (game.battle().phase != Phase::movement) return;
    climbOn(game);
    chargeBrashly(game);
}

void passOverDefeated(Game& game) {
    while (game.battle().stage == Stage::fighting && !isInBattle(game.battle(), game.battle().active)) {
        const bool endsTurn = seatsOfTurn(game.battle()).empty() || game.battle().phase == Phase::endOfTurn;
        endsTurn ? beginTurn(game, nextTurn(game.battle())) : finishPhase(game);
    }
}

}  // namespace vallum::field
