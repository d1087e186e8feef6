// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/engines.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/siege/collapse.h>
#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/situation/fortress/structure_contact.h>
#include <vallum/field/situation/movement/contact.h>

namespace vallum::field {
namespace {

TestUnit steady(Seat owner) { return infantry(owner).health(9).attack(4, 4).defense(5, 6); }

Played falls(const std::vector<TestUnit>& units,
             StructureId id = middleWall,
             Cues cues = {},
             const TestTable& table = stronghold()) {
    return fallen(battleOf(units, damaged(id, 9, table)), id, std::move(cues));
}
std::vector<Crushed> crushed(const std::vector<TestUnit>& units,
                             StructureId id = middleWall,
                             const TestTable& table = stronghold()) {
    return unitsCrushedBy(battleOf(units, table), id, false);
}

TEST(RAZ01, AtItsDurability) {
    for (const auto& [damage, stands] : {std::pair{6, true}, std::pair{7, false}, std::pair{8, false}}) {
        const auto played = fallen(battleOf({}, damaged(middleWall, damage)), middleWall);
        EXPECT_EQ(played.battle.structure(middleWall).stands(), stands);
        EXPECT_EQ(played.count<Collapsed>(), stands ? 0 : 1);
    }
    const Battle gap = battleOf({infantry(red).at(10_du, 9.2_du).active()}, collapsed(middleWall));
    Move through;
    through.unit = a;
    through.path = {geometry::Advance{2_du}};
    EXPECT_EQ(refusal(planMove(gap, through)), "");
    through.path = {geometry::Advance{2.1_du}};
    EXPECT_EQ(refusal(planMove(gap, through)), "HGT-15") << "limited movement";
}

TEST(RAZ02, OneWoundForEachSection) {
    const auto played = falls({onWall(steady(red), 0.4_du)}, middleWall, {.rolls = {{1}}});
    EXPECT_EQ(played.battle.unit(a).wounds, 3);
    const auto checks = played.all<MoraleChecked>();
    ASSERT_EQ(checks.size(), 1U);
    EXPECT_EQ(checks.front().morale.total(), 5) << "7, 3 wounds, a fortress";
    EXPECT_TRUE(crushed({beforeWall(steady(blue))}).empty());
    EXPECT_TRUE(crushed({climbed(steady(blue))}).empty());
    EXPECT_EQ(crushed({inTakenPlace(steady(blue))}), (std::vector<Crushed>{{a, 4}}))
        << "whoever has come over the wall stands on it";
}

TEST(WAL21, EverySectionOnTheWall) {
    EXPECT_EQ(crushed({onWall(steady(red))}), (std::vector<Crushed>{{a, 4}}));
    EXPECT_TRUE(crushed({onWall(steady(red), 1.6_du)}).empty());
    const auto played = falls({onWall(infantry(red))});
    EXPECT_FALSE(played.battle.onTable(a)) << "4 wounds are all that it has";
    EXPECT_EQ(played.count<MoraleChecked>(), 0);
}

TEST(FOR14, AlsoThoseBelow) {
    Battle battle =
        battleOf({onWall(steady(red), 0.8_du), onWall(steady(red), 0.8_du)}, damaged(middleWall, 7));
    battle.overlaps = {{a, b}};
    const auto played = fallen(battle, middleWall, {.rolls = {{1}, {1}}});
    EXPECT_EQ(played.battle.unit(a).wounds, 2);
    EXPECT_EQ(played.battle.unit(b).wounds, 2);
    EXPECT_EQ(played.count<MoraleChecked>(), 2);
}

TEST(RAZ03, WhoeverIsInsideIsLost) {
    TestTable table = with(ownedBy(std::nullopt, built(StructureKind::villageSector, 10_du, 13_du)));
    table = with(ownedBy(std::nullopt, built(StructureKind::villageSector, 10_du, 14_du)), table);
    TestUnit first = infantry(red).at(10_du, 13_du);
    TestUnit second = infantry(red).at(10_du, 14_du);
    first.unit.inside = another;
    second.unit.inside = StructureId(6);
    const auto played = falls({first, second}, another, {}, table);
    EXPECT_FALSE(played.battle.onTable(a));
    EXPECT_EQ(played.all<Eliminated>().front().why, "RAZ-03"_rule);
    const auto isEnd = [](const Fact& it) {
        return std::holds_alternative<Collapsed>(it) || std::holds_alternative<Eliminated>(it);
    };
    EXPECT_TRUE(std::holds_alternative<Collapsed>(*std::ranges::find_if(played.facts, isEnd)));
    EXPECT_TRUE(played.battle.onTable(b));
    EXPECT_EQ(played.battle.unit(b).wounds, 0);
}

TEST(TOW10, TheUnitInATower) {
    const auto played = falls({inTower(infantry(red))}, westTower);
    EXPECT_FALSE(played.battle.onTable(a));
    const auto standing = fallen(battleOf({inTower(infantry(red))}, damaged(westTower, 7)), westTower);
    EXPECT_TRUE(standing.battle.onTable(a));
    EXPECT_EQ(standing.battle.unit(a).wounds, 0);
    EXPECT_EQ(crushed({inTower(infantry(red)), steady(red).at(7.2_du, 8.8_du)}, westTower),
              (std::vector<Crushed>{{b, 2}}))
        << "a friend at its foot";
}

TEST(SGT19, TheUnitInASiegeTower) {
    const TestTable table = with(ownedBy(blue, built(StructureKind::siegeTower, 10_du, 14_du)));
    TestUnit crew = infantry(blue).at(10_du, 14_du);
    crew.unit.inside = another;
    const auto at = [&](int damage) {
        return fallen(battleOf({crew}, damaged(another, damage, table)), another).battle;
    };
    EXPECT_TRUE(at(6).onTable(a));
    EXPECT_EQ(at(6).unit(a).wounds, 0);
    EXPECT_FALSE(at(7).onTable(a));
    EXPECT_FALSE(at(7).structure(another).stands());
}

TEST(RAZ04, ClimbersAreBackOnTheGround) {
    const auto played = falls({climbed(steady(blue)), onWall(steady(red))}, middleWall, {.rolls = {{1}}});
    EXPECT_EQ(played.battle.unit(a).climb, std::nullopt);
    EXPECT_EQ(played.battle.unit(a).wounds, 0);
    EXPECT_TRUE(areEngaged(played.battle, a, b));
    EXPECT_EQ(shelterInMelee(played.battle, b, a), std::nullopt);
    EXPECT_EQ(defendsFromAbove(played.battle, b, a), std::nullopt);
    EXPECT_EQ(combatsToFight(turnOf(blue, inPhase(Phase::melee, played.battle))),
              (std::vector<Opponents>{{a, b}}));
}

TEST(RAZ05, HalfCollapsedHalfIntact) {
    const TestUnit defender = onWall(steady(red), 0.8_du);
    const TestUnit attacker = climbing(beforeWall(steady(blue), 0.8_du), eastWall, 1);
    const Battle half = battleOf({defender, attacker}, collapsed(middleWall));
    EXPECT_EQ(sectionsInContact(half, a, b), 4);
    EXPECT_EQ(attackOf(half, a, b), (Attack{4, 4}));
    EXPECT_EQ(defenseOf(half, a, b), (Defense{5, 6}));
    EXPECT_EQ(orderOfBlows(half, {b, a}), OrderOfBlows());
    const Battle whole = battleOf({onWall(steady(red)), climbed(steady(blue))}, stronghold());
    EXPECT_EQ(attackOf(whole, a, b), (Attack{5, 5}));
    EXPECT_EQ(defenseOf(whole, a, b), (Defense{7, 6}));
}

TEST(WAL21, AGateFallsOnceOnWhoeverStandsThere) {
    const auto before = [](int damage) {
        return atStronghold({onWall(steady(red), 3.2_du), onWall(steady(red), 1.6_du + 0.4_du)},
                            damaged(eastGate, damage));
    };
    const auto blow = [](const Battle& battle, int damage) {
        return play(battle, {.rolls = {{1}, {1}}}, [&](Game& game) {
            collapseIfDue(game, eastGate, damageStructure(game, eastGate, damage, "ART-08"_rule));
        });
    };
    const auto afterDoor = blow(before(5), 2);
    EXPECT_EQ(afterDoor.battle.unit(a).wounds, 2) << "the door is gone already";
    EXPECT_EQ(afterDoor.battle.unit(b).wounds, 1) << "one section at one end of it";
    const auto together = blow(before(4), 3);
    EXPECT_EQ(together.count<DoorDestroyed>(), 1);
    EXPECT_EQ(together.battle.unit(a).wounds, 4) << "door and wall fall together";
}

TEST(WAL14, BreakingInThroughAGate) {
    // Partly through the door, with its front on the left flank of a unit that faces east.
    const TestUnit intruder = infantry(blue).at(13.2_du, 9.2_du).facing(180_deg);
    const TestUnit defender = infantry(red).defense(6, 6).at(13.2_du, 8_du).facing(90_deg);
    const Battle open = turnOf(blue, battleOf({intruder, defender}, damaged(eastGate, 5)));
    EXPECT_EQ(meleeDice(open, a, b).total(), 2);
    EXPECT_EQ(defenseOf(open, b, a), (Defense{5, 5}));
    const TestUnit outside = infantry(blue).at(13.2_du, 10.4_du).facing(180_deg).active();
    Move through;
    through.unit = a;
    through.path = {geometry::Advance{1_du}};
    const auto entering = [&](int damage) {
        return refusal(planMove(turnOf(blue, battleOf({outside}, damaged(eastGate, damage))), through));
    };
    EXPECT_EQ(entering(5), "");
    EXPECT_EQ(entering(4), "GAT-09");
}

}  // namespace
}  // namespace vallum::field
