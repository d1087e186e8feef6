// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/moves.h"

#include <benchmark/benchmark.h>

#include <vallum/core/random.h>
#include <vallum/field/queries/reach.h>

namespace vallum::field {
namespace {

/// Two armies of thirty in three lines each, somewhat out of order and close enough to charge.
const Battle& sixtyUnits() {
    static const Battle battle = [] {
        Stream stream(7);
        const auto about = [&](int middle, std::uint64_t off) {
            return middle - static_cast<int>(off) + static_cast<int>(stream.below(2 * off));
        };
        std::vector<TestUnit> units;
        for (const Seat seat : {red, blue}) {
            for (int i = 0; i != 30; ++i) {
                const int line = i / 10;
                const int back = 1'500 + 1'900 * line;
                TestUnit unit = line == 0 ? skirmishers(seat) : i % 10 < 2 ? cavalry(seat) : infantry(seat);
                const int x = about(2'000 + 2'300 * (i % 10), 150);
                const int y = about(12'000 + (seat == red ? -back : back), 150);
                const int heading = about(seat == red ? 36'000 : 18'000, 700);
                units.push_back(unit.at(Du(x), Du(y)).facing(Degrees(heading)).active());
            }
        }
        return battleOf(units, {.size = {26_du, 24_du}});
    }();
    return battle;
}

constexpr std::uint64_t unitsOfRed = 30;
UnitId unitOf(std::size_t i) { return UnitId(static_cast<int>(i % unitsOfRed)); }

/// One for each unit of red, over and over.
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

void showReach(benchmark::State& state) {
    const Battle& battle = sixtyUnits();
    std::size_t i = 0;
    for (auto _ : state) benchmark::DoNotOptimize(reachOf(battle, unitOf(i++)));
}
BENCHMARK(showReach)->Unit(benchmark::kMicrosecond);

/// The mouse goes round the unit.
geometry::Point mouseAround(const Battle& battle, std::size_t i) {
    const Heading toward(static_cast<std::int32_t>(i * 1'700 % 36'000));
    return geometry::pointAt({battle.unit(unitOf(i)).pose.center, toward}, 0_du, 3_du);
}
void drag(benchmark::State& state) {
    const Battle& battle = sixtyUnits();
    std::size_t i = 0;
    for (auto _ : state) {
        ++i;
        benchmark::DoNotOptimize(dragMove(battle, unitOf(i), mouseAround(battle, i)));
    }
}
BENCHMARK(drag)->Unit(benchmark::kMicrosecond);
void dragACorner(benchmark::State& state) {
    const Battle& battle = sixtyUnits();
    std::size_t i = 0;
    for (auto _ : state) {
        ++i;
        benchmark::DoNotOptimize(pivotMove(battle, unitOf(i), Corner::frontLeft, mouseAround(battle, i)));
    }
}
BENCHMARK(dragACorner)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace vallum::field
