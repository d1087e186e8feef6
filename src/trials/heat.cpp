// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include <vallum/trials/heat.h>

namespace vallum::trials {

namespace {

constexpr double falseShare = 0.05;

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

namespace {

Text titleOfKind(const Cell& cell, const HeatLayer& layer) {
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

const HeatMaps& mapsOf(const CellTally& tally, const HeatLayer& layer) {
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

void add(HeatMap& sum, const HeatMap& map) {
    for (std::size_t i = 0; i != map.size(); ++i) {
        sum.at(i).times += map[i].times;
        sum[i].squared += map[i].squared;
    }
}

SquareTally at(const HeatMap& map, int place) {
    return place < 0 ? SquareTally() : map.at(static_cast<std::size_t>(place));
}

}  // namespace

std::vector<HeatLayer> splitsOf(const HeatLayer& layer) {
    std::vector<HeatLayer> all{layer};
    for (const HeatWinner winner : {HeatWinner::won, HeatWinner::notWon})
        all.push_back({layer.kind, layer.side, winner, HeatTurns::all});
    for (const HeatTurns turns : {HeatTurns::first, HeatTurns::second, HeatTurns::last})
        all.push_back({layer.kind, layer.side, HeatWinner::any, turns});
    return all;
}

Text titleOf(const Cell& cell, HeatWinner winner) {
    switch (winner) {
        case HeatWinner::won: return phrase("Trials", "Battles won by %1")(cell.nameOfSide());
        case HeatWinner::notWon: return phrase("Trials", "Battles not won by %1")(cell.nameOfSide());
        case HeatWinner::any: break;
    }
    return phrase("Trials", "All battles")();
}

Text titleOf(HeatTurns turns) {
    switch (turns) {
        case HeatTurns::first: return phrase("Trials", "First third of the turns")();
        case HeatTurns::second: return phrase("Trials", "Second third of the turns")();
        case HeatTurns::last: return phrase("Trials", "Last third of the turns")();
        case HeatTurns::all: break;
    }
    return phrase("Trials", "All turns")();
}

Text titleOf(const Cell& cell, const HeatLayer& layer) {
    Text title = titleOfKind(cell, layer);
    const auto split = phrase("Trials", "%1 · %2");
    if (layer.winner != HeatWinner::any) title = split(title, titleOf(cell, layer.winner));
    if (layer.turns != HeatTurns::all) title = split(title, titleOf(layer.turns));
    return title;
}

int battlesOf(const CellTally& tally, const HeatLayer& layer) {
    switch (layer.winner) {
        case HeatWinner::won: return tally.wins;
        case HeatWinner::notWon: return tally.battles - tally.wins;
        case HeatWinner::any: break;
    }
    return tally.battles;
}

HeatMap mapOf(const CellTally& tally, const HeatLayer& layer) {
    const HeatMaps& maps = mapsOf(tally, layer);
    const auto turns = static_cast<std::size_t>(layer.turns);
    if (layer.winner == HeatWinner::won) return maps[1].at(turns);
    HeatMap map = maps[0].at(turns);
    if (layer.winner == HeatWinner::any) add(map, maps[1].at(turns));
    return map;
}

Squares squaresOf(const BattleResult& result, const HeatLayer& layer) {
    const auto side = [&]() -> const SideResult& {
        return result.sides.at(static_cast<std::size_t>(layer.side));
    };
    const auto once = [&](int place, int turn) {
        Squares squares{{place}};
        ++squares.front().at(static_cast<std::size_t>(1 + thirdOf(turn, result.turns)));
        return squares;
    };
    if (!result.error.empty()) return {};
    switch (layer.kind) {
        case HeatKind::openings:
            return result.opened ? once(result.opened->section, result.opened->turn) : Squares();
        case HeatKind::contacts:
            return result.contact ? once(result.contact->square, result.contact->turn) : Squares();
        case HeatKind::deaths: return side().deaths;
        case HeatKind::paths: return side().paths;
        case HeatKind::standing: return side().standing;
        case HeatKind::shots: return side().shots;
        case HeatKind::targets: return side().targets;
    }
    return {};
}

std::vector<HeatPlace> placesOf(const Cell& cell, const HeatLayer& layer) {
    std::vector<HeatPlace> places;
    if (layer.kind == HeatKind::openings) {
        for (int i = 0; i != std::ssize(cell.board.sections); ++i)
            places.push_back({.first = i, .outline = cell.board.sections[static_cast<std::size_t>(i)]});
        return places;
    }
    for (int i = 0; i != cell.board.squares; ++i)
        places.push_back({.first = i, .outline = cell.board.outlineOf(i)});
    return places;
}

namespace {

/// In thousandths of a DU, and in one order, however the section is turned.
std::vector<std::pair<long, long>> cornersOf(const std::vector<MapPoint>& outline) {
    constexpr double thousandths = 1000;
    std::vector<std::pair<long, long>> corners;
    for (const MapPoint& it : outline)
        corners.emplace_back(std::lround(it.x * thousandths), std::lround(it.y * thousandths));
    std::ranges::sort(corners);
    return corners;
}

}  // namespace

std::vector<HeatPlace> placesOf(const Cell& first, const Cell& second, const HeatLayer& layer) {
    std::vector<HeatPlace> places = placesOf(first, layer);
    if (layer.kind != HeatKind::openings) {
        for (HeatPlace& it : places) it.second = it.first;
        return places;
    }
    for (HeatPlace other : placesOf(second, layer)) {
        const auto same = std::ranges::find_if(places, [&](const HeatPlace& it) {
            return it.first >= 0 && it.second < 0 && !it.outline.empty() &&
                   cornersOf(it.outline) == cornersOf(other.outline);
        });
        if (same != places.end()) {
            same->second = other.first;
        } else {
            places.push_back({.second = other.first, .outline = std::move(other.outline)});
        }
    }
    return places;
}

std::vector<double> meansOf(const CellTally& tally, const HeatLayer& layer) {
    std::vector<double> means;
    const int battles = battlesOf(tally, layer);
    for (const SquareTally& it : mapOf(tally, layer))
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

std::vector<HeatDifference> differencesOf(const std::vector<HeatPlace>& places,
                                          const CellTally& first,
                                          const CellTally& second,
                                          const HeatLayer& layer) {
    const HeatMap mapOfFirst = mapOf(first, layer);
    const HeatMap mapOfSecond = mapOf(second, layer);
    const int battlesOfFirst = battlesOf(first, layer);
    const int battlesOfSecond = battlesOf(second, layer);
    std::vector<HeatDifference> differences(places.size());
    if (std::min(battlesOfFirst, battlesOfSecond) < fewestToCompare) return differences;
    std::vector<double> all(places.size(), 1);
    std::vector<double> tested;
    for (std::size_t i = 0; i != places.size(); ++i) {
        const SquareTally one = at(mapOfFirst, places[i].first);
        const SquareTally other = at(mapOfSecond, places[i].second);
        differences[i].difference = static_cast<double>(one.times) / battlesOfFirst -
                                    static_cast<double>(other.times) / battlesOfSecond;
        if (one.times + other.times == 0) continue;
        all[i] = pValue(one, battlesOfFirst, other, battlesOfSecond);
        tested.push_back(all[i]);
    }
    const double cut = cutOf(std::move(tested));
    for (std::size_t i = 0; i != places.size(); ++i) differences[i].isShown = all[i] <= cut;
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
