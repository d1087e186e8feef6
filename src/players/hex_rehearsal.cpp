// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex_rehearsal.h"

#include "hex_greedy.h"
#include "shared_luck.h"
#include "unseen_cards.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace vallum::players {

namespace {

using hex::Battle;
using hex::System;

std::vector<CardId> unseenIn(const Battle& battle) {
    std::vector<CardId> seen = battle.discarded;
    for (const hex::Player& player : battle.players)
        seen.insert(seen.end(), player.hand.begin(), player.hand.end());
    if (battle.play) seen.push_back(battle.play->card);
    return unseenCards(battle.setting->deck.size(), seen);
}

/// Answers the open question as the trial says, and all others like the greedy player.
class Rehearsing final : public Asker<System> {
public:
    Rehearsing(const OpenQuestion<System>& open, const HexTrial& trial)
        : open_(open),
          trial_(trial),
          luck_(trial.seed) {}

    hex::Answer answer(const Battle& battle, const OpenQuestion<System>& asked) override {
        if (++answers_ == 1) {
            isTrue_ = asked.seat == open_.seat && asked.question == open_.question;
            if (isTrue_) return trial_.first;
        }
        if (const auto* draw = std::get_if<DrawCards>(&asked.question))
            return luck_.drawn(*draw, battle.turn, battle.active);
        if (const auto* roll = std::get_if<RollDice>(&asked.question))
            return luck_.rolled(*roll, battle.turn, battle.active);
        return hexGreedyAnswer(battle, asked.question);
    }
    [[nodiscard]] int answers() const { return answers_; }
    [[nodiscard]] bool isTrue() const { return isTrue_; }

private:
    const OpenQuestion<System>& open_;
    const HexTrial& trial_;
    SharedLuck luck_;
    int answers_ = 0;
    bool isTrue_ = true;
};

}  // namespace

std::optional<Battle> imagined(Battle seen, std::uint64_t seed) {
    Stream stream(seed);
    if (!dealUnseen(seen, unseenIn(seen), stream)) return std::nullopt;
    return seen;
}

HexRehearsed rehearsed(const Battle& imagined, const OpenQuestion<System>& asked, const HexTrial& trial) {
    Rehearsing players(asked, trial);
    vallum::Game<System> game(imagined, players, asked.number);
    HexRehearsed result;
    const int last = imagined.turn + trial.turns;
    while (!System::isOver(game.battle()) && game.battle().turn < last && players.isTrue()) {
        const int turn = game.battle().turn;
        game.step();
        auto facts = game.takeFacts();
        if (trial.isTold) std::ranges::move(facts, std::back_inserter(result.facts));
        if (game.battle().turn != turn && !System::isOver(game.battle()))
            result.turns.push_back(game.battle());
    }
    if (game.battle().turn < last || System::isOver(game.battle())) result.turns.push_back(game.takeBattle());
    result.answers = players.answers();
    result.isTrue = players.isTrue();
    return result;
}

}  // namespace vallum::players
