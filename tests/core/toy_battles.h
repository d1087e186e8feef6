// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/toy_system.h"

#include <gtest/gtest.h>

/// Battles of the toy system that have been played.
namespace vallum::toy {

using Referee = vallum::Referee<System>;

/// Alternates between throwing and drawing, and protests occasionally.
class Player final : public Asker<System> {
public:
    System::Answer answer(const Battle& battle, const OpenQuestion<System>& asked) override {
        if (std::holds_alternative<MayProtest>(asked.question)) return Protest{asked.number % 3 == 0};
        if (asked.number % 5 == 0 && !battle.deck.empty()) return TakeCard{};
        return Throw{static_cast<int>(asked.number % 3) + 1};
    }
};

inline Battle longBattle() {
    Battle battle = toy::battle();
    battle.terms = Constant(Terms{.goal = 2000});
    return battle;
}

/// A battle in which every answer is given individually, as by people.
inline Referee playedByHand(const Battle& begin, std::size_t answers) {
    Referee referee(begin);
    DiceBox<System> dice(7);
    Player player;
    while (referee.open() && referee.record().tape.size() < answers) {
        const auto asked = *referee.open();
        const auto answer = asked.seat == chance ? dice.answer(referee.battle(), asked)
                                                 : player.answer(referee.battle(), asked);
        EXPECT_TRUE(referee.answer(asked.seat, answer));
    }
    return referee;
}

}  // namespace vallum::toy
