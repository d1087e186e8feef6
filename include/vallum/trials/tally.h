// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <vallum/trials/plan.h>
#include <vallum/trials/result.h>
#include <vallum/trials/statistics.h>

namespace vallum::trials {

/// How often each value came.
using Histogram = std::map<int, int>;
/// The smallest value that this share of all is not above; 0 where there are none.
int quantile(const Histogram&, int percent);

struct UnitTally {
    std::int64_t orders = 0;
    std::int64_t attacks = 0;
    std::int64_t turnsEngaged = 0;
    std::array<std::int64_t, 3> given{};  // by cause
    std::array<std::int64_t, 3> taken{};
    int destroyed = 0;  // in so many battles
    int idle = 0;       // never attacked
};

struct SectionTally {
    std::array<std::int64_t, 5> damage{};  // by cause
    int opened = 0;
    int openedFirst = 0;
};

/// What happened in a square in all battles, and the sum of the squares of what happened in each, of which
/// the spread is made.
struct SquareTally {
    std::int64_t times = 0;
    std::int64_t squared = 0;
};
using HeatMap = std::vector<SquareTally>;  // of all squares of the board

struct SideTally {
    int wins = 0;
    std::int64_t banners = 0;
    std::int64_t blocksLost = 0;
    HeatMap deaths;
    HeatMap ways;
    HeatMap standing;
    Histogram lost;    // hundredths of points
    Histogram margin;  // the same
};

/// All that is counted of one cell. Whole numbers, so that no order of adding matters.
struct CellTally {
    enum Outcome : std::uint8_t { notWon, won, unknown };

    int battles = 0;  // without those that ended in an error
    int wins = 0;     // of the side that is counted
    int draws = 0;
    int refused = 0;
    std::vector<Outcome> outcomes;                      // of all battles, in their order
    std::vector<int> errors;                            // their numbers
    std::map<std::string, std::array<int, 2>> reasons;  // not won and won by the side that is counted
    Histogram turns;
    Histogram decks;
    std::vector<SideTally> sides;
    std::vector<UnitTally> units;
    std::vector<SectionTally> sections;
    std::array<int, 5> openedBy{};  // the first opening, by cause
    Histogram openedIn;
    HeatMap openings;
    std::array<int, 4> insideBy{};  // the first inside, by the way in
    std::map<int, int> insideUnit;
    Histogram insideIn;
    Histogram fellIn;  // the turns in which the counted side won
};

class Tally {
public:
    explicit Tally(const std::vector<Cell>&);

    void add(const BattleResult&);

    [[nodiscard]] const std::vector<CellTally>& cells() const { return cells_; }
    [[nodiscard]] const CellTally& cell(int index) const {
        return cells_.at(static_cast<std::size_t>(index));
    }
    /// Of the battles that both have fought to the end.
    [[nodiscard]] Pairs pairs(int first, int second) const;

private:
    std::vector<CellTally> cells_;
    std::vector<Seat> counted_;
};

/// Two cells, and how sure one can be which of them the counted side wins more often.
struct Comparison {
    int first = 0;
    int second = 0;
    Pairs pairs;
    double alpha = 0;  // with which the intervals miss
    Interval unpaired;
    Interval paired;
    Interval correlation;
    double p = 1;  // McNemar

    [[nodiscard]] bool isPairedNarrower() const { return paired.halfWidth() < unpaired.halfWidth(); }
    [[nodiscard]] const Interval& headline() const { return isPairedNarrower() ? paired : unpaired; }
    [[nodiscard]] bool isShown() const { return headline().excludesZero(); }
};

/// How many standard deviations the intervals of a plan reach, after so many battles, so that they miss with
/// probability `alpha`: more where the plan may stop as soon as it has seen enough.
double zOf(const Plan&, int battles, double alpha);

/// Of the pairs of a plan. Together they miss with 5 %.
std::vector<Comparison> comparisons(const Plan&, const Tally&);

/// Whether the battles of all cells so far are enough for the rule of the plan.
bool isEnough(const Plan&, const Tally&);

}  // namespace vallum::trials
