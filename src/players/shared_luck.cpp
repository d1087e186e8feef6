// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared_luck.h"

#include <utility>

namespace vallum::players {

namespace {

std::uint64_t numberOf(RuleId rule) {
    std::uint64_t number = 0;
    for (const char letter : rule.text()) number = number << 8U | static_cast<unsigned char>(letter);
    return number;
}

}  // namespace

void shuffle(std::vector<CardId>& cards, Stream& stream) {
    for (std::size_t left = cards.size(); left > 1; --left)
        std::swap(cards[left - 1], cards[stream.below(left)]);
}

Stream SharedLuck::next(RuleId why, int turn, Seat active) {
    if (turn != turn_) used_.clear();
    turn_ = turn;
    const std::uint64_t name = mixed(numberOf(why) + static_cast<std::uint64_t>(active.raw()));
    const std::uint64_t ofTurn = mixed(seed_ + name) + static_cast<std::uint64_t>(turn_);
    return Stream(mixed(ofTurn) + used_[name]++);
}

DiceShown SharedLuck::rolled(const RollDice& question, int turn, Seat active) {
    Stream stream = next(question.why, turn, active);
    DiceShown shown;
    const auto sides = static_cast<std::uint64_t>(question.sides);
    for (int i = 0; i != question.dice; ++i) shown.faces.push_back(static_cast<int>(stream.below(sides)) + 1);
    return shown;
}

CardsShown SharedLuck::drawn(const DrawCards& question, int turn, Seat active) {
    Stream stream = next(question.why, turn, active);
    std::vector<CardId> pile = question.pile;
    shuffle(pile, stream);
    pile.resize(static_cast<std::size_t>(question.count));
    return {std::move(pile)};
}

}  // namespace vallum::players
