// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/battles.h"
#include "support/orders.h"

#include <gtest/gtest.h>

namespace vallum::field {
namespace {

using geometry::Advance;
using geometry::Corner;
using geometry::Pivot;
using geometry::Slide;
using geometry::Turn;

std::optional<RuleId> whyNot(const Answer& answer) {
    Battle battle = battleOf({infantry(red).at(10_du, 10_du).active()});
    battle.phase = Phase::movement;
    const Verdict verdict = System::accepts(battle, ChooseMove{}, answer);
    return verdict ? std::nullopt : std::optional(verdict.error().rule);
}

Move along(std::vector<geometry::PathStep> path) { return {a, Gait::regular, {}, std::move(path), {}, {}}; }

TEST(GEO12, NoAnswerLeadsFartherThanAnyTableIsLong) {
    constexpr Du beyond(INT32_MAX);
    EXPECT_EQ(whyNot(along({Advance{2_du}})), std::nullopt);
    EXPECT_EQ(whyNot(along({Advance{beyond}})), "GEO-12"_rule);
    EXPECT_EQ(whyNot(along({Slide{Heading(90_deg), -beyond}})), "GEO-12"_rule);
    EXPECT_EQ(whyNot(along({Advance{beyond}, Pivot{Corner::frontLeft, 10_deg}})), "GEO-12"_rule);
    EXPECT_EQ(whyNot(along(std::vector<geometry::PathStep>(6, Advance{200_du}))), "GEO-12"_rule);

    Move outOfNowhere = along({Advance{1_du}});
    outOfNowhere.out = geometry::Pose{{beyond, 0_du}, Heading(0_deg)};
    EXPECT_EQ(whyNot(outOfNowhere), "GEO-12"_rule);
    Move toNowhere = along({Advance{1_du}});
    toNowhere.at = AtStructure{.structure = {}, .place = geometry::Pose{{0_du, -beyond}, Heading(0_deg)}};
    EXPECT_EQ(whyNot(toNowhere), "GEO-12"_rule);
}

TEST(GEO09, NothingTurnsByMoreThanAFullCircle) {
    EXPECT_EQ(whyNot(along({Turn{Degrees(INT32_MAX)}, Advance{1_du}})), "GEO-09"_rule);
    EXPECT_EQ(whyNot(along({Turn{-Degrees(INT32_MAX)}, Advance{1_du}})), "GEO-09"_rule);
}

}  // namespace
}  // namespace vallum::field
