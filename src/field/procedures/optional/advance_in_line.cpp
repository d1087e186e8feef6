// SPDX-License-Identifier: GPL-3.0-or-later

#include <vallum/field/procedures/optional/advance_in_line.h>
#include <vallum/field/procedures/turn/activation.h>
#include <vallum/field/procedures/turn/cards.h>
#include <vallum/field/rules/optional/advance_in_line.h>
#include <vallum/field/situation/movement/stacks.h>

namespace vallum::field {

void playLineOrder(Game& game, Seat seat, const LineOrder& order) {
    const auto line = lineOf(game.battle(), order.units);
    VALLUM_CHECK(line);
    game.tell(LineOrdered{seat, order.cards, *line});
    renewDeckIfUsedUp(game);
    game.tell(OrderReceived{withSupports(game.battle(), *line)});
    for (const UnitId unit : *line) activate(game, {.unit = unit});
}

void showTheWay(Game& game, const Move& move) {
    const LineAdvance* line = lineWith(game.battle(), move.unit);
    if (line == nullptr || line->toward) return;
    const auto ways = waysOf(game.battle(), move);
    if (!ways.empty()) game.tell(LineMoved{move.unit, ways.front()});
}

}  // namespace vallum::field
