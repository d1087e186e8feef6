// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/siege_examination.h"

#include <iterator>
#include <utility>

namespace vallum::players {

std::vector<Position> siegeExamination() {
    std::vector<Position> all = positionsOfAttackers();
    auto others = positionsOfDefenders();
    std::ranges::move(others, std::back_inserter(all));
    return all;
}

field::Answer answerTo(const Position& position, Asker<field::System>& player) {
    return player.answer(position.battle, {position.battle.active, position.question, 0});
}

bool isAnsweredRightly(const Position& position, Asker<field::System>& player) {
    return position.isRight(position.battle, answerTo(position, player));
}

}  // namespace vallum::players
