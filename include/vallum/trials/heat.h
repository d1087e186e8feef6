// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <vector>

#include <vallum/trials/findings.h>

/// Maps of what happened where: what is drawn, what it is measured by, and where two cells differ.
namespace vallum::trials {

enum class HeatKind { openings, deaths, ways, standing };
constexpr auto names(HeatKind) {
    return std::array<std::string_view, 4>{"openings", "deaths", "ways", "standing"};
}
struct HeatLayer {
    HeatKind kind = HeatKind::deaths;
    int side = -1;  // its place in the list of sides; none: of all

    bool operator==(const HeatLayer&) const = default;
};

/// Openings only where there is something to open.
std::vector<HeatLayer> layersOf(const Cell&);
Text titleOf(const Cell&, const HeatLayer&);
const HeatMap& mapOf(const CellTally&, const HeatLayer&);

/// For each square how often a battle, on average.
std::vector<double> meansOf(const HeatMap&, int battles);
/// What the darkest color stands for: the 99th percentile of squares in which something happened, so that one
/// gate does not make everything else pale. 0 where nothing did.
double scaleOf(const std::vector<double>& means);

struct HeatDifference {
    double difference = 0;  // first less second, a battle
    bool isShown = false;   // it is more than chance
};
/// Square by square, by Welch's test; of the squares that are shown 5 of 100 are so by chance (Benjamini and
/// Hochberg 1995). Below 30 battles nothing is.
std::vector<HeatDifference> differencesOf(const CellTally& first, const CellTally& second, const HeatLayer&);

struct HeatColor {
    int red = 0;
    int green = 0;
    int blue = 0;
};
/// Of a share of the scale; the more the darker, for all eyes alike.
HeatColor heatColor(double share);
/// From -1 to 1: blue is less, orange is more.
HeatColor differenceColor(double share);

/// The file `heat.json`.
std::string heatText(const Findings&);
/// For a report.
std::string heatPictures(const Findings&, const std::vector<Comparison>&);

}  // namespace vallum::trials
