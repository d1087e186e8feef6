// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <vallum/core/rule_search.h>

namespace vallum {
namespace {

/// Searches the whole catalogue, with as many results as the window lists.
void searchRules(benchmark::State& state, const std::string& query) {
    const Rulebook book = rulebookIn(VALLUM_SOURCE_DIR "/docs/rules");
    const RuleSearch search(book);
    for (auto _ : state) benchmark::DoNotOptimize(search.find(query, 60));
}
BENCHMARK_CAPTURE(searchRules, aLetter, "f")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(searchRules, aWord, "front")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(searchRules, words, "forced march")->Unit(benchmark::kMicrosecond);

void openRulebook(benchmark::State& state) {
    for (auto _ : state) benchmark::DoNotOptimize(rulebookIn(VALLUM_SOURCE_DIR "/docs/rules"));
}
BENCHMARK(openRulebook)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace vallum
