// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/core/overloaded.h>
#include <vallum/field/procedures/combat/lunge.h>
#include <vallum/field/procedures/movement/movement.h>
#include <vallum/field/rules/combat/lunge.h>

namespace vallum::field {

void offerFollowUp(Game& game, UnitId unit) {
    if (!mayFollowUp(game.battle(), unit)) return;
    std::visit(Overloaded{[&](const Move& move) {
                              const auto plan = planFollowUp(game.battle(), move);
                              VALLUM_CHECK(plan);
                              carryOut(game, move, *plan);
                          },
                          [](const PhaseDone&) {}},
               game.ask(game.battle().owner(unit), ChooseFollowUp{unit}));
}

}  // namespace vallum::field
