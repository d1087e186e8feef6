// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/hex_battles.h"

#include <gtest/gtest.h>

#include <vallum/hex/queries/lesson_progress.h>

namespace vallum::hex {
namespace {

using namespace test;

constexpr UnitId own(0);
constexpr UnitId enemy(1);

/// Two adjacent units in this phase of the learner's turn.
Battle inPhase(Phase phase) {
    return Table().unit(bottom, "MI", {4, 5}).unit(top, "MI", {3, 5}).phase(phase);
}
/// In the enemy's turn.
Battle afterwards() {
    Battle battle = inPhase(Phase::command);
    battle.active = top;
    battle.turn = 2;
    return battle;
}

std::vector<Happening<System>> told(const std::vector<Fact>& facts) {
    std::vector<Happening<System>> all;
    for (const Fact& fact : facts) all.push_back({fact, 0});
    return all;
}
StepProgress progressIn(const Battle& battle,
                        const LessonAim& aim,
                        const std::vector<Fact>& facts = {},
                        const std::optional<Question>& asked = {}) {
    const auto happened = told(facts);
    return progressOf(aim, {battle, bottom, asked ? &*asked : nullptr, happened});
}
bool isMootIn(const Battle& battle,
              const LessonStep& step,
              const std::vector<Fact>& facts = {},
              const std::optional<Question>& asked = {},
              bool isBeginning = true) {
    const auto happened = told(facts);
    return isMoot(step, {battle, bottom, asked ? &*asked : nullptr, happened}, isBeginning);
}
LessonStep stepOf(const LessonAim& aim, const std::optional<Premise>& onlyAfter = {}) {
    LessonStep step;
    step.aim = aim;
    step.onlyAfter = onlyAfter;
    return step;
}
Fact rolled(
    UnitId by, UnitId at, Roll roll, std::vector<int> faces = {2, 6}, int flags = 0, bool evading = false) {
    Sum hits;
    hits.add("HEX-40"_rule, 2);
    return DiceRolled{{.roll = roll, .by = by, .at = {}, .unit = at, .evading = evading},
                      {},
                      std::move(faces),
                      hits,
                      flags};
}

TEST(HexLessonCourse, ThereIsNoWrongWayToRead) {
    EXPECT_EQ(progressIn(inPhase(Phase::orders), aim::GoOn{}), StepProgress::onTheWay);
    EXPECT_EQ(progressIn(afterwards(), aim::Pick{own}), StepProgress::onTheWay);
}

TEST(HexLessonCourse, ACardIsPlayedOrAnotherOne) {
    const Battle battle = holding(inPhase(Phase::command), bottom, {"two-orders-center", "skirmish"});
    const LessonAim play = aim::Play{"two-orders-center"};
    const auto played = [&](const std::string& id) {
        return CardPlayed{bottom, {.card = copyOf(battle, id)}};
    };
    EXPECT_EQ(progressIn(battle, play), StepProgress::onTheWay);
    EXPECT_EQ(progressIn(battle, play, {played("two-orders-center")}), StepProgress::done);
    Battle later = battle;
    later.phase = Phase::orders;
    EXPECT_EQ(progressIn(later, play, {played("skirmish")}), StepProgress::astray);
    EXPECT_EQ(progressIn(inPhase(Phase::command), play), StepProgress::astray)
        << "who does not hold it cannot play it";
}

TEST(HexLessonCourse, OrdersGoToAllWhoAreNamed) {
    const LessonAim order = aim::Order{{own}};
    EXPECT_EQ(progressIn(inPhase(Phase::orders), order), StepProgress::onTheWay);
    EXPECT_EQ(progressIn(inPhase(Phase::moving), order, {OrdersGiven{.seat = bottom, .units = {own}}}),
              StepProgress::done);
    EXPECT_EQ(progressIn(inPhase(Phase::moving), order, {OrdersGiven{.seat = bottom, .units = {}}}),
              StepProgress::astray);
}

TEST(HexLessonCourse, AMoveEndsAtItsHex) {
    const Battle battle = inPhase(Phase::moving);
    EXPECT_EQ(progressIn(battle, aim::MoveTo{own, {4, 5}}), StepProgress::done);
    EXPECT_EQ(progressIn(battle, aim::MoveTo{own, {4, 6}}), StepProgress::onTheWay);
    Battle moved = battle;
    moved.units.front().turn.moved = true;
    EXPECT_EQ(progressIn(moved, aim::MoveTo{own, {4, 6}}), StepProgress::astray);
    EXPECT_EQ(progressIn(inPhase(Phase::battling), aim::MoveTo{own, {4, 6}}), StepProgress::astray);
}

TEST(HexLessonCourse, StepsOfATurnAreReachedOrPassed) {
    const LessonAim battling = aim::Reach{Phase::battling};
    EXPECT_EQ(progressIn(inPhase(Phase::moving), battling), StepProgress::onTheWay);
    EXPECT_EQ(progressIn(inPhase(Phase::battling), battling), StepProgress::done);
    EXPECT_EQ(progressIn(afterwards(), battling), StepProgress::done);
}

TEST(HexLessonCourse, AnAttackIsMadeOrCannotBeMadeAnyMore) {
    const LessonAim strike = aim::Strike{own, Roll::attack, enemy};
    const Battle battle = inPhase(Phase::battling);
    EXPECT_EQ(progressIn(battle, strike, {}, ChooseBattle{}), StepProgress::onTheWay);
    EXPECT_EQ(progressIn(battle, strike, {rolled(own, enemy, Roll::attack)}), StepProgress::done);
    EXPECT_EQ(progressIn(battle, strike, {rolled(enemy, own, Roll::battleBack)}, ChooseBattle{}),
              StepProgress::onTheWay);
    EXPECT_EQ(progressIn(afterwards(), strike), StepProgress::astray);
    Battle alone = battle;
    alone.units.back().fate = Fate::eliminated;
    EXPECT_EQ(progressIn(alone, strike, {}, ChooseBattle{}), StepProgress::astray);
}

TEST(HexLessonCourse, WhoIsAskedForSomethingElseHasNotAdvanced) {
    const Battle battle = inPhase(Phase::battling);
    const LessonAim advance = aim::Advance{own};
    EXPECT_EQ(progressIn(battle, advance, {}, ChooseAdvance{own, {3, 5}, false}), StepProgress::onTheWay);
    EXPECT_EQ(progressIn(battle, advance), StepProgress::onTheWay) << "the enemy may still have to retreat";
    EXPECT_EQ(progressIn(battle, advance, {Advanced{own, {}, {{3, 5}}}}, ChooseBonus{own}),
              StepProgress::done);
    EXPECT_EQ(progressIn(battle, advance, {}, ChooseBattle{}), StepProgress::astray);
    EXPECT_EQ(progressIn(battle, aim::Strike{own, Roll::bonus, {}}, {}, ChooseBonus{own}),
              StepProgress::onTheWay);
    EXPECT_EQ(progressIn(battle, aim::Strike{own, Roll::bonus, {}}, {}, ChooseBattle{}),
              StepProgress::astray);
}

TEST(HexLessonCourse, AnAttackIsAwaitedAndEvaded) {
    const Battle battle = afterwards();
    const Question attack = AnswerAttack{enemy, own};
    EXPECT_EQ(progressIn(battle, aim::AwaitAttack{own}), StepProgress::onTheWay);
    EXPECT_EQ(progressIn(battle, aim::AwaitAttack{own}, {}, attack), StepProgress::done);
    EXPECT_EQ(progressIn(battle, aim::Evade{own}, {}, attack), StepProgress::onTheWay);
    EXPECT_EQ(progressIn(battle, aim::Evade{own}, {rolled(enemy, own, Roll::attack, {1}, 0, true)}),
              StepProgress::done);
    EXPECT_EQ(progressIn(battle, aim::Evade{own}, {rolled(enemy, own, Roll::attack)}), StepProgress::astray);
    EXPECT_FALSE(isMootIn(battle, stepOf(aim::AwaitAttack{own})));
    EXPECT_TRUE(isMootIn(inPhase(Phase::command), stepOf(aim::AwaitAttack{own})));
}

TEST(HexLessonCourse, ATurnIsOverWhenTheNextOneOrNoneComes) {
    EXPECT_EQ(progressIn(inPhase(Phase::battling), aim::EndTurn{1}), StepProgress::onTheWay);
    EXPECT_EQ(progressIn(afterwards(), aim::EndTurn{1}), StepProgress::done);
    Battle over = inPhase(Phase::over);
    over.outcome = Outcome{};
    EXPECT_EQ(progressIn(over, aim::EndTurn{3}), StepProgress::done);
}

TEST(HexLessonCourse, NumbersAreReadOffTheLastSuchRoll) {
    const auto happened =
        told({rolled(own, enemy, Roll::attack, {2, 6, 5}, 1), rolled(enemy, own, Roll::battleBack)});
    EXPECT_EQ(numberOf({own, Roll::attack, aim::Reading::dice}, happened), 3);
    EXPECT_EQ(numberOf({own, Roll::attack, aim::Reading::hits}, happened), 2);
    EXPECT_EQ(numberOf({own, Roll::attack, aim::Reading::flags}, happened), 1);
    EXPECT_EQ(numberOf({own, Roll::bonus, aim::Reading::dice}, happened), std::nullopt);
}

TEST(HexLessonCourse, ARollIsWaitedForUntilItCannotCome) {
    const Battle battle = inPhase(Phase::battling);
    const LessonStep count = stepOf(aim::Count{enemy, Roll::battleBack, aim::Reading::hits});
    EXPECT_FALSE(isMootIn(battle, count)) << "the enemy is asked";
    EXPECT_TRUE(isMootIn(battle, count, {}, ChooseBattle{}, false));
    EXPECT_FALSE(isMootIn(battle, count, {rolled(enemy, own, Roll::battleBack)}, ChooseBattle{}, false));
}

TEST(HexLessonCourse, WhatHasNotHappenedIsNotExplained) {
    Battle battle = inPhase(Phase::battling);
    const LessonStep driven = stepOf(aim::GoOn{}, premise::DrivenBack{enemy});
    EXPECT_TRUE(isMootIn(battle, driven));
    EXPECT_FALSE(isMootIn(
        battle, driven, {FlagsTaken{.unit = enemy, .flags = 1, .ignorable = {}, .ignored = 0, .hexes = 1}}));
    EXPECT_TRUE(isMootIn(battle, driven,
                         {FlagsTaken{.unit = enemy, .flags = 1, .ignorable = {}, .ignored = 1, .hexes = 0}}));
    const LessonStep banner = stepOf(aim::GoOn{}, premise::Banner{});
    EXPECT_TRUE(isMootIn(battle, banner));
    for (Player& it : battle.players) it.banners = it.seat == bottom ? 1 : 0;
    EXPECT_FALSE(isMootIn(battle, banner));
    EXPECT_TRUE(isMootIn(afterwards(), stepOf(aim::MoveTo{own, {2, 2}}))) << "it is too late";
}

}  // namespace
}  // namespace vallum::hex
