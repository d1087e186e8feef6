// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/combats.h"

#include <gtest/gtest.h>

#include <vallum/field/situation/combat/formations_in_combat.h>
#include <vallum/field/situation/ground/height.h>
#include <vallum/field/situation/ground/terrain.h>

namespace vallum::field {
namespace {

using Kind = OrderOfBlows::Kind;

constexpr OrderOfBlows together;

TestTable on(Terrain kind, geometry::Point low, geometry::Point high) {
    return {.tiles = {tile(kind, low, high)}};
}
/// Everything north of this line.
TestTable northOf(Terrain kind, Du y) { return on(kind, {2_du, y}, {20_du, y + 4_du}); }

/// Red a at (10, 10) facing north, with blue b in front of it.
Battle frontToFront(const TestTable& table, TestUnit attacker = infantry(red)) {
    return battleOf({std::move(attacker), facingRed(infantry(blue))}, table);
}

TEST(HGT01, TheLevelIsThatOfThePlace) {
    const auto level = [](Du edge) {
        return levelOf(battleOf({infantry(red)}, northOf(Terrain::hill, edge)), a);
    };
    EXPECT_EQ(level(9_du), 1);
    EXPECT_EQ(level(10_du), 1) << "exactly on its edge";
    EXPECT_EQ(level(10.3_du), 0) << "touches it, with the center beside it";
    for (const Terrain kind : {Terrain::forest, Terrain::ford}) {
        EXPECT_EQ(levelOf(battleOf({infantry(red)}, northOf(kind, 9_du)), a), 0);
    }
}

TEST(HGT05, TheBonusBelongsToThePosition) {
    const Battle battle = frontToFront(northOf(Terrain::hill, 10.5_du), infantry(red).attack(4, 4));
    EXPECT_EQ(attackOf(battle, b, a), (Attack{4, 4})) << "printed 3/3";
    EXPECT_EQ(attackOf(battle, a, b), (Attack{4, 4}));
    EXPECT_EQ(orderOfBlows(battle, {a, b}), (OrderOfBlows{Kind::oneAfterTheOther, b}));
    EXPECT_EQ(orderOfBlows(battle, {b, a}), (OrderOfBlows{Kind::oneAfterTheOther, b}));
}

TEST(HGT05, TwoPrioritiesCancelOut) {
    const Battle battle = frontToFront(northOf(Terrain::hill, 10.5_du), infantry(red).in(Formation::phalanx));
    EXPECT_EQ(orderOfBlows(battle, {a, b}), together);
    EXPECT_EQ(attackOf(battle, b, a), (Attack{4, 4})) << "the bonus remains";
}

TEST(HGT05, TheLowerUnitChecksBeforeItStrikesBack) {
    const Battle battle = frontToFront(northOf(Terrain::hill, 10.5_du), infantry(red).broken());
    const auto played = fight(battle, {.rolls = {{6, 1, 1, 1}, {6}, {6}}});
    EXPECT_TRUE(played.battle.unit(a).has(Marker::fleeing));
    EXPECT_EQ(played.count<BlowRolled>(), 2) << "no blow back";
}

TEST(TER02, CoverForWhoStandsInTheForest) {
    const auto defense = [](Du edge) {
        return defenseOf(battleOf({infantry(red).defense(5, 6), facingRed(infantry(blue))},
                                  northOf(Terrain::forest, edge)),
                         a, b);
    };
    EXPECT_EQ(defense(9_du), (Defense{6, 7}));
    EXPECT_EQ(defense(10_du), (Defense{6, 7})) << "center exactly on the edge";
    EXPECT_EQ(defense(10.1_du), (Defense{5, 6})) << "most of the card, but not its center";
}

TEST(TER02, UnderFireAndForBothSides) {
    const Battle battle = underFire(battleOf({archers(red), infantry(blue).at(10_du, 14_du).defense(5, 6)},
                                             northOf(Terrain::forest, 13_du)));
    EXPECT_EQ(defenseUnderFire(battle, b, a), (Defense{6, 7}));
    const Battle inside = frontToFront(northOf(Terrain::forest, 9_du));
    EXPECT_EQ(defenseOf(inside, a, b), (Defense{6, 8}));
    EXPECT_EQ(defenseOf(inside, b, a), (Defense{6, 8}));
}

TEST(TER09, TheMiddleOfTheCardDecides) {
    const Battle battle = frontToFront(northOf(Terrain::hill, 10.1_du));
    EXPECT_FALSE(standsOn(battle, a, Terrain::hill)) << "half of the card";
    EXPECT_TRUE(standsOn(battle, b, Terrain::hill));
}

TEST(TER11, OnTopAgainstTheHillside) {
    const Battle battle =
        battleOf({infantry(red), facingRed(infantry(blue).attack(4, 3))}, northOf(Terrain::hill, 10.1_du));
    EXPECT_EQ(attackOf(battle, b, a), (Attack{5, 4}));
    EXPECT_EQ(orderOfBlows(battle, {a, b}).first, b);
    for (const Du edge : {9_du, 11_du}) {
        const Battle level = frontToFront(northOf(Terrain::hill, edge));
        EXPECT_EQ(attackOf(level, b, a), (Attack{3, 3})) << "both on top, or both on the hillside";
        EXPECT_EQ(orderOfBlows(level, {a, b}), together);
    }
}

TEST(TER21, NoLungeOutOfAFord) {
    const TestUnit lancer = cavalry(red).has(Ability::lunge);
    const auto lungesAfter = [&](TestUnit unit) {
        return lunges(charging(battleOf({std::move(unit), facingRed(infantry(blue))}), a, b), a, b);
    };
    EXPECT_FALSE(lungesAfter(TestUnit(lancer).did(TurnFlag::chargedFromWater)));
    EXPECT_TRUE(lungesAfter(lancer));
}

/// The ford ends between the two: a is in the water.
const Du bank = 10.3_du;
TestTable fordBehind() { return on(Terrain::ford, {2_du, 8_du}, {20_du, bank}); }

TEST(TER23, TheFarBankIsHeld) {
    const Battle battle = battleOf({infantry(red), facingRed(infantry(blue).attack(4, 4))}, fordBehind());
    EXPECT_EQ(attackOf(battle, b, a), (Attack{5, 5}));
    EXPECT_EQ(orderOfBlows(battle, {a, b}).first, b);
    const Battle apart =
        battleOf({infantry(red), infantry(blue).at(10_du, 12_du).facing(180_deg)}, fordBehind());
    EXPECT_FALSE(fightsFromAbove(apart, b, a));
}

TEST(TER23, ALaterRoundOnceTheCardIsOut) {
    const auto attackAgainst = [](Du shore, bool isFresh) {
        TestUnit crossing = infantry(red);
        if (isFresh) crossing.did(TurnFlag::chargedFromWater);
        const Battle battle = battleOf({crossing, facingRed(infantry(blue).attack(4, 4))},
                                       on(Terrain::ford, {2_du, 8_du}, {20_du, shore}));
        return attackOf(battle, b, a);
    };
    EXPECT_EQ(attackAgainst(9.6_du, false), (Attack{5, 5})) << "the edge of the water behind it";
    EXPECT_EQ(attackAgainst(9_du, false), (Attack{4, 4})) << "nothing tells where it came from";
    EXPECT_EQ(attackAgainst(9_du, true), (Attack{5, 5})) << "it has charged out of it";
}

TEST(TER24, BothInTheFord) {
    const Battle battle = frontToFront(on(Terrain::ford, {2_du, 8_du}, {20_du, 10.8_du}));
    EXPECT_EQ(attackOf(battle, b, a), (Attack{3, 3}));
    EXPECT_EQ(orderOfBlows(battle, {a, b}), together);
}

TEST(TER25, TurnedAwayFromTheBank) {
    for (const TestUnit& turned : {flankToRed(infantry(blue)), rearToRed(infantry(blue))}) {
        const Battle battle = battleOf({infantry(red), turned}, fordBehind());
        EXPECT_EQ(attackOf(battle, b, a), (Attack{3, 3}));
        EXPECT_EQ(orderOfBlows(battle, {a, b}), together);
    }
    const Battle flank = battleOf({infantry(red), flankToRed(infantry(blue))}, fordBehind());
    EXPECT_EQ(defenseOf(flank, b, a), (Defense{4, 6})) << "printed 5/7";
    const Battle rear = battleOf({infantry(red), rearToRed(infantry(blue))}, fordBehind());
    EXPECT_EQ(meleeDice(rear, a, b).total(), 4);
}

}  // namespace
}  // namespace vallum::field
