// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/engines.h"
#include "support/luck.h"

#include <numeric>

#include <gtest/gtest.h>

#include <vallum/field/procedures/siege/battering.h>
#include <vallum/field/procedures/siege/bombardment.h>
#include <vallum/field/queries/harmful_events.h>
#include <vallum/field/queries/structure_odds.h>
#include <vallum/field/situation/fortress/structures.h>

namespace vallum::field {
namespace {

/// The average result of many simulations.
double average(const Battle& battle, const auto& procedure) {
    constexpr int games = 4'000;
    int damage = 0;
    for (int seed = 0; seed != games; ++seed) {
        Luck luck(static_cast<std::uint64_t>(seed), {.yes = true});
        Game game(battle, luck, 0);
        game.run(procedure);
        damage += game.battle().structure(middleWall).damage;
        damage += fireMarkers(game.battle().structure(middleWall));
    }
    return static_cast<double>(damage) / games;
}
double total(const StructureOdds& odds) {
    return std::accumulate(odds.successes.begin(), odds.successes.end(), 0.0);
}

TEST(StructureOdds, OfARam) {
    const Battle battle = fighting({beforeWall(infantry(blue))}, withRam());
    const StructureOdds odds = attackOdds(battle, ramming(middleWall));
    EXPECT_EQ(odds.dice.total(), 4);
    EXPECT_EQ(odds.attackToHit.total(), 4);
    EXPECT_EQ(odds.resistance.total(), 6);
    EXPECT_NEAR(odds.expected(), 4 * (4.0 / 6) * (4.0 / 6), 1e-9);
    EXPECT_NEAR(total(odds), 1, 1e-9);
    EXPECT_EQ(odds.collapses, 0);
    EXPECT_NEAR(average(battle, [](Game& game) { attack(game, ramming(middleWall)); }), odds.expected(),
                0.05);
}

TEST(StructureOdds, OfAShotWithDoubleSixes) {
    const Battle battle = shooting({before(onager(blue), 3_du)});
    const StructureOdds odds = shotOdds(battle, shotAt(middleWall));
    EXPECT_NEAR(total(odds), 1, 1e-9);
    EXPECT_NEAR(average(battle, [](Game& game) { shootAt(game, shotAt(middleWall)); }), odds.expected(),
                0.12);
    EXPECT_EQ(shotOdds(shooting({before(onager(blue), 9_du)}), shotAt(middleWall)).expected(), 0);
}

TEST(StructureOdds, AtADistanceThatNobodyHasMeasured) {
    const Battle battle = shooting({before(onager(blue), 3_du)});
    const auto at = [&](RangeBand band) { return shotOddsAt(battle, shotAt(middleWall), band).expected(); };
    EXPECT_EQ(at(RangeBand::shortRange), shotOdds(battle, shotAt(middleWall)).expected());
    EXPECT_LT(at(RangeBand::longRange), at(RangeBand::shortRange));
    const Battle far = shooting({before(onager(blue), 9_du)});
    EXPECT_EQ(shotOddsAt(far, shotAt(middleWall), RangeBand::shortRange).expected(),
              at(RangeBand::shortRange));
}

TEST(StructureOdds, OfAnAttackThatEventsHelpOrCancel) {
    const Battle battle = begun(shooting({before(onager(blue), 3_du)}, withDeck({trueAim(), blindingDust()})),
                                shotAt(middleWall));
    const auto odds = [](const Battle& it) {
        return structureOddsWithEvents(it, UnitId(0), std::nullopt).expected();
    };
    EXPECT_EQ(odds(battle), shotOdds(shooting({before(onager(blue), 3_du)}), shotAt(middleWall)).expected());
    EXPECT_GT(odds(withEvent(battle, 0, {UnitId(0)})), odds(battle));
    EXPECT_EQ(odds(withEvent(battle, 1, {UnitId(0)})), 0);
}

TEST(StructureOdds, ACardThatOnlySpoilsTheAttackIsHarmful) {
    Battle battle = begun(shooting({before(onager(blue), 3_du)}, withDeck({trueAim(), blindingDust()})),
                          shotAt(middleWall));
    for (const CardId card : {CardId(0), CardId(1)}) battle = inHand(std::move(battle), blue, card);
    EXPECT_EQ(harmfulEvents(battle, UnitId(0), std::vector{CardId(0), CardId(1)}), std::vector{CardId(1)});
}

TEST(StructureOdds, OfFireAndOfTheFall) {
    const Battle battle = fighting({beforeWall(infantry(blue))});
    const StructureOdds odds = attackOdds(battle, burning(middleWall));
    EXPECT_EQ(odds.dice.total(), 3);
    EXPECT_NEAR(odds.expected(), 3 * 0.25, 1e-9);
    EXPECT_EQ(odds.collapses, 0) << "not at once";
    const Battle gate =
        fighting({infantry(blue).at(13.2_du, 10.4_du).facing(180_deg)}, withRam(damaged(eastGate, 4)));
    const StructureOdds door = attackOdds(gate, ramming(eastGate, true));
    EXPECT_NEAR(door.breaksDoor, 1 - door.successes.at(0), 1e-9);
    EXPECT_NEAR(door.collapses, door.successes.at(3) + door.successes.at(4), 1e-9);
}

}  // namespace
}  // namespace vallum::field
