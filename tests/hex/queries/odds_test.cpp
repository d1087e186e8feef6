// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/hex_battles.h"

#include <numeric>

#include <vallum/hex/queries/odds.h>
#include <vallum/hex/rules/dice.h>

namespace vallum::hex {
namespace {

using namespace test;

constexpr Hex here{4, 4};
constexpr Hex there{3, 4};

Table duel(const std::string& attacker, const std::string& defender, int enemyBlocks = 0) {
    return Table()
        .unit(bottom, attacker, here)
        .unit(top, defender, there, enemyBlocks)
        .unit(top, "MI", {0, 12})
        .unit(bottom, "MI", {8, 12});
}
Odds attack(const Battle& battle) { return oddsOf(battle, blowAt(battle, Roll::attack, u(0), there)); }

TEST(HexOdds, AllHitsTogetherAreCertain) {
    for (const std::string by : {"LI", "HI", "EL", "HCH", "MC"}) {
        for (const std::string at : {"LI", "HI", "EL", "HCH", "MC", "WA"}) {
            const Odds odds = attack(duel(by, at));
            EXPECT_NEAR(std::accumulate(odds.hits.begin(), odds.hits.end(), 0.0), 1, 1e-12) << by << at;
            EXPECT_LE(odds.driveOff + odds.eliminate, 1 + 1e-12);
        }
    }
}

TEST(HexOdds, AreThoseOfTheFaces) {
    const Odds light = attack(duel("LI", "MI"));
    EXPECT_NEAR(light.hits[0], 25.0 / 36, 1e-12);
    EXPECT_NEAR(light.hits[2], 1.0 / 36, 1e-12);
    EXPECT_NEAR(light.driveOff, 11.0 / 36, 1e-12) << "at least one flag of two dice";
    const Odds line = attack(duel("MI", "MI"));
    EXPECT_NEAR(line.expectedHits, 4.0 / 3, 1e-12) << "two faces of six on four dice";
    EXPECT_NEAR(line.eliminate, 1.0 / 81, 1e-12);
    const Odds spared = attack(duel("HI", "EL"));
    EXPECT_NEAR(spared.hits[0], 3125.0 / 7776, 1e-12) << "swords do nothing to elephants";
    EXPECT_NEAR(attack(duel("LI", "MI", 1).leader(top, there)).leaderFalls, 11.0 / 36 / 6, 1e-12);
}

/// The answers of both sides in a fight of u(0) against u(1): as in `AnswerOdds`, and always battling back.
class Fighters final : public Asker<System> {
public:
    Fighters(std::uint64_t seed, Answer toAttack) : dice_(seed), toAttack_(std::move(toAttack)) {}
    Answer answer(const Battle& now, const OpenQuestion<System>& asked) override {
        if (dice_.knows(asked)) return dice_.answer(now, asked);
        if (std::holds_alternative<ChooseBattle>(asked.question)) return CloseCombat{u(0), there};
        if (std::holds_alternative<ChooseBonus>(asked.question)) return Done{};
        if (std::holds_alternative<AnswerAttack>(asked.question)) return toAttack_;
        if (std::holds_alternative<ChooseBattleBack>(asked.question)) return YesOrNo{true};
        if (std::holds_alternative<ChooseAdvance>(asked.question)) return PathChosen{};
        return System::options(now, asked.question).front();
    }

private:
    DiceBox<System> dice_;
    Answer toAttack_;
};

/// What became of a unit after one roll: the battle is watched fact by fact.
struct Rolled {
    double rolled = 0;  // how often the roll came
    Odds odds;          // all shares of all fights
};
/// The same fight rolled many times by the rules themselves.
Rolled thrown(const Battle& battle, Roll roll, int times, const Answer& toAttack = Stand{}) {
    const UnitId target = roll == Roll::attack ? u(1) : u(0);
    Rolled all;
    for (int time = 0; time != times; ++time) {
        Fighters fighters(static_cast<std::uint64_t>(time), toAttack);
        Game game(battle, fighters, 0);
        game.step();
        bool isIt = false;
        Battle now = battle;
        const Hex at = battle.unit(target).at;
        double hits = 0;
        double fallen = 0;
        std::optional<Battle> after;
        for (const Fact& fact : game.facts()) {
            const auto* dice = std::get_if<DiceRolled>(&fact);
            if (dice != nullptr && isIt) after = now;
            if (dice != nullptr) isIt = dice->blow.roll == roll && !after;
            if (dice != nullptr && isIt) {
                all.rolled += 1.0 / times;
                hits = std::min(dice->hits.total(), now.unit(target).blocks);
            }
            System::evolve(now, fact);
            if (isIt && std::holds_alternative<LeaderEliminated>(fact)) fallen = 1;
        }
        if (isIt && !after) after = now;
        if (!after) continue;
        const Unit& unit = after->unit(target);
        all.odds.eliminate += unit.isOnBoard() ? 0 : 1.0 / times;
        all.odds.driveOff += unit.isOnBoard() && unit.at != at ? 1.0 / times : 0;
        all.odds.leaderFalls += fallen / times;
        all.odds.expectedHits += hits / times;
    }
    return all;
}
void expectNear(const Odds& exact, const Odds& found, std::size_t row) {
    constexpr double near = 0.012;
    EXPECT_NEAR(exact.eliminate, found.eliminate, near) << row;
    EXPECT_NEAR(exact.driveOff, found.driveOff, near) << row;
    EXPECT_NEAR(exact.leaderFalls, found.leaderFalls, near) << row;
    EXPECT_NEAR(exact.expectedHits, found.expectedHits, 3 * near) << row;
}
constexpr int times = 20'000;

TEST(HexOdds, AgreeWithTheRulesThemselves) {
    const std::vector<Table> fights{
        duel("HI", "MI").leader(top, there),
        duel("EL", "HC"),
        duel("MI", "HCH").unit(top, "MI", {2, 4}).ground({2, 5}, Ground::sea),
        duel("HI", "MI", 2).unit(top, "MI", {2, 4}).ground({2, 5}, Ground::sea).leader(top, there),
        duel("CAM", "LC").ground(here, Ground::hill),
        duel("EL", "WA").work(there, Work::camp),
    };
    for (std::size_t i = 0; i != fights.size(); ++i) {
        const Battle battle = fights[i];
        expectNear(attack(battle), thrown(battle, Roll::attack, times).odds, i);
    }
}

/// HEX-42: a defender whose leader falls battles back without his leader faces.
TEST(HexOdds, BattlingBackAgreesWithTheRulesToo) {
    const std::vector<Table> fights{
        duel("HI", "MI").leader(top, there),
        duel("HI", "HI", 2).leader(top, there).unit(top, "MI", {2, 4}).unit(top, "MI", {2, 5}),
        duel("EL", "WA").leader(bottom, here),
    };
    for (std::size_t i = 0; i != fights.size(); ++i) {
        const Battle battle = fights[i];
        const FightOdds odds = oddsOfCloseCombat(battle, u(0), u(1), Roll::attack);
        Rolled found = thrown(battle, Roll::battleBack, times);
        EXPECT_NEAR(odds.answered, found.rolled, 0.012) << i;
        found.odds.eliminate /= found.rolled;
        found.odds.driveOff /= found.rolled;
        found.odds.leaderFalls /= found.rolled;
        found.odds.expectedHits /= found.rolled;
        expectNear(odds.battleBack, found.odds, i);
    }
}

/// HEX-86, HXT-46: the attacker may have fallen, gone, or lost its leader before it rolls.
TEST(HexOdds, AfterAFirstStrikeAgreeWithTheRules) {
    const std::vector<Table> fights{
        duel("MI", "HI").leader(bottom, here),
        duel("LI", "EL").leader(bottom, here),
        duel("HI", "MI").with([](Battle& it, Setting&) {
            it.leaders.push_back({bottom, "Two", here});
            it.leaders.back().extraDie = 2;
            it.units[0].blocks = 2;
        }),
        duel("MC", "HI", 3).leader(bottom, here).leader(top, there).ground({5, 4}, Ground::sea),
    };
    for (std::size_t i = 0; i != fights.size(); ++i) {
        const Battle battle = holding(fights[i], top, {"strike-first"});
        const FirstStrike odds = oddsOfAnswers(battle, {u(0), u(1)}).strikingFirst;
        expectNear(odds.strike, thrown(battle, Roll::strikeFirst, times, StrikeFirst{}).odds, i);
        const Rolled found = thrown(battle, Roll::attack, times, StrikeFirst{});
        EXPECT_NEAR(odds.attacked, found.rolled, 0.012) << i;
        expectNear(odds.attack, found.odds, i);
    }
}
TEST(HexOdds, OfAnAttackOnAWallComeAfterItsFirstStrike) {
    const Battle battle = duel("HI", "MI").leader(bottom, here).work(there, Work::scalableWall);
    const FightOdds odds = oddsOfCloseCombat(battle, u(0), u(1), Roll::attack);
    ASSERT_TRUE(odds.fromWall);
    expectNear(odds.fromWall->strike, thrown(battle, Roll::strikeFirst, times).odds, 0);
    expectNear(odds.standing(), thrown(battle, Roll::attack, times).odds, 0);
    EXPECT_NEAR(std::accumulate(odds.standing().hits.begin(), odds.standing().hits.end(), 0.0), 1, 1e-12);
    const Battle along = duel("HI", "MI").work(here, Work::scalableWall).work(there, Work::scalableWall);
    EXPECT_FALSE(oddsOfCloseCombat(along, u(0), u(1), Roll::attack).fromWall);
}

/// HEX-82
TEST(HexOdds, TheCardInPlayCountsForItsOwnSide) {
    const Battle battle = duel("HI", "MI").card("all-in-contact");
    EXPECT_EQ(oddsOfCloseCombat(battle, u(1), u(0), Roll::attack).attack.dice.total(), 4);
}

/// HEX-74, HEX-82: two dice more in the first attack, none in the second.
TEST(HexOdds, ASecondAttackHasItsOwnDice) {
    const Battle battle = duel("HI", "MI").card("all-in-contact");
    EXPECT_EQ(oddsOfCloseCombat(battle, u(0), u(1), Roll::attack).attack.dice.total(), 7);
    EXPECT_EQ(oddsOfCloseCombat(battle, u(0), u(1), Roll::bonus).attack.dice.total(), 5);
    const Question bonus = ChooseBonus{u(0)};
    const Question answer = AnswerAttack{u(0), u(1)};
    EXPECT_EQ(rollOfCloseCombat(battle, &bonus, u(0)), Roll::bonus);
    EXPECT_EQ(rollOfCloseCombat(battle, &bonus, u(1)), Roll::attack);
    EXPECT_EQ(rollOfCloseCombat(battle, &answer, u(0)), Roll::attack);
    EXPECT_EQ(rollOfCloseCombat(battle, nullptr, u(0)), Roll::attack);
    Battle second = battle;
    second.units[0].turn.battles = 2;
    EXPECT_EQ(rollOfCloseCombat(second, &answer, u(0)), Roll::bonus);
}

TEST(HexOdds, TheAnswerComesFromWhoStays) {
    const Battle battle = duel("HI", "MI");
    const FightOdds odds = oddsOfCloseCombat(battle, u(0), u(1), Roll::attack);
    EXPECT_EQ(odds.attack.dice.total(), 5);
    EXPECT_EQ(odds.battleBack.dice.total(), 4);
    EXPECT_NEAR(odds.answered, 1 - odds.attack.driveOff - odds.attack.eliminate, 1e-12);
}

}  // namespace
}  // namespace vallum::hex
