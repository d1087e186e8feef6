// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

/// What a sample of battles says about all possible ones. Shares are between 0 and 1; `z` is the half-width
/// of an interval in standard deviations: 1.96 for 95 %.
namespace vallum::trials {

struct Interval {
    double low = 0;
    double high = 1;

    [[nodiscard]] double halfWidth() const { return (high - low) / 2; }
    [[nodiscard]] bool excludesZero() const { return low > 0 || high < 0; }
    bool operator==(const Interval&) const = default;
};

/// The quantile function of the standard normal distribution.
double normalQuantile(double probability);
/// For a two-sided interval that misses with probability `alpha`.
double zFor(double alpha);
/// The same if one may look after every battle and stop at any time: a confidence sequence, after Robbins
/// (1970), which is narrowest after about `expected` battles.
double sequentialZ(double alpha, double battles, double expected);

/// Wilson (1927).
Interval wilson(int wins, int battles, double z);

/// The outcomes of two cells with the same seeds, pair by pair.
struct Pairs {
    int both = 0;
    int onlyFirst = 0;
    int onlySecond = 0;
    int neither = 0;

    [[nodiscard]] int count() const { return both + onlyFirst + onlySecond + neither; }
    [[nodiscard]] int firstWins() const { return both + onlyFirst; }
    [[nodiscard]] int secondWins() const { return both + onlySecond; }
    /// The difference of the shares, first minus second.
    [[nodiscard]] double difference() const;
    /// The phi coefficient; 0 if either cell is always won or never.
    [[nodiscard]] double correlation() const;
    bool operator==(const Pairs&) const = default;
};

/// First minus second: Newcombe (1998), method 10, for independent cells and for pairs.
Interval differenceUnpaired(const Pairs&, double z);
Interval differencePaired(const Pairs&, double z);
/// By Fisher's transformation.
Interval correlationInterval(const Pairs&, double z);
/// How many independent pairs would be as informative as these.
double worthOf(const Pairs&);
/// McNemar's exact test: the probability of a split at least this uneven if both are equally good.
double mcNemar(const Pairs&);

/// The alpha of each p-value's interval (Holm 1979): the smallest is tested at alpha / m, the next at alpha /
/// (m - 1), and after the first failure all the rest fail.
std::vector<double> holmLevels(const std::vector<double>& pValues, double alpha);

/// A sequential test of which of two is better, if they differ by `difference` either way.
struct SequentialTest {
    double difference = 0.1;
    double alpha = 0.05;  // the probability of naming one of them although they are equal
    double beta = 0.2;    // the probability of missing the difference
};
enum class Answered { notYet, first, second, neither };
/// Two of Wald's tests of a mean, one in each direction, with the sample variance of the pairs. It names the
/// better one exactly when the narrower interval of the difference with `zOf` excludes 0.
Answered answered(const SequentialTest&, const Pairs&);
/// The half-width in standard deviations of a confidence sequence for the difference: the same tests, of all
/// other differences.
double zOf(const SequentialTest&, const Pairs&);

/// With fewer battles of each, the intervals of a difference miss too often.
inline constexpr int fewestToCompare = 30;

/// Battles per cell to detect a difference with this power if the shares are around one half.
int battlesNeeded(double difference, double power, double alpha = 0.05);
/// The difference that so many battles per cell detect.
double differenceDetected(int battles, double power, double alpha = 0.05);

}  // namespace vallum::trials
