// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/engines.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/morale/morale.h>
#include <vallum/field/rules/morale/morale.h>
#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/situation/combat/sight.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/ground/height.h>

namespace vallum::field {
namespace {

using geometry::Edge;

TestUnit bowmen() { return archers(red).active(); }
TestUnit enemy(Du x, Du y) { return infantry(blue).at(x, y).health(6); }

/// Everything south of this line.
TestTable hillUpTo(Du y) { return {.tiles = {tile(Terrain::hill, {2_du, 2_du}, {20_du, y})}}; }
TestTable flat() { return {.tiles = {tile(Terrain::lake, {18_du, 1_du}, {20_du, 2_du})}}; }
/// A tower of no fortress, centered there.
TestTable with(StructureKind kind, Du x, Du y) { return {.structures = {built(kind, x, y)}}; }
const StructureId only(0);
TestUnit up(TestUnit unit, Du x, Du y) { return inTower(std::move(unit), only).at(x, y); }

/// The y of a target whose front is at this distance from the front of a shooter at (10, 10).
Du farFrom(Du distance) { return 10.8_du + distance; }

struct Shot {
    RangeBand band;
    int dice;
    int power;

    bool operator==(const Shot&) const = default;
};
std::ostream& operator<<(std::ostream& out, const Shot& it) {
    return out << it.dice << " dice, power " << it.power;
}
/// The shot of a at b; none if it is out of range.
std::optional<Shot> shotOf(const Battle& battle) {
    const ShotMeasured found = measured(battle, a, b);
    if (!found.inRange) return std::nullopt;
    Battle fired = battle;
    fired.combat = beginningShot(battle, found);
    return Shot{found.band, rangedDice(fired, found.band, a).total(),
                rangedAttack(fired, Roll::hit, a, b).total()};
}
constexpr auto close = RangeBand::shortRange;
constexpr auto far = RangeBand::longRange;

TEST(HGT01, OnAndInStructures) {
    const auto level = [](TestUnit unit, const TestTable& table) {
        return levelOf(battleOf({std::move(unit)}, table), a);
    };
    EXPECT_EQ(level(onWall(infantry(red)), stronghold()), 1);
    EXPECT_EQ(level(inTower(infantry(red)), stronghold()), 2);
    for (const StructureKind kind : {StructureKind::watchtower, StructureKind::siegeTower}) {
        EXPECT_EQ(level(up(infantry(red), 10_du, 10_du), with(kind, 10_du, 10_du)), 2);
    }
    EXPECT_EQ(level(infantry(red), with(StructureKind::wideBridge, 10_du, 10_du)), 0);
    EXPECT_EQ(level(up(infantry(red), 10_du, 10_du), with(StructureKind::villageSector, 10_du, 10_du)), 0);
    TestTable onHill = with(StructureKind::watchtower, 10_du, 10_du);
    onHill.tiles = hillUpTo(12_du).tiles;
    EXPECT_EQ(level(up(infantry(red), 10_du, 10_du), onHill), 3);
}

TEST(WAL01, EveryKindOfWallIsOneLevelHigh) {
    for (const Du aside : {0_du, 3.2_du}) {
        EXPECT_EQ(levelOf(battleOf({onWall(infantry(red), aside)}, stronghold()), a), 1);
    }
    TestTable corner;
    corner.structures = {built(StructureKind::cornerWall, 10_du, 10_du)};
    EXPECT_EQ(levelOf(battleOf({infantry(red).at(9.2_du, 9.4_du)}, corner), a), 1);
    EXPECT_EQ(levelOf(battleOf({onWall(infantry(red))}, collapsed(middleWall)), a), 0);
}

TEST(WAL05, OnTopAndAtTheBottom) {
    const Battle battle =
        battleOf({onWall(infantry(red)), enemy(10_du, 6_du), enemy(10_du, 14_du)}, stronghold());
    EXPECT_EQ(levelAgainst(battle, a, b), 0) << "against an enemy in the fortress";
    EXPECT_EQ(levelAgainst(battle, a, c), 1);
    EXPECT_FALSE(isHigher(battle, a, b));
    EXPECT_TRUE(isHigher(battle, a, c));
}

TEST(HGT02, ShootingDownAddsOnePower) {
    const auto power = [](const Battle& battle) { return powerOf(battle, a, b); };
    EXPECT_EQ(power(battleOf({onWall(bowmen()), enemy(10_du, 14_du)}, stronghold())), (Attack{4, 4}));
    TestTable hillOutside = stronghold();
    hillOutside.tiles = {tile(Terrain::hill, {8_du, 12_du}, {12_du, 16_du})};
    EXPECT_EQ(power(battleOf({onWall(bowmen()), enemy(10_du, 14_du)}, hillOutside)), (Attack{3, 3}));
    EXPECT_EQ(power(battleOf({inTower(bowmen()), enemy(7_du, 14_du)}, stronghold())), (Attack{4, 4}));
    const Battle below =
        battleOf({archers(blue).at(7.2_du, 14_du).facing(180_deg), inTower(infantry(red))}, stronghold());
    EXPECT_EQ(power(below), (Attack{3, 3})) << "shooting up costs nothing";
}

TEST(HGT02, AtLongRangeToo) {
    EXPECT_EQ(shotOf(battleOf({bowmen(), enemy(10_du, farFrom(8_du))}, hillUpTo(11_du))), (Shot{far, 2, 4}));
}

TEST(HGT03, ShortRangeGrowsAndTheReachDoesNot) {
    const TestUnit onager = bowmen().of(UnitClass::artillery).shoots(4, 8_du, Missile::stone);
    const auto fromTower = [&](Du distance) {
        const Battle battle = battleOf({up(TestUnit(onager), 10_du, 10_du), enemy(10_du, farFrom(distance))},
                                       with(StructureKind::tower, 10_du, 10_du));
        return shotOf(battle);
    };
    EXPECT_EQ(fromTower(5_du), (Shot{close, 4, 5}));
    EXPECT_EQ(fromTower(5.1_du), (Shot{far, 2, 5}));
    EXPECT_EQ(fromTower(8_du), (Shot{far, 2, 5}));
    EXPECT_EQ(fromTower(8.1_du), std::nullopt);
    const Battle ground = battleOf({onager, enemy(10_du, farFrom(4.1_du))}, flat());
    EXPECT_EQ(shotOf(ground), (Shot{far, 2, 4}));
}

TEST(HGT03, NeverBeyondThePrintedRangeButForJavelins) {
    const auto javelins = [](Du range, Du distance) {
        const TestUnit unit = skirmishers(red).shoots(3, range, Missile::javelin).active();
        return shotOf(battleOf({up(unit, 10_du, 10_du), enemy(10_du, farFrom(distance))},
                               with(StructureKind::siegeTower, 10_du, 10_du)));
    };
    EXPECT_EQ(javelins(2_du, 2_du), (Shot{close, 4, 4}));
    EXPECT_EQ(javelins(2_du, 2.01_du), std::nullopt);
    const auto fromWall = [](Du distance) {
        const TestUnit velites = skirmishers(red).active();
        return shotOf(atStronghold({onWall(velites), enemy(10_du, 10_du + distance)}));
    };
    EXPECT_EQ(fromWall(2_du), (Shot{close, 4, 4}));
    EXPECT_EQ(fromWall(2.01_du), std::nullopt);
}

TEST(TER12, ShootingFromAHill) {
    const auto fromHill = [](Du distance) {
        return shotOf(battleOf({bowmen(), enemy(10_du, farFrom(distance))}, hillUpTo(11_du)));
    };
    EXPECT_EQ(fromHill(5_du), (Shot{close, 4, 4}));
    EXPECT_EQ(fromHill(8_du), (Shot{far, 2, 4}));
    EXPECT_EQ(fromHill(8.5_du), std::nullopt);
}

TEST(TER43, AVillageGivesNoHeight) {
    const Battle battle = battleOf({up(bowmen(), 10_du, 10_du), enemy(10_du, 13_du)},
                                   with(StructureKind::villageSector, 10_du, 10_du));
    EXPECT_EQ(powerOf(battle, a, b), (Attack{3, 3}));
}

TEST(TOW09, FromTheNearestSideInEveryDirection) {
    const auto fromTower = [](TestUnit target) {
        return shotOf(battleOf({inTower(bowmen()), std::move(target)}, stronghold()));
    };
    EXPECT_EQ(fromTower(enemy(7.2_du, 15.4_du)), (Shot{close, 4, 4})) << "5 DU";
    EXPECT_EQ(fromTower(enemy(7.2_du, 15.6_du)), (Shot{far, 2, 4})) << "5.2 DU";
    EXPECT_EQ(fromTower(enemy(1.4_du, 9.6_du).facing(90_deg)), (Shot{close, 4, 4})) << "to the west";
    const Battle behind = battleOf({inTower(bowmen()), enemy(7.2_du, 5_du)}, stronghold());
    EXPECT_TRUE(mayTarget(behind, a, b));
    EXPECT_EQ(measured(behind, a, b).distance, 3.8_du);
}

TEST(WTW03, ShotsAtAndFromAWatchtower) {
    const TestTable table = with(StructureKind::watchtower, 10_du, 10_du);
    const Battle at = underFire(battleOf({archers(blue).at(10_du, 14_du).facing(180_deg),
                                          up(infantry(red).defense(5, 6), 10_du, 10_du)},
                                         table),
                                Edge::left);
    EXPECT_EQ(defenseUnderFire(at, b, a), (Defense{7, 6})) << "no flanks";
    EXPECT_EQ(measured(at, a, b).distance, 3.2_du) << "to the tower, not to the card";
    EXPECT_EQ(shotOf(battleOf({up(bowmen(), 10_du, 10_du), enemy(15.8_du, 10_du).facing(270_deg)}, table)),
              (Shot{close, 4, 4}));
}

TEST(SGT16, OnlyFromATowerThatHasStood) {
    const TestTable table = with(StructureKind::siegeTower, 10_du, 10_du);
    const auto refused = [&](TestUnit unit) {
        return refusal(mayShoot(battleOf({up(std::move(unit), 10_du, 10_du), enemy(10_du, 4_du)}, table), a));
    };
    EXPECT_EQ(refused(bowmen()), "");
    EXPECT_EQ(refused(bowmen().did(TurnFlag::displaced).spent(0.5_mp)), "SGT-16");
    EXPECT_EQ(refused(bowmen().did(TurnFlag::displaced).did(TurnFlag::entered).spent(0.5_mp)), "")
        << "it came in this turn";
    const auto from = [&](Du y) {
        return shotOf(battleOf({up(bowmen(), 10_du, 10_du), enemy(10_du, y)}, table));
    };
    EXPECT_EQ(from(4.2_du), (Shot{close, 4, 4})) << "5 DU behind it";
    EXPECT_EQ(from(4.1_du), (Shot{far, 2, 4}));
}

TEST(SGT17, JavelinsAtAWall) {
    TestTable table = stronghold();
    table.structures.push_back(built(StructureKind::siegeTower, 10_du, 12_du));
    TestUnit javelins = skirmishers(blue).shoots(3, 2_du, Missile::javelin).active();
    javelins.unit.inside = StructureId(5);
    const auto at = [&](Du y) {
        TestTable moved = table;
        moved.structures.back().pose.center.y = y;
        return shotOf(battleOf({TestUnit(javelins).at(10_du, y), onWall(infantry(red))}, moved));
    };
    EXPECT_EQ(at(12_du), (Shot{close, 4, 4})) << "2 DU from the side of the tower to the card";
    EXPECT_EQ(at(12.1_du), std::nullopt);
}

TEST(SGT17, JavelinsOfRange1CarryFartherFromAbove) {
    const auto fromTower = [](Du distance, Missile missile = Missile::javelin) {
        const TestUnit unit = skirmishers(red).shoots(3, 1_du, missile).active();
        return shotOf(battleOf({up(unit, 10_du, 10_du), enemy(10_du, farFrom(distance))},
                               with(StructureKind::siegeTower, 10_du, 10_du)));
    };
    EXPECT_EQ(fromTower(2_du), (Shot{close, 4, 4}));
    EXPECT_EQ(fromTower(2.01_du), std::nullopt);
    EXPECT_EQ(fromTower(1.1_du, Missile::sling), std::nullopt) << "no other missile";
    TestTable walls = stronghold();
    walls.structures.push_back(built(StructureKind::siegeTower, 10_du, 12_du));
    TestUnit velites = skirmishers(blue).active().at(10_du, 12_du);
    velites.unit.inside = StructureId(5);
    const auto atWall = [&](Du y) {
        TestTable table = walls;
        table.structures.back().pose.center.y = y;
        return shotOf(battleOf({TestUnit(velites).at(10_du, y), onWall(infantry(red))}, table));
    };
    EXPECT_EQ(atWall(12_du), (Shot{close, 4, 4})) << "2 DU to the card on the wall";
    EXPECT_EQ(atWall(12.01_du), std::nullopt);
}

TEST(SGT17, NotFromWallToWall) {
    TestTable table = stronghold();
    Structure opposite = built(StructureKind::wall, 10_du, 12.3_du, 180_deg);
    opposite.fortress.reset();
    table.structures.push_back(opposite);
    const TestUnit defender = infantry(blue).at(10_du, 12.9_du).facing(180_deg);
    const Battle battle = battleOf({onWall(skirmishers(red)).active(), defender}, table);
    ASSERT_EQ(levelOf(battle, b), 1);
    EXPECT_EQ(shotOf(battle), std::nullopt);
}

TEST(ART02, FixedInItsTowerAndTurnedToAllSides) {
    const TestUnit ballista =
        infantry(red).of(UnitClass::artillery).shoots(4, 8_du, Missile::bolt).active().moves(1_mp);
    const Battle battle = battleOf({inTower(ballista), enemy(7.2_du, 5_du)}, stronghold());
    EXPECT_TRUE(fits(battle, ChooseShot{}, ShotToMake{a, b})) << "behind it";
    Move move;
    move.unit = a;
    move.path = {geometry::Advance{0.1_du}};
    EXPECT_EQ(refusal(planMove(battle, move)), "ART-02");
    move.path.clear();
    move.out = geometry::Pose{{7.2_du, 8.8_du}, Heading(180_deg)};
    EXPECT_EQ(refusal(planMove(battle, move)), "ART-02");
}

TEST(ART01, ArtilleryDoesNotFlee) {
    const TestUnit ballista = infantry(red).of(UnitClass::artillery).shoots(4, 8_du, Missile::bolt);
    const Battle battle =
        battleOf({up(TestUnit(ballista).broken().morale(5), 10_du, 10_du), enemy(10_du, 14_du)},
                 with(StructureKind::siegeTower, 10_du, 10_du));
    const auto played = play(battle, {.rolls = {{6}}}, [](Game& game) {
        checkMorale(game, a, moraleOutsideAttack(game.battle(), a), "RNG-29"_rule);
    });
    EXPECT_FALSE(played.battle.onTable(a));
    EXPECT_EQ(holderOf(played.battle, only), std::nullopt) << "the siege tower is empty";
}

TEST(RAM09, NoShootingWithARam) {
    TestTable table;
    table.rams = {Ram{.pose = {}, .carrier = a}};
    const TestUnit javelins = skirmishers(red).active();
    EXPECT_EQ(refusal(mayShoot(battleOf({javelins, enemy(10_du, 13_du)}, table), a)), "RAM-09");
    table.rams.front().carrier = std::nullopt;
    EXPECT_EQ(refusal(mayShoot(battleOf({javelins, enemy(10_du, 13_du)}, table), a)), "");
}

TEST(FOR15, SomethingOfItMustBeUncovered) {
    const auto refused = [](Du aside) {
        Battle battle =
            battleOf({onWall(bowmen()), onWall(infantry(red), aside), enemy(10_du, 14_du)}, stronghold());
        battle.overlaps = {{b, a}};
        return refusal(mayShoot(battle, a));
    };
    EXPECT_EQ(refused(0.4_du), "") << "3 sections are covered, 1 is free";
    EXPECT_EQ(refused(0_du), "FOR-15");
    Battle covered = battleOf({archers(blue).at(10_du, 14_du).facing(180_deg).active(), onWall(infantry(red)),
                               onWall(infantry(red))},
                              stronghold());
    covered.overlaps = {{c, b}};
    EXPECT_EQ(refusal(mayTarget(covered, a, b)), "FOR-09");
    EXPECT_EQ(refusal(mayTarget(covered, a, c)), "") << "FOR-13: the one on top";
}

// ------------------------------------------------------------------- flanks

TEST(HGT19, NoFlanksAgainstThoseOutside) {
    const Battle battle =
        battleOf({archers(blue).at(15_du, 10.4_du).facing(270_deg), onWall(infantry(red).defense(5, 6))},
                 stronghold());
    EXPECT_EQ(geometry::sideAttacked(battle.unit(a).pose.center, battle.unit(b).pose, cardSize).edge,
              Edge::right);
    EXPECT_EQ(measured(battle, a, b).side, Edge::front);
    EXPECT_EQ(defenseUnderFire(underFire(battle, Edge::right), b, a), (Defense{7, 6}));
    const Battle tower =
        inMelee(battleOf({climbing(infantry(blue).at(7.2_du, 10.4_du).facing(180_deg), westTower, 2),
                          inTower(infantry(red).defense(5, 6)),
                          climbing(infantry(blue).at(6.4_du, 9.6_du).facing(90_deg), westTower, 2)},
                         stronghold()));
    EXPECT_EQ(defenseOf(tower, b, a), (Defense{7, 6})) << "attacked on two sides";
}

TEST(HGT20, FlanksAgainstThoseInside) {
    const Battle rear = inMelee(battleOf(
        {infantry(blue).at(10_du, 8.4_du).facing(0_deg), onWall(infantry(red).defense(5, 6).morale(7))},
        stronghold()));
    EXPECT_EQ(defenseOf(rear, b, a), (Defense{3, 4}));
    EXPECT_EQ(moraleInMelee(rear, b, a).total(), 7 - 2 + 1) << "ASL-21 adds one";
    const Battle flank = inMelee(battleOf(
        {inTakenPlace(infantry(blue), 1.6_du), onWall(infantry(red).defense(5, 6).morale(7))}, stronghold()));
    EXPECT_EQ(defenseOf(flank, b, a), (Defense{4, 5}));
    EXPECT_EQ(moraleInMelee(flank, b, a).total(), 7 - 1 + 1);
    const Battle tower = inMelee(
        battleOf({infantry(blue).at(7.2_du, 8.8_du).facing(0_deg), inTower(infantry(red).defense(5, 6))},
                 stronghold()));
    EXPECT_EQ(defenseOf(tower, b, a), (Defense{5, 6})) << "a tower has no flanks even now";
    const Battle shot = underFire(
        battleOf({archers(blue).at(10_du, 5_du), onWall(infantry(red).defense(5, 6))}, stronghold()),
        Edge::rear);
    EXPECT_EQ(defenseUnderFire(shot, b, a), (Defense{3, 4}));
}

TEST(HGT22, ElephantsChargeWoodToBreakIt) {
    const auto charging = [](UnitClass kind, const TestTable& table, StructureId id, bool door) {
        const TestUnit unit = infantry(blue).of(kind).moves(4_mp);
        const bool isGate = id == eastGate;
        const Du x = isGate ? 13.2_du : 10_du;
        const Battle coming =
            turnOf(blue, battleOf({TestUnit(unit).at(x, 11.4_du).facing(180_deg).active()}, table));
        const auto contact = arriving(a, {geometry::Advance{1_du}}, id, Arrival::lineUp);
        EXPECT_EQ(refusal(planMove(coming, contact)), "");
        const Battle there = fighting({TestUnit(unit).at(x, 10.4_du).facing(180_deg)}, table);
        return refused(there, ramming(id, door));
    };
    EXPECT_EQ(charging(UnitClass::elephants, stronghold(), middleWall, false), "");
    EXPECT_EQ(charging(UnitClass::elephants, ofStone(), middleWall, false), "FOR-03");
    EXPECT_EQ(charging(UnitClass::elephants, ofStone(), eastGate, true), "");
    EXPECT_EQ(charging(UnitClass::cavalry, stronghold(), middleWall, false), "RAM-03") << "only they may";
}

}  // namespace
}  // namespace vallum::field
