// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/logistic_fit.h"

#include <array>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <string>
#include <vector>

#include <vallum/core/chance.h>
#include <vallum/field/files/library.h>
#include <vallum/hex/files/scenario_file.h>
#include <vallum/players/hex_players.h>
#include <vallum/players/hex_value.h>

/// Lets the greedy player of hex battles fight itself, and fits the weights with which the value of a battle
/// best predicts its winner, using the positions at the start of every turn.
namespace vallum::players {
namespace {

using HexSample = Sample<hexFeatures>;

std::array<double, hexFeatures> balanceOf(const hex::Battle& battle, Seat seat) {
    const HexMeasures own = measuresOf(battle, seat);
    const HexMeasures theirs = measuresOf(battle, battle.enemyOf(seat));
    std::array<double, hexFeatures> row{};
    for (std::size_t i = 0; i != hexFeatures; ++i) row[i] = (own[i] - theirs[i]) / 1000.0;
    return row;
}

void fight(const hex::Scenario& scenario, std::uint64_t seed, bool held, std::vector<HexSample>& samples) {
    DiceBox<hex::System> dice(mixed(seed));
    HexGreedyPlayer player;
    Seats<hex::System> seats;
    seats.put(chance, dice);
    for (const hex::Side& side : scenario.setting->sides) seats.put(side.seat, player);
    Game<hex::System> game(hex::System::begin(scenario), seats, 0);
    const std::size_t first = samples.size();
    std::vector<Seat> whose;
    int turn = 0;
    while (!hex::System::isOver(game.battle())) {
        game.step();
        game.takeFacts();
        if (game.battle().turn == turn || game.battle().outcome) continue;
        turn = game.battle().turn;
        whose.push_back(game.battle().active);
        samples.push_back({balanceOf(game.battle(), whose.back()), 0, 0, held});
    }
    const auto& winner = game.battle().outcome->winner;
    for (std::size_t i = first; i != samples.size(); ++i) {
        samples[i].won = winner ? (*winner == whose[i - first] ? 1 : 0) : 0.5;
        samples[i].weight = 1.0 / static_cast<double>(samples.size() - first);
    }
}

int fit(int battles, std::uint64_t first, const std::vector<std::string>& files) {
    const auto library = field::resourceDirectory().and_then(hex::loadLibrary);
    if (!library) {
        std::cerr << toText(library.error()) << "\n";
        return 1;
    }
    std::vector<HexSample> samples;
    for (const std::string& file : files) {
        const auto read = hex::loadScenario(file, *library);
        if (!read) {
            std::cerr << toText(read.error()) << "\n";
            return 1;
        }
        for (int i = 0; i != battles; ++i)
            fight(read->scenario, first + static_cast<std::uint64_t>(i), i % 5 == 4, samples);
        std::cerr << file << ": " << samples.size() << " positions\n";
    }
    tellFit(samples, names(HexFeature()), battles, files.size(), first);
    return 0;
}

}  // namespace
}  // namespace vallum::players

int main(int count, char** words) { return vallum::players::fitAsAsked(count, words, vallum::players::fit); }
