// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/combats.h"
#include "support/fortresses.h"
#include "support/moves.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/combat/ranged.h>
#include <vallum/field/procedures/siege/siege_towers.h>
#include <vallum/field/queries/siege_tasks.h>
#include <vallum/field/rules/combat/ranged.h>
#include <vallum/field/rules/siege/climbing.h>
#include <vallum/field/rules/siege/siege.h>
#include <vallum/field/rules/siege/siege_towers.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/fortress/walls.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/words.h>

namespace vallum::field {
namespace {

constexpr StructureId tower(5);   // beside the stronghold of red
constexpr StructureId lonely(0);  // in the open

Structure siegeTower(Du x, Du y, Degrees heading, Seat owner) {
    Structure made = built(StructureKind::siegeTower, x, y, heading);
    made.owner = owner;
    return made;
}
/// Blue's siege tower is at this place near the stronghold.
TestTable stormed(Du x, Du y, Degrees heading = 180_deg) {
    TestTable table = stronghold();
    table.structures.push_back(siegeTower(x, y, heading, blue));
    return table;
}
/// Blue's unit inside it.
TestUnit crew(TestUnit unit, const TestTable& table) {
    unit.unit.inside = tower;
    unit.unit.pose = table.structures.back().pose;
    return unit.active();
}
Battle storming(const TestTable& table, const std::vector<TestUnit>& others = {}) {
    std::vector<TestUnit> units{crew(infantry(blue), table)};
    units.insert(units.end(), others.begin(), others.end());
    return turnOf(blue, battleOf(units, table));
}

/// Red's siege tower in the open at (10, 10), facing north, with unit a in it.
TestTable open() {
    TestTable table;
    table.structures = {siegeTower(10_du, 10_du, 0_deg, red)};
    return table;
}
TestUnit inside(TestUnit unit) {
    unit.unit.inside = lonely;
    return unit.at(10_du, 10_du).facing(0_deg);
}
Battle rolling(const TestUnit& unit, TestTable table = open()) { return battleOf({inside(unit)}, table); }

/// Blue's tower is at the wall.
TestTable atTheWall() { return stormed(10_du, 10.4_du); }

TEST(SGT02, OneUnitOnBothLevels) {
    const Battle held = battleOf({inside(infantry(red)), infantry(red).at(10_du, 9.2_du).active()}, open());
    EXPECT_EQ(refusalOf(held, arriving(b, {}, lonely, Arrival::occupy)), "SGT-02");
    TestUnit climber = climbing(infantry(red).at(10_du, 11.2_du).facing(180_deg), tower, 2);
    const Battle both = inPhase(Phase::melee, storming(atTheWall(), {onWall(infantry(red)), climber}));
    EXPECT_TRUE(areEngaged(both, a, b));
    EXPECT_TRUE(areEngaged(both, a, c));
}

TEST(SGT12, LiningUpIsNoMoveForNothing) {
    const Battle battle = rolling(infantry(red).moves(5_mp).active());
    const Pose there{{10_du, 10.2_du}, north};
    const std::string text = words(battle, TowerRolled{lonely, a, Advance{0_du}, there, 0_mp, "SGT-12"_rule});
    EXPECT_NE(text.find("lines the siege tower"), std::string::npos) << text;
}

TEST(SGT03, TwoDuWithItsUnit) {
    const Battle battle = rolling(infantry(red).moves(5_mp).active());
    const auto played = made(battle, moving(a, {Advance{2_du}}));
    const Pose there{{10_du, 12_du}, north};
    EXPECT_EQ(played.battle.structure(lonely).pose, there);
    EXPECT_EQ(played.battle.unit(a).pose, there);
    EXPECT_EQ(played.battle.unit(a).inside, lonely);
    EXPECT_EQ(played.count<TowerRolled>(), 1);
    EXPECT_EQ(refusalOf(battle, moving(a, {Advance{2.1_du}})), "SGT-03");
    EXPECT_EQ(refusalOf(battle, moving(a, {Pivot{Corner::frontLeft, 45_deg}, Advance{1_du}})), "");
    EXPECT_EQ(refusalOf(battle, moving(a, {Pivot{Corner::frontLeft, 45_deg}, Advance{1.1_du}})), "SGT-03");
    EXPECT_EQ(refusalOf(battle, marching(a, {Advance{2_du}})), "SGT-03");
    EXPECT_EQ(refusalOf(battle, marching(a, {})), "SGT-03") << "nor is it offered";
    EXPECT_EQ(refusalOf(battle, moving(a, {Turn{90_deg}})), "SGT-03");
}

TEST(SGT03, OnACornerOfItsTile) {
    const auto played = made(rolling(infantry(red).active()), moving(a, {Pivot{Corner::frontLeft, 90_deg}}));
    EXPECT_EQ(played.battle.structure(lonely).pose, (Pose{{10_du, 10.8_du}, west}));
}

TEST(SGT03, OnlyActivatedAndHeld) {
    EXPECT_EQ(refusalOf(rolling(infantry(red)), moving(a, {Advance{1_du}})), "ACT-08");
    Battle empty = battleOf({infantry(red).at(10_du, 9.2_du).active()}, open());
    EXPECT_EQ(refusalOf(empty, moving(a, {Advance{1_du}})), "SGT-11") << "the tower does not go along";
}

TEST(FOR04, InATowerACardHasNoFrontToExtend) {
    const Battle battle = rolling(infantry(red).active());
    Move move = moving(a, {});
    move.before = {ExtendFront{Flank::left}};
    EXPECT_EQ(refusalOf(battle, move), "FOR-04");
    move.out = Pose{{10_du, 9.2_du}, north};
    EXPECT_EQ(refusalOf(battle, move), "") << "outside it has one";
}

TEST(SGT04, NotInTheTurnOfEntering) {
    const Battle fresh = battleOf({infantry(red).at(10_du, 9.2_du).active()}, open());
    Battle entered = moved(fresh, arriving(a, {}, lonely, Arrival::occupy)).battle;
    EXPECT_EQ(entered.unit(a).inside, lonely);
    EXPECT_EQ(refusalOf(entered, moving(a, {Advance{0.1_du}})), "SGT-04");
    entered.units.at(0).turn = {};
    EXPECT_EQ(refusalOf(entered, moving(a, {Advance{2_du}})), "");
}

TEST(SGT05, SidewaysAndBackward) {
    const Battle battle = rolling(infantry(red).active());
    for (const Heading way : {west, east, south, Heading(45_deg)}) {
        EXPECT_EQ(refusalOf(battle, moving(a, {Slide{way, 1_du}})), "");
        EXPECT_EQ(refusalOf(battle, moving(a, {Slide{way, 1.1_du}})), "SGT-05");
    }
    EXPECT_EQ(refusalOf(battle, moving(a, {Advance{0.5_du}, Slide{west, 0.5_du}})), "");
    EXPECT_EQ(refusalOf(battle, moving(a, {Advance{0.6_du}, Slide{west, 0.5_du}})), "SGT-05");
}

TEST(SGT06, NotUnderAttack) {
    const TestTable table = atTheWall();
    const auto backward = [](const Battle& battle) {
        return refusalOf(battle, moving(a, {Slide{north, 1_du}}));
    };
    EXPECT_EQ(backward(storming(table, {onWall(infantry(red))})), "SGT-06");
    EXPECT_EQ(backward(storming(table)), "");
    const TestUnit below = infantry(red).at(10_du, 11.2_du).facing(180_deg);
    EXPECT_EQ(
        backward(storming(stormed(10_du, 14_du), {climbing(TestUnit(below).at(10_du, 14.8_du), tower, 0)})),
        "SGT-06");
}

TEST(SGT07, StormedLikeAWatchtower) {
    TestUnit climber = infantry(blue).at(10_du, 10.8_du).facing(180_deg).active();
    const Battle battle = turnOf(blue, battleOf({climber, inside(infantry(red))}, open()));
    const Battle begun = moved(battle, arriving(a, {}, lonely, Arrival::climb)).battle;
    EXPECT_EQ(begun.unit(a).climb, (Climb{lonely, 0}));
    for (const int levels : {0, 1, 2}) {
        Battle later = inPhase(Phase::melee, begun);
        later.units.at(0).climb->levels = levels;
        EXPECT_EQ(areEngaged(later, a, b), levels == 2);
    }
}

TEST(SGT07, WhoeverTakesItOwnsIt) {
    TestUnit climber = climbing(infantry(blue).at(10_du, 10.8_du).facing(180_deg), lonely, 2);
    const Battle battle = inPhase(
        Phase::melee,
        turnOf(blue,
               battleOf({climber, inside(infantry(red).wounded(3)), infantry(red).at(2_du, 2_du)}, open())));
    const auto played = fight(battle, {.rolls = {{1, 1}, {6, 1}, {6}}, .answers = {YesOrNo{true}}});
    EXPECT_EQ(played.battle.unit(a).inside, lonely);
    EXPECT_EQ(played.battle.structure(lonely).owner, blue);
}

TEST(SGT08, OnlyOverOpenGround) {
    const auto over = [](Terrain kind, Du from) {
        TestTable table = open();
        table.tiles = {tile(kind, {8_du, from}, {12_du, 14_du})};
        return refusalOf(rolling(infantry(red).active(), table), moving(a, {Advance{2_du}}));
    };
    for (const Terrain kind : {Terrain::forest, Terrain::hill, Terrain::ford}) {
        EXPECT_EQ(over(kind, 12.4_du), "SGT-08") << "it touches";
        EXPECT_EQ(over(kind, 12.5_du), "");
    }
    for (const Terrain kind : {Terrain::river, Terrain::lake, Terrain::mountain}) {
        EXPECT_EQ(over(kind, 12.4_du), "") << "it may touch";
        EXPECT_EQ(over(kind, 12.3_du), "SGT-08");
    }
    const auto past = [](StructureKind kind) {
        TestTable table = open();
        table.structures.push_back(built(kind, 10_du, 12_du));
        return refusalOf(rolling(infantry(red).active(), table), moving(a, {Advance{2_du}}));
    };
    for (const StructureKind kind :
         {StructureKind::trench, StructureKind::barricade, StructureKind::wideBridge,
          StructureKind::villageSector, StructureKind::wall}) {
        EXPECT_EQ(past(kind), "SGT-08");
    }
}

TEST(SGT08, OverCaltrops) {
    TestTable table = open();
    table.structures.push_back(built(StructureKind::smallCaltrops, 10_du, 11_du));
    const Battle battle = rolling(infantry(red).active(), table);
    const Move over = moving(a, {Advance{1_du}});
    EXPECT_EQ(planOf(battle, over).spent, 1.8_mp) << "0.2 DU on open ground";
    const auto played = made(battle, over, {.rolls = {{6, 1}, {1}}});
    ASSERT_EQ(played.count<CaltropsRolled>(), 1);
    EXPECT_EQ(played.all<CaltropsRolled>().front().faces.size(), 2U);
    EXPECT_EQ(played.battle.unit(a).wounds, 1);
}

TEST(RAZ01, RubbleShieldsNobodyFromASiegeTower) {
    const TestUnit holder = onWall(infantry(red).defense(5, 6));
    const Battle whole = storming(atTheWall(), {holder});
    EXPECT_EQ(defenseOf(whole, b, a), (Defense{7, 6}));
    const Battle gap = storming(collapsed(middleWall, atTheWall()), {holder});
    EXPECT_TRUE(areEngaged(gap, a, b));
    EXPECT_EQ(defenseOf(gap, b, a), (Defense{5, 6}));
}

TEST(WAL20, ASiegeTowerOnEitherSideOfACorner) {
    for (const geometry::Point place : {geometry::Point{10_du, 10.8_du}, geometry::Point{10.8_du, 10_du}}) {
        TestTable table;
        table.structures = {built(StructureKind::cornerWall, 10_du, 10_du),
                            siegeTower(place.x, place.y, 180_deg, blue)};
        TestUnit stormer = infantry(blue).at(place.x, place.y);
        stormer.unit.inside = StructureId(1);
        const Battle battle =
            turnOf(blue, battleOf({stormer, infantry(red).at(9.2_du, 9.6_du).facing(0_deg)}, table));
        EXPECT_EQ(meleeDice(battle, a, b).total(), 1);
        EXPECT_EQ(meleeDice(battle, b, a).total(), 1);
        EXPECT_EQ(attackOf(battle, a, b), (Attack{4, 4})) << "SGT-13";
    }
}

TEST(SGT15, OntoAnEmptyCornerWall) {
    for (const geometry::Point place : {geometry::Point{10_du, 10.8_du}, geometry::Point{10.8_du, 10_du}}) {
        TestTable table;
        table.structures = {built(StructureKind::cornerWall, 10_du, 10_du),
                            siegeTower(place.x, place.y, 180_deg, blue)};
        TestUnit stormer = infantry(blue).at(place.x, place.y).active();
        stormer.unit.inside = StructureId(1);
        const Battle battle = turnOf(blue, battleOf({stormer}, table));
        const auto crossed = crossingTo(battle, a, StructureId(0));
        ASSERT_TRUE(crossed);
        const auto there =
            play(battle, {}, [](Game& game) { crossOver(game, a, StructureId(0), "SGT-15"_rule); });
        EXPECT_TRUE(standsOnWall(there.battle, a));
        const Battle held = battleOf({stormer, infantry(red).at(9.2_du, 9.6_du).facing(0_deg)}, table);
        EXPECT_FALSE(crossingTo(held, a, StructureId(0)));
    }
}

TEST(SGT08, ItMayTouchAWall) {
    const Battle battle = storming(stormed(10_du, 11.4_du));
    EXPECT_EQ(refusalOf(battle, moving(a, {Advance{1_du}})), "");
    EXPECT_EQ(refusalOf(battle, moving(a, {Advance{1.1_du}})), "SGT-08");
}

TEST(SGT08, NotThroughAnybody) {
    const auto ahead = [](const TestUnit& other) {
        return refusalOf(battleOf({inside(infantry(red).active()), other}, open()),
                         moving(a, {Advance{2_du}}));
    };
    EXPECT_EQ(ahead(infantry(red).at(10_du, 12_du)), "MOV-05");
    EXPECT_EQ(ahead(infantry(blue).at(10_du, 12_du)), "MOV-03");
    EXPECT_EQ(ahead(infantry(blue).at(10_du, 12.8_du)), "MOV-17");
    EXPECT_EQ(ahead(infantry(blue).at(10_du, 12.9_du)), "");
}

// ------------------------------------------------------------ in at the start

Battle deploying(const TestUnit& first, const TestUnit& second) {
    TestTable table = open();
    table.structures.front().pose.center = {10_du, 4_du};
    Battle battle = battleOf({first, second}, table);
    for (Unit& it : battle.units) it.place = Place::reserve;
    battle.stage = Stage::deployment;
    return battle;
}

TEST(SGT09, OneUnitMayStartInIt) {
    const auto start = [](const Battle& battle, UnitId unit) {
        return refusal(mayStartInside(battle, unit, lonely));
    };
    EXPECT_EQ(start(deploying(infantry(red), infantry(red)), a), "");
    EXPECT_EQ(start(deploying(cavalry(red), infantry(red)), a), "FOR-21");
    Battle held = deploying(infantry(red), infantry(red));
    held.units.at(1).place = Place::table;
    held.units.at(1).inside = lonely;
    EXPECT_EQ(start(held, a), "SGT-09");
}

TEST(SGT09, ItIsOffered) {
    const Battle battle = withSetting(deploying(infantry(red), infantry(red)),
                                      [](Setting& it) { it.victory = {Victory::casualties}; });
    const auto options = System::options(battle, PlaceUnit{});
    EXPECT_TRUE(std::ranges::any_of(options, [](const Answer& it) {
        const auto* placement = std::get_if<UnitPlacement>(&it);
        return placement != nullptr && placement->inside == lonely;
    }));
}

TEST(SGT10, ArtilleryStays) {
    const TestUnit ballista = infantry(red).of(UnitClass::artillery);
    EXPECT_EQ(refusal(mayStartInside(deploying(ballista, infantry(red)), a, lonely)), "");
    Move leaving = moving(a, {});
    leaving.out = Pose{{10_du, 10.8_du}, north};
    EXPECT_EQ(refusalOf(rolling(TestUnit(ballista).active()), leaving), "SGT-10");
    const Battle outside = battleOf({TestUnit(ballista).at(10_du, 9.2_du).active()}, open());
    EXPECT_EQ(refusalOf(outside, arriving(a, {}, lonely, Arrival::occupy)), "SGT-10");
    const TestTable table = atTheWall();
    std::vector<TestUnit> units{crew(infantry(blue).of(UnitClass::artillery), table)};
    EXPECT_EQ(refusalOf(turnOf(blue, battleOf(units, table)), arriving(a, {}, middleWall, Arrival::occupy)),
              "SGT-10");
}

TEST(SGT11, InAndOutWithLimitedMovement) {
    const auto entering = [](TestUnit unit, Du way) {
        unit.at(10_du, 9.2_du - way).active();
        return refusalOf(battleOf({unit}, open()), arriving(a, {Advance{way}}, lonely, Arrival::occupy));
    };
    EXPECT_EQ(entering(infantry(red).moves(2_mp), 1_du), "");
    EXPECT_EQ(entering(infantry(red).moves(2_mp), 1.1_du), "HGT-15");
    EXPECT_EQ(entering(cavalry(red), 0.5_du), "FOR-21");
    TestUnit enemy = infantry(blue).at(10_du, 9.2_du).active();
    EXPECT_EQ(refusalOf(turnOf(blue, battleOf({enemy}, open())), arriving(a, {}, lonely, Arrival::occupy)),
              "SGT-11");
    const Battle archer = battleOf({archers(red).at(10_du, 8.2_du).active()}, open());
    const Battle in = moved(archer, arriving(a, {Advance{1_du}}, lonely, Arrival::occupy)).battle;
    EXPECT_EQ(refusal(mayShootAfterMoving(in, a)), "");
    Move out = moving(a, {Advance{1_du}});
    out.out = Pose{{10_du, 10.8_du}, north};
    EXPECT_EQ(refusalOf(rolling(infantry(red).moves(2_mp).active()), out), "");
    out.path = {Advance{1.1_du}};
    EXPECT_EQ(refusalOf(rolling(infantry(red).moves(2_mp).active()), out), "HGT-15");
}

// -------------------------------------------------------------------- fighting

TEST(SGT12, TwoDiceForEachSide) {
    const Battle wall = storming(atTheWall(), {onWall(infantry(red))});
    EXPECT_EQ(meleeDice(wall, a, b).total(), 2);
    EXPECT_EQ(meleeDice(wall, b, a).total(), 2);
    const TestUnit below = infantry(red).at(10_du, 11.2_du).facing(180_deg);
    const Battle both = inPhase(Phase::melee, storming(atTheWall(), {onWall(infantry(red)), below}));
    EXPECT_EQ(meleeDice(both, a, b).total(), 2);
    EXPECT_EQ(meleeDice(both, a, c).total(), 2);
    EXPECT_EQ(combatsToFight(both), (std::vector<Opponents>{{a, b}, {a, c}}));
    EXPECT_FALSE(areEngaged(turnOf(red, both), a, c)) << "in its own turn it has to climb";
}

TEST(SGT12, WhoeverHasShotFightsNobodyAtItsFoot) {
    const TestUnit below = infantry(red).at(10_du, 11.2_du).facing(180_deg).attack(4, 4);
    const auto crewed = [&](TestUnit enemy) {
        Battle battle = storming(atTheWall(), {std::move(enemy)});
        return withSetting(battle,
                           [](Setting& it) { it.types.at(0).ranged = Ranged{3, 8_du, Missile::bow}; });
    };
    const Battle shooting = inPhase(Phase::rangedAttack, crewed(below));
    EXPECT_EQ(refusal(fits(shooting, ChooseShot{}, ShotToMake{a, b})), "") << "nobody is engaged with it";
    const auto shot = play(shooting, {.rolls = {{1, 1, 1, 1}}}, [](Game& game) { shoot(game, {a, b}); });
    EXPECT_TRUE(combatsToFight(inPhase(Phase::melee, shot.battle)).empty());
    const Battle unspent = inPhase(Phase::melee, crewed(below));
    EXPECT_EQ(combatsToFight(unspent), (std::vector<Opponents>{{a, b}}));
    EXPECT_EQ(meleeDice(unspent, a, b).total(), 2);
    EXPECT_EQ(orderOfBlows(unspent, {a, b}).first, a);
    EXPECT_EQ(attackOf(unspent, a, b), (Attack{4, 4})) << "3/3";
    const TestUnit up = climbing(TestUnit(below), tower, 2);
    const Battle engaged = inPhase(Phase::rangedAttack, crewed(up));
    EXPECT_TRUE(areEngaged(engaged, a, b));
    EXPECT_EQ(refusal(fits(engaged, ChooseShot{}, ShotToMake{a, b})), "RNG-05");
}

TEST(SGT12, ItLinesUpLikeAnyUnit) {
    const Battle battle = storming(stormed(10.1_du, 11.4_du), {onWall(infantry(red))});
    Move slanted = arriving(a, {Advance{1_du}}, middleWall, Arrival::lineUp);
    const auto played = moved(battle, slanted);
    EXPECT_EQ(played.battle.structure(tower).pose, (Pose{{10_du, 10.4_du}, south}));
    EXPECT_EQ(meleeDice(played.battle, a, b).total(), 2);
    EXPECT_EQ(refusalOf(battle, arriving(a, {Advance{0.5_du}}, middleWall, Arrival::lineUp)), "HGT-18");
    EXPECT_EQ(refusalOf(battle, arriving(a, {Advance{1_du}}, middleWall, Arrival::climb)), "SGT-12");
    Move charge = moving(a, {Advance{1_du}});
    charge.charge = Charge{.target = b, .side = std::nullopt};
    EXPECT_EQ(refusalOf(battle, charge), "SGT-12");
}

TEST(SGT13, StrikesFirstByItsOwnRule) {
    const Battle battle =
        inPhase(Phase::melee, storming(atTheWall(), {onWall(infantry(red).attack(4, 4).defense(5, 6))}));
    const auto first = fight(battle, {.rolls = {{1, 1}, {1, 1}}}).all<FirstBlowGranted>();
    ASSERT_EQ(first.size(), 1U);
    EXPECT_EQ(first.front().why, "SGT-13"_rule);
}

TEST(SGT13, AboveAWall) {
    const Battle battle = storming(atTheWall(), {onWall(infantry(red).attack(4, 4).defense(5, 6))});
    EXPECT_EQ(attackOf(battle, a, b), (Attack{4, 4})) << "3/3";
    EXPECT_EQ(attackOf(battle, b, a), (Attack{4, 4}));
    EXPECT_EQ(orderOfBlows(battle, {a, b}).first, a);
    EXPECT_EQ(defenseOf(battle, b, a), (Defense{7, 6}));
    const TestUnit below = infantry(red).at(10_du, 11.2_du).facing(180_deg);
    const Battle ground = inPhase(Phase::melee, storming(atTheWall(), {below}));
    EXPECT_EQ(attackOf(ground, a, b), (Attack{4, 4}));
    EXPECT_EQ(orderOfBlows(ground, {a, b}).first, a);
}

TEST(SGT14, EqualToATower) {
    const Battle battle = storming(stormed(7.2_du, 10.4_du), {inTower(infantry(red))});
    EXPECT_EQ(meleeDice(battle, a, b).total(), 2);
    EXPECT_EQ(attackOf(battle, a, b), (Attack{3, 3}));
    EXPECT_EQ(attackOf(battle, b, a), (Attack{3, 3}));
    EXPECT_EQ(orderOfBlows(battle, {a, b}).kind, OrderOfBlows::Kind::together);
    EXPECT_EQ(defenseOf(battle, a, b), (Defense{7, 7}));
    EXPECT_EQ(defenseOf(battle, b, a), (Defense{7, 7}));
    TestTable two = open();
    two.structures.push_back(siegeTower(10_du, 10.8_du, 180_deg, blue));
    TestUnit other = infantry(blue).at(10_du, 10.8_du).facing(180_deg);
    other.unit.inside = StructureId(1);
    const Battle towers = battleOf({inside(infantry(red)), other}, two);
    EXPECT_EQ(meleeDice(towers, a, b).total(), 2);
    EXPECT_EQ(orderOfBlows(towers, {a, b}).kind, OrderOfBlows::Kind::together);
}

// -------------------------------------------------------------------- crossing

TEST(SGT15, OntoAnEmptyWall) {
    const Battle battle = storming(atTheWall());
    const auto played = moved(battle, arriving(a, {}, middleWall, Arrival::occupy));
    EXPECT_EQ(played.battle.unit(a).inside, std::nullopt);
    EXPECT_EQ(played.battle.unit(a).pose, (Pose{{10_du, 9.2_du}, south}));
    EXPECT_TRUE(standsOnWall(played.battle, a));
    EXPECT_EQ(holderOf(played.battle, tower), std::nullopt);
    EXPECT_EQ(refusalOf(storming(atTheWall(), {onWall(infantry(red))}),
                        arriving(a, {}, middleWall, Arrival::occupy)),
              "SGT-06");
    EXPECT_EQ(refusalOf(battle, arriving(a, {}, eastWall, Arrival::occupy)), "SGT-15");
}

TEST(SGT15, IntoAnEmptyTower) {
    const Battle battle = storming(stormed(7.2_du, 10.4_du));
    const auto played = moved(battle, arriving(a, {}, westTower, Arrival::occupy));
    EXPECT_EQ(played.battle.unit(a).inside, westTower);
    EXPECT_EQ(played.battle.structure(westTower).owner, red);
}

TEST(SGT15, InThePlaceOfTheBeaten) {
    const Battle battle =
        inPhase(Phase::melee,
                storming(atTheWall(), {onWall(infantry(red).wounded(3)), infantry(red).at(2_du, 2_du)}));
    const auto fighting = [&](bool follows) {
        return fight(battle, {.rolls = {{6, 1}, {6}}, .answers = {YesOrNo{follows}}}).battle;
    };
    EXPECT_TRUE(standsOnWall(fighting(true), a));
    EXPECT_EQ(fighting(false).unit(a).inside, tower);
}

TEST(SGT15, AnEnemyAtTheFootOfTheTowerDoesNotHoldItsUnit) {
    const TestUnit atTheFoot = infantry(red).at(9.2_du, 10.8_du).facing(90_deg);
    const Battle battle =
        inPhase(Phase::melee, storming(atTheWall(), {onWall(infantry(red).wounded(3)), atTheFoot}));
    ASSERT_TRUE(areEngaged(battle, a, c)) << "SGT-12";
    const auto won = fight(battle, {.rolls = {{6, 1}, {6}}, .answers = {YesOrNo{true}}}).battle;
    EXPECT_TRUE(standsOnWall(won, a));
}

// ------------------------------------------------------------------ watchtowers

TEST(WTW06, InTheOwnZone) {
    const auto start = [](Du y) {
        Battle battle = deploying(infantry(red), infantry(red));
        battle.structures = {built(StructureKind::watchtower, 10_du, y)};
        battle.structures.front().owner.reset();
        return refusal(mayStartInside(battle, a, lonely));
    };
    EXPECT_EQ(start(4_du), "");
    EXPECT_EQ(start(5_du), "");
    EXPECT_EQ(start(5.1_du), "WTW-06");
}

TEST(SiegeTasks, OnlyTheCrewOfASiegeTowerRollsIt) {
    const auto rolls = [](const Battle& battle) {
        return std::ranges::count(siegeTasks(battle, a), Answer(moving(a, {geometry::Advance{1_du}}))) == 1;
    };
    EXPECT_TRUE(rolls(rolling(infantry(red))));
    EXPECT_FALSE(rolls(battleOf({infantry(red).at(10_du, 12_du)}, open()))) << "it stands beside the tower";
    TestTable towers = open();
    towers.structures.front().kind = StructureKind::watchtower;
    EXPECT_FALSE(rolls(rolling(infantry(red), towers))) << "a watchtower stays where it is";
}

}  // namespace
}  // namespace vallum::field
