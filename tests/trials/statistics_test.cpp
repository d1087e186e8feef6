// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <gtest/gtest.h>

#include <vallum/core/random.h>
#include <vallum/trials/statistics.h>

namespace vallum::trials {
namespace {

constexpr double near = 0.00006;

bool happens(Stream& stream, double chance) {
    constexpr std::uint64_t million = 1'000'000;
    return static_cast<double>(stream.below(million)) < chance * static_cast<double>(million);
}

/// Pairs of battles that share this part of their luck.
Pairs simulated(Stream& stream, int battles, double first, double second, double shared) {
    Pairs pairs;
    for (int i = 0; i != battles; ++i) {
        const auto common = static_cast<double>(stream.below(1'000'000)) / 1'000'000;
        const bool isShared = happens(stream, shared);
        const bool one = isShared ? common < first : happens(stream, first);
        const bool other = isShared ? common < second : happens(stream, second);
        ++(one ? (other ? pairs.both : pairs.onlyFirst) : (other ? pairs.onlySecond : pairs.neither));
    }
    return pairs;
}

TEST(Statistics, TheQuantilesAreThoseOfTheTables) {
    EXPECT_NEAR(normalQuantile(0.975), 1.959964, 0.000001);
    EXPECT_NEAR(normalQuantile(0.8), 0.841621, 0.000001);
    EXPECT_NEAR(zFor(0.01), 2.575829, 0.000001);
    EXPECT_NEAR(normalQuantile(0.5), 0, 0.000001);
}

TEST(Statistics, WilsonGivesTheIntervalsOfNewcombesTable) {
    // Newcombe (1998), Statistics in Medicine 17, 857-872, table I, method 3.
    const double z = zFor(0.05);
    EXPECT_NEAR(wilson(81, 263, z).low, 0.2553, near);
    EXPECT_NEAR(wilson(81, 263, z).high, 0.3662, near);
    EXPECT_NEAR(wilson(15, 148, z).low, 0.0624, near);
    EXPECT_NEAR(wilson(15, 148, z).high, 0.1605, near);
    EXPECT_NEAR(wilson(0, 20, z).high, 0.1611, near);
    EXPECT_EQ(wilson(0, 20, z).low, 0);
    EXPECT_NEAR(wilson(1, 29, z).low, 0.0061, near);
    EXPECT_NEAR(wilson(1, 29, z).high, 0.1718, near);
    EXPECT_EQ(wilson(29, 29, z).high, 1);
    EXPECT_EQ(wilson(0, 0, z), (Interval{0, 1}));
}

TEST(Statistics, TheDifferenceOfPairsIsThatOfNewcombesTable) {
    // Newcombe (1998), Statistics in Medicine 17, 2635-2650: 36, 12, 2, 0 gives 0.0569 to 0.3404.
    const Interval interval = differencePaired({36, 12, 2, 0}, zFor(0.05));
    EXPECT_NEAR(interval.low, 0.0569, near);
    EXPECT_NEAR(interval.high, 0.3404, near);
}

TEST(Statistics, PairsThatAgreeAreWorthMore) {
    const Pairs alike{40, 10, 10, 40};
    EXPECT_NEAR(alike.correlation(), 0.6, near);
    EXPECT_NEAR(worthOf(alike), 250, 0.01);
    EXPECT_LT(differencePaired(alike, 1.96).halfWidth(), differenceUnpaired(alike, 1.96).halfWidth());
    const Pairs strangers{25, 25, 25, 25};
    EXPECT_EQ(strangers.correlation(), 0);
    EXPECT_EQ(differencePaired(strangers, 1.96), differenceUnpaired(strangers, 1.96));
    EXPECT_EQ((Pairs{0, 0, 10, 10}).correlation(), 0);
    const Interval around = correlationInterval(alike, 1.96);
    EXPECT_NEAR(around.low, std::tanh(std::atanh(0.6) - 1.96 / std::sqrt(97)), near);
    EXPECT_LT(around.high, 1);
}

TEST(Statistics, McNemarIsExact) {
    EXPECT_NEAR(mcNemar({5, 1, 9, 5}), 22.0 / 1024, near);
    EXPECT_NEAR(mcNemar({0, 0, 5, 0}), 2.0 / 32, near);
    EXPECT_EQ(mcNemar({50, 0, 0, 50}), 1);
    EXPECT_EQ(mcNemar({0, 7, 7, 0}), 1);
}

TEST(Statistics, HolmStopsAtTheFirstThatFails) {
    EXPECT_EQ(holmLevels({0.01, 0.04, 0.03}, 0.05), (std::vector<double>{0.05 / 3, 0.025, 0.025}));
    EXPECT_EQ(holmLevels({0.01, 0.04, 0.025}, 0.05), (std::vector<double>{0.05 / 3, 0.05, 0.025}));
    EXPECT_EQ(holmLevels({0.04}, 0.05), std::vector<double>{0.05});
    const auto all = holmLevels({0.001, 0.002, 0.9}, 0.06);
    EXPECT_NEAR(all[0], 0.02, near);
    EXPECT_NEAR(all[1], 0.03, near);
    EXPECT_NEAR(all[2], 0.06, near);
    EXPECT_TRUE(holmLevels({}, 0.05).empty());
}

TEST(Statistics, AForecastSaysHowManyItTakes) {
    EXPECT_EQ(battlesNeeded(0.1, 0.8), 392);
    EXPECT_EQ(battlesNeeded(0.08, 0.8), 613);
    EXPECT_EQ(battlesNeeded(0.1, 0.8, 0.05 / 3), 523);
    EXPECT_NEAR(differenceDetected(392, 0.8), 0.1, 0.001);
}

/// The exact coverage of the interval for this chance and number of battles, from 50 to 2,000.
double coverage(double p, int battles) {
    double covered = 0;
    double logChance = battles * std::log1p(-p);
    for (int wins = 0; wins <= battles; ++wins) {
        const Interval interval = wilson(wins, battles, 1.959964);
        if (interval.low <= p && p <= interval.high) covered += std::exp(logChance);
        logChance += std::log(static_cast<double>(battles - wins) / (wins + 1)) + std::log(p / (1 - p));
    }
    return covered;
}

TEST(Statistics, WilsonCoversNinetyFiveOfHundred) {
    for (const double p : {0.02, 0.1, 0.5}) {
        double sum = 0;
        int times = 0;
        for (int battles = 50; battles <= 2000; battles += 13) {
            const double covered = coverage(p, battles);
            EXPECT_GT(covered, 0.91) << p << ", " << battles;  // it fluctuates for few wins
            sum += covered;
            ++times;
        }
        EXPECT_NEAR(sum / times, 0.95, 0.01) << p;
    }
}

TEST(Statistics, TheSameAgainstTheSameDiffersInFiveOfHundred) {
    for (const double shared : {0.0, 0.3}) {
        Stream stream(17);
        constexpr int runs = 4000;
        int different = 0;
        for (int run = 0; run != runs; ++run) {
            const Pairs pairs = simulated(stream, 400, 0.4, 0.4, shared);
            const Interval paired = differencePaired(pairs, 1.959964);
            const Interval unpaired = differenceUnpaired(pairs, 1.959964);
            const bool isPaired = paired.halfWidth() < unpaired.halfWidth();
            if ((isPaired ? paired : unpaired).excludesZero()) ++different;
        }
        EXPECT_NEAR(100.0 * different / runs, 5, 1.5) << shared;
    }
}

struct Errors {
    double first = 0;  // in percent
    double second = 0;
    double undecided = 0;  // when all battles are fought
    double missed = 0;     // by the interval when the test ends

    [[nodiscard]] double different() const { return first + second; }
};
Errors tested(double first, double second, double shared) {
    constexpr int runs = 600;
    constexpr int most = 3000;
    Stream stream(99);
    Errors errors;
    for (int run = 0; run != runs; ++run) {
        Pairs pairs;
        Answered answer = Answered::notYet;
        while (answer == Answered::notYet && pairs.count() < most) {
            const Pairs one = simulated(stream, 1, first, second, shared);
            pairs = {pairs.both + one.both, pairs.onlyFirst + one.onlyFirst,
                     pairs.onlySecond + one.onlySecond, pairs.neither + one.neither};
            answer = answered({}, pairs);
        }
        errors.first += answer == Answered::first ? 100.0 / runs : 0;
        errors.second += answer == Answered::second ? 100.0 / runs : 0;
        errors.undecided += answer == Answered::notYet ? 100.0 / runs : 0;
        const Interval interval = differenceUnpaired(pairs, zOf(SequentialTest(), pairs));
        const bool isMissed = interval.low > first - second || interval.high < first - second;
        errors.missed += isMissed ? 100.0 / runs : 0;
    }
    return errors;
}

TEST(Statistics, TheSequentialTestErrsAsSeldomAsItSays) {
    const double noise = 2 * 100 * std::sqrt(0.05 * 0.95 / 600);
    EXPECT_LE(tested(0.5, 0.5, 0).different(), 5 + 1 + noise);
    EXPECT_LE(tested(0.2, 0.2, 0.3).different(), 5 + 1 + noise);
    EXPECT_LE(tested(0.5, 0.5, 0).missed, 5 + 1 + noise);
    const double wide = 2 * 100 * std::sqrt(0.2 * 0.8 / 600);
    EXPECT_GE(tested(0.6, 0.5, 0).first, 100 - 20 - 1 - wide);
    EXPECT_GE(tested(0.5, 0.6, 0).second, 100 - 20 - 1 - wide);
    EXPECT_EQ(tested(0.6, 0.5, 0).second, 0);
    EXPECT_EQ(tested(0.6, 0.5, 0).undecided, 0);
    EXPECT_EQ(answered({}, {0, 29, 0, 0}), Answered::notYet);
    EXPECT_EQ(answered({}, {0, 30, 0, 0}), Answered::first);
    EXPECT_EQ(answered({}, {0, 0, 30, 0}), Answered::second);
    EXPECT_EQ(answered({}, {200, 0, 0, 200}), Answered::neither);
}

TEST(Statistics, IntervalsHoldWheneverOneStops) {
    constexpr int runs = 1000;
    constexpr int most = 500;
    Stream stream(5);
    int missed = 0;
    for (int run = 0; run != runs; ++run) {
        int wins = 0;
        bool isMissed = false;
        for (int battles = 1; battles <= most && !isMissed; ++battles) {
            wins += happens(stream, 0.4) ? 1 : 0;
            const Interval interval = wilson(wins, battles, sequentialZ(0.05, battles, most));
            isMissed = interval.low > 0.4 || interval.high < 0.4;
        }
        missed += isMissed ? 1 : 0;
    }
    EXPECT_LE(missed, runs * 6 / 100);
    EXPECT_GT(sequentialZ(0.05, 500, 500), zFor(0.05));
}

}  // namespace
}  // namespace vallum::trials
