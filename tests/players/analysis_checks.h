// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <thread>

#include <gtest/gtest.h>

#include <vallum/players/analysis.h>
#include <vallum/players/value_terms.h>

/// Properties of every analysis, whatever was played.
namespace vallum::players {

/// No other turn changes the chances more than a turning point does.
void expectLargestSwings(const auto& analysis) {
    const auto swing = [&](std::size_t it) {
        return std::abs(analysis.course[it + 1].chance - analysis.course[it].chance);
    };
    ASSERT_FALSE(analysis.turningPoints.empty());
    int least = certain;
    for (const std::size_t it : analysis.turningPoints) least = std::min(least, swing(it));
    for (std::size_t i = 0; i + 1 != analysis.course.size(); ++i) {
        const bool isOne = std::ranges::find(analysis.turningPoints, i) != analysis.turningPoints.end();
        EXPECT_TRUE(isOne || swing(i) <= least) << i;
    }
}

/// For a search that would take very long: the course of the chances is available immediately, and when it is
/// stopped the results so far are kept.
template <class Analysis>
void expectToBeWatchedAndStopped(const auto& record, const auto& terms, auto& watch) {
    Analysis analysis;
    std::thread thread([&] { analysis = analyzed(record, terms, &watch); });
    std::optional<Analysis> course;
    while (!course) course = watch.news();
    watch.stop();
    thread.join();
    EXPECT_GT(course->course.size(), 2U) << "how the chances went is known at once";
    EXPECT_EQ(analysis.course.size(), course->course.size());
    EXPECT_GT(analysis.asked, 0);
    EXPECT_LT(std::ssize(analysis.decisions), analysis.asked);
    EXPECT_LT(watch.part(), 1);
}

}  // namespace vallum::players
