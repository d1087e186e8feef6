// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/desk_layout.h"

#include <gtest/gtest.h>

namespace vallum::app::test {
namespace {

/// A board at the left, and at the right a sheet whose lower half tells values, above cards and a log.
AdviceGround ground() {
    AdviceGround made{.sheet = {1000, 50, 300, 400}, .asked = {1000, 50, 300, 200}};
    for (int y = 100; y < 800; y += 70) {
        for (int x = 50; x < 950; x += 70) made.hexes.emplace_back(x, y);
    }
    return made;
}

TEST(HexAdvicePlace, LiesBesideTheBoardWhereThereIsRoom) {
    const double overLog = costOfAdvice({1000, 460, 300, 330}, ground());
    const double overBoard = costOfAdvice({600, 100, 300, 330}, ground());
    EXPECT_LT(overLog, overBoard);
    EXPECT_LT(overLog, costOfAdvice({1000, 300, 300, 330}, ground())) << "over values of a unit";
}

TEST(HexAdvicePlace, LeavesTheQuestionAndCardsToChooseFromInSight) {
    const double overBoard = costOfAdvice({100, 60, 900, 700}, ground());
    EXPECT_GT(costOfAdvice({1000, 100, 300, 330}, ground()), overBoard);
    AdviceGround choosing = ground();
    choosing.cards = {1000, 460, 300, 200};
    EXPECT_GT(costOfAdvice({1000, 460, 300, 330}, choosing), overBoard);
}

TEST(HexAdvicePlace, HidesAnEmptyPartOfTheBoardRatherThanWhatItIsAbout) {
    AdviceGround told = ground();
    told.about = {{190, 170}};
    EXPECT_LT(costOfAdvice({600, 100, 300, 330}, told), costOfAdvice({100, 100, 300, 330}, told));
}

}  // namespace
}  // namespace vallum::app::test
