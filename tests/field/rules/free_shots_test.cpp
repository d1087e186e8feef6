// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/fortresses.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/siege/climbing.h>
#include <vallum/field/rules/fortress/free_shots.h>
#include <vallum/field/rules/siege/climbing.h>
#include <vallum/field/situation/movement/contact.h>

namespace vallum::field {
namespace {

const std::vector<int> misses{1, 1, 1, 1};

/// Red's ranged attack phase at the stronghold.
Battle at(const std::vector<TestUnit>& units, const TestTable& table = stronghold()) {
    return inPhase(Phase::rangedAttack, atStronghold(units, table));
}
std::string refused(const Battle& battle, UnitId target = b) {
    return refusal(fits(battle, ChooseShot{}, ShotToMake{a, target}));
}
TestUnit stormer(Du aside = 0_du) { return beforeWall(infantry(blue).health(6), aside); }
TestUnit climber(Du aside = 0_du, StructureId wall = middleWall) { return climbing(stormer(aside), wall, 0); }
TestUnit belowTower(TestUnit unit, int levels) {
    return climbing(unit.at(7.2_du, 10.4_du).facing(180_deg).health(6), westTower, levels);
}
TestUnit onager() { return infantry(red).of(UnitClass::artillery).shoots(4, 8_du, Missile::stone); }

BlowRolled firstBlow(const Battle& battle) {
    const auto played = play(battle, {.rolls = {misses}, .answers = {ShotToMake{a, b}}}, rangedStep);
    return played.all<BlowRolled>().at(0);
}

TEST(ASL18, OneRangedAttackWithoutAnOrder) {
    const Battle battle = at({onWall(archers(red)), stormer()});
    EXPECT_EQ(refused(battle), "");
    const auto played = play(battle, {.rolls = {misses}, .answers = {ShotToMake{a, b}}}, rangedStep);
    EXPECT_EQ(refused(played.battle), "RNG-04");
    EXPECT_EQ(refused(turnOf(blue, battle)), "RNG-03") << "in its own turn only";
}

TEST(ASL18, OnlyAtWhoeverFacesTheWall) {
    const TestUnit away = infantry(blue).at(10_du, 11.4_du);
    EXPECT_EQ(refused(at({onWall(archers(red)), away})), "RNG-03") << "1 DU before the wall";
    EXPECT_EQ(refused(at({onWall(archers(red)), stormer(1.6_du)})), "RNG-03") << "the wall next to it";
    EXPECT_EQ(refused(at({onWall(archers(red)), stormer(0.8_du)})), "") << "2 sections of it";
    const Battle both = at({onWall(archers(red)), stormer(), infantry(blue).at(6_du, 14_du)});
    EXPECT_EQ(refused(both, b), "");
    EXPECT_EQ(refused(both, c), "ASL-18");
    const Battle up = at({onWall(archers(red)), climbed(infantry(blue))});
    EXPECT_EQ(refused(up), "RNG-03") << "at the same level";
    EXPECT_TRUE(areEngaged(up, a, b)) << "they fight";
    EXPECT_EQ(refused(at({onWall(archers(red)), stormer()}, collapsed(middleWall))), "RNG-03");
}

TEST(ASL18, AfterMovingTheNormalRulesHold) {
    const TestUnit moved = archers(red).active().did(TurnFlag::displaced);
    EXPECT_EQ(refused(at({onWall(TestUnit(moved).spent(1.1_mp)), stormer()})), "RNG-06");
    EXPECT_EQ(refused(at({onWall(TestUnit(moved).spent(1_mp)), stormer()})), "");
}

TEST(ASL18, OfferedToEveryPlayer) {
    const Battle battle =
        at({onWall(archers(red)), climber(), onWall(infantry(red), 1.6_du), climber(1.6_du, eastWall)});
    const auto options = System::options(battle, ChooseShot{});
    EXPECT_EQ(std::ranges::count(options, Answer(ShotToMake{a, b})), 1);
    EXPECT_EQ(std::ranges::count(options, Answer(ShotToMake{c, d})), 1);
    EXPECT_EQ(std::ranges::count(options, Answer(ShotToMake{a, d})), 0);
}

TEST(ASL19, StonesOnClimbers) {
    const BlowRolled blow = firstBlow(at({onWall(infantry(red)), climber()}));
    EXPECT_EQ(blow.dice.total(), 4);
    EXPECT_EQ(blow.attack.total(), 2) << "1 and 1 for the height";
    const Battle beside = at({onWall(infantry(red)), climber(1.6_du, eastWall)});
    EXPECT_EQ(refused(beside), "RNG-01") << "on the neighboring section only";
    const Battle both = at({onWall(infantry(red)), climber(), climber(1.6_du, eastWall)});
    EXPECT_EQ(refused(both, b), "");
    EXPECT_EQ(refused(both, c), "ASL-19");
}

TEST(ASL19, StonesOnThoseWhoRamOrBurn) {
    EXPECT_EQ(refused(at({onWall(infantry(red)), stormer()})), "RNG-01") << "it only stands there";
    TestTable table = stronghold();
    table.rams = {Ram{.pose = {}, .carrier = b}};
    EXPECT_EQ(refused(at({onWall(infantry(red)), stormer()}, table)), "");
    TestTable burning = stronghold();
    burning.structures.front().fires = {Fire{1, 2, blue}};
    EXPECT_EQ(refused(at({onWall(infantry(red)), stormer()}, burning)), "");
    EXPECT_EQ(refused(at({onWall(infantry(red)), beforeWall(cavalry(blue))})), "") << "FOR-22";
}

TEST(ASL20, OneForTheHeight) {
    EXPECT_EQ(firstBlow(at({onWall(archers(red)), climber()})).attack.total(), 4);
    TestTable table = stronghold();
    table.structures.push_back(built(StructureKind::siegeTower, 10_du, 10.4_du));
    TestUnit inside = infantry(blue).at(10_du, 10.4_du);
    inside.unit.inside = StructureId(5);
    const Battle battle = at({onWall(archers(red)), inside}, table);
    EXPECT_TRUE(isEngaged(battle, a));
    EXPECT_EQ(refused(battle), "RNG-03") << "melee instead";
}

/// How often a defender may shoot at a climber before they fight.
int shotsBeforeMelee(Battle battle) {
    int shots = 0;
    for (; shots < 9 && !areEngaged(battle, a, b); ++shots) {
        EXPECT_EQ(refused(battle), "");
        const auto turned = play(turnOf(blue, battle), {}, [](Game& game) { climbOn(game); });
        battle = inPhase(Phase::rangedAttack, turnOf(red, turned.battle));
    }
    return shots;
}

TEST(ASL07, UnderFireWhileClimbing) {
    EXPECT_EQ(shotsBeforeMelee(at({onWall(archers(red)), climber()})), 1);
    EXPECT_EQ(shotsBeforeMelee(at({inTower(archers(red)), belowTower(infantry(blue), 0)})), 2);
}

TEST(ASL14, AssailantsShootUntilTheyHaveClimbedALevel) {
    const auto assailed = [](TestUnit assailant) {
        return refused(turnOf(blue, at({assailant.active(), onWall(infantry(red))})));
    };
    const TestUnit bowmen = archers(blue).spent(1_mp).did(TurnFlag::displaced);
    EXPECT_EQ(assailed(climbing(beforeWall(bowmen), middleWall, 0)), "");
    const auto atTower = [&](int levels) {
        return refused(turnOf(blue, at({belowTower(bowmen, levels).active(), inTower(infantry(red))})));
    };
    EXPECT_EQ(atTower(0), "");
    EXPECT_EQ(atTower(1), "ASL-14");
}

TEST(ART14, TheCrewThrowsWhateverIsAtHand) {
    const BlowRolled blow = firstBlow(at({inTower(onager()), belowTower(infantry(blue), 0)}));
    EXPECT_EQ(blow.attack.total(), 5);
    EXPECT_EQ(blow.dice.total(), 4);
    const Battle top = at({inTower(onager()), belowTower(infantry(blue), 2)});
    EXPECT_TRUE(areEngaged(top, a, b));
    EXPECT_EQ(refused(top), "RNG-03");
}

TEST(ART15, WithoutAnOrderAtItsOwnTowerOnly) {
    EXPECT_EQ(refused(at({inTower(onager()), belowTower(infantry(blue), 0)})), "");
    EXPECT_EQ(refused(at({inTower(onager()), belowTower(infantry(blue), 1)})), "");
    TestTable table = stronghold();
    table.structures.push_back(built(StructureKind::tower, 14.4_du, 9.6_du));
    const TestUnit elsewhere =
        climbing(infantry(blue).at(14.4_du, 10.4_du).facing(180_deg), StructureId(5), 0);
    EXPECT_EQ(refused(at({inTower(onager()), elsewhere}, table)), "RNG-03");
}

}  // namespace
}  // namespace vallum::field
