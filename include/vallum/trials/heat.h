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
struct HeatLayer {
    HeatKind kind = HeatKind::deaths;
    int side = -1;  // index into the sides; -1: all sides

    bool operator==(const HeatLayer&) const = default;
};

/// Includes openings only if there is something to open.
std::vector<HeatLayer> layersOf(const Cell&);
Text titleOf(const Cell&, const HeatLayer&);
const HeatMap& mapOf(const CellTally&, const HeatLayer&);
/// What a single battle adds to that map.
Squares squaresOf(const BattleResult&, const HeatLayer&);

/// The average number of events per battle in each square.
std::vector<double> meansOf(const HeatMap&, int battles);
/// The value of the darkest color: the 99th percentile of the squares with any events, so that one busy gate
/// does not make everything else pale. 0 if there were no events.
double scaleOf(const std::vector<double>& means);

struct HeatDifference {
    double difference = 0;  // per battle, first minus second
    bool isShown = false;   // significant
};
/// Square by square, by Welch's test, at a false discovery rate of 5 % among the shown squares (Benjamini and
/// Hochberg 1995). Below 30 battles none is shown.
std::vector<HeatDifference> differencesOf(const CellTally& first, const CellTally& second, const HeatLayer&);

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
