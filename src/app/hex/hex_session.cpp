// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/hex_session.h"

#include "thinking/player_level.h"

#include <algorithm>
#include <map>

#include <vallum/core/overloaded.h>
#include <vallum/hex/queries/orders_left.h>
#include <vallum/hex/rules/orders.h>
#include <vallum/hex/words.h>
#include <vallum/players/hex_players.h>

namespace vallum::app {

using Hex = Seated<hex::System>;

std::vector<PlayerKind> Hex::computers() { return allComputers(); }

std::unique_ptr<Asker<hex::System>> Hex::computer(PlayerKind kind, std::uint64_t seed) {
    return players::hexPlayerOf(levelOf(kind), characterOf(kind), seed);
}

namespace {

/// HEX-88: an order only permits, so the only group has it whole. With other cards even the orders for a few
/// are the player's own, and a chance to take the card back.
std::optional<hex::Answer> ordersToAll(const hex::Battle& battle) {
    const hex::CommandCard* card = hex::cardInPlay(battle);
    const auto* linked = card == nullptr ? nullptr : std::get_if<hex::LinkedOrders>(&card->orders);
    if (linked == nullptr || linked->most.kind != hex::AllOr::Kind::all) return std::nullopt;
    const hex::OrdersChosen all{.units = hex::ordersLeft(battle, {}).units};
    const bool isOneGroup = !all.units.empty() && hex::mayOrder(battle, all);
    return isOneGroup ? std::optional<hex::Answer>(all) : std::nullopt;
}

/// HEX-57: each roll stands alone, unless a leader has to flee past the others or the battle may end between
/// two of them.
bool isOrderIdle(const hex::Battle& battle, const hex::ChooseTrample& question) {
    std::map<Seat, int> atRisk;
    for (const hex::Hex hex : question.among) {
        const auto unit = battle.unitAt(hex);
        if (!unit || battle.leaderAt(hex)) return false;
        ++atRisk[battle.unit(*unit).owner];
    }
    return std::ranges::all_of(atRisk, [&](const auto& it) {
        const auto& [owner, units] = it;
        const Seat enemy = battle.enemyOf(owner);
        const bool couldWin = battle.player(enemy).banners + units >= battle.side(enemy).banners;
        return !couldWin && std::ssize(battle.unitsOf(owner)) > units;
    });
}

}  // namespace

std::optional<hex::Answer> Hex::onlyAnswer(const hex::Battle& battle, const hex::Question& question) {
    if (std::holds_alternative<hex::ChooseOrders>(question)) return ordersToAll(battle);
    if (const auto* trample = std::get_if<hex::ChooseTrample>(&question);
        trample != nullptr && isOrderIdle(battle, *trample))
        return hex::HexChosen{trample->among.front()};
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
