// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/crowded_tables.h"
#include "support/moves.h"

#include <benchmark/benchmark.h>

#include <vallum/field/queries/reach.h>
#include <vallum/field/queries/siege_moves.h>
#include <vallum/field/queries/threats.h>

namespace vallum::field {
namespace {

/// Plans for each red unit in turn.
void plan(benchmark::State& state, const std::vector<PathStep>& path) {
    const Battle& battle = sixtyUnits();
    std::size_t i = 0;
    for (auto _ : state) benchmark::DoNotOptimize(planMove(battle, moving(unitOf(i++), path)));
}

void planAdvance(benchmark::State& state) { plan(state, {Advance{1_du}}); }
BENCHMARK(planAdvance);
void planSlide(benchmark::State& state) { plan(state, {Slide{south, 2_du}}); }
BENCHMARK(planSlide);
void planTurn(benchmark::State& state) { plan(state, {Turn{90_deg}}); }
BENCHMARK(planTurn);
void planPivot(benchmark::State& state) { plan(state, {Pivot{Corner::frontLeft, 30_deg}}); }
BENCHMARK(planPivot);
void planPivotAndAdvance(benchmark::State& state) {
    plan(state, {Pivot{Corner::frontRight, 60_deg}, Advance{2_du}});
}
BENCHMARK(planPivotAndAdvance);

void planCharge(benchmark::State& state) {
    const Battle& battle = sixtyUnits();
    std::vector<Move> charges;
    for (std::size_t i = 0; i != unitsOfRed; ++i) {
        const auto more = chargesInReach(battle, unitOf(i));
        charges.insert(charges.end(), more.begin(), more.end());
    }
    std::size_t i = 0;
    for (auto _ : state) benchmark::DoNotOptimize(planMove(battle, charges[i++ % charges.size()]));
}
BENCHMARK(planCharge);

void listChargesInReach(benchmark::State& state) {
    const Battle& battle = sixtyUnits();
    std::size_t i = 0;
    for (auto _ : state) benchmark::DoNotOptimize(chargesInReach(battle, unitOf(i++)));
}
BENCHMARK(listChargesInReach)->Unit(benchmark::kMicrosecond);

/// From the whole enemy army, with the odds.
void listThreats(benchmark::State& state) {
    Battle battle = sixtyUnits();
    battle.setting = Constant<Setting>([&] {
        Setting setting = *battle.setting;
        setting.rangesShown = true;
        return setting;
    }());
    std::size_t i = 0;
    for (auto _ : state) benchmark::DoNotOptimize(threatsTo(battle, unitOf(i++)));
}
BENCHMARK(listThreats)->Unit(benchmark::kMicrosecond);

void showReach(benchmark::State& state) {
    const Battle& battle = sixtyUnits();
    std::size_t i = 0;
    for (auto _ : state) benchmark::DoNotOptimize(reachOf(battle, unitOf(i++)));
}
BENCHMARK(showReach)->Unit(benchmark::kMicrosecond);

/// The moves at the walls that are offered when a unit is picked.
void listSiegeMoves(benchmark::State& state) {
    const Seat seat = state.range(0) == 0 ? red : blue;
    const Battle& battle = besieged(seat);
    const std::vector<UnitId> units = unitsOf(battle, seat);
    std::size_t i = 0;
    for (auto _ : state) benchmark::DoNotOptimize(siegeMoves(battle, units[++i % units.size()]));
}
BENCHMARK(listSiegeMoves)->Arg(0)->Arg(1)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace vallum::field
