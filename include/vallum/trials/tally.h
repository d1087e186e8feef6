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

/// How often each value occurred.
using Histogram = std::map<int, int>;
/// The smallest value that at least `percent` of all values do not exceed; 0 if there are none.
int quantile(const Histogram&, int percent);

struct UnitTally {
    std::int64_t orders = 0;
    std::int64_t attacks = 0;
    std::int64_t turnsEngaged = 0;
    std::array<std::int64_t, 3> given{};  // by cause
    std::array<std::int64_t, 3> taken{};
    std::int64_t gained = 0;  // hundredths of points, as in UnitResult
    std::int64_t works = 0;
    int destroyed = 0;  // in how many battles
    int idle = 0;       // in how many battles it never attacked
};

struct SectionTally {
    std::array<std::int64_t, 5> damage{};  // by cause
    std::int64_t gained = 0;               // hundredths of points
    int opened = 0;
    int openedFirst = 0;
    Histogram openedIn;  // turns
};

/// The events in a square in all battles, and the sum of their squares over the battles, from which the
/// variance is computed.
struct SquareTally {
    std::int64_t times = 0;
    std::int64_t squared = 0;
};
using HeatMap = std::vector<SquareTally>;  // of all squares of the board, or of all sections
/// The maps of one kind of event, by whether the counted side won; each of the whole battle and then of its
/// three thirds.
using HeatMaps = std::array<std::array<HeatMap, 1 + thirds>, 2>;

struct SideTally {
    int wins = 0;
    std::int64_t banners = 0;
    std::int64_t blocksLost = 0;
    HeatMaps deaths;
    HeatMaps paths;
    HeatMaps standing;
    HeatMaps shots;
    HeatMaps targets;
    Histogram lost;    // hundredths of points
    Histogram margin;  // hundredths of points
};

/// All counts of one cell. Whole numbers, so the order of adding does not matter.
struct CellTally {
    enum Outcome : std::uint8_t { notWon, won, unknown };

    int battles = 0;  // without those that ended in an error
    int wins = 0;     // of the counted side
    int draws = 0;
    int refused = 0;
    std::vector<Outcome> outcomes;                      // by battle
    std::vector<int> errors;                            // numbers of the battles with errors
    std::map<std::string, std::array<int, 2>> reasons;  // how many the counted side did not win, and won
    Histogram turns;
    Histogram decks;
    std::vector<SideTally> sides;
    std::vector<UnitTally> units;
    std::vector<SectionTally> sections;
    std::array<int, 5> openedBy{};  // causes of the first opening
    Histogram openedIn;
    HeatMaps openings;  // by section
    HeatMaps contacts;
    std::array<int, 4> insideBy{};  // ways in of the first unit inside
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
    /// The battles that both cells have fought to the end.
    [[nodiscard]] Pairs pairs(int first, int second) const;

private:
    std::vector<CellTally> cells_;
    std::vector<Seat> counted_;
};

/// Two cells, and how surely the counted side wins one more often than the other. With too few battles the
/// intervals know nothing.
struct Comparison {
    int first = 0;
    int second = 0;
    Pairs pairs;
    double alpha = 0;  // the probability that an interval misses
    Interval unpaired{-1, 1};
    Interval paired{-1, 1};
    Interval correlation{-1, 1};
    double p = 1;  // McNemar

    [[nodiscard]] bool isTooFew() const { return pairs.count() < fewestToCompare; }

    [[nodiscard]] bool isPairedNarrower() const { return paired.halfWidth() < unpaired.halfWidth(); }
    [[nodiscard]] const Interval& headline() const { return isPairedNarrower() ? paired : unpaired; }
    [[nodiscard]] bool isShown() const { return headline().excludesZero(); }
};

/// The half-width of a plan's intervals in standard deviations after this many battles, for a miss
/// probability of `alpha`: larger if the plan may stop early.
double zOf(const Plan&, int battles, double alpha);
/// Of a plan that stops by a difference: its test of the first two cells.
SequentialTest testOf(const Plan&);

/// True if both cells fight all battles of the plan.
bool isMain(const Plan&, const Comparison&);

/// For the pairs of a plan. The family-wise error rate is 5 %, separately for cells with fewer battles; a
/// pair that is tested as it goes has the error rate of its test.
std::vector<Comparison> comparisons(const Plan&, const Tally&);

/// True if the battles of all cells so far satisfy the plan's stopping rule.
bool isEnough(const Plan&, const Tally&);

}  // namespace vallum::trials
