// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/hex_battles.h"
#include "support/hex_invariants.h"

#include <map>

#include <vallum/core/digest.h>
#include <vallum/core/referee.h>
#include <vallum/hex/files/scenario_file.h>
#include <vallum/players/hex_players.h>

namespace vallum::hex {
namespace {

using namespace test;

const std::vector<std::string> shipped{"bagradas", "himera", "saguntum", "telamon", "trebia"};

Scenario scenario(const std::string& id) {
    const auto path = std::filesystem::path(VALLUM_SOURCE_DIR) / "scenarios" / "hex" / (id + ".json");
    auto file = loadScenario(path, library());
    EXPECT_TRUE(file) << (file ? "" : toText(file.error()));
    return file->scenario;
}

/// Two random players and the dice of a seed; the invariants are looked at after every step.
Battle played(const Scenario& scenario, std::uint64_t seed, std::string& broken) {
    players::HexRandomPlayer one(seed);
    players::HexRandomPlayer other(seed + 1'000'003);
    DiceBox<System> dice(seed);
    Seats<System> seats;
    seats.put(chance, dice);
    seats.put(top, one);
    seats.put(bottom, other);
    Game game(System::begin(scenario), seats, 0);
    while (!System::isOver(game.battle()) && broken.empty()) {
        game.step();
        game.takeFacts();
        broken = Invariants(game.battle()).broken();
    }
    return game.takeBattle();
}

TEST(HexPlayouts, RandomBattlesKeepTheInvariantsAndEnd) {
    std::map<std::string, int> ends;
    constexpr std::uint64_t seeds = 200;
    for (const std::string& id : shipped) {
        const Scenario start = scenario(id);
        for (std::uint64_t seed = 0; seed != seeds; ++seed) {
            std::string broken;
            const Battle battle = played(start, seed, broken);
            ASSERT_EQ(broken, "") << id << ", seed " << seed << ", turn " << battle.turn;
            ASSERT_LE(battle.turn, 2 * battle.setting->turns);
            const bool isDraw = !battle.winner;
            ++ends[isDraw ? "draw" : "won"];
        }
    }
    EXPECT_GT(ends["won"], 500);
}

TEST(HexPlayouts, TheSameSeedGivesTheSameBattle) {
    for (const std::string& id : shipped) {
        std::string broken;
        const Scenario start = scenario(id);
        EXPECT_EQ(Digest::of(played(start, 7, broken)), Digest::of(played(start, 7, broken))) << id;
        EXPECT_NE(Digest::of(played(start, 7, broken)), Digest::of(played(start, 8, broken))) << id;
    }
}

}  // namespace
}  // namespace vallum::hex
