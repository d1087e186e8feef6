// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/engaged.h"
#include "support/engines.h"
#include "support/simulated.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/movement/engaged.h>
#include <vallum/field/procedures/siege/battering.h>
#include <vallum/field/procedures/siege/bombardment.h>
#include <vallum/field/queries/structure_odds.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/movement/contact.h>

namespace vallum::field {
namespace {

constexpr int times = 100'000;

void expectMelee(const Battle& battle) {
    ASSERT_TRUE(areEngaged(battle, a, b));
    expectMeleeAsForetold(battle, times);
}
OrderOfBlows::Kind orderOf(const Battle& battle) { return orderOfBlows(battle, {a, b}).kind; }

// -------------------------------------------------------------------- melee

TEST(OddsOfManyCombats, APlainMelee) {
    const Battle battle = battleOf({infantry(red).morale(4), facingRed(infantry(blue).morale(5).wounded(2))});
    EXPECT_EQ(orderOf(battle), OrderOfBlows::Kind::together);
    expectMelee(battle);
}

TEST(OddsOfManyCombats, AChargeOnTheFlank) {
    const Battle battle = battleOf({cavalry(red).morale(5).active(), flankToRed(infantry(blue).morale(5))});
    expectMelee(charging(battle, a, b));
}

TEST(OddsOfManyCombats, PikesStrikeCavalryFirst) {
    const Battle battle = charging(battleOf({cavalry(red).morale(4).active(),
                                             facingRed(infantry(blue).morale(4).in(Formation::phalanx))}),
                                   a, b);
    EXPECT_EQ(orderOf(battle), OrderOfBlows::Kind::oneAfterTheOther);
    expectMelee(battle);
}

TEST(OddsOfManyCombats, LongPikesAreNotAnswered) {
    const Battle battle = battleOf(
        {cavalry(red).morale(4).active(),
         facingRed(infantry(blue).attack(5, 5).morale(4).has(Ability::sarissas).in(Formation::phalanx))});
    EXPECT_EQ(orderOf(battle), OrderOfBlows::Kind::onlyOne);
    expectMelee(charging(battle, a, b));
}

TEST(OddsOfManyCombats, ElitesThatRollAgain) {
    expectMelee(battleOf({infantry(red).morale(4).has(Ability::professionals).is(Status::elite),
                          facingRed(infantry(blue).morale(3).has(Ability::steadfast).is(Status::veteran))}));
}

TEST(OddsOfManyCombats, TheLastWoundsOfBoth) {
    expectMelee(
        battleOf({infantry(red).attack(5, 5).wounded(3).broken(), facingRed(infantry(blue).wounded(3))}));
}

TEST(OddsOfManyCombats, OverAWall) {
    const Battle battle = fighting(
        {climbed(infantry(blue).attack(5, 5).morale(4)), onWall(infantry(red).attack(4, 5).morale(4))});
    EXPECT_EQ(orderOf(battle), OrderOfBlows::Kind::oneAfterTheOther);
    expectMelee(battle);
}

TEST(OddsOfManyCombats, WhoHasFoughtAFireDoesNotStrike) {
    const Battle battle =
        battleOf({infantry(red).morale(4).active().did(TurnFlag::foughtFire), facingRed(infantry(blue))});
    EXPECT_EQ(meleeOdds(battle, {a, b}).defender.expectedWounds(), 0);
    expectMelee(battle);
}

TEST(OddsOfManyCombats, AnAttackThatIsNotAnswered) {
    const Battle battle = battleOf({infantry(red).attack(5, 5), facingRed(infantry(blue).wounded(2))});
    const Sum dice = meleeDice(battle, a, b);
    const CombatOdds seen =
        simulated(battle, times, [&](Game& game) { freeAttack(game, {a, b}, dice, "ENG-22"_rule); });
    expectAlike(freeAttackOdds(battle, {a, b}, dice), seen.defender, times);
}

// -------------------------------------------------------------------- shots

TEST(OddsOfManyCombats, ArchersAtLongRange) {
    const Battle battle = battleOf({archers(red).active().shoots(5, 8_du),
                                    infantry(blue).morale(3).wounded(2).at(10_du, 17_du).facing(180_deg)});
    ASSERT_EQ(measured(battle, a, b).band, RangeBand::longRange);
    expectShotAsForetold(battle, times);
}

TEST(OddsOfManyCombats, ArchersBehindTheBack) {
    const Battle battle = battleOf({archers(red).active().has(Ability::accuracy),
                                    infantry(blue).morale(3).at(10_du, 13_du).facing(0_deg)});
    ASSERT_EQ(measured(battle, a, b).side, geometry::Edge::rear);
    expectShotAsForetold(battle, times);
}

// --------------------------------------------------------------- structures

void expectStructure(const Battle& battle, StructureId id, const StructureOdds& odds, auto procedure) {
    Luck luck(7, {.yes = true});  // ART-09
    std::vector<double> seen;
    double fallen = 0;
    for (int i = 0; i != times; ++i) {
        Game game(battle, luck, 0);
        game.run(procedure);
        const Structure& after = game.battle().structure(id);
        fallen += after.condition == Condition::collapsed ? 1 : 0;
        int successes = fireMarkers(after) - fireMarkers(battle.structure(id));
        for (const Fact& fact : game.facts()) {
            if (const auto* it = std::get_if<StructureDamaged>(&fact)) successes += it->damage;
        }
        const auto index = static_cast<std::size_t>(successes);
        if (seen.size() <= index) seen.resize(index + 1);
        seen[index] += 1;
    }
    ASSERT_LE(seen.size(), odds.successes.size());
    seen.resize(odds.successes.size());
    for (std::size_t i = 0; i != seen.size(); ++i) {
        expectAlike(odds.successes[i], seen[i], times, std::to_string(i) + " successes");
    }
    expectAlike(odds.collapses, fallen, times, "collapses");
}

TEST(OddsOfManyCombats, ARamAtAGate) {
    const Battle battle =
        fighting({infantry(blue).at(13.2_du, 10.4_du).facing(180_deg)}, withRam(damaged(eastGate, 4)));
    const AttackStructure attacking = ramming(eastGate, true);
    expectStructure(battle, eastGate, attackOdds(battle, attacking),
                    [&](Game& game) { attack(game, attacking); });
}

TEST(OddsOfManyCombats, StonesAtAWall) {
    const Battle battle = shooting({before(onager(blue), 3_du)});
    expectStructure(battle, middleWall, shotOdds(battle, shotAt(middleWall)),
                    [](Game& game) { shootAt(game, shotAt(middleWall)); });
}

TEST(OddsOfManyCombats, FireAtTheFootOfAWall) {
    const Battle battle = fighting({beforeWall(infantry(blue))});
    expectStructure(battle, middleWall, attackOdds(battle, burning(middleWall)),
                    [](Game& game) { attack(game, burning(middleWall)); });
}

}  // namespace
}  // namespace vallum::field
