// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/fortresses.h"

#include <benchmark/benchmark.h>

#include <vallum/core/random.h>
#include <vallum/field/queries/sight_lines.h>

namespace vallum::field {
namespace {

constexpr int unitsInAll = 60;
constexpr int tilesInAll = 25;

/// Sixty units, woods, hills and mountains, and a stronghold of five tiles between them.
Battle siege() {
    Stream stream(7);
    const auto place = [&](int most) {
        return Du(500 + static_cast<std::int32_t>(stream.below(static_cast<std::uint64_t>(most))));
    };
    TestTable table = stronghold();
    for (int i = 0; i != tilesInAll; ++i) {
        const Terrain kind =
            std::array{Terrain::forest, Terrain::hill, Terrain::mountain}.at(static_cast<std::size_t>(i % 3));
        const geometry::Point low{place(19'000), place(15'000)};
        table.tiles.push_back(tile(kind, low, {low.x + 2_du, low.y + 1.5_du}));
    }
    std::vector<TestUnit> units{onWall(archers(red))};
    while (units.size() != unitsInAll) {
        const bool isRed = units.size() % 2 == 0;
        units.push_back(archers(isRed ? red : blue).at(place(21'000), place(17'000)));
    }
    return battleOf(units, table);
}

/// One pair after another, with everything that hides the target.
void seeUnits(benchmark::State& state) {
    const Battle battle = siege();
    int pair = 0;
    for (auto _ : state) {
        pair = (pair + 7) % (unitsInAll * unitsInAll);
        benchmark::DoNotOptimize(sightLine(battle, UnitId(pair / unitsInAll), UnitId(pair % unitsInAll)));
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(seeUnits);

/// Only whether one pair is visible, as the rules ask.
void seeWhether(benchmark::State& state) {
    const Battle battle = siege();
    int pair = 0;
    for (auto _ : state) {
        pair = (pair + 7) % (unitsInAll * unitsInAll);
        benchmark::DoNotOptimize(mayBeSeen(battle, UnitId(pair / unitsInAll), UnitId(pair % unitsInAll)));
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(seeWhether);

/// Whether each pair is visible and by which rule, starting from scratch.
void seeEveryPair(benchmark::State& state) {
    const Battle battle = siege();
    for (auto _ : state) {
        Sights sights(battle);
        for (int pair = 0; pair != unitsInAll * unitsInAll; ++pair) {
            const UnitId shooter(pair / unitsInAll);
            const UnitId target(pair % unitsInAll);
            benchmark::DoNotOptimize(sights.between(shooter, target));
        }
    }
    state.SetItemsProcessed(state.iterations() * unitsInAll * unitsInAll);
}
BENCHMARK(seeEveryPair)->Unit(benchmark::kMillisecond);

void seePoints(benchmark::State& state) {
    const Battle battle = siege();
    const FieldOfView view(battle, UnitId(static_cast<std::int32_t>(state.range(0))));
    Stream stream(11);
    std::vector<geometry::Point> points;
    for (int i = 0; i != 4096; ++i) {
        points.push_back({Du(static_cast<std::int32_t>(stream.below(22'000))),
                          Du(static_cast<std::int32_t>(stream.below(18'000)))});
    }
    std::size_t next = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(view.at(points[next]));
        next = (next + 1) % points.size();
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(seePoints)->Arg(0)->Arg(2)->Arg(5);

}  // namespace
}  // namespace vallum::field
