// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/library.h"
#include "support/orders.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/turn/activation.h>
#include <vallum/field/rules/combat/melee.h>
#include <vallum/field/rules/combat/ranged.h>
#include <vallum/field/rules/movement/allowance.h>
#include <vallum/field/rules/movement/engaged.h>
#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/rules/movement/setting_out.h>
#include <vallum/field/rules/turn/activation.h>

namespace vallum::field {
namespace {

using Units = std::vector<UnitId>;

/// Three red units in a row, with a distant enemy.
std::vector<TestUnit> row() {
    return {infantry(red).at(4_du, 4_du), infantry(red).at(8_du, 4_du), infantry(red).at(12_du, 4_du),
            infantry(blue).at(8_du, 14_du)};
}
/// Red's first unit, modified, in contact with an enemy.
std::vector<TestUnit> engaged(TestUnit unit) {
    return {unit.at(10_du, 10_du), infantry(blue).at(10_du, 10.8_du), infantry(red).at(4_du, 4_du)};
}
std::vector<TestUnit> free(TestUnit unit) {
    return {unit.at(10_du, 4_du), infantry(blue).at(10_du, 14_du), infantry(red).at(4_du, 4_du)};
}
const Answer yes = YesOrNo{true};
const Answer no = YesOrNo{false};

Played activated(const std::vector<TestUnit>& units, Cues cues = {}) {
    return playing(holding({"skirmish"}, units), order(0, {a}), std::move(cues));
}

TEST(CARD02, OrdersAreForTheOwnActivationPhase) {
    const Battle battle = holding({"skirmish"}, row());
    EXPECT_EQ(refused(battle, order(0, {a})), "");
    EXPECT_EQ(refused(inPhase(Phase::movement, battle), order(0, {a})), "CARD-02");
    EXPECT_EQ(refusal(mayPlayOrder(inHand(battle, blue, CardId(2)), blue, order(2, {d}))), "CARD-02");
}

TEST(CARD01, AUsedCardIsGone) {
    const Battle battle = playing(holding({"skirmish"}, row()), order(0, {a})).battle;
    EXPECT_TRUE(battle.player(red).hand.empty());
    EXPECT_EQ(refused(battle, order(0, {b})), "CARD-01");
}

TEST(CARD01, TheOtherHalfHasNoEffect) {
    const Played played = playing(holding({"skirmish"}, row()), order(0, {a}));
    EXPECT_EQ(played.count<EventPlayed>(), 0);
    EXPECT_EQ(played.battle.discarded, std::vector<CardId>{CardId(0)});
}

TEST(CARD03, OnlyActivationOrdersGiveActiveMarkers) {
    EXPECT_EQ(activeUnits(playing(holding({"skirmish"}, row()), order(0, {a})).battle), Units{a});
    auto units = row();
    units.at(0).wounded(2).broken();
    for (const char* id : {"tend", "reinforce-unit"}) {
        EXPECT_EQ(activeUnits(playing(holding({id}, units), order(0, {a})).battle), Units{});
    }
    EXPECT_EQ(activeUnits(playing(holding({"restore-order"}, units), order(0), {.rolls = {{1}}}).battle),
              Units{});
    EXPECT_EQ(activeUnits(playing(holding({"officers-call"}, units), order(0)).battle), Units{});
}

TEST(CARD04, AnyNumberOfOrders) {
    std::vector<TestUnit> five;
    for (int i = 0; i != 5; ++i) five.push_back(infantry(red).at(Du(2000 + 3000 * i), 4_du));
    five.push_back(infantry(blue).at(8_du, 14_du));
    Battle battle = holding({"skirmish", "skirmish", "skirmish", "skirmish", "skirmish"}, five);
    for (int i = 0; i != 5; ++i) battle = playing(battle, order(i, {UnitId(i)})).battle;
    EXPECT_EQ(activeUnits(battle).size(), 5U);
    EXPECT_EQ(battle.player(red).ordersPlayed, 5);
}

TEST(CARD04, NoOrderAtAll) {
    const Played played = play(holding({"skirmish"}, row()), {.answers = {PhaseDone{}}},
                               [](Game& game) { activationStep(game); });
    EXPECT_EQ(played.battle.phase, Phase::movement);
}

TEST(CARD13, AnOrderPlayedLiesOnTheDiscardPile) {
    const Battle battle = playing(holding({"skirmish"}, row()), order(0, {a})).battle;
    EXPECT_EQ(battle.discarded.back(), CardId(0));
}

TEST(ACT05, ThreeCardsPlayed) {
    Battle battle = holding({"skirmish", "skirmish", "skirmish"}, row());
    for (int i = 0; i != 3; ++i) battle = playing(battle, order(i, {UnitId(i)})).battle;
    EXPECT_EQ(battle.player(red).hand.size(), 0U);
    EXPECT_EQ(battle.discarded.size(), 3U);
}

TEST(ACT06, HealthOrdersWorkAtOnce) {
    auto units = row();
    units.at(0).wounded(3);
    const Battle battle = playing(holding({"reinforce-unit"}, units), order(0, {a})).battle;
    EXPECT_EQ(battle.unit(a).wounds, 1);
    EXPECT_FALSE(battle.unit(a).has(Marker::active));
}

TEST(ACT07, EachChosenUnitGetsAMarker) {
    EXPECT_EQ(activeUnits(playing(holding({"two-units"}, row()), order(0, {a, c})).battle), (Units{a, c}));
}

TEST(ACT07, FewerThanTheOrderAllowsWillDo) {
    EXPECT_EQ(activeUnits(playing(holding({"three-units"}, free(infantry(red))), order(0, {a})).battle),
              Units{a});
    EXPECT_EQ(refused(holding({"two-units"}, row()), order(0, {a, b, c})), "ACT-07");
    EXPECT_EQ(refused(holding({"two-units"}, row()), order(0)), "ACT-07");
    EXPECT_EQ(refused(holding({"two-units"}, row()), order(0, {d})), "ACT-07");
}

TEST(ACT07, MarkersAreRemovedWithTheTurn) {
    Battle battle = playing(holding({"skirmish"}, row()), order(0, {a})).battle;
    System::evolve(battle, TurnBegan{2, blue});
    EXPECT_EQ(activeUnits(battle), Units{});
}

TEST(ACT08, OnlyActiveUnitsMoveAndShoot) {
    const auto archersThat = [](bool active) {
        TestUnit unit = archers(red).at(10_du, 4_du);
        if (active) unit.active();
        return battleOf({unit, infantry(blue).at(10_du, 9_du)});
    };
    const Move ahead{.unit = a, .path = {geometry::Advance{0.5_du}}};
    EXPECT_EQ(refusal(planMove(archersThat(true), ahead)), "");
    EXPECT_EQ(refusal(planMove(archersThat(false), ahead)), "ACT-08");
    EXPECT_EQ(refusal(mayShoot(inPhase(Phase::rangedAttack, archersThat(true)), a)), "");
    EXPECT_EQ(refusal(mayShoot(inPhase(Phase::rangedAttack, archersThat(false)), a)), "RNG-03");
}

TEST(ACT11, AnInactiveEngagedUnitCannotTurnRound) {
    const Battle battle =
        battleOf({infantry(red).at(10_du, 10_du), infantry(blue).at(10_du, 9.2_du).facing(0_deg)});
    EXPECT_NE(refusal(planMove(battle, {.unit = a, .path = {geometry::Turn{90_deg}}})), "");
    EXPECT_NE(refusal(maySetOut(battle, a)), "");
    EXPECT_EQ(refusal(mayActEngaged(battle, a)), "ACT-11");
}

TEST(ACT11, AnActiveOneMayAct) {
    const Battle battle =
        battleOf({infantry(red).active(), infantry(blue).at(10.8_du, 10.8_du).facing(180_deg)});
    EXPECT_EQ(refusal(mayActEngaged(battle, a)), "");
    EXPECT_EQ(refusal(fits(battle, ChooseMove{}, Envelop{a, b, 1, 0})), "");
}

TEST(ACT09, OneOrderForEachUnitInATurn) {
    auto units = row();
    units.at(0).wounded(2);
    const Battle healed = playing(holding({"reinforce-unit", "skirmish"}, units), order(0, {a})).battle;
    EXPECT_EQ(refused(healed, order(1, {a})), "ACT-09");
    EXPECT_EQ(refused(healed, order(1, {b})), "");
    const Battle active = playing(holding({"skirmish", "skirmish"}, units), order(0, {a})).battle;
    EXPECT_EQ(refused(active, order(1, {a})), "ACT-09");
    Battle next = healed;
    System::evolve(next, TurnBegan{3, red});
    EXPECT_EQ(refused(next, order(1, {a})), "");
    EXPECT_EQ(refused(holding({"two-units"}, units), order(0, {b, b})), "ACT-09");
}

TEST(ACT09, AnOrderForManyLeavesOutThoseThatHadOne) {
    auto units = row();
    units.at(0).wounded(2);
    Battle battle = playing(holding({"reinforce-unit", "all", "skirmish"}, units), order(0, {a})).battle;
    battle = playing(battle, order(1)).battle;
    EXPECT_EQ(activeUnits(battle), (Units{b, c}));
    EXPECT_EQ(refused(battle, order(2, {b})), "ACT-09");
}

TEST(ACT09, OrdersAboutCardsOrTheGeneralCountForNoUnit) {
    const Battle start = withGeneral(holding({"new-command-post", "officers-call", "two-units"}, row()), a);
    Battle battle = playing(start, order(0, {b})).battle;
    battle = playing(battle, order(1)).battle;
    EXPECT_EQ(refused(battle, order(2, {a, b})), "");
}

TEST(ACT12, ABrokenUnitMayTryToReorganize) {
    EXPECT_EQ(activated(free(infantry(red).broken()), {.answers = {no}}).questions<Decide>(), 1);
    EXPECT_EQ(activated(engaged(infantry(red).broken())).questions<Decide>(), 0);
    const Played other = playing(holding({"skirmish"}, free(infantry(red).broken())), order(0, {c}));
    EXPECT_EQ(other.questions<Decide>(), 0);
    EXPECT_TRUE(activated(engaged(infantry(red).broken())).battle.unit(a).has(Marker::broken));
}

TEST(ACT13, AReorganizedUnitHasReducedMovementAndCannotCharge) {
    const Battle battle = activated(free(infantry(red).broken()), {.rolls = {{6}}, .answers = {yes}}).battle;
    EXPECT_FALSE(battle.unit(a).has(Marker::broken));
    EXPECT_TRUE(battle.unit(a).did(TurnFlag::reorganized));
    EXPECT_EQ(movementPoints(battle, a, Gait::regular).total(), 2000);
}

TEST(ACT14, AUnitThatFailsOrDoesNotTryStaysBroken) {
    const Cues fails{.rolls = {{6}}, .answers = {yes}};
    const Battle failed = activated(free(infantry(red).broken().wounded(2)), fails).battle;
    const Battle waited = activated(free(infantry(red).broken()), {.answers = {no}}).battle;
    for (const Battle& battle : {failed, waited}) {
        EXPECT_TRUE(battle.unit(a).has(Marker::broken));
        EXPECT_FALSE(battle.unit(a).has(Marker::fleeing));
        EXPECT_TRUE(battle.unit(a).has(Marker::active));
        EXPECT_EQ(movementPoints(battle, a, Gait::regular).total(), 4000);
    }
}

TEST(UNIT05, ABrokenUnitThatFailsOnActivationDoesNotFlee) {
    const Cues fails{.rolls = {{6}}, .answers = {yes}};
    const Battle battle = activated(free(infantry(red).broken().wounded(2)), fails).battle;
    EXPECT_TRUE(battle.unit(a).has(Marker::broken));
    EXPECT_FALSE(battle.unit(a).has(Marker::fleeing));
}

TEST(ACT15, AFleeingUnitChecksWhenItIsActivated) {
    const Played played = activated(free(infantry(red).fleeing().wounded(2).facing(180_deg)),
                                    {.rolls = {{1}}, .answers = {FacingChosen{Heading(90_deg)}}});
    const Unit& unit = played.battle.unit(a);
    EXPECT_FALSE(unit.has(Marker::broken) || unit.has(Marker::fleeing));
    EXPECT_EQ(unit.pose.heading, Heading(90_deg));
    EXPECT_EQ(unit.wounds, 2);
}

TEST(ACT15, NotWhileItIsEngaged) {
    EXPECT_EQ(activated(engaged(infantry(red).fleeing())).questions<RollDice>(), 0);
}

TEST(ACT16, AfterTheCheckTheActiveMarkerComesOff) {
    const Played passed =
        activated(free(infantry(red).fleeing()), {.rolls = {{1}}, .answers = {FacingChosen{Heading(0_deg)}}});
    EXPECT_EQ(activeUnits(passed.battle), Units{});
    const Played failed = activated(free(infantry(red).fleeing().wounded(3)), {.rolls = {{6}}});
    EXPECT_EQ(activeUnits(failed.battle), Units{});
    EXPECT_TRUE(failed.battle.unit(a).has(Marker::fleeing));
    EXPECT_EQ(failed.count<MarkerGained>(), 0);
}

TEST(ACT17, NobodyAnsweringIsNo) {
    EXPECT_EQ(activated(free(infantry(red).broken())).count<MoraleChecked>(), 0);
}

TEST(MOV24, ActivationEndsTheMarch) {
    const Played played = activated(free(infantry(red).marching()));
    EXPECT_FALSE(played.battle.unit(a).has(Marker::marching));
    EXPECT_EQ(played.all<MarkerLost>(), (std::vector<MarkerLost>{{a, Marker::marching, "MOV-24"_rule}}));
    Battle waiting = holding({"skirmish"}, free(infantry(red).marching()));
    System::evolve(waiting, TurnBegan{3, red});
    EXPECT_TRUE(waiting.unit(a).has(Marker::marching));
}

TEST(GEN08, TheUnitOfSomeGeneralsIsAlwaysActive) {
    TestTable table;
    table.generals.at(0).ability = shippedAbility("always-active");
    const Battle battle = withGeneral(holding({"skirmish"}, row(), table), b);
    const Played played = play(battle, {}, [](Game& game) { beginTurn(game, red); });
    EXPECT_EQ(activeUnits(played.battle), Units{b});
}

TEST(GEN08, SomeGeneralsRallyTheBroken) {
    TestTable table;
    table.generals.at(0).ability = shippedAbility("rallies-the-broken");
    const Battle battle = withGeneral(holding({"skirmish"}, free(infantry(red).broken()), table), a);
    EXPECT_EQ(moraleToRecover(battle, a).total(), 7 - 1 + 1 + 2);
}

}  // namespace
}  // namespace vallum::field
