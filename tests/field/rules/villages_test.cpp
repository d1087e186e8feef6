// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/combats.h"
#include "support/moves.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/combat/melee.h>
#include <vallum/field/rules/combat/combats_by_choice.h>
#include <vallum/field/rules/combat/ranged.h>
#include <vallum/field/rules/fortress/fortress_flight.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/ground/villages.h>
#include <vallum/field/situation/movement/contact.h>

namespace vallum::field {
namespace {

constexpr StructureId southSector(0);
constexpr StructureId northSector(1);

/// x 9 to 11; the southern sector y 11 to 12, the northern one y 12 to 13.
TestTable village() {
    TestTable table;
    Structure sector;
    sector.kind = StructureKind::villageSector;
    sector.pose = {{10_du, 11.5_du}, {}};
    sector.otherSector = northSector;
    table.structures = {sector, sector};
    table.structures.back().pose.center.y = 12.5_du;
    table.structures.back().otherSector = southSector;
    return table;
}
TestUnit in(TestUnit unit, StructureId sector = southSector) {
    unit.unit.inside = sector;
    return unit.at(10_du, sector == southSector ? 11.5_du : 12.5_du);
}
/// At this distance south of the village.
TestUnit before(TestUnit unit, Du distance) {
    return unit.at(10_du, 10.6_du - distance).facing(0_deg).active();
}
Battle at(const std::vector<TestUnit>& units) { return battleOf(units, village()); }
Move occupying(std::vector<PathStep> path, StructureId sector = southSector, std::optional<Pose> place = {}) {
    Move move = moving(a, std::move(path));
    move.at = AtStructure{.structure = sector, .what = Arrival::occupy, .place = place};
    return move;
}
Move leaving(const Pose& out, std::vector<PathStep> path = {}) {
    Move move = moving(a, std::move(path));
    move.out = out;
    return move;
}

TEST(TER42, EachSectorHasItsOwnDamage) {
    Battle battle = at({infantry(red)});
    battle.structures.front().damage = 6;
    EXPECT_TRUE(battle.structure(southSector).stands());
    EXPECT_EQ(valuesOf(battle, southSector).resistance, 7);
    EXPECT_EQ(valuesOf(battle, southSector).durability, 7);
    EXPECT_TRUE(isWooden(battle, southSector));
    EXPECT_EQ(battle.structure(northSector).damage, 0);
}

TEST(TER44, LimitedMovementInAndOut) {
    const auto enters = [](Du distance) {
        return refusalOf(at({before(infantry(red), distance).moves(2_mp)}), occupying({Advance{distance}}));
    };
    EXPECT_EQ(enters(1_du), "");
    EXPECT_NE(enters(1.1_du), "");
    const Battle inside = at({in(infantry(red)).active().moves(2_mp)});
    const Pose out{{10_du, 10.6_du}, south};
    EXPECT_EQ(refusalOf(inside, leaving(out, {Advance{1_du}})), "");
    EXPECT_NE(refusalOf(inside, leaving(out, {Advance{1.1_du}})), "");
}

TEST(TER44, ShootingStaysPossible) {
    const Battle battle = at({before(archers(red), 1_du), infantry(blue).at(10_du, 16_du)});
    const auto played = made(battle, occupying({Advance{1_du}}));
    ASSERT_EQ(played.count<Entered>(), 1);
    EXPECT_EQ(refusal(mayShootAfterMoving(played.battle, a)), "");
}

TEST(FOR20, NotAfterAChangeOfFormation) {
    const Battle battle = at({before(archers(red).canTake(Formation::wallOfShields), 0.5_du)});
    const Move entering = first({TakeFormation{Formation::wallOfShields}}, occupying({Advance{0.5_du}}));
    EXPECT_EQ(refusal(mayShootAfterMoving(made(battle, entering).battle, a)), "MAN-14");
}

TEST(FOR20, WhoComesOutMayCharge) {
    const Battle battle = at({in(infantry(red)).active().moves(2_mp), infantry(blue).at(10_du, 9.4_du)});
    Move out = leaving({{10_du, 10.6_du}, south}, {Advance{1_du}});
    out.charge = Charge{.target = b};
    const auto played = made(battle, out);
    EXPECT_EQ(played.count<Left>(), 1);
    EXPECT_EQ(sectionsInContact(played.battle, a, b), 4);
}

TEST(TER45, PassingThroughIsDifficult) {
    const Battle beside = at({before(infantry(red), 0_du).moves(2_mp)});
    EXPECT_EQ(refusalOf(beside, moving(a, {Advance{1_du}})), "");
    EXPECT_NE(refusalOf(beside, moving(a, {Advance{1.1_du}})), "");
    const Battle away = at({before(infantry(red), 1_du).moves(3_mp)});
    EXPECT_EQ(refusalOf(away, moving(a, {Advance{2_du}})), "");
    EXPECT_NE(refusalOf(away, moving(a, {Advance{2.1_du}})), "");
}

TEST(TER45, AChargeThroughIsPossible) {
    const Battle battle = at({before(infantry(red), 0_du).moves(6_mp), infantry(blue).at(10_du, 13.9_du)});
    EXPECT_EQ(refusalOf(battle, charging(a, {Advance{3_du}}, b)), "");
}

TEST(TER46, AnyEdgeOfTheSector) {
    const Battle inside = at({in(infantry(red)).active().moves(2_mp)});
    EXPECT_EQ(refusalOf(inside, leaving({{11.4_du, 11.5_du}, east}, {Advance{1_du}})), "");
    EXPECT_EQ(refusalOf(inside, leaving({{10_du, 9.5_du}, south})), "TER-46") << "not beside it";
    EXPECT_EQ(refusalOf(inside, moving(a, {Advance{1_du}})), "TER-46");
}

TEST(TER46, TheSharedEdgeOnlyThroughFriends) {
    const Pose north_{{10_du, 12.4_du}, north};
    const Move out = leaving(north_, {Advance{1_du}});
    EXPECT_EQ(refusalOf(at({in(infantry(red)).active(), in(infantry(blue), northSector)}), out), "TER-46");
    EXPECT_EQ(refusalOf(at({in(infantry(red)).active()}), out), "");
}

TEST(TER46, WhoeverFleesComesOutAtAnEdgeToo) {
    TestTable turned = village();
    turned.structures.front().pose = {{10_du, 10_du}, Heading(90_deg)};
    turned.structures.back().pose = {{11_du, 10_du}, Heading(90_deg)};
    const Battle battle = battleOf({in(infantry(red).fleeing())}, turned);
    EXPECT_EQ(wayOut(battle, a), (Pose{{10_du, 8.6_du}, south})) << "the short side, 1 DU from the middle";
    const Battle straight = at({in(infantry(red).fleeing())});
    EXPECT_EQ(wayOut(straight, a), (Pose{{10_du, 10.6_du}, south}));
}

TEST(TER47, AnEmptySectorOnly) {
    const Battle held = at({before(infantry(red), 0.2_du), in(infantry(blue))});
    EXPECT_EQ(refusalOf(held, occupying({Advance{0.2_du}})), "TER-47");
    const Battle other = at({infantry(red).at(8.2_du, 12.5_du).active(), in(infantry(blue))});
    EXPECT_EQ(refusalOf(other, occupying({}, northSector)), "");
    EXPECT_EQ(refusalOf(at({before(infantry(red), 0.2_du)}), occupying({})), "HGT-18");
}

TEST(TER47, NotByMountedUnitsNorEngines) {
    EXPECT_EQ(refusalOf(at({before(cavalry(red), 0_du)}), occupying({})), "TER-47");
    EXPECT_EQ(refusalOf(at({before(infantry(red).of(UnitClass::artillery), 0_du)}), occupying({})), "TER-47");
    EXPECT_EQ(refusalOf(at({before(cavalry(red), 0_du)}), moving(a, {Advance{1_du}})), "");
}

TEST(TER48, AnyPlaceInsideTheBorders) {
    const Battle battle = at({before(infantry(red), 0_du)});
    const Pose corner{{9.8_du, 11.6_du}, Heading(180_deg)};
    const auto played = made(battle, occupying({}, southSector, corner));
    EXPECT_EQ(played.battle.unit(a).pose, corner);
    EXPECT_EQ(played.battle.unit(a).inside, southSector);
    EXPECT_EQ(refusalOf(battle, occupying({}, southSector, Pose{{9.7_du, 11.5_du}, {}})), "TER-48");
}

TEST(TER48, WhereTheCardComesToTheHouses) {
    const Battle battle = at({before(infantry(red), 0.5_du).at(9.7_du, 10.1_du)});
    EXPECT_EQ(nearestInSector(battle, southSector, battle.unit(a).pose), (Pose{{9.8_du, 11.4_du}, {}}));
    const auto answers = System::options(battle, ChooseMove{});
    const auto lies = [&](const Answer& it) {
        const auto* move = std::get_if<Move>(&it);
        return move != nullptr && move->at && move->at->what == Arrival::occupy &&
               move->at->place == Pose{{9.8_du, 11.4_du}, {}};
    };
    EXPECT_TRUE(std::ranges::any_of(answers, lies));
}

TEST(TER48, NoFlanksNorRear) {
    const Battle battle =
        inMelee(at({infantry(red).at(8.6_du, 11.5_du).facing(90_deg), in(infantry(blue)).defense(5, 6)}));
    EXPECT_EQ(defenseOf(battle, b, a), (Defense{6, 7}));
}

TEST(TER48, NobodyInTheHousesChangesFront) {
    const Battle battle = at({in(infantry(red)).active(), infantry(blue).at(10_du, 10.6_du).facing(0_deg)});
    ASSERT_TRUE(isEngaged(battle, a));
    EXPECT_FALSE(System::accepts(battle, ChooseMove{}, Withdraw{a, 0.5_du}));
    EXPECT_FALSE(System::accepts(battle, ChooseMove{}, Reposition{a, ChangeOfFront::about, {}}));
}

TEST(TER47, NotWhereAnotherCardStands) {
    EXPECT_EQ(refusalOf(at({before(infantry(red), 0_du), cavalry(red).at(8.6_du, 11.5_du)}), occupying({})),
              "TER-47");
}

TEST(TER49, OneUnitInEachSector) {
    EXPECT_EQ(refusalOf(at({before(infantry(red), 0_du), in(infantry(red))}), occupying({})), "TER-49");
    EXPECT_EQ(refusalOf(at({infantry(red).at(8.2_du, 12.5_du).active(), in(infantry(red))}),
                        occupying({}, northSector)),
              "");
}

TEST(TER50, CrossingFriendsInTheirHouses) {
    const Battle battle = at({before(cavalry(red).moves(8_mp), 0_du), in(infantry(red))});
    const auto played = made(battle, moving(a, {Advance{3_du}}));
    EXPECT_EQ(played.count<Broke>(), 0);
    EXPECT_EQ(refusalOf(battle, moving(a, {Advance{1_du}})), "TER-50");
}

TEST(TER50, NotEvenABrokenUnitDisturbsThem) {
    const Battle battle =
        at({before(infantry(red).moves(8_mp), 0_du).broken(), in(infantry(red).in(Formation::bravery))});
    EXPECT_EQ(made(battle, moving(a, {Advance{3_du}})).count<Broke>(), 0);
}

TEST(TER51, DefenseInTheHouses) {
    const Battle battle = at({before(infantry(red), 0_du), in(infantry(blue)).defense(5, 6)});
    EXPECT_EQ(sectionsInContact(battle, a, b), 4);
    EXPECT_EQ(defenseOf(inMelee(battle), b, a), (Defense{6, 7}));
    EXPECT_EQ(defenseUnderFire(underFire(battle), b, a), (Defense{7, 8}));
}

TEST(TER51, AChargeEndsAtTheHouses) {
    const Battle battle = at({infantry(red).at(10.1_du, 9.6_du).active(), in(infantry(blue))});
    const auto played = made(battle, charging(a, {Advance{2_du}}, b));
    EXPECT_EQ(played.battle.unit(a).pose, (Pose{{10.2_du, 10.6_du}, north}));
    EXPECT_EQ(sectionsInContact(played.battle, a, b), 4);
    const Battle mounted = at({before(cavalry(red), 1_du), in(infantry(blue))});
    EXPECT_EQ(refusalOf(mounted, charging(a, {Advance{2_du}}, b)), "HGT-21");
}

Battle neighbors() {
    return inPhase(Phase::melee,
                   at({in(infantry(red)).defense(5, 6), in(infantry(blue), northSector).defense(5, 6)}));
}

TEST(TER52, TheActivePlayerMayDecline) {
    EXPECT_FALSE(isEngaged(neighbors(), a));
    EXPECT_EQ(combatsByChoice(neighbors()), (std::vector<Opponents>{{a, b}}));
    const auto played = play(neighbors(), {.answers = {PhaseDone{}}}, [](Game& game) { meleeStep(game); });
    EXPECT_EQ(played.count<CombatBegan>(), 0);
}

TEST(TER52, TheOneThatAttacksLosesItsBonus) {
    EXPECT_EQ(defenseOf(inMelee(neighbors()), a, b), (Defense{5, 6}));
    EXPECT_EQ(defenseOf(inMelee(neighbors()), b, a), (Defense{6, 7}));
    const auto played =
        play(neighbors(), {.rolls = {{1, 1, 1, 1}, {1, 1, 1, 1}}, .answers = {CombatToFight{{a, b}}}},
             [](Game& game) { meleeStep(game); });
    EXPECT_EQ(played.count<CombatEnded>(), 1);
    EXPECT_TRUE(combatsByChoice(played.battle).empty());
}

}  // namespace
}  // namespace vallum::field
