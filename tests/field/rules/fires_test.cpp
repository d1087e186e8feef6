// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/engaged.h"
#include "support/fortresses.h"
#include "support/turns.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/siege/collapse.h>
#include <vallum/field/procedures/siege/fires.h>
#include <vallum/field/rules/siege/climbing.h>
#include <vallum/field/rules/siege/collapse.h>
#include <vallum/field/rules/siege/fires.h>
#include <vallum/field/situation/fortress/structures.h>

namespace vallum::field {
namespace {

/// Fire markers from an earlier turn, lit by blue.
TestTable burning(StructureId id, int markers, TestTable table = stronghold()) {
    table.structures.at(static_cast<std::size_t>(id.raw())).fires = {{0, markers, blue}};
    return table;
}
int markersOn(const Battle& battle, StructureId id) { return fireMarkers(battle.structure(id)); }

Played lit(const Battle& battle, StructureId id, int markers) {
    return play(battle, {}, [&](Game& game) { lightFire(game, id, markers, blue, "FIR-03"_rule); });
}

TEST(FIR09, BurningWallsCannotBeClimbed) {
    const Move up = arriving(a, {}, middleWall, Arrival::climb);
    const TestUnit climber = beforeWall(infantry(blue)).active();
    EXPECT_EQ(refusalOf(turnOf(blue, battleOf({climber}, burning(middleWall, 1))), up), "FIR-09");
    EXPECT_EQ(refusalOf(turnOf(blue, battleOf({climber}, burning(eastWall, 1))), up), "");
}

TEST(FIR09, WhoeverClimbsComesDown) {
    const TestUnit half = climbing(infantry(blue).at(7.2_du, 10.4_du).facing(180_deg), westTower, 1);
    const auto played = lit(battleOf({half, climbed(infantry(blue), 0.8_du)}, stronghold()), westTower, 1);
    EXPECT_EQ(played.battle.unit(a).climb, std::nullopt);
    EXPECT_TRUE(played.battle.unit(b).climb) << "not at the burning tower";
    const auto out = after(
        turnOf(red, battleOf({half, inTower(infantry(red)).active()}, burning(westTower, 2))), FightFire{b});
    Battle again = turnOf(blue, out.battle);
    again.units.at(0).climb.reset();
    again.units.at(0).markers.insert(Marker::active);
    EXPECT_EQ(moved(again, arriving(a, {}, westTower, Arrival::climb)).battle.unit(a).climb,
              (Climb{westTower, 0}));
}

// -------------------------------------------------------------------- burning

/// The end of the turn with this number.
Played endOfTurn(Battle battle, int turn, std::deque<std::vector<int>> rolls = {}) {
    battle.turn = turn;
    return play(inPhase(Phase::endOfTurn, battle), {.rolls = std::move(rolls)},
                [](Game& game) { burn(game); });
}
/// Lit in turn 1.
Battle kindled(int markers,
               const std::vector<TestUnit>& units = {infantry(red).at(3_du, 5_du),
                                                     infantry(blue).at(3_du, 3_du)}) {
    return lit(battleOf(units, stronghold()), middleWall, markers).battle;
}

TEST(FIR10, NoDamageInTheFirstTurn) {
    EXPECT_EQ(endOfTurn(kindled(2), 1).battle.structure(middleWall).damage, 0);
    EXPECT_EQ(endOfTurn(kindled(2), 2).battle.structure(middleWall).damage, 2);
}

TEST(FIR11, EveryTurnOfBothSides) {
    Battle battle = endOfTurn(kindled(2), 1).battle;
    battle = endOfTurn(turnOf(blue, battle), 2).battle;
    EXPECT_EQ(battle.structure(middleWall).damage, 2);
    battle.turn = 3;
    battle = endOfTurn(lit(turnOf(red, battle), middleWall, 1).battle, 3).battle;
    EXPECT_EQ(battle.structure(middleWall).damage, 4);
    battle = endOfTurn(turnOf(blue, battle), 4).battle;
    EXPECT_EQ(battle.structure(middleWall).damage, 7);
    EXPECT_EQ(battle.structure(middleWall).condition, Condition::collapsed);
}

TEST(FIR11, OneMarkerTakesSevenTurns) {
    Battle battle = kindled(1);
    for (int turn = 2; turn != 8; ++turn) battle = endOfTurn(battle, turn).battle;
    EXPECT_TRUE(battle.structure(middleWall).stands());
    EXPECT_FALSE(endOfTurn(battle, 8).battle.structure(middleWall).stands());
}

TEST(FIR11, AtTheEndOfATurn) {
    Battle battle = kindled(2, {infantry(red).at(3_du, 3_du), infantry(blue).at(5_du, 3_du)});
    battle.turn = 2;
    const auto played = ended(battle);
    EXPECT_EQ(played.battle.structure(middleWall).damage, 2);
    EXPECT_EQ(played.battle.turn, 3);
}

TEST(FIR12, WithAllOtherDamage) {
    const auto stands = [](int damage) {
        Battle battle = kindled(2);
        battle.structures.at(0).damage = damage;
        return endOfTurn(battle, 2).battle.structure(middleWall).stands();
    };
    EXPECT_TRUE(stands(4));
    EXPECT_FALSE(stands(5));
}

TEST(FIR13, WhoeverIsThereMayBurn) {
    const std::vector<TestUnit> units{onWall(infantry(red).defense(5, 6)), infantry(blue).at(3_du, 3_du)};
    const auto wounds = [&](std::vector<int> faces, std::deque<std::vector<int>> more) {
        more.push_front(std::move(faces));
        return endOfTurn(kindled(2, units), 2, std::move(more)).battle.unit(a).wounds;
    };
    EXPECT_EQ(wounds({5, 5}, {}), 0);
    EXPECT_EQ(wounds({6, 5}, {{1}}), 1) << "and a morale check";
    EXPECT_EQ(endOfTurn(kindled(2, units), 1).count<CollateralRolled>(), 0);
}

TEST(FIR13, AMoraleCheckAfterWounds) {
    const std::vector<TestUnit> units{onWall(infantry(red).defense(5, 6)), infantry(blue).at(3_du, 3_du)};
    const auto played = endOfTurn(kindled(2, units), 2, {{6, 1}, {6}});
    EXPECT_EQ(played.count<MoraleChecked>(), 1);
}

// ------------------------------------------------------------- fighting fires

TEST(FIR14, AMarkerForEverySection) {
    const Battle wall = battleOf({onWall(infantry(red), 0.4_du).active()}, burning(middleWall, 2));
    EXPECT_EQ(sectionsAtFire(wall, a, middleWall), 3);
    EXPECT_EQ(markersOn(after(wall, FightFire{a}).battle, middleWall), 0);
    const Battle four = battleOf({onWall(infantry(red), 0.4_du).active()}, burning(middleWall, 4));
    EXPECT_EQ(markersOn(after(four, FightFire{a}).battle, middleWall), 1);
}

TEST(FIR14, SeveralFiresAtOnce) {
    const Battle battle =
        battleOf({onWall(infantry(red), 0.8_du).active()}, burning(eastWall, 1, burning(middleWall, 3)));
    const auto played = after(battle, FightFire{a});
    EXPECT_EQ(markersOn(played.battle, middleWall), 1);
    EXPECT_EQ(markersOn(played.battle, eastWall), 0);
}

TEST(FIR14, FromInside) {
    const Battle tower = battleOf({inTower(infantry(red)).active()}, burning(westTower, 3));
    EXPECT_EQ(markersOn(after(tower, FightFire{a}).battle, westTower), 1);
    TestTable village;
    village.structures = {built(StructureKind::villageSector, 10_du, 10_du)};
    const Battle house =
        battleOf({inTower(infantry(red), StructureId(0)).active()}, burning(StructureId(0), 5, village));
    EXPECT_EQ(markersOn(after(house, FightFire{a}).battle, StructureId(0)), 1);
}

TEST(FOR09, CoveredSectionsPutOutNothing) {
    const auto under = [](Du aside) {
        Battle battle =
            battleOf({onWall(infantry(red)).active(), onWall(infantry(red), aside)}, burning(middleWall, 4));
        battle.overlaps = {{b, a}};
        return battle;
    };
    EXPECT_EQ(markersOn(after(under(0.8_du), FightFire{a}).battle, middleWall), 2);
    EXPECT_EQ(refusedTo(under(0_du), FightFire{a}), "FIR-14");
}

TEST(FIR14, DamageStays) {
    const Battle battle =
        battleOf({onWall(infantry(red)).active()}, burning(middleWall, 2, damaged(middleWall, 3)));
    EXPECT_EQ(after(battle, FightFire{a}).battle.structure(middleWall).damage, 3);
}

TEST(FIR14, OnlyWhoIsThereAndActive) {
    const auto fighting = [](const TestUnit& unit) {
        return refusedTo(battleOf({unit}, burning(middleWall, 1)), FightFire{a});
    };
    EXPECT_EQ(fighting(onWall(infantry(red)).active()), "");
    EXPECT_EQ(fighting(onWall(infantry(red))), "ACT-08");
    EXPECT_EQ(fighting(infantry(red).at(10_du, 9.1_du).active()), "FIR-14");
    EXPECT_EQ(fighting(onWall(infantry(red), 1.6_du).active()), "FIR-14");
    EXPECT_EQ(fighting(onWall(infantry(red)).active().did(TurnFlag::finishedMove)), "MOV-01");
    EXPECT_EQ(fighting(onWall(infantry(red)).active().did(TurnFlag::repositioned)), "FIR-15");
}

TEST(FIR15, NothingElse) {
    const Battle battle = battleOf({onWall(archers(red)).active()}, burning(middleWall, 1));
    const Battle done = after(battle, FightFire{a}).battle;
    EXPECT_EQ(refusalOf(done, moving(a, {Slide{south, 0.5_du}})), "MOV-01");
    EXPECT_EQ(refusal(mayShoot(inPhase(Phase::rangedAttack, done), a)), "FIR-15");
}

TEST(FIR15, ItDoesNotStrikeBack) {
    const Battle battle =
        battleOf({onWall(infantry(red)).active(), climbed(infantry(blue))}, burning(eastWall, 1));
    Battle done = inPhase(Phase::melee, battle);
    done.units.at(0).turn.flags.insert(TurnFlag::foughtFire);
    const auto played = fight(done, {.rolls = {{1, 1, 1, 1}}});
    EXPECT_EQ(played.all<FirstBlowGranted>().at(0), (FirstBlowGranted{{b, a}, true, "FIR-15"_rule}));
    ASSERT_EQ(played.count<BlowRolled>(), 1);
    EXPECT_EQ(played.all<BlowRolled>().front().units, (Opponents{b, a}));
}

TEST(FIR16, AllSectionsOrNone) {
    const Battle battle =
        battleOf({onWall(infantry(red), 0.8_du).active(), climbed(infantry(blue))}, burning(eastWall, 2));
    EXPECT_EQ(meleeDice(battle, a, b).total(), 2);
    const Battle done = after(battle, FightFire{a}).battle;
    EXPECT_EQ(markersOn(done, eastWall), 0);
    const auto played = fight(inPhase(Phase::melee, done), {.rolls = {{1, 1}}});
    EXPECT_EQ(played.all<BlowRolled>().front().units, (Opponents{b, a}));
    const auto fought = fight(inPhase(Phase::melee, battle), {.rolls = {{1, 1}, {1, 1}}});
    EXPECT_EQ(markersOn(fought.battle, eastWall), 2);
}

// ------------------------------------------------------------------- spreading

/// Spreads the fires as in a collapse of the structure.
Played spread(const TestTable& table, StructureId id, std::deque<Answer> answers = {}) {
    return play(battleOf({infantry(red), infantry(blue).at(2_du, 2_du)}, table),
                {.answers = std::move(answers)}, [&](Game& game) { spreadFires(game, id); });
}

TEST(RAZ06, EvenlyToTheNeighbors) {
    const auto two = spread(burning(middleWall, 4), middleWall);
    EXPECT_EQ(markersOn(two.battle, middleWall), 0);
    EXPECT_EQ(markersOn(two.battle, eastWall), 2);
    EXPECT_EQ(markersOn(two.battle, westWall), 2);
    EXPECT_EQ(two.battle.structure(eastWall).fires.front().turn, 1) << "placed in this turn";
    const auto one = spread(burning(eastGate, 3), eastGate);
    EXPECT_EQ(markersOn(one.battle, eastWall), 3);
}

TEST(RAZ06, NotToStoneNorToNobody) {
    TestTable table = burning(middleWall, 4);
    table.structures.at(1).material = Material::stone;
    EXPECT_EQ(markersOn(spread(table, middleWall).battle, westWall), 4);
    TestTable alone;
    alone.structures = {built(StructureKind::watchtower, 10_du, 12_du)};
    const auto none = spread(burning(StructureId(0), 2, alone), StructureId(0));
    EXPECT_EQ(none.count<FireLit>(), 0);
    EXPECT_EQ(markersOn(none.battle, StructureId(0)), 0);
}

TEST(RAZ06, WhenItCollapses) {
    Battle battle = kindled(4);
    battle.structures.at(0).damage = 6;
    const Battle after = endOfTurn(battle, 2).battle;
    EXPECT_FALSE(after.structure(middleWall).stands());
    EXPECT_EQ(markersOn(after, eastWall), 2);
    EXPECT_EQ(after.structure(eastWall).damage, 0) << "they count as placed in this turn";
}

TEST(RAZ07, TheDefenderPlacesTheRest) {
    const auto chosen = spread(burning(westWall, 3), westWall, {StructureChosen{westTower}});
    EXPECT_EQ(markersOn(chosen.battle, westTower), 2);
    EXPECT_EQ(markersOn(chosen.battle, middleWall), 1);
    const auto asked = std::ranges::find_if(chosen.asked, [](const OpenQuestion<System>& it) {
        return std::holds_alternative<ChooseStructure>(it.question);
    });
    ASSERT_NE(asked, chosen.asked.end());
    EXPECT_EQ(asked->seat, red);
    const auto fewest = spread(burning(middleWall, 1, burning(westTower, 3, burning(westWall, 3))), westWall);
    EXPECT_EQ(markersOn(fewest.battle, middleWall), 3);
    EXPECT_EQ(markersOn(fewest.battle, westTower), 4);
}

TEST(RAZ07, TheOpponentOfWhoLitIt) {
    TestTable table;
    table.structures = {built(StructureKind::siegeTower, 10_du, 12_du),
                        built(StructureKind::siegeTower, 10.8_du, 12_du),
                        built(StructureKind::siegeTower, 9.2_du, 12_du)};
    const auto played = spread(burning(StructureId(0), 1, table), StructureId(0));
    ASSERT_EQ(played.questions<ChooseStructure>(), 1);
    EXPECT_EQ(played.asked.front().seat, red) << "blue lit it";
}

}  // namespace
}  // namespace vallum::field
