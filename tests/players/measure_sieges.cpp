// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/siege_habits.h"

#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <string>

#include <vallum/core/chance.h>
#include <vallum/field/files/library.h>
#include <vallum/field/files/scenario_file.h>
#include <vallum/players/field_players.h>

/// Lets the greedy player fight many sieges against itself and prints its habits.
namespace vallum::players {
namespace {

/// Counts refused answers, which are always bugs.
class Watched final : public Asker<field::System> {
public:
    field::Answer answer(const field::Battle& battle, const OpenQuestion<field::System>& asked) override {
        field::Answer answer = player_.answer(battle, asked);
        if (field::System::accepts(battle, asked.question, answer)) return answer;
        ++refused_;
        return *player_.answerInstead(battle, asked, {answer});
    }
    [[nodiscard]] int refused() const { return refused_; }

private:
    GreedyPlayer player_;
    int refused_ = 0;
};

int fight(const field::Scenario& scenario, std::uint64_t seed, Habits& habits) {
    DiceBox<field::System> dice(seed);
    Watched player;
    Seats<field::System> seats;
    seats.put(chance, dice);
    for (const field::Side& side : scenario.setting->sides) seats.put(side.seat, player);
    Game<field::System> game(field::System::begin(scenario), seats, 0);
    SiegeWatch watch(game.battle(), habits);
    while (!field::System::isOver(game.battle())) {
        game.step();
        watch.note(game.battle(), game.takeFacts());
    }
    watch.conclude(game.battle());
    return player.refused();
}

int measure(const std::string& file, int battles, std::uint64_t first) {
    const auto library = field::resourceDirectory().and_then(
        [](const std::filesystem::path& directory) { return field::loadLibrary(directory); });
    if (!library) {
        std::cerr << toText(library.error()) << "\n";
        return 1;
    }
    const auto scenario = field::loadScenario(file, *library);
    if (!scenario || !scenario->setting->siege) {
        std::cerr << (scenario ? file + ": no siege" : toText(scenario.error())) << "\n";
        return 1;
    }
    Habits habits;
    int refused = 0;
    for (int i = 0; i != battles; ++i)
        refused += fight(*scenario, first + static_cast<std::uint64_t>(i), habits);
    std::cout << "| " << file << " | |\n| --- | --- |\n" << table(habits);
    if (refused != 0) std::cout << "| answers refused | " << refused << " |\n";
    return refused == 0 ? 0 : 1;
}

}  // namespace
}  // namespace vallum::players

int main(int count, char** words) {
    if (count != 4) {
        std::cerr << "usage: vallum_measure_sieges SCENARIO BATTLES FIRST-SEED\n";
        return 1;
    }
    return vallum::players::measure(words[1], std::atoi(words[2]), std::strtoull(words[3], nullptr, 10));
}
