// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>
#include <random>
#include <vector>

#include <vallum/geometry/path.h>
#include <vallum/geometry/relation.h>
#include <vallum/geometry/sight.h>

namespace vallum::geometry {
namespace {

constexpr Size cardSize{1.6_du, 0.8_du};

std::vector<Outline> pairsNearby() {
    std::vector<Outline> cards;
    for (int i = 0; i != 64; ++i) {
        cards.push_back(outline({{Du(10'000 + 40 * i), 10_du}, Heading(Degrees(500 * i))}, cardSize));
    }
    return cards;
}

/// Eight lines of twenty cards on a table of 60 by 40 DU, slightly disordered.
std::vector<Pose> army() {
    std::mt19937 random(1);
    const auto about = [&](int middle) { return Du(middle + static_cast<int>(random() % 400) - 200); };
    std::vector<Pose> poses;
    for (int i = 0; i != 160; ++i) {
        const bool isNorth = i / 20 >= 4;
        const Heading heading(static_cast<std::int32_t>(random() % 4000) + (isNorth ? 16'000 : 34'000));
        poses.push_back({{about(3'000 + 2'800 * (i % 20)), about(4'000 + 4'500 * (i / 20))}, heading});
    }
    return poses;
}
std::vector<Outline> outlines(const std::vector<Pose>& poses) {
    std::vector<Outline> cards;
    for (const Pose& it : poses) cards.push_back(outline(it, cardSize));
    return cards;
}

void outlineOfCard(benchmark::State& state) {
    std::int32_t raw = 0;
    for (auto _ : state) benchmark::DoNotOptimize(outline({{10_du, 10_du}, Heading(raw += 7)}, cardSize));
}
BENCHMARK(outlineOfCard);

void overlaps(benchmark::State& state) {
    const auto cards = pairsNearby();
    std::size_t i = 0;
    for (auto _ : state) benchmark::DoNotOptimize(overlap(cards[0], cards[++i % 64]));
}
BENCHMARK(overlaps);

void contacts(benchmark::State& state) {
    const auto cards = pairsNearby();
    std::size_t i = 0;
    for (auto _ : state) benchmark::DoNotOptimize(inContact(cards[0], cards[++i % 64]));
}
BENCHMARK(contacts);

void distances(benchmark::State& state) {
    const auto cards = pairsNearby();
    std::size_t i = 0;
    for (auto _ : state) benchmark::DoNotOptimize(distance(cards[0], cards[++i % 64]));
}
BENCHMARK(distances);

void advanceToContact(benchmark::State& state) {
    const auto poses = army();
    const auto cards = outlines(poses);
    const std::span<const Outline> enemies(cards.data() + 80, 80);
    std::size_t i = 0;
    for (auto _ : state) {
        const Placement from{poses[i++ % 80], {}};
        benchmark::DoNotOptimize(firstContact(Advance{4_du}, from, cardSize, enemies));
    }
}
BENCHMARK(advanceToContact);

void pivotToContact(benchmark::State& state) {
    const auto poses = army();
    const auto cards = outlines(poses);
    const std::span<const Outline> enemies(cards.data() + 80, 80);
    std::size_t i = 0;
    for (auto _ : state) {
        const Placement from{poses[60 + i++ % 20], {}};
        benchmark::DoNotOptimize(firstContact(Pivot{Corner::frontLeft, 90_deg}, from, cardSize, enemies));
    }
}
BENCHMARK(pivotToContact);

/// Every pair of a southern and a northern card, past the other 158.
void sightPastAnArmy(benchmark::State& state) {
    const auto poses = army();
    const auto cards = outlines(poses);
    const auto distance = static_cast<std::size_t>(state.range(0));
    std::vector<std::vector<Outline>> others;
    for (std::size_t shooter = 60; shooter != 80; ++shooter) {
        others.push_back(cards);
        others.back().erase(others.back().begin() + static_cast<std::ptrdiff_t>(shooter));
        others.back().erase(others.back().begin() + static_cast<std::ptrdiff_t>(shooter + distance - 1));
    }
    std::size_t i = 0;
    for (auto _ : state) {
        const std::size_t shooter = 60 + i % 20;
        const Footprint target(cards[shooter + distance]);
        benchmark::DoNotOptimize(isSeenClearly(poses[shooter], cardSize, target, others[i++ % 20]));
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(sightPastAnArmy)->Arg(20)->Arg(40)->Arg(80);

}  // namespace
}  // namespace vallum::geometry
