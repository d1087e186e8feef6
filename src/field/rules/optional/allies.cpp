// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/optional/allies.h>
#include <vallum/field/situation/turn/cards.h>

namespace vallum::field {

Verdict fits(const Battle& battle, const PassCards&, const CardsToPass& answer) {
    const bool isAlly = std::ranges::count(battle.alliesOf(battle.active), answer.to) > 0;
    if (!isAlly || answer.to == battle.active || battle.player(answer.to).defeated) {
        return refuse("END-06"_rule);
    }
    if (answer.cards.empty()) return refuse("END-06"_rule);
    return allowIf(areInHand(battle, battle.active, answer.cards), "END-06"_rule);
}
Verdict fits(const Battle&, const PassCards&, const PhaseDone&) { return {}; }

Verdict fits(const Battle&, const ChooseOpponent& question, const SeatChosen& answer) {
    return allowIf(std::ranges::count(question.among, answer.seat) == 1, "TEAM-10"_rule);
}

}  // namespace vallum::field
