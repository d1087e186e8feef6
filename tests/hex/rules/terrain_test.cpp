// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/hex_battles.h"

#include <vallum/hex/rules/combat.h>
#include <vallum/hex/rules/dice.h>
#include <vallum/hex/rules/movement.h>
#include <vallum/hex/rules/ranged.h>
#include <vallum/hex/rules/retreat.h>
#include <vallum/hex/rules/sight.h>
#include <vallum/hex/rules/terrain.h>

namespace vallum::hex {
namespace {

using namespace test;

constexpr Hex here{4, 4};
constexpr Hex there{3, 4};
const CloseCombat attack{UnitId(0), there};

Table duel(const std::string& attacker, const std::string& defender, int enemyBlocks = 0) {
    return Table()
        .unit(bottom, attacker, here)
        .unit(top, defender, there, enemyBlocks)
        .unit(top, "MI", {0, 12})
        .unit(bottom, "MI", {8, 12});
}
int close(const Battle& battle) { return diceFor(battle, blowAt(battle, Roll::attack, u(0), there)).total(); }
int back(const Battle& battle) {
    return diceFor(battle, blowAt(battle, Roll::battleBack, u(1), here)).total();
}
int hits(const Battle& battle, const std::vector<int>& faces) {
    return resultOf(battle, blowAt(battle, Roll::attack, u(0), there), faces).hits.total();
}
int ignorable(const Battle& battle) {
    return ignorableFlags(battle, blowAt(battle, Roll::attack, u(0), there)).total();
}
/// Bows at (4,2) and an enemy at (4,4), with one hex between them that some tests change.
Table bows(const std::string& target = "MI") {
    return Table().unit(bottom, "LB", {4, 2}).unit(top, target, {4, 4}).unit(top, "MI", {0, 12});
}
int ranged(const Table& table, int moved = 0) {
    const Battle battle = Table(table).with([&](Battle& it, Setting&) { it.units[0].turn.hexes = moved; });
    return diceFor(battle, blowAt(battle, Roll::fire, u(0), {4, 4})).total();
}
int ignorableAtRange(const Battle& battle, Hex target = {4, 4}) {
    return ignorableFlags(battle, blowAt(battle, Roll::fire, u(0), target)).total();
}
std::string fires(const Battle& battle) {
    return ruleOf(System::accepts(battle, ChooseBattle{}, Fire{u(0), {4, 4}}));
}
Table mover(const std::string& code, Hex at = {6, 4}) {
    return Table().unit(bottom, code, at).unit(top, "MI", {0, 0}).phase(Phase::moving);
}
Table leaderMover() {
    return Table()
        .unit(bottom, "MI", {8, 12})
        .unit(top, "MI", {0, 0})
        .leader(bottom, {6, 4})
        .phase(Phase::moving)
        .with([](Battle& it, Setting&) { it.leaders[0].ordered = true; });
}
const std::vector<Hex> oneUp{{5, 4}};
const std::vector<Hex> twoUp{{5, 4}, {4, 4}};
std::string move(const Battle& battle, const std::vector<Hex>& path) {
    return ruleOf(System::accepts(battle, ChooseMove{}, MoveUnit{u(0), path}));
}
std::string moveLeader(const Battle& battle, const std::vector<Hex>& path) {
    return ruleOf(System::accepts(battle, ChooseMove{}, MoveLeader{l(0), path}));
}
/// Why the unit may not battle after a move, or "allowed".
std::string battleAfter(const Battle& battle, const std::vector<Hex>& path) {
    const auto barred = barredAfter(battle, MoveUnit{u(0), path});
    return barred ? std::string(barred->text()) : "allowed";
}
std::size_t advances(const Battle& battle) {
    return waysToAdvance(battle, ChooseAdvance{u(0), there, false}).size();
}
/// Whether it gets a bonus combat after advancing along this path to (3,4).
bool strikesAgain(const Table& table, const std::vector<Hex>& path = {there}, std::vector<int> more = {}) {
    const Battle battle = Table(table).unit(top, "MI", {2, 4}).unit(top, "MI", {2, 5});
    std::vector<int> dice(static_cast<std::size_t>(close(battle)), M);
    dice.insert(dice.end(), more.begin(), more.end());
    Script script({attack, PathChosen{path}, Done{}}, dice);
    Game game(battle, script, 0);
    game.step();
    return script.answersLeft() == 0;
}
Table with(Table table, Hex hex, Ground ground) { return table.ground(hex, ground); }

TEST(HXT01, TheLowestLimitCounts) {
    EXPECT_EQ(close(duel("HI", "MI").ground(here, Ground::hill).ground(there, Ground::forest)), 2);
    EXPECT_EQ(close(duel("LI", "MI").ground(here, Ground::hill)), 2) << "a limit adds no dice";
}

TEST(HXT02, CardsRaiseTheLimit) {
    EXPECT_EQ(close(duel("HI", "MI").ground(there, Ground::forest).card("all-in-contact")), 4);
    EXPECT_EQ(close(duel("HI", "MI").card("all-in-contact")), 7);
    EXPECT_EQ(close(duel("HC", "MI").ground(there, Ground::hill).card("riders-charge")), 3);
    EXPECT_EQ(close(duel("HI", "MI").work(here, Work::camp).card("all-in-contact")), 6);
}

TEST(HXT03, OnlyWhoIsAttackedIsProtected) {
    EXPECT_EQ(hits(duel("HI", "HI").work(there, Work::camp), {swords}), 0);
    const Battle out = duel("HI", "MI").work(here, Work::camp);
    EXPECT_EQ(resultOf(out, blowAt(out, Roll::battleBack, u(1), here), {swords}).hits.total(), 1);
    const Battle bonus = duel("HI", "HI").work(there, Work::camp);
    EXPECT_EQ(resultOf(bonus, blowAt(bonus, Roll::bonus, u(0), there), {swords}).hits.total(), 0);
}

TEST(HXT04, StoppingTerrainEndsAnAdvance) {
    EXPECT_EQ(advances(Table().unit(bottom, "HC", here).ground(there, Ground::ford)), 1U);
    EXPECT_EQ(advances(Table().unit(bottom, "HC", here).ground(there, Ground::marsh)), 1U);
    EXPECT_GT(advances(Table().unit(bottom, "HC", here)), 1U);
    EXPECT_TRUE(strikesAgain(duel("HC", "MI", 1).ground(there, Ground::ford)));
    EXPECT_TRUE(strikesAgain(duel("HC", "MI", 1).ground(there, Ground::marsh), {there}, {L}));
    EXPECT_FALSE(strikesAgain(duel("HC", "MI", 1).ground({3, 5}, Ground::forest), {there, {3, 5}}));
}

TEST(HXT05, FootGoesThroughBrokenGround) {
    EXPECT_EQ(move(with(mover("AX"), {5, 4}, Ground::broken).ground({4, 4}, Ground::broken), twoUp),
              "allowed");
    EXPECT_EQ(move(with(mover("WM"), {5, 4}, Ground::broken), oneUp), "HXT-05");
    const Battle machine = duel("HI", "WM").ground({2, 4}, Ground::broken).ground({2, 5}, Ground::broken);
    EXPECT_EQ(waysToRetreat(machine, u(1), 1).front().missing, 1);
}

TEST(HXT06, MountedUnitsAndLeadersStop) {
    EXPECT_EQ(move(with(mover("LC"), {5, 4}, Ground::broken), twoUp), "HXT-06");
    EXPECT_EQ(move(with(mover("LC"), {5, 4}, Ground::broken), oneUp), "allowed");
    EXPECT_EQ(moveLeader(with(leaderMover(), {5, 4}, Ground::broken), twoUp), "HXT-06");
    EXPECT_EQ(move(with(mover("AX"), {5, 4}, Ground::broken).leader(bottom, {6, 4}), twoUp), "allowed");
}

TEST(HXT07, MountedUnitsDoNotBattleAfterIt) {
    EXPECT_EQ(battleAfter(with(mover("MI"), {5, 4}, Ground::broken), oneUp), "allowed");
    EXPECT_EQ(battleAfter(with(mover("MC"), {5, 4}, Ground::broken), oneUp), "HXT-07");
    EXPECT_EQ(battleAfter(with(mover("LC"), {5, 4}, Ground::broken), oneUp), "HXT-07");
    EXPECT_EQ(ruleOf(mayAttack(duel("MC", "MI").ground(here, Ground::broken), u(0), there)), "allowed");
    Battle moved =
        play(with(mover("MC"), {5, 4}, Ground::broken).unit(top, "MI", {4, 4}), {MoveUnit{u(0), oneUp}})
            .battle;
    moved.phase = Phase::battling;
    EXPECT_EQ(ruleOf(mayAttack(moved, u(0), {4, 4})), "HXT-07");
}

TEST(HXT08, TwoDiceOnBrokenGround) {
    EXPECT_EQ(close(duel("HI", "MI").ground(there, Ground::broken)), 2);
    EXPECT_EQ(back(duel("HI", "MI").ground(there, Ground::broken)), 2);
    EXPECT_EQ(close(duel("HC", "HI").ground(here, Ground::broken)), 2);
    EXPECT_EQ(back(duel("HC", "HI").ground(here, Ground::broken)), 2);
    EXPECT_EQ(ranged(bows().ground({4, 4}, Ground::broken)), 2);
    EXPECT_EQ(ranged(bows().ground({4, 4}, Ground::broken), 1), 1);
}

TEST(HXT09, HorsemenDoNotStrikeAgainThere) {
    EXPECT_FALSE(strikesAgain(duel("HC", "MI", 1).ground(there, Ground::broken)));
    EXPECT_EQ(advances(Table().unit(bottom, "HC", here).ground(there, Ground::broken)), 1U);
    EXPECT_TRUE(strikesAgain(duel("WA", "MI", 1).ground(there, Ground::broken)));
}

TEST(HXT10, BrokenGroundLetsSightPass) { EXPECT_EQ(fires(bows().ground({4, 3}, Ground::broken)), "allowed"); }

TEST(HXT11, EverybodyStopsInForest) {
    for (const std::string code : {"LC", "LI"}) {
        EXPECT_EQ(move(with(mover(code), {5, 4}, Ground::forest), twoUp), "HXT-11") << code;
        EXPECT_EQ(move(with(mover(code), {5, 4}, Ground::forest), oneUp), "allowed") << code;
    }
    EXPECT_EQ(moveLeader(with(leaderMover(), {5, 4}, Ground::forest), twoUp), "HXT-11");
}

TEST(HXT12, OnlyNimbleFootBattlesAfterIt) {
    EXPECT_EQ(battleAfter(with(mover("MI"), {5, 4}, Ground::forest), oneUp), "HXT-12");
    EXPECT_EQ(battleAfter(with(mover("LC"), {5, 4}, Ground::forest), oneUp), "HXT-12");
    for (const std::string code : {"LI", "LS", "LB", "AX", "WA"}) {
        EXPECT_EQ(battleAfter(with(mover(code), {5, 4}, Ground::forest), oneUp), "allowed") << code;
    }
    EXPECT_EQ(ranged(bows().ground({4, 2}, Ground::forest), 1), 1);
}

TEST(HXT13, AndStrikesAgainThere) {
    EXPECT_TRUE(strikesAgain(duel("WA", "MI", 1).ground(there, Ground::forest)));
    EXPECT_TRUE(strikesAgain(duel("LI", "MI", 1).ground(there, Ground::forest).leader(bottom, here)));
    EXPECT_FALSE(strikesAgain(duel("HI", "MI", 1).ground(there, Ground::forest).leader(bottom, here)));
    EXPECT_FALSE(strikesAgain(duel("HC", "MI", 1).ground(there, Ground::forest)));
}

TEST(HXT14, TwoDiceInForest) {
    EXPECT_EQ(close(duel("HI", "MI").ground(there, Ground::forest)), 2);
    EXPECT_EQ(back(duel("HI", "MI").ground(there, Ground::forest)), 2);
    EXPECT_EQ(ranged(bows().ground({4, 4}, Ground::forest)), 1);
    EXPECT_EQ(ranged(bows().ground({4, 2}, Ground::forest)), 2);
}

TEST(HXT15, ForestBlocksSightThroughIt) {
    EXPECT_EQ(fires(bows().ground({4, 3}, Ground::forest)), "HEX-32");
    EXPECT_EQ(fires(bows().ground({4, 4}, Ground::forest)), "allowed");
    EXPECT_EQ(fires(bows().ground({4, 2}, Ground::forest)), "allowed");
}

TEST(HXT16, HillsDoNotHinder) {
    const Battle battle = with(mover("LC"), {5, 4}, Ground::hill)
                              .ground({4, 4}, Ground::hill)
                              .ground({3, 4}, Ground::hill)
                              .ground({2, 4}, Ground::hill);
    const std::vector<Hex> four{{5, 4}, {4, 4}, {3, 4}, {2, 4}};
    EXPECT_EQ(move(battle, four), "allowed");
    EXPECT_EQ(battleAfter(battle, four), "allowed");
}

TEST(HXT17, UphillTwoDice) {
    EXPECT_EQ(close(duel("HI", "MI").ground(there, Ground::hill)), 2);
    EXPECT_EQ(back(duel("HI", "MI").ground(there, Ground::hill)), 3);
    EXPECT_EQ(close(duel("HC", "HI").ground(there, Ground::hill)), 2);
}

TEST(HXT18, DownhillThreeOnFootTwoMounted) {
    EXPECT_EQ(close(duel("HI", "MI").ground(here, Ground::hill)), 3);
    EXPECT_EQ(back(duel("HI", "MI").ground(here, Ground::hill)), 2);
    EXPECT_EQ(close(duel("HC", "MI").ground(here, Ground::hill)), 2);
    const Battle hills = duel("HI", "HC").ground(here, Ground::hill).ground(there, Ground::hill);
    EXPECT_EQ(close(hills), 3);
    EXPECT_EQ(back(hills), 2);
    EXPECT_EQ(ranged(bows().ground({4, 2}, Ground::hill)), 2) << "close combat only";
}

TEST(HXT19, FromBelowNobodySeesBeyondTheFirstHill) {
    const Battle two = Table().ground({4, 3}, Ground::hill).ground({4, 4}, Ground::hill);
    EXPECT_TRUE(hasSight(two, {4, 1}, {4, 3}));
    EXPECT_FALSE(hasSight(two, {4, 2}, {4, 4}));
    EXPECT_FALSE(hasSight(two, {4, 4}, {4, 2}));
    EXPECT_FALSE(hasSight(Table().ground({4, 3}, Ground::hill), {4, 2}, {4, 4}));
}

TEST(HXT20, AlongAPlateauTheySee) {
    const Table hills =
        Table().ground({4, 2}, Ground::hill).ground({4, 3}, Ground::hill).ground({4, 4}, Ground::hill);
    EXPECT_TRUE(hasSight(hills, {4, 2}, {4, 4}));
    EXPECT_FALSE(hasSight(Table(hills).unit(top, "MI", {4, 3}), {4, 2}, {4, 4}));
    EXPECT_TRUE(hasSight(Table().ground({4, 1}, Ground::hill).ground({4, 3}, Ground::hill), {4, 1}, {4, 3}));
    const Table three =
        Table().ground({4, 1}, Ground::hill).ground({4, 3}, Ground::hill).ground({4, 5}, Ground::hill);
    EXPECT_FALSE(hasSight(three, {4, 1}, {4, 5}));
}

TEST(HXT21, TheSeaIsImpassable) {
    EXPECT_EQ(move(with(mover("LI"), {5, 4}, Ground::sea), oneUp), "HXT-21");
    EXPECT_EQ(moveLeader(with(leaderMover(), {5, 4}, Ground::sea), oneUp), "HXT-21");
    const Battle coast = duel("MI", "LI").ground({2, 4}, Ground::sea).unit(top, "MI", {2, 5});
    const Played lost = play(coast, {attack, YesOrNo{false}}, {flag, M, M, M});
    EXPECT_EQ(lost.battle.unit(u(1)).blocks, 2);
    const Battle leader = Table()
                              .unit(bottom, "HI", here)
                              .leader(top, there)
                              .unit(top, "MI", {0, 12})
                              .ground({2, 4}, Ground::sea)
                              .ground({2, 5}, Ground::sea);
    EXPECT_EQ(play(leader, {attack}, {H, H, H, H, H}).battle.leader(l(0)).fate, Fate::eliminated);
    EXPECT_EQ(fires(bows().ground({4, 3}, Ground::sea)), "allowed");
}

TEST(HXT22, ARiverIsImpassable) {
    EXPECT_EQ(move(with(mover("MI"), {5, 4}, Ground::river), oneUp), "HXT-22");
    EXPECT_FALSE(mayFallBackInto(duel("MI", "MI").ground({2, 4}, Ground::river), u(1), {2, 4}));
    EXPECT_EQ(fires(bows().ground({4, 3}, Ground::river)), "allowed");
}

TEST(HXT23, EverybodyStopsInAFord) {
    EXPECT_EQ(move(with(mover("LC"), {5, 4}, Ground::ford), twoUp), "HXT-23");
    EXPECT_EQ(move(with(mover("LC"), {5, 4}, Ground::ford), oneUp), "allowed");
    EXPECT_EQ(moveLeader(with(leaderMover(), {5, 4}, Ground::ford), twoUp), "HXT-23");
}

TEST(HXT24, TwoDiceAtAFord) {
    EXPECT_EQ(battleAfter(with(mover("MI"), {5, 4}, Ground::ford), oneUp), "allowed");
    EXPECT_EQ(close(duel("HI", "MI").ground(there, Ground::ford)), 2);
    EXPECT_EQ(back(duel("HI", "MI").ground(there, Ground::ford)), 2);
    EXPECT_EQ(close(duel("HI", "MI").ground(here, Ground::ford)), 2);
    EXPECT_EQ(back(duel("HI", "MI").ground(here, Ground::ford)), 2);
    EXPECT_EQ(ranged(bows().ground({4, 2}, Ground::ford)), 1);
    EXPECT_EQ(ranged(bows().ground({4, 4}, Ground::ford)), 2);
}

TEST(HXT25, FromAFordItMayAdvance) {
    EXPECT_EQ(
        advances(Table().unit(bottom, "MI", here).ground(here, Ground::ford).with([](Battle& it, Setting&) {
            it.units[0].turn.moved = true;
        })),
        1U);
}

TEST(HXT26, FordsLeaveSightOpen) { EXPECT_EQ(fires(bows().ground({4, 3}, Ground::ford)), "allowed"); }

const EnumSet<Direction> front{Direction::southWest, Direction::southEast};

TEST(HXT27, RampartsHinderNobody) {
    EXPECT_EQ(move(mover("LC").rampart({5, 4}, front), twoUp), "allowed");
    EXPECT_EQ(fires(bows().rampart({4, 3}, {Direction::west, Direction::southWest})), "allowed");
}

TEST(HXT28, ARampartProtectsItsFront) {
    const auto at = [](Hex from) {
        return Table()
            .unit(bottom, "HI", from)
            .unit(top, "MI", {5, 6})
            .rampart({5, 6}, {Direction::northWest, Direction::northEast});
    };
    const auto struck = [&](Hex from) {
        const Battle battle = at(from);
        return resultOf(battle, blowAt(battle, Roll::attack, u(0), {5, 6}), {swords, swords}).hits.total();
    };
    EXPECT_EQ(struck({4, 6}), 1);
    EXPECT_EQ(struck({6, 6}), 2);
    EXPECT_EQ(struck({5, 5}), 2);
    const Battle front6 = at({4, 6});
    EXPECT_EQ(ignorableFlags(front6, blowAt(front6, Roll::attack, u(0), {5, 6})).total(), 1);
    const Battle rear = at({6, 6});
    EXPECT_EQ(ignorableFlags(rear, blowAt(rear, Roll::attack, u(0), {5, 6})).total(), 0);
}

TEST(HXT29, AndAgainstFireThroughIt) {
    const auto ditch = [](EnumSet<Direction> sides) { return bows().rampart({4, 4}, sides); };
    EXPECT_EQ(ignorableAtRange(ditch({Direction::west, Direction::northWest})), 1);
    EXPECT_EQ(ignorableAtRange(ditch({Direction::east, Direction::northEast})), 0);
    const Battle corner = Table()
                              .unit(bottom, "LB", {6, 4})
                              .unit(top, "MI", {4, 4})
                              .rampart({4, 4}, {Direction::southWest, Direction::west});
    EXPECT_EQ(sidesToward({4, 4}, {6, 4}),
              (std::vector<Direction>{Direction::southEast, Direction::southWest}));
    EXPECT_EQ(ignorableAtRange(corner), 1) << "one of the two sides is enough";
}

TEST(HXT30, NotForMountedUnits) {
    const Battle horse = duel("HI", "MC").rampart(there, front);
    EXPECT_EQ(hits(horse, {swords, swords}), 2);
    EXPECT_EQ(ignorable(horse), 0);
}

TEST(HXT31, ACampBlocksSightOnly) {
    EXPECT_EQ(move(mover("LI").work({5, 4}, Work::camp), twoUp), "allowed");
    EXPECT_EQ(fires(bows().work({4, 3}, Work::camp)), "HEX-32");
}

TEST(HXT32, ACampProtectsAllRound) {
    const Battle camp = duel("HI", "HI").work(there, Work::camp);
    EXPECT_EQ(hits(camp, {swords, swords}), 1);
    EXPECT_EQ(ignorable(camp), 1);
    const Played elephants =
        play(duel("EL", "LI").work(there, Work::camp), {attack, Stand{}, YesOrNo{false}}, {swords, H});
    EXPECT_EQ(elephants.one<DiceRolled>().hits.total(), 0);
    EXPECT_EQ(elephants.one<DiceRolled>().faces.size(), 2U) << "not rolled again";
    EXPECT_EQ(ignorableAtRange(bows().work({4, 4}, Work::camp)), 1);
}

TEST(HXT33, NotMountedUnits) {
    const Battle horse = duel("HI", "HC").work(there, Work::camp);
    EXPECT_EQ(hits(horse, {swords, swords}), 2);
    EXPECT_EQ(ignorable(horse), 0);
}

TEST(HXT34, OneDieFewerInACamp) {
    EXPECT_EQ(close(duel("HI", "MI").work(here, Work::camp)), 4);
    EXPECT_EQ(back(duel("MI", "HI").work(there, Work::camp)), 4);
    EXPECT_EQ(close(duel("HC", "MI").work(here, Work::camp)), 3);
    EXPECT_EQ(ranged(bows().work({4, 2}, Work::camp)), 1);
    EXPECT_EQ(
        fires(bows().work({4, 2}, Work::camp).with([](Battle& it, Setting&) { it.units[0].turn.hexes = 1; })),
        "HEX-33");
}

TEST(HXT36, ABridgeTakesThePlaceOfTheRiver) {
    const Table bridge = mover("LC").ground({5, 4}, Ground::river).work({5, 4}, Work::bridge);
    EXPECT_EQ(move(bridge, twoUp), "allowed");
    EXPECT_EQ(fires(bows().ground({4, 3}, Ground::river).work({4, 3}, Work::bridge)), "allowed");
}

Table onBridge(Table table, Hex hex) { return table.ground(hex, Ground::river).work(hex, Work::bridge); }

TEST(HXT37, OutOfABridge) {
    EXPECT_EQ(battleAfter(onBridge(mover("MI"), {5, 4}), oneUp), "allowed");
    EXPECT_EQ(close(onBridge(duel("HI", "MI"), here)), 2);
    EXPECT_EQ(ranged(onBridge(bows(), {4, 2})), 1);
}
TEST(HXT38, AgainstABridge) {
    EXPECT_EQ(close(onBridge(duel("HI", "MI"), there)), 2);
    EXPECT_EQ(ranged(onBridge(bows(), {4, 4})), 2);
}
TEST(HXT39, AdvancesOverABridge) {
    EXPECT_GT(advances(onBridge(Table().unit(bottom, "HC", here), here)), 1U);
    EXPECT_GT(advances(onBridge(Table().unit(bottom, "HC", here), there)), 1U);
}
TEST(HXT40, FootOnABridgeIgnoresAFlag) {
    EXPECT_EQ(ignorable(onBridge(duel("HI", "MI"), there)), 1);
    EXPECT_EQ(ignorable(onBridge(duel("HI", "MC"), there)), 0);
    EXPECT_EQ(hits(onBridge(duel("HI", "MI"), there), {swords}), 1) << "no sword";
}

TEST(HXT53, EverybodyStopsInMarsh) {
    EXPECT_EQ(move(with(mover("LC"), {5, 4}, Ground::marsh), twoUp), "HXT-53");
    EXPECT_EQ(move(with(mover("LC"), {5, 4}, Ground::marsh), oneUp), "allowed");
    EXPECT_EQ(moveLeader(with(leaderMover(), {5, 4}, Ground::marsh), twoUp), "HXT-53");
}

TEST(HXT54, WhoEntersMarshRolls) {
    const Table marsh = with(mover("MI"), {5, 4}, Ground::marsh);
    EXPECT_EQ(play(marsh, {MoveUnit{u(0), oneUp}}, {M}).battle.unit(u(0)).blocks, 3);
    EXPECT_EQ(play(marsh, {MoveUnit{u(0), oneUp}}, {swords}).battle.unit(u(0)).blocks, 4);
    const Battle drowned =
        play(with(leaderMover(), {5, 4}, Ground::marsh), {MoveLeader{l(0), oneUp}}, {lead}).battle;
    EXPECT_EQ(drowned.leader(l(0)).fate, Fate::eliminated);
    EXPECT_EQ(drowned.player(top).banners, 1);
    const Played led = play(Table(marsh).leader(bottom, {6, 4}), {MoveUnit{u(0), oneUp}}, {M, lead, flag});
    EXPECT_EQ(led.all<MarshRolled>().size(), 1U);
    EXPECT_TRUE(led.has<LeaderChecked>());
}

TEST(HXT55, SoDoesWhoRetreatsThroughIt) {
    const Table marsh = duel("MI", "LI")
                            .ground({2, 4}, Ground::marsh)
                            .ground({1, 4}, Ground::marsh)
                            .ground({2, 5}, Ground::sea)
                            .ground({1, 3}, Ground::sea);
    const Played two = play(marsh, {attack, Stand{}, PathChosen{}}, {flag, M, M, M, H, H});
    EXPECT_EQ(two.all<MarshRolled>().size(), 2U);
    EXPECT_EQ(two.battle.unit(u(1)).at, (Hex{1, 4}));
    const Battle edge = Table()
                            .unit(bottom, "MI", {2, 4})
                            .unit(top, "LI", {1, 4}, 2)
                            .unit(top, "MI", {4, 12})
                            .ground({0, 4}, Ground::marsh)
                            .ground({0, 5}, Ground::sea);
    const Played lost = play(edge, {CloseCombat{u(0), {1, 4}}, Stand{}, PathChosen{}}, {flag, M, M, M, L});
    EXPECT_EQ(lost.battle.unit(u(1)).fate, Fate::eliminated);
    const auto losses = lost.all<BlocksLost>();
    ASSERT_EQ(losses.size(), 2U);
    EXPECT_EQ(losses[0].why, "HXT-54"_rule);
    EXPECT_EQ(losses[1].why, "HEX-52"_rule);
}

TEST(HXT56, OutOfMarshOneHex) {
    EXPECT_EQ(move(with(mover("LC"), {6, 4}, Ground::marsh), oneUp), "allowed");
    EXPECT_EQ(move(with(mover("LC"), {6, 4}, Ground::marsh), twoUp), "HXT-56");
    EXPECT_EQ(waysToRetreat(duel("MI", "LC").ground(there, Ground::marsh), u(1), 3).front().path.size(), 3U);
}

TEST(HXT57, NoWarMachineInMarsh) {
    EXPECT_EQ(move(with(mover("WM"), {5, 4}, Ground::marsh), oneUp), "HXT-57");
    const Table table = duel("MI", "WM").ground({2, 4}, Ground::marsh).unit(top, "MI", {2, 5});
    const Played lost = play(table, {attack, YesOrNo{false}}, {flag, M, M, M});
    EXPECT_EQ(lost.battle.unit(u(1)).blocks, 1);
}

TEST(HXT58, TwoDiceAtMarsh) {
    EXPECT_EQ(battleAfter(with(mover("MI"), {5, 4}, Ground::marsh), oneUp), "allowed");
    EXPECT_EQ(close(duel("HI", "MI").ground(there, Ground::marsh)), 2);
    EXPECT_EQ(back(duel("HI", "MI").ground(there, Ground::marsh)), 2);
    EXPECT_EQ(ranged(bows().ground({4, 2}, Ground::marsh)), 1);
    EXPECT_EQ(ranged(bows().ground({4, 4}, Ground::marsh)), 2);
}

TEST(HXT59, AnAdvanceIntoMarshRolls) {
    const Played fight =
        play(duel("HI", "MI", 1).ground(there, Ground::marsh), {attack, PathChosen{{there}}}, {M, L, H});
    EXPECT_EQ(fight.battle.unit(u(0)).blocks, 3);
    EXPECT_EQ(fight.battle.unit(u(0)).at, there);
}

TEST(HXT60, OutOfMarshOnlyIfItHasNotMoved) {
    const Table marsh = Table().unit(bottom, "MI", here).ground(here, Ground::marsh);
    EXPECT_EQ(advances(marsh), 1U);
    EXPECT_EQ(advances(Table(marsh).with([](Battle& it, Setting&) {
                  it.units[0].turn.moved = true;
                  it.units[0].turn.hexes = 1;
              })),
              0U);
    EXPECT_EQ(advances(Table(marsh).with([](Battle& it, Setting&) { it.units[0].turn.moved = true; })), 1U)
        << "it was ordered and stayed where it is";
    EXPECT_EQ(advances(Table().unit(bottom, "HC", here).ground(here, Ground::marsh)), 1U) << "no extra hex";
    EXPECT_TRUE(strikesAgain(duel("HC", "MI", 1).ground(here, Ground::marsh)));
}

TEST(HXT61, MarshLetsSightPass) { EXPECT_EQ(fires(bows().ground({4, 3}, Ground::marsh)), "allowed"); }

TEST(HXT62, TwelveTerrainsBesidesOpenGround) {
    std::vector<std::string> ids;
    for (const TerrainType& it : library().terrain) ids.push_back(it.id);
    EXPECT_EQ(ids,
              (std::vector<std::string>{"open", "broken", "forest", "hill", "sea", "river", "ford", "marsh",
                                        "rampart", "camp", "bridge", "scalable-wall", "fortified-wall"}));
    std::vector<std::string> blocking;
    for (const TerrainType& it : library().terrain) {
        if (it.blocksSight) blocking.push_back(it.id);
    }
    EXPECT_EQ(blocking,
              (std::vector<std::string>{"forest", "hill", "camp", "scalable-wall", "fortified-wall"}));
}

/// A row of the table: entry of foot, mounted units, war machines and leaders; who battles after it; limits
/// of foot and mounted units and at range, in it and against it (from below); protection.
std::string rowOf(const TerrainType& it) {
    const auto name = [](auto value) {
        return std::string(names(value).at(static_cast<std::size_t>(value)));
    };
    const auto limit = [](std::optional<int> most) { return most ? std::to_string(*most) : "-"; };
    const auto limits = [&](const TerrainType::Limits& of) {
        return limit(of.foot) + limit(of.mounted) + limit(of.ranged);
    };
    const TerrainType::Protection& spared = it.protection;
    std::string row = name(it.enter.foot) + ' ' + name(it.enter.mounted) + ' ' + name(it.enter.warMachine) +
                      ' ' + name(it.enter.leader) + ", " + name(it.battleAfterEntering.who) + ", " +
                      limits(it.limitInIt) + ' ' + limits(it.limitAgainstIt) +
                      limit(it.limitAgainstIt.fromBelow);
    if (spared.of != Protected::none) {
        row += ", " + name(spared.of) + ' ' + name(spared.sides) + ' ' + std::to_string(spared.swords) +
               std::to_string(spared.flags) + (spared.strikesFirst ? " first" : "");
    }
    if (it.diceFewer != 0) row += ", " + std::to_string(it.diceFewer) + " fewer";
    if (it.roll) row += ", roll";
    return row + (it.blocksSight ? ", blocks" : "");
}
TEST(HXT62, EveryRowSaysWhatTheTableSays) {
    const std::vector<std::pair<std::string, std::string>> table{
        {"open", "free free free free, all, --- ----"},
        {"broken", "free stop no stop, foot, 222 222-"},
        {"forest", "stop stop stop stop, light-foot-and-warriors, 22- 221-, blocks"},
        {"hill", "free free free free, all, 32- ---2, blocks"},
        {"sea", "no no no no, all, --- ----"},
        {"river", "no no no no, all, --- ----"},
        {"ford", "stop stop stop stop, all, 221 222-"},
        {"marsh", "stop stop no stop, all, 221 22--, roll"},
        {"rampart", "free free free free, all, --- ----, foot rampart 11"},
        {"camp", "free free free free, all, --- ----, foot all 11, 1 fewer, blocks"},
        {"bridge", "free free free free, all, 221 22--, foot all 01"},
        {"scalable-wall", "from-next-hex no no from-next-hex, all, 22- 22--, all all 11 first, blocks"},
        {"fortified-wall", "no no no no, all, --- ----, blocks"}};
    ASSERT_EQ(library().terrain.size(), table.size());
    for (std::size_t i = 0; i != table.size(); ++i) {
        EXPECT_EQ(library().terrain[i].id, table[i].first);
        EXPECT_EQ(rowOf(library().terrain[i]), table[i].second) << table[i].first;
    }
}

TEST(HXT63, ARampartLooksOneWay) {
    const Table out = Table()
                          .unit(bottom, "HI", {5, 6})
                          .unit(top, "MI", {4, 6})
                          .rampart({5, 6}, {Direction::northWest, Direction::northEast});
    const auto struck = [](const Battle& battle) {
        return resultOf(battle, blowAt(battle, Roll::attack, u(0), {4, 6}), {swords, swords}).hits.total();
    };
    const auto spared = [](const Battle& battle) {
        return ignorableFlags(battle, blowAt(battle, Roll::attack, u(0), {4, 6})).total();
    };
    EXPECT_EQ(struck(out), 2);
    EXPECT_EQ(spared(out), 0);
    const Battle own = Table(out).rampart({4, 6}, {Direction::southEast, Direction::southWest});
    EXPECT_EQ(struck(own), 1);
    EXPECT_EQ(spared(own), 1);
}

TEST(HXT64, SightAlongHexSides) {
    const Table hills = Table().ground({4, 4}, Ground::hill).ground({2, 4}, Ground::hill);
    const auto seen = [&](Ground left, Ground right) {
        return hasSight(Table(hills).ground({3, 3}, left).ground({3, 4}, right), {4, 4}, {2, 4}).has_value();
    };
    EXPECT_TRUE(seen(Ground::hill, Ground::hill));
    EXPECT_TRUE(seen(Ground::hill, Ground::forest));
    EXPECT_FALSE(seen(Ground::forest, Ground::forest));
    EXPECT_TRUE(seen(Ground::open, Ground::open));
    const Table below = Table().ground({2, 4}, Ground::hill).ground({3, 3}, Ground::hill);
    EXPECT_TRUE(hasSight(below, {4, 4}, {2, 4}));
    EXPECT_FALSE(hasSight(Table(below).ground({3, 4}, Ground::hill), {4, 4}, {2, 4}));
    const Battle wall = Table()
                            .work({4, 4}, Work::scalableWall)
                            .work({3, 3}, Work::scalableWall)
                            .work({2, 4}, Work::scalableWall)
                            .ground({3, 4}, Ground::forest);
    EXPECT_TRUE(hasSight(wall, {4, 4}, {2, 4}));
}

TEST(HXT66, AnAdvanceIsNoMove) {
    const Table table = duel("HC", "MI", 1).ground(there, Ground::marsh).unit(top, "MI", {2, 4}, 1);
    const Played on =
        play(table, {attack, PathChosen{{there}}, CloseCombat{u(0), {2, 4}}, PathChosen{{{2, 4}}}},
             {M, L, L, M, L});
    EXPECT_EQ(on.battle.unit(u(0)).at, (Hex{2, 4}));
    const Battle moved = Table(table).with([](Battle& it, Setting&) { it.units[0].turn.hexes = 1; });
    const Played stays =
        play(moved, {attack, PathChosen{{there}}, CloseCombat{u(0), {2, 4}}}, {M, L, L, M, L});
    EXPECT_EQ(stays.battle.unit(u(0)).at, there);
}

}  // namespace
}  // namespace vallum::hex
