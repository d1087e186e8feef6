// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/trials/streams.h>

namespace vallum::trials {

namespace {

enum class Stem : std::uint64_t { battle = 1, player, dice, cards };

std::uint64_t grown(std::uint64_t seed, Stem stem, std::uint64_t branch) {
    return mixed(mixed(seed + static_cast<std::uint64_t>(stem) * 0x9E3779B97F4A7C15U) + branch);
}

std::uint64_t numberOf(RuleId rule) {
    std::uint64_t number = 0;
    for (const char letter : rule.text()) number = number << 8U | static_cast<unsigned char>(letter);
    return number;
}

DiceShown rolled(const RollDice& question, Stream stream) {
    DiceShown shown;
    for (int i = 0; i != question.dice; ++i)
        shown.faces.push_back(static_cast<int>(stream.below(static_cast<std::uint64_t>(question.sides))) + 1);
    return shown;
}

/// Each card gets its own random number in each draw.
CardsShown drawn(const DrawCards& question, Stream stream) {
    const std::uint64_t draw = stream.next();
    const auto lotOf = [&](CardId card) {
        return grown(draw, Stem::cards, static_cast<std::uint64_t>(card.raw()));
    };
    CardsShown shown{question.pile};
    std::ranges::sort(shown.cards, {}, lotOf);
    shown.cards.resize(static_cast<std::size_t>(question.count));
    return shown;
}

}  // namespace

int seedOf(std::uint64_t planSeed, int battle) {
    constexpr std::uint64_t bits = 0x7FFFFFFF;
    return static_cast<int>(grown(planSeed, Stem::battle, static_cast<std::uint64_t>(battle)) & bits);
}

std::uint64_t playerSeed(std::uint64_t battleSeed, Seat seat) {
    return grown(battleSeed, Stem::player, static_cast<std::uint64_t>(seat.raw()));
}

template <class System> bool NamedStreams<System>::knows(const OpenQuestion<System>& asked) const {
    return std::holds_alternative<RollDice>(asked.question) ||
           std::holds_alternative<DrawCards>(asked.question);
}

template <class System> Stream NamedStreams<System>::next(const typename System::Battle& battle, RuleId why) {
    if (battle.turn != turn_) used_.clear();
    turn_ = battle.turn;
    const auto seat = static_cast<std::uint64_t>(battle.active.raw() + 1);
    const std::uint64_t name = grown(seed_ + seat, Stem::dice, numberOf(why));
    const std::uint64_t ofTurn = grown(name, Stem::dice, static_cast<std::uint64_t>(turn_));
    return Stream(grown(ofTurn, Stem::dice, used_[name]++));
}

template <class System>
typename System::Answer NamedStreams<System>::answer(const typename System::Battle& battle,
                                                     const OpenQuestion<System>& asked) {
    if (const auto* draw = std::get_if<DrawCards>(&asked.question))
        return drawn(*draw, next(battle, draw->why));
    const auto& roll = std::get<RollDice>(asked.question);
    return rolled(roll, next(battle, roll.why));
}

template class NamedStreams<field::System>;
template class NamedStreams<hex::System>;

}  // namespace vallum::trials
