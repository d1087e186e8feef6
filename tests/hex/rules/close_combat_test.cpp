// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/hex_battles.h"

#include <vallum/hex/rules/combat.h>
#include <vallum/hex/rules/dice.h>
#include <vallum/hex/rules/terrain.h>

namespace vallum::hex {
namespace {

using namespace test;

constexpr Hex here{4, 4};
constexpr Hex there{3, 4};

/// The bottom side at (4,4), the top side at (3,4), and a distant unit of each.
Table duel(const std::string& attacker, const std::string& defender, int blocks = 0, int enemyBlocks = 0) {
    return Table()
        .unit(bottom, attacker, here, blocks)
        .unit(top, defender, there, enemyBlocks)
        .unit(top, "MI", {0, 12})
        .unit(bottom, "MI", {8, 12});
}
int dice(const Battle& battle, Roll roll = Roll::attack) {
    const bool isBack = roll == Roll::battleBack || roll == Roll::strikeFirst;
    return diceFor(battle, blowAt(battle, roll, u(isBack ? 1 : 0), isBack ? here : there)).total();
}
int hits(const Battle& battle, const std::vector<int>& faces, Roll roll = Roll::attack) {
    const bool isBack = roll == Roll::battleBack;
    return resultOf(battle, blowAt(battle, roll, u(isBack ? 1 : 0), isBack ? here : there), faces)
        .hits.total();
}
const CloseCombat attack{UnitId(0), there};

TEST(HEX36, TheTargetIsNextToIt) {
    const Battle battle = Table().unit(bottom, "MI", {4, 4}).unit(top, "MI", {2, 4});
    EXPECT_EQ(ruleOf(System::accepts(battle, ChooseBattle{}, CloseCombat{u(0), {2, 4}})), "HEX-36");
    EXPECT_EQ(ruleOf(System::accepts(battle, ChooseBattle{}, CloseCombat{u(0), {3, 4}})), "HEX-36");
    EXPECT_EQ(ruleOf(System::accepts(duel("MI", "MI"), ChooseBattle{}, attack)), "allowed");
}
TEST(HEX36, OneAfterTheOtherEachWithItsOwnRoll) {
    Battle battle = duel("MI", "HI").unit(bottom, "HI", {3, 3});
    battle = play(battle, {attack, YesOrNo{false}}, {H, L, L, L}).battle;
    battle = play(battle, {CloseCombat{u(4), there}, YesOrNo{false}}, {H, L, L, L, L}).battle;
    EXPECT_EQ(battle.unit(u(1)).blocks, 2);
}

TEST(HEX37, EachTypeHasItsDice) {
    const std::vector<std::pair<int, std::vector<std::string>>> table{
        {2, {"LI", "LS", "LB", "LC", "LBC", "WM"}},
        {3, {"AX", "MC", "CAM", "CCAM"}},
        {4, {"MI", "HC", "CHC", "HCH"}},
        {5, {"HI"}},
    };
    for (const auto& [count, codes] : table) {
        for (const std::string& code : codes) EXPECT_EQ(dice(duel(code, "MI")), count) << code;
    }
    EXPECT_EQ(dice(duel("WA", "MI", 3)), 3);
    EXPECT_EQ(dice(duel("LCH", "MI", 2)), 2);
}

TEST(HEX38, DiceAreCountedInOrder) {
    EXPECT_EQ(dice(duel("WA", "MI").ground(there, Ground::forest)), 2);
    EXPECT_EQ(dice(duel("WA", "MI").ground(there, Ground::forest).card("all-in-contact")), 4);
    const Battle camp = duel("HI", "MI").work(here, Work::camp).ground(there, Ground::forest);
    EXPECT_EQ(dice(camp), 1);
    const Sum sum = diceFor(camp, blowAt(camp, Roll::attack, u(0), there));
    const std::vector<Sum::Term> terms{{"HEX-37"_rule, 5}, {"HXT-14"_rule, -3}, {"HXT-34"_rule, -1}};
    EXPECT_EQ(sum.terms(), terms);
}
TEST(HEX38, TheOwnGroundLimitsDiceAgainstAnybody) {
    const auto inPlace = [](const Battle& battle, Roll roll) { return diceInPlace(battle, roll, u(0)); };
    const Battle open = Table().unit(bottom, "HI", here);
    EXPECT_EQ(inPlace(open, Roll::attack)->total(), 5);
    EXPECT_EQ(inPlace(open, Roll::battleBack)->total(), 5);
    const Battle ford = Table().unit(bottom, "HI", here).ground(here, Ground::ford);
    EXPECT_EQ(inPlace(ford, Roll::attack)->total(), 2);
    EXPECT_EQ(inPlace(ford, Roll::battleBack)->total(), 2);
    EXPECT_EQ(inPlace(ford, Roll::attack)->terms().back().rule, "HXT-24"_rule);
    const Battle elephants = Table().unit(bottom, "EL", here).ground(here, Ground::ford);
    EXPECT_FALSE(inPlace(elephants, Roll::attack)) << "as many as the opponent";
    EXPECT_EQ(closeLimitIn(*elephants.setting, here, elephants.type(u(0))), 2);
    EXPECT_FALSE(closeLimitIn(*open.setting, here, open.type(u(0))));
}
TEST(HEX38, WithoutDiceItMayNotBattle) {
    const Battle bows = Table()
                            .unit(bottom, "LB", here)
                            .unit(top, "MI", {2, 4})
                            .work(here, Work::camp)
                            .with([](Battle& it, Setting&) { it.units[0].turn.hexes = 1; });
    EXPECT_EQ(ruleOf(System::accepts(bows, ChooseBattle{}, Fire{u(0), {2, 4}})), "HEX-33");
    EXPECT_EQ(diceFor(bows, blowAt(bows, Roll::fire, u(0), {2, 4})).total(), 0);
}

TEST(HEX39, FullWarriorsRollOneMore) {
    EXPECT_EQ(dice(duel("WA", "MI")), 4);
    EXPECT_EQ(dice(duel("WA", "MI", 3)), 3);
    EXPECT_EQ(dice(duel("LCH", "MI")), 3);
    EXPECT_EQ(dice(duel("LCH", "MI", 2)), 2);
}
TEST(HEX39, TheBonusHoldsForTheWholeCombat) {
    Battle battle = duel("MC", "WA").unit(bottom, "HI", {3, 3});
    const Played first = play(battle, {attack, FlagsIgnored{1}, YesOrNo{true}}, {M, flag, L, L, L, L, L});
    EXPECT_EQ(first.battle.unit(u(1)).blocks, 3);
    EXPECT_EQ(first.all<DiceRolled>().back().dice.total(), 4) << "battles back with four dice";
    const Played second =
        play(first.battle, {CloseCombat{u(4), there}, PathChosen{{{2, 4}, {1, 4}}}, PathChosen{}},
             {flag, L, L, L, L});
    EXPECT_EQ(second.one<FlagsTaken>().ignorable.total(), 0);
    const Played back =
        play(first.battle, {CloseCombat{u(4), there}, YesOrNo{true}}, {L, L, L, L, L, L, L, L});
    EXPECT_EQ(back.all<DiceRolled>().back().dice.total(), 3);
}

TEST(HEX40, TheFaceOfTheClassHits) {
    EXPECT_EQ(hits(duel("MI", "MI"), {L, M, M, H}), 2);
    EXPECT_EQ(hits(duel("MI", "LI"), {L, M, M, H}), 1);
}

TEST(HEX41, SwordsHit) {
    EXPECT_EQ(hits(duel("HI", "MI"), {swords, swords, flag, lead}), 2);
    for (const std::string code : {"LI", "LS", "LB", "LC", "LBC", "WM"}) {
        EXPECT_EQ(hits(duel(code, "MI"), {swords, swords}), 0) << code;
    }
    EXPECT_EQ(hits(duel("HI", "HCH"), {swords, swords, swords}), 2);
    EXPECT_EQ(hits(duel("HI", "LCH"), {swords, swords, swords}), 2);
    EXPECT_EQ(hits(duel("HI", "EL"), {swords, swords, swords}), 0);
    EXPECT_EQ(hits(duel("CHC", "CHC"), {swords, swords}), 1);
    EXPECT_EQ(hits(duel("CHC", "CHC"), {flag, lead}), 0) << "none to ignore";
}

TEST(HEX42, LeaderFacesHitWithALeaderNear) {
    const std::vector<int> two{lead, lead};
    EXPECT_EQ(hits(duel("MI", "MI").leader(bottom, {4, 5}), two), 2);
    EXPECT_EQ(hits(duel("MI", "MI").leader(bottom, here), two), 2);
    EXPECT_EQ(hits(duel("MI", "MI").leader(bottom, {4, 6}), two), 0) << "too far";
    EXPECT_EQ(hits(duel("MI", "MI").leader(top, {3, 3}), two), 0);
    EXPECT_EQ(hits(duel("EL", "MI").leader(bottom, here), two), 0);
    EXPECT_EQ(hits(duel("MI", "MI").leader(top, {2, 4}), two, Roll::battleBack), 2);
}

TEST(HEX42, ALossNamesTheFacesThatHitMost) {
    const auto why = [](const Table& battle, const std::vector<int>& faces) {
        return play(battle, {attack, YesOrNo{false}}, faces).one<BlocksLost>().why;
    };
    EXPECT_EQ(why(duel("MI", "MI"), {M, L, L, L}), "HEX-40"_rule);
    EXPECT_EQ(why(duel("MI", "MI"), {swords, L, L, L}), "HEX-41"_rule);
    EXPECT_EQ(why(duel("MI", "MI").leader(bottom, {4, 5}), {lead, L, L, L}), "HEX-42"_rule);
    EXPECT_EQ(why(duel("MI", "MI"), {M, swords, L, L}), "HEX-40"_rule) << "as many of both";
    EXPECT_EQ(why(duel("MI", "MI"), {M, swords, swords, L}), "HEX-41"_rule);
    EXPECT_EQ(why(duel("MC", "EL").leader(bottom, {4, 5}), {H, lead, L}), "HEX-42"_rule)
        << "the heavy face is ignored (HEX-46)";
}

TEST(HEX43, ElephantsRollTheDiceOfTheirOpponent) {
    const std::vector<std::pair<std::string, int>> table{
        {"LI", 2}, {"LB", 2},  {"LS", 2}, {"LC", 2},  {"LBC", 2},  {"LCH", 2},
        {"WM", 2}, {"AX", 3},  {"MC", 3}, {"CAM", 3}, {"CCAM", 3}, {"MI", 4},
        {"HC", 4}, {"CHC", 4}, {"HI", 5}, {"WA", 3},  {"HCH", 3},  {"EL", 3}};
    for (const auto& [code, count] : table) EXPECT_EQ(dice(duel("EL", code)), count) << code;
    EXPECT_EQ(dice(Table().unit(bottom, "EL", here).leader(top, there)), 1);
    EXPECT_EQ(dice(duel("EL", "HI").ground(there, Ground::forest)), 2);
}
TEST(HEX43, BonusDiceAreNotCopied) {
    const Table battle = duel("HI", "EL").card("all-in-contact");
    EXPECT_EQ(dice(battle), 7);
    EXPECT_EQ(dice(battle, Roll::battleBack), 5);
}

TEST(HEX44, SwordHitsAreRolledAgain) {
    const Battle battle = duel("EL", "LI");
    const Played fight = play(battle, {attack, Stand{}, PathChosen{{{2, 4}, {1, 4}}}, PathChosen{}},
                              {L, swords, swords, flag});
    const DiceRolled roll = fight.one<DiceRolled>();
    EXPECT_EQ(roll.hits.total(), 3);
    EXPECT_EQ(roll.flags, 1);
    EXPECT_EQ(roll.faces.size(), 4U);
}
TEST(HEX44, IgnoredSwordsAreNot) {
    const Played chariot = play(duel("EL", "HCH"), {attack, Stand{}, YesOrNo{false}}, {swords, swords, L, L});
    EXPECT_EQ(chariot.one<DiceRolled>().hits.total(), 1);
    const Played elephants = play(duel("EL", "EL"), {attack, YesOrNo{false}}, {swords, swords, swords});
    EXPECT_EQ(elephants.one<DiceRolled>().hits.total(), 0);
    EXPECT_EQ(elephants.one<DiceRolled>().faces.size(), 3U);
}

TEST(HEX45, ElephantsGetNothingFromLeaders) {
    const Table table = duel("MI", "EL").leader(top, there).unit(top, "MI", {3, 3}).unit(top, "HI", {3, 5});
    EXPECT_EQ(ignorableFlags(table, blowAt(table, Roll::attack, u(0), there)).total(), 0);
    const Battle helped = duel("HI", "MI").unit(top, "EL", {3, 3}).unit(top, "HI", {3, 5});
    EXPECT_TRUE(isSupported(helped, u(1)));
}

TEST(HEX46, ElephantsFrightenHorses) {
    const Battle horse = duel("HC", "EL");
    EXPECT_EQ(hits(horse, {H, H, flag, L}), 1);
    EXPECT_EQ(ignorableFlags(horse, blowAt(horse, Roll::attack, u(0), there)).total(), 1);
    EXPECT_EQ(hits(duel("HI", "EL"), {H, H, L, L, L}), 2);
    const auto retreat = [](const std::string& code) {
        const Battle battle = duel("EL", code);
        return hexesPerFlag(battle, blowAt(battle, Roll::attack, u(0), there));
    };
    EXPECT_EQ(retreat("HC"), 3);
    EXPECT_EQ(retreat("LC"), 5);
    EXPECT_EQ(retreat("HCH"), 3);
    EXPECT_EQ(retreat("MI"), 1);
}

TEST(HEX47, CamelsFrightenHorses) {
    EXPECT_EQ(hits(duel("MC", "CAM"), {M, M, L}), 1);
    EXPECT_EQ(hits(duel("MI", "CAM"), {M, M, L, L}), 2);
    const auto retreat = [](const std::string& code) {
        const Battle battle = duel("CAM", code);
        return hexesPerFlag(battle, blowAt(battle, Roll::attack, u(0), there));
    };
    EXPECT_EQ(retreat("MC"), 4);
    EXPECT_EQ(retreat("HI"), 1);
    const Battle cataphracts = duel("HC", "CCAM");
    EXPECT_EQ(hits(cataphracts, {M, swords, L, L}), 0);
    EXPECT_EQ(ignorableFlags(cataphracts, blowAt(cataphracts, Roll::attack, u(0), there)).total(), 0);
}

TEST(HEX48, TheDefenderBattlesBack) {
    const Played fight = play(duel("HI", "MI"), {attack, YesOrNo{true}}, {M, M, L, L, L, H, L, L, L});
    EXPECT_EQ(fight.all<DiceRolled>().back().dice.total(), 4);
    EXPECT_EQ(fight.battle.unit(u(1)).blocks, 2);
    EXPECT_EQ(fight.battle.unit(u(0)).blocks, 3);
    EXPECT_EQ(play(duel("HI", "MI"), {attack, YesOrNo{false}}, {M, M, L, L, L}).all<DiceRolled>().size(), 1U);
}
TEST(HEX48, WhoeverHasLeftDoesNot) {
    const Played fight =
        play(duel("HI", "MI"), {attack, PathChosen{{{2, 4}}}, PathChosen{}}, {flag, L, L, L, L});
    EXPECT_EQ(fight.all<DiceRolled>().size(), 1U);
}
TEST(HEX48, WhoeverCouldNotRetreatDoes) {
    const Table blocked = duel("HI", "MI").unit(top, "MI", {2, 4}).unit(top, "MI", {2, 5});
    const Played fight =
        play(blocked, {attack, FlagsIgnored{0}, YesOrNo{true}}, {flag, L, L, L, L, L, L, L, L});
    EXPECT_EQ(fight.battle.unit(u(1)).blocks, 3);
    EXPECT_EQ(fight.all<DiceRolled>().size(), 2U);
}

TEST(HEX49, TheDiceOfABattleBack) {
    EXPECT_EQ(dice(duel("MI", "HCH"), Roll::battleBack), 3);
    EXPECT_EQ(dice(duel("HCH", "MI")), 4);
    EXPECT_EQ(dice(duel("MI", "CAM"), Roll::battleBack), 2);
    EXPECT_EQ(dice(duel("MI", "CCAM"), Roll::battleBack), 2);
    EXPECT_EQ(dice(duel("CAM", "MI")), 3);
    EXPECT_EQ(dice(duel("MI", "HI"), Roll::battleBack), 5);
    EXPECT_EQ(dice(duel("MI", "HI").card("riders-charge"), Roll::battleBack), 5) << "no dice of a card";
    EXPECT_EQ(dice(duel("MI", "HI").card("all-in-contact"), Roll::battleBack), 5);
}

}  // namespace
}  // namespace vallum::hex
