// SPDX-License-Identifier: GPL-3.0-or-later

#include <vallum/field/procedures/optional/allies.h>
namespace vallum::field {

namespace {

bool canPass(const Battle& battle, Seat seat) {
    const auto isThere = [&](Seat ally) { return ally != seat && !battle.player(ally).defeated; };
    return !battle.player(seat).hand.empty() && std::ranges::any_of(battle.alliesOf(seat), isThere);
}

}  // namespace

void passCards(Game& game, Seat seat) {
    while (canPass(game.battle(), seat)) {
        const auto answer = game.ask(seat, PassCards{});
        const auto* passed = std::get_if<CardsToPass>(&answer);
        if (passed == nullptr) return;
        game.tell(CardsPassed{seat, passed->to, passed->cards});
    }
}

}  // namespace vallum::field
