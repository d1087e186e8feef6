// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

/// Self-contained SVG pictures for a report. The colors are safe for color-blind readers, and everything that
/// a color says is also said in words.
namespace vallum::trials {

std::string escaped(const std::string& text);
/// With one decimal at most.
std::string plainNumber(double number);
/// With two decimals.
std::string fineNumber(double number);
/// The color of the curve or part with this number.
std::string colorOf(std::size_t number);

struct CurvePoint {
    double x = 0;
    double y = 0;  // a share
    double low = 0;
    double high = 1;
};
struct Curve {
    std::string name;
    std::vector<CurvePoint> points;
    bool isStepped = false;  // stays the same until its next point
};
/// Shares from 0 to 100 %, each with its confidence band.
std::string curveChart(const std::string& title, const std::string& across, const std::vector<Curve>&);

struct StackedRow {
    std::string name;
    std::vector<int> parts;
};
std::string stackedChart(const std::string& title,
                         const std::vector<std::string>& parts,
                         const std::vector<StackedRow>&);

struct RangeRow {
    std::string name;
    double low = 0;
    double middle = 0;
    double high = 0;
};
/// With a line at 0 where anything is below it.
std::string rangeChart(const std::string& title, const std::vector<RangeRow>&);

struct BarRow {
    std::string name;
    std::vector<double> values;  // of each part, not below 0
};
/// A bar for each part, one below the other.
std::string barChart(const std::string& title,
                     const std::vector<std::string>& parts,
                     const std::vector<BarRow>&);

}  // namespace vallum::trials
