// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/company.h"
#include "players/matches.h"

#include <benchmark/benchmark.h>

#include <vallum/field/situation/fortress/structures.h>

/// Whole battles for the standard fortress.
namespace vallum::players {
namespace {

using field::Scenario;

/// SIE-04: pays for the fortress and the towers first, then for as many units as the points allow.
Scenario siegeOf(int points, const std::string& id) {
    Scenario scenario = shipped(id);
    field::Setting setting = *scenario.setting;
    std::map<Seat, int> spent;
    for (const field::Structure& it : scenario.structures) {
        if (it.owner) spent[*it.owner] += valuesOf(setting, it.kind, it.material).cost;
    }
    std::map<Seat, int> ofUnits;
    std::erase_if(scenario.units, [&](const field::StartUnit& it) {
        const int value = setting.types.at(static_cast<std::size_t>(it.type.raw())).value;
        if (spent[it.owner] + value > points) return true;
        spent[it.owner] += value;
        ofUnits[it.owner] += value;
        return false;
    });
    for (field::Side& side : setting.sides) {
        side.pointLimit = points;
        side.unitPoints = ofUnits[side.seat];
    }
    scenario.setting = Constant<field::Setting>(std::move(setting));
    return scenario;
}

void play(benchmark::State& state, const Scenario& scenario, const auto& playerOf) {
    std::uint64_t battles = 0;
    std::size_t answers = 0;
    for (auto _ : state) {
        auto player = playerOf(battles);
        Company company(battles, player);
        Referee referee(scenario, company.around(*scenario.setting));
        answers += referee.record().tape.size();
        ++battles;
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(battles));
    state.counters["answers"] = static_cast<double>(answers) / static_cast<double>(battles);
    state.counters["units"] = static_cast<double>(scenario.units.size());
}

void playRandomSiege(benchmark::State& state, const std::string& id, int points) {
    play(state, siegeOf(points, id), [](std::uint64_t seed) { return RandomPlayer(seed); });
}
BENCHMARK_CAPTURE(playRandomSiege, wood, "standard-fortress-wood", 1500)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(40);
BENCHMARK_CAPTURE(playRandomSiege, stone, "standard-fortress-stone", 1500)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(40);

void playGreedySiege(benchmark::State& state, const std::string& id, int points) {
    play(state, siegeOf(points, id), [](std::uint64_t) { return GreedyPlayer(); });
}
BENCHMARK_CAPTURE(playGreedySiege, wood, "standard-fortress-wood", 1500)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(6);
BENCHMARK_CAPTURE(playGreedySiege, stone, "standard-fortress-stone", 1500)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(6);

}  // namespace
}  // namespace vallum::players
