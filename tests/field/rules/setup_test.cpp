// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/battles.h"
#include "support/library.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/turn/setup.h>
#include <vallum/field/rules/turn/setup.h>
#include <vallum/field/situation/turn/deployment_zones.h>

namespace vallum::field {
namespace {

/// On a table of 22 x 18 red's zone reaches from y = 2 to 5, blue's from 13 to 16.
struct Start {
    int redUnits = 2;
    int blueUnits = 2;
    bool startFormations = false;
    std::optional<Seat> first = red;
    EnumSet<Victory> victory{Victory::casualties};
    int cards = 60;
};

Scenario scenarioOf(const Start& start) {
    TestTable table{.victory = start.victory, .orders = {Order{}}, .events = {Event{}}};
    table.cards.assign(static_cast<std::size_t>(start.cards), {OrderId(0), EventId(0)});
    table.generals.at(1).leadership = 5;
    Setting setting = *battleOf({infantry(red).canTake(Formation::phalanx), infantry(blue)}, table).setting;
    setting.startFormations = start.startFormations;
    setting.firstPlayer = start.first;
    Scenario scenario;
    scenario.setting = Constant<Setting>(setting);
    for (int i = 0; i != start.redUnits; ++i) scenario.units.push_back({TypeId(0), red});
    for (int i = 0; i != start.blueUnits; ++i) scenario.units.push_back({TypeId(1), blue});
    return scenario;
}

geometry::Pose spot(Seat seat, int number) {
    const Du x((2000 * number) + 2000);
    return seat == red ? geometry::Pose{{x, 4_du}, Heading()} : geometry::Pose{{x, 14_du}, Heading(180_deg)};
}
UnitPlacement placing(const Battle& battle) {
    for (int id = 0; id != std::ssize(battle.units); ++id) {
        const Unit& unit = battle.unit(UnitId(id));
        if (unit.owner == battle.active && unit.place == Place::reserve) {
            return {UnitId(id), spot(unit.owner, id)};
        }
    }
    return {};
}

Played step(const Battle& battle, Cues cues = {}) {
    return play(battle, std::move(cues), [](Game& game) { setupStep(game); });
}
/// Deploys this many cards, each where there is room.
Battle placed(Battle battle, int cards) {
    if (!battle.placedFirst) battle = step(battle).battle;
    for (int i = 0; i != cards; ++i) battle = step(battle, {.answers = {placing(battle)}}).battle;
    return battle;
}
Battle begun(const Start& start) { return System::begin(scenarioOf(start)); }

TEST(SET01, GivenPlacesAndGeneralsAreNotAskedFor) {
    Scenario scenario = scenarioOf({});
    for (std::size_t i = 0; i != scenario.units.size(); ++i) {
        scenario.units[i].pose = spot(scenario.units[i].owner, static_cast<int>(i));
        if (i == 0 || i == 2) scenario.units[i].general = 0;
    }
    const Battle battle = System::begin(scenario);
    EXPECT_EQ(battle.stage, Stage::dealing);
    EXPECT_EQ(battle.player(red).generals.front().with, a);
    EXPECT_EQ(battle.player(blue).generals.front().with, c);
}

TEST(SET01, AFreeBattleBeginsWithDeployment) { EXPECT_EQ(begun({}).stage, Stage::deployment); }

TEST(SET02, NobodyDeploysBeforeVictoryConditionsAreSet) {
    const Battle battle = placed(begun({.redUnits = 3, .victory = {}}), 0);
    EXPECT_EQ(refusal(mayPlace(battle, placing(battle))), "SET-02");
}

TEST(SET02, NoGeneralBeforeAllUnitsAreRevealed) {
    const Battle battle = placed(begun({.redUnits = 3}), 4);
    EXPECT_EQ(refusal(mayPlaceGeneral(battle, red, 0, a)), "SET-02");
    const Battle after = placed(battle, 1);
    EXPECT_EQ(refusal(mayPlaceGeneral(after, after.active, 0, a)), "");
}

TEST(SET18, TheZonesOfASmallTable) {
    EXPECT_EQ(deploymentZone({14_du, 14_du}, Home::south), (Zone{Home::south, 0_du, 0_du, 14_du, 3_du}));
    EXPECT_EQ(deploymentZone({14_du, 14_du}, Home::north), (Zone{Home::north, 0_du, 11_du, 14_du, 14_du}));
    EXPECT_EQ(leastBattlefield(1000).depth, 14_du);
}

TEST(SET18, AScenarioMayBeShallower) {
    EXPECT_EQ(deploymentZone({14_du, 13_du}, Home::north), (Zone{Home::north, 0_du, 10_du, 14_du, 13_du}));
}

TEST(SET18, ACardLiesWhollyInItsZone) {
    const Battle battle = placed(begun({.redUnits = 3}), 0);
    EXPECT_EQ(refusal(mayPlace(battle, {a, {{4_du, 4.6_du}, Heading()}})), "");
    EXPECT_EQ(refusal(mayPlace(battle, {a, {{4_du, 4.601_du}, Heading()}})), "SET-18");
    EXPECT_EQ(refusal(mayPlace(battle, {a, {{4_du, 2.4_du}, Heading()}})), "");
    EXPECT_EQ(refusal(mayPlace(battle, {a, {{4_du, 2.3_du}, Heading()}})), "SET-18");
    EXPECT_EQ(refusal(mayPlace(battle, {a, {{0.7_du, 4_du}, Heading()}})), "GEO-12");
}

TEST(SET19, WidthGrowsWithTheArmies) {
    EXPECT_EQ(leastBattlefield(1000).width, 14_du);
    EXPECT_EQ(leastBattlefield(1500).width, 21_du);
    EXPECT_EQ(leastBattlefield(1800).width, 25.2_du);
    EXPECT_EQ(leastBattlefield(500).width, 14_du);
}

TEST(SET20, DepthToSpareLiesBehindTheZones) {
    EXPECT_EQ(deploymentZone({22_du, 18_du}, Home::south), (Zone{Home::south, 0_du, 2_du, 22_du, 5_du}));
    EXPECT_EQ(deploymentZone({22_du, 18_du}, Home::north), (Zone{Home::north, 0_du, 13_du, 22_du, 16_du}));
    EXPECT_EQ(deploymentZone({22_du, 14_du}, Home::south).south, 0_du);
}

TEST(SET21, TheLargerArmyPlacesFirst) {
    EXPECT_EQ(placed(begun({.redUnits = 12, .blueUnits = 10}), 0).active, red);
    EXPECT_EQ(placed(begun({.redUnits = 10, .blueUnits = 12}), 0).active, blue);
}

TEST(SET21, ChanceDecidesBetweenEqualArmies) {
    EXPECT_EQ(step(begun({}), {.rolls = {{3}}}).battle.active, red);
    EXPECT_EQ(step(begun({}), {.rolls = {{4}}}).battle.active, blue);
}

TEST(SET21, CardsArePlacedInTurnAndTheRestInARow) {
    Battle battle = placed(begun({.redUnits = 4, .blueUnits = 2}), 0);
    std::vector<Seat> order;
    while (battle.stage == Stage::deployment) {
        order.push_back(battle.active);
        battle = placed(battle, 1);
    }
    EXPECT_EQ(order, (std::vector<Seat>{red, blue, red, blue, red, red}));
}

TEST(SET21, ACardMayNotOverlapAnother) {
    const Battle battle = placed(begun({.redUnits = 3, .blueUnits = 1}), 2);
    const geometry::Pose taken = battle.unit(a).pose;
    EXPECT_EQ(refusal(mayPlace(battle, {b, taken})), "SET-21");
    EXPECT_EQ(refusal(mayPlace(battle, {b, {{taken.center.x + 1.6_du, taken.center.y}, taken.heading}})), "");
    EXPECT_EQ(refusal(mayPlace(battle, {b, {{taken.center.x + 1.59_du, taken.center.y}, taken.heading}})),
              "SET-21");
}

TEST(SET21, OnlyOwnCardsFromTheReserve) {
    const Battle battle = placed(begun({.redUnits = 3, .blueUnits = 1}), 2);
    EXPECT_EQ(refusal(mayPlace(battle, {d, spot(red, 3)})), "SET-21");
    EXPECT_EQ(refusal(mayPlace(battle, {a, spot(red, 3)})), "SET-21");
    EXPECT_EQ(refusal(mayPlace(battle, {UnitId(9), spot(red, 3)})), "SET-21");
}

TEST(SET22, AllCardsAreTurnedUpTogether) {
    const Battle before = placed(begun({.redUnits = 3}), 4);
    for (const UnitId id : before.unitsOnTable()) EXPECT_TRUE(before.unit(id).faceDown);
    const Battle after = placed(before, 1);
    ASSERT_EQ(after.unitsOnTable().size(), 5U);
    for (const UnitId id : after.unitsOnTable()) EXPECT_FALSE(after.unit(id).faceDown);
}

Battle arranging() { return placed(begun({.redUnits = 3, .blueUnits = 2, .startFormations = true}), 5); }

TEST(SET23, WhoPlacedFirstArrangesFirst) {
    const Battle battle = arranging();
    EXPECT_EQ(battle.stage, Stage::arrangement);
    EXPECT_EQ(battle.active, red);
    const Battle next = step(battle).battle;
    EXPECT_EQ(next.active, blue);
    EXPECT_EQ(step(next).battle.stage, Stage::generals);
}

TEST(SET23, UnitsWithTheIconMayStartInFormation) {
    const Battle battle = arranging();
    EXPECT_EQ(refusal(mayArrange(battle, red, {{{a, Formation::phalanx, {}}}})), "");
    EXPECT_EQ(refusal(mayArrange(battle, red, {{{a, Formation::square, {}}}})), "FRM-01");
    const Arrangement answer{{{a, Formation::phalanx, {}}}};
    EXPECT_EQ(step(battle, {.answers = {answer}}).battle.unit(a).formation, Formation::phalanx);
}

TEST(SET23, OneOrTwoExtensionMarkersIfThereIsRoom) {
    const Battle battle = arranging();
    EXPECT_EQ(battle.unit(a).pose.center.x, 2_du);
    EXPECT_EQ(battle.unit(b).pose.center.x, 4_du) << "0.4 DU between the cards: room for one marker";
    EXPECT_EQ(refusal(mayArrange(battle, red, {{{a, std::nullopt, {.right = true}}}})), "");
    EXPECT_EQ(refusal(mayArrange(battle, red, {{{a, std::nullopt, {.left = true, .right = true}}}})), "");
    EXPECT_EQ(refusal(mayArrange(battle, red,
                                 {{{a, std::nullopt, {.right = true}}, {b, std::nullopt, {.left = true}}}})),
              "SET-23");
}

TEST(SET23, NoMarkerLiesOnWhatIsBuilt) {
    Battle battle = arranging();
    const Arrangement left{{{a, std::nullopt, {.left = true}}}};
    EXPECT_EQ(refusal(mayArrange(battle, red, left)), "");
    const Du y = battle.unit(a).pose.center.y;
    battle.structures.push_back(
        {.kind = StructureKind::watchtower, .material = Material::wood, .pose = {{0.8_du, y}, Heading()}});
    EXPECT_EQ(refusal(mayArrange(battle, red, left)), "SET-23");
}

TEST(ASL24, NobodyStartsOnAWallInFormation) {
    Battle battle = arranging();
    const geometry::Pose wall{battle.unit(a).pose.center, Heading()};
    battle.structures.push_back({.kind = StructureKind::watchtower, .pose = wall});
    battle.units.at(0).inside = StructureId(0);
    EXPECT_EQ(refusal(mayArrange(battle, red, {{{a, Formation::phalanx, {}}}})), "ASL-24");
    battle.units.at(0).inside.reset();
    EXPECT_EQ(refusal(mayArrange(battle, red, {{{a, Formation::phalanx, {}}}})), "");
}

TEST(SET23, NoMarkersWithAFormation) {
    EXPECT_EQ(refusal(mayArrange(arranging(), red, {{{a, Formation::phalanx, {.left = true}}}})), "MAN-12");
}

TEST(SET23, MarkersStayBehindTheFrontLineAndOnTheTable) {
    Battle battle = arranging();
    // Facing east at the front line, its left marker is north of the card.
    battle = standingAt(battle, c, {{12_du, 4.2_du}, Heading(90_deg)});
    EXPECT_EQ(refusal(mayArrange(battle, red, {{{c, std::nullopt, {.left = true}}}})), "SET-23");
    EXPECT_EQ(refusal(mayArrange(battle, red, {{{c, std::nullopt, {.right = true}}}})), "");
    battle = standingAt(battle, c, {{21.2_du, 4_du}, Heading()});
    EXPECT_EQ(refusal(mayArrange(battle, red, {{{c, std::nullopt, {.right = true}}}})), "SET-23");
}

TEST(SET23, OnlyOwnUnitsEachOnce) {
    const Battle battle = arranging();
    EXPECT_EQ(refusal(mayArrange(battle, red, {{{d, std::nullopt, {}}}})), "SET-23");
    EXPECT_EQ(refusal(mayArrange(battle, red, {{{a, std::nullopt, {}}, {a, std::nullopt, {}}}})), "SET-23");
}

TEST(FRM08, TheScenarioMayForbidFormationsAtTheStart) {
    EXPECT_EQ(placed(begun({.redUnits = 3, .startFormations = false}), 5).stage, Stage::generals);
    EXPECT_EQ(placed(begun({.redUnits = 3, .startFormations = true}), 5).stage, Stage::arrangement);
}

TEST(SET24, WhoPlacedLastPlacesTheGeneralFirst) {
    EXPECT_EQ(placed(begun({.redUnits = 4, .blueUnits = 2}), 6).active, red);
    const Battle even = placed(step(begun({}), {.rolls = {{1}}}).battle, 4);
    EXPECT_EQ(even.stage, Stage::generals);
    EXPECT_EQ(even.active, blue);
    const Battle next = step(even, {.answers = {UnitChosen{c}}}).battle;
    EXPECT_EQ(next.active, red);
    EXPECT_EQ(step(next, {.answers = {UnitChosen{b}}}).battle.stage, Stage::dealing);
}

/// After the generals are placed.
Battle readyToDeal(const Start& start) {
    Battle battle = begun(start);
    battle = placed(step(battle, {.rolls = {{1}}}).battle, 4);
    battle = step(battle, {.answers = {UnitChosen{c}}}).battle;
    return step(battle, {.answers = {UnitChosen{a}}}).battle;
}

TEST(SET25, EachPlayerIsDealtTheStartingHand) {
    const Battle battle = step(readyToDeal({})).battle;
    EXPECT_EQ(battle.player(red).hand.size(), 6U);
    EXPECT_EQ(battle.player(blue).hand.size(), 5U);
    EXPECT_EQ(battle.deck.size(), 49U);
}

TEST(SET25, TheSameSeedGivesTheSameHands) {
    const auto dealt = [](std::uint64_t seed) {
        DiceBox<System> dice(seed);
        Game game(readyToDeal({}), dice, 0);
        setupStep(game);
        return game.battle().player(red).hand;
    };
    EXPECT_EQ(dealt(7), dealt(7));
    EXPECT_NE(dealt(7), dealt(8));
}

TEST(CARD11, OneCardForEachPointOfLeadership) {
    const Battle battle = step(readyToDeal({})).battle;
    EXPECT_EQ(battle.player(red).hand.size(), 6U);
    EXPECT_EQ(battle.player(blue).hand.size(), 5U);
}

TEST(SET26, TheScenarioNamesTheFirstPlayer) {
    const Played played = step(readyToDeal({.first = blue}));
    EXPECT_EQ(played.battle.active, blue);
    EXPECT_EQ(played.count<FirstPlayerRolled>(), 0);
    EXPECT_EQ(played.battle.stage, Stage::fighting);
    EXPECT_EQ(played.battle.turn, 1);
}

TEST(SET26, DieAndLeadershipDecide) {
    // Leadership 6 and 5.
    EXPECT_EQ(step(readyToDeal({.first = std::nullopt}), {.rolls = {{3, 3}}}).battle.active, red);
    EXPECT_EQ(step(readyToDeal({.first = std::nullopt}), {.rolls = {{2, 4}}}).battle.active, blue);
}

TEST(SET26, TiesAreRolledAgain) {
    const Played played = step(readyToDeal({.first = std::nullopt}), {.rolls = {{2, 3}, {6, 1}}});
    EXPECT_EQ(played.battle.active, red);
    EXPECT_EQ(played.count<FirstPlayerRolled>(), 2);
}

TEST(GEN08, AHiddenDeploymentIsChangedAfterItIsSeen) {
    Battle battle = placed(begun({.redUnits = 3}), 4);
    Setting setting = *battle.setting;
    setting.sides.at(0).generals.front().ability = shippedAbility("hidden-deployment");
    battle.setting = Constant<Setting>(setting);
    const UnitPlacement away{a, {{19_du, 4_du}, Heading()}};
    const Played played = step(battle, {.answers = {placing(battle), away, PhaseDone{}}});
    EXPECT_EQ(played.battle.unit(a).pose, away.pose);
    EXPECT_EQ(played.questions<Redeploy>(), 2);
    setting.sides.at(0).generals.front().ability.effect.redeploy = RedeployEffect{1};
    battle.setting = Constant<Setting>(setting);
    EXPECT_EQ(step(battle, {.answers = {placing(battle), away}}).questions<Redeploy>(), 1);
    EXPECT_EQ(refusal(mayRedeploy(played.battle, {{b}, 2}, away)), "GEN-08");
    EXPECT_EQ(refusal(mayRedeploy(played.battle, {{b}, 2}, {b, away.pose, c, {}})), "ABL-27");
    EXPECT_EQ(refusal(mayRedeploy(played.battle, {{b}, 2}, {b, away.pose})), "SET-21");
    EXPECT_EQ(refusal(mayRedeploy(played.battle, {{b}, 2}, {b, {{9_du, 9_du}, Heading()}})), "SET-18");
}

}  // namespace
}  // namespace vallum::field
