// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/engines.h"
#include "support/turns.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/siege/collapse.h>
#include <vallum/field/rules/combat/events.h>
#include <vallum/field/rules/movement/allowance.h>
#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/situation/fortress/structures.h>

namespace vallum::field {
namespace {

Battle ram(const TestUnit& carrier, const TestTable& table = withRam()) { return fighting({carrier}, table); }
TestUnit carrier(int hit = 3, int damage = 3) { return beforeWall(infantry(blue).attack(hit, damage)); }
TestUnit elephants() { return beforeWall(infantry(blue).of(UnitClass::elephants).attack(6, 5).moves(4_mp)); }

// --------------------------------------------------------------------- rams

TEST(RAM03, FourDiceInContact) {
    for (const Du aside : {0_du, 1.2_du, -1.2_du}) {
        const Battle battle = ram(beforeWall(infantry(blue), aside));
        EXPECT_EQ(refused(battle, ramming(middleWall)), "") << "4 sections, and 1";
        EXPECT_EQ(dice(battle, ramming(middleWall)), 4);
    }
    EXPECT_EQ(refused(ram(before(infantry(blue), 0.1_du)), ramming(middleWall)), "RAM-03");
    EXPECT_EQ(refused(ram(carrier(), stronghold()), ramming(middleWall)), "RAM-03") << "no ram";
}

TEST(RAM04, OneMoreAndNeverMoreThanFive) {
    struct Row {
        Attack printed;
        Attack rammed;
    };
    for (const Row& row :
         {Row{{3, 4}, {4, 5}}, Row{{4, 4}, {5, 5}}, Row{{5, 5}, {5, 5}}, Row{{3, 3}, {4, 4}}}) {
        EXPECT_EQ(attackOn(ram(carrier(row.printed.hit, row.printed.damage)), ramming(middleWall)),
                  row.rammed);
    }
    const Event stronger = eventFor(RandomFor::attacker, EventWhen::melee, "stronger", {.attack = {1, 1}});
    const auto helped = attacked(ram(carrier(4, 4), withDeck({stronger}, withRam())), ramming(middleWall),
                                 {.rolls = {{1, 1, 1, 1}}});
    EXPECT_EQ(helped.all<StructureRolled>().front().attack.total(), 5) << "after all modifiers (MOD-03)";
    const auto played =
        attacked(ram(carrier(5, 5)), ramming(middleWall), {.rolls = {{1, 2, 6, 6}, {1, 2, 6}}});
    EXPECT_EQ(played.battle.structure(middleWall).damage, 2) << "a six counts once";
    const auto weaker = attacked(ram(carrier()), ramming(middleWall), {.rolls = {{2, 2, 3, 4}, {2, 3}}});
    EXPECT_EQ(weaker.battle.structure(middleWall).damage, 1);
}

TEST(RAM05, OneTargetOfSeveral) {
    const Battle both = ram(beforeWall(infantry(blue), 0.8_du));
    EXPECT_EQ(refused(both, ramming(middleWall)), "");
    EXPECT_EQ(refused(both, ramming(eastWall)), "");
    const auto played = attacked(both, ramming(eastWall), {.rolls = {{6, 6, 1, 1}, {6, 6}}});
    EXPECT_EQ(played.battle.structure(eastWall).damage, 2);
    EXPECT_EQ(played.battle.structure(middleWall).damage, 0);
    EXPECT_EQ(refused(ram(carrier()), ramming(eastWall)), "RAM-03");
}

TEST(RAM06, OnEachOfItsTurnsWithoutActivation) {
    const auto first = attacked(ram(carrier()), ramming(middleWall), {.rolls = {{1, 1, 1, 1}}});
    EXPECT_EQ(refused(first.battle, ramming(middleWall)), "RAM-06") << "once a turn";
    Battle later = first.battle;
    System::evolve(later, TurnBegan{3, blue});
    System::evolve(later, PhaseBegan{Phase::melee});
    EXPECT_FALSE(later.unit(a).has(Marker::active));
    EXPECT_EQ(refused(later, ramming(middleWall)), "");
    EXPECT_EQ(dice(later, ramming(middleWall)), 4);
    EXPECT_EQ(refused(turnOf(red, later), ramming(middleWall)), "RAM-06") << "the opponent's turn";
    Battle apart = later;
    apart.units.at(0).pose.center.y = 11_du;
    EXPECT_EQ(refused(apart, ramming(middleWall)), "RAM-03");
}

TEST(RAM11, RamsDoNotBurn) {
    const auto played = attacked(ram(carrier(5, 5)), ramming(middleWall), {.rolls = {{6, 1, 1, 1}, {6}}});
    EXPECT_EQ(fireMarkers(played.battle.structure(middleWall)), 0);
    EXPECT_EQ(played.battle.structure(middleWall).damage, 1);
    EXPECT_EQ(refused(played.battle, burning(middleWall)), "FIR-01") << "not in the same turn";
    EXPECT_EQ(refused(ram(carrier()), burning(middleWall)), "") << "instead of ramming";
}

TEST(RAM12, EventsOfTheAttackerOnly) {
    const auto randomly = [](const Event& event) {
        const TestTable table = withDeck({event}, withRam());
        return attacked(ram(carrier(), table), ramming(middleWall), {.rolls = {{1, 1, 1, 1}}});
    };
    const Event stronger = eventFor(RandomFor::attacker, EventWhen::melee, "stronger", {.attack = {1, 1}});
    EXPECT_EQ(randomly(stronger).all<StructureRolled>().front().attack.total(), 5);
    for (const Event& event : {ambush(), resist(), blindingDust(), throwJavelins(), veterans()}) {
        const auto played = randomly(event);
        EXPECT_TRUE(played.all<EventTurnedUp>().front().helps.empty()) << event.id;
        EXPECT_EQ(played.all<StructureRolled>().front().attack.total(), 4);
    }
    const Event rear = eventFor(RandomFor::attacker, EventWhen::melee, "rear-ranks", {.dice = 1});
    const TestTable table = withDeck({stronger, rear, trueAim()}, withRam());
    Battle battle = inHand(ram(carrier(), table), blue, CardId(1));
    battle = inHand(inHand(battle, red, CardId(0)), blue, CardId(2));
    battle.deck.clear();
    const auto played = attacked(battle, ramming(middleWall),
                                 {.rolls = {{1, 1, 1, 1, 1}}, .answers = {EventToPlay{CardId(1)}}});
    EXPECT_EQ(played.questions<ChooseEvent>(), 1) << "the defender is not asked";
    EXPECT_EQ(refusal(mayPlayEvent(begun(battle, ramming(middleWall)), a, CardId(2))), "MEL-10");
}

TEST(RAM13, ElephantsAreLivingRams) {
    const Battle battle = ram(elephants(), stronghold());
    EXPECT_EQ(refused(battle, ramming(middleWall)), "");
    EXPECT_EQ(dice(battle, ramming(middleWall)), 4);
    EXPECT_EQ(attackOn(battle, ramming(middleWall)), (Attack{6, 5}));
    EXPECT_EQ(refused(ram(elephants(), ofStone()), ramming(middleWall)), "FOR-03");
    const Battle coming = turnOf(blue, battleOf({before(elephants(), 4_du).active()}, stronghold()));
    EXPECT_EQ(movementPoints(coming, a, Gait::regular).total(), 4'000);
    EXPECT_EQ(refusal(planMove(coming, arriving(a, {geometry::Advance{4_du}}, middleWall, Arrival::lineUp))),
              "");
}

// --------------------------------------------------------------------- fire

TEST(FIR01, OneDieLessThanSections) {
    struct Row {
        Du aside;
        int dice;
    };
    for (const Row& row : {Row{0_du, 3}, Row{-0.8_du, 1}, Row{0.4_du, 2}}) {
        EXPECT_EQ(dice(fighting({beforeWall(infantry(blue), row.aside)}), burning(middleWall)), row.dice);
    }
    const Battle one = fighting({beforeWall(infantry(blue), 1.2_du)});
    EXPECT_EQ(refused(one, burning(middleWall)), "FIR-01") << "1 section";
    TestUnit wrapped = infantry(blue).at(7.2_du, 10.4_du).facing(180_deg);
    wrapped.unit.wraps = {{westTower, 0}, {westTower, 1}};
    EXPECT_EQ(dice(fighting({wrapped}), burning(westTower)), 3) << "4 sections round a tower";
    EXPECT_FALSE(one.unit(a).has(Marker::active));
    EXPECT_EQ(refused(inPhase(Phase::melee, turnOf(red, one)), burning(eastWall)), "FIR-01");
}

TEST(FIR02, EachStructureForItself) {
    const Battle both = fighting({beforeWall(infantry(blue).attack(4, 4), 0.8_du)});
    EXPECT_EQ(dice(both, burning(middleWall)), 1);
    EXPECT_EQ(dice(both, burning(eastWall)), 1);
    const auto played = attacked(both, burning(eastWall), {.rolls = {{6}, {6}, {6}, {6}}});
    EXPECT_EQ(fireMarkers(played.battle.structure(eastWall)), 1);
    EXPECT_EQ(fireMarkers(played.battle.structure(middleWall)), 1);
    const Battle uneven = fighting({beforeWall(infantry(blue), 0.4_du)});
    EXPECT_EQ(dice(uneven, burning(middleWall)), 2);
    EXPECT_EQ(attacksWith(uneven, burning(middleWall)).size(), 1U) << "none against the one with 1 section";
}

TEST(FIR03, LikeAnyAttackOnAStructure) {
    const Battle battle = fighting({beforeWall(infantry(blue).attack(4, 4))});
    const auto played = attacked(battle, burning(middleWall), {.rolls = {{2, 3, 6}, {2, 5}}});
    EXPECT_EQ(fireMarkers(played.battle.structure(middleWall)), 1);
    EXPECT_EQ(played.battle.structure(middleWall).damage, 0);
    EXPECT_EQ(played.battle.structure(middleWall).fires.front().litBy, blue);
    const auto none = attacked(battle, burning(middleWall), {.rolls = {{1, 1, 2}}});
    EXPECT_EQ(none.count<FireLit>(), 0);
    const auto sixes = attacked(battle, burning(middleWall), {.rolls = {{6, 1, 1}, {6}}});
    EXPECT_EQ(fireMarkers(sixes.battle.structure(middleWall)), 1) << "a six counts once";
}

TEST(FIR04, WhoMayLayFire) {
    EXPECT_EQ(refused(fighting({beforeWall(cavalry(blue))}), burning(middleWall)), "");
    EXPECT_EQ(refused(fighting({climbing(beforeWall(infantry(blue)), middleWall, 0)}), burning(middleWall)),
              "FIR-04");
    EXPECT_EQ(refused(fighting({beforeWall(onager(blue))}), burning(middleWall)), "FIR-04");
    const Battle engaged =
        fighting({beforeWall(infantry(blue), 1.2_du), onWall(infantry(red), 2_du)}, collapsed(eastWall));
    EXPECT_EQ(refused(engaged, burning(middleWall)), "FIR-04") << "engaged through the gap";
}

TEST(MOV20, NoRamAndNoFireAfterAForcedMarch) {
    EXPECT_EQ(refused(ram(carrier().did(TurnFlag::forcedMarch)), ramming(middleWall)), "MOV-20");
    EXPECT_EQ(refused(fighting({elephants().did(TurnFlag::forcedMarch)}), ramming(middleWall)), "MOV-20");
    EXPECT_EQ(refused(fighting({beforeWall(infantry(blue)).did(TurnFlag::forcedMarch)}), burning(middleWall)),
              "MOV-20");
    EXPECT_EQ(refused(ram(carrier().marching()), ramming(middleWall)), "") << "marched in an earlier turn";
}

TEST(ACT16, WhoeverHasRecoveredAttacksNoStructure) {
    EXPECT_EQ(refused(ram(carrier().did(TurnFlag::recovered)), ramming(middleWall)), "ACT-16");
    EXPECT_EQ(refused(fighting({beforeWall(infantry(blue)).did(TurnFlag::recovered)}), burning(middleWall)),
              "ACT-16");
}

TEST(FOR09, NobodyUnderAFriendAttacksAStructure) {
    const auto inside = [](TestUnit unit) { return unit.at(10_du, 9.2_du).facing(0_deg); };
    Battle battle = fighting({inside(infantry(blue)), inside(infantry(blue))});
    EXPECT_EQ(refused(battle, burning(middleWall)), "");
    battle.overlaps = {{b, a}};
    EXPECT_EQ(refused(battle, burning(middleWall)), "FOR-09");
}

TEST(FIR09, AFireSendsClimbersDown) {
    const auto played = play(battleOf({climbing(beforeWall(infantry(blue)), middleWall, 0)}, stronghold()),
                             {}, [](Game& game) { lightFire(game, middleWall, 1, red, "FIR-03"_rule); });
    EXPECT_EQ(played.battle.unit(a).climb, std::nullopt);
}

}  // namespace
}  // namespace vallum::field
