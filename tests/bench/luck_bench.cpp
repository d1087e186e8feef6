// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/luck_memory.h"
#include "support/hex_fought.h"

#include <benchmark/benchmark.h>

#include <vallum/field/files/library.h>
#include <vallum/field/files/scenario_file.h>
#include <vallum/field/queries/luck.h>
#include <vallum/hex/queries/luck.h>
#include <vallum/players/field_players.h>

/// What the luck panel computes after each answer, at the end of a battle.
namespace vallum::app {
namespace {

constexpr std::size_t newest = 5;  // facts per answer, roughly

template <class System> struct Told {
    typename System::Battle begin;
    std::vector<vallum::Happening<System>> all;
};

Told<hex::System> hexBattle() {
    const auto scenario = hex::test::shippedScenario("telamon");
    // Reopened, with all its facts.
    const auto fought = Referee<hex::System>::from(hex::test::fought(scenario, 3).record()).value();
    return {hex::System::begin(scenario), happenings<hex::System>(fought.news(), fought.newsAfter())};
}
Told<field::System> fieldBattle() {
    const auto library = field::loadLibrary(VALLUM_SOURCE_DIR "/resources").value();
    const auto scenario =
        field::loadScenario(VALLUM_SOURCE_DIR "/scenarios/first-battle.json", library).value();
    constexpr std::uint64_t seed = 3;
    DiceBox<field::System> dice(seed);
    players::GreedyPlayer player;
    Seats<field::System> seats;
    seats.put(chance, dice);
    for (const int seat : {1, 2}) seats.put(Seat(seat), player);
    const auto fought =
        Referee<field::System>::from(Referee<field::System>(scenario, seats).record()).value();
    return {field::System::begin(scenario), happenings<field::System>(fought.news(), fought.newsAfter())};
}

template <class System>
void countAnew(benchmark::State& state, const Told<System>& told, const auto& luckIn) {
    for (auto _ : state) benchmark::DoNotOptimize(luckIn(told.begin, std::span(told.all)));
    state.counters["facts"] = static_cast<double>(told.all.size());
}
template <class System, class Count> void countOn(benchmark::State& state, const Told<System>& told) {
    LuckMemory<System, Count> memory;
    std::size_t step = 0;
    for (auto _ : state) {
        const std::size_t shown = told.all.size() - (++step % 2 == 0 ? 0 : newest);
        benchmark::DoNotOptimize(memory.after(told.begin, std::span(told.all).first(shown)));
    }
}

void weighLuckOfHexBattle(benchmark::State& state) {
    countAnew(state, hexBattle(), [](const auto& begin, auto all) { return hex::luckIn(begin, all); });
}
void rememberLuckOfHexBattle(benchmark::State& state) {
    countOn<hex::System, hex::LuckCount>(state, hexBattle());
}
void weighLuckOfFieldBattle(benchmark::State& state) {
    countAnew(state, fieldBattle(), [](const auto& begin, auto all) { return field::luckIn(begin, all); });
}
void rememberLuckOfFieldBattle(benchmark::State& state) {
    countOn<field::System, field::LuckCount>(state, fieldBattle());
}
BENCHMARK(weighLuckOfHexBattle)->Unit(benchmark::kMillisecond);
BENCHMARK(rememberLuckOfHexBattle)->Unit(benchmark::kMillisecond);
BENCHMARK(weighLuckOfFieldBattle)->Unit(benchmark::kMillisecond);
BENCHMARK(rememberLuckOfFieldBattle)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace vallum::app
