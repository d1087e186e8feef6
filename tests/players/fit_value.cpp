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
#include <vallum/field/files/scenario_file.h>
#include <vallum/players/battle_value.h>
#include <vallum/players/field_players.h>

/// Lets the greedy player fight itself, and fits the weights with which the value of a battle best predicts
/// its winner, using the positions at the start of every turn.
namespace vallum::players {
namespace {

using Row = std::array<double, features>;

Row balanceOf(const field::Battle& battle, Seat seat) {
    const Measures own = measuresOf(battle, seat);
    const Measures theirs = measuresOf(battle, battle.opponentsOf(seat).front());
    Row row{};
    for (std::size_t i = 0; i != features; ++i) row[i] = (own[i] - theirs[i]) / 1000.0;
    return row;
}

std::array<bool, features> thoseGoodToHave() {
    std::array<bool, features> good{};
    for (const Feature it : {Feature::cards, Feature::breaches, Feature::inside, Feature::climbing,
                             Feature::towers, Feature::rams})
        good.at(static_cast<std::size_t>(it)) = true;
    return good;
}

void fight(const field::Scenario& scenario,
           std::uint64_t seed,
           bool held,
           std::vector<Sample<features>>& samples) {
    DiceBox<field::System> dice(mixed(seed));
    GreedyPlayer player;
    Seats<field::System> seats;
    seats.put(chance, dice);
    for (const field::Side& side : scenario.setting->sides) seats.put(side.seat, player);
    Game<field::System> game(field::System::begin(scenario), seats, 0);
    const std::size_t first = samples.size();
    std::vector<Seat> whose;
    int turn = 0;
    while (!field::System::isOver(game.battle())) {
        game.step();
        game.takeFacts();
        if (game.battle().turn == turn || game.battle().outcome) continue;
        turn = game.battle().turn;
        whose.push_back(game.battle().active);
        samples.push_back({balanceOf(game.battle(), whose.back()), 0, 0, held});
    }
    const auto& outcome = *game.battle().outcome;
    for (std::size_t i = first; i != samples.size(); ++i) {
        const bool isWon = outcome.winner && game.battle().areAllied(*outcome.winner, whose[i - first]);
        samples[i].won = outcome.winner ? (isWon ? 1 : 0) : 0.5;
        samples[i].weight = 1.0 / static_cast<double>(samples.size() - first);
    }
}

int fit(int battles, std::uint64_t first, const std::vector<std::string>& files) {
    const auto library = field::resourceDirectory().and_then(
        [](const std::filesystem::path& directory) { return field::loadLibrary(directory); });
    if (!library) {
        std::cerr << toText(library.error()) << "\n";
        return 1;
    }
    std::vector<Sample<features>> samples;
    for (const std::string& file : files) {
        const auto scenario = field::loadScenario(file, *library);
        if (!scenario) {
            std::cerr << toText(scenario.error()) << "\n";
            return 1;
        }
        for (int i = 0; i != battles; ++i)
            fight(*scenario, first + static_cast<std::uint64_t>(i), i % 5 == 4, samples);
        std::cerr << file << ": " << samples.size() << " positions\n";
    }
    tellFit(samples, names(Feature()), battles, files.size(), first, thoseGoodToHave());
    return 0;
}

}  // namespace
}  // namespace vallum::players

int main(int count, char** words) { return vallum::players::fitAsAsked(count, words, vallum::players::fit); }
