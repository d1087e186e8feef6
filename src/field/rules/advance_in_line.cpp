// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/activation.h>
#include <vallum/field/rules/advance_in_line.h>

namespace vallum::field {

void playLineOrder(Game& game, Seat seat, const LineOrder& order) {
    game.tell(LineOrdered{seat, order.cards, order.units});
    game.tell(OrderReceived{order.units});
    for (const UnitId unit : order.units) activate(game, {.unit = unit});
}

Verdict fits(const Battle&, const ChooseOrder&, const LineOrder&) { return refuse("OPT-26"_rule); }

}  // namespace vallum::field
