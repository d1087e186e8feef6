// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/library.h"
#include "support/moves.h"

#include <benchmark/benchmark.h>
#include <map>

#include <vallum/core/random.h>
#include <vallum/field/queries/reach.h>
#include <vallum/field/queries/siege_moves.h>
#include <vallum/field/queries/threats.h>

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

/// Of all the other side, and what comes of it.
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

/// The standard siege, everybody of the side that is dragged active; a unit at the walls or on them.
const Battle& besieged(Seat seat) {
    static const Scenario scenario = shippedScenario("standard-fortress-wood");
    static std::map<Seat, Battle> battles;
    const auto known = battles.find(seat);
    if (known != battles.end()) return known->second;
    Battle battle = System::begin(scenario);
    battle.stage = Stage::fighting;
    battle.turn = 1;
    battle.active = seat;
    battle.phase = Phase::movement;
    for (Unit& it : battle.units) {
        if (it.owner == seat) it.markers.insert(Marker::active);
        if (it.owner == red) it.pose.center.y = it.pose.center.y + 6_du;
    }
    return battles.emplace(seat, std::move(battle)).first->second;
}
void dragInSiege(benchmark::State& state) {
    const Seat seat = state.range(0) == 0 ? red : blue;
    const Battle& battle = besieged(seat);
    std::vector<UnitId> units = battle.unitIds();
    std::erase_if(units, [&](UnitId it) { return battle.owner(it) != seat; });
    std::size_t i = 0;
    for (auto _ : state) {
        const UnitId unit = units[++i % units.size()];
        const Heading toward(static_cast<std::int32_t>(i * 1'700 % 36'000));
        const auto mouse = geometry::pointAt({battle.unit(unit).pose.center, toward}, 0_du, 3_du);
        benchmark::DoNotOptimize(dragMove(battle, unit, mouse));
    }
}
BENCHMARK(dragInSiege)->Arg(0)->Arg(1)->Unit(benchmark::kMicrosecond);
/// What is offered of the walls when a unit is picked up.
void listSiegeMoves(benchmark::State& state) {
    const Seat seat = state.range(0) == 0 ? red : blue;
    const Battle& battle = besieged(seat);
    std::vector<UnitId> units = battle.unitIds();
    std::erase_if(units, [&](UnitId it) { return battle.owner(it) != seat; });
    std::size_t i = 0;
    for (auto _ : state) benchmark::DoNotOptimize(siegeMoves(battle, units[++i % units.size()]));
}
BENCHMARK(listSiegeMoves)->Arg(0)->Arg(1)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace vallum::field
