// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/combats.h"

#include <gtest/gtest.h>

#include <vallum/field/rules/combat/events.h>
#include <vallum/field/rules/combat/strikes.h>

namespace vallum::field {
namespace {

using geometry::Edge;

const std::vector<int> misses{1, 1, 1, 1};

TestUnit bowmen() { return archers(red).active(); }
/// A target at this y, for a shooter at (10, 10).
TestUnit targetAt(Du y) { return infantry(blue).at(10_du, y).health(6).morale(9); }
Du at(Du distance) { return 10.8_du + distance; }

Battle range(Du distance, TestUnit shooter = bowmen()) {
    return inPhase(Phase::rangedAttack, battleOf({shooter, targetAt(at(distance))}));
}
std::string shooterRefusal(const TestUnit& shooter) { return refusal(mayShoot(range(5_du, shooter), a)); }

TEST(RNG01, OnlyUnitsWithRangedPowerShoot) {
    EXPECT_EQ(shooterRefusal(bowmen()), "");
    EXPECT_EQ(shooterRefusal(bowmen().shoots(1, 1_du)), "");
    EXPECT_EQ(shooterRefusal(infantry(red).active()), "RNG-01");
    EXPECT_EQ(shooterRefusal(bowmen().shoots(0, 8_du)), "RNG-01");
}

TEST(RNG02, PowerCountsOnBothRollsAndRangeIsTheReach) {
    EXPECT_EQ(powerOf(range(5_du), a, b), (Attack{3, 3}));
    EXPECT_TRUE(measured(range(8_du), a, b).inRange);
    EXPECT_FALSE(measured(range(8.01_du), a, b).inRange);
}

TEST(RNG03, OnlyActiveUnitsShootAndNoneMust) {
    EXPECT_EQ(shooterRefusal(archers(red)), "RNG-03");
    const auto played = play(range(5_du), {.answers = {PhaseDone{}}}, rangedStep);
    EXPECT_EQ(played.battle.phase, Phase::skirmishers);
    EXPECT_FALSE(played.battle.unit(a).did(TurnFlag::shot));
}

TEST(RNG03, OneAttackIsFinishedBeforeTheNext) {
    const Battle battle =
        inPhase(Phase::rangedAttack, battleOf({bowmen(), targetAt(14_du), bowmen().at(8_du, 10_du)}));
    const auto played = play(battle, {.rolls = {misses}, .answers = {ShotToMake{a, b}}}, rangedStep);
    EXPECT_FALSE(played.battle.combat);
    EXPECT_EQ(played.battle.phase, Phase::rangedAttack);
    EXPECT_TRUE(mayShoot(played.battle, c));
}

TEST(RNG03, WithoutALawfulShotThePhaseEndsByItself) {
    const Battle behind = inPhase(Phase::rangedAttack, battleOf({bowmen(), targetAt(4_du)}));
    const auto played = play(behind, {}, rangedStep);
    EXPECT_TRUE(played.asked.empty());
    EXPECT_EQ(played.battle.phase, Phase::skirmishers);
}

TEST(RNG04, AUnitShootsOnce) {
    const auto played = shootAt(range(5_du), {.rolls = {{1, 1}}});
    EXPECT_EQ(refusal(mayShoot(played.battle, a)), "RNG-04");
    const Battle two = battleOf({bowmen(), targetAt(14_du), bowmen().at(8_du, 10_du)});
    const auto first = shootAt(two, {.rolls = {misses}});
    EXPECT_TRUE(fits(first.battle, ChooseShot{}, ShotToMake{c, b}));
    EXPECT_EQ(refusal(fits(first.battle, ChooseShot{}, ShotToMake{a, b})), "RNG-04");
}

TEST(RNG05, NobodyShootsIntoOrOutOfMelee) {
    const Battle engaged = battleOf(
        {bowmen(), facingRed(infantry(blue)), bowmen().at(14_du, 8_du), infantry(blue).at(10_du, 15_du)});
    EXPECT_EQ(refusal(fits(engaged, ChooseShot{}, ShotToMake{a, d})), "RNG-05");
    EXPECT_EQ(refusal(fits(engaged, ChooseShot{}, ShotToMake{c, b})), "RNG-05");
    EXPECT_EQ(refusal(fits(engaged, ChooseShot{}, ShotToMake{c, d})), "");
    EXPECT_EQ(refusal(mayTarget(engaged, c, a)), "RNG-10");
}

TEST(RNG06, AtMostHalfThePointsMayBeSpent) {
    EXPECT_EQ(shooterRefusal(bowmen().spent(1_mp)), "");
    EXPECT_EQ(shooterRefusal(bowmen().spent(1.1_mp)), "RNG-06");
    EXPECT_EQ(shooterRefusal(bowmen().did(TurnFlag::forcedMarch)), "MOV-20");
    EXPECT_EQ(shooterRefusal(bowmen().did(TurnFlag::tookFormation)), "MAN-14");
    EXPECT_EQ(shooterRefusal(bowmen().moves(3_mp).spent(1.5_mp).did(TurnFlag::allDirections)), "");
    EXPECT_EQ(shooterRefusal(bowmen().did(TurnFlag::charged)), "MAN-17");
}

TEST(RNG07, ArtilleryMustNotHaveMoved) {
    const TestUnit engine = bowmen().of(UnitClass::artillery).shoots(4, 10_du, Missile::stone);
    EXPECT_EQ(shooterRefusal(engine), "");
    EXPECT_EQ(shooterRefusal(TestUnit(engine).did(TurnFlag::displaced)), "RNG-07");
}

TEST(RNG08, SkirmishersShootAfterAnyRegularMovement) {
    const TestUnit slingers = skirmishers(red).shoots(2, 6_du).active();
    EXPECT_EQ(shooterRefusal(TestUnit(slingers).spent(3_mp).did(TurnFlag::displaced)), "");
    EXPECT_EQ(shooterRefusal(TestUnit(slingers).did(TurnFlag::forcedMarch)), "RNG-08");
}

TEST(RNG10, OutOfRangeNothingFollows) {
    Battle battle = battleOf({bowmen(), targetAt(at(9_du))}, tableWith({resist()}));
    const auto played = shootAt(battle);
    EXPECT_EQ(played.count<CombatBegan>(), 0);
    EXPECT_EQ(played.battle.deck.size(), 1U);
}

TEST(RNG10, WithoutWoundsNothingFollows) {
    const auto played = shootAt(range(3_du), {.rolls = {{6, 1, 1, 1}, {1}}});
    EXPECT_EQ(played.count<MoraleChecked>(), 0);
    EXPECT_EQ(played.questions<Decide>(), 0);
}

TEST(RNG11, AChosenTargetStandsWhateverIsMeasured) {
    const Battle battle = range(8.5_du);
    EXPECT_TRUE(fits(battle, ChooseShot{}, ShotToMake{a, b}));
    const auto played = play(battle, {.answers = {ShotToMake{a, b}}}, rangedStep);
    EXPECT_TRUE(played.battle.unit(a).did(TurnFlag::shot));
    EXPECT_FALSE(battle.setting->rangesShown);
}

TEST(RNG12, TheLimitCountsAsInRange) {
    EXPECT_TRUE(measured(range(7.99_du), a, b).inRange);
    EXPECT_TRUE(measured(range(8.00_du), a, b).inRange);
    EXPECT_FALSE(measured(range(8.01_du), a, b).inRange);
    const TestUnit aside = infantry(blue).at(14.8_du, 11.6_du).facing(0_deg);
    const auto reaches = [](const TestUnit& target) {
        return measured(battleOf({bowmen().shoots(3, 4_du), target}), a, b).inRange;
    };
    EXPECT_FALSE(reaches(aside));
    EXPECT_TRUE(reaches(TestUnit(aside).extendedLeft()));
}

TEST(RNG13, OutOfRangeTheAttackIsLost) {
    const auto played = shootAt(range(8.5_du));
    EXPECT_EQ(played.questions<RollDice>(), 0);
    EXPECT_EQ(refusal(mayShoot(played.battle, a)), "RNG-04");
}

TEST(RNG14, HalfTheRangeIsShort) {
    const auto band = [](Du distance, Du reach) {
        return measured(range(distance, bowmen().shoots(3, reach)), a, b).band;
    };
    EXPECT_EQ(band(3.99_du, 8_du), RangeBand::shortRange);
    EXPECT_EQ(band(4.00_du, 8_du), RangeBand::shortRange);
    EXPECT_EQ(band(4.01_du, 8_du), RangeBand::longRange);
    EXPECT_EQ(band(2.5_du, 5_du), RangeBand::shortRange);
    EXPECT_EQ(band(2.6_du, 5_du), RangeBand::longRange);
}

TEST(RNG15, FourDiceOrTwo) {
    const auto dice = [](const Battle& battle) {
        return rangedDice(battle, measured(battle, a, b).band, a).total();
    };
    EXPECT_EQ(dice(range(3.5_du)), 4);
    EXPECT_EQ(dice(range(6_du)), 2);
    EXPECT_EQ(dice(range(3.5_du, bowmen().extendedLeft().extendedRight())), 4);
}

TEST(RNG22, EachTotalAboveTheDodgeHits) {
    const TestUnit screen = infantry(red).at(10_du, 12_du).extendedLeft().extendedRight();
    const Battle blocked = battleOf({bowmen(), targetAt(at(4_du)), screen});
    const auto blow = shootAt(blocked, {.rolls = {{1, 2, 4, 5}, {1, 1}}}).all<BlowRolled>().at(0);
    EXPECT_EQ(blow.attack.total(), 2);
    EXPECT_EQ(blow.successes, 2);
    const auto hits = [](std::vector<int> faces) {
        const Battle battle = range(3_du, bowmen().shoots(2, 8_du));
        std::deque<std::vector<int>> rolls{faces};
        if (std::ranges::count(faces, 4) > 0) rolls.push_back({1});
        return shootAt(battle, {.rolls = rolls}).all<BlowRolled>().at(0).successes;
    };
    EXPECT_EQ(hits({3, 1, 1, 1}), 0);
    EXPECT_EQ(hits({4, 1, 1, 1}), 1);
    EXPECT_EQ(shootAt(range(3_du), {.rolls = {misses}}).count<BlowRolled>(), 1);
}

TEST(RNG23, EachTotalAboveTheArmorWounds) {
    const TestUnit screen = infantry(red).at(10_du, 12_du).extendedLeft().extendedRight();
    const Battle blocked = battleOf({bowmen(), targetAt(at(4_du)).defense(5, 8), screen});
    const auto played = shootAt(blocked, {.rolls = {{6, 6, 1, 1}, {5, 6}, {1}}});
    EXPECT_EQ(played.battle.unit(b).wounds, 1);
    EXPECT_EQ(played.count<MoraleChecked>(), 1);
    EXPECT_FALSE(succeeds(3, 3, 6));
    EXPECT_TRUE(succeeds(4, 3, 6));
}

TEST(RNG24, ASixAlwaysSucceeds) {
    EXPECT_TRUE(succeeds(6, 1, 9));
    EXPECT_TRUE(succeeds(6, 1, 12));
}

TEST(RNG25, AOneAlwaysFails) { EXPECT_FALSE(succeeds(1, 6, 3)); }

TEST(RNG26, TheTargetDoesNotShootBack) {
    const Battle battle = battleOf({bowmen(), archers(blue).at(10_du, 14_du).facing(180_deg)});
    const auto played = shootAt(battle, {.rolls = {{6, 6, 1, 1}, {6, 1}, {1}}});
    for (const BlowRolled& blow : played.all<BlowRolled>()) EXPECT_EQ(blow.units.attacker, a);
    EXPECT_EQ(played.battle.unit(a).wounds, 0);
}

TEST(RNG27, HitsWithoutWoundsDoNothing) {
    const auto played = shootAt(range(3_du), {.rolls = {{6, 6, 1, 1}, {1, 1}}});
    EXPECT_EQ(played.count<MoraleChecked>(), 0);
    EXPECT_TRUE(played.battle.unit(b).markers.empty());
}

TEST(RNG28, WoundsThatReachHealthEliminate) {
    const auto after = [](int wounds) {
        const Battle battle = battleOf({bowmen(), targetAt(at(3_du)).wounded(4)});
        std::vector<int> hits(4, 1);
        std::fill_n(hits.begin(), wounds, 6);
        std::deque<std::vector<int>> rolls{hits, std::vector<int>(static_cast<std::size_t>(wounds), 6)};
        if (wounds == 1) rolls.push_back({1});
        return shootAt(battle, {.rolls = rolls});
    };
    EXPECT_TRUE(after(1).battle.onTable(b));
    EXPECT_EQ(after(1).battle.unit(b).wounds, 5);
    for (const int wounds : {2, 4}) {
        EXPECT_FALSE(after(wounds).battle.onTable(b));
        EXPECT_EQ(after(wounds).count<MoraleChecked>(), 0);
    }
}

TEST(RNG29, OneCheckForEachAttack) {
    const auto one = shootAt(range(3_du), {.rolls = {{6, 1, 1, 1}, {6}, {1}}});
    EXPECT_EQ(one.count<MoraleChecked>(), 1);
    const auto three = shootAt(range(3_du), {.rolls = {{6, 6, 6, 1}, {6, 6, 6}, {1}}});
    ASSERT_EQ(three.count<MoraleChecked>(), 1);
    EXPECT_EQ(three.all<MoraleChecked>().at(0).morale.total(), 6);
    const Battle shaken = battleOf({bowmen(), targetAt(at(3_du)).morale(3).moves(2_mp).broken()});
    const auto fled = shootAt(shaken, {.rolls = {{6, 1, 1, 1}, {6}, {6}}});
    EXPECT_TRUE(fled.battle.unit(b).has(Marker::fleeing));
}

TEST(RNG30, FlightFollowsAtOnce) {
    const Battle battle =
        inPhase(Phase::rangedAttack, battleOf({bowmen(), targetAt(13_du).moves(2_mp).morale(3).broken()}));
    const auto played =
        play(battle, {.rolls = {{6, 1, 1, 1}, {6}, {6}}, .answers = {ShotToMake{a, b}}}, rangedStep);
    EXPECT_EQ(played.battle.unit(b).pose.center, (geometry::Point{10_du, 15_du}));
    EXPECT_EQ(played.battle.unit(b).pose.heading, Heading(0_deg));
}

TEST(RNG31, ShotsAtFlankAndRear) {
    const auto of = [](Edge side) {
        const Battle battle = underFire(battleOf({bowmen(), targetAt(at(3_du)).morale(8)}), side);
        return std::pair(defenseUnderFire(battle, b, a), moraleUnderFire(battle, b, a).total());
    };
    EXPECT_EQ(of(Edge::left), (std::pair(Defense{4, 6}, 7)));
    EXPECT_EQ(of(Edge::right), (std::pair(Defense{4, 6}, 7)));
    EXPECT_EQ(of(Edge::rear), (std::pair(Defense{3, 5}, 6)));
    EXPECT_EQ(of(Edge::front), (std::pair(Defense{5, 7}, 8)));
}

/// The shooter is there, facing a target at (10, 10) that faces north.
Battle shotFrom(Du x, Du y, Degrees heading, TestUnit target = infantry(blue).facing(0_deg)) {
    return battleOf({bowmen().at(x, y).facing(heading), target.at(10_du, 10_du)});
}

TEST(RNG32, TheSideThatAShotComesInOn) {
    const auto struckIn = [](const Battle& battle, std::deque<std::vector<int>> rolls) {
        return shootAt(battle, {.rolls = std::move(rolls)}).all<BlowRolled>().at(0).defense.total();
    };
    EXPECT_EQ(measured(shotFrom(13_du, 10.2_du, 270_deg), a, b).side, Edge::right);
    EXPECT_EQ(struckIn(shotFrom(13_du, 10.2_du, 270_deg), {misses}), 4);
    EXPECT_EQ(measured(shotFrom(9.5_du, 7_du, 0_deg), a, b).side, Edge::rear);
    EXPECT_EQ(struckIn(shotFrom(9.5_du, 7_du, 0_deg), {misses}), 3);
    const Battle extended = shotFrom(13_du, 10.2_du, 270_deg, infantry(blue).facing(0_deg).extendedRight());
    EXPECT_EQ(measured(extended, a, b).side, Edge::right);
}

TEST(RNG33, AtACornerTheAngleDecides) {
    EXPECT_EQ(measured(shotFrom(13_du, 12_du, 225_deg), a, b).side, Edge::right);
}

TEST(RNG33, AtEqualAnglesTheOwnerIsAsked) {
    const Battle battle = shotFrom(12.8_du, 12.4_du, 225_deg);
    const auto silent = shootAt(battle, {.rolls = {misses}});
    ASSERT_EQ(silent.questions<ChooseSideStruck>(), 1);
    EXPECT_EQ(silent.asked.front().seat, blue);
    EXPECT_EQ(silent.all<BlowRolled>().at(0).defense.total(), 5);
    const auto chosen = shootAt(battle, {.rolls = {misses}, .answers = {EdgeChosen{Edge::right}}});
    EXPECT_EQ(chosen.all<BlowRolled>().at(0).defense.total(), 4);
    const ChooseSideStruck question{b, {Edge::front, Edge::right}};
    EXPECT_EQ(refusal(fits(battle, question, EdgeChosen{Edge::rear})), "RNG-33");
    EXPECT_TRUE(fits(battle, question, EdgeChosen{Edge::right}));
}

TEST(RNG34, MarchingTargets) {
    const auto of = [](Edge side) {
        const Battle battle = underFire(battleOf({bowmen(), targetAt(at(3_du)).morale(8).marching()}), side);
        return std::pair(defenseUnderFire(battle, b, a), moraleUnderFire(battle, b, a).total());
    };
    EXPECT_EQ(of(Edge::front), (std::pair(Defense{3, 5}, 6)));
    EXPECT_EQ(of(Edge::rear), (std::pair(Defense{3, 5}, 6)));
}

TEST(RNG34, AFleeingTargetMakesNoCheck) {
    const Battle battle = battleOf({bowmen(), targetAt(at(3_du)).fleeing()});
    const auto played = shootAt(battle, {.rolls = {{6, 1, 1, 1}, {6}}});
    EXPECT_EQ(played.battle.unit(b).wounds, 1);
    EXPECT_EQ(played.count<MoraleChecked>(), 0);
}

TEST(RNG09, AnOrderMayForbidShooting) {
    EXPECT_EQ(shooterRefusal(bowmen().did(TurnFlag::mayNotShoot)), "EVT-01");
}

TEST(RNG09, AnOrderMayLiftOneConditionAndNoOther) {
    const auto aimed = [](Du distance, const Activated& order) {
        Battle battle =
            inPhase(Phase::rangedAttack,
                    battleOf({bowmen(), infantry(blue).at(10_du, 10_du + distance),
                              infantry(red).at(10_du, 10_du + distance - 0.8_du).facing(0_deg).wounded(0)}));
        System::evolve(battle, order);
        return refusal(mayTarget(battle, a, b));
    };
    EXPECT_EQ(aimed(5_du, {.unit = a}), "RNG-05");
    EXPECT_EQ(aimed(5_du, {.unit = a, .shootsEngaged = true}), "");
    EXPECT_EQ(aimed(-5_du, {.unit = a, .shootsEngaged = true}), "LOS-01");
}

TEST(RNG09, ACardMayPutAShotOnAnEngagedUnit) {
    const Battle battle = underFire(battleOf(
        {bowmen(), infantry(blue).at(10_du, 15_du), infantry(red).at(10_du, 14.2_du).facing(0_deg)}));
    EXPECT_EQ(unitsHitByTheWind(battle, 1_du), std::vector{c});
}

}  // namespace
}  // namespace vallum::field
