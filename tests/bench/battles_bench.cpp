// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/company.h"
#include "players/matches.h"
#include "support/preset_battles.h"
#include "support/saves.h"

#include <algorithm>
#include <benchmark/benchmark.h>
#include <ctime>

#include <vallum/field/queries/timeline.h>

namespace vallum::players {
namespace {

using field::Scenario;
using field::System;

const std::string firstBattle = "first-battle";

/// Battles vary in length, so the same hundred are fought in turn.
std::uint64_t seedOf(std::uint64_t battle) { return battle % 100; }

void playRandomBattles(benchmark::State& state) {
    std::uint64_t battles = 0;
    std::size_t answers = 0;
    for (auto _ : state) {
        RandomPlayer red(seedOf(battles));
        RandomPlayer blue(seedOf(battles) + 100);
        answers += fought(firstBattle, red, blue, seedOf(battles)).record().tape.size();
        ++battles;
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(battles));
    state.counters["answers"] = static_cast<double>(answers) / static_cast<double>(battles);
}
BENCHMARK(playRandomBattles)->Unit(benchmark::kMillisecond)->MinTime(3);

void playGreedyBattles(benchmark::State& state) {
    GreedyPlayer player;
    std::uint64_t battles = 0;
    for (auto _ : state) benchmark::DoNotOptimize(fought(firstBattle, player, player, seedOf(battles++)));
    state.SetItemsProcessed(static_cast<std::int64_t>(battles));
}
BENCHMARK(playGreedyBattles)->Unit(benchmark::kMillisecond)->MinTime(3);

/// With a referee, as in a battle that is saved.
std::size_t answersIn(const Scenario& scenario, Player& player, std::uint64_t seed) {
    Company company(seed, player);
    return Referee(scenario, company.around(*scenario.setting)).record().tape.size();
}

/// Each of the 15 armies against another.
const std::vector<Scenario>& thousandPoints() {
    static const std::vector<Scenario> scenarios = [] {
        std::vector<Scenario> made;
        for (const auto& battle : field::everyArmyAgainst(4)) made.push_back(field::presetBattle(battle));
        return made;
    }();
    return scenarios;
}
const Scenario& scenarioOf(std::uint64_t battle) {
    return thousandPoints().at(battle % thousandPoints().size());
}

void playRandomThousandPoints(benchmark::State& state) {
    std::uint64_t battles = 0;
    std::size_t answers = 0;
    for (auto _ : state) {
        RandomPlayer player(seedOf(battles));
        answers += answersIn(scenarioOf(battles), player, seedOf(battles));
        ++battles;
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(battles));
    state.counters["answers"] = static_cast<double>(answers) / static_cast<double>(battles);
}
BENCHMARK(playRandomThousandPoints)->Unit(benchmark::kMillisecond)->Iterations(300);

void playGreedyThousandPoints(benchmark::State& state) {
    GreedyPlayer player;
    std::uint64_t battles = 0;
    std::size_t answers = 0;
    for (auto _ : state) {
        answers += answersIn(scenarioOf(battles), player, seedOf(battles));
        ++battles;
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(battles));
    state.counters["answers"] = static_cast<double>(answers) / static_cast<double>(battles);
}
BENCHMARK(playGreedyThousandPoints)->Unit(benchmark::kMillisecond)->Iterations(60);

/// The first turns of two armies of this size, on a table that grows with them.
template <class Commander> void playTurns(benchmark::State& state, Commander commander) {
    const auto times = static_cast<int>(state.range(0));
    const Scenario scenario =
        field::presetBattle({.red = "greeks", .blue = "romans-imperial", .times = times});
    constexpr int turns = 12;
    for (auto _ : state) {
        Company company(1, commander);
        Seats<System> seats = company.around(*scenario.setting);
        Game<System> game(System::begin(scenario), seats, 0);
        while (game.battle().turn <= turns && !System::isOver(game.battle())) {
            game.step();
            game.takeFacts();
        }
    }
    state.counters["ms_per_turn"] = benchmark::Counter(
        turns / 1000.0, benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
    state.counters["units"] = static_cast<double>(scenario.units.size()) / 2;
}
void playRandomTurns(benchmark::State& state) { playTurns(state, RandomPlayer(1)); }
BENCHMARK(playRandomTurns)->RangeMultiplier(2)->Range(1, 8)->Unit(benchmark::kMillisecond)->MinTime(1);
void playGreedyTurns(benchmark::State& state) { playTurns(state, GreedyPlayer()); }
BENCHMARK(playGreedyTurns)->RangeMultiplier(2)->Range(1, 8)->Unit(benchmark::kMillisecond)->MinTime(1);

/// Three ranks of ten per side, close enough to meet at once.
Scenario sixtyUnits() {
    Scenario scenario = shipped(firstBattle);
    field::Setting setting = *scenario.setting;
    setting.table = {30_du, 20_du};
    scenario.setting = Constant<field::Setting>(std::move(setting));
    const auto known = std::exchange(scenario.units, {});
    for (int i = 0; i != 60; ++i) {
        const bool south = i % 2 == 0;
        const int file = i / 2 % 10;
        const Du behind(1'300 * (i / 20));
        field::StartUnit unit = known.at(static_cast<std::size_t>(i) % known.size());
        unit.owner = south ? field::redSeat : field::blueSeat;
        if (i < 2) unit.general = 0;
        unit.formation.reset();
        unit.extension = {};
        unit.pose = geometry::Pose{{Du(6'000 + 2'000 * file), south ? 7_du - behind : 13_du + behind},
                                   south ? Heading() : Heading(180_deg)};
        scenario.units.push_back(unit);
    }
    return scenario;
}

/// Dice are answered at once and players are waited for, as in the window.
void answerAmongSixtyUnits(benchmark::State& state) {
    static const Scenario scenario = sixtyUnits();
    RandomPlayer player(1);
    std::int64_t answers = 0;
    double worst = 0;
    for (auto _ : state) {
        state.PauseTiming();
        DiceBox<System> dice(1);
        Seats<System> seats;
        seats.put(chance, dice);
        Referee referee(scenario, seats);
        for (int i = 0; i != 300 && referee.open(); ++i) {
            const auto answer = player.answer(referee.battle(), *referee.open());
            const std::clock_t before = std::clock();
            state.ResumeTiming();
            benchmark::DoNotOptimize(referee.answer(answer));
            state.PauseTiming();
            worst = std::max(worst, 1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC);
            ++answers;
        }
        state.ResumeTiming();
    }
    state.SetItemsProcessed(answers);
    state.counters["worst_ms"] = worst;
}
BENCHMARK(answerAmongSixtyUnits)->Unit(benchmark::kMillisecond)->MinTime(2);

const Referee& finished() {
    static RandomPlayer player(7);
    static const Referee referee = fought(firstBattle, player, player, 3);
    return referee;
}

/// Two lines that take long to wear each other down.
const Referee& longBattle() {
    static RandomPlayer player(5);
    static const Referee referee = [] {
        const Scenario scenario =
            field::presetBattle({.red = "greeks", .blue = "romans-imperial", .times = 2});
        Company company(5, player);
        return Referee(scenario, company.around(*scenario.setting));
    }();
    return referee;
}

void beginReplay(benchmark::State& state) {
    const Referee& played = longBattle();
    for (auto _ : state) {
        benchmark::DoNotOptimize(field::Timeline(field::System::begin(played.record().scenario),
                                                 field::happenings(played.news(), played.newsAfter())));
    }
    state.counters["turns"] = played.battle().turn;
}
BENCHMARK(beginReplay)->Unit(benchmark::kMillisecond);

/// Seeks each moment in turn; the slowest one counts.
void seekInLongBattle(benchmark::State& state) {
    const Referee& played = longBattle();
    const field::Timeline timeline(field::System::begin(played.record().scenario),
                                   field::happenings(played.news(), played.newsAfter()));
    double worst = 0;
    std::size_t moment = 0;
    for (auto _ : state) {
        const std::clock_t before = std::clock();
        benchmark::DoNotOptimize(timeline.at(moment++ % timeline.moments().size()));
        worst = std::max(worst, 1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC);
    }
    state.counters["turns"] = played.battle().turn;
    state.counters["moments"] = static_cast<double>(timeline.moments().size());
    state.counters["worst_ms"] = worst;
}
BENCHMARK(seekInLongBattle)->Unit(benchmark::kMicrosecond);

void saveFinishedBattle(benchmark::State& state) {
    const auto& record = finished().record();
    for (auto _ : state) benchmark::DoNotOptimize(field::saveText(record));
    state.counters["answers"] = static_cast<double>(record.tape.size());
}
BENCHMARK(saveFinishedBattle)->Unit(benchmark::kMillisecond);

/// Reads the file, then checks and replays every answer.
void openFinishedBattle(benchmark::State& state) {
    const std::string text = field::saveText(finished().record());
    for (auto _ : state) {
        auto record = field::loadSave(text, field::library());
        benchmark::DoNotOptimize(Referee::from(*std::move(record)));
    }
}
BENCHMARK(openFinishedBattle)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace vallum::players
