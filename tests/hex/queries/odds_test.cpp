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

/// The same fight rolled many times by the rules themselves.
Odds thrown(const Battle& battle, int times) {
    Odds odds;
    odds.hits.resize(static_cast<std::size_t>(battle.unit(u(1)).blocks) + 1);
    class Quick final : public Asker<System> {
    public:
        explicit Quick(std::uint64_t seed) : dice_(seed) {}
        Answer answer(const Battle& now, const OpenQuestion<System>& asked) override {
            if (dice_.knows(asked)) return dice_.answer(now, asked);
            if (std::holds_alternative<ChooseBattle>(asked.question)) return CloseCombat{u(0), there};
            if (std::holds_alternative<ChooseBattleBack>(asked.question)) return YesOrNo{false};
            if (std::holds_alternative<ChooseAdvance>(asked.question)) return PathChosen{};
            return System::options(now, asked.question).front();
        }

    private:
        DiceBox<System> dice_;
    };
    for (int time = 0; time != times; ++time) {
        Quick quick(static_cast<std::uint64_t>(time));
        Game game(battle, quick, 0);
        game.step();
        const Unit& unit = game.battle().unit(u(1));
        odds.eliminate += unit.isOnBoard() ? 0 : 1.0 / times;
        odds.driveOff += unit.isOnBoard() && unit.at != there ? 1.0 / times : 0;
        for (const Fact& fact : game.facts()) {
            if (std::holds_alternative<LeaderEliminated>(fact)) odds.leaderFalls += 1.0 / times;
        }
    }
    return odds;
}
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
        constexpr int times = 20'000;
        constexpr double near = 0.012;
        const Battle battle = fights[i];
        const Odds exact = attack(battle);
        const Odds found = thrown(battle, times);
        EXPECT_NEAR(exact.eliminate, found.eliminate, near) << i;
        EXPECT_NEAR(exact.driveOff, found.driveOff, near) << i;
        EXPECT_NEAR(exact.leaderFalls, found.leaderFalls, near) << i;
    }
}

TEST(HexOdds, TheAnswerComesFromWhoStays) {
    const Battle battle = duel("HI", "MI");
    const FightOdds odds = oddsOfCloseCombat(battle, u(0), u(1));
    EXPECT_EQ(odds.attack.dice.total(), 5);
    EXPECT_EQ(odds.battleBack.dice.total(), 4);
    EXPECT_NEAR(odds.answered, 1 - odds.attack.driveOff - odds.attack.eliminate, 1e-12);
}

}  // namespace
}  // namespace vallum::hex
