// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/hex_fought.h"

#include <benchmark/benchmark.h>
#include <utility>

#include <vallum/hex/queries/odds.h>
#include <vallum/hex/queries/threats.h>

namespace vallum::hex {
namespace {

using namespace test;
using Files = BattleFile<System>;

const std::vector<Scenario>& scenarios() {
    static const std::vector<Scenario> all = [] {
        std::vector<Scenario> read;
        for (const std::string& id : shipped) read.push_back(shippedScenario(id));
        return read;
    }();
    return all;
}
/// Battles vary in length, so the same hundred are fought, twenty per scenario.
const Scenario& scenarioOf(std::uint64_t battle) { return scenarios().at(battle % scenarios().size()); }
std::uint64_t seedOf(std::uint64_t battle) { return battle % 100; }

/// The player of both sides.
template <class Player> struct Company {
    Company(std::uint64_t seed, Player both) : dice(seed), player(std::move(both)) {
        seats.put(chance, dice);
        seats.put(top, player);
        seats.put(bottom, player);
    }
    DiceBox<System> dice;
    Player player;
    Seats<System> seats;
};

class Counted final : public Asker<System> {
public:
    explicit Counted(Asker<System>& next) : next_(next) {}
    Answer answer(const Battle& battle, const OpenQuestion<System>& asked) override {
        ++answers;
        return next_.answer(battle, asked);
    }
    std::size_t answers = 0;

private:
    Asker<System>& next_;
};

/// With a referee, as in a battle that is saved: every answer checked, a digest after every step.
void playHexBattles(benchmark::State& state, const auto& playerOf) {
    std::uint64_t battles = 0;
    std::size_t answers = 0;
    for (auto _ : state) {
        Company company(seedOf(battles), playerOf(seedOf(battles)));
        answers += Referee<System>(scenarioOf(battles), company.seats).record().tape.size();
        ++battles;
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(battles));
    state.counters["answers"] = static_cast<double>(answers) / static_cast<double>(battles);
}
/// Without a referee, as in a search's playouts.
void playOutHexBattles(benchmark::State& state, const auto& playerOf) {
    std::uint64_t battles = 0;
    std::size_t answers = 0;
    for (auto _ : state) {
        Company company(seedOf(battles), playerOf(seedOf(battles)));
        Counted seats(company.seats);
        Game game(System::begin(scenarioOf(battles)), seats, 0);
        while (!System::isOver(game.battle())) {
            game.step();
            game.takeFacts();
        }
        answers += seats.answers;
        ++battles;
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(battles));
    state.counters["answers"] = static_cast<double>(answers) / static_cast<double>(battles);
}

players::HexRandomPlayer randomPlayer(std::uint64_t seed) { return players::HexRandomPlayer(seed); }
players::HexGreedyPlayer greedyPlayer(std::uint64_t /*seed*/) { return {}; }

void playRandomHexBattles(benchmark::State& state) { playHexBattles(state, randomPlayer); }
BENCHMARK(playRandomHexBattles)->Unit(benchmark::kMillisecond)->MinTime(3);
void playGreedyHexBattles(benchmark::State& state) { playHexBattles(state, greedyPlayer); }
BENCHMARK(playGreedyHexBattles)->Unit(benchmark::kMillisecond)->MinTime(3);
void playOutRandomHexBattles(benchmark::State& state) { playOutHexBattles(state, randomPlayer); }
BENCHMARK(playOutRandomHexBattles)->Unit(benchmark::kMillisecond)->MinTime(3);
void playOutGreedyHexBattles(benchmark::State& state) { playOutHexBattles(state, greedyPlayer); }
BENCHMARK(playOutGreedyHexBattles)->Unit(benchmark::kMillisecond)->MinTime(3);

/// One unit with a leader per side, under the card with the most dice.
Battle closeCombat(const std::string& attacker, const std::string& defender) {
    return Table()
        .unit(bottom, attacker, {4, 4})
        .unit(top, defender, {3, 4})
        .unit(top, "MI", {2, 4})
        .leader(bottom, {4, 4}, "One")
        .leader(top, {3, 4}, "Other")
        .card("all-in-contact");
}
void oddsOfHexCloseCombat(benchmark::State& state, const std::string& attacker, const std::string& defender) {
    const Battle battle = closeCombat(attacker, defender);
    for (auto _ : state)
        benchmark::DoNotOptimize(oddsOfCloseCombat(battle, UnitId(0), UnitId(1), Roll::attack));
}
BENCHMARK_CAPTURE(oddsOfHexCloseCombat, infantry, "HI", "MI")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(oddsOfHexCloseCombat, elephants, "EL", "MI")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(oddsOfHexCloseCombat, cavalryThatEvades, "MC", "LC")->Unit(benchmark::kMillisecond);

/// Everything that either side could do to the other, in the middle of a battle with elephants.
void listHexThreats(benchmark::State& state) {
    Company company(5, greedyPlayer(5));
    const auto whole = Referee<System>(shippedScenario("bagradas"), company.seats).record();
    const auto half = Referee<System>::from(until(whole, whole.tape.size() / 2));
    std::size_t threats = 0;
    for (auto _ : state) {
        threats = 0;
        for (const Seat side : {top, bottom}) threats += threatsTo(half->battle(), side).size();
    }
    state.counters["threats"] = static_cast<double>(threats);
}
BENCHMARK(listHexThreats)->Unit(benchmark::kMillisecond);

const Referee<System>& finished() {
    static const Referee<System> referee = fought(shippedScenario("telamon"), 4);
    return referee;
}
std::string savedText() {
    return Files::textOf({.record = finished().record(), .snapshots = finished().snapshots()});
}

void saveFinishedHexBattle(benchmark::State& state) {
    const std::size_t answers = finished().record().tape.size();
    for (auto _ : state) benchmark::DoNotOptimize(savedText());
    state.counters["answers"] = static_cast<double>(answers);
}
BENCHMARK(saveFinishedHexBattle)->Unit(benchmark::kMillisecond);

/// Reads the file, then checks and replays every answer.
void openFinishedHexBattle(benchmark::State& state) {
    const std::string text = savedText();
    for (auto _ : state) benchmark::DoNotOptimize(Files::salvage(text, library(), "b.vallum"));
    state.counters["bytes"] = static_cast<double>(text.size());
}
BENCHMARK(openFinishedHexBattle)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace vallum::hex
