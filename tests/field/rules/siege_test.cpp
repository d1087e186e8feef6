// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/library.h"
#include "support/sieges.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/combat/melee.h>
#include <vallum/field/procedures/turn/end_of_turn.h>
#include <vallum/field/procedures/turn/setup.h>
#include <vallum/field/procedures/turn/victory.h>
#include <vallum/field/rules/combat/melee.h>
#include <vallum/field/rules/siege/siege.h>
#include <vallum/field/rules/turn/end_of_turn.h>
#include <vallum/field/rules/turn/setup.h>
#include <vallum/field/rules/turn/victory.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/siege/siege.h>
#include <vallum/field/situation/turn/deployment_zones.h>

namespace vallum::field {
namespace {

constexpr geometry::Pose middleOfTable{{14_du, 9_du}, Heading(180_deg)};

TestUnit inCourtyard() { return infantry(blue).at(14_du, 16.4_du); }
TestUnit outside() { return infantry(blue).at(5_du, 12_du); }
TestUnit attacking() { return infantry(red).at(14_du, 4_du); }

/// Everything still to be deployed: this many units per side, and optionally a tower and a ram for red.
Battle begun(int blues, int reds, TestTable table = besieged(), bool withEngines = false) {
    if (withEngines) {
        table.structures.push_back({.kind = StructureKind::siegeTower, .owner = red, .placed = false});
        table.rams.push_back({.placed = false});
    }
    table.orders = {Order{}};
    table.events = {Event{}};
    table.cards.assign(60, {OrderId(0), EventId(0)});
    const Battle model = battleOf({infantry(red), infantry(blue)}, table);
    Scenario scenario;
    scenario.setting = model.setting;
    for (int i = 0; i != reds; ++i) scenario.units.push_back({TypeId(0), red});
    for (int i = 0; i != blues; ++i) scenario.units.push_back({TypeId(1), blue});
    scenario.structures = table.structures;
    scenario.rams = table.rams;
    return System::begin(scenario);
}
Played step(const Battle& battle, Cues cues = {}) {
    return play(battle, std::move(cues), [](Game& game) { setupStep(game); });
}
Battle placing(Battle battle, const std::vector<Answer>& answers) {
    if (!battle.placedFirst) battle = step(battle).battle;
    for (const Answer& it : answers) battle = step(battle, {.answers = {it}}).battle;
    return battle;
}
UnitPlacement unitAt(int unit, Du x, Du y, Degrees heading) {
    return {UnitId(unit), {{x, y}, Heading(heading)}, {}, {}};
}
std::string placed(const Battle& battle, const UnitPlacement& placement) {
    return refusal(mayPlace(battle, placement));
}

TEST(SIE02, ALargeFieldIsProposed) {
    EXPECT_EQ(proposedSiegeTable(2000), (geometry::Size{28_du, 18_du}));
    EXPECT_EQ(proposedSiegeTable(1000), (geometry::Size{14_du, 18_du}));
    EXPECT_EQ(proposedSiegeTable(600), (geometry::Size{14_du, 18_du}));
}

/// The walls are 5 DU from the attackers' zone, not counting the strip of SIE-16.
TestTable inTheMiddle() { return besieged({28_du, 30_du}, {{14_du, 15_du}, Heading(180_deg)}); }

TEST(SIE03, EightFromTheWalls) {
    const Battle battle = placing(begun(1, 2, inTheMiddle()), {unitAt(2, 14_du, 15_du, 180_deg)});
    EXPECT_EQ(placed(battle, unitAt(0, 14_du, 5_du, 0_deg)), "");
    EXPECT_EQ(placed(battle, unitAt(0, 14_du, 5.1_du, 0_deg)), "SIE-03");
}

TEST(SIE03, AScenarioMaySetNine) {
    TestTable table = inTheMiddle();
    table.siege->distance = 9_du;
    const Battle battle = placing(begun(1, 2, table), {unitAt(2, 14_du, 15_du, 180_deg)});
    EXPECT_EQ(placed(battle, unitAt(0, 14_du, 4_du, 0_deg)), "");
    EXPECT_EQ(placed(battle, unitAt(0, 14_du, 4.1_du, 0_deg)), "SIE-03");
}

TEST(SIE04, TheFortressIsPaidForAndAnnounced) {
    const Battle battle = begun(1, 1);
    EXPECT_EQ(structurePoints(battle, blue).total(), 630);
    EXPECT_EQ(2000 - structurePoints(battle, blue).total(), 1370);
    const Played first = step(battle);
    ASSERT_EQ(first.count<FortressAnnounced>(), 1);
    EXPECT_EQ(first.all<FortressAnnounced>()[0].seat, blue);
    EXPECT_EQ(first.all<FortressAnnounced>()[0].points.total(), 630);
    EXPECT_EQ(first.battle.unitsOnTable().size(), 0U) << "before anything is placed";
}

TEST(SIE04, TheAttackerPaysForTowersAndRams) {
    const Battle battle = begun(1, 1, besieged(), true);
    EXPECT_EQ(structurePoints(battle, red).total(), 140);
}

TEST(SIE05, TwoUnitsOfArtillery) {
    EXPECT_TRUE(mayBuyArtillery(2));
    EXPECT_EQ(refusal(mayBuyArtillery(3)), "SIE-05");
}

TEST(SIE06, TheDefenderPlacesEverythingFirst) {
    const Played one = step(step(begun(2, 1)).battle, {.answers = {unitAt(1, 13_du, 16.4_du, 180_deg)}});
    EXPECT_EQ(one.all<UnitPlaced>().front().next, blue);
    const Battle battle = one.battle;
    EXPECT_EQ(battle.active, blue);
    EXPECT_EQ(placed(battle, unitAt(0, 14_du, 4_du, 0_deg)), "SIE-06");
    const Played last = step(battle, {.answers = {unitAt(2, 14.6_du, 16.4_du, 180_deg)}});
    EXPECT_EQ(last.all<UnitPlaced>().front().next, red);
    const Battle after = last.battle;
    EXPECT_EQ(after.active, red);
    EXPECT_EQ(placed(after, unitAt(0, 14_du, 4_du, 0_deg)), "");
}

TEST(SIE06, TheAttackerSeesWhatLiesFaceUp) {
    const Battle battle =
        placing(begun(2, 1), {unitAt(1, 14_du, 16.4_du, 180_deg), unitAt(2, 8_du, 16_du, 180_deg)});
    const Battle seen = System::seenBy(battle, red);
    EXPECT_EQ(seen.unit(UnitId(1)).type, hiddenType);
    EXPECT_NE(seen.unit(UnitId(2)).type, hiddenType);
    EXPECT_EQ(seen.structures.size(), 12U);
}

TEST(SIE06, RamsAreOfferedToTheAttackerOnly) {
    const Battle battle = placing(begun(2, 1, besieged(), true), {unitAt(1, 13_du, 16.4_du, 180_deg)});
    EXPECT_EQ(battle.active, blue);
    EXPECT_TRUE(equipmentPlaces(battle, blue).empty());
}

TEST(FDZ16, ASmallFortressInTheZone) {
    TestTable table{.size = {28_du, 18_du}};
    const auto sections =
        sectionsAt(shippedFortress("small"), {{14_du, 15_du}, Heading(180_deg)}, Material::wood);
    table.fortresses = {{blue, enclosedGround(sections, {}), {}}};
    table.siege = Siege{.defender = blue, .attacker = red};
    const Battle battle = battleOf({infantry(red), infantry(blue)}, table);
    const Zone zone = siegeZone(*battle.setting, blue, Home::north);
    for (const geometry::Point& corner : battle.setting->fortresses.front().ground) {
        EXPECT_TRUE(corner.y >= zone.south && corner.y <= zone.north);
    }
    EXPECT_EQ(siegeZone(*battle.setting, red, Home::south).north, 5_du) << "before its front only";
}

/// As the program starts it, at the northern edge.
const Battle& standardSiege() {
    static const Battle battle = System::begin(shippedScenario("standard-fortress-wood"));
    return battle;
}

TEST(FDZ16, OtherwiseAtTheEdge) {
    const auto& ground = standardSiege().setting->fortresses.front().ground;
    EXPECT_EQ(std::ranges::max(ground, {}, &geometry::Point::y).y, standardSiege().setting->table.depth);
}

TEST(SIE06, TowersAndRamsComeLast) {
    Battle battle = placing(begun(1, 1, besieged(), true), {unitAt(1, 14_du, 16.4_du, 180_deg)});
    const TowerPlacement tower{StructureId(12), {{10_du, 4_du}, Heading()}};
    EXPECT_EQ(refusal(fits(battle, PlaceUnit{}, RamPlacement{0, UnitId(0)})), "RAM-01");
    EXPECT_TRUE(fits(battle, PlaceUnit{}, tower));
    EXPECT_FALSE(equipmentPlaces(battle, red).empty());
    EXPECT_EQ(refusal(fits(battle, PlaceUnit{}, TowerPlacement{StructureId(0), tower.pose})), "SIE-06");
    EXPECT_EQ(refusal(fits(battle, PlaceUnit{}, TowerPlacement{StructureId(12), {{10_du, 8_du}, {}}})),
              "SIE-19");
    battle = placing(battle, {unitAt(0, 14_du, 4_du, 0_deg)});
    EXPECT_EQ(battle.stage, Stage::deployment);
    EXPECT_EQ(battle.active, red);
    EXPECT_EQ(refusal(fits(battle, PlaceUnit{}, TowerPlacement{StructureId(12), {{14_du, 4_du}, {}}})),
              "SET-21");
    for (const Answer& it : System::options(battle, PlaceUnit{})) {
        EXPECT_TRUE(System::accepts(battle, PlaceUnit{}, it));
    }
    battle = placing(battle, {tower});
    EXPECT_TRUE(battle.structure(StructureId(12)).placed);
    EXPECT_EQ(System::options(battle, PlaceUnit{}).size(), 1U);
    battle = placing(battle, {RamPlacement{0, UnitId(0)}});
    EXPECT_EQ(battle.rams.front().carrier, UnitId(0));
    EXPECT_NE(battle.stage, Stage::deployment);
}

TEST(SIE07, TheStandardSiege) {
    EXPECT_EQ(standardSiege().side(red).pointLimit, 2000);
    EXPECT_EQ(standardSiege().side(blue).pointLimit, 2000);
    EXPECT_EQ(structurePoints(standardSiege(), blue).total(), 630);
    const Battle inStone = System::begin(shippedScenario("standard-fortress-stone"));
    EXPECT_EQ(structurePoints(inStone, blue).total(), 1260);
    const auto count = [](StructureKind kind) {
        return std::ranges::count_if(standardSiege().structures, [&](const Structure& it) {
            return it.owner == blue && it.kind == kind;
        });
    };
    EXPECT_EQ(count(StructureKind::tower), 4);
    EXPECT_EQ(count(StructureKind::wall), 7);
    EXPECT_EQ(count(StructureKind::gate), 1);
}

/// The loser has this many points, some of them lost. Blue's remaining units are in the courtyard.
Battle withLosses(Seat loser, int lost, int all, std::optional<int> casualties = {}) {
    TestTable table = besieged();
    if (casualties) table.siege->casualties = *casualties;
    auto gone = (loser == blue ? outside() : attacking()).worth(lost);
    gone.unit.place = Place::eliminated;
    const auto left = (loser == blue ? inCourtyard() : attacking()).worth(all - lost);
    const auto other = loser == blue ? attacking() : inCourtyard();
    Battle battle = battleOf({gone, left, other}, table);
    battle.active = loser;
    return withGeneral(battle, b);
}

TEST(SIE08, TheDefenderChecksAtThreeQuarters) {
    EXPECT_FALSE(isLeadershipCheckDue(withLosses(blue, 749, 1000), blue));
    EXPECT_TRUE(isLeadershipCheckDue(withLosses(blue, 750, 1000), blue));
    EXPECT_TRUE(isLeadershipCheckDue(withLosses(blue, 751, 1000), blue));
    EXPECT_FALSE(isLeadershipCheckDue(withLosses(blue, 599, 1000, 60), blue));
    EXPECT_TRUE(isLeadershipCheckDue(withLosses(blue, 600, 1000, 60), blue));
}

Played checked(const Battle& battle, std::vector<int> dice) {
    Cues cues;
    if (!dice.empty()) cues.rolls.push_back(std::move(dice));
    return play(battle, cues, [](Game& game) { checkLosses(game); });
}

TEST(SIE08, FailedTheAttackerHasWon) {
    EXPECT_FALSE(checked(withLosses(blue, 750, 1000), {3, 3}).battle.outcome);
    const Battle lost = checked(withLosses(blue, 750, 1000), {3, 4}).battle;
    EXPECT_EQ(lost.outcome, (Outcome{red, "SIE-08"_rule}));
}

TEST(SIE08, WithoutAGeneralThereIsNoRoll) {
    Battle battle = withLosses(blue, 750, 1000);
    battle.players.at(1).generals.front() = {std::nullopt, GeneralHealth::dead};
    EXPECT_EQ(checked(battle, {}).battle.outcome, (Outcome{red, "SIE-08"_rule}));
}

Played endedTurn(const Battle& battle) {
    return play(inPhase(Phase::endOfTurn, battle), {}, [](Game& game) { endOfTurnStep(game); });
}

TEST(SIE09, AnEmptyFortressIsLost) {
    EXPECT_FALSE(endedTurn(battleOf({attacking(), inCourtyard()}, besieged())).battle.outcome);
    const auto onWall = infantry(blue).at(14_du, 15.6_du).facing(180_deg);
    EXPECT_FALSE(endedTurn(battleOf({attacking(), onWall}, besieged())).battle.outcome);
    const Outcome taken{red, "SIE-09"_rule};
    EXPECT_EQ(endedTurn(battleOf({attacking(), inCourtyard().fleeing()}, besieged())).battle.outcome, taken);
    const auto sortie = [](Du x) { return infantry(blue).at(x, 12_du); };
    EXPECT_EQ(endedTurn(battleOf({attacking(), sortie(5_du), sortie(8_du), sortie(11_du)}, besieged()))
                  .battle.outcome,
              taken);
}

TEST(SIE09, AUnitInATowerHoldsIt) {
    auto inTower = infantry(blue).at(16.8_du, 15.2_du);
    inTower.unit.inside = StructureId(0);
    EXPECT_FALSE(endedTurn(battleOf({attacking(), inTower}, besieged())).battle.outcome);
}

TEST(SIE09, EnemiesInsideDoNotHoldIt) {
    const auto stormed = battleOf({attacking().at(14_du, 16.4_du), outside()}, besieged());
    EXPECT_EQ(endedTurn(stormed).battle.outcome, (Outcome{red, "SIE-09"_rule}));
}

Battle heldFor(int points, int decks, std::optional<int> agreed = {}) {
    TestTable table = besieged();
    table.siege->decks = agreed;
    Battle battle = battleOf({attacking(), inCourtyard()}, table);
    battle.deckUsedUp = decks;
    return withSetting(battle, [&](Setting& it) { it.sides.at(1).pointLimit = points; });
}

TEST(SIE10, TheDefenderHoldsOut) {
    EXPECT_FALSE(outcomeNow(heldFor(1500, 1)));
    EXPECT_EQ(outcomeNow(heldFor(1500, 2)), (Outcome{blue, "SIE-10"_rule}));
    EXPECT_FALSE(outcomeNow(heldFor(1501, 2)));
    EXPECT_EQ(outcomeNow(heldFor(1501, 3)), (Outcome{blue, "SIE-10"_rule}));
    EXPECT_FALSE(outcomeNow(heldFor(1000, 3, 4)));
    EXPECT_TRUE(outcomeNow(heldFor(1000, 4, 4)));
}

/// One card is left in a deck that has already run out this often.
Battle withLastCard(const std::vector<TestUnit>& units, int decks) {
    TestTable table = besieged();
    table.orders = {Order{}};
    table.events = {Event{}};
    table.cards.assign(4, {OrderId(0), EventId(0)});
    Battle battle = battleOf(units, table);
    battle.deck = {CardId(0)};
    battle.discarded = {CardId(1), CardId(2), CardId(3)};
    battle.deckUsedUp = decks;
    return withSetting(battle, [](Setting& it) { it.sides.at(1).pointLimit = 1500; });
}
template <class Kind> bool isA(const Fact& fact) { return std::holds_alternative<Kind>(fact); }

TEST(SIE10, AtOnceAndNotInTheNextTurn) {
    const Played ended = endedTurn(withLastCard({attacking(), inCourtyard()}, 1));
    ASSERT_EQ(ended.facts.size(), 3U);
    EXPECT_TRUE(isA<CardsDrawn>(ended.facts.at(0)));
    EXPECT_TRUE(isA<DeckRenewed>(ended.facts.at(1)));
    EXPECT_TRUE(isA<BattleEnded>(ended.facts.at(2)));
    EXPECT_EQ(ended.battle.outcome, (Outcome{blue, "SIE-10"_rule}));
    const Played before = endedTurn(withLastCard({attacking(), inCourtyard()}, 0));
    EXPECT_EQ(before.battle.outcome, std::nullopt);
    EXPECT_EQ(before.count<TurnBegan>(), 1);
}

TEST(SIE10, InTheMiddleOfAFight) {
    const auto fought = [](int decks) {
        const TestUnit defender = infantry(blue).at(14_du, 4.8_du).facing(180_deg);
        const Battle battle = withLastCard({attacking(), defender}, decks);
        return play(inPhase(Phase::melee, battle), {.rolls = {{1, 1, 1, 1}, {1, 1, 1, 1}}},
                    [](Game& game) { melee(game, {a, b}); });
    };
    EXPECT_GT(fought(0).count<BlowRolled>(), 0);
    const Battle battle = withLastCard({attacking(), infantry(blue).at(14_du, 4.8_du).facing(180_deg)}, 1);
    const Played ended = play(inPhase(Phase::melee, battle), {}, [](Game& game) { melee(game, {a, b}); });
    EXPECT_TRUE(isA<BattleEnded>(ended.facts.back()));
    EXPECT_EQ(ended.count<BlowRolled>(), 0) << "the blow that would have followed is never struck";
}

TEST(SIE11, ATurnWithoutOrdersEmptiesTheDeck) {
    TestTable table = besieged();
    table.orders = {Order{}};
    table.events = {Event{}};
    table.cards.assign(20, {OrderId(0), EventId(0)});
    Battle battle = inPhase(Phase::endOfTurn, battleOf({attacking(), inCourtyard()}, table));
    for (int card = 0; card != 5; ++card) battle = inHand(battle, blue, CardId(card));
    battle.active = blue;
    const DiscardAndDraw all{battle.player(blue).hand};
    const Played passed = play(battle, {.answers = {all}}, [](Game& game) { endOfTurnStep(game); });
    EXPECT_EQ(passed.all<CardsDrawn>().front().cards.size(), 6U);
    battle.players.at(1).ordersPlayed = 1;
    const Played ordered = play(battle, {}, [](Game& game) { endOfTurnStep(game); });
    EXPECT_EQ(ordered.all<CardsDrawn>().front().cards.size(), 1U);
}

TEST(SIE12, TheAttackerChecksAboveTheHalf) {
    EXPECT_FALSE(isLeadershipCheckDue(withLosses(red, 500, 1000), red));
    EXPECT_TRUE(isLeadershipCheckDue(withLosses(red, 501, 1000), red));
    EXPECT_EQ(checked(withLosses(red, 501, 1000), {6, 1}).battle.outcome, (Outcome{blue, "SIE-12"_rule}));
    EXPECT_FALSE(checked(withLosses(red, 501, 1000), {5, 1}).battle.outcome);
}

Seat whoBegins(std::optional<Seat> named) {
    Battle battle = placing(begun(1, 1), {unitAt(1, 14_du, 16.4_du, 180_deg), unitAt(0, 14_du, 4_du, 0_deg)});
    battle = withSetting(battle, [&](Setting& it) { it.firstPlayer = named; });
    battle.stage = Stage::dealing;
    const Played dealt = step(battle);
    EXPECT_EQ(dealt.questions<RollDice>(), 0);
    return dealt.battle.active;
}

TEST(SIE13, TheAttackerBegins) {
    EXPECT_EQ(whoBegins(std::nullopt), red);
    EXPECT_EQ(whoBegins(blue), blue);
}

TEST(SIE14, TheRearLiesOnTheEdge) {
    const geometry::Size& table = standardSiege().setting->table;
    const auto& ground = standardSiege().setting->fortresses.front().ground;
    const auto [south, north] = std::ranges::minmax(ground, {}, &geometry::Point::y);
    EXPECT_EQ(north.y, table.depth);
    const auto gate = std::ranges::find(standardSiege().structures, StructureKind::gate, &Structure::kind);
    EXPECT_EQ(gate->pose.heading, Heading(180_deg));
    const auto [west, east] = std::ranges::minmax(ground, {}, &geometry::Point::x);
    EXPECT_GT(west.x, 8_du) << "three sides can be reached";
    EXPECT_LT(east.x, table.width - 8_du);
    EXPECT_GT(south.y, 8_du);
}

TEST(SIE15, TheAttackerChoosesAnEdge) {
    TestTable table = besieged({28_du, 18_du}, middleOfTable);
    table.siege->attackerChoosesEdge = true;
    Battle battle = placing(begun(1, 1, table), {unitAt(1, 14_du, 9_du, 180_deg)});
    EXPECT_EQ(edgesForAttack(battle), (std::vector{Home::east, Home::west}));
    const ChooseHome question{edgesForAttack(battle)};
    EXPECT_EQ(refusal(fits(battle, question, HomeChosen{Home::south})), "SIE-15");
    battle = placing(battle, {HomeChosen{Home::west}});
    EXPECT_EQ(homeOf(battle, red), Home::west);
    EXPECT_EQ(placed(battle, unitAt(0, 1.6_du, 9_du, 90_deg)), "");
    EXPECT_NE(placed(battle, unitAt(0, 26_du, 9_du, 270_deg)), "");
}

TEST(SIE15, OnALargeTableAllFourWillDo) {
    TestTable table = besieged({28_du, 30_du}, {{14_du, 15_du}, Heading(180_deg)});
    table.siege->attackerChoosesEdge = true;
    EXPECT_EQ(edgesForAttack(begun(1, 1, table)).size(), 4U);
}

TEST(SIE16, AStripOfFiveIsKept) {
    TestTable table = besieged();
    const Zone zone = deploymentZone(begun(1, 1, table), red);
    EXPECT_EQ(18_du - zone.north, 13_du);
    EXPECT_EQ(zone.north - zone.south, 3_du);
    table.siege->distance = 9_du;
    EXPECT_EQ(18_du - deploymentZone(begun(1, 1, table), red).north, 14_du);
}

TEST(SIE17, FaceDownOnlyInTheEnclosedArea) {
    const std::vector<Answer> answers{unitAt(1, 14_du, 16.8_du, 180_deg),    // courtyard
                                      unitAt(2, 12.4_du, 15.6_du, 180_deg),  // lined up with a wall
                                      unitAt(3, 14_du, 14.2_du, 180_deg),    // in front of the gate
                                      UnitPlacement{UnitId(4), {{16.8_du, 15.2_du}, {}}, {}, StructureId(0)}};
    Battle battle = placing(begun(4, 1), {answers[0], answers[1], answers[2]});
    for (const int unit : {1, 2, 3}) EXPECT_TRUE(battle.unit(UnitId(unit)).faceDown) << "while placing";
    battle = placing(battle, {answers[3]});
    EXPECT_TRUE(battle.unit(UnitId(1)).faceDown);
    for (const int unit : {2, 3, 4}) EXPECT_FALSE(battle.unit(UnitId(unit)).faceDown) << unit;
    EXPECT_EQ(battle.unit(UnitId(4)).inside, StructureId(0));
}

TEST(SIE17, WhoeverStandsOnAWallIsSeen) {
    TestTable table;
    table.structures = {{.kind = StructureKind::wall, .pose = {{10_du, 9.8_du}, {}}, .fortress = 0}};
    table.fortresses = {
        {red, {{6.8_du, 4_du}, {6.8_du, 10_du}, {14_du, 10_du}, {14_du, 4_du}}, {StructureId(0)}}};
    const auto isHidden = [&](TestUnit unit) {
        unit.unit.faceDown = true;
        return unitsHiddenInFortress(battleOf({unit}, table)).size() == 1;
    };
    const auto at = [](TestUnit unit, Degrees heading) { return unit.at(10_du, 9.2_du).facing(heading); };
    EXPECT_FALSE(isHidden(at(infantry(red), 0_deg)));
    EXPECT_FALSE(isHidden(at(infantry(red), 180_deg))) << "its rear lies on the wall";
    EXPECT_TRUE(isHidden(at(cavalry(red), 0_deg))) << "FOR-21: it is not on the wall";
}

TEST(SIE17, TheDefenderStaysBehindItsFrontLine) {
    const Battle battle = placing(begun(2, 1), {});
    EXPECT_EQ(placed(battle, unitAt(1, 5_du, 13.4_du, 180_deg)), "");
    EXPECT_EQ(placed(battle, unitAt(1, 5_du, 13.3_du, 180_deg)), "SIE-17");
    EXPECT_EQ(placed(battle, unitAt(1, 14_du, 15_du, 180_deg)), "SET-21") << "on the masonry of the gate";
}

TEST(SIE17, WatchtowersInTheZone) {
    TestTable table = besieged();
    table.structures.push_back(
        {.kind = StructureKind::watchtower, .pose = {{5_du, 14_du}, {}}, .owner = blue});
    const Battle battle =
        placing(begun(1, 1, table), {UnitPlacement{UnitId(1), {{5_du, 14_du}, {}}, {}, StructureId(12)}});
    EXPECT_FALSE(battle.unit(UnitId(1)).faceDown);
}

TEST(SIE19, ATowerMayStandFlushWithTheRimOfTheZone) {
    Battle battle = placing(begun(1, 1, besieged(), true), {unitAt(1, 14_du, 16.4_du, 180_deg)});
    const Zone zone = deploymentZone(battle, red);
    const Du half = battle.setting->sizes.siegeTower.width / 2;
    const auto tower = [&](Du x, Du y) {
        return refusal(fits(battle, PlaceUnit{}, TowerPlacement{StructureId(12), {{x, y}, Heading()}}));
    };
    EXPECT_EQ(tower(zone.west + half, zone.south + half), "");
    EXPECT_EQ(tower(zone.east - half, zone.north - half), "");
    EXPECT_EQ(tower(14_du, zone.north - half + 0.001_du), "SIE-19");
}

TEST(SIE06, WithoutASiegeNoTowerIsPlaced) {
    TestTable open;
    open.structures = {{.kind = StructureKind::siegeTower, .owner = red, .placed = false}};
    open.rams = {{.placed = false}};
    Battle battle = battleOf({infantry(red).at(10_du, 2_du), infantry(blue)}, open);
    battle.stage = Stage::deployment;
    EXPECT_EQ(refusal(fits(battle, PlaceUnit{}, TowerPlacement{StructureId(0), {{10_du, 1_du}, {}}})),
              "SIE-06");
    EXPECT_EQ(refusal(fits(battle, PlaceUnit{}, RamPlacement{0, a})), "SIE-06");
    EXPECT_TRUE(equipmentPlaces(battle, red).empty());
}

TEST(SET21, InASiegeNobodyIsLaidOnGroundThatIsClosed) {
    TestTable table = besieged();
    table.tiles = {tile(Terrain::lake, {4_du, 2_du}, {7_du, 4_du}),
                   tile(Terrain::forest, {20_du, 2_du}, {24_du, 5_du})};
    const Battle battle = placing(begun(1, 1, table), {unitAt(1, 14_du, 16.4_du, 180_deg)});
    EXPECT_EQ(placed(battle, unitAt(0, 5_du, 3_du, 0_deg)), "TER-06");
    EXPECT_EQ(placed(battle, unitAt(0, 12_du, 3_du, 0_deg)), "");
    EXPECT_EQ(placed(battle, unitAt(0, 22_du, 3_du, 0_deg)), "");
}

TEST(SIE06, AfterTheDeploymentNoEngineIsPlaced) {
    TestTable table = besieged();
    table.structures.push_back({.kind = StructureKind::siegeTower, .owner = red, .placed = false});
    table.rams = {{.placed = false}};
    const Battle battle = battleOf({attacking(), inCourtyard()}, table);
    EXPECT_EQ(refusal(fits(battle, PlaceUnit{}, RamPlacement{0, a})), "SIE-06");
    EXPECT_EQ(refusal(fits(battle, PlaceUnit{}, TowerPlacement{StructureId(12), {{5_du, 4_du}, {}}})),
              "SIE-06");
}

TEST(SIE19, TheAttackerPlacesFaceUpInItsZone) {
    Battle battle = placing(begun(1, 2), {unitAt(1 + 1, 14_du, 16.4_du, 180_deg)});
    EXPECT_EQ(placed(battle, unitAt(0, 14_du, 1_du, 0_deg)), "SIE-19");
    battle = placing(battle, {unitAt(0, 14_du, 4_du, 0_deg)});
    EXPECT_FALSE(battle.unit(UnitId(0)).faceDown);
    EXPECT_EQ(battle.active, red);
}

}  // namespace
}  // namespace vallum::field
