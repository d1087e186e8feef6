// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/combats.h"
#include "support/moves.h"

#include <gtest/gtest.h>

#include <vallum/field/situation/combat/formations_in_combat.h>
#include <vallum/field/situation/combat/this_turn.h>
#include <vallum/field/situation/ground/terrain.h>

namespace vallum::field {
namespace {

TestTable northOf(Terrain kind, Du y) { return {.tiles = {tile(kind, {2_du, y}, {20_du, y + 3_du})}}; }
std::string goes(const TestUnit& unit, const TestTable& table, Du distance) {
    return refusalOf(battleOf({TestUnit(unit).active()}, table), moving(a, {Advance{distance}}));
}

TEST(ABL02, MovesInTheForestAsInTheOpen) {
    const TestUnit sylvan = infantry(red).has(Ability::sylvan).moves(2_mp);
    EXPECT_EQ(goes(sylvan, northOf(Terrain::forest, 10_du), 2_du), "");
    EXPECT_EQ(goes(infantry(red).moves(2_mp), northOf(Terrain::forest, 10_du), 1_du), "");
    EXPECT_EQ(goes(infantry(red).moves(2_mp), northOf(Terrain::forest, 10_du), 1.1_du), "HGT-12");
    EXPECT_EQ(refusalOf(battleOf({TestUnit(sylvan).active()}, northOf(Terrain::forest, 10_du)),
                        moving(a, {Pivot{Corner::frontLeft, 90_deg}})),
              "");
}

TEST(ABL02, TheEnemyKeepsItsCover) {
    const Battle battle = battleOf({infantry(red).has(Ability::sylvan), facingRed(infantry(blue))},
                                   northOf(Terrain::forest, 10.4_du));
    EXPECT_EQ(defenseOf(battle, b, a), (Defense{6, 8})) << "printed 5/7";
}

TEST(ABL03, ClimbsAtFullSpeed) {
    const TestUnit mountaineer = infantry(red).has(Ability::mountaineers).moves(2_mp);
    EXPECT_EQ(goes(mountaineer, northOf(Terrain::hill, 10.5_du), 2_du), "");
    EXPECT_EQ(goes(infantry(red).moves(2_mp), northOf(Terrain::hill, 10.5_du), 1.1_du), "HGT-15");
    const Battle battle = battleOf({TestUnit(mountaineer).active(), infantry(blue).at(10_du, 12.8_du)},
                                   northOf(Terrain::hill, 10.5_du));
    EXPECT_EQ(refusalOf(battle, charging(a, {Advance{2_du}}, b)), "");
}

TEST(ABL03, ShootsAfterAClimb) {
    const TestUnit archer = archers(red).has(Ability::mountaineers);
    const Battle climbed = afterMove(battleOf({TestUnit(archer).active()}, northOf(Terrain::hill, 10.5_du)),
                                     moving(a, {Advance{1_du}}));
    EXPECT_EQ(refusal(mayShootAfterMoving(climbed, a)), "");
}

TEST(ABL03, TheEnemyOnTopHasNoAdvantage) {
    const Battle battle = battleOf({infantry(red).has(Ability::mountaineers), facingRed(infantry(blue))},
                                   northOf(Terrain::hill, 10.4_du));
    EXPECT_EQ(attackOf(battle, b, a), (Attack{3, 3}));
    EXPECT_EQ(orderOfBlows(battle, {a, b}), OrderOfBlows{});
}

TEST(ABL03, AMountainStaysClosed) {
    EXPECT_EQ(goes(infantry(red).has(Ability::mountaineers), northOf(Terrain::mountain, 10.5_du), 1_du),
              "TER-06");
}

TEST(ABL04, CrossesRivers) {
    const TestUnit amphibious = infantry(red).has(Ability::amphibious).moves(2_mp);
    EXPECT_EQ(goes(amphibious, northOf(Terrain::river, 10.5_du), 2_du), "");
    EXPECT_EQ(goes(infantry(red).moves(2_mp), northOf(Terrain::river, 10.5_du), 1_du), "TER-14");
}

TEST(ABL04, MovesAndTurnsInTheFord) {
    const Battle battle = battleOf({infantry(red).has(Ability::amphibious).moves(2_mp).active()},
                                   northOf(Terrain::ford, 9.8_du));
    EXPECT_EQ(planOf(battle, moving(a, {Advance{2_du}})).spent, 2_mp);
    EXPECT_EQ(refusalOf(battle, moving(a, {Pivot{Corner::frontLeft, 90_deg}})), "");
}

/// The water ends between the two fronts.
TestTable waterBehind() { return {.tiles = {tile(Terrain::ford, {2_du, 8_du}, {20_du, 10.3_du})}}; }

TEST(ABL04, TheEnemyOnTheBankHasNoBonus) {
    const Battle battle =
        battleOf({infantry(red).has(Ability::amphibious), facingRed(infantry(blue))}, waterBehind());
    EXPECT_EQ(attackOf(battle, b, a), (Attack{3, 3}));
    EXPECT_TRUE(fightsFromAbove(battleOf({infantry(red), facingRed(infantry(blue))}, waterBehind()), b, a));
}

TEST(ABL04, LungesOutOfTheFord) {
    const auto charged = [](TestUnit lancer) {
        return afterMove(
            battleOf({lancer.has(Ability::lunge).active(), infantry(blue).at(10_du, 11.2_du).facing(180_deg)},
                     waterBehind()),
            charging(a, {Advance{1_du}}, b));
    };
    EXPECT_TRUE(lunges(charged(cavalry(red).has(Ability::amphibious)), a, b));
    EXPECT_FALSE(lunges(charged(cavalry(red)), a, b));
}

TEST(ABL04, KeepsNoFormationInTheWater) {
    const TestUnit phalanx = infantry(red).has(Ability::amphibious).canTake(Formation::phalanx).active();
    EXPECT_EQ(refusalOf(battleOf({TestUnit(phalanx)}, northOf(Terrain::river, 10_du)),
                        first({TakeFormation{Formation::phalanx}}, moving(a, {}))),
              "TER-20");
    const Battle marching =
        battleOf({TestUnit(phalanx).in(Formation::phalanx)}, northOf(Terrain::river, 10.5_du));
    EXPECT_EQ(afterMove(marching, moving(a, {Advance{1_du}})).unit(a).formation, std::nullopt);
}

}  // namespace
}  // namespace vallum::field
