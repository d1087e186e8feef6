// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/fortresses.h"
#include "support/moves.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/movement/engaged.h>
#include <vallum/field/procedures/siege/climbing.h>
#include <vallum/field/procedures/turn/turns.h>
#include <vallum/field/rules/combat/melee.h>
#include <vallum/field/rules/combat/ranged.h>
#include <vallum/field/rules/movement/engaged.h>
#include <vallum/field/rules/siege/climbing.h>
#include <vallum/field/rules/siege/siege.h>
#include <vallum/field/rules/turn/deployment_room.h>
#include <vallum/field/situation/fortress/walls.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/turn/turns.h>

namespace vallum::field {
namespace {

Move out(const Pose& pose, std::vector<PathStep> path = {}) {
    Move move = moving(a, std::move(path));
    move.out = pose;
    return move;
}

// ------------------------------------------------------------------ lining up

TEST(WAL04, LiningUpIsFree) {
    const Battle inside = atStronghold({infantry(red).at(10.1_du, 8_du).active().moves(1.2_mp)});
    const auto plan = planMove(inside, arriving(a, {Advance{1.2_du}}, middleWall, Arrival::lineUp));
    ASSERT_TRUE(plan);
    EXPECT_EQ(plan->end, (Pose{{10_du, 9.2_du}, north}));
    EXPECT_EQ(plan->spent, 1.2_mp);
    const auto played = moved(inside, arriving(a, {Advance{1.2_du}}, middleWall, Arrival::lineUp));
    EXPECT_EQ(placesDefended(played.battle, a).size(), 4U);
    const Battle outside = turnOf(
        blue,
        atStronghold({infantry(blue).at(10.3_du, 12_du).facing(180_deg).active(), onWall(infantry(red))}));
    const auto faced = moved(outside, arriving(a, {Advance{1.6_du}}, middleWall, Arrival::lineUp));
    EXPECT_EQ(faced.battle.unit(a).pose, (Pose{{10.4_du, 10.4_du}, south}));
    EXPECT_FALSE(isEngaged(faced.battle, a));
}

TEST(HGT18, OnlyInContactAndOnlyWhereThereIsRoom) {
    const Battle far = atStronghold({infantry(red).at(10_du, 8_du).active()});
    EXPECT_EQ(refusalOf(far, arriving(a, {Advance{1_du}}, middleWall, Arrival::lineUp)), "HGT-18");
    // At an angle of 30 degrees, without any movement left.
    const Battle slanted = turnOf(
        blue, atStronghold({infantry(blue).at(10_du, 10.747_du).facing(150_deg).active().moves(0_mp)}));
    const auto plan = planMove(slanted, arriving(a, {}, middleWall, Arrival::lineUp));
    ASSERT_TRUE(plan);
    EXPECT_EQ(plan->end, (Pose{{10_du, 10.4_du}, south}));
    EXPECT_TRUE(plan->flags.has(TurnFlag::displaced)) << "any rotation counts as moving (MAN-20)";
}

TEST(ART04, NoArtilleryOnWalls) {
    const Battle battle = atStronghold({infantry(red).of(UnitClass::artillery).at(10_du, 9.2_du).active()});
    EXPECT_EQ(refusalOf(battle, arriving(a, {}, middleWall, Arrival::lineUp)), "ART-04");
    const Battle behind = atStronghold({infantry(red).of(UnitClass::artillery).at(10_du, 8.9_du).active()});
    EXPECT_EQ(refusalOf(behind, moving(a, {Advance{0.3_du}})), "ART-04") << "flush with the wall by itself";
    EXPECT_EQ(refusalOf(behind, moving(a, {Advance{0.2_du}})), "");
}

TEST(ART04, NeitherAtDeployment) {
    Battle battle = turnOf(red, atStronghold({infantry(red).of(UnitClass::artillery)}));
    battle.stage = Stage::deployment;
    battle.units.at(0).place = Place::reserve;
    const auto placed = [&](Du y, Degrees heading) {
        return refusal(mayBeLaidAt(battle, a, {{10_du, y}, Heading(heading)}));
    };
    EXPECT_EQ(placed(9.2_du, 0_deg), "ART-04");
    EXPECT_EQ(placed(9.2_du, 180_deg), "ART-04") << "with its rear on the wall";
    EXPECT_EQ(placed(9.1_du, 0_deg), "");
    EXPECT_EQ(placed(10.4_du, 0_deg), "") << "outside";
    EXPECT_EQ(placed(9.6_du, 0_deg), "SET-21");
}

TEST(ART04, APlaceIsLeftForAnEngine) {
    const auto first = [](UnitClass unitClass) {
        TestTable table = stronghold();
        table.homes = {Home::south, Home::north};
        table.siege = Siege{.defender = red, .attacker = blue};
        Battle battle =
            turnOf(red, battleOf({infantry(red).of(unitClass), infantry(blue).at(10_du, 17_du)}, table));
        battle.stage = Stage::deployment;
        battle.units.at(0).place = Place::reserve;
        return std::pair(battle, *firstFreePlace(battle, red));
    };
    const auto [battle, pose] = first(UnitClass::artillery);
    EXPECT_EQ(refusal(mayBeLaidAt(battle, a, pose)), "");
}

TEST(GEO13, WallsStopWhoeverMoves) {
    const Battle battle = atStronghold({infantry(red).at(10_du, 9_du).active()});
    EXPECT_EQ(refusalOf(battle, moving(a, {Advance{2_du}})), "WAL-13");
    EXPECT_EQ(refusalOf(battle, moving(a, {Advance{0.2_du}})), "");
    const Battle tower = atStronghold({infantry(red).at(6.8_du, 8_du).active()});
    EXPECT_EQ(refusalOf(tower, moving(a, {Advance{1.4_du}})), "FOR-18");
}

TEST(WAL07, WallOrTower) {
    const Battle empty = atStronghold({infantry(red).at(7.6_du, 8.8_du).active()});
    EXPECT_EQ(refusalOf(empty, arriving(a, {}, westTower, Arrival::occupy)), "");
    const Battle held = atStronghold({infantry(red).at(8.4_du, 8.8_du).active(), inTower(infantry(red))});
    EXPECT_EQ(refusalOf(held, arriving(a, {Slide{Heading(270_deg), 0.4_du}}, westTower, Arrival::occupy)),
              "TOW-05");
    EXPECT_EQ(refusalOf(held, arriving(a, {Advance{0.4_du}}, westWall, Arrival::lineUp)), "");
}

// -------------------------------------------------------------------- towers

/// At this distance south of the tower.
Battle towardTower(Du distance, TestUnit unit) {
    return atStronghold({unit.at(7.2_du, 8.8_du - distance).active().moves(2_mp)});
}
Move intoTower(Du distance) { return arriving(a, {Advance{distance}}, westTower, Arrival::occupy); }

TEST(FOR17, WithLimitedMovement) {
    EXPECT_EQ(refusalOf(towardTower(0.8_du, infantry(red)), intoTower(0.8_du)), "");
    EXPECT_EQ(refusalOf(towardTower(1_du, infantry(red)), intoTower(1_du)), "");
    EXPECT_EQ(refusalOf(towardTower(1.1_du, infantry(red)), intoTower(1.1_du)), "HGT-15");
    const auto played = moved(towardTower(1_du, infantry(red).in(Formation::phalanx)), intoTower(1_du));
    EXPECT_EQ(played.battle.unit(a).inside, westTower);
    EXPECT_EQ(played.battle.unit(a).formation, std::nullopt);
    EXPECT_TRUE(played.battle.unit(a).did(TurnFlag::entered));
}

TEST(TOW07, LimitedOrReduced) {
    Move extended = intoTower(1_du);
    extended.before = {ExtendFront{Flank::left}};
    const auto plan = planMove(towardTower(1_du, infantry(red)), extended);
    ASSERT_TRUE(plan);
    EXPECT_EQ(plan->allowance, 1_mp) << "halved once";
}

TEST(FOR18, NotFromOutside) {
    const Battle battle =
        turnOf(blue, atStronghold({infantry(blue).at(7.2_du, 10.4_du).facing(180_deg).active()}));
    EXPECT_EQ(refusalOf(battle, arriving(a, {}, westTower, Arrival::occupy)), "FOR-18");
}

TEST(TOW05, OneUnitAndInfantryOnly) {
    const auto entering = [](TestUnit unit) {
        return refusalOf(towardTower(0.5_du, std::move(unit)), intoTower(0.5_du));
    };
    EXPECT_EQ(entering(infantry(red)), "");
    EXPECT_EQ(entering(cavalry(red)), "FOR-21");
    EXPECT_EQ(entering(infantry(red).of(UnitClass::artillery)), "ART-03");
    const Battle held = atStronghold({infantry(red).at(7.2_du, 8.8_du).active(), inTower(infantry(red))});
    EXPECT_EQ(refusalOf(held, arriving(a, {}, westTower, Arrival::occupy)), "TOW-05");
}

TEST(ART03, CrossesTheCourtyardButEntersNoTower) {
    const TestUnit onager = infantry(red).of(UnitClass::artillery);
    EXPECT_EQ(refusalOf(towardTower(0.5_du, onager), intoTower(0.5_du)), "ART-03");
    EXPECT_EQ(refusalOf(towardTower(0.5_du, onager), moving(a, {Advance{0.4_du}})), "");
}

TEST(FOR19, LeavingATower) {
    const Battle battle = atStronghold({inTower(infantry(red)).active().moves(2_mp)});
    const Pose inside{{7.2_du, 8.8_du}, south};
    EXPECT_EQ(refusalOf(battle, out(inside, {Advance{1_du}})), "");
    EXPECT_EQ(refusalOf(battle, out(inside, {Advance{1.1_du}})), "HGT-15");
    EXPECT_EQ(refusalOf(battle, out({{7.2_du, 8.8_du}, north}, {Advance{0.5_du}})), "WAL-13") << "over it";
    const Pose outside{{7.2_du, 10.4_du}, north};
    EXPECT_EQ(refusalOf(battle, out(outside)), "");
    EXPECT_EQ(refusalOf(battle, out(outside, {Advance{0.1_du}})), "FOR-19");
    EXPECT_EQ(refusalOf(battle, out({{7.2_du, 11_du}, north})), "FOR-19") << "not beside it";
    EXPECT_EQ(refusalOf(battle, moving(a, {Advance{1_du}})), "FOR-19");
    const auto played = moved(battle, out(outside));
    EXPECT_EQ(played.battle.unit(a).inside, std::nullopt);
    EXPECT_EQ(played.battle.unit(a).pose, outside);
    EXPECT_EQ(played.battle.unit(a).turn.spent, 2_mp);
    const Battle taken = atStronghold({inTower(infantry(red)).active(), infantry(red).at(7.2_du, 10.4_du)});
    EXPECT_EQ(refusalOf(taken, out(outside)), "FOR-19");
}

TEST(WTW02, OneUnit) {
    TestTable table;
    table.structures = {built(StructureKind::watchtower, 10_du, 11_du)};
    const Move enter = arriving(a, {Advance{0.5_du}}, StructureId(0), Arrival::occupy);
    const TestUnit near = infantry(red).at(10_du, 9.7_du).active();
    EXPECT_EQ(refusalOf(atStronghold({near}, table), enter), "");
    EXPECT_EQ(refusalOf(atStronghold({near, inTower(infantry(red), StructureId(0)).at(10_du, 11_du)}, table),
                        enter),
              "WTW-02");
}

TEST(WTW04, NobodyWalksOutThroughItsSides) {
    TestTable table;
    table.structures = {built(StructureKind::watchtower, 10_du, 11_du)};
    const TestUnit inside = inTower(infantry(red).active(), StructureId(0)).at(10_du, 11_du);
    EXPECT_EQ(refusalOf(atStronghold({inside}, table), moving(a, {Advance{1_du}})), "WTW-04");
    EXPECT_EQ(refusalOf(atStronghold({inTower(infantry(red).active())}), moving(a, {Advance{1_du}})),
              "FOR-19");
}

TEST(WTW04, FromAnySide) {
    TestTable table;
    table.structures = {built(StructureKind::watchtower, 10_du, 11_du)};
    for (const Du way : {1_du, 1.1_du}) {
        const Battle south_ =
            atStronghold({infantry(red).at(10_du, 10.2_du - way).active().moves(2_mp)}, table);
        const Battle north_ = atStronghold(
            {infantry(red).at(10_du, 11.8_du + way).facing(180_deg).active().moves(2_mp)}, table);
        for (const Battle& battle : {south_, north_}) {
            const std::string expected = way == 1_du ? "" : "HGT-15";
            EXPECT_EQ(refusalOf(battle, arriving(a, {Advance{way}}, StructureId(0), Arrival::occupy)),
                      expected);
        }
    }
    const Battle rider = atStronghold({cavalry(red).at(10_du, 10.2_du).active()}, table);
    EXPECT_EQ(refusalOf(rider, arriving(a, {}, StructureId(0), Arrival::occupy)), "FOR-21");
}

// ------------------------------------------------------------------ climbing

/// Blue in front of the middle wall, with red on it if present.
Battle beforeTheWall(TestUnit climber, const std::vector<TestUnit>& others = {}) {
    std::vector<TestUnit> units{beforeWall(std::move(climber)).active()};
    units.insert(units.end(), others.begin(), others.end());
    return turnOf(blue, atStronghold(units));
}
Move up(StructureId structure = middleWall) { return arriving(a, {}, structure, Arrival::climb); }
/// Blue's next movement phase begins.
Played nextMovement(Battle battle, Cues cues = {}) {
    battle.phase = Phase::activation;
    battle.active = blue;
    return play(battle, std::move(cues), [](Game& game) { finishPhase(game); });
}

TEST(ASL01, LaddersUnlessAgreedOtherwise) {
    EXPECT_EQ(refusalOf(beforeTheWall(infantry(blue)), up()), "");
    const Battle without =
        withSetting(beforeTheWall(infantry(blue)), [](Setting& it) { it.options.withoutLadders = true; });
    EXPECT_EQ(refusalOf(without, up()), "ASL-01");
    EXPECT_EQ(refusalOf(beforeTheWall(infantry(blue).of(UnitClass::artillery)), up()), "ART-04");
}

TEST(ASL02, StartingToClimb) {
    const Battle coming =
        turnOf(blue, atStronghold({infantry(blue).at(10.2_du, 11.4_du).facing(180_deg).active()}));
    const auto played = moved(coming, arriving(a, {Advance{1_du}}, middleWall, Arrival::climb));
    EXPECT_EQ(played.battle.unit(a).climb, (Climb{middleWall, 0}));
    EXPECT_EQ(played.battle.unit(a).pose.center.y, 10.4_du);
    EXPECT_EQ(moved(beforeTheWall(infantry(blue)), up()).battle.unit(a).climb, (Climb{middleWall, 0}));
    Battle rammed = beforeTheWall(infantry(blue));
    rammed.rams = {{{}, a, true}};
    EXPECT_EQ(refusalOf(rammed, up()), "ASL-02");
    const Battle inside = atStronghold({onWall(infantry(red)).active()});
    EXPECT_EQ(refusalOf(inside, up()), "ASL-02") << "there is nothing to climb from inside";
}

TEST(ASL03, OneLevelATurn) {
    const auto levels = [](StructureId structure, Du x, int before) {
        const TestUnit unit = climbing(infantry(blue).at(x, 10.4_du).facing(180_deg), structure, before);
        return nextMovement(atStronghold({unit, inTower(infantry(red)), onWall(infantry(red))}))
            .battle.unit(a)
            .climb->levels;
    };
    EXPECT_EQ(levels(middleWall, 10_du, 0), 1);
    EXPECT_EQ(levels(middleWall, 10_du, 1), 1);
    EXPECT_EQ(levels(westTower, 7.2_du, 0), 1);
    EXPECT_EQ(levels(westTower, 7.2_du, 1), 2);
    EXPECT_EQ(levels(westTower, 7.2_du, 2), 2);
}

TEST(ASL04, NoActivationNeeded) {
    const auto played = nextMovement(
        atStronghold({climbing(beforeWall(infantry(blue)), middleWall, 0), onWall(infantry(red))}));
    EXPECT_FALSE(played.battle.unit(a).has(Marker::active));
    EXPECT_TRUE(hasClimbed(played.battle, a));
    EXPECT_EQ(combatsToFight(inPhase(Phase::melee, played.battle)), (std::vector<Opponents>{{a, b}}));
}

TEST(ASL05, ThreeStates) {
    const auto isUp = [](StructureId structure, int levels) {
        return hasClimbed(atStronghold({climbing(beforeWall(infantry(blue)), structure, levels)}), a);
    };
    EXPECT_FALSE(isUp(middleWall, 0));
    EXPECT_TRUE(isUp(middleWall, 1));
    EXPECT_FALSE(isUp(westTower, 0));
    EXPECT_FALSE(isUp(westTower, 1));
    EXPECT_TRUE(isUp(westTower, 2));
}

TEST(ASL06, EveryEnemyThatTouchesItsPart) {
    const Battle whole = atStronghold({climbed(infantry(blue)), onWall(infantry(red))});
    EXPECT_EQ(meleeDice(whole, a, b).total(), 4);
    EXPECT_EQ(meleeDice(whole, b, a).total(), 4);
    const Battle half = atStronghold({climbed(infantry(blue)), onWall(infantry(red), 0.8_du)});
    EXPECT_EQ(meleeDice(half, a, b).total(), 2);
    EXPECT_EQ(meleeDice(half, b, a).total(), 2);
}

TEST(ASL09, InExtendedFormation) {
    const std::vector<TestUnit> defenders{onWall(infantry(red).extendedLeft().extendedRight())};
    const Battle both =
        atStronghold({climbed(infantry(blue).extendedLeft().extendedRight()), defenders.front()});
    EXPECT_EQ(meleeDice(both, a, b).total(), 6);
    const Battle one = atStronghold({climbed(infantry(blue).extendedLeft()), defenders.front()});
    EXPECT_EQ(meleeDice(one, a, b).total(), 5);
    EXPECT_EQ(moraleInMelee(both, a, b).total(), 5);
}

TEST(ASL10, NoFormationOnALadder) {
    const Battle battle = beforeTheWall(infantry(blue).in(Formation::wallOfShields));
    EXPECT_EQ(moved(battle, up()).battle.unit(a).formation, std::nullopt);
    const Move facing = arriving(a, {}, middleWall, Arrival::lineUp);
    EXPECT_EQ(moved(battle, facing).battle.unit(a).formation, Formation::wallOfShields);
}

TEST(ASL24, NoFormationOnAWall) {
    const Battle battle =
        atStronghold({onWall(infantry(red)).in(Formation::wallOfShields).at(10_du, 9.1_du).active()});
    const Move lining = arriving(a, {Advance{0.1_du}}, middleWall, Arrival::lineUp);
    EXPECT_EQ(moved(battle, lining).battle.unit(a).formation, std::nullopt);
    const auto plain = moved(battle, moving(a, {Advance{0.1_du}}));
    EXPECT_TRUE(standsOnWall(plain.battle, a));
    EXPECT_EQ(plain.battle.unit(a).formation, std::nullopt) << "nor by a plain move";
    EXPECT_EQ(plain.all<FormationLost>().front().why, "ASL-24"_rule);
    Move formingUp = moving(a, {Advance{0.1_du}});
    formingUp.after = {TakeFormation{Formation::wallOfShields}};
    EXPECT_EQ(
        refusalOf(atStronghold({infantry(red).canTake(Formation::wallOfShields).at(10_du, 9.1_du).active()}),
                  formingUp),
        "ASL-24");
    Move extending = moving(a, {});
    extending.after = {ExtendFront{Flank::left}};
    EXPECT_EQ(refusalOf(atStronghold({onWall(infantry(red)).active()}), extending), "");
    Move forming = moving(a, {});
    forming.after = {TakeFormation{Formation::wallOfShields}};
    EXPECT_EQ(
        refusalOf(atStronghold({onWall(infantry(red)).canTake(Formation::wallOfShields).active()}), forming),
        "ASL-24");
}

TEST(ASL13, AnEmptyTop) {
    const Cues yes{.answers = {YesOrNo{true}}};
    const auto wall = nextMovement(atStronghold({climbing(beforeWall(infantry(blue)), middleWall, 0)}), yes);
    EXPECT_EQ(wall.battle.unit(a).climb, std::nullopt);
    EXPECT_TRUE(standsOnWall(wall.battle, a));
    const TestUnit atTower = climbing(infantry(blue).at(7.2_du, 10.4_du).facing(180_deg), westTower, 1);
    EXPECT_EQ(nextMovement(atStronghold({atTower}), yes).battle.unit(a).inside, westTower);
    EXPECT_EQ(nextMovement(atStronghold({atTower})).battle.unit(a).climb, (Climb{westTower, 2}))
        << "it may stay";
}

TEST(ASL13, NoStepFartherInTheSameTurn) {
    TestUnit climber = climbing(beforeWall(infantry(blue)), middleWall, 0).moves(4_mp);
    Battle battle = nextMovement(atStronghold({climber}), {.answers = {YesOrNo{true}}}).battle;
    ASSERT_EQ(battle.unit(a).pose, (Pose{{10_du, 9.2_du}, south}));
    battle.units.at(0).markers.insert(Marker::active);
    const Move inside = moving(a, {Advance{1_du}});
    const Move along = moving(a, {Slide{Heading(90_deg), 1_du}});
    EXPECT_EQ(refusalOf(battle, inside), "ASL-13");
    EXPECT_EQ(refusalOf(battle, along), "ASL-13");
    EXPECT_EQ(refusalOf(battle, arriving(a, {Slide{Heading(270_deg), 1.6_du}}, westTower, Arrival::occupy)),
              "ASL-13");
    EXPECT_EQ(refusal(mayShootAfterMoving(battle, a)), "RNG-06");
    battle.units.at(0).turn = {};
    EXPECT_EQ(refusalOf(battle, inside), "") << "in the next turn";
    EXPECT_EQ(refusalOf(battle, along), "");
}

TEST(ASL13, ItFightsWhomItsFrontTouches) {
    const TestUnit climber = climbing(beforeWall(infantry(blue)), middleWall, 0);
    const TestUnit inCourtyard = infantry(red).at(10_du, 8.4_du).facing(0_deg);
    const auto up = nextMovement(atStronghold({climber, inCourtyard}), {.answers = {YesOrNo{true}}});
    EXPECT_EQ(combatsToFight(inPhase(Phase::melee, up.battle)), (std::vector<Opponents>{{a, b}}));
}

TEST(ASL13, DownInsideWithLimitedMovement) {
    const auto down = [](const TestUnit& unit, Du way) {
        return refusalOf(turnOf(unit.unit.owner, atStronghold({unit})), moving(a, {Advance{way}}));
    };
    const TestUnit intruder = inTakenPlace(infantry(blue)).active().moves(4_mp);
    EXPECT_EQ(down(intruder, 2_du), "");
    EXPECT_EQ(down(intruder, 2.1_du), "HGT-15");
    const Battle battle = turnOf(blue, atStronghold({intruder}));
    EXPECT_EQ(planOf(battle, moving(a, {Advance{2_du}})).allowanceTerms.terms().back().rule, "ASL-13"_rule);
    const TestUnit defender = onWall(infantry(red)).facing(180_deg).active().moves(4_mp);
    EXPECT_EQ(down(defender, 4_du), "") << "WAL-05: a defender stands at the foot of its wall";
}

TEST(TOW08, FromOutsideOnlyByClimbing) {
    const TestUnit top = climbing(infantry(blue).at(7.2_du, 10.4_du).facing(180_deg), westTower, 1);
    EXPECT_EQ(nextMovement(atStronghold({top}), {.answers = {YesOrNo{true}}}).battle.unit(a).inside,
              westTower);
    const auto held = nextMovement(atStronghold({top, inTower(infantry(red))}));
    EXPECT_EQ(held.questions<Decide>(), 0);
    EXPECT_EQ(held.battle.unit(a).inside, std::nullopt);
}

TEST(ASL15, ComingDown) {
    const TestUnit half = climbing(infantry(blue).at(7.2_du, 10.4_du).facing(180_deg), westTower, 1);
    const auto coming = [](const Battle& battle) { return refusal(fits(battle, ChooseMove{}, ComeDown{a})); };
    Battle battle = turnOf(blue, atStronghold({half}));
    EXPECT_EQ(coming(battle), "ACT-08");
    battle.units.at(0).markers.insert(Marker::active);
    EXPECT_EQ(coming(battle), "");
    EXPECT_EQ(refusalOf(battle, moving(a, {Advance{0.1_du}})), "ASL-15");
    const auto played = play(battle, {}, [](Game& game) { act(game, ComeDown{a}); });
    EXPECT_EQ(played.battle.unit(a).climb, std::nullopt);
    EXPECT_TRUE(played.battle.unit(a).did(TurnFlag::finishedMove));
}

TEST(WAL09, DownOnTheOutside) {
    const Pose below{{10_du, 10.4_du}, north};
    const auto played = moved(atStronghold({onWall(infantry(red)).active()}), out(below));
    EXPECT_EQ(played.battle.unit(a).pose, below);
    EXPECT_EQ(played.battle.unit(a).turn.spent, 4_mp);
    const Battle met =
        atStronghold({onWall(infantry(red)).active(), infantry(blue).at(10_du, 11.2_du).facing(180_deg)});
    EXPECT_EQ(refusalOf(met, out(below)), "WAL-09");
    EXPECT_EQ(refusalOf(atStronghold({onWall(cavalry(red)).active()}), out(below)), "WAL-09");
    Move hurrying = out(below);
    hurrying.gait = Gait::forcedMarch;
    EXPECT_EQ(refusalOf(atStronghold({onWall(infantry(red)).active()}), hurrying), "WAL-09");
}

// -------------------------------------------------------- victory at the top

/// Blue a at the top kills red b with its first strike; red, which strikes first, misses.
Cues victory(std::deque<Answer> answers) {
    return {.rolls = {{1, 1, 1, 1}, {6, 1, 1, 1}, {6}}, .answers = std::move(answers)};
}

TEST(WAL17, TheFreedPlaceIsTaken) {
    const Battle battle =
        turnOf(blue, atStronghold({climbed(infantry(blue)), onWall(infantry(red).wounded(3)),
                                   infantry(red).at(2_du, 2_du)}));
    Battle quiet = battle;
    const auto taken = fight(quiet, victory({YesOrNo{true}}));
    EXPECT_EQ(taken.battle.unit(a).pose, (Pose{{10_du, 9.2_du}, south}));
    EXPECT_EQ(taken.battle.unit(a).climb, std::nullopt);
    EXPECT_TRUE(standsOnWall(taken.battle, a));
    const auto stayed = fight(quiet, victory({}));
    EXPECT_EQ(stayed.battle.unit(a).climb, (Climb{middleWall, 1}));
}

TEST(ASL12, TheTowerIsTaken) {
    const TestUnit top = climbing(infantry(blue).at(7.2_du, 10.4_du).facing(180_deg), westTower, 2);
    const Battle battle =
        turnOf(blue, atStronghold({top, inTower(infantry(red).wounded(3)), infantry(red).at(2_du, 2_du)}));
    const auto taken = fight(battle, {.rolls = {{1, 1}, {6, 1}, {6}}, .answers = {YesOrNo{true}}});
    EXPECT_EQ(taken.battle.unit(a).inside, westTower);
}

TEST(WAL18, NeighborsOfATakenPlace) {
    const std::vector<TestUnit> units{inTakenPlace(infantry(blue)), onWall(infantry(red), 1.6_du),
                                      onWall(infantry(red), -1.6_du)};
    const Battle both = inPhase(Phase::melee, turnOf(blue, atStronghold(units)));
    EXPECT_EQ(combatsToFight(both), (std::vector<Opponents>{{a, b}, {a, c}}));
    const Battle one = inPhase(Phase::melee, turnOf(blue, atStronghold({units.at(0), units.at(1)})));
    EXPECT_EQ(meleeDice(one, a, b).total(), 2);
    const Battle none =
        inPhase(Phase::melee, turnOf(blue, atStronghold({units.at(0), onWall(infantry(red), 1.7_du)})));
    EXPECT_TRUE(combatsToFight(none).empty());
}

Move sideways(Du way, std::optional<UnitId> target) {
    Move move = moving(a, {Slide{Heading(90_deg), way}});
    if (target) move.charge = Charge{.target = *target, .side = std::nullopt};
    return move;
}

TEST(WAL15, SidewaysAlongTheWall) {
    const auto with = [](Du gap) {
        return atStronghold({onWall(infantry(red), -1.6_du - gap + 1.6_du).active().moves(2_mp),
                             inTakenPlace(infantry(blue), 1.6_du)});
    };
    const auto played = moved(with(1_du), sideways(1.5_du, b));
    EXPECT_EQ(played.battle.unit(a).pose, (Pose{{10_du, 9.2_du}, north}));
    EXPECT_EQ(played.count<Charged>(), 1);
    EXPECT_EQ(refusalOf(with(1.1_du), sideways(1.5_du, b)), "HGT-15");
    const Battle open = atStronghold({infantry(red).at(9_du, 6_du).active().moves(2_mp),
                                      infantry(blue).at(11.6_du, 6_du).facing(180_deg)});
    EXPECT_EQ(refusalOf(open, sideways(1.5_du, b)), "MAN-03");
}

TEST(WAL15, AnEnemyInsideIsMetOnAnySide) {
    // In the yard, with its nearest side 1 DU to the right of the charger.
    const auto met = [](Degrees heading, Du x) {
        return moved(atStronghold({onWall(infantry(red), 0.6_du).active().moves(2_mp),
                                   infantry(blue).at(x, 8.8_du).facing(heading)}),
                     sideways(1_du, b));
    };
    const auto flank = met(0_deg, 13.2_du);
    EXPECT_EQ(flank.all<Charged>().front().side, geometry::Edge::left);
    EXPECT_EQ(meleeDice(flank.battle, a, b).total(), 1);
    const auto rear = met(90_deg, 12.8_du);
    EXPECT_EQ(rear.all<Charged>().front().side, geometry::Edge::rear);
    EXPECT_EQ(meleeDice(rear.battle, a, b).total(), 2);
    EXPECT_EQ(meleeDice(rear.battle, b, a).total(), 2);
    const auto front = met(270_deg, 12.8_du);
    EXPECT_EQ(front.all<Charged>().front().side, geometry::Edge::front);
    EXPECT_EQ(meleeDice(front.battle, a, b).total(), 2);
    EXPECT_EQ(defenseOf(front.battle, b, a), (Defense{5, 7})) << "its front has no penalty";
    EXPECT_EQ(defenseOf(front.battle, a, b), (Defense{4, 6})) << "struck in the flank";
}

TEST(WAL15, BesideATower) {
    // The enemy is behind the tower, away from the wall, and meets half of the flank.
    const auto battle = [](Du x) {
        return atStronghold(
            {onWall(infantry(red)).active().moves(2_mp), infantry(blue).at(x, 8.4_du).facing(90_deg)});
    };
    Move west = moving(a, {Slide{Heading(270_deg), 1_du}});
    west.charge = Charge{.target = b, .side = std::nullopt};
    EXPECT_EQ(meleeDice(moved(battle(7.8_du), west).battle, a, b).total(), 1);
    EXPECT_EQ(refusalOf(battle(7.7_du), west), "CHG-01") << "1.1 DU away";
}

TEST(WAL15, IntoACorner) {
    TestTable table = stronghold();
    table.structures.at(4) = built(StructureKind::cornerWall, 12.8_du, 9.6_du);
    table.structures.at(4).fortress = 0;
    const Battle battle = atStronghold(
        {onWall(infantry(red), -0.6_du).active().moves(2_mp), inTakenPlace(infantry(blue), 2_du)}, table);
    EXPECT_EQ(placesHeld(battle, b).back(), (WallPlace{eastGate, 0}));
    const auto played = moved(battle, sideways(1_du, b));
    EXPECT_EQ(played.battle.unit(a).pose, (Pose{{10.4_du, 9.2_du}, north}));
    EXPECT_EQ(meleeDice(played.battle, a, b).total(), 2);
}

TEST(WAL19, ThrowingAnIntruderOff) {
    const Battle battle = atStronghold(
        {onWall(infantry(red), -1_du).active().moves(2_mp), inTakenPlace(infantry(blue), 1.6_du)});
    const auto played = moved(battle, sideways(1_du, b));
    EXPECT_EQ(meleeDice(played.battle, a, b).total(), 2);
    EXPECT_EQ(meleeDice(played.battle, b, a).total(), 2);
    EXPECT_EQ(defenseOf(played.battle, a, b), (Defense{4, 6}));
    EXPECT_EQ(defenseOf(played.battle, b, a), (Defense{4, 6}));
    EXPECT_EQ(attackOf(played.battle, a, b), (Attack{3, 3}));
}

TEST(ASL17, DefendersFightInBothTurns) {
    const Battle battle =
        inPhase(Phase::melee, atStronghold({climbed(infantry(blue)), onWall(infantry(red))}));
    EXPECT_EQ(combatsToFight(turnOf(red, battle)), (std::vector<Opponents>{{b, a}}));
    EXPECT_EQ(combatsToFight(turnOf(blue, battle)), (std::vector<Opponents>{{a, b}}));
    const Battle low =
        inPhase(Phase::melee,
                atStronghold({climbing(beforeWall(infantry(blue)), middleWall, 0), onWall(infantry(red))}));
    EXPECT_TRUE(combatsToFight(turnOf(red, low)).empty());
}

TEST(ASL22, WithdrawingFromAWall) {
    const auto withdrawing = [](TestUnit unit, const TestUnit& enemy, Du way) {
        return refusal(planWithdrawal(atStronghold({onWall(std::move(unit)), enemy}), Withdraw{a, way}));
    };
    const TestUnit slow = infantry(red).moves(2_mp);
    EXPECT_EQ(withdrawing(TestUnit(slow).active(), climbed(infantry(blue)), 1_du), "");
    EXPECT_EQ(withdrawing(TestUnit(slow).active(), climbed(infantry(blue)), 1.1_du), "ENG-17");
    EXPECT_EQ(withdrawing(slow, climbed(infantry(blue)), 1_du), "ACT-11");
    EXPECT_EQ(withdrawing(TestUnit(slow).active(), climbing(beforeWall(infantry(blue)), middleWall, 0), 1_du),
              "ENG-01");
}

TEST(ASL23, OverTheWallAfterIt) {
    const Battle battle = atStronghold({onWall(infantry(red).moves(2_mp)).active(), climbed(infantry(blue))});
    const auto withdraw = [&](bool follows) {
        return play(battle, {.answers = {YesOrNo{follows}}},
                    [](Game& game) { act(game, Withdraw{a, 1_du}); });
    };
    const auto followed = withdraw(true);
    EXPECT_EQ(followed.battle.unit(b).pose, (Pose{{10_du, 9_du}, south}));
    EXPECT_EQ(followed.battle.unit(b).climb, std::nullopt);
    EXPECT_EQ(meleeDice(followed.battle, a, b).total(), 4);
    EXPECT_EQ(defenseOf(followed.battle, a, b), (Defense{5, 7}));
    const auto stayed = withdraw(false);
    EXPECT_FALSE(isEngaged(stayed.battle, b));
    EXPECT_EQ(stayed.battle.unit(b).climb, (Climb{middleWall, 1}));
}

TEST(ENG17, NobodyWithdrawsIntoAWall) {
    const auto back = [](Du y) {
        const Battle battle = atStronghold(
            {infantry(red).at(10_du, y).active(), infantry(blue).at(10_du, y + 0.8_du).facing(180_deg)});
        return refusal(planWithdrawal(battle, Withdraw{a, 0.5_du}));
    };
    EXPECT_EQ(back(10.8_du), "WAL-13");
    EXPECT_EQ(back(11_du), "");
}

}  // namespace
}  // namespace vallum::field
