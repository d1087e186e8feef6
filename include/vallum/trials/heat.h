// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <vector>

#include <vallum/trials/findings.h>

/// Maps of what happened where: their layers, their scale, and the differences between two cells.
namespace vallum::trials {

enum class HeatKind { openings, contacts, deaths, paths, standing, shots, targets };
constexpr auto names(HeatKind) {
    return std::array<std::string_view, 7>{"openings", "contacts", "deaths", "paths",
                                           "standing", "shots",    "targets"};
}
/// Which battles a map counts, by whether the counted side won.
enum class HeatWinner { any, won, notWon };
constexpr auto names(HeatWinner) { return std::array<std::string_view, 3>{"any", "won", "not-won"}; }
/// Which turns of each battle it counts.
enum class HeatTurns { all, first, second, last };
constexpr auto names(HeatTurns) {
    return std::array<std::string_view, 4>{"all", "first-third", "second-third", "last-third"};
}
struct HeatLayer {
    HeatKind kind = HeatKind::deaths;
    int side = -1;  // index into the sides; -1: all sides
    HeatWinner winner = HeatWinner::any;
    HeatTurns turns = HeatTurns::all;

    bool operator==(const HeatLayer&) const = default;
};

/// Of all battles and all turns. Includes openings only if there is something to open.
std::vector<HeatLayer> layersOf(const Cell&);
/// The layer of all battles and turns, then split by the winner, then by turns.
std::vector<HeatLayer> splitsOf(const HeatLayer&);
Text titleOf(const Cell&, const HeatLayer&);
/// "Battles won by Rome".
Text titleOf(const Cell&, HeatWinner);
/// "First third of the turns".
Text titleOf(HeatTurns);
/// How many battles the layer counts.
int battlesOf(const CellTally&, const HeatLayer&);
HeatMap mapOf(const CellTally&, const HeatLayer&);
/// What a single battle adds to that map, whoever won it and whenever it happened.
Squares squaresOf(const BattleResult&, const HeatLayer&);

/// A place where something can have happened: a square of the board or, for first openings, a section.
struct HeatPlace {
    int first = -1;  // index into the map of the cell, or of the first of two; -1: it has no such place
    int second = -1;
    std::vector<MapPoint> outline;  // empty: unknown
};
std::vector<HeatPlace> placesOf(const Cell&, const HeatLayer&);
/// Sections of two fortresses are the same place if their outlines are. The boards must be alike.
std::vector<HeatPlace> placesOf(const Cell& first, const Cell& second, const HeatLayer&);

/// The average number of events per battle, by index into the map.
std::vector<double> meansOf(const CellTally&, const HeatLayer&);
/// The value of the darkest color: the 99th percentile of the squares with any events, so that one busy gate
/// does not make everything else pale. 0 if there were no events.
double scaleOf(const std::vector<double>& means);

struct HeatDifference {
    double difference = 0;  // per battle, first minus second
    bool isShown = false;   // significant
};
/// Place by place, by Welch's test, at a false discovery rate of 5 % among the shown places (Benjamini and
/// Hochberg 1995). Below 30 battles of either none is shown.
std::vector<HeatDifference> differencesOf(const std::vector<HeatPlace>&,
                                          const CellTally& first,
                                          const CellTally& second,
                                          const HeatLayer&);

struct HeatColor {
    int red = 0;
    int green = 0;
    int blue = 0;
};
/// `share` is a fraction of the scale; more is darker, for any color vision.
HeatColor heatColor(double share);
/// `share` is from -1 to 1: blue is less, orange is more.
HeatColor differenceColor(double share);

/// The contents of the file `heat.json`.
std::string heatText(const Findings&);
/// The pictures for a report.
std::string heatPictures(const Findings&, const std::vector<Comparison>&);

}  // namespace vallum::trials
