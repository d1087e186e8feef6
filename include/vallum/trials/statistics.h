// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

/// What so many battles say about all that could be fought. Shares lie between 0 and 1; `z` says how sure an
/// interval is, as a number of standard deviations: 1.96 for 95 %.
namespace vallum::trials {

struct Interval {
    double low = 0;
    double high = 1;

    [[nodiscard]] double halfWidth() const { return (high - low) / 2; }
    [[nodiscard]] bool excludesZero() const { return low > 0 || high < 0; }
    bool operator==(const Interval&) const = default;
};

/// The number below which a normal variable falls with this probability.
double normalQuantile(double probability);
/// For an interval that misses with probability `alpha`.
double zFor(double alpha);
/// The same where one may look after every battle and stop whenever one likes: a confidence sequence, after
/// Robbins (1970), that is narrowest when about `expected` battles have been fought.
double sequentialZ(double alpha, double battles, double expected);

/// Wilson (1927).
Interval wilson(int wins, int battles, double z);

/// How two cells came out with the same seeds, pair by pair.
struct Pairs {
    int both = 0;
    int onlyFirst = 0;
    int onlySecond = 0;
    int neither = 0;

    [[nodiscard]] int count() const { return both + onlyFirst + onlySecond + neither; }
    [[nodiscard]] int firstWins() const { return both + onlyFirst; }
    [[nodiscard]] int secondWins() const { return both + onlySecond; }
    /// Of the shares.
    [[nodiscard]] double difference() const;
    /// Phi; 0 where one of the cells is always won or never.
    [[nodiscard]] double correlation() const;
    bool operator==(const Pairs&) const = default;
};

/// First less second: Newcombe (1998), method 10 for independent cells and for pairs.
Interval differenceUnpaired(const Pairs&, double z);
Interval differencePaired(const Pairs&, double z);
/// By Fisher's transformation.
Interval correlationInterval(const Pairs&, double z);
/// So many pairs tell as much as this number of independent ones.
double worthOf(const Pairs&);
/// McNemar's exact test: how likely a split as uneven as this one is where both are equally good.
double mcNemar(const Pairs&);

/// Of each p-value in a family, the confidence that its interval must have, as an alpha (Holm 1979): the
/// smallest is tested at alpha / m, the next at alpha / (m - 1), and after the first that fails all fail.
std::vector<double> holmLevels(const std::vector<double>& pValues, double alpha);

/// Of a sequential test whether the first is better than the second by `difference`, or not better at all.
struct SequentialTest {
    double difference = 0.1;
    double alpha = 0.05;
    double beta = 0.2;
};
enum class Answered { notYet, better, notBetter };
/// Wald's test of a mean, with the variance that the pairs show.
Answered answered(const SequentialTest&, const Pairs&);

/// Battles in each of two cells to find a difference with this power, where either is won by half.
int battlesNeeded(double difference, double power);

}  // namespace vallum::trials
