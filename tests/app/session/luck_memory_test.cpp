// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/luck_memory.h"

#include "app/session/toy_session.h"

#include <gtest/gtest.h>

/// What has been counted once is not counted again.
namespace vallum::toy {
namespace {

int facts = 0;  // number of facts counted

/// The points of both sides, and the work it took to count them.
struct Points {
    explicit Points(Battle begin) : battle(std::move(begin)) {}
    void add(const System::Fact& fact) {
        ++facts;
        System::evolve(battle, fact);
    }
    Battle battle;
};

using Happenings = std::vector<Happening<System>>;

Happenings thrown(int count, int points) {
    Happenings all;
    for (int i = 0; i != count; ++i)
        all.push_back({Scored{.seat = red, .points = points}, static_cast<std::size_t>(i)});
    return all;
}

class LuckMemory : public testing::Test {
protected:
    int pointsAfter(const Happenings& all, std::size_t count) {
        facts = 0;
        return memory_.after(begin_, std::span(all).first(count)).battle.points.front();
    }
    app::LuckMemory<System, Points> memory_;
    Battle begin_;
};

TEST_F(LuckMemory, OnlyWhatIsNewIsCounted) {
    const Happenings all = thrown(500, 1);
    EXPECT_EQ(pointsAfter(all, 490), 490);
    EXPECT_EQ(facts, 490);
    EXPECT_EQ(pointsAfter(all, 500), 500);
    EXPECT_EQ(facts, 10);
    EXPECT_EQ(pointsAfter(all, 500), 500);
    EXPECT_EQ(facts, 0);
}

TEST_F(LuckMemory, AReplayBeginsNearWhereItLooks) {
    const Happenings all = thrown(500, 1);
    pointsAfter(all, 500);
    for (const std::size_t count : {499U, 3U, 64U, 300U, 0U}) {
        EXPECT_EQ(pointsAfter(all, count), static_cast<int>(count));
        EXPECT_LT(facts, 64) << count;
    }
    EXPECT_EQ(pointsAfter(all, 500), 500);
    EXPECT_LT(facts, 64) << "what came later is still known";
}

TEST_F(LuckMemory, ABranchCountsFromWhereItLeaves) {
    const Happenings all = thrown(500, 1);
    pointsAfter(all, 500);
    Happenings branch(all.begin(), all.begin() + 300);
    const Happenings other = thrown(100, 3);
    branch.insert(branch.end(), other.begin(), other.end());
    EXPECT_EQ(pointsAfter(branch, 400), 300 + 100 * 3);
    EXPECT_LT(facts, 100 + 64);
    EXPECT_EQ(pointsAfter(all, 500), 500) << "the trunk once more";
}

TEST_F(LuckMemory, AnotherBattleBeginsAnew) {
    const Happenings all = thrown(100, 1);
    pointsAfter(all, 100);
    begin_.points.front() = 7;
    EXPECT_EQ(pointsAfter(all, 100), 107);
    EXPECT_EQ(facts, 100);
}

}  // namespace
}  // namespace vallum::toy
