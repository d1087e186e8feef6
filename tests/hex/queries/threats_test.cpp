// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/hex_battles.h"

#include <algorithm>

#include <vallum/hex/queries/threats.h>
#include <vallum/hex/rules/dice.h>

namespace vallum::hex {
namespace {

using namespace test;

/// The bottom side is to play; top's MI is the target of most of these.
Table target() { return Table().unit(top, "MI", {4, 6}).phase(Phase::moving); }

std::vector<Threat> closeTo(std::vector<Threat> threats) {
    std::erase_if(threats, [](const Threat& it) { return it.isShot(); });
    return threats;
}
std::vector<Threat> shotsAt(std::vector<Threat> threats) {
    std::erase_if(threats, [](const Threat& it) { return !it.isShot(); });
    return threats;
}

struct Row {
    std::string what;
    Table table;
    int close;  // enemies that threaten u(0) with close combat
    int shots;
};
TEST(HexThreats, ReachAsFarAsAUnitMayMoveAndStillBattle) {
    const std::vector<Row> rows{
        {"adjacent", target().unit(bottom, "HI", {5, 6}), 1, 0},
        {"one hex to go", target().unit(bottom, "HI", {6, 6}), 1, 0},
        {"two hexes to go", target().unit(bottom, "HI", {7, 6}), 0, 0},
        {"AX moves 1 and throws", target().unit(bottom, "AX", {7, 6}), 0, 1},
        {"warriors charge", target().unit(bottom, "WA", {7, 6}), 1, 0},
        {"LI moves 2 and closes, or 1 and throws", target().unit(bottom, "LI", {7, 6}), 1, 1},
        {"LB in contact steps back and fires", target().unit(bottom, "LB", {5, 6}), 1, 1},
        {"MC rides 3 hexes", target().unit(bottom, "MC", {8, 6}), 1, 0},
        {"a leader alone attacks nobody", target().leader(bottom, {5, 6}), 0, 0},
        {"a friend attacks nobody", target().unit(top, "HI", {5, 6}), 0, 0},
    };
    for (const Row& row : rows) {
        const auto threats = threatsTo(row.table.battle(), u(0));
        EXPECT_EQ(closeTo(threats).size(), static_cast<std::size_t>(row.close)) << row.what;
        EXPECT_EQ(shotsAt(threats).size(), static_cast<std::size_t>(row.shots)) << row.what;
    }
}

TEST(HexThreats, DoNotDependOnWhoseTurnItIsOrOnOrders) {
    const auto reckoned = [](const auto& change) {
        return threatsTo(target().unit(bottom, "HI", {5, 6}).with(change), u(0)).size();
    };
    EXPECT_EQ(reckoned([](Battle& it, Setting&) { it.units[1].turn.ordered = false; }), 1U);
    EXPECT_EQ(reckoned([](Battle& it, Setting&) { it.active = top; }), 1U);
    EXPECT_EQ(reckoned([](Battle& it, Setting&) { it.units[1].turn.battles = 1; }), 1U);
    EXPECT_EQ(reckoned([](Battle& it, Setting&) { it.phase = Phase::dealing; }), 1U);
    EXPECT_EQ(reckoned([](Battle& it, Setting&) {
                  it.phase = Phase::over;
                  it.outcome = Outcome{};
              }),
              0U);
}

/// The card in play counts for this turn only, and the next one is not known.
TEST(HexThreats, LeaveOutTheExtrasOfCards) {
    const Battle battle = target().unit(bottom, "HI", {5, 6}).card("all-in-contact");
    const auto threats = threatsTo(battle, u(0));
    ASSERT_EQ(threats.size(), 1U);
    EXPECT_EQ(threats[0].dice->total(), 5);
}

TEST(HexThreats, GiveTheDiceOfTheWorstPlaceToAttackFrom) {
    const Battle battle =
        target().ground({5, 6}, Ground::ford).unit(bottom, "HI", {6, 6}).unit(bottom, "MI", {8, 0});
    const auto threats = threatsTo(battle, u(0));
    ASSERT_EQ(threats.size(), 1U);
    EXPECT_EQ(threats[0].dice->total(), 5) << "from the open hex beside the ford";
    EXPECT_EQ(threats[0].from, (Hex{5, 5}));
    EXPECT_EQ(threats[0].path, (std::vector<Hex>{{5, 5}}));
    EXPECT_EQ(words(threats[0]), "close combat after moving 1 hex, 5 dice");
}

TEST(HexThreats, AShotIsBetterWithoutAMove) {
    const auto threats = threatsTo(target().unit(bottom, "LB", {6, 6}), u(0));
    const auto shots = shotsAt(threats);
    ASSERT_EQ(shots.size(), 1U);
    EXPECT_TRUE(shots[0].path.empty());
    EXPECT_EQ(shots[0].dice->total(), 2);
    EXPECT_EQ(words(shots[0]), "shot, 2 dice");
}

TEST(HexThreats, HaveTheOddsOfTheRules) {
    const Battle battle = target().unit(bottom, "HI", {5, 6}).leader(bottom, {5, 6});
    const auto threats = threatsTo(battle, u(0));
    ASSERT_EQ(threats.size(), 1U);
    const Odds odds = oddsOf(battle, blowAt(battle, Roll::attack, u(1), {4, 6}));
    EXPECT_NEAR(threats[0].odds->eliminate, odds.eliminate, 1e-12);
    EXPECT_NEAR(threats[0].odds->driveOff, odds.driveOff, 1e-12);
    EXPECT_FALSE(threats[0].evading);
}

TEST(HexThreats, SayWhatEvadingLeaves) {
    const auto threats = threatsTo(Table().unit(top, "LI", {4, 6}).unit(bottom, "HI", {5, 6}), u(0));
    ASSERT_EQ(threats.size(), 1U);
    ASSERT_TRUE(threats[0].evading);
    EXPECT_LT(threats[0].evading->expectedHits, threats[0].odds->expectedHits);
}

/// HXT-46
TEST(HexThreats, OnAWallComeAfterItsFirstStrike) {
    const Battle battle = target().work({4, 6}, Work::scalableWall).unit(bottom, "HI", {5, 6});
    const auto threats = threatsTo(battle, u(0));
    ASSERT_EQ(threats.size(), 1U);
    const Odds attack = oddsOf(battle, blowAt(battle, Roll::attack, u(1), {4, 6}));
    EXPECT_LT(threats[0].odds->expectedHits, attack.expectedHits);
}

/// HXT-44: a rider that has to come first may not attack the wall.
TEST(HexThreats, RidersAttackAWallOnlyFromBesideIt) {
    const auto table = [] { return target().work({4, 6}, Work::scalableWall); };
    EXPECT_EQ(threatsTo(table().unit(bottom, "MC", {5, 6}), u(0)).size(), 1U);
    EXPECT_EQ(threatsTo(table().unit(bottom, "MC", {6, 6}), u(0)).size(), 0U);
}

TEST(HexThreats, TheWorstComeFirst) {
    const Battle battle =
        target().unit(bottom, "LI", {5, 5}).unit(bottom, "HI", {5, 6}).unit(bottom, "MI", {4, 7});
    const auto threats = closeTo(threatsTo(battle, u(0)));
    ASSERT_EQ(threats.size(), 3U);
    EXPECT_EQ(threats[0].by, u(2));
    EXPECT_EQ(threats[1].by, u(3));
    EXPECT_EQ(threats[2].by, u(1));
}

TEST(HexThreats, ToAPlannedMove) {
    const Battle battle = Table().unit(top, "MI", {1, 6}).unit(bottom, "HI", {4, 6});
    EXPECT_EQ(threatsTo(battle, u(0)).size(), 0U);
    EXPECT_EQ(threatsTo(battle, u(0), {2, 6}).size(), 1U);
    EXPECT_EQ(threatsTo(battle, u(0), {3, 6}).size(), 1U);
}

TEST(HexThreats, ToALoneLeaderAreTheFacesThatFellHim) {
    const Battle battle = Table().leader(top, {4, 6}).unit(bottom, "HI", {5, 6}).unit(top, "MI", {0, 0});
    const auto threats = threatsAt(battle, {4, 6}, bottom);
    ASSERT_EQ(threats.size(), 1U);
    EXPECT_NEAR(threats[0].odds->eliminate, 1 - 3125.0 / 7776, 1e-12) << "a leader face on any of 5 dice";
}

TEST(HexThreats, ToAnEmptyHexNameTheDiceOnly) {
    const Battle battle = Table()
                              .unit(top, "MI", {0, 0})
                              .unit(bottom, "HI", {5, 6})
                              .unit(bottom, "EL", {5, 5})
                              .ground({8, 8}, Ground::sea);
    const auto threats = threatsAt(battle, {4, 6}, top);
    ASSERT_EQ(threats.size(), 2U);
    EXPECT_EQ(threats[0].dice->total(), 5);
    EXPECT_FALSE(threats[0].odds);
    EXPECT_FALSE(threats[1].dice) << "as many as its opponent (HEX-43)";
    EXPECT_EQ(words(threats[1]), "close combat, as many dice as its opponent");
    EXPECT_TRUE(threatsAt(battle, {8, 8}, top).empty()) << "nobody stands in the sea";
}

TEST(HexThreats, OfAUnitAreWhatItCouldAttack) {
    const Battle battle = target().unit(bottom, "MC", {6, 6}).unit(top, "LI", {5, 8}).unit(top, "LI", {0, 0});
    const auto threats = threatsBy(battle, u(1));
    ASSERT_EQ(threats.size(), 2U);
    for (const Threat& threat : threats) EXPECT_EQ(threat.by, u(1));
    EXPECT_EQ(threats[0].at, (Hex{4, 6}));
    EXPECT_EQ(threats[1].at, (Hex{5, 8}));
}

TEST(HexThreats, ToASideAreThoseToItsPieces) {
    const Battle battle =
        target().unit(bottom, "MC", {6, 6}).unit(top, "LI", {5, 8}).unit(bottom, "LB", {6, 5});
    auto all = threatsTo(battle, top);
    std::size_t single = 0;
    for (const UnitId id : battle.unitsOf(top)) single += threatsTo(battle, id).size();
    EXPECT_EQ(all.size(), single);
    EXPECT_GT(single, 3U);
}

TEST(HexThreats, ChangeNothing) {
    const Battle battle = target().unit(bottom, "MC", {6, 6}).leader(bottom, {6, 6});
    const Battle before = battle;
    (void)threatsTo(battle, u(0));
    EXPECT_EQ(battle, before);
}

}  // namespace
}  // namespace vallum::hex
