// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/large_ground.h"

#include <benchmark/benchmark.h>

namespace vallum::field {
namespace {

void read(benchmark::State& state, const std::string& text) {
    library();
    for (auto _ : state) benchmark::DoNotOptimize(scenarioFrom(text, library(), "s.json").has_value());
    state.SetLabel(scenarioFrom(text, library(), "s.json") ? "read" : "refused");
}

void readWindingRiver(benchmark::State& state) { read(state, withWindingRiver(8'000)); }
BENCHMARK(readWindingRiver)->Unit(benchmark::kMillisecond);

void readRoundWood(benchmark::State& state) { read(state, withWood(20'000, 0)); }
BENCHMARK(readRoundWood)->Unit(benchmark::kMillisecond);

void readJaggedWood(benchmark::State& state) { read(state, withWood(static_cast<int>(state.range(0)), 200)); }
BENCHMARK(readJaggedWood)->Arg(2'000)->Arg(20'000)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace vallum::field
