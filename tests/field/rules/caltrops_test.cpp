// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/combats.h"
#include "support/moves.h"
#include "support/options.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/fortress/field_defenses.h>
#include <vallum/field/procedures/morale/flight.h>
#include <vallum/field/rules/combat/ranged.h>
#include <vallum/field/rules/fortress/caltrops.h>
#include <vallum/field/rules/fortress/clearing.h>
#include <vallum/field/rules/morale/flight.h>
#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/contact.h>

namespace vallum::field {
namespace {

constexpr StructureId caltrops(0);

/// 1.6 x 0.8 DU, at this distance in front of the unit at (10, 10).
TestTable strewn(Du ahead, Du aside = 0_du) {
    TestTable table;
    Structure tile;
    tile.kind = StructureKind::largeCaltrops;
    tile.pose = {{10_du + aside, 10.8_du + ahead}, {}};
    table.structures = {tile};
    return table;
}
Battle field(TestUnit unit, const TestTable& table = strewn(0.5_du)) {
    return battleOf({unit.active()}, table);
}
std::vector<int> facesRolled(const Played& played) {
    std::vector<int> dice;
    for (const CaltropsRolled& it : played.all<CaltropsRolled>()) {
        dice.push_back(static_cast<int>(it.faces.size()));
    }
    return dice;
}

TEST(CAL01, AreDifficultTerrain) {
    const Battle battle = field(infantry(red).moves(2_mp), strewn(0_du));
    EXPECT_EQ(refusalOf(battle, moving(a, {Advance{1_du}})), "");
    EXPECT_EQ(refusalOf(battle, moving(a, {Advance{1.1_du}})), "HGT-12");
    EXPECT_EQ(planOf(battle, moving(a, {Advance{1_du}})).steps.front().why, "HGT-12"_rule);
}

TEST(CAL01, RotationsOfAtMost45Degrees) {
    const Battle battle = field(infantry(red), strewn(-0.4_du));
    EXPECT_EQ(refusalOf(battle, moving(a, {Pivot{Corner::frontLeft, 45_deg}})), "");
    EXPECT_EQ(refusalOf(battle, moving(a, {Pivot{Corner::frontLeft, 46_deg}})), "HGT-13");
}

TEST(CAL02, OneDieForEachSectionThatCrossed) {
    const auto played =
        made(field(infantry(red).health(9)), moving(a, {Advance{0.6_du}}), {.rolls = {{1, 3, 6, 6}, {1}}});
    ASSERT_EQ(played.count<CaltropsRolled>(), 1);
    EXPECT_EQ(played.all<CaltropsRolled>().front().wounds, 2);
    EXPECT_EQ(played.battle.unit(a).wounds, 2);
}

TEST(CAL02, APlanTellsHowManyDiceTheMoveWillTake) {
    int moves = 0;
    for (const Du ahead : {-0.8_du, 0.2_du, 0.5_du, 2_du}) {
        for (const geometry::PathStep& step :
             std::array<geometry::PathStep, 3>{Advance{0.6_du}, Pivot{Corner::frontRight, 40_deg},
                                               geometry::Slide{Heading(90_deg), 0.3_du}}) {
            const Battle battle = field(infantry(red).health(9).moves(4_mp), strewn(ahead, 0.8_du));
            const Move move = moving(a, {step});
            std::vector<int> foreseen;
            Cues cues;
            for (const CaltropsCrossed& it : caltropsAhead(battle, move, planOf(battle, move))) {
                foreseen.push_back(it.sections);
                cues.rolls.emplace_back(it.sections, 1);
            }
            const auto played = made(battle, move, cues);
            EXPECT_EQ(facesRolled(played), foreseen) << ahead.raw();
            moves += foreseen.empty() ? 0 : 1;
        }
    }
    EXPECT_GT(moves, 3) << "over the tile";
}

TEST(CAL02, OnlyTheSectionsWhosePathCrosses) {
    const Battle battle = field(infantry(red), strewn(0.5_du, 0.8_du));
    const auto played = made(battle, moving(a, {Advance{0.6_du}}), {.rolls = {{5, 5}}});
    EXPECT_EQ(facesRolled(played), (std::vector{2}));
    EXPECT_EQ(played.battle.unit(a).wounds, 0);
}

TEST(CAL02, NoSectionNoRoll) {
    const Battle battle = field(infantry(red), strewn(0.5_du, 1.8_du));
    EXPECT_EQ(made(battle, moving(a, {Advance{0.6_du}})).count<CaltropsRolled>(), 0);
}

TEST(CAL02, TwoSectionsOfAFlankThatMovesSideways) {
    const Battle battle = field(infantry(red), strewn(-0.8_du, 2_du));
    const auto played = made(battle, moving(a, {Slide{east, 1_du}}), {.rolls = {{1, 2}}});
    EXPECT_EQ(facesRolled(played), (std::vector{2}));
}

TEST(CAL02, OnceForEachTileInATurn) {
    const auto onto =
        made(field(infantry(red), strewn(0.2_du)), moving(a, {Advance{0.5_du}}), {.rolls = {{1, 1}}});
    ASSERT_EQ(onto.count<CaltropsRolled>(), 1);
    Battle later = onto.battle;
    const auto off = [&] {
        const std::array<geometry::PathStep, 1> back{geometry::Advance{-0.5_du}};
        Battle moved = later;
        System::evolve(
            moved, Moved{a, back.front(), geometry::after(back.front(), later.unit(a).pose, cardSize), 0_mp,
                         "SKI-01"_rule});
        const WayTrodden way{a, later.unit(a).pose, back, placement(moved.unit(a))};
        return caltropsCrossed(moved, way).size();
    };
    EXPECT_EQ(off(), 0U) << "in the skirmishers phase of the same turn";
    later.units.at(0).turn = {};
    EXPECT_EQ(off(), 1U) << "CAL-05: in a later turn";
}

TEST(CAL02, NotForTheCardOfWhoeverIsInATower) {
    TestTable table = strewn(0.6_du, 1.4_du);
    Structure tower;
    tower.kind = StructureKind::watchtower;
    tower.pose = {{10_du, 11.2_du}, {}};
    table.structures.push_back(tower);
    Move entering = moving(a, {Advance{0.4_du}});
    entering.at = AtStructure{.structure = StructureId(1), .what = Arrival::occupy, .place = {}};
    const auto played = made(field(infantry(red), table), entering);
    EXPECT_EQ(played.battle.unit(a).inside, StructureId(1));
    EXPECT_EQ(played.count<CaltropsRolled>(), 0);
}

TEST(HGT18, CaltropsAreNothingToFace) {
    Move facing = moving(a, {Advance{0.5_du}});
    facing.at = AtStructure{.structure = caltrops, .what = Arrival::lineUp, .place = {}};
    EXPECT_EQ(refusalOf(field(infantry(red)), facing), "HGT-18");
}

TEST(CAL02, TouchingIsEnough) {
    const auto played = made(field(infantry(red)), moving(a, {Advance{0.5_du}}), {.rolls = {{1, 2, 3, 4}}});
    EXPECT_EQ(facesRolled(played), (std::vector{4}));
}

TEST(CAL03, OneMoraleCheckForOneWoundOrMore) {
    const auto wounded =
        made(field(infantry(red)), moving(a, {Advance{0.6_du}}), {.rolls = {{6, 6, 1, 1}, {6}}});
    EXPECT_EQ(wounded.count<MoraleChecked>(), 1);
    EXPECT_EQ(wounded.all<MoraleChecked>().front().why, "CAL-03"_rule);
    EXPECT_TRUE(wounded.battle.unit(a).has(Marker::broken));
    EXPECT_EQ(wounded.questions<ChooseEvent>(), 0);
    const auto unhurt = made(field(infantry(red)), moving(a, {Advance{0.6_du}}), {.rolls = {{5, 5, 1, 1}}});
    EXPECT_EQ(unhurt.count<MoraleChecked>(), 0);
}

Battle charged() {
    return battleOf({infantry(red).active(), infantry(blue).at(10_du, 11.6_du)}, strewn(0.2_du));
}

TEST(CAL04, WoundsComeBeforeTheCombat) {
    const auto played = made(charged(), charging(a, {Advance{1_du}}, b), {.rolls = {{6, 1, 1, 1}, {1}}});
    EXPECT_TRUE(areEngaged(played.battle, a, b));
    EXPECT_EQ(played.battle.unit(a).wounds, 1);
    EXPECT_EQ(played.battle.unit(a).newWounds, 0) << "they are not compared";
    EXPECT_FALSE(combatsToFight(played.battle).empty());
}

TEST(CAL04, NoCombatAfterElimination) {
    const auto played = made(charged(), charging(a, {Advance{1_du}}, b), {.rolls = {{6, 6, 6, 6}}});
    EXPECT_FALSE(played.battle.onTable(a));
    EXPECT_TRUE(combatsToFight(played.battle).empty());
}

TEST(CAL05, StayingCostsNothingLeavingDoes) {
    const Battle onIt = field(infantry(red), strewn(-0.6_du));
    EXPECT_EQ(made(onIt, moving(a, {Pivot{Corner::frontLeft, 20_deg}})).count<CaltropsRolled>(), 0);
    EXPECT_EQ(made(onIt, moving(a, {Advance{0.1_du}})).count<CaltropsRolled>(), 0);
    const auto left = made(onIt, moving(a, {Advance{1.4_du}}), {.rolls = {{1, 1, 1, 1}}});
    EXPECT_EQ(facesRolled(left), (std::vector{4}));
}

TEST(CAL05, FromOneEdgeToTheOtherIsAcross) {
    const Battle beside = field(infantry(red).moves(8_mp), strewn(0_du));
    EXPECT_EQ(made(beside, moving(a, {Advance{0.4_du}})).count<CaltropsRolled>(), 0) << "it goes onto them";
    const auto over = made(beside, moving(a, {Advance{1.6_du}}), {.rolls = {{1, 1, 1, 1}}});
    EXPECT_EQ(facesRolled(over), (std::vector{4}));
}

TEST(CAL06, ClearedInALaterTurnByAUnitThatDoesNothingElse) {
    const Battle battle = field(infantry(red), strewn(0_du));
    ASSERT_TRUE(System::accepts(battle, ChooseMove{}, ClearTile{a, caltrops}));
    const auto played = play(battle, {}, [](Game& game) { act(game, ClearTile{a, caltrops}); });
    EXPECT_EQ(played.battle.structure(caltrops).condition, Condition::removed);
    EXPECT_EQ(refusalOf(played.battle, moving(a, {Advance{0.5_du}})), "MOV-01");
}

TEST(CAL06, NotByOneThatIsEngagedMovedOrInactive) {
    const auto verdict = [](const Battle& battle) { return refusal(mayClear(battle, a, caltrops)); };
    EXPECT_EQ(verdict(battleOf({infantry(red).active(), infantry(blue).at(10_du, 10.8_du)}, strewn(-0.3_du))),
              "ENG-01");
    EXPECT_EQ(verdict(battleOf({infantry(red)}, strewn(0_du))), "ACT-08");
    EXPECT_EQ(verdict(battleOf({infantry(red).active().did(TurnFlag::finishedMove)}, strewn(0_du))),
              "MOV-01");
    EXPECT_EQ(verdict(battleOf({infantry(red).active()}, strewn(0.5_du))), "CAL-06") << "no contact";
}

TEST(CAL06, NoShotInTheSameTurn) {
    const Battle battle = battleOf(
        {archers(red).active().did(TurnFlag::clearedTile), infantry(blue).at(10_du, 15_du)}, strewn(0_du));
    EXPECT_EQ(refusal(mayShoot(inPhase(Phase::rangedAttack, battle), a)), "CAL-06");
}

TEST(CAL07, NoDiceWhileClearingNorAfterward) {
    const auto cleared = play(field(infantry(red), strewn(-0.4_du)), {},
                              [](Game& game) { act(game, ClearTile{a, caltrops}); });
    EXPECT_EQ(cleared.count<CaltropsRolled>(), 0);
    Battle next = cleared.battle;
    next.units.front().turn = {};
    EXPECT_EQ(made(next, moving(a, {Advance{1_du}})).count<CaltropsRolled>(), 0);
}

/// Red flees south past an enemy in its way, across a tile with caltrops behind it and beside it.
TEST(CAL02, OneRollForAFlightOfSeveralLegs) {
    TestTable table = strewn(-1.6_du, 1_du);
    const Battle battle =
        battleOf({infantry(red).at(10_du, 10_du).facing(0_deg).health(9).fleeing().moves(6_mp),
                  infantry(blue).at(9.6_du, 7.6_du)},
                 table);
    const auto played = play(battle, {.rolls = {{1, 2, 3, 4}}}, [](Game& game) { makeFlightMove(game, a); });
    EXPECT_GT(played.count<Moved>(), 2) << "turned, aside and back";
    EXPECT_EQ(facesRolled(played), (std::vector{4}));
}

TEST(CAL02, ElephantsThatRunAmokAreNoException) {
    const Battle battle = battleOf(
        {infantry(red).of(UnitClass::elephants).at(10_du, 10_du).health(9).fleeing()}, strewn(-3_du));
    const auto played = play(battle, {.rolls = {{1, 6, 3, 4}}}, [](Game& game) { makeFlightMove(game, a); });
    EXPECT_EQ(facesRolled(played), (std::vector{4}));
    EXPECT_EQ(played.battle.unit(a).wounds, 1);
}

}  // namespace
}  // namespace vallum::field
