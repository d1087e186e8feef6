// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/combats.h"

#include <benchmark/benchmark.h>

#include <vallum/core/random.h>
#include <vallum/field/procedures/combat/melee.h>
#include <vallum/field/procedures/combat/ranged.h>
#include <vallum/field/queries/odds.h>

namespace vallum::field {
namespace {

class Luck final : public Asker<System> {
public:
    Answer answer(const Battle& /*battle*/, const OpenQuestion<System>& asked) override {
        const auto* roll = std::get_if<RollDice>(&asked.question);
        if (!roll) return YesOrNo{false};
        DiceShown shown;
        for (int i = 0; i != roll->dice; ++i) shown.faces.push_back(static_cast<int>(stream_.below(6)) + 1);
        return shown;
    }

private:
    Stream stream_{1};
};

/// Two lines of eight: the first unit of each is engaged, the rest are behind.
Battle lines() {
    std::vector<TestUnit> units{archers(red).active().shoots(3, 8_du), facingRed(infantry(blue))};
    for (int i = 1; i != 8; ++i) {
        units.push_back(infantry(red).at(Du(2'000 + 2'000 * i), 6_du));
        units.push_back(infantry(blue).at(Du(2'000 + 2'000 * i), 14_du));
    }
    return battleOf(units);
}

void fightMelee(benchmark::State& state) {
    const Battle battle = lines();
    Luck luck;
    for (auto _ : state) {
        Game game(battle, luck, 0);
        melee(game, {a, b});
        benchmark::DoNotOptimize(game.facts().size());
    }
}
BENCHMARK(fightMelee);

void makeShot(benchmark::State& state) {
    Battle battle = lines();
    Luck luck;
    for (auto _ : state) {
        Game game(battle, luck, 0);
        shoot(game, {a, d});
        benchmark::DoNotOptimize(game.facts().size());
    }
}
BENCHMARK(makeShot);

void oddsOfMelee(benchmark::State& state) {
    const Battle battle = lines();
    for (auto _ : state) benchmark::DoNotOptimize(meleeOdds(battle, {a, b}));
}
BENCHMARK(oddsOfMelee);

void listCombats(benchmark::State& state) {
    const Battle battle = lines();
    for (auto _ : state) benchmark::DoNotOptimize(combatsToFight(battle));
}
BENCHMARK(listCombats);

}  // namespace
}  // namespace vallum::field
