// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/hex_battles.h"

#include <vallum/hex/rules/combat.h>
#include <vallum/hex/rules/evade.h>
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
bool evades(const std::string& defender, const std::string& attacker) {
    return mayEvade(duel(attacker, defender), u(1), u(0)).has_value();
}

TEST(HEX60, WhoMayEvadeWhom) {
    EXPECT_TRUE(evades("LI", "MI"));
    EXPECT_FALSE(evades("MC", "LC"));
    EXPECT_TRUE(evades("MC", "HC"));
    EXPECT_FALSE(evades("HC", "HC"));
    const std::vector<std::string> all{"LI",  "LB",  "LS", "AX",  "MI",   "WA", "HI",  "WM", "LC",
                                       "LBC", "LCH", "MC", "CAM", "CCAM", "HC", "CHC", "EL", "HCH"};
    for (const std::string& attacker : all) {
        for (const std::string code : {"LI", "LS", "LB", "LC", "LBC", "LCH", "WM"})
            EXPECT_TRUE(evades(code, attacker));
        for (const std::string code : {"AX", "MI", "WA", "HI", "EL"})
            EXPECT_FALSE(evades(code, attacker)) << code;
    }
    for (const std::string code : {"MC", "CAM", "CCAM"}) {
        for (const std::string by : {"LI", "HI", "WM", "HC", "CHC", "EL", "HCH"})
            EXPECT_TRUE(evades(code, by)) << by;
        for (const std::string by : {"LC", "LCH", "MC", "CAM"}) EXPECT_FALSE(evades(code, by)) << by;
    }
    for (const std::string code : {"HC", "CHC", "HCH"}) {
        for (const std::string by : {"LI", "HI", "WM", "EL"}) EXPECT_TRUE(evades(code, by)) << by;
        for (const std::string by : {"LC", "MC", "HC", "HCH"}) EXPECT_FALSE(evades(code, by)) << by;
    }
}
TEST(HEX60, ItNeedsAHexToGoTo) {
    EXPECT_FALSE(mayEvade(Table().unit(bottom, "MI", {1, 4}).unit(top, "LI", {0, 4}), u(1), u(0)));
    const Table blocked = duel("MI", "LI").unit(top, "MI", {2, 4}).unit(top, "MI", {2, 5});
    EXPECT_FALSE(mayEvade(blocked, u(1), u(0)));
    EXPECT_EQ(ruleOf(System::accepts(blocked, AnswerAttack{u(0), u(1)}, Evade{{{2, 4}}})), "HEX-60");
}

TEST(HEX61, OnlyTheFaceOfTheClassHits) {
    const Played fight = play(duel("MI", "LB"), {attack, Evade{{{2, 4}, {1, 4}}}}, {L, swords, flag, M});
    EXPECT_EQ(fight.one<DiceRolled>().hits.total(), 1);
    EXPECT_EQ(fight.battle.unit(u(1)).blocks, 3);
    EXPECT_FALSE(fight.has<FlagsTaken>());
    const Played led = play(duel("MI", "LB").leader(bottom, here).leader(top, there),
                            {attack, Evade{{{2, 4}, {1, 4}}}}, {L, lead, flag, M, lead, flag});
    EXPECT_TRUE(led.has<LeaderChecked>());
    EXPECT_EQ(led.one<DiceRolled>().hits.total(), 1);
}

TEST(HEX62, ItMovesTwoHexesWhereItCan) {
    const AnswerAttack question{u(0), u(1)};
    const Table table = duel("MI", "LI");
    EXPECT_EQ(ruleOf(System::accepts(table, question, Evade{{{2, 4}}})), "HEX-62");
    EXPECT_TRUE(System::accepts(table, question, Evade{{{2, 4}, {1, 4}}}));
    const Table blocked =
        Table(table).ground({2, 5}, Ground::sea).unit(top, "MI", {1, 3}).unit(top, "MI", {1, 4});
    EXPECT_TRUE(System::accepts(blocked, question, Evade{{{2, 4}}}));
    const Played fight = play(blocked, {attack, Evade{{{2, 4}}}}, {M, M, M, M});
    EXPECT_EQ(fight.battle.unit(u(1)).at, (Hex{2, 4}));
    EXPECT_EQ(fight.all<DiceRolled>().size(), 1U) << "no battle back";
}
TEST(HEX62, ALoneLeaderEndsTheEvade) {
    const Table table = duel("MI", "LI").leader(top, {2, 4});
    const Played fight = play(table, {attack, Evade{{{2, 4}}}}, {M, M, M, M});
    EXPECT_EQ(fight.battle.leaderOf(u(1)), l(0));
}

TEST(HEX63, AWarMachineThatEvadesIsGone) {
    const Table table = duel("HI", "WM").leader(top, there);
    const std::vector<int> one{H, M, M, M, M, L, L};
    const Played lost = play(table, {attack, Evade{{{2, 4}, {1, 4}}}}, one);
    EXPECT_EQ(lost.battle.unit(u(1)).fate, Fate::left);
    EXPECT_EQ(lost.battle.player(bottom).banners, 0);
    EXPECT_EQ(lost.one<BlocksLost>().blocks, 1);
    EXPECT_EQ(lost.battle.leader(l(0)).at, (Hex{1, 4}));
    EXPECT_TRUE(lost.battle.isLone(l(0)));
    const Played hit = play(duel("HI", "WM"), {attack, Evade{{{2, 4}, {1, 4}}}}, {H, H, M, M, M});
    EXPECT_EQ(hit.battle.unit(u(1)).fate, Fate::eliminated);
    EXPECT_EQ(hit.battle.player(bottom).banners, 1);
}

TEST(HEX64, NobodyFollowsAnEvade) {
    const Played fight = play(duel("MI", "LI", 1), {attack, Evade{{{2, 4}, {1, 4}}}}, {L, M, M, M});
    EXPECT_EQ(fight.battle.unit(u(1)).fate, Fate::eliminated);
    EXPECT_EQ(fight.battle.unit(u(0)).at, here);
    EXPECT_FALSE(fight.has<Advanced>());
}

TEST(HEX97, TerrainStopsNoEvade) {
    const AnswerAttack question{u(0), u(1)};
    const Table woods = duel("MI", "LI").ground({2, 4}, Ground::forest);
    EXPECT_TRUE(System::accepts(woods, question, Evade{{{2, 4}, {1, 4}}}));
    const Table ford = duel("MI", "MC").ground({2, 4}, Ground::ford);
    EXPECT_TRUE(System::accepts(ford, question, Evade{{{2, 4}, {1, 4}}}));
    const Table rough = duel("MI", "WM").ground({2, 4}, Ground::broken).ground({2, 5}, Ground::broken);
    EXPECT_FALSE(mayEvade(rough, u(1), u(0)));
}

TEST(HEX98, TheDefenderIsAskedUnlessAllCanSee) {
    const Battle hand =
        holding(duel("MI", "MI"), top,
                {"two-orders-left", "two-orders-right", "skirmish", "heavy-troops", "both-wings"});
    EXPECT_TRUE(isAsked(hand, u(1), u(0)));
    const AnswerAttack question{u(0), u(1)};
    EXPECT_TRUE(System::accepts(hand, question, Stand{}));
    EXPECT_EQ(ruleOf(System::accepts(hand, question, StrikeFirst{})), "HEX-86");
    EXPECT_EQ(ruleOf(System::accepts(hand, question, Evade{{{2, 4}, {1, 4}}})), "HEX-60");
    Battle open = hand;
    open.discarded.push_back(copyOf(open, "strike-first"));
    EXPECT_FALSE(isAsked(open, u(1), u(0)));
    Battle light = holding(duel("MI", "LI"), top, {"skirmish"});
    light.discarded.push_back(copyOf(light, "strike-first"));
    EXPECT_TRUE(isAsked(light, u(1), u(0)));
    EXPECT_FALSE(isAsked(duel("MI", "MI"), u(1), u(0))) << "no card in hand";
}
TEST(HEX98, ItMayStandForTheRestOfTheTurn) {
    const Battle hand = holding(duel("MI", "MI").unit(bottom, "MI", {3, 3}), top, {"skirmish"});
    const Played first = play(hand, {attack, Stand{true}, YesOrNo{false}}, {L, L, L, L});
    const Played second = play(first.battle, {CloseCombat{u(4), there}, YesOrNo{false}}, {L, L, L, L});
    EXPECT_EQ(second.all<DiceRolled>().size(), 1U);
}

}  // namespace
}  // namespace vallum::hex
