// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include <vallum/trials/findings.h>

/// Plans that vary several things at once, and what each of them changes.
namespace vallum::trials {

/// All combinations of the levels, the last factor changing fastest: "decks four, ladders with". Each has the
/// changes of its levels, later ones last. Empty without factors.
std::vector<PlannedOptions> combined(const std::vector<PlannedFactor>&);
/// The level of each factor in one of those combinations.
std::vector<int> levelsOf(const std::vector<PlannedFactor>&, int options);
/// True if two combinations differ in the level of one factor only.
bool differInOne(const std::vector<PlannedFactor>&, int oneOptions, int otherOptions);

/// What a level of a factor changes compared with its first level, on average over all cells that differ in
/// nothing else.
struct Effect {
    std::size_t factor = 0;
    std::size_t level = 0;
    int pairs = 0;          // of cells
    int battles = 0;        // of each cell, at least
    double difference = 0;  // of the share of wins: this level minus the first
    Interval interval;      // all of a plan's effects together miss in 5 of 100 trials at most
};
/// Of the cells that fight all battles, or of the others; the interval is that of the mean of independent
/// differences, each with its own (MOVER; Zou and Donner 2008).
std::vector<Effect> effects(const Plan&, const Tally&, bool ofMain = true);
/// "With decks “two” instead of “four”, Rome wins 12 of 100 battles fewer (6 to 18)."
Text effectSentence(const Findings&, const Effect&);

}  // namespace vallum::trials
