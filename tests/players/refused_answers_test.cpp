// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/matches.h"
#include "support/preset_battles.h"

#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <memory>

#include <vallum/core/random.h>

/// Computer players must give legal answers in every battle; if one is refused, the battle still goes on.
namespace vallum::players {
namespace {

/// A plan for all units active may end on a friend that then gets no order, so it has to be checked again.
TEST(GreedyPlayer, ARetreatOntoAFriendIsThoughtOverWhereTheFriendGotNoOrder) {
    GreedyPlayer red;
    GreedyPlayer blue;
    EXPECT_TRUE(fought("breach-at-the-gate", red, blue, 125).battle().outcome);
    GreedyPlayer raider;
    GreedyPlayer guard;
    EXPECT_TRUE(fought("watchtower-raid", raider, guard, 245).battle().outcome);
}

/// Sends units to where they already are, and names units that do not exist.
class BadPlayer final : public Player {
public:
    field::Answer answer(const field::Battle&, const OpenQuestion<field::System>&) override {
        return field::Retreat{UnitId(999)};
    }
};

TEST(RefusedAnswers, ABattleAgainstABadPlayerComesToItsEnd) {
    DiceBox<field::System> dice(3);
    BadPlayer bad;
    GreedyPlayer good;
    Seats<field::System> seats;
    seats.put(chance, dice);
    seats.put(field::redSeat, bad);
    seats.put(field::blueSeat, good);
    const Referee referee(shipped("first-battle"), seats);
    ASSERT_TRUE(referee.battle().outcome);
    EXPECT_EQ(referee.battle().outcome->winner, field::blueSeat);
    EXPECT_GT(referee.refusedAnswers().size(), 20U);
    for (const auto& it : referee.refusedAnswers()) {
        EXPECT_EQ(it.asked.seat, field::redSeat);
        EXPECT_EQ(it.why.rule, "ASK-01"_rule);
    }
    for (const auto& given : referee.record().tape)
        EXPECT_FALSE(std::holds_alternative<field::Surrender>(given.answer)) << "nobody gives up for another";
}

/// After a refusal, every player has a different answer that is legal.
TEST(RefusedAnswers, EveryPlayerHasANextBest) {
    GreedyPlayer greedy;
    RandomPlayer random(5);
    DiceBox<field::System> dice(9);
    Seats<field::System> seats;
    seats.put(chance, dice);
    Referee referee(shipped("breach-at-the-gate"), seats);
    int thoughtOver = 0;
    while (referee.open() && referee.record().tape.size() < 120) {
        const auto asked = *referee.open();
        const field::Battle seen = field::System::seenBy(referee.battle(), asked.seat);
        const field::Answer first = greedy.answer(seen, asked);
        for (Player* player : {static_cast<Player*>(&greedy), static_cast<Player*>(&random)}) {
            const auto next = player->answerInstead(seen, asked, {first});
            if (!next) continue;
            EXPECT_NE(*next, first);
            ++thoughtOver;
        }
        ASSERT_TRUE(referee.answer(first));
    }
    EXPECT_GT(thoughtOver, 20);
}

/// The number of battles comes from the environment: VALLUM_BATTLES=20000, starting at VALLUM_FIRST_SEED.
std::uint64_t fromEnvironment(const char* name, std::uint64_t usual) {
    const char* text = std::getenv(name);
    if (text == nullptr) return usual;
    std::uint64_t number = usual;
    std::from_chars(text, text + std::string_view(text).size(), number);
    return number;
}

const std::vector<field::Scenario>& allShipped() {
    static const std::vector<field::Scenario> scenarios = [] {
        std::vector<std::filesystem::path> files;
        for (const auto& it :
             std::filesystem::directory_iterator(std::string(VALLUM_SOURCE_DIR) + "/scenarios"))
            if (it.path().extension() == ".json") files.push_back(it.path());
        std::ranges::sort(files);
        std::vector<field::Scenario> all;
        for (const auto& file : files) all.push_back(field::loadScenario(file, field::library()).value());
        return all;
    }();
    return scenarios;
}

/// Alternates between shipped scenarios and random armies; every third battle has random players.
field::Scenario scenarioFor(std::uint64_t seed) {
    const auto& scenarios = allShipped();
    if (seed % 2 == 0) return scenarios.at(seed / 2 % scenarios.size());
    Stream stream(mixed(seed));
    const auto armies = field::presetArmies();
    return field::presetBattle({.red = armies.at(stream.below(armies.size())),
                                .blue = armies.at(stream.below(armies.size())),
                                .byTurns = stream.below(2) == 0});
}

std::unique_ptr<Player> playerFor(std::uint64_t seed) {
    if (seed % 3 == 0) return std::make_unique<RandomPlayer>(mixed(seed));
    return std::make_unique<GreedyPlayer>();
}

TEST(RefusedAnswers, ThereAreNoneInAnyBattle) {
    const std::uint64_t first = fromEnvironment("VALLUM_FIRST_SEED", 1);
    const std::uint64_t end = first + fromEnvironment("VALLUM_BATTLES", 32);
    for (std::uint64_t seed = first; seed != end; ++seed) {
        const field::Scenario scenario = scenarioFor(seed);
        DiceBox<field::System> dice(seed);
        std::vector<std::unique_ptr<Player>> players;
        Seats<field::System> seats;
        seats.put(chance, dice);
        for (const field::Side& side : scenario.setting->sides) {
            players.push_back(playerFor(seed));
            seats.put(side.seat, *players.back());
        }
        const Referee referee(scenario, seats);
        EXPECT_TRUE(referee.battle().outcome) << scenario.id << ", seed " << seed;
        for (const auto& it : referee.refusedAnswers())
            ADD_FAILURE() << scenario.id << ", seed " << seed << ", question " << it.asked.number << ": "
                          << it.why.rule.text() << ' ' << JsonWriter::of(it.answer).dump();
    }
}

}  // namespace
}  // namespace vallum::players
