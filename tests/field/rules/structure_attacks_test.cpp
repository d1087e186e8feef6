// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/engines.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/siege/collapse.h>
#include <vallum/field/rules/combat/strikes.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/fortress/walls.h>
#include <vallum/field/situation/ground/height.h>

namespace vallum::field {
namespace {

int resistance(const TestTable& table, StructureId id, bool door = false) {
    return resistanceTo(battleOf({}, table), {id, door, Siegework::shot}).total();
}
StructureValues values(const TestTable& table, StructureId id) { return valuesOf(battleOf({}, table), id); }
/// Whether it still stands with this damage.
bool stands(StructureId id, int damage, const TestTable& table = stronghold()) {
    return fallen(battleOf({}, damaged(id, damage, table)), id).battle.structure(id).stands();
}
Structure bridge(Material material) {
    Structure made = ownedBy(std::nullopt, built(StructureKind::wideBridge, 10_du, 12_du));
    made.material = material;
    return made;
}
Structure lone(StructureKind kind, std::optional<Seat> owner = red) {
    return ownedBy(owner, built(kind, 10_du, 13_du));
}

// ---------------------------------------------------------------- strength

TEST(FOR01, BothRollsExceedTheResistance) {
    EXPECT_EQ(resistance(stronghold(), middleWall), 6);
    for (int face = 1; face <= 6; ++face) EXPECT_EQ(succeeds(face, 4, 6), face >= 3);
    EXPECT_FALSE(succeeds(1, 9, 6));
    EXPECT_TRUE(succeeds(6, 0, 9));
}

TEST(FOR02, DamageAddsUp) {
    EXPECT_TRUE(stands(middleWall, 6));
    EXPECT_FALSE(stands(middleWall, 7));
    const auto played = play(battleOf({}, damaged(middleWall, 4)), {},
                             [](Game& game) { damageStructure(game, middleWall, 2, "ART-08"_rule); });
    EXPECT_EQ(played.battle.structure(middleWall).damage, 6);
    EXPECT_EQ(played.all<StructureDamaged>(),
              (std::vector<StructureDamaged>{{middleWall, 2, 6, "ART-08"_rule}}));
}

TEST(WAL01, WallsAreOneLevelHigh) {
    TestTable table = with(built(StructureKind::cornerWall, 5_du, 9_du));
    for (const StructureId id : {middleWall, eastGate, another}) EXPECT_EQ(values(table, id).level, 1);
    EXPECT_TRUE(hasClimbed(battleOf({climbed(infantry(blue))}, table), a));
}

TEST(WAL03, StrengthOfWalls) {
    EXPECT_EQ(resistance(stronghold(), middleWall), 6);
    EXPECT_EQ(resistance(ofStone(), middleWall), 7);
    EXPECT_TRUE(stands(middleWall, 7, ofStone()));
    EXPECT_FALSE(stands(middleWall, 8, ofStone()));
    EXPECT_TRUE(stands(middleWall, 6));
    EXPECT_FALSE(stands(middleWall, 7));
    const std::vector bowmen{before(archers(blue).active(), 3_du)};
    EXPECT_EQ(refused(shooting(bowmen, ofStone()), shotAt(middleWall, true)), "WAL-03");
    EXPECT_EQ(refused(shooting(bowmen), shotAt(middleWall, true)), "");
}

TEST(TOW01, TowersAreTwoLevelsHigh) {
    EXPECT_EQ(values(stronghold(), westTower).level, 2);
    EXPECT_FALSE(hasClimbed(battleOf({climbing(infantry(blue), westTower, 1)}, stronghold()), a));
    EXPECT_TRUE(hasClimbed(battleOf({climbing(infantry(blue), westTower, 2)}, stronghold()), a));
    TestTable hill = stronghold();
    hill.tiles = {tile(Terrain::hill, {8_du, 12_du}, {12_du, 17_du})};
    const Battle above = battleOf({inTower(infantry(red)), infantry(blue).at(10_du, 14_du)}, hill);
    EXPECT_TRUE(isHigher(above, a, b));
    EXPECT_FALSE(isHigher(above, b, a));
}

TEST(TOW03, StrengthOfTowers) {
    EXPECT_EQ(resistance(stronghold(), westTower), 7);
    EXPECT_EQ(resistance(ofStone(), westTower), 8);
    EXPECT_TRUE(stands(westTower, 7));
    EXPECT_FALSE(stands(westTower, 8));
    EXPECT_TRUE(stands(westTower, 8, ofStone()));
    EXPECT_FALSE(stands(westTower, 9, ofStone()));
    const std::vector bowmen{archers(blue).at(7.2_du, 13_du).facing(180_deg).active()};
    EXPECT_EQ(refused(shooting(bowmen, ofStone()), shotAt(westTower, true)), "TOW-03");
    EXPECT_EQ(refused(shooting(bowmen), shotAt(westTower, true)), "");
}

TEST(SGT01, StrengthOfSiegeTowers) {
    const TestTable table = with(lone(StructureKind::siegeTower));
    EXPECT_EQ(resistance(table, another), 6);
    EXPECT_TRUE(stands(another, 6, table));
    EXPECT_FALSE(stands(another, 7, table));
    EXPECT_EQ(values(table, another).level, 2);
    EXPECT_TRUE(values(table, another).burns);
    TestUnit crew = infantry(red).defense(5, 6).at(10_du, 13_du);
    crew.unit.inside = another;
    const Battle battle = underFire(battleOf({before(archers(blue), 6_du), crew}, table));
    EXPECT_EQ(defenseUnderFire(battle, b, a), (Defense{7, 6}));
}

TEST(TER26, StrengthOfBridges) {
    const TestTable wood = with(bridge(Material::wood));
    const TestTable stone = with(bridge(Material::stone));
    EXPECT_EQ(resistance(wood, another), 7);
    EXPECT_EQ(resistance(stone, another), 8);
    EXPECT_TRUE(stands(another, 6, wood));
    EXPECT_FALSE(stands(another, 7, wood));
    EXPECT_TRUE(stands(another, 7, stone));
    EXPECT_FALSE(stands(another, 8, stone));
}

TEST(TER27, OnlyWoodenBridgesBurn) {
    const std::vector bowmen{before(archers(blue).active(), 5_du)};
    EXPECT_EQ(refused(shooting(bowmen, with(bridge(Material::wood))), shotAt(another, true)), "");
    EXPECT_EQ(refused(shooting(bowmen, with(bridge(Material::stone))), shotAt(another, true)), "TER-27");
}

TEST(TER42, EachSectorForItself) {
    TestTable table = with(ownedBy(std::nullopt, built(StructureKind::villageSector, 10_du, 13_du)));
    table = with(ownedBy(std::nullopt, built(StructureKind::villageSector, 10_du, 14_du)), table);
    const StructureId other(6);
    EXPECT_EQ(resistance(table, another), 7);
    EXPECT_TRUE(stands(another, 6, table));
    const auto played = fallen(battleOf({}, damaged(another, 7, table)), another);
    EXPECT_FALSE(played.battle.structure(another).stands());
    EXPECT_TRUE(played.battle.structure(other).stands());
    EXPECT_EQ(played.battle.structure(other).damage, 0);
    EXPECT_TRUE(isWooden(played.battle, other));
}

TEST(GAT04, StrengthOfTheDoor) {
    EXPECT_EQ(resistance(stronghold(), eastGate, true), 5);
    EXPECT_EQ(resistance(ofStone(), eastGate, true), 6);
    struct Row {
        TestTable table;
        int last;
    };
    for (const Row& row : {Row{stronghold(), 4}, Row{ofStone(), 5}}) {
        EXPECT_TRUE(hasDoor(battleOf({}, damaged(eastGate, row.last, row.table)), eastGate));
        EXPECT_FALSE(hasDoor(battleOf({}, damaged(eastGate, row.last + 1, row.table)), eastGate));
    }
}

TEST(GAT06, DamageCountsForBoth) {
    struct Row {
        TestTable table;
        int damage;
        bool door;
        bool wall;
    };
    for (const Row& row : {Row{stronghold(), 4, true, true}, Row{stronghold(), 5, false, true},
                           Row{stronghold(), 6, false, true}, Row{stronghold(), 7, false, false},
                           Row{ofStone(), 5, true, true}, Row{ofStone(), 6, false, true},
                           Row{ofStone(), 7, false, true}, Row{ofStone(), 8, false, false}}) {
        const auto played = play(battleOf({}, row.table), {}, [&](Game& game) {
            collapseIfDue(game, eastGate, damageStructure(game, eastGate, row.damage, "RAM-04"_rule));
        });
        EXPECT_EQ(hasDoor(played.battle, eastGate), row.door) << row.damage;
        EXPECT_EQ(played.battle.structure(eastGate).stands(), row.wall) << row.damage;
        EXPECT_EQ(played.count<DoorDestroyed>(), row.door ? 0 : 1);
    }
    const auto both = play(battleOf({}, damaged(eastGate, 3)), {},
                           [](Game& game) { damageStructure(game, eastGate, 2, "ART-08"_rule); });
    EXPECT_EQ(both.count<DoorDestroyed>(), 1);
}

TEST(GAT06, TheFireOnADoorInStoneGoesOutWithIt) {
    const auto burnt = [](const TestTable& table) {
        Battle battle = battleOf({}, damaged(eastGate, 5, table));
        battle.structures.at(4).fires = {{1, 2, blue}};
        return play(battle, {}, [](Game& game) { damageStructure(game, eastGate, 1, "FIR-11"_rule); });
    };
    EXPECT_EQ(fireMarkers(burnt(ofStone()).battle.structure(eastGate)), 0);
    EXPECT_EQ(fireMarkers(burnt(damaged(eastGate, 4)).battle.structure(eastGate)), 2);
}

// ------------------------------------------------------------ who and what

TEST(FOR03, EnginesHurtEverythingRamsOnlyWood) {
    const std::vector engine{before(onager(blue), 3_du)};
    EXPECT_EQ(refused(shooting(engine, ofStone()), shotAt(middleWall)), "");
    const std::vector carrier{beforeWall(infantry(blue))};
    EXPECT_EQ(refused(fighting(carrier, withRam()), ramming(middleWall)), "");
    EXPECT_EQ(refused(fighting(carrier, withRam(ofStone())), ramming(middleWall)), "FOR-03");
    const std::vector atGate{infantry(blue).at(13.2_du, 10.4_du).facing(180_deg)};
    EXPECT_EQ(refused(fighting(atGate, withRam(ofStone())), ramming(eastGate, true)), "");
    const std::vector bowmen{before(archers(blue).active(), 3_du)};
    EXPECT_EQ(refused(shooting(bowmen), shotAt(middleWall)), "FOR-03");
    EXPECT_EQ(refused(shooting(bowmen), shotAt(middleWall, true)), "");
}

TEST(FOR03, NobodyBreaksWhatFriendsHold) {
    const TestTable own = with(lone(StructureKind::siegeTower, blue));
    const TestUnit engine = before(onager(blue), 5_du);
    EXPECT_EQ(refused(shooting({engine}, own), shotAt(another)), "ART-06");
    TestUnit enemy = infantry(red).at(10_du, 13_du);
    enemy.unit.inside = another;
    EXPECT_EQ(refused(shooting({engine, enemy}, own), shotAt(another)), "") << "taken by storm";
}

TEST(FOR22, HorsemenMaySetFire) {
    const Battle battle = fighting({beforeWall(cavalry(blue))});
    EXPECT_EQ(refused(battle, burning(middleWall)), "");
    EXPECT_EQ(dice(battle, burning(middleWall)), 3);
    const Battle answered = turnOf(red, shooting({beforeWall(cavalry(blue)), onWall(archers(red))}));
    EXPECT_EQ(refusal(fits(answered, ChooseShot{}, ShotToMake{b, a})), "") << "without an order";
}

TEST(GAT02, ShotsMeetTheWall) {
    EXPECT_EQ(resistance(stronghold(), eastGate), 6);
    EXPECT_EQ(resistance(ofStone(), eastGate), 7);
    const std::vector engine{onager(blue).at(13.2_du, 14_du).facing(180_deg)};
    const auto played = shot(shooting(engine), shotAt(eastGate), {.rolls = {{2, 2, 2, 2}}});
    EXPECT_FALSE(played.all<StructureRolled>().front().target.door);
    EXPECT_EQ(played.all<StructureRolled>().front().resistance.total(), 6);
    const AttackStructure door{a, {eastGate, true, Siegework::shot}};
    EXPECT_EQ(refused(fighting(engine), door), "FOR-03");
}

TEST(GAT03, WallOrDoor) {
    const auto ramAt = [](Du x) {
        return fighting({infantry(blue).at(x, 10.4_du).facing(180_deg)}, withRam());
    };
    EXPECT_EQ(refused(ramAt(13.2_du), ramming(eastGate, true)), "");
    EXPECT_EQ(refused(ramAt(13.2_du), ramming(eastGate)), "");
    EXPECT_EQ(refused(ramAt(12_du), ramming(eastGate)), "");
    EXPECT_EQ(refused(ramAt(12_du), ramming(eastGate, true)), "GAT-03") << "one section beside the door";
    EXPECT_EQ(refused(ramAt(10_du), ramming(middleWall, true)), "GAT-03") << "no door at all";
}

TEST(GAT05, DoorsAreOfWood) {
    const std::vector atGate{infantry(blue).at(13.2_du, 10.4_du).facing(180_deg)};
    const Battle battle = fighting(atGate, withRam(ofStone()));
    EXPECT_EQ(refused(battle, ramming(eastGate, true)), "");
    EXPECT_EQ(refused(battle, ramming(eastGate)), "FOR-03");
    EXPECT_EQ(refused(battle, burning(eastGate, true)), "");
    EXPECT_EQ(dice(battle, burning(eastGate, true)), 1) << "2 sections touch the door";
    EXPECT_EQ(refused(battle, burning(eastGate)), "FOR-03");
    const std::vector bowmen{archers(blue).at(13.2_du, 14_du).facing(180_deg).active()};
    EXPECT_EQ(refused(shooting(bowmen, ofStone()), shotAt(eastGate, true)), "WAL-03");
    const Battle elephants =
        fighting({infantry(blue).of(UnitClass::elephants).at(13.2_du, 10.4_du).facing(180_deg)}, ofStone());
    EXPECT_EQ(refused(elephants, ramming(eastGate, true)), "");
}

TEST(GAT08, TheRamAfterTheDoor) {
    const TestUnit carrier = infantry(blue).attack(4, 4).at(13.2_du, 10.4_du).facing(180_deg);
    const TestUnit defender = infantry(red).health(9).at(13.2_du, 9.2_du).facing(0_deg);
    const Battle open = fighting({carrier, defender}, withRam(damaged(eastGate, 5)));
    EXPECT_EQ(combatsToFight(open), (std::vector<Opponents>{{a, b}}));
    EXPECT_EQ(meleeDice(open, a, b).total(), 2);
    EXPECT_EQ(refused(open, ramming(eastGate, true)), "GAT-08");
    EXPECT_EQ(refused(open, ramming(eastGate)), "");
    const auto rammed =
        attacked(open, ramming(eastGate), {.rolls = {{2, 2, 1, 1}, {2, 2}, {1}}, .answers = {}});
    EXPECT_FALSE(rammed.battle.structure(eastGate).stands());
    EXPECT_EQ(rammed.battle.unit(b).wounds, 2) << "2 sections touch the wall beside the door";
    EXPECT_TRUE(combatsToFight(rammed.battle).empty()) << "it has rammed";
    Battle fought = open;
    fought.fought = {{a, b}};
    EXPECT_EQ(refused(fought, ramming(eastGate)), "GAT-08");
    const Battle stone = fighting({carrier}, withRam(damaged(eastGate, 6, ofStone())));
    EXPECT_TRUE(structureAttacks(stone).empty());
    const TestUnit skirmisher = TestUnit(carrier).shoots(3, 1_du).active();
    EXPECT_EQ(refusal(mayShoot(shooting({skirmisher}, damaged(eastGate, 5)), a)), "");
    EXPECT_EQ(refusal(mayShoot(shooting({skirmisher}, withRam(damaged(eastGate, 5))), a)), "RAM-09");
}

TEST(TRE14, NothingToBreak) {
    for (const StructureKind kind : {StructureKind::barricade, StructureKind::trench}) {
        const TestTable table = with(lone(kind));
        EXPECT_EQ(refused(shooting({before(onager(blue), 5_du)}, table), shotAt(another)), "TRE-14");
        EXPECT_EQ(refused(shooting({before(archers(blue).active(), 5_du)}, table), shotAt(another, true)),
                  "TRE-14");
    }
}

// ------------------------------------------------------------------- phases

TEST(MEL02, TheMeleePhaseWaitsForAttacksOnStructures) {
    const Battle battle = fighting({beforeWall(infantry(blue))}, withRam());
    const auto done = play(battle, {.answers = {PhaseDone{}}}, meleeStep);
    EXPECT_EQ(done.battle.phase, Phase::flight);
    const auto played = play(battle, {.rolls = {{1, 1, 1, 1}}, .answers = {ramming(middleWall)}}, meleeStep);
    EXPECT_EQ(played.battle.phase, Phase::melee);
    EXPECT_EQ(play(played.battle, {}, meleeStep).battle.phase, Phase::flight);
    const Battle engaged =
        fighting({infantry(blue).at(10_du, 14_du), infantry(red).at(10_du, 14.8_du).facing(180_deg)});
    EXPECT_EQ(refusal(fits(engaged, ChooseCombat{}, PhaseDone{})), "MEL-02");
}

}  // namespace
}  // namespace vallum::field
