// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <numbers>

#include <vallum/trials/heat.h>

namespace vallum::trials {

namespace {

constexpr double falseShare = 0.05;
constexpr int fewestBattles = 30;

/// The p-value of the difference between two squares.
double pValue(const SquareTally& one, int battlesOfOne, const SquareTally& other, int battlesOfOther) {
    const auto mean = [](const SquareTally& it, int battles) {
        return static_cast<double>(it.times) / battles;
    };
    const auto variance = [&](const SquareTally& it, int battles) {
        const double average = mean(it, battles);
        const double sum = static_cast<double>(it.squared) - battles * average * average;
        return std::max(0.0, sum) / (battles - 1.0) / battles;
    };
    const double difference = std::abs(mean(one, battlesOfOne) - mean(other, battlesOfOther));
    const double error = std::sqrt(variance(one, battlesOfOne) + variance(other, battlesOfOther));
    if (error == 0) return difference == 0 ? 1 : 0;
    return std::erfc(difference / error / std::numbers::sqrt2);
}

/// The largest p-value that still counts as significant.
double cutOf(std::vector<double> p) {
    std::ranges::sort(p);
    double cut = -1;
    for (std::size_t i = 0; i != p.size(); ++i) {
        const double allowed = static_cast<double>(i + 1) / static_cast<double>(p.size()) * falseShare;
        if (p[i] <= allowed) cut = p[i];
    }
    return cut;
}

template <std::size_t Steps> HeatColor between(const std::array<HeatColor, Steps>& ramp, double share) {
    const double place = std::clamp(share, 0.0, 1.0) * (Steps - 1);
    const auto low = std::min(Steps - 2, static_cast<std::size_t>(place));
    const double part = place - static_cast<double>(low);
    const auto mix = [&](int one, int other) {
        return static_cast<int>(std::lround(one + (other - one) * part));
    };
    const HeatColor& one = ramp.at(low);
    const HeatColor& other = ramp.at(low + 1);
    return {mix(one.red, other.red), mix(one.green, other.green), mix(one.blue, other.blue)};
}

}  // namespace

std::vector<HeatLayer> layersOf(const Cell& cell) {
    std::vector<HeatLayer> layers;
    if (std::ranges::any_of(cell.sections, &CellSection::isOfFortress))
        layers.push_back({HeatKind::openings});
    layers.push_back({HeatKind::contacts});
    for (const HeatKind kind :
         {HeatKind::deaths, HeatKind::paths, HeatKind::standing, HeatKind::shots, HeatKind::targets}) {
        for (int side = 0; side != std::ssize(cell.sides); ++side) layers.push_back({kind, side});
    }
    return layers;
}

Text titleOf(const Cell& cell, const HeatLayer& layer) {
    const auto withSide = [&](Phrase words) {
        return words(cell.sides.at(static_cast<std::size_t>(layer.side)).name);
    };
    switch (layer.kind) {
        case HeatKind::openings: return phrase("Trials", "First openings")();
        case HeatKind::contacts: return phrase("Trials", "First melee")();
        case HeatKind::deaths: return withSide(phrase("Trials", "Units lost by %1"));
        case HeatKind::paths: return withSide(phrase("Trials", "Paths of %1"));
        case HeatKind::standing: return withSide(phrase("Trials", "Where %1 stood"));
        case HeatKind::shots: return withSide(phrase("Trials", "Where %1 shot from"));
        case HeatKind::targets: return withSide(phrase("Trials", "What %1 shot at"));
    }
    return {};
}

const HeatMap& mapOf(const CellTally& tally, const HeatLayer& layer) {
    const auto side = [&]() -> const SideTally& {
        return tally.sides.at(static_cast<std::size_t>(layer.side));
    };
    switch (layer.kind) {
        case HeatKind::contacts: return tally.contacts;
        case HeatKind::deaths: return side().deaths;
        case HeatKind::paths: return side().paths;
        case HeatKind::standing: return side().standing;
        case HeatKind::shots: return side().shots;
        case HeatKind::targets: return side().targets;
        case HeatKind::openings: break;
    }
    return tally.openings;
}

Squares squaresOf(const BattleResult& result, const HeatLayer& layer) {
    const auto side = [&]() -> const SideResult& {
        return result.sides.at(static_cast<std::size_t>(layer.side));
    };
    if (!result.error.empty()) return {};
    switch (layer.kind) {
        case HeatKind::openings: return result.opened ? Squares{result.opened->square, 1} : Squares();
        case HeatKind::contacts: return result.contact ? Squares{*result.contact, 1} : Squares();
        case HeatKind::deaths: return side().deaths;
        case HeatKind::paths: return side().paths;
        case HeatKind::standing: return side().standing;
        case HeatKind::shots: return side().shots;
        case HeatKind::targets: return side().targets;
    }
    return {};
}

std::vector<double> meansOf(const HeatMap& map, int battles) {
    std::vector<double> means;
    for (const SquareTally& it : map)
        means.push_back(battles == 0 ? 0 : static_cast<double>(it.times) / battles);
    return means;
}

double scaleOf(const std::vector<double>& means) {
    std::vector<double> some;
    std::ranges::copy_if(means, std::back_inserter(some), [](double it) { return it > 0; });
    if (some.empty()) return 0;
    std::ranges::sort(some);
    constexpr std::size_t percentile = 99;
    return some.at((some.size() * percentile + 99) / 100 - 1);
}

std::vector<HeatDifference> differencesOf(const CellTally& first,
                                          const CellTally& second,
                                          const HeatLayer& layer) {
    const HeatMap& one = mapOf(first, layer);
    const HeatMap& other = mapOf(second, layer);
    std::vector<HeatDifference> differences(one.size());
    const bool areEnough = std::min(first.battles, second.battles) >= fewestBattles;
    if (!areEnough || one.size() != other.size()) return differences;
    std::vector<double> all(one.size(), 1);
    std::vector<double> tested;
    for (std::size_t i = 0; i != one.size(); ++i) {
        differences[i].difference = static_cast<double>(one[i].times) / first.battles -
                                    static_cast<double>(other[i].times) / second.battles;
        if (one[i].times + other[i].times == 0) continue;
        all[i] = pValue(one[i], first.battles, other[i], second.battles);
        tested.push_back(all[i]);
    }
    const double cut = cutOf(std::move(tested));
    for (std::size_t i = 0; i != one.size(); ++i) differences[i].isShown = all[i] <= cut;
    return differences;
}

/// The Viridis color map, reversed: light is low.
HeatColor heatColor(double share) {
    static constexpr std::array<HeatColor, 5> ramp{
        {{253, 231, 37}, {94, 201, 98}, {33, 145, 140}, {59, 82, 139}, {68, 1, 84}}};
    return between(ramp, share);
}

HeatColor differenceColor(double share) {
    static constexpr std::array<HeatColor, 5> ramp{
        {{5, 48, 97}, {67, 147, 195}, {247, 247, 247}, {244, 138, 60}, {160, 60, 0}}};
    return between(ramp, (share + 1) / 2);
}

}  // namespace vallum::trials
