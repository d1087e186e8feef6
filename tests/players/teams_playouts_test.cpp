// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/invariants.h"
#include "support/library.h"
#include "support/saves.h"

#include <set>

#include <gtest/gtest.h>

#include <vallum/core/chance.h>
#include <vallum/core/json.h>
#include <vallum/core/referee.h>
#include <vallum/field/words.h>
#include <vallum/players/field_players.h>

/// Random battles of three to six players.
namespace vallum::field {
namespace {

using Referee = vallum::Referee<System>;

struct Company {
    std::string name;
    std::vector<std::string> teams;  // of each player; empty: no allies
    std::vector<std::string> homes;
    std::string turnOrder = "team-turns";
    std::string deployment = "by-turns";
};

Json unitsOf(std::size_t player) {
    Json units = Json::array();
    for (const char* id : {"hastati", "principes", "velites", "equites", "sagittarii"}) {
        units.push_back({{"id", id}});
    }
    // Armies differ in size, so that turns without units occur.
    for (std::size_t i = 0; i != player % 3; ++i) units.push_back({{"id", "hastati"}});
    return units;
}

Scenario scenarioOf(const Company& company) {
    Json sides = Json::array();
    for (std::size_t i = 0; i != company.teams.size(); ++i) {
        Json side = {{"seat", std::string(seatNames.at(i))},
                     {"name", "Player " + std::to_string(i + 1)},
                     {"army", "romans-republic"},
                     {"home", company.homes.at(i)},
                     {"general", "standard-general"},
                     {"units", unitsOf(i)}};
        if (!company.teams.at(i).empty()) side["team"] = company.teams.at(i);
        sides.push_back(side);
    }
    const Json scenario = {{"format", "vallum-scenario"},
                           {"version", 1},
                           {"id", company.name},
                           {"title", company.name},
                           {"intro", ""},
                           {"kind", "scenario"},
                           {"table", {{"width", 46}, {"depth", 32}}},
                           {"deployment", company.deployment},
                           {"victory", {"casualties"}},
                           {"turnOrder", company.turnOrder},
                           {"sides", sides}};
    const auto read = scenarioFrom(scenario.dump(), library(), company.name);
    if (!read) contradiction(__FILE__, __LINE__, toText(read.error()).c_str());
    return read->scenario;
}

const std::vector<std::string> facing{"south", "north", "south", "north", "south", "north"};
Company teamsOf(int players, const std::string& turnOrder) {
    Company company{std::to_string(players) + " players, " + turnOrder, {}, {}, turnOrder};
    for (int i = 0; i != players; ++i) {
        company.teams.emplace_back(i % 2 == 0 ? "Rome" : "Carthage");
        company.homes.push_back(facing.at(static_cast<std::size_t>(i)));
    }
    return company;
}
Company freeForAll(std::vector<std::string> homes) {
    Company company{"free for all of " + std::to_string(homes.size()), {}, std::move(homes)};
    company.teams.resize(company.homes.size());
    return company;
}

vallum::Seats<System> everybody(const Scenario& scenario,
                                DiceBox<System>& dice,
                                players::RandomPlayer& player) {
    vallum::Seats<System> seats;
    seats.put(chance, dice);
    for (const Side& side : scenario.setting->sides) seats.put(side.seat, player);
    return seats;
}

std::string_view kindOf(const Fact& fact) {
    return std::visit([](const auto& it) { return it.kind; }, fact);
}

/// The acting players are in the battle, and a player who has left keeps nothing.
std::optional<std::string> brokenAmongPlayers(const Battle& battle) {
    if (battle.stage == Stage::fighting && battle.player(battle.active).defeated) {
        return "a player who has left is active";
    }
    for (const Player& player : battle.players) {
        const auto owns = [&](const Unit& unit) {
            return unit.owner == player.seat && unit.place == Place::table;
        };
        const bool hasUnits = std::ranges::any_of(battle.units, owns);
        if (player.defeated && (hasUnits || !player.hand.empty()))
            return "a player who has left keeps something";
        if (battle.stage == Stage::fighting && !player.defeated && !hasUnits) return "an army without units";
    }
    return std::nullopt;
}

/// Plays one battle to its end and returns all kinds of facts.
std::set<std::string_view> playout(const Scenario& scenario, std::uint64_t seed) {
    DiceBox<System> dice(seed);
    players::RandomPlayer player(seed + 1);
    auto seats = everybody(scenario, dice, player);
    Game game(System::begin(scenario), seats, 0);
    while (!System::isOver(game.battle())) {
        game.step();
        const auto broken = brokenInvariant(game.battle());
        EXPECT_EQ(broken, std::nullopt) << scenario.id << ", seed " << seed << ": " << broken.value_or("")
                                        << ", after: " << words(game.battle(), game.facts().back());
        const auto among = brokenAmongPlayers(game.battle());
        EXPECT_EQ(among, std::nullopt) << scenario.id << ", seed " << seed << ": " << among.value_or("");
        if (broken || among) break;
    }
    std::set<std::string_view> kinds;
    for (const Fact& fact : game.facts()) kinds.insert(kindOf(fact));
    return kinds;
}

void playAll(const std::vector<Company>& companies,
             std::uint64_t battles,
             std::set<std::string_view> worthSeeing) {
    for (const Company& company : companies) {
        const Scenario scenario = scenarioOf(company);
        for (std::uint64_t seed = 0; seed != battles && !testing::Test::HasFailure(); ++seed) {
            for (const std::string_view kind : playout(scenario, seed)) worthSeeing.erase(kind);
        }
    }
    EXPECT_TRUE(worthSeeing.empty()) << *worthSeeing.begin() << " never happened";
}

TEST(TeamPlayouts, FourPlayersInEveryTurnOrder) {
    playAll({teamsOf(4, "team-turns"), teamsOf(4, "allied-turns"), teamsOf(4, "alternating")}, 8,
            {AllyBegan::kind, CardsPassed::kind, BattleEnded::kind, Wounded::kind, TurnOrderSet::kind});
}

TEST(TeamPlayouts, ThreeAndFivePlayersInTeams) {
    playAll({teamsOf(3, "team-turns"), teamsOf(3, "alternating"), teamsOf(5, "team-turns"),
             teamsOf(5, "alternating")},
            4, {AllyBegan::kind, BattleEnded::kind});
}

TEST(TeamPlayouts, SixPlayers) {
    playAll({teamsOf(6, "team-turns"), teamsOf(6, "allied-turns")}, 4, {AllyBegan::kind, BattleEnded::kind});
}

TEST(TeamPlayouts, EveryManForHimself) {
    playAll(
        {freeForAll({"south", "west", "north"}), freeForAll({"south", "west", "north", "east"}),
         freeForAll({"south", "north", "north"}), freeForAll({"south", "west", "north", "east", "north"})},
        6, {PlayerDefeated::kind, BattleEnded::kind, Wounded::kind});
}

TEST(TeamPlayouts, TheShippedBattleOfFour) {
    const Scenario scenario = shippedScenario("four-players");
    for (std::uint64_t seed = 0; seed != 6; ++seed)
        EXPECT_TRUE(playout(scenario, seed).contains("battleEnded"));
}

TEST(TeamPlayouts, ASavedBattleOfFivePlaysToTheSameEnd) {
    for (const Company& company : {teamsOf(5, "team-turns"), freeForAll({"south", "west", "north"})}) {
        const Scenario scenario = scenarioOf(company);
        DiceBox<System> dice(5);
        players::RandomPlayer player(6);
        const Referee played(scenario, everybody(scenario, dice, player));
        const std::string text = saveText(played.record());
        const auto loaded = loadSave(text, library());
        ASSERT_TRUE(loaded) << company.name;
        const auto replayed = Referee::from(*loaded);
        ASSERT_TRUE(replayed) << company.name;
        EXPECT_EQ(replayed->battle(), played.battle()) << company.name;
    }
}

TEST(TeamPlayouts, GreedyPlayersFightForFour) {
    const Scenario scenario = shippedScenario("four-players");
    for (std::uint64_t seed = 0; seed != 2; ++seed) {
        DiceBox<System> dice(seed);
        players::GreedyPlayer greedy;
        vallum::Seats<System> seats;
        seats.put(chance, dice);
        for (const Side& side : scenario.setting->sides) seats.put(side.seat, greedy);
        Game game(System::begin(scenario), seats, 0);
        while (!System::isOver(game.battle()) && game.battle().turn < 40) {
            game.step();
            ASSERT_EQ(brokenInvariant(game.battle()), std::nullopt) << "seed " << seed;
        }
        const auto isWound = [](const Fact& fact) { return std::holds_alternative<Wounded>(fact); };
        EXPECT_GT(std::ranges::count_if(game.facts(), isWound), 10) << "seed " << seed;
    }
}

}  // namespace
}  // namespace vallum::field
