// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/fortresses.h"
#include "support/options.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/combat/ranged.h>
#include <vallum/field/rules/combat/ranged.h>
#include <vallum/field/rules/siege/siege.h>
#include <vallum/field/situation/ground/cover.h>
#include <vallum/field/situation/ground/ground_sight.h>
#include <vallum/field/situation/ground/obstacles.h>
#include <vallum/field/situation/optional/fog.h>
#include <vallum/field/situation/siege/siege.h>

namespace vallum::field {
namespace {

TestUnit bowmen() { return archers(red).active(); }
TestUnit slingers() { return infantry(red).shoots(2, 8_du, Missile::sling).active(); }
TestUnit javelins() { return infantry(red).shoots(2, 8_du, Missile::javelin).active(); }
TestUnit onager() { return infantry(red).of(UnitClass::artillery).shoots(4, 8_du, Missile::stone).active(); }
TestUnit ballista() { return onager().shoots(4, 8_du, Missile::bolt); }
/// Facing south, with its front on this line.
TestUnit target(Du front) { return infantry(blue).at(10_du, front + 0.4_du).health(6); }

/// From one side of the table to the other.
Tile band(Terrain kind, Du low, Du high) { return tile(kind, {1_du, low}, {21_du, high}); }
TestTable on(std::vector<Tile> tiles) { return {.tiles = std::move(tiles)}; }
TestTable lake() { return on({tile(Terrain::lake, {18_du, 1_du}, {20_du, 2_du})}); }
TestTable walls(std::vector<Tile> tiles) {
    TestTable table = stronghold();
    table.tiles = std::move(tiles);
    return table;
}
/// Red towers centered on these points.
TestTable towers(StructureKind kind, const std::vector<geometry::Point>& places, TestTable table = {}) {
    for (const geometry::Point& it : places) table.structures.push_back(built(kind, it.x, it.y));
    return table;
}
TestUnit up(TestUnit unit, StructureId tower) {
    unit.unit.inside = tower;
    return unit.at(10_du, 10_du);
}
const StructureId only(0);

/// The result of a's shot at b.
std::string shot(const Battle& battle) {
    const SightLine line = sightLine(battle, a, b);
    if (line.refused) return "refused by " + std::string(line.refused->text());
    return line.covered ? "covered by " + std::string(line.covered->text()) : "clear";
}
std::string shot(TestUnit shooter, TestUnit at, const TestTable& table) {
    return shot(battleOf({std::move(shooter), std::move(at)}, table));
}
/// Past two cards at (9.5, 13) and (11.1, 13), which hide everything behind them.
std::vector<TestUnit> screened(TestUnit shooter, TestUnit at) {
    return {std::move(shooter), std::move(at), infantry(blue).at(9.5_du, 13_du),
            infantry(red).at(11.1_du, 13_du)};
}

TEST(HGT07, APartIsEnough) {
    const auto past = [](Du x) {
        return shot(battleOf({bowmen(), target(13_du), infantry(blue).at(x, 12.4_du)}, lake()));
    };
    EXPECT_EQ(past(10.4_du), "clear") << "three of the four front sections";
    EXPECT_EQ(shot(battleOf(screened(bowmen(), target(15.6_du)), lake())), "covered by HGT-08");
}

TEST(HGT08, OnlyParabolicShotsAtACoveredTarget) {
    const TestTable forest = on({band(Terrain::forest, 11_du, 13_du)});
    EXPECT_EQ(shot(bowmen(), target(15_du), forest), "covered by TER-05");
    EXPECT_EQ(shot(slingers(), target(15_du), forest), "refused by TER-05");
    EXPECT_EQ(shot(battleOf(screened(bowmen(), target(15.6_du)), lake())), "covered by HGT-08");
    const Battle straight = battleOf(screened(javelins(), target(15.6_du)), lake());
    EXPECT_EQ(shot(straight), "refused by HGT-08");
    EXPECT_EQ(refusal(fits(straight, ChooseShot{}, ShotToMake{a, b})), "HGT-08");
}

TEST(HGT08, NothingLowerHidesTheTarget) {
    const auto between = [](TestUnit at) {
        return battleOf({archers(blue).at(10_du, 14_du).facing(180_deg), std::move(at),
                         infantry(blue).at(9.5_du, 11.4_du), infantry(blue).at(11.1_du, 11.4_du)},
                        stronghold());
    };
    EXPECT_EQ(shot(between(onWall(infantry(red)))), "clear") << "level 1, and level 0 in between";
    EXPECT_EQ(shot(between(infantry(red).at(10_du, 10.4_du))), "covered by HGT-08");
}

TEST(HGT08, TwoObstaclesCostOnce) {
    std::vector<TestUnit> units = screened(bowmen(), target(16_du));
    units.push_back(infantry(red).at(9.5_du, 14.2_du));
    units.push_back(infantry(red).at(11.1_du, 14.2_du));
    const auto played = play(battleOf(units, on({band(Terrain::hill, 11.2_du, 12.2_du)})),
                             {.rolls = {{1, 1}}}, [](Game& game) { shoot(game, {a, b}); });
    ASSERT_EQ(played.count<BlowRolled>(), 1);
    EXPECT_EQ(played.all<BlowRolled>().front().attack.total(), 2);
    EXPECT_EQ(played.all<ShotMeasured>().front().covered, "HGT-08"_rule);
    EXPECT_FALSE(played.all<ShotMeasured>().front().sightBlocked);
}

TEST(HGT08, TwoObstaclesHideTogether) {
    const TestTable halves = on({tile(Terrain::hill, {4_du, 12_du}, {10_du, 13_du})});
    EXPECT_EQ(shot(bowmen(), target(13.2_du), halves), "clear");
    EXPECT_EQ(shot(battleOf({bowmen(), target(13.2_du), infantry(red).at(10.8_du, 12.4_du)}, halves)),
              "covered by HGT-08");
}

TEST(HGT08, InTheOpenTheBaseRuleHolds) {
    const Battle open = battleOf(screened(javelins(), target(15.6_du)));
    EXPECT_EQ(shot(open), "covered by LOS-05");
    EXPECT_TRUE(mayTarget(open, a, b));
    EXPECT_TRUE(measured(open, a, b).sightBlocked);
}

TEST(HGT08, TheTileUnderfootIsNoObstacle) {
    EXPECT_EQ(shot(onWall(bowmen()), target(14_du), stronghold()), "clear");
    EXPECT_EQ(
        shot(battleOf({archers(blue).at(10_du, 14_du).facing(180_deg), onWall(infantry(red))}, stronghold())),
        "clear");
    EXPECT_EQ(shot(bowmen().at(10_du, 6_du), target(14_du), stronghold()), "covered by HGT-08")
        << "over the wall from the courtyard";
}

TEST(HGT09, ArchersAndOnagersShootHigh) {
    const auto over = [](TestUnit shooter) {
        return shot(battleOf(screened(std::move(shooter), target(15.6_du)), lake()));
    };
    EXPECT_EQ(over(onager()), "covered by HGT-08");
    EXPECT_EQ(over(ballista()), "refused by HGT-08");
    EXPECT_EQ(over(bowmen().of(UnitClass::cavalry)), "covered by HGT-08") << "mounted archers";
    EXPECT_EQ(over(slingers()), "refused by HGT-08");
    EXPECT_EQ(over(javelins()), "refused by HGT-08");
}

TEST(HGT10, AnObstacleNearAHigherShooter) {
    const TestTable near = walls({band(Terrain::forest, 10.6_du, 12_du)});
    EXPECT_EQ(shot(onWall(bowmen()), target(14_du), near), "clear") << "1 DU and 2 DU";
    EXPECT_EQ(shot(onWall(slingers()), target(14_du), near), "clear");
    const TestTable tower = towers(StructureKind::siegeTower, {{10_du, 10_du}});
    EXPECT_EQ(shot(battleOf({up(javelins().shoots(2, 2_du, Missile::javelin), only), target(12.4_du),
                             infantry(blue).at(10_du, 11.1_du)},
                            tower)),
              "clear");
}

TEST(HGT10, NobodyLooksOverWhatIsTaller) {
    const TestTable table =
        towers(StructureKind::siegeTower, {{9.2_du, 11_du}, {10_du, 11_du}, {10.8_du, 11_du}}, stronghold());
    EXPECT_EQ(shot(onWall(bowmen()), target(13.6_du), table), "covered by HGT-08");
    EXPECT_EQ(shot(onWall(slingers()), target(13.6_du), table), "refused by HGT-08");
}

TEST(HGT11, AnObstacleNearTheTargetOfAHigherShooter) {
    const TestTable near = walls({band(Terrain::forest, 11.6_du, 13_du)});
    EXPECT_EQ(shot(onWall(bowmen()), target(14_du), near), "covered by HGT-11") << "2 DU and 1 DU";
    EXPECT_EQ(shot(onWall(slingers()), target(14_du), near), "refused by HGT-11");
    const TestTable halfway = walls({band(Terrain::forest, 11.1_du, 12.5_du)});
    EXPECT_EQ(shot(onWall(bowmen()), target(14_du), halfway), "covered by HGT-11");
    const auto played = play(battleOf({onWall(bowmen()), target(14_du)}, near), {.rolls = {{1, 1, 1, 1}}},
                             [](Game& game) { shoot(game, {a, b}); });
    EXPECT_EQ(played.all<BlowRolled>().at(0).attack.total(), 3) << "one more for the height";
}

// ------------------------------------------------------------------- terrain

TEST(TER03, AForestIsOneLevelHigh) {
    const TestTable table = walls({band(Terrain::forest, 11_du, 13_du)});
    const TestUnit outside = archers(blue).at(10_du, 15_du).facing(180_deg);
    EXPECT_EQ(shot(outside, onWall(infantry(red)), table), "covered by TER-05");
    EXPECT_EQ(shot(TestUnit(outside).at(7.2_du, 15_du), inTower(infantry(red)), table), "clear");
}

TEST(TER04, ThroughOneDuOfTrees) {
    const auto into = [](Du trees, TestUnit shooter) {
        return shot(std::move(shooter), target(14_du), on({band(Terrain::forest, 14_du - trees, 17_du)}));
    };
    EXPECT_EQ(into(0.9_du, javelins()), "clear");
    EXPECT_EQ(into(1_du, javelins()), "clear");
    EXPECT_EQ(into(1.1_du, javelins()), "refused by TER-04");
    const Battle inside = underFire(
        battleOf({bowmen(), target(14_du).defense(5, 6)}, on({band(Terrain::forest, 13.1_du, 17_du)})));
    EXPECT_EQ(defenseUnderFire(inside, b, a), (Defense{6, 7}));
    EXPECT_EQ(shot(javelins(), target(14_du), on({band(Terrain::forest, 12_du, 12.8_du)})), "clear");
    EXPECT_EQ(shot(javelins(), target(14_du),
                   on({band(Terrain::forest, 11_du, 11.6_du), band(Terrain::forest, 12_du, 12.6_du)})),
              "refused by TER-05")
        << "1.2 DU in two forests";
}

TEST(TER04, FromAboveToo) {
    TestTable table = towers(StructureKind::watchtower, {{10_du, 10_du}});
    table.tiles = {band(Terrain::forest, 12.9_du, 17_du)};
    EXPECT_EQ(shot(up(bowmen(), only), target(14_du), table), "refused by TER-05");
    table.tiles = {band(Terrain::forest, 13.1_du, 17_du)};
    EXPECT_EQ(shot(up(bowmen(), only), target(14_du), table), "clear");
}

TEST(TER04, TheLineWithTheLeastForestCounts) {
    const Tile corner{
        Terrain::forest,
        *geometry::Region::from({{4_du, 11_du}, {4_du, 15_du}, {9.4_du, 15_du}, {10.6_du, 11_du}})};
    EXPECT_EQ(shot(javelins(), target(14_du), on({corner})), "clear") << "past it at the right";
}

TEST(TER05, OverAForest) {
    const TestTable wide = on({band(Terrain::forest, 11_du, 14_du)});
    EXPECT_EQ(shot(bowmen(), target(15_du), wide), "covered by TER-05");
    EXPECT_EQ(shot(javelins(), target(15_du), wide), "refused by TER-05");
    EXPECT_EQ(shot(bowmen(), target(13_du), wide), "refused by TER-05") << "2 DU deep in the trees";
    EXPECT_EQ(shot(bowmen(), target(15_du), on({band(Terrain::forest, 9_du, 14_du)})), "refused by TER-04")
        << "the shooter stands in it";
}

TEST(TER07, NothingGoesOverAMountain) {
    const TestTable high = on({band(Terrain::mountain, 11_du, 12_du)});
    EXPECT_EQ(shot(bowmen(), target(14_du), high), "refused by TER-07");
    TestTable tower = towers(StructureKind::tower, {{10_du, 10_du}});
    tower.tiles = high.tiles;
    EXPECT_EQ(shot(up(onager(), only), target(14_du), tower), "refused by TER-07");
    EXPECT_EQ(shot(bowmen(), target(14_du), on({tile(Terrain::mountain, {4_du, 11_du}, {10.4_du, 12_du})})),
              "clear");
}

TEST(TER08, LakesAreFlat) {
    for (const Terrain water : {Terrain::lake, Terrain::river, Terrain::ford}) {
        EXPECT_EQ(shot(javelins(), target(14_du), on({band(water, 11_du, 13_du)})), "clear");
    }
    const TestTable both = on({band(Terrain::lake, 12.5_du, 13.5_du), band(Terrain::forest, 11_du, 12.4_du)});
    EXPECT_EQ(shot(bowmen(), target(14_du), both), "covered by TER-05");
}

TEST(TER13, AHillIsOneLevelHigh) {
    const TestTable hill = on({band(Terrain::hill, 11_du, 13_du)});
    EXPECT_EQ(shot(bowmen(), target(14_du), hill), "covered by HGT-08");
    EXPECT_EQ(shot(onager(), target(14_du), hill), "covered by HGT-08");
    EXPECT_EQ(shot(slingers(), target(14_du), hill), "refused by HGT-08");
    EXPECT_EQ(shot(slingers(), target(14_du), on({band(Terrain::hill, 9_du, 16_du)})), "clear")
        << "both on top of it";
    EXPECT_EQ(shot(slingers(), target(12_du), hill), "clear") << "the target on top of it";
}

TEST(TER43, AVillageIsOneLevelHigh) {
    const auto behind = [](Du x) {
        return shot(bowmen(), target(14_du),
                    towers(StructureKind::villageSector, {{x, 11.5_du}, {x, 12.5_du}}));
    };
    EXPECT_EQ(behind(10_du), "covered by HGT-08");
    EXPECT_EQ(behind(8.6_du), "clear") << "past it at the right";
}

TEST(HGT08, WhatHidesTheTargetIsNamed) {
    const Battle battle =
        battleOf(screened(bowmen(), target(15.6_du)),
                 on({band(Terrain::hill, 11_du, 12_du), band(Terrain::lake, 13.6_du, 14_du)}));
    const SightLine line = sightLine(battle, a, b);
    ASSERT_FALSE(line.hiddenBy.empty());
    EXPECT_EQ(line.hiddenBy.front(), Obstacle(TileId(0))) << "the hill is nearest";
    EXPECT_EQ(std::ranges::count(line.hiddenBy, Obstacle(TileId(1))), 0) << "a lake hides nothing";
    EXPECT_EQ(std::ranges::count(line.hiddenBy, Obstacle(c)), 1);
}

// --------------------------------------------------------------- hidden units

TestUnit faceDown(TestUnit unit) {
    unit.unit.faceDown = true;
    return unit;
}

TEST(FOR05, OnlyOnTheGroundOfTheFortress) {
    const auto staysHidden = [](TestUnit unit) {
        return unitsHiddenInFortress(battleOf({faceDown(std::move(unit))}, stronghold())).size() == 1;
    };
    EXPECT_TRUE(staysHidden(infantry(red).at(10_du, 6_du)));
    EXPECT_FALSE(staysHidden(onWall(infantry(red))));
    EXPECT_FALSE(staysHidden(inTower(infantry(red))));
    EXPECT_FALSE(staysHidden(infantry(red).at(10_du, 14_du)));
    EXPECT_FALSE(staysHidden(infantry(blue).at(10_du, 6_du))) << "not of the defender";
}

TEST(FOR05, FogHidesNobodyOnAWallOrInATower) {
    TestTable table = stronghold();
    table.siege = Siege{.defender = red, .attacker = blue};
    const TestUnit javelins = infantry(blue).shoots(3, 8_du, Missile::javelin).active();
    const auto begun = [&](const TestTable& on) {
        const Battle model =
            inFog(battleOf({onWall(infantry(red)), inTower(infantry(red)), infantry(red).at(10_du, 5_du),
                            TestUnit(javelins).at(7.2_du, 17_du).facing(180_deg)},
                           on));
        Scenario scenario;
        scenario.setting = model.setting;
        scenario.structures = model.structures;
        for (const Unit& it : model.units) {
            scenario.units.push_back(
                {.type = it.type, .owner = it.owner, .pose = it.pose, .inside = it.inside});
        }
        return System::begin(scenario);
    };
    TestTable withoutSiege = table;
    withoutSiege.siege.reset();
    for (const TestTable& it : {table, withoutSiege}) {
        const Battle battle = begun(it);
        EXPECT_FALSE(battle.unit(a).faceDown) << "on a wall";
        EXPECT_FALSE(battle.unit(b).faceDown) << "in a tower";
        EXPECT_TRUE(battle.unit(c).faceDown) << "in the courtyard";
        EXPECT_TRUE(battle.unit(d).faceDown) << "the attacker in the fog";
        Battle shooting = turnOf(blue, inPhase(Phase::rangedAttack, battle));
        shooting.stage = Stage::fighting;
        shooting.units.at(3).markers.insert(Marker::active);
        EXPECT_EQ(refusal(fits(shooting, ChooseShot{}, ShotToMake{d, b})), "");
        EXPECT_EQ(targetsOf(System::seenBy(shooting, blue), d), (std::vector<UnitId>{a, b}));
    }
}

TEST(FOR05, WhoeverIsPlacedThereIsTurnedUp) {
    TestTable table = stronghold();
    Battle battle = inFog(battleOf({faceDown(infantry(red)), faceDown(inTower(infantry(red)))}, table));
    EXPECT_EQ(unitsSeenOnDefenses(battle), (std::vector<UnitId>{b}));
    battle.units.at(0).pose = onWall(infantry(red)).unit.pose;
    EXPECT_EQ(unitsSeenOnDefenses(battle), (std::vector<UnitId>{a, b}));
    const auto besieger = battleOf({faceDown(inTower(infantry(blue)))}, table);
    EXPECT_TRUE(unitsSeenOnDefenses(besieger).empty()) << "not of the defender";
}

TEST(FOR06, InFogTheAttackerIsNotSeenForMoving) {
    const auto after = [](TestUnit unit) {
        const Battle battle = inFog(atStronghold({faceDown(unit.active())}));
        return moved(turnOf(unit.unit.owner, battle), [] {
            Move move;
            move.unit = a;
            move.path = {geometry::Advance{0.5_du}};
            return move;
        }());
    };
    EXPECT_TRUE(after(infantry(blue).at(10_du, 16_du).facing(180_deg)).battle.unit(a).faceDown);
    EXPECT_FALSE(after(infantry(red).at(10_du, 14_du)).battle.unit(a).faceDown) << "a defender outside";
}

/// Blue a in the fortress with face-down red b in front of it.
Battle inCourtyard(TestUnit shooter) {
    return battleOf({shooter.at(12_du, 5_du).facing(0_deg).active(),
                     faceDown(infantry(red).at(12_du, 8_du).facing(180_deg).health(6).morale(9))},
                    stronghold());
}

TEST(FOR07, OneLessAndTurnedUpBeforeTheDice) {
    const Battle battle = turnOf(blue, inCourtyard(archers(blue)));
    const auto played = play(battle, {.rolls = {{1, 1, 1, 1}}}, [](Game& game) { shoot(game, {a, b}); });
    ASSERT_EQ(played.count<Revealed>(), 1);
    EXPECT_EQ(played.all<BlowRolled>().front().attack.total(), 2);
    EXPECT_EQ(played.all<BlowRolled>().front().defense.total(), 5) << "its values are known";
    const auto place = [&](const auto& isIt) { return std::ranges::find_if(played.facts, isIt); };
    const auto began = place([](const Fact& it) { return std::holds_alternative<CombatBegan>(it); });
    const auto seen = place([](const Fact& it) { return std::holds_alternative<Revealed>(it); });
    const auto rolled = place([](const Fact& it) { return std::holds_alternative<BlowRolled>(it); });
    EXPECT_LT(began, seen);
    EXPECT_LT(seen, rolled);
    EXPECT_EQ(coverOf(played.battle, a, b), std::nullopt) << "the next attack";
}

TEST(FOR07, EventsAreChosenBefore) {
    const TestTable cards = tableWith({trueAim(), trueAim()});
    Battle battle = turnOf(blue, inCourtyard(archers(blue)));
    battle = withSetting(std::move(battle), [&](Setting& it) {
        it.orders = cards.orders;
        it.events = cards.events;
        it.cards = cards.cards;
    });
    battle.deck = {CardId(0)};
    battle = inHand(std::move(battle), blue, CardId(1));
    class Watch final : public Asker<System> {
    public:
        explicit Watch(bool& hidden) : hidden_(hidden) {}
        Answer answer(const Battle& now, const OpenQuestion<System>& question) override {
            if (std::holds_alternative<ChooseEvent>(question.question)) hidden_ = now.unit(b).faceDown;
            return script_.answer(now, question);
        }

    private:
        bool& hidden_;
        Script script_{{.rolls = {{1, 1, 1, 1}}}};
    };
    bool wasHidden = false;
    Watch watch(wasHidden);
    Game game(battle, watch, 0);
    shoot(game, {a, b});
    EXPECT_TRUE(wasHidden);
    EXPECT_FALSE(game.battle().unit(b).faceDown);
}

TEST(FOR07, NotTwiceForACoveredOne) {
    const Battle battle = battleOf({archers(blue).at(10_du, 13_du).facing(180_deg).active(),
                                    faceDown(infantry(red).at(10_du, 7_du).health(6))},
                                   stronghold());
    EXPECT_EQ(coverOf(battle, a, b), "FOR-07"_rule);
    const auto played =
        play(turnOf(blue, battle), {.rolls = {{1, 1}}}, [](Game& game) { shoot(game, {a, b}); });
    EXPECT_EQ(played.all<BlowRolled>().front().attack.total(), 2);
}

TEST(FOR07, StraightShotsMayNot) {
    const Battle battle = turnOf(blue, inCourtyard(infantry(blue).shoots(2, 8_du, Missile::javelin)));
    EXPECT_EQ(refusal(fits(battle, ChooseShot{}, ShotToMake{a, b})), "FOR-07");
    EXPECT_EQ(refusal(fits(turnOf(blue, inCourtyard(archers(blue))), ChooseShot{}, ShotToMake{a, b})), "");
}

}  // namespace
}  // namespace vallum::field
