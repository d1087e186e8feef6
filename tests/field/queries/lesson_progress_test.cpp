// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/battles.h"

#include <gtest/gtest.h>

#include <vallum/field/queries/lesson_progress.h>
#include <vallum/field/system.h>

namespace vallum::field {
namespace {

constexpr UnitId own = a;
constexpr UnitId enemy = b;

Battle inPhase(Phase phase) {
    Battle battle =
        battleOf({infantry(red).at(10_du, 6_du), infantry(blue).at(10_du, 10_du).facing(180_deg)});
    battle.phase = phase;
    return battle;
}
std::vector<Happening> told(const std::vector<Fact>& facts) {
    std::vector<Happening> list{{TurnBegan{1, red}, 0}};
    for (const Fact& fact : facts) list.push_back({fact, list.size()});
    return list;
}
StepProgress progressIn(const Battle& battle,
                        const Aim& aim,
                        const std::vector<Fact>& facts,
                        std::size_t begin = 1) {
    return progressOf(aim, battle, told(facts), begin);
}
Fact moveOf(UnitId unit) { return MoveEnded{unit, {}, {}, {}}; }
Fact chargeOf(UnitId unit, UnitId target) {
    return Charged{{unit, target}, geometry::Edge::front, {}, true, 4};
}

TEST(LessonCourse, ReadingOnWantsNoDeed) {
    const Battle battle = inPhase(Phase::movement);
    EXPECT_EQ(progressIn(battle, aim::GoOn{}, {}), StepProgress::onTheWay);
    EXPECT_EQ(progressIn(battle, aim::Pick{own}, {moveOf(own)}), StepProgress::astray);
    EXPECT_EQ(progressIn(battle, aim::Pick{own}, {moveOf(own)}, 2), StepProgress::onTheWay)
        << "before this step";
}

TEST(LessonCourse, OrdersHaveToReachEveryUnit) {
    Battle battle = inPhase(Phase::activation);
    const Aim both = aim::Activate{{own, enemy}};
    battle.units.front().markers.insert(Marker::active);
    EXPECT_EQ(progressIn(battle, both, {}), StepProgress::onTheWay);
    battle.units.back().markers.insert(Marker::active);
    EXPECT_EQ(progressIn(battle, both, {}), StepProgress::done);
    EXPECT_EQ(progressIn(inPhase(Phase::movement), both, {}), StepProgress::astray);
}

TEST(LessonCourse, AMoveHasToEndNearItsPlace) {
    const Battle battle = inPhase(Phase::movement);
    EXPECT_EQ(progressIn(battle, aim::MoveTo{own, {10_du, 6.5_du}, 0.5_du}, {moveOf(own)}),
              StepProgress::done);
    EXPECT_EQ(progressIn(battle, aim::MoveTo{own, {10_du, 6.503_du}, 0.5_du}, {moveOf(own)}),
              StepProgress::astray);
    EXPECT_EQ(progressIn(battle, aim::MoveTo{own, {10_du, 8_du}, 0.5_du}, {}), StepProgress::onTheWay);
}

TEST(LessonCourse, AChargeHasToFindItsEnemyWheneverItWas) {
    const Battle battle = inPhase(Phase::movement);
    EXPECT_EQ(progressIn(battle, aim::Charge{own, enemy}, {chargeOf(own, enemy)}), StepProgress::done);
    EXPECT_EQ(progressIn(battle, aim::Charge{own, enemy}, {chargeOf(own, enemy)}, 2), StepProgress::done);
    EXPECT_EQ(progressIn(battle, aim::Charge{own, enemy}, {chargeOf(enemy, own)}), StepProgress::astray);
    EXPECT_EQ(progressIn(inPhase(Phase::melee), aim::Charge{own, enemy}, {}), StepProgress::astray);
}

TEST(LessonCourse, AShotCountsWhenItIsOver) {
    const Battle battle = inPhase(Phase::rangedAttack);
    const Aim shot = aim::Shoot{own, enemy};
    const Fact over = CombatEnded{CombatKind::ranged, {own, enemy}};
    EXPECT_EQ(progressIn(battle, shot, {CombatBegan{}}), StepProgress::onTheWay);
    EXPECT_EQ(progressIn(battle, shot, {over}), StepProgress::done);
    EXPECT_EQ(progressIn(battle, shot, {CombatEnded{CombatKind::melee, {own, enemy}}}),
              StepProgress::onTheWay);
    EXPECT_EQ(progressIn(inPhase(Phase::skirmishers), shot, {}), StepProgress::astray);
    EXPECT_EQ(progressIn(inPhase(Phase::skirmishers), shot, {over}), StepProgress::done);
}

TEST(LessonCourse, AFightCountsForEitherSideOfIt) {
    const Fact over = CombatEnded{CombatKind::melee, {enemy, own}};
    EXPECT_EQ(progressIn(inPhase(Phase::melee), aim::Fight{own}, {over}), StepProgress::done);
    EXPECT_EQ(progressIn(inPhase(Phase::melee), aim::Fight{own}, {}), StepProgress::onTheWay);
    EXPECT_EQ(progressIn(inPhase(Phase::flight), aim::Fight{own}, {}), StepProgress::astray);
}

TEST(LessonCourse, PhasesAndTurnsAreReachedOrPassed) {
    const Aim movement = aim::Reach{Phase::movement};
    EXPECT_EQ(progressIn(inPhase(Phase::activation), movement, {}), StepProgress::onTheWay);
    EXPECT_EQ(progressIn(inPhase(Phase::movement), movement, {}), StepProgress::done);
    EXPECT_EQ(progressIn(inPhase(Phase::flight), movement, {}), StepProgress::done);
}

TEST(LessonCourse, ATurnIsOverWhenTheNextOneOrNoneComes) {
    Battle battle = inPhase(Phase::activation);
    battle.turn = 3;
    EXPECT_EQ(progressIn(battle, aim::EndTurn{2}, {}), StepProgress::done);
    EXPECT_EQ(progressIn(battle, aim::EndTurn{3}, {}), StepProgress::onTheWay);
    battle.outcome = Outcome{};
    EXPECT_EQ(progressIn(battle, aim::EndTurn{3}, {}), StepProgress::done);
}

TEST(LessonCourse, NumbersAreReadOffTheLastRollOfTheUnit) {
    const auto roll = [](UnitId attacker, UnitId defender, Roll kind, std::vector<int> faces, int successes) {
        return BlowRolled{.units = {attacker, defender},
                          .roll = kind,
                          .why = "MEL-15"_rule,
                          .dice = {},
                          .faces = std::move(faces),
                          .rolledAgain = {},
                          .attack = {},
                          .defense = {},
                          .successes = successes};
    };
    const auto happened =
        told({roll(own, enemy, Roll::hit, {1, 2, 6}, 1), roll(own, enemy, Roll::damage, {4}, 0),
              roll(enemy, own, Roll::hit, {6, 6}, 2)});
    EXPECT_EQ(numberOf({own, aim::Reading::dice}, happened), 3);
    EXPECT_EQ(numberOf({own, aim::Reading::successes}, happened), 1);
    EXPECT_EQ(numberOf({UnitId(7), aim::Reading::dice}, happened), std::nullopt);
}

}  // namespace
}  // namespace vallum::field
