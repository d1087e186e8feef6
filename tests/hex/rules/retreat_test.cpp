// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/hex_battles.h"

#include <vallum/hex/rules/dice.h>
#include <vallum/hex/rules/retreat.h>

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
int retreatOf(const std::string& code, int flags) {
    const Battle battle = duel("MI", code);
    return flags * hexesPerFlag(battle, blowAt(battle, Roll::attack, u(0), there));
}
/// The final hexes of the possible retreats, and the number of hexes missing.
std::pair<std::vector<Hex>, int> ends(const Battle& battle, UnitId id, int hexes) {
    std::vector<Hex> found;
    int missing = 0;
    for (const RetreatWay& way : waysToRetreat(battle, id, hexes)) {
        found.push_back(way.path.empty() ? battle.unit(id).at : way.path.back());
        missing = way.missing;
    }
    std::ranges::sort(found);
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return {found, missing};
}
int ignorable(const Battle& battle) {
    return ignorableFlags(battle, blowAt(battle, Roll::attack, u(0), there)).total();
}

TEST(HEX50, EveryFlagCountsInFull) {
    EXPECT_EQ(retreatOf("LC", 1), 4);
    EXPECT_EQ(retreatOf("LC", 2), 8);
    EXPECT_EQ(retreatOf("LI", 3), 6);
    EXPECT_EQ(retreatOf("WA", 1), 2);
    EXPECT_EQ(retreatOf("AX", 2), 2);
    EXPECT_EQ(retreatOf("EL", 2), 2);
}
TEST(HEX50, FlagsAgainstAnEliminatedUnitDoNothing) {
    const Played fight = play(duel("MI", "MI", 1), {attack, PathChosen{}}, {M, flag, flag, L});
    EXPECT_FALSE(fight.has<FlagsTaken>());
}

TEST(HEX51, TheOwnerPicksThePathTowardTheOwnSide) {
    const Battle free = Table().unit(bottom, "MI", {8, 0}).unit(top, "LI", {2, 4});
    EXPECT_EQ(ends(free, u(1), 2), std::pair(std::vector<Hex>{{0, 3}, {0, 4}, {0, 5}}, 0));
    const Battle half = Table().unit(bottom, "MI", {8, 0}).unit(top, "LI", {2, 4}).unit(top, "MI", {1, 3});
    EXPECT_EQ(ends(half, u(1), 2), std::pair(std::vector<Hex>{{0, 4}, {0, 5}}, 0));
    EXPECT_EQ(ruleOf(System::accepts(half, ChooseRetreat{u(1), 2}, PathChosen{})), "HEX-51");
    EXPECT_EQ(ruleOf(System::accepts(half, ChooseRetreat{u(1), 2}, PathChosen{{{2, 3}, {1, 2}}})), "HEX-51");
    EXPECT_TRUE(System::accepts(half, ChooseRetreat{u(1), 2}, PathChosen{{{1, 4}, {0, 4}}}));
}
TEST(HEX51, TheLeaderGoesAlong) {
    const Played fight = play(duel("MI", "MI").leader(top, there),
                              {attack, FlagsIgnored{0}, PathChosen{{{2, 4}}}, PathChosen{}}, {flag, L, L, L});
    EXPECT_EQ(fight.battle.leader(l(0)).at, (Hex{2, 4}));
}

TEST(HEX52, EveryHexThatItCannotMakeCostsABlock) {
    const Battle baseline =
        Table().unit(bottom, "MI", {1, 4}).unit(top, "LI", {0, 4}).unit(bottom, "MI", {8, 0});
    const Played light = play(baseline, {CloseCombat{u(0), {0, 4}}, YesOrNo{false}}, {flag, M, M, M});
    EXPECT_EQ(light.battle.unit(u(1)).blocks, 2);
    const Battle blocked = duel("MI", "LC").unit(top, "MI", {2, 4}).unit(top, "MI", {2, 5});
    const Played gone = play(blocked, {attack, FlagsIgnored{0}, PathChosen{}}, {flag, M, M, M});
    EXPECT_EQ(gone.battle.unit(u(1)).fate, Fate::eliminated);
    const Battle two = Table()
                           .unit(bottom, "MI", {3, 4})
                           .unit(top, "MC", {2, 4})
                           .unit(top, "MI", {0, 12})
                           .unit(bottom, "MI", {8, 12});
    const Played part =
        play(two, {CloseCombat{u(0), {2, 4}}, Stand{}, PathChosen{{{1, 4}, {0, 4}}}, PathChosen{}},
             {flag, L, L, L});
    EXPECT_EQ(part.battle.unit(u(1)).at, (Hex{0, 4}));
    EXPECT_EQ(part.battle.unit(u(1)).blocks, 2);
}

TEST(HEX53, ALoneLeaderEndsTheRetreat) {
    const Battle battle = duel("MI", "MC").leader(top, {2, 4}).unit(top, "MI", {2, 5});
    EXPECT_EQ(ends(battle, u(1), 3), std::pair(std::vector<Hex>{{2, 4}}, 0));
    const Battle led = duel("MI", "MC").leader(top, {2, 4}).unit(top, "MI", {2, 5}).leader(top, there);
    EXPECT_EQ(ends(led, u(1), 3), std::pair(std::vector<Hex>{there}, 3));
}

TEST(HEX54, WhatLetsAUnitIgnoreFlags) {
    const Table warriors =
        duel("MI", "WA").leader(top, there).unit(top, "MI", {3, 3}).unit(top, "MI", {3, 5});
    EXPECT_EQ(ignorable(warriors), 3);
    EXPECT_EQ(ignorable(duel("MI", "MI")), 0);
    const Battle battle = duel("MI", "MI").leader(top, there);
    EXPECT_EQ(ignorable(battle), 1);
    const Played killed =
        play(battle, {attack, PathChosen{{{2, 4}}}, PathChosen{}}, {M, flag, L, L, lead, lead});
    EXPECT_EQ(killed.one<FlagsTaken>().ignorable.total(), 0) << "the leader fell in this combat";
}

TEST(HEX55, TwoHexesOfFriendsSupport) {
    EXPECT_EQ(ignorable(duel("MI", "MI").unit(top, "MI", {3, 3}).unit(top, "MI", {3, 5})), 1);
    EXPECT_EQ(ignorable(duel("MI", "MI").unit(top, "MI", {3, 3}).leader(top, {3, 5})), 1);
    EXPECT_EQ(ignorable(duel("MI", "MI").unit(top, "MI", {3, 3})), 0);
    EXPECT_EQ(ignorable(duel("MI", "MI").unit(top, "MI", {3, 3}).leader(top, {3, 3})), 0);
}

TEST(HEX56, TheOwnerChoosesHowManyToIgnore) {
    const Table table = duel("MI", "MC").leader(top, there).unit(top, "MI", {3, 3}).unit(top, "MI", {3, 5});
    const ChooseFlags question{u(1), 2, 2, 3};
    for (int count = 0; count <= 2; ++count) {
        EXPECT_TRUE(System::accepts(table, question, FlagsIgnored{count})) << count;
    }
    EXPECT_EQ(ruleOf(System::accepts(table, question, FlagsIgnored{3})), "HEX-56");
    EXPECT_EQ(ruleOf(System::accepts(table, question, FlagsIgnored{-1})), "HEX-56");
    EXPECT_EQ(System::options(table, question).front(), Answer(FlagsIgnored{2})) << "without a choice, all";
    const std::vector<int> two{flag, flag, L, L};
    const Played all = play(table, {attack, Stand{}, FlagsIgnored{2}, YesOrNo{false}}, two);
    EXPECT_EQ(all.one<FlagsTaken>().hexes, 0);
    const Played one = play(
        table, {attack, Stand{}, FlagsIgnored{1}, PathChosen{{{2, 4}, {1, 4}, {0, 4}}}, PathChosen{}}, two);
    EXPECT_EQ(one.one<FlagsTaken>().hexes, 3);
    const Played none =
        play(table, {attack, Stand{}, FlagsIgnored{0}, PathChosen{{{2, 4}, {1, 4}, {0, 4}}}, PathChosen{}},
             {flag, flag, L, L, L});
    EXPECT_EQ(none.one<FlagsTaken>().hexes, 6);
    EXPECT_EQ(none.battle.unit(u(1)).fate, Fate::eliminated);
}

TEST(HEX57, ElephantsTrampleEverybodyNextToThem) {
    const Battle battle = duel("HI", "EL")
                              .unit(top, "MI", {3, 3})
                              .unit(top, "MI", {3, 5})
                              .unit(bottom, "MI", {4, 5})
                              .unit(top, "LI", {2, 4});
    const Played fight =
        play(battle,
             {attack, HexChosen{here}, HexChosen{{4, 5}}, HexChosen{{3, 3}}, HexChosen{{3, 5}}, PathChosen{}},
             {flag, L, L, L, L, H, swords, swords, flag, flag, flag, M, M, L, M});
    const auto tramples = fight.all<Trampled>();
    ASSERT_EQ(tramples.size(), 5U);
    EXPECT_EQ(tramples[0].hits, 1) << "heavy, swords against HI";
    EXPECT_EQ(tramples[1].hits, 0) << "swords, flag";
    EXPECT_EQ(fight.battle.unit(u(0)).blocks, 3);
    EXPECT_EQ(fight.battle.unit(u(5)).blocks, 2);
    EXPECT_EQ(fight.battle.unit(u(7)).blocks, 3);
    EXPECT_EQ(fight.battle.unit(u(1)).at, (Hex{2, 5}));
}
TEST(HEX57, ATrampledLeaderIsChecked) {
    const Battle battle = duel("HI", "EL").unit(top, "MI", {3, 3}).leader(top, {3, 3}).leader(top, {3, 5});
    const Played fight =
        play(battle, {attack, HexChosen{here}, HexChosen{{3, 3}}, PathChosen{{{2, 4}}}, PathChosen{}},
             {flag, L, L, L, L, L, L, M, L, lead, flag, lead, L});
    EXPECT_TRUE(fight.has<LeaderChecked>());
    EXPECT_EQ(fight.battle.leader(l(0)).fate, Fate::onBoard);
    EXPECT_EQ(fight.battle.leader(l(1)).fate, Fate::eliminated) << "a lone leader falls by one leader face";
}
TEST(HEX57, WhoIgnoresAllFlagsDoesNotTrample) {
    const Played fight = play(duel("HC", "EL"), {attack, FlagsIgnored{1}, YesOrNo{false}}, {flag, L, L, L});
    EXPECT_FALSE(fight.has<Trampled>());
}

TEST(HEX58, WhoBlocksElephantsPays) {
    const Battle battle = duel("HI", "EL").unit(top, "MI", {2, 4}, 1).unit(top, "MI", {2, 5});
    const Played fight = play(battle, {attack, HexChosen{here}, HexChosen{{2, 4}}, YesOrNo{true}},
                              {flag, flag, L, L, L, L, L, L, L, L, L, L, L, L, L, L});
    EXPECT_EQ(fight.battle.unit(u(4)).fate, Fate::eliminated);
    EXPECT_EQ(fight.battle.unit(u(5)).blocks, 2);
    EXPECT_EQ(fight.battle.unit(u(1)).at, there);
    EXPECT_EQ(fight.battle.unit(u(1)).blocks, 2);
    EXPECT_EQ(fight.all<DiceRolled>().size(), 2U) << "they battle back";
}
TEST(HEX58, AtTheEdgeTheyPayThemselves) {
    const Battle battle = Table().unit(bottom, "MI", {1, 4}).unit(top, "EL", {0, 4}).unit(top, "MI", {4, 12});
    const Played fight = play(battle, {CloseCombat{u(0), {0, 4}}, YesOrNo{false}}, {flag, L, L, L, L, L});
    EXPECT_EQ(fight.battle.unit(u(1)).blocks, 1);
}
TEST(HEX58, OneFreeHexIsUsed) {
    const Battle battle = duel("MI", "EL").unit(top, "MI", {2, 4});
    EXPECT_EQ(ends(battle, u(1), 1), std::pair(std::vector<Hex>{{2, 5}}, 0));
    const Battle wet = duel("MI", "EL").unit(top, "MI", {2, 4}).ground({2, 5}, Ground::sea);
    const Played fight = play(wet, {attack, HexChosen{here}, YesOrNo{false}}, {flag, L, L, L, L, L, L, L});
    EXPECT_EQ(fight.battle.unit(u(4)).blocks, 3) << "the unit takes the loss";
    EXPECT_EQ(fight.battle.unit(u(1)).blocks, 2);
}
TEST(HEX58, ALoneEnemyLeaderInTheWayIsLost) {
    const Battle battle =
        duel("MI", "EL").leader(bottom, {1, 4}).ground({2, 5}, Ground::sea).ground({1, 3}, Ground::sea);
    const Played fight = play(battle, {attack, PathChosen{}}, {flag, flag, L, L, L, L});
    EXPECT_EQ(fight.battle.unit(u(1)).at, (Hex{2, 4}));
    EXPECT_EQ(fight.battle.unit(u(1)).blocks, 2);
    EXPECT_EQ(fight.one<LeaderEliminated>(), (LeaderEliminated{l(0), "HEX-58"_rule}));
}
TEST(HEX58, AFriendlyLeaderIsJoined) {
    const Battle battle =
        duel("MI", "EL").leader(top, {1, 4}).ground({2, 5}, Ground::sea).ground({1, 3}, Ground::sea);
    EXPECT_EQ(ends(battle, u(1), 3), std::pair(std::vector<Hex>{{1, 4}}, 0));
}

TEST(HEX59, BothReachTheLastBannerAtOnce) {
    const Table table = duel("MI", "EL")
                            .unit(top, "MI", {2, 4}, 1)
                            .unit(bottom, "MI", {2, 5}, 1)
                            .with([](Battle& it, Setting&) {
                                it.players[0].banners = 4;
                                it.players[1].banners = 4;
                            });
    const Played draw =
        play(table, {attack, HexChosen{here}, HexChosen{{2, 4}}}, {flag, L, L, L, L, L, L, L, L, L});
    EXPECT_EQ(draw.battle.phase, Phase::over);
    EXPECT_FALSE(draw.battle.outcome->winner);
    const Played trampled = play(table, {attack, HexChosen{{2, 4}}}, {flag, L, L, L, M, L});
    EXPECT_EQ(trampled.battle.outcome->winner, bottom) << "a trample roll comes before";
}

TEST(HEX99, WhoCouldNotLeaveHasNotRetreated) {
    const Table stuck = Table()
                            .unit(bottom, "MI", here)
                            .unit(top, "MI", there)
                            .unit(bottom, "MI", {5, 3})
                            .unit(bottom, "MI", {5, 4})
                            .unit(top, "MI", {0, 12});
    const Battle battle = holding(stuck, top, {"strike-first"});
    const Played fight = play(battle, {attack, StrikeFirst{}, FlagsIgnored{0}}, {flag, L, L, L, L, L, L, L});
    EXPECT_EQ(fight.battle.unit(u(0)).blocks, 3);
    EXPECT_EQ(fight.all<DiceRolled>().back().blow.roll, Roll::attack);
    EXPECT_EQ(fight.all<DiceRolled>().back().dice.total(), 4);
    const Played ignored =
        play(battle, {attack, StrikeFirst{}, FlagsIgnored{1}}, {flag, L, L, L, L, L, L, L});
    EXPECT_EQ(ignored.all<DiceRolled>().size(), 2U);
}
TEST(HEX99, OneHexIsEnoughToHaveRetreated) {
    const Battle battle = holding(Table()
                                      .unit(bottom, "MC", {6, 4})
                                      .unit(top, "MI", {5, 4})
                                      .unit(bottom, "MI", {0, 0})
                                      .unit(top, "MI", {0, 12}),
                                  top, {"strike-first"});
    const Played fight = play(
        battle, {CloseCombat{u(0), {5, 4}}, StrikeFirst{}, PathChosen{{{7, 4}, {8, 4}}}}, {flag, L, L, L});
    EXPECT_EQ(fight.battle.unit(u(0)).at, (Hex{8, 4}));
    EXPECT_EQ(fight.battle.unit(u(0)).blocks, 2);
    EXPECT_EQ(fight.all<DiceRolled>().size(), 1U) << "its attack is over";
}

}  // namespace
}  // namespace vallum::hex
