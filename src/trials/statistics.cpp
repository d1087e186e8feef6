// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

#include <vallum/trials/statistics.h>

namespace vallum::trials {

namespace {

double share(int part, int whole) { return whole == 0 ? 0 : static_cast<double>(part) / whole; }

double below(double z) { return std::erfc(-z / std::numbers::sqrt2) / 2; }

/// Combines the distances from two shares to the ends of their intervals, given a correlation.
double joined(double one, double other, double correlation) {
    return std::sqrt(std::max(0.0, one * one - 2 * correlation * one * other + other * other));
}

Interval differenceWith(const Pairs& pairs, double z, double correlation) {
    const int battles = pairs.count();
    if (battles == 0) return {-1, 1};
    const Interval first = wilson(pairs.firstWins(), battles, z);
    const Interval second = wilson(pairs.secondWins(), battles, z);
    const double one = share(pairs.firstWins(), battles);
    const double other = share(pairs.secondWins(), battles);
    return {one - other - joined(one - first.low, second.high - other, correlation),
            one - other + joined(first.high - one, other - second.low, correlation)};
}

/// Of the differences of single pairs. Adds one pair of either kind, because without them it could be 0.
double varianceOf(const Pairs& pairs) {
    const double mean = share(pairs.onlyFirst - pairs.onlySecond, pairs.count() + 2);
    return share(pairs.onlyFirst + pairs.onlySecond + 2, pairs.count() + 2) - mean * mean;
}

}  // namespace

double normalQuantile(double probability) {
    VALLUM_CHECK(probability > 0 && probability < 1);
    // `below` is monotonic, so bisection converges to the last digit.
    double low = -40;
    double high = 40;
    for (int i = 0; i != 100; ++i) {
        const double middle = std::midpoint(low, high);
        (below(middle) < probability ? low : high) = middle;
    }
    return std::midpoint(low, high);
}

double zFor(double alpha) { return normalQuantile(1 - alpha / 2); }

double sequentialZ(double alpha, double battles, double expected) {
    const double spread = (-2 * std::log(alpha) + std::log(-2 * std::log(alpha)) + 1) / expected;
    const double scaled = battles * spread;
    return std::sqrt(2 * (scaled + 1) / scaled * std::log(std::sqrt(scaled + 1) / alpha));
}

Interval wilson(int wins, int battles, double z) {
    if (battles == 0) return {};
    const double n = battles;
    const double p = share(wins, battles);
    const double shrink = 1 + z * z / n;
    const double middle = (p + z * z / (2 * n)) / shrink;
    const double half = z / shrink * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
    return {wins == 0 ? 0 : std::max(0.0, middle - half), wins == battles ? 1 : std::min(1.0, middle + half)};
}

double Pairs::difference() const { return share(onlyFirst - onlySecond, count()); }

double Pairs::correlation() const {
    const double rows = static_cast<double>(firstWins()) * (count() - firstWins());
    const double columns = static_cast<double>(secondWins()) * (count() - secondWins());
    if (rows <= 0 || columns <= 0) return 0;
    const double crossed = static_cast<double>(both) * neither - static_cast<double>(onlyFirst) * onlySecond;
    return crossed / std::sqrt(rows) / std::sqrt(columns);
}

Interval differenceUnpaired(const Pairs& pairs, double z) { return differenceWith(pairs, z, 0); }

Interval differencePaired(const Pairs& pairs, double z) {
    return differenceWith(pairs, z, pairs.correlation());
}

Interval correlationInterval(const Pairs& pairs, double z) {
    const int battles = pairs.count();
    if (battles <= 3) return {-1, 1};
    constexpr double most = 0.999999;
    const double middle = std::atanh(std::clamp(pairs.correlation(), -most, most));
    const double half = z / std::sqrt(battles - 3);
    return {std::tanh(middle - half), std::tanh(middle + half)};
}

double worthOf(const Pairs& pairs) {
    constexpr double most = 0.99;  // beyond it the pairs hardly differ at all
    return pairs.count() / (1 - std::min(pairs.correlation(), most));
}

double mcNemar(const Pairs& pairs) {
    const int uneven = pairs.onlyFirst + pairs.onlySecond;
    const int fewer = std::min(pairs.onlyFirst, pairs.onlySecond);
    if (uneven == 0) return 1;
    double logChance = -uneven * std::numbers::ln2;
    double tail = 0;
    for (int i = 0; i <= fewer; ++i) {
        tail += std::exp(logChance);
        logChance += std::log(static_cast<double>(uneven - i) / (i + 1));
    }
    return std::min(1.0, 2 * tail);
}

std::vector<double> holmLevels(const std::vector<double>& pValues, double alpha) {
    std::vector<std::size_t> order(pValues.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return pValues[i]; });
    std::vector<double> levels(pValues.size());
    double level = alpha / static_cast<double>(std::max<std::size_t>(1, pValues.size()));
    for (std::size_t rank = 0; rank != order.size(); ++rank) {
        levels[order[rank]] = level;
        const std::size_t left = order.size() - rank - 1;
        if (left != 0 && pValues[order[rank]] <= level) level = alpha / static_cast<double>(left);
    }
    return levels;
}

double zOf(const SequentialTest& test, const Pairs& pairs) {
    const double scaled = test.difference * std::sqrt(std::max(1, pairs.count()) / varianceOf(pairs));
    return std::log(2 / test.alpha) / scaled + scaled / 2;
}

Answered answered(const SequentialTest& test, const Pairs& pairs) {
    const int battles = pairs.count();
    if (battles < fewestToCompare) return Answered::notYet;
    const double z = zOf(test, pairs);
    const Interval paired = differencePaired(pairs, z);
    const Interval unpaired = differenceUnpaired(pairs, z);
    const Interval& interval = paired.halfWidth() < unpaired.halfWidth() ? paired : unpaired;
    if (interval.low > 0) return Answered::first;
    if (interval.high < 0) return Answered::second;
    const double mean = std::abs(pairs.difference());
    const double logLikelihood =
        battles * test.difference * (2 * mean - test.difference) / (2 * varianceOf(pairs));
    return logLikelihood <= std::log(test.beta / (1 - test.alpha / 2)) ? Answered::neither : Answered::notYet;
}

double differenceDetected(int battles, double power, double alpha) {
    return (zFor(alpha) + normalQuantile(power)) / std::sqrt(2.0 * std::max(1, battles));
}

int battlesNeeded(double difference, double power, double alpha) {
    constexpr double most = 10'000'000;
    if (difference <= 0) return static_cast<int>(most);
    const double z = zFor(alpha) + normalQuantile(power);
    return static_cast<int>(std::min(most, std::round(z * z / (2 * difference * difference))));
}

}  // namespace vallum::trials
