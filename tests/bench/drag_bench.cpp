// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/crowded_tables.h"
#include "field/tools/gestures.h"

#include <benchmark/benchmark.h>

#include <vallum/field/queries/move_draft.h>

/// The computations that follow the mouse while a card is dragged.
namespace vallum::app {
namespace {

using field::Battle;
using geometry::Point;

/// The mouse circles the unit.
Point mouseAround(const Battle& battle, UnitId unit, std::size_t i) {
    const Heading toward(static_cast<std::int32_t>(i * 1'700 % 36'000));
    return geometry::pointAt({battle.unit(unit).pose.center, toward}, 0_du, 3_du);
}

void dragTo(const Battle& battle, UnitId unit, const Point& mouse) {
    field::MoveDraft draft(battle, unit);
    constexpr bool slides = false;
    if (const auto step = stepToward(battle.unit(unit).pose, mouse, slides)) draft.tryStep(battle, *step);
    benchmark::DoNotOptimize(draft);
}

void drag(benchmark::State& state) {
    const Battle& battle = field::sixtyUnits();
    std::size_t i = 0;
    for (auto _ : state) {
        const UnitId unit = field::unitOf(++i);
        dragTo(battle, unit, mouseAround(battle, unit, i));
    }
}
BENCHMARK(drag)->Unit(benchmark::kMicrosecond);

void dragACorner(benchmark::State& state) {
    constexpr auto held = geometry::Corner::frontLeft;
    const Battle& battle = field::sixtyUnits();
    std::size_t i = 0;
    for (auto _ : state) {
        const UnitId unit = field::unitOf(++i);
        const geometry::Pose& pose = battle.unit(unit).pose;
        const Point grabbed = geometry::outline(pose, field::cardSize).at(1);
        const auto step = pivotToward(pose, field::cardSize, held, grabbed, mouseAround(battle, unit, i));
        field::MoveDraft draft(battle, unit);
        if (step) draft.tryStep(battle, *step);
        benchmark::DoNotOptimize(draft);
    }
}
BENCHMARK(dragACorner)->Unit(benchmark::kMicrosecond);

void dragInSiege(benchmark::State& state) {
    const Seat seat = state.range(0) == 0 ? field::red : field::blue;
    const Battle& battle = field::besieged(seat);
    const std::vector<UnitId> units = field::unitsOf(battle, seat);
    std::size_t i = 0;
    for (auto _ : state) {
        const UnitId unit = units[++i % units.size()];
        dragTo(battle, unit, mouseAround(battle, unit, i));
    }
}
BENCHMARK(dragInSiege)->Arg(0)->Arg(1)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace vallum::app
