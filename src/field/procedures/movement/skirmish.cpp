// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/core/overloaded.h>
#include <vallum/field/procedures/movement/movement.h>
#include <vallum/field/procedures/movement/skirmish.h>
#include <vallum/field/procedures/turn/turns.h>
#include <vallum/field/procedures/turn/victory.h>
#include <vallum/field/rules/movement/skirmish.h>

namespace vallum::field {

void skirmishStep(Game& game) {
    const Battle& battle = game.battle();
    const auto may = [&](UnitId unit) { return maySkirmish(battle, unit).has_value(); };
    if (std::ranges::none_of(battle.unitsOnTable(), may)) return finishPhase(game);
    std::visit(
        Overloaded{[&](const Move& move) {
                       const auto plan = planSkirmishMove(game.battle(), move);
                       VALLUM_CHECK(plan);
                       carryOut(game, move, *plan);
                   },
                   [&](const PhaseDone&) { finishPhase(game); }, [&](const Surrender&) { surrender(game); }},
        game.ask(battle.active, ChooseSkirmishMove{}));
}

}  // namespace vallum::field
