// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/hex_session.h"

#include "thinking/player_level.h"

#include <vallum/core/overloaded.h>
#include <vallum/hex/words.h>
#include <vallum/players/hex_players.h>

namespace vallum::app {

using Hex = Seated<hex::System>;

std::unique_ptr<Asker<hex::System>> Hex::computer(PlayerKind kind, std::uint64_t seed) {
    return players::hexPlayerOf(levelOf(kind), players::Character::even, seed);
}

std::optional<hex::Answer> Hex::onlyAnswer(const hex::Battle& battle, const hex::Question& question) {
    const bool mayBeOne = std::visit(
        Overloaded{[](const hex::ChooseRetreat&) { return true; },
                   [](const hex::ChooseTrample&) { return true; },
                   [](const hex::ChooseLeaderPath&) { return true; },
                   [](const hex::ChooseRestored&) { return true; }, [](const auto&) { return false; }},
        question);
    if (!mayBeOne) return std::nullopt;
    auto options = hex::System::options(battle, question);
    return options.size() == 1 ? std::optional(std::move(options.front())) : std::nullopt;
}

std::optional<hex::Answer> Hex::passing(const hex::Question& question) {
    if (!std::holds_alternative<hex::AnswerAttack>(question)) return std::nullopt;
    return hex::Stand{};
}

Handover Hex::handover(const hex::Battle& /*battle*/, const hex::Question& question, Seat /*seat*/) {
    if (std::holds_alternative<hex::AnswerAttack>(question)) return Handover::oncePerTurn;  // HEX-98
    return Telling<hex::System>::isSecret(question) ? Handover::curtain : Handover::open;
}

bool Hex::coversTable(const hex::Question& question) {
    return std::holds_alternative<hex::ChooseCard>(question);
}

Text Hex::whoseDice(const vallum::Referee<hex::System>& referee, const hex::Battle& battle) {
    return hex::words(battle, hex::diceWanted(referee));
}

template class SessionOf<hex::System>;

}  // namespace vallum::app
