// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/hex_battles.h"

#include <vallum/hex/rules/combat.h>
#include <vallum/hex/rules/dice.h>
#include <vallum/hex/rules/losses.h>

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
Table alone(const std::string& attacker, Hex at = there) {
    return Table()
        .unit(bottom, attacker, here)
        .leader(top, at)
        .unit(top, "MI", {0, 12})
        .unit(bottom, "MI", {8, 12});
}
bool mayGo(const Battle& battle, const std::vector<Hex>& path, bool leaves = false) {
    const auto ways = waysToEvade(battle, l(0));
    return std::ranges::find(ways, LeaderWay{path, leaves}) != ways.end();
}

TEST(HEX65, OneLeaderFaceEliminatesALoneLeader) {
    const Played fight = play(alone("HI"), {attack}, {lead, H, flag, swords, M});
    EXPECT_EQ(fight.battle.leader(l(0)).fate, Fate::eliminated);
    EXPECT_EQ(fight.battle.player(bottom).banners, 1);
    EXPECT_EQ(fight.one<DiceRolled>().dice.total(), 5);
    EXPECT_FALSE(fight.has<Advanced>());
    EXPECT_EQ(fight.battle.unit(u(0)).at, here);
}
TEST(HEX65, WhoLivesEvades) {
    const Played shot = play(alone("LB", {2, 4}), {Fire{u(0), {2, 4}}, PathChosen{{{1, 4}}}}, {flag, swords});
    EXPECT_EQ(shot.battle.leader(l(0)).at, (Hex{1, 4}));
}

TEST(HEX66, ALeaderEvadesUpToThreeHexes) {
    const Battle free = alone("HI");
    EXPECT_TRUE(mayGo(free, {{2, 4}}));
    EXPECT_TRUE(mayGo(free, {{2, 4}, {1, 4}, {0, 5}}));
    EXPECT_FALSE(mayGo(free, {{2, 4}, {2, 5}})) << "never sideways";
    const Battle friends = alone("HI").unit(top, "MI", {2, 4}).unit(top, "MI", {1, 4}).leader(top, {1, 4});
    EXPECT_TRUE(mayGo(friends, {{2, 4}})) << "he joins the unit";
    EXPECT_FALSE(mayGo(friends, {{2, 4}, {1, 4}}));
    EXPECT_TRUE(mayGo(friends, {{2, 4}, {1, 4}, {0, 4}}));
}
TEST(HEX66, HeMayLeaveOverHisBaseline) {
    const Battle battle = Table().unit(bottom, "HI", {1, 4}).leader(top, {0, 4}).unit(top, "MI", {0, 12});
    const Played fight = play(battle, {CloseCombat{u(0), {0, 4}}}, {H, H, H, H, H});
    EXPECT_EQ(fight.battle.leader(l(0)).fate, Fate::left);
    EXPECT_EQ(fight.battle.player(bottom).banners, 0);
}
TEST(HEX66, WithoutAWayHeIsLost) {
    const Table wet = alone("HI").ground({2, 4}, Ground::sea).ground({2, 5}, Ground::sea);
    const Played fight = play(wet, {attack}, {H, H, H, H, H});
    EXPECT_EQ(fight.battle.leader(l(0)).fate, Fate::eliminated);
    EXPECT_EQ(fight.battle.player(bottom).banners, 1);
    EXPECT_EQ(fight.one<LeaderEliminated>().why, "HEX-66"_rule);
}

TEST(HEX67, EachEnemyOnTheWayRollsItsDice) {
    const auto dice = [](const std::string& code, int blocks = 0) {
        const Battle battle = Table().unit(bottom, code, here, blocks);
        return diceAtEscape(battle, u(0)).total();
    };
    EXPECT_EQ(dice("LI"), 2);
    EXPECT_EQ(dice("MC"), 3);
    EXPECT_EQ(dice("EL"), 1);
    EXPECT_EQ(dice("WA", 4), 4);
    EXPECT_EQ(dice("WA", 3), 3);
}
TEST(HEX67, TwoEnemiesCanBeCrossed) {
    const Table two = alone("HI")
                          .ground({2, 5}, Ground::sea)
                          .unit(bottom, "LI", {2, 4})
                          .unit(bottom, "LI", {1, 4})
                          .ground({1, 3}, Ground::sea)
                          .ground({0, 5}, Ground::sea);
    const std::vector<int> safe{H, H, H, H, H, L, L, L, L};
    const Played fight = play(two, {attack}, safe);
    EXPECT_EQ(fight.all<EscapeRolled>().size(), 2U);
    EXPECT_EQ(fight.battle.leader(l(0)).at, (Hex{0, 4}));
    const Played hit = play(two, {attack}, {H, H, H, H, H, L, L, lead, L});
    EXPECT_EQ(hit.battle.leader(l(0)).fate, Fate::eliminated);
    const Table three = Table(two).unit(bottom, "LI", {0, 4});
    const Played third = play(three, {attack}, {H, H, H, H, H});
    EXPECT_EQ(third.battle.leader(l(0)).fate, Fate::eliminated);
    EXPECT_EQ(third.one<LeaderEliminated>().why, "HEX-67"_rule);
}
TEST(HEX67, HeMayChooseTheWayThroughAnEnemy) {
    const Battle battle = alone("HI").unit(bottom, "LI", {2, 4}).unit(top, "MI", {1, 3});
    EXPECT_TRUE(mayGo(battle, {{2, 5}}));
    EXPECT_FALSE(mayGo(battle, {{2, 4}}));
    EXPECT_TRUE(mayGo(battle, {{2, 4}, {1, 3}}));
}

TEST(HEX68, TwoLeaderFacesEliminateHim) {
    const Table table = duel("MI", "MI").leader(top, there);
    const Played falls = play(table, {attack, YesOrNo{false}}, {M, L, L, L, lead, lead});
    EXPECT_EQ(falls.battle.leader(l(0)).fate, Fate::eliminated);
    EXPECT_EQ(falls.battle.player(bottom).banners, 1);
    const Played safe = play(table, {attack, YesOrNo{false}}, {M, L, L, L, lead, flag});
    EXPECT_EQ(safe.battle.leader(l(0)).fate, Fate::onBoard);
    const Played flags = play(table, {attack, FlagsIgnored{1}, YesOrNo{false}}, {flag, L, L, L});
    EXPECT_FALSE(flags.has<LeaderChecked>());
}

TEST(HEX69, WithoutHisUnitHeIsCheckedWithOneDie) {
    const Table table = duel("MI", "MI", 1).leader(top, there);
    const Played falls = play(table, {attack, PathChosen{}}, {M, L, L, L, lead});
    EXPECT_EQ(falls.battle.player(bottom).banners, 2);
    const Played lives =
        play(table, {attack, PathChosen{{{2, 4}, {1, 4}}}, PathChosen{{there}}}, {M, L, L, L, flag});
    EXPECT_EQ(lives.battle.leader(l(0)).at, (Hex{1, 4}));
    EXPECT_EQ(lives.battle.unit(u(0)).at, there) << "the advance";
}

TEST(HEX70, OnceForEachRoll) {
    const Table blocked =
        duel("MI", "MI").leader(top, there).unit(top, "MI", {2, 4}).ground({2, 5}, Ground::sea);
    const Played fight = play(blocked, {attack, FlagsIgnored{0}, YesOrNo{false}}, {M, flag, L, L, L, L});
    EXPECT_EQ(fight.battle.unit(u(1)).blocks, 2);
    EXPECT_EQ(fight.all<LeaderChecked>().size(), 1U);
    const Table weak =
        duel("MI", "MI", 2).leader(top, there).unit(top, "MI", {2, 4}).ground({2, 5}, Ground::sea);
    const Played gone =
        play(weak, {attack, FlagsIgnored{0}, PathChosen{{{2, 4}}}, PathChosen{}}, {M, flag, L, L, L, L});
    EXPECT_EQ(gone.all<LeaderChecked>().size(), 1U);
    EXPECT_EQ(gone.battle.leader(l(0)).at, (Hex{2, 4}));
}

TEST(HEX70, TheMarshOnTheWayBackAsksForNoSecondCheck) {
    const Table marsh =
        duel("MI", "MI").leader(top, there).ground({2, 4}, Ground::marsh).ground({2, 5}, Ground::sea);
    const Played hit = play(marsh, {attack, FlagsIgnored{0}, PathChosen{}}, {M, flag, L, L, lead, flag, M});
    EXPECT_EQ(hit.battle.unit(u(1)).blocks, 2) << "one by the attack, one by the marsh";
    EXPECT_EQ(hit.all<LeaderChecked>().size(), 1U);
    const Played unhurt =
        play(marsh, {attack, FlagsIgnored{0}, PathChosen{}}, {L, flag, L, L, M, lead, flag});
    EXPECT_EQ(unhurt.battle.unit(u(1)).blocks, 3) << "by the marsh alone";
    EXPECT_EQ(unhurt.all<LeaderChecked>().size(), 1U);
}
TEST(HEX70, NorDoesTheMarshOfAnEvade) {
    const Table marsh =
        duel("MI", "LI").leader(top, there).ground({2, 4}, Ground::marsh).ground({2, 5}, Ground::sea);
    const Played hit = play(marsh, {attack, Evade{{{2, 4}, {1, 4}}}}, {L, M, M, M, flag, flag, L});
    EXPECT_EQ(hit.battle.unit(u(1)).blocks, 2);
    EXPECT_EQ(hit.all<LeaderChecked>().size(), 1U);
    EXPECT_EQ(hit.battle.unit(u(1)).at, (Hex{1, 4}));
}

/// Victory.
TEST(HEX10, UnitAndLeaderAreABannerEach) {
    const Played both =
        play(duel("MI", "HI", 1).leader(top, there), {attack, PathChosen{}}, {H, L, L, L, lead});
    EXPECT_EQ(both.battle.player(bottom).banners, 2);
}
TEST(HEX10, ByAnyCause) {
    const Table stuck = duel("MI", "MI", 1).unit(top, "MI", {2, 4}).ground({2, 5}, Ground::sea);
    const Played lost = play(stuck, {attack, PathChosen{}}, {flag, L, L, L});
    EXPECT_EQ(lost.battle.player(bottom).banners, 1);
}

TEST(HEX11, TheLastBannerEndsTheBattleAtOnce) {
    const auto four = [](Battle& it, Setting&) { it.players[1].banners = 4; };
    const Played won = play(duel("HI", "MI", 1).with(four), {attack}, {M, L, L, L, L});
    EXPECT_EQ(won.battle.phase, Phase::over);
    EXPECT_EQ(won.battle.outcome->winner, bottom);
    EXPECT_TRUE(std::holds_alternative<BattleEnded>(won.facts.back()));
    const Played on = play(duel("HI", "MI").with(four), {attack, YesOrNo{false}}, {M, L, L, L, L});
    EXPECT_EQ(on.battle.phase, Phase::battling);
}

/// Advances, also after a bonus combat.
std::vector<std::vector<Hex>> advances(const Battle& battle, bool afterBonus = false) {
    return waysToAdvance(battle, ChooseAdvance{u(0), there, afterBonus});
}
bool mayAdvance(const Battle& battle, const std::vector<Hex>& path, bool afterBonus = false) {
    const auto ways = advances(battle, afterBonus);
    return std::ranges::find(ways, path) != ways.end();
}

TEST(HEX71, WhoDrivesTheDefenderOutMayFollow) {
    const Battle battle = Table().unit(bottom, "HI", {5, 6}).unit(top, "MI", {4, 6}).unit(top, "MI", {0, 12});
    const Played fight = play(battle, {CloseCombat{u(0), {4, 6}}, PathChosen{{{3, 6}}}, PathChosen{{{4, 6}}}},
                              {flag, L, L, L, L});
    EXPECT_EQ(fight.battle.unit(u(0)).at, (Hex{4, 6}));
    const Table stuck = duel("HI", "MI").unit(top, "MI", {2, 4}).ground({2, 5}, Ground::sea);
    const Played held = play(stuck, {attack, YesOrNo{false}}, {flag, L, L, L, L});
    EXPECT_FALSE(held.has<Advanced>());
    const Played stays =
        play(duel("WA", "MI", 1).unit(top, "MI", {2, 4}), {attack, PathChosen{}}, {M, L, L, L});
    EXPECT_EQ(stays.all<DiceRolled>().size(), 1U) << "no bonus combat without an advance";
}

TEST(HEX72, CavalryGoesOneHexOn) {
    const Battle horse = Table().unit(bottom, "HC", here);
    EXPECT_TRUE(mayAdvance(horse, {there, {3, 5}}));
    EXPECT_TRUE(mayAdvance(horse, {there, here})) << "even back";
    EXPECT_FALSE(mayAdvance(horse, {there, {3, 5}}, true)) << "not after a bonus combat";
    EXPECT_TRUE(mayAdvance(horse, {there}, true));
    for (const std::string code : {"HCH", "LCH", "CAM", "CCAM", "EL", "HI"}) {
        EXPECT_EQ(advances(Table().unit(bottom, code, here)).size(), 1U) << code;
    }
    EXPECT_TRUE(mayAdvance(Table().unit(bottom, "HC", here).leader(bottom, {3, 5}), {there, {3, 5}}));
    EXPECT_FALSE(mayAdvance(Table().unit(bottom, "HC", here).unit(bottom, "MI", {3, 5}), {there, {3, 5}}));
}

TEST(HEX73, WhoDoesNotAdvance) {
    EXPECT_TRUE(advances(Table().unit(bottom, "WM", here)).empty());
    const Played back =
        play(duel("MI", "MI"), {attack, YesOrNo{true}, PathChosen{{{5, 4}}}}, {L, L, L, L, flag, L, L, L});
    EXPECT_EQ(back.battle.unit(u(1)).at, there);
    EXPECT_FALSE(back.has<Advanced>());
    const Played first =
        play(holding(duel("MI", "MI"), top, {"strike-first"}),
             {attack, StrikeFirst{}, PathChosen{{{2, 4}}}, PathChosen{{there}}}, {L, L, L, L, flag, L, L, L});
    EXPECT_EQ(first.battle.unit(u(0)).at, there);
}

/// Whether it gets a bonus combat after winning and advancing.
bool strikesAgain(const Table& table) {
    const Battle battle = Table(table).unit(top, "MI", {2, 4});
    Script script({attack, PathChosen{{there}}, Done{}}, {M, M, M, M, M, M, M, M, M, M});
    Game game(battle, script, 0);
    game.step();
    return script.answersLeft() == 0;
}

TEST(HEX74, WhoStrikesAgain) {
    EXPECT_TRUE(strikesAgain(duel("WA", "MI", 1)));
    EXPECT_FALSE(strikesAgain(duel("HI", "MI", 1)));
    EXPECT_TRUE(strikesAgain(duel("HI", "MI", 1).leader(bottom, here)));
    for (const std::string code : {"MC", "CAM", "HC", "HCH"})
        EXPECT_TRUE(strikesAgain(duel(code, "MI", 1))) << code;
    const Battle horse = duel("HC", "MI", 1).unit(top, "MI", {2, 6});
    const Played fight =
        play(horse, {attack, PathChosen{{there, {3, 5}}}, CloseCombat{u(0), {2, 6}}, YesOrNo{false}},
             {M, L, L, L, L, L, L, L});
    EXPECT_EQ(fight.all<DiceRolled>().back().blow.roll, Roll::bonus);
}

TEST(HEX75, TheBonusCombatIsTheLast) {
    const Battle battle = duel("HC", "MI", 1).unit(top, "MI", {2, 4}, 1).unit(top, "MI", {1, 4});
    const Played won =
        play(battle, {attack, PathChosen{{there}}, CloseCombat{u(0), {2, 4}}, PathChosen{{{2, 4}}}},
             {M, L, L, L, M, L, L, L});
    EXPECT_EQ(won.battle.unit(u(0)).at, (Hex{2, 4}));
    EXPECT_EQ(won.all<DiceRolled>().size(), 2U);
    const Battle held = duel("HC", "MI", 1).unit(top, "MI", {2, 4});
    const Played back = play(held, {attack, PathChosen{{there}}, CloseCombat{u(0), {2, 4}}, YesOrNo{true}},
                             {M, L, L, L, L, L, L, L, L, L, L, L});
    EXPECT_EQ(back.all<DiceRolled>().back().blow.roll, Roll::battleBack);
}

}  // namespace
}  // namespace vallum::hex
