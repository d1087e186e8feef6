// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/fortresses.h"
#include "support/moves.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/morale/morale.h>
#include <vallum/field/rules/morale/morale.h>
#include <vallum/field/rules/movement/allowance.h>
#include <vallum/field/rules/movement/engaged.h>
#include <vallum/field/rules/siege/rams.h>
#include <vallum/field/rules/turn/setup.h>

namespace vallum::field {
namespace {

/// Unit a carries a ram.
Battle ramming(const std::vector<TestUnit>& units) {
    TestTable table;
    table.rams = {{.pose = {}, .carrier = a, .placed = true}};
    return battleOf(units, table);
}
/// A ram lies across the way, north of (10, 10).
Battle withRamAhead(const TestUnit& unit, Du ahead = 1_du) {
    TestTable table;
    table.rams = {{.pose = {{10_du, 10_du + ahead}, north}, .carrier = std::nullopt, .placed = true}};
    return battleOf({unit}, table);
}
TestUnit carrier() { return infantry(red).active().moves(2_mp); }

TEST(RAM01, TheCarrierIsSlower) {
    const Battle foot = ramming({carrier()});
    EXPECT_EQ(refusalOf(foot, moving(a, {Advance{1_du}})), "");
    EXPECT_EQ(refusalOf(foot, moving(a, {Advance{1.1_du}})), "MOV-12");
    EXPECT_EQ(planOf(foot, moving(a, {Slide{east, 0.5_du}})).allowance, 0.5_mp);
    const auto out = [](const TestUnit& unit, Du way) {
        TestTable table;
        table.structures = {built(StructureKind::wall, 10_du, 10.7_du)};
        table.structures.front().condition = Condition::collapsed;
        table.rams = {{.pose = {}, .carrier = a, .placed = true}};
        return refusalOf(battleOf({unit}, table), moving(a, {Advance{way}}));
    };
    EXPECT_EQ(out(carrier(), 0.5_du), "");
    EXPECT_EQ(out(carrier(), 0.6_du), "HGT-15");
    EXPECT_EQ(out(skirmishers(red).active(), 1_du), "") << "movement value 3, with a ram 2, limited 1";
    EXPECT_EQ(out(skirmishers(red).moves(4_mp).active(), 1.5_du), "");
    EXPECT_EQ(out(skirmishers(red).moves(4_mp).active(), 1.6_du), "HGT-15") << "half of 3";
    EXPECT_EQ(out(skirmishers(red).active(), 1.1_du), "HGT-15");
    EXPECT_EQ(planOf(ramming({skirmishers(red).active()}), moving(a, {Advance{2_du}})).allowance, 2_mp);
}

TEST(RAM01, TheCarrierWithdrawsMoreSlowly) {
    EXPECT_EQ(withdrawalPoints(ramming({carrier()}), a).total(), (0.5_mp).raw());
}

TEST(RAM02, OnlyInfantry) {
    const auto may = [](const TestUnit& unit) { return refusal(mayTakeRam(withRamAhead(unit), a, 0)); };
    EXPECT_EQ(may(infantry(red)), "");
    for (const UnitClass it : {UnitClass::cavalry, UnitClass::camels, UnitClass::chariots,
                               UnitClass::elephants, UnitClass::artillery}) {
        EXPECT_EQ(may(infantry(red).of(it)), "RAM-02");
    }
}

TEST(RAM02, OneRamForAUnit) {
    TestTable table;
    table.rams = {{.pose = {}, .carrier = a, .placed = true},
                  {.pose = {{10_du, 10_du}, north}, .carrier = std::nullopt, .placed = true}};
    EXPECT_EQ(refusal(mayTakeRam(battleOf({infantry(red)}, table), a, 1)), "RAM-02");
}

TEST(RAM07, DroppedItSlowsNobody) {
    const auto played = made(ramming({carrier()}), first({DropRam{}}, moving(a, {Advance{2_du}})));
    EXPECT_EQ(played.battle.unit(a).pose.center.y, 12_du);
    EXPECT_EQ(ramOf(played.battle, a), std::nullopt);
    EXPECT_EQ(played.battle.rams.front().pose, (Pose{{10_du, 10_du}, north}));
    EXPECT_EQ(refusalOf(ramming({infantry(red)}), first({DropRam{}}, moving(a, {}))), "ACT-08");
    EXPECT_EQ(refusalOf(battleOf({carrier()}), first({DropRam{}}, moving(a, {}))), "RAM-07");
}

TEST(RAM07, NotIntoATower) {
    TestTable table;
    table.structures = {built(StructureKind::siegeTower, 10_du, 11.3_du)};
    table.rams = {{.pose = {}, .carrier = a, .placed = true}};
    const Battle battle = battleOf({carrier()}, table);
    Move entering = arriving(a, {Advance{0.5_du}}, StructureId(0), Arrival::occupy);
    EXPECT_EQ(refusalOf(battle, entering), "RAM-07");
    entering.before = {DropRam{}};
    EXPECT_EQ(refusalOf(battle, entering), "");
}

/// A siege tower of the same side, with a ram on the way to it.
Battle ramBeforeTower() {
    TestTable table;
    table.structures = {built(StructureKind::siegeTower, 10_du, 11.3_du)};
    table.rams = {{.pose = {{10_du, 10.6_du}, north}, .carrier = std::nullopt, .placed = true}};
    return battleOf({carrier()}, table);
}

TEST(RAM07, NorWithOneTakenOnTheWay) {
    const Move entering = arriving(a, {Advance{0.5_du}}, StructureId(0), Arrival::occupy);
    EXPECT_EQ(refusalOf(ramBeforeTower(), entering), "");
    EXPECT_EQ(refusalOf(ramBeforeTower(), then(entering, {TakeRam{0}})), "RAM-07");
}

TEST(ASL02, NotWithARamTakenOnTheWay) {
    const Move climbing = arriving(a, {Advance{0.5_du}}, StructureId(0), Arrival::climb);
    EXPECT_EQ(refusalOf(ramBeforeTower(), climbing), "");
    EXPECT_EQ(refusalOf(ramBeforeTower(), then(climbing, {TakeRam{0}})), "ASL-02");
}

TEST(ASL02, UpTheLadderOnceTheRamIsDropped) {
    Battle carrying = ramBeforeTower();
    carrying.rams.front().carrier = a;
    Move climbing = arriving(a, {Advance{0.5_du}}, StructureId(0), Arrival::climb);
    EXPECT_EQ(refusalOf(carrying, climbing), "ASL-02");
    climbing.before = {DropRam{}};
    EXPECT_EQ(refusalOf(carrying, climbing), "");
}

TEST(RAM08, PickedUpInPassing) {
    const Move passing = then(moving(a, {Advance{1_du}}), {TakeRam{0}});
    const auto played = made(withRamAhead(carrier()), passing);
    EXPECT_EQ(ramOf(played.battle, a), 0);
    Battle next = played.battle;
    System::evolve(next, TurnBegan{next.turn + 2, red});
    EXPECT_EQ(movementPoints(next, a, Gait::regular).total(), (1_mp).raw());
    EXPECT_EQ(refusalOf(withRamAhead(carrier()), then(moving(a, {Advance{1.1_du}}), {TakeRam{0}})), "HGT-15")
        << "with limited movement";
    EXPECT_EQ(refusalOf(withRamAhead(carrier()), moving(a, {Advance{2_du}})), "") << "leaving it there";
    EXPECT_EQ(refusalOf(withRamAhead(carrier(), 3_du), passing), "RAM-08") << "it does not come there";
    EXPECT_EQ(refusalOf(withRamAhead(carrier()), first({TakeRam{0}}, moving(a, {Advance{1_du}}))), "RAM-08");
    EXPECT_EQ(refusalOf(withRamAhead(carrier()), then(moving(a, {Advance{1_du}}), {TakeRam{1}})), "RAM-08");
}

TEST(RAM08, EitherSideMayTakeIt) {
    const TestUnit enemy = infantry(blue).at(10_du, 12_du).active();
    const Battle battle = turnOf(blue, withRamAhead(enemy));
    EXPECT_EQ(refusalOf(battle, then(moving(a, {Advance{1_du}}), {TakeRam{0}})), "");
}

TEST(RAM08, WhoeverFleesOrFallsLeavesIt) {
    const Battle battle = ramming({carrier()});
    const auto fled = play(battle, {}, [](Game& game) { startToFlee(game, a, "MOR-04"_rule); });
    EXPECT_EQ(ramOf(fled.battle, a), std::nullopt);
    EXPECT_EQ(fled.battle.rams.front().pose, (Pose{{10_du, 10_du}, north}));
    const auto fallen = play(battle, {}, [](Game& game) { eliminate(game, a, "MOR-07"_rule); });
    EXPECT_EQ(fallen.all<RamLeft>().size(), 1U);
    EXPECT_FALSE(fallen.battle.rams.front().carrier);
    const auto chosen = play(battle, {.answers = {YesOrNo{true}}}, [](Game& game) { offerFlight(game, a); });
    EXPECT_EQ(ramOf(chosen.battle, a), std::nullopt);
}

TEST(RAM10, NoFormationWithARam) {
    const TestUnit former = carrier().canTake(Formation::phalanx);
    EXPECT_EQ(refusalOf(ramming({former}), first({TakeFormation{Formation::phalanx}}, moving(a, {}))),
              "RAM-10");
    EXPECT_EQ(
        refusalOf(ramming({former}), first({DropRam{}, TakeFormation{Formation::phalanx}}, moving(a, {}))),
        "");
}

TEST(RAM10, WhoeverTakesOneLosesItsFormation) {
    const Battle battle = withRamAhead(carrier().in(Formation::phalanx), 0.5_du);
    const auto played = made(battle, then(moving(a, {Advance{0.5_du}}), {TakeRam{0}}));
    EXPECT_EQ(played.battle.unit(a).formation, std::nullopt);
    EXPECT_EQ(played.count<FormationLost>(), 1);
}

TEST(RAM10, NorAtTheStart) {
    Battle battle = ramming({infantry(red).canTake(Formation::phalanx)});
    battle.stage = Stage::arrangement;
    const Arrangement phalanx{{{a, Formation::phalanx, {}}}};
    EXPECT_EQ(refusal(mayArrange(battle, red, phalanx)), "RAM-10");
    battle.rams.clear();
    EXPECT_EQ(refusal(mayArrange(battle, red, phalanx)), "");
}

}  // namespace
}  // namespace vallum::field
