// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/combats.h"
#include "support/moves.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/combat/melee.h>
#include <vallum/field/procedures/fortress/field_defenses.h>
#include <vallum/field/rules/combat/combats_by_choice.h>
#include <vallum/field/rules/combat/ranged.h>
#include <vallum/field/rules/fortress/clearing.h>
#include <vallum/field/situation/combat/formations_in_combat.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/movement/contact.h>

namespace vallum::field {
namespace {

constexpr StructureId tile(0);

/// At (10, 12), y 11.8 to 12.2: blue is behind it at y = 12.6.
TestTable with(StructureKind kind, std::optional<Seat> owner = blue) {
    TestTable table;
    Structure made;
    made.kind = kind;
    made.pose = {{10_du, 12_du}, Heading(180_deg)};
    made.owner = owner;
    table.structures = {made};
    return table;
}
TestTable trench() { return with(StructureKind::trench); }
TestTable barricade() { return with(StructureKind::barricade); }
TestUnit behind(TestUnit unit, Du aside = 0_du) { return unit.at(10_du + aside, 12.6_du).facing(180_deg); }
/// Flush with the near side.
TestUnit before(TestUnit unit, Du aside = 0_du) { return unit.at(10_du + aside, 11.4_du).facing(0_deg); }

Battle held(TestUnit attacker, const TestTable& table, TestUnit defender = infantry(blue)) {
    return battleOf({attacker.active(), behind(std::move(defender))}, table);
}
Move over(Du distance) { return charging(a, {Advance{distance}}, b); }

TEST(TRE02, OneMoreInMeleeOnly) {
    const Battle fought = inMelee(held(before(infantry(red)), barricade(), infantry(blue).defense(5, 6)));
    EXPECT_EQ(defenseOf(fought, b, a), (Defense{6, 7}));
    EXPECT_EQ(defenseUnderFire(underFire(fought), b, a), (Defense{5, 6}));
}

TEST(TRE03, CrossingTakesLimitedMovement) {
    const Battle battle = battleOf({before(infantry(red)).active().moves(2_mp)}, trench());
    EXPECT_EQ(refusalOf(battle, moving(a, {Advance{1_du}})), "");
    EXPECT_NE(refusalOf(battle, moving(a, {Advance{1.1_du}})), "");
    EXPECT_TRUE(planOf(battle, moving(a, {Advance{1_du}})).flags.has(TurnFlag::movedLimited));
    const Battle corner = battleOf({before(infantry(red), 1.2_du).active().moves(2_mp)}, trench());
    EXPECT_NE(refusalOf(corner, moving(a, {Advance{1.1_du}})), "") << "one section crosses";
    const Battle beside = battleOf({before(infantry(red), 1.7_du).active().moves(2_mp)}, trench());
    EXPECT_EQ(refusalOf(beside, moving(a, {Advance{2_du}})), "");
}

TEST(TRE04, NoLungeAcross) {
    const Battle across = charging(held(before(cavalry(red).has(Ability::lunge)), barricade()), a, b);
    EXPECT_TRUE(areEngaged(across, a, b));
    EXPECT_FALSE(lunges(across, a, b));
    const Battle around = charging(
        battleOf({cavalry(red).has(Ability::lunge).at(14_du, 12_du), infantry(blue).at(14_du, 12.8_du)},
                 barricade()),
        a, b);
    EXPECT_TRUE(lunges(around, a, b));
}

TEST(TRE05, NoPassageForEngines) {
    const Battle battle = battleOf({before(infantry(red).of(UnitClass::artillery)).active()}, trench());
    EXPECT_EQ(refusalOf(battle, moving(a, {Advance{0.5_du}})), "TRE-05");
    Battle cleared = battle;
    cleared.structures.front().condition = Condition::removed;
    EXPECT_EQ(refusalOf(cleared, moving(a, {Advance{0.5_du}})), "");
}

TEST(TRE06, RemovedByAUnitInContact) {
    const Battle battle = battleOf({before(infantry(red)).active()}, trench());
    ASSERT_EQ(refusal(mayClear(battle, a, tile)), "");
    const auto played = play(battle, {}, [](Game& game) { act(game, ClearTile{a, tile}); });
    EXPECT_EQ(played.battle.structure(tile).condition, Condition::removed);
    EXPECT_EQ(played.all<TileCleared>().front().why, "TRE-06"_rule);
    EXPECT_TRUE(played.battle.unit(a).did(TurnFlag::clearedTile));
}

TEST(TRE06, NoShotInTheSameTurn) {
    TestTable cleared = trench();
    cleared.structures.front().condition = Condition::removed;
    const Battle battle = battleOf({before(archers(red)).active().did(TurnFlag::clearedTile)}, cleared);
    EXPECT_EQ(refusal(mayShoot(inPhase(Phase::rangedAttack, battle), a)), "TRE-06");
}

TEST(TRE06, NotWhileAnEnemyLinesTheOtherSide) {
    EXPECT_EQ(refusal(mayClear(held(before(infantry(red)), trench()), a, tile)), "TRE-06");
}

TEST(TRE07, ASectionRoundTheFlankTakesTheBonusAway) {
    // Red is two sections to the right, so that two of its sections extend past the defender's end.
    const Battle battle = inMelee(
        charging(battleOf({before(infantry(red), 0.8_du).active().enveloping(b, 11), behind(infantry(blue))},
                          trench()),
                 a, b));
    EXPECT_EQ(sectionsInContact(battle, a, b), 3);
    EXPECT_EQ(defenseOf(battle, b, a).armor, 6) << "no bonus, and struck on the flank";
    EXPECT_FALSE(hasPriority(battle, b, a));
    Battle later = battle;
    later.charges.clear();
    later.combat.reset();
    EXPECT_EQ(sectionsInContact(later, a, b), 3) << "they go on";
    const Battle four = inMelee(charging(held(before(infantry(red)), trench()), a, b));
    EXPECT_EQ(sectionsInContact(four, a, b), 4);
    EXPECT_EQ(defenseOf(four, b, a).armor, 8);
}

TEST(TRE07, WhoReachesPastTheDefenderMayWrapIt) {
    const auto roomFor = [](std::vector<TestUnit> others) {
        std::vector<TestUnit> units{before(infantry(red), 0.8_du).active(), behind(infantry(blue))};
        units.insert(units.end(), others.begin(), others.end());
        const auto contact = planOf(battleOf(units, trench()), over(0.1_du)).contact;
        return std::pair(contact->roomLeft, contact->roomRight);
    };
    EXPECT_EQ(roomFor({}), std::pair(0, 2));
    EXPECT_EQ(roomFor({infantry(blue).at(11.6_du, 13.2_du)}), std::pair(0, 1));
    Move wrapping = over(0.1_du);
    wrapping.charge->wrapRight = 1;
    const Battle wrapped = afterMove(
        battleOf({before(infantry(red), 0.8_du).active(), behind(infantry(blue))}, trench()), wrapping);
    EXPECT_EQ(wrapped.unit(a).envelops.size(), 1U);
    EXPECT_EQ(sectionsInContact(wrapped, a, b), 3);
}

TEST(TRE08, FacingATrenchIsNoCombat) {
    const Battle battle =
        battleOf({infantry(red).at(10.1_du, 10.4_du).active(), behind(infantry(blue))}, trench());
    Move facing = moving(a, {Advance{1_du}});
    facing.at = AtStructure{.structure = tile, .what = Arrival::lineUp, .place = {}};
    const auto played = made(battle, facing);
    EXPECT_EQ(played.battle.unit(a).pose, (Pose{{10_du, 11.4_du}, north}));
    EXPECT_FALSE(isEngaged(played.battle, a));
    EXPECT_TRUE(combatsToFight(played.battle).empty());
    EXPECT_TRUE(combatsByChoice(played.battle).empty());
}

TEST(TRE08, WhoFacesATrenchMayBeShotAt) {
    const Battle battle = inPhase(
        Phase::rangedAttack,
        battleOf({archers(red).active().at(14_du, 8_du), behind(infantry(blue)), before(infantry(red))},
                 trench()));
    EXPECT_EQ(refusal(mayTarget(battle, a, b)), "");
}

TEST(TRE09, TheDefenderComesOverTheTrench) {
    Battle battle = battleOf({before(infantry(red)), behind(infantry(blue).active())}, trench());
    battle.active = blue;
    const auto played = made(battle, charging(b, {Advance{0.5_du}}, a));
    EXPECT_EQ(played.battle.unit(b).pose.center, (geometry::Point{10_du, 12.2_du}));
    EXPECT_TRUE(played.battle.unit(b).did(TurnFlag::movedLimited));
    EXPECT_EQ(sectionsInContact(played.battle, b, a), 4);
    EXPECT_EQ(defenseOf(played.battle, a, b), (Defense{5, 7}));
    EXPECT_EQ(defenseOf(played.battle, b, a), (Defense{5, 7}));
    EXPECT_FALSE(hasPriority(played.battle, a, b) || hasPriority(played.battle, b, a));
}

TEST(TRE10, ChargersLineUpWithTheNearSide) {
    const Battle battle = battleOf(
        {infantry(red).at(10.1_du, 10.4_du).active().moves(2_mp), behind(infantry(blue).defense(5, 6))},
        trench());
    const auto played = made(battle, over(1_du));
    EXPECT_EQ(played.battle.unit(a).pose, (Pose{{10_du, 11.4_du}, north}));
    EXPECT_EQ(sectionsInContact(played.battle, a, b), 4);
    EXPECT_EQ(defenseOf(played.battle, b, a), (Defense{6, 7}));
    EXPECT_TRUE(hasPriority(played.battle, b, a));
    EXPECT_EQ(orderOfBlows(played.battle, {a, b}).first, b);
}

TEST(TRE10, TheChargeUsesLimitedMovement) {
    const auto from = [](Du y) {
        return battleOf({infantry(red).at(10_du, y).active().moves(2_mp), behind(infantry(blue))}, trench());
    };
    EXPECT_EQ(refusalOf(from(10.4_du), over(2_du)), "");
    EXPECT_NE(refusalOf(from(10.3_du), over(2_du)), "");
}

TEST(TRE10, AgainInALaterTurnOverNoDistance) {
    const Battle later = held(before(infantry(red)), trench());
    EXPECT_FALSE(isEngaged(later, a));
    EXPECT_EQ(refusalOf(later, over(0.1_du)), "");
    EXPECT_EQ(made(later, over(0.1_du)).battle.unit(a).pose.center, (geometry::Point{10_du, 11.4_du}));
}

TEST(TRE10, APhalanxMayToo) {
    const Battle battle =
        battleOf({infantry(red).at(10_du, 10.6_du).active().moves(2_mp).in(Formation::phalanx),
                  behind(infantry(blue))},
                 trench());
    EXPECT_EQ(refusalOf(battle, over(1_du)), "");
}

TEST(TRE11, TwoPrioritiesMeanSimultaneous) {
    const Battle battle = charging(held(before(infantry(red).in(Formation::phalanx)), trench()), a, b);
    EXPECT_EQ(orderOfBlows(battle, {a, b}).kind, OrderOfBlows::Kind::together);
    EXPECT_EQ(defenseOf(battle, b, a), (Defense{6, 8}));
}

TEST(TRE12, AttackingIsAChoice) {
    const Battle battle =
        battleOf({infantry(red).at(10_du, 10.4_du).active(), behind(infantry(blue))}, barricade());
    Move facing = moving(a, {Advance{1_du}});
    facing.at = AtStructure{.structure = tile, .what = Arrival::lineUp, .place = {}};
    EXPECT_FALSE(isEngaged(made(battle, facing).battle, a));
    EXPECT_EQ(sectionsInContact(made(battle, over(1_du)).battle, a, b), 4);
}

TEST(TRE13, WhoeverIsAttackedHasTheBonus) {
    const Battle reds = inMelee(held(before(infantry(red)), barricade()));
    EXPECT_EQ(defenseOf(reds, b, a), (Defense{6, 8}));
    EXPECT_EQ(defenseOf(reds, a, b), (Defense{5, 7}));
    Battle blues = reds;
    blues.active = blue;
    blues.combat->units = {b, a};
    EXPECT_EQ(defenseOf(blues, a, b), (Defense{6, 8}));
    EXPECT_EQ(defenseOf(blues, b, a), (Defense{5, 7}));
}

TEST(TRE13, TheActivePlayerMayLeaveIt) {
    const Battle battle = inPhase(Phase::melee, held(before(infantry(red)), barricade()));
    EXPECT_TRUE(combatsToFight(battle).empty());
    EXPECT_EQ(combatsByChoice(battle), (std::vector<Opponents>{{a, b}}));
    const auto passed = play(battle, {.answers = {PhaseDone{}}}, [](Game& game) { meleeStep(game); });
    EXPECT_EQ(passed.battle.phase, Phase::flight);
    EXPECT_EQ(passed.count<CombatBegan>(), 0);
}

TEST(TRE13, OrAttack) {
    const Battle battle = inPhase(Phase::melee, held(before(infantry(red)), barricade()));
    const auto played =
        play(battle, {.rolls = {{1, 1, 1, 1}, {1, 1, 1, 1}}, .answers = {CombatToFight{{a, b}}}},
             [](Game& game) { meleeStep(game); });
    EXPECT_EQ(played.all<BlowRolled>().front().faces.size(), 4U);
    EXPECT_TRUE(combatsByChoice(played.battle).empty());
}

TEST(TRE13, NotEngagedOtherwiseAndNoPriority) {
    const Battle battle = held(before(archers(red)), barricade());
    EXPECT_FALSE(isEngaged(battle, a));
    EXPECT_EQ(refusal(mayTarget(battle, a, b)), "");
    EXPECT_FALSE(hasPriority(inMelee(battle), b, a));
}

TEST(CAL06, NoBlowOverABarricadeInTheSameTurn) {
    const Battle battle =
        inPhase(Phase::melee, held(before(infantry(red)).did(TurnFlag::clearedTile), barricade()));
    EXPECT_TRUE(combatsByChoice(battle).empty());
}

TEST(MOV20, NoBlowOverABarricadeAfterAForcedMarch) {
    const Battle battle =
        inPhase(Phase::melee, held(before(infantry(red)).did(TurnFlag::forcedMarch), barricade()));
    EXPECT_TRUE(combatsByChoice(battle).empty());
}

TEST(ACT16, NorInTheTurnOfRecovering) {
    const Battle battle =
        inPhase(Phase::melee, held(before(infantry(red)).did(TurnFlag::recovered), barricade()));
    EXPECT_TRUE(combatsByChoice(battle).empty());
}

TEST(FIR15, NorAfterFightingAFire) {
    const Battle battle =
        inPhase(Phase::melee, held(before(infantry(red)).did(TurnFlag::foughtFire), barricade()));
    EXPECT_TRUE(combatsByChoice(battle).empty());
}

TEST(TRE14, HaveNoValues) {
    for (const StructureKind kind : {StructureKind::trench, StructureKind::barricade}) {
        const Battle battle = battleOf({infantry(red)}, with(kind));
        EXPECT_EQ(resistanceOf(battle, tile, false), 0);
        EXPECT_FALSE(isWooden(battle, tile));
        EXPECT_FALSE(System::accepts(inPhase(Phase::rangedAttack, battle), ChooseShot{},
                                     ShotAtStructure{a, tile, false}));
        EXPECT_FALSE(System::accepts(inPhase(Phase::rangedAttack, battle), ChooseShot{},
                                     ShotAtStructure{a, tile, true}));
    }
}

}  // namespace
}  // namespace vallum::field
