// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/combats.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/morale/flight.h>
#include <vallum/field/procedures/turn/activation.h>
#include <vallum/field/rules/morale/elephants.h>
#include <vallum/field/rules/morale/flight.h>
#include <vallum/field/rules/movement/blocked.h>
#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/rules/turn/activation.h>
#include <vallum/field/situation/movement/contact.h>

namespace vallum::field {
namespace {

using geometry::Pose;

/// 5/5, while fleeing 4/4: a hit on 5/7 needs a 2, a wound a 4.
TestUnit elephants(Seat owner) {
    return infantry(owner).of(UnitClass::elephants).attack(5, 5).at(10_du, 10_du).facing(0_deg);
}
TestUnit wild(MovementPoints points = 4_mp) { return elephants(red).fleeing().moves(points); }
TestUnit sturdy(Seat owner) { return infantry(owner).health(9).morale(9); }
/// In the way of the red elephants, facing them.
TestUnit friendAt(Du x, Du y) { return sturdy(red).at(x, y).facing(0_deg); }
TestUnit enemyAt(Du x, Du y) { return sturdy(blue).at(x, y).facing(0_deg); }

const std::vector<int> misses{1, 1, 1, 1};
const std::vector<int> fours{4, 4, 4, 4};
const Answer yes = YesOrNo{true};
const Answer no = YesOrNo{false};

Played run(const Battle& battle, Cues cues = {}) {
    return play(battle, std::move(cues), [](Game& game) { makeFlightMove(game, a); });
}
Pose at(Du x, Du y, Degrees heading) { return {{x, y}, Heading(heading)}; }
bool isBroken(const Played& played, UnitId unit) { return played.battle.unit(unit).has(Marker::broken); }
bool isFleeing(const Played& played, UnitId unit) { return played.battle.unit(unit).has(Marker::fleeing); }

std::vector<UnitId> trampled(const Played& played) {
    std::vector<UnitId> units;
    for (const CombatBegan& it : played.all<CombatBegan>()) {
        if (it.combat.kind == CombatKind::trample) units.push_back(it.combat.units.defender);
    }
    return units;
}
/// The moving units in order, each listed once per complete move.
std::vector<UnitId> movers(const Played& played) {
    std::vector<UnitId> units;
    for (const MoveEnded& it : played.all<MoveEnded>()) units.push_back(it.unit);
    return units;
}
int diceOfTrample(const Battle& battle) {
    return trampleDice(battle, a, geometry::Slide{Heading(180_deg), 4_du}, b).total();
}

// ------------------------------------------------------------------- route

TEST(ELE01, TurnsHomeAndGoesStraightBack) {
    const Played played = run(battleOf({wild(), sturdy(blue).at(10_du, 10.8_du)}));
    EXPECT_EQ(played.battle.unit(a).pose, at(10_du, 6_du, 180_deg));
    ASSERT_EQ(played.count<Moved>(), 2);
    EXPECT_EQ(played.all<Moved>().front().step, geometry::PathStep(geometry::Turn{180_deg}));
    EXPECT_EQ(played.all<Moved>().back().price, 4_mp);
}

TEST(ELE01, TurnsAndTramplesTheEnemyBehindThem) {
    const Played played = run(battleOf({wild(), enemyAt(10_du, 9.2_du)}), {.rolls = {misses}});
    EXPECT_EQ(played.battle.unit(a).pose, at(10_du, 6_du, 180_deg));
    EXPECT_EQ(trampled(played), std::vector{b});
}

TEST(ELE01, NotWhenTheyAreBlocked) {
    const Battle battle = battleOf({wild(), sturdy(blue).at(10_du, 10.8_du), enemyAt(10_du, 9.2_du),
                                    sturdy(blue).at(11.2_du, 10_du).facing(90_deg),
                                    sturdy(blue).at(8.8_du, 10_du).facing(90_deg)});
    const Played played = run(battle);
    EXPECT_EQ(played.count<FlightBlocked>(), 1);
    EXPECT_EQ(played.battle.unit(a).pose, battle.unit(a).pose);
}

TEST(ELE02, TrampleEverybodyOnTheirPath) {
    const auto over = [](TestUnit unit) {
        return trampled(run(battleOf({wild(), unit.at(10_du, 8_du)}), {.rolls = {misses}}));
    };
    EXPECT_EQ(over(sturdy(red).in(Formation::phalanx)), std::vector{b});
    EXPECT_EQ(over(sturdy(red).in(Formation::square)), std::vector{b});
    EXPECT_EQ(over(sturdy(blue)), std::vector{b});
    EXPECT_EQ(over(sturdy(blue).fleeing()), std::vector{b});
    EXPECT_EQ(over(elephants(red).fleeing()), std::vector{b});
}

TEST(ELE02, OneBehindTheOtherInThatOrder) {
    const Played played = run(battleOf({wild(5_mp), friendAt(10_du, 7_du), friendAt(10.8_du, 8.5_du)}),
                              {.rolls = {{1, 1}, misses}});
    EXPECT_EQ(trampled(played), (std::vector{c, b}));
    EXPECT_EQ(played.battle.unit(a).pose, at(10_du, 5_du, 180_deg));
}

TEST(ELE02, DoNotTurnAsideEvenWhenTheyCannotPass) {
    const Played played = run(battleOf({wild(2_mp), friendAt(9.2_du, 8_du)}));
    EXPECT_EQ(played.battle.unit(a).pose.center.x, 10_du);
    EXPECT_TRUE(trampled(played).empty());
}

TEST(ELE03, AllTheWayThroughOrNotAtAll) {
    const auto pastFriendAt = [](Du y, Cues cues) {
        return run(battleOf({wild(3_mp), friendAt(10_du, y)}), std::move(cues));
    };
    EXPECT_EQ(pastFriendAt(8_du, {.rolls = {misses}}).battle.unit(a).pose, at(10_du, 7_du, 180_deg));
    EXPECT_EQ(pastFriendAt(7.8_du, {.rolls = {misses}}).battle.unit(a).pose, at(10_du, 7_du, 180_deg));
    const Played stopped = pastFriendAt(7.7_du, {});
    EXPECT_TRUE(trampled(stopped).empty());
    EXPECT_FALSE(isBroken(stopped, b));
    EXPECT_EQ(stopped.battle.unit(a).pose, at(10_du, 8.503_du, 180_deg));
}

TEST(ELE03, WhereTheyStopTheyAreNotEngaged) {
    const Played played = run(battleOf({wild(3_mp), enemyAt(10_du, 7.7_du)}));
    EXPECT_FALSE(areEngaged(played.battle, a, b));
    EXPECT_EQ(played.questions<Decide>(), 0);
}

TEST(ELE03, NoRoomBetweenTwoUnits) {
    // Past the first one they would stop on the second.
    const Played played = run(battleOf({wild(3_mp), friendAt(10_du, 8_du), friendAt(10_du, 6.9_du)}));
    EXPECT_TRUE(trampled(played).empty());
    EXPECT_EQ(played.battle.unit(a).pose, at(10_du, 8.803_du, 180_deg));
}

// ------------------------------------------------------------------ attack

TEST(ELE04, ADieForEachFrontSectionThatPassesOver) {
    EXPECT_EQ(diceOfTrample(battleOf({wild(), friendAt(10_du, 8_du)})), 4);
    EXPECT_EQ(diceOfTrample(battleOf({wild(), friendAt(10.4_du, 8_du)})), 3);
    EXPECT_EQ(diceOfTrample(battleOf({wild(), friendAt(8.6_du, 8_du)})), 1);
    EXPECT_EQ(diceOfTrample(battleOf({wild(), friendAt(11.6_du, 8_du)})), 0);
    EXPECT_EQ(diceOfTrample(battleOf({wild(), friendAt(11.6_du, 8_du).extendedLeft()})), 1);
}

TEST(ELE04, WithTheirOwnBrokenAttackAndNoEvents) {
    Battle battle = battleOf({wild(), friendAt(10_du, 8_du)}, tableWith({resist()}));
    battle = inHand(battle, red, CardId(0));
    const Played played = run(battle, {.rolls = {{2, 2, 1, 1}, {4, 3}, {1}}});
    const auto blows = played.all<BlowRolled>();
    ASSERT_EQ(blows.size(), 2U);
    EXPECT_EQ(blows.at(0).attack.total(), 4);
    EXPECT_EQ(blows.at(1).attack.total(), 4);
    EXPECT_EQ(played.battle.unit(b).wounds, 1);
    EXPECT_EQ(played.questions<ChooseEvent>(), 0);
    EXPECT_EQ(played.count<EventTurnedUp>(), 0);
    EXPECT_TRUE(played.all<CombatBegan>().front().combat.withoutEvents);
}

TEST(ELE04, TheEdgeCrossedFirstIsTheSideStruck) {
    const auto defense = [](TestUnit unit) {
        const Played played = run(battleOf({wild(), unit.at(10_du, 8_du)}), {.rolls = {fours, {1, 1, 1, 1}}});
        return played.all<BlowRolled>().front().defense.total();
    };
    EXPECT_EQ(defense(sturdy(red).facing(0_deg)), 5);
    EXPECT_EQ(defense(sturdy(red).facing(180_deg)), 3);
    EXPECT_EQ(defense(sturdy(red).in(Formation::square).facing(180_deg)), 7);
    // Sideways it is at most three elephant sections wide.
    const Played flank =
        run(battleOf({wild(), sturdy(blue).at(10_du, 8_du).facing(90_deg)}), {.rolls = {{1, 1}}});
    EXPECT_EQ(flank.all<BlowRolled>().front().defense.total(), 4);
}

TEST(ELE04, AnEnemyItFightsAlreadyCounts) {
    const Battle battle =
        battleOf({wild(), friendAt(10_du, 8_du), sturdy(blue).at(11.2_du, 8_du).facing(270_deg)});
    const Played played = run(battle, {.rolls = {misses}});
    EXPECT_EQ(played.all<BlowRolled>().front().defense.total(), 4);
}

TEST(ELE05, TheTrampledDoesNotStrikeBackAndChecksItsMorale) {
    const Battle battle = battleOf({wild(), infantry(blue).at(10.4_du, 8_du).facing(0_deg)});
    const Played played = run(battle, {.rolls = {{4, 4, 1}, {4, 4}, {6}}});
    EXPECT_EQ(played.battle.unit(a).wounds, 0);
    EXPECT_EQ(played.battle.unit(b).wounds, 2);
    ASSERT_EQ(played.count<MoraleChecked>(), 1);
    EXPECT_EQ(played.all<MoraleChecked>().front().morale.total(), 5);
    EXPECT_TRUE(isBroken(played, b));
    EXPECT_FALSE(isFleeing(played, b));
}

TEST(ELE05, ABrokenUnitThatFailsFlees) {
    const Battle battle = battleOf({wild(), infantry(blue).at(10_du, 8_du).facing(0_deg).broken()});
    const Played played = run(battle, {.rolls = {{4, 1, 1, 1}, {4}, {6}}});
    EXPECT_TRUE(isFleeing(played, b));
    EXPECT_TRUE(played.battle.unit(b).did(TurnFlag::fled));
}

TEST(ELE05, NoCheckWithoutWoundsOrInFlight) {
    const Played unhurt = run(battleOf({wild(), friendAt(10_du, 8_du)}), {.rolls = {misses}});
    EXPECT_EQ(unhurt.count<MoraleChecked>(), 0);
    const Played fleeing =
        run(battleOf({wild(), friendAt(10_du, 8_du).fleeing()}), {.rolls = {fours, fours}});
    EXPECT_EQ(fleeing.battle.unit(b).wounds, 4);
    EXPECT_EQ(fleeing.count<MoraleChecked>(), 0);
}

TEST(ELE05, NoFlightByChoiceAfterIt) {
    const Played played = run(battleOf({wild(), friendAt(10_du, 8_du)}), {.rolls = {{4, 1, 1, 1}, {4}, {1}}});
    ASSERT_EQ(played.questions<Decide>(), 1);
    EXPECT_EQ(std::get<Decide>(played.asked.front().question).what, Decision::standUpToElephants);
}

TEST(ELE06, TheTrampledFleesWhenTheElephantsHaveFinished) {
    const Battle battle = battleOf({wild(5_mp), infantry(blue).at(10_du, 8_du).facing(0_deg).broken()});
    const Played played = run(battle, {.rolls = {{4, 1, 1, 1}, {4}, {6}}});
    EXPECT_EQ(played.battle.unit(a).pose, at(10_du, 5_du, 180_deg));
    EXPECT_EQ(movers(played), (std::vector{a, b}));
    EXPECT_EQ(played.battle.unit(b).pose, at(10_du, 12_du, 0_deg));
}

TEST(ELE06, TheOneTrampledFirstMovesFirst) {
    const Battle battle = battleOf({wild(5_mp), infantry(blue).at(10_du, 6.6_du).facing(0_deg).broken(),
                                    infantry(blue).at(10_du, 8_du).facing(0_deg).broken()});
    const std::vector<int> oneHit{4, 1, 1, 1};
    const Played played = run(battle, {.rolls = {oneHit, {4}, {6}, oneHit, {4}, {6}}});
    EXPECT_EQ(movers(played), (std::vector{a, c, b}));
}

TEST(ELE07, ATrampledUnitBreaks) {
    const auto after = [](TestUnit unit, std::vector<std::vector<int>> rolls) {
        return run(battleOf({wild(), unit.at(10_du, 8_du).facing(0_deg)}),
                   {.rolls = {rolls.begin(), rolls.end()}});
    };
    const std::vector<int> oneHit{4, 1, 1, 1};
    const Played passed = after(infantry(red), {oneHit, {4}, {1}});
    ASSERT_EQ(passed.count<Broke>(), 1);
    EXPECT_EQ(passed.all<Broke>().front().why, "ELE-07"_rule);
    const Played failed = after(infantry(red).morale(5), {oneHit, {4}, {6}});
    ASSERT_EQ(failed.count<Broke>(), 1);
    EXPECT_EQ(failed.all<Broke>().front().why, "MOR-03"_rule);
    EXPECT_FALSE(isFleeing(failed, b));
    const Played broken = after(infantry(red).broken(), {oneHit, {4}, {1}});
    EXPECT_TRUE(isBroken(broken, b));
    EXPECT_FALSE(isFleeing(broken, b));
    EXPECT_EQ(broken.count<Broke>(), 0);
    const Played unhurt = after(infantry(red), {misses});
    EXPECT_TRUE(isBroken(unhurt, b));
}

TEST(ELE07, NotTheOneThatIsEliminated) {
    const Played played = run(battleOf({wild(), infantry(red).at(10_du, 8_du)}), {.rolls = {fours, fours}});
    EXPECT_FALSE(played.battle.onTable(b));
    EXPECT_EQ(played.count<Broke>(), 0);
    EXPECT_EQ(played.battle.unit(a).pose, at(10_du, 6_du, 180_deg));
}

// ------------------------------------------------------------ drivers, ELE-08

/// Morale 4, or 3 when broken.
Played rally(int face, std::deque<Answer> answers) {
    const Battle battle = inPhase(Phase::flight, battleOf({wild().morale(4)}));
    answers.emplace_front(UnitChosen{a});
    return play(battle, {.rolls = {{face}}, .answers = std::move(answers)}, flightStep);
}

TEST(ELE08, TheOwnerMayHaveThemKilled) {
    const Played killed = rally(3, {yes});
    EXPECT_FALSE(killed.battle.onTable(a));
    ASSERT_EQ(killed.count<Eliminated>(), 1);
    EXPECT_EQ(killed.all<Eliminated>().front().why, "ELE-08"_rule);
    const Played spared = rally(3, {no, FacingChosen{Heading()}});
    EXPECT_TRUE(spared.battle.onTable(a));
    EXPECT_FALSE(isFleeing(spared, a));
}

TEST(ELE08, OnlyWhenTheDieEqualsTheirMorale) {
    const Played better = rally(2, {FacingChosen{Heading()}});
    EXPECT_EQ(better.questions<Decide>(), 0);
    EXPECT_FALSE(isFleeing(better, a));
    const Played worse = rally(4, {});
    EXPECT_EQ(worse.questions<Decide>(), 0);
    EXPECT_TRUE(worse.battle.unit(a).did(TurnFlag::fled));
}

TEST(ELE08, InTheActivationPhaseToo) {
    const Battle battle = inPhase(Phase::activation, battleOf({wild().morale(4)}));
    const Played played =
        play(battle, {.rolls = {{3}}, .answers = {yes}}, [](Game& game) { activate(game, {.unit = a}); });
    EXPECT_FALSE(played.battle.onTable(a));
}

TEST(ELE08, OtherUnitsHaveNoSuchChoice) {
    const Battle battle = inPhase(Phase::flight, battleOf({infantry(red).fleeing().morale(4)}));
    const Played played =
        play(battle, {.rolls = {{3}}, .answers = {UnitChosen{a}, FacingChosen{Heading()}}}, flightStep);
    EXPECT_EQ(played.questions<Decide>(), 0);
}

// --------------------------------------------------------------- standing up

TEST(ELE09, TheOwnerDecidesBeforeTheDice) {
    const Battle battle = battleOf({wild(), enemyAt(10_du, 8_du)});
    const Played declined = run(battle, {.rolls = {misses}, .answers = {no}});
    EXPECT_EQ(declined.asked.front().seat, blue);
    EXPECT_EQ(trampled(declined), std::vector{b});
    const Played accepted = run(battle, {.rolls = {misses, misses}, .answers = {yes}});
    EXPECT_TRUE(trampled(accepted).empty());
    EXPECT_EQ(accepted.count<StoodUp>(), 1);
}

TEST(ELE09, AFriendMayStandUpAFleeingUnitMayNot) {
    const Played friendly = run(battleOf({wild(), friendAt(10_du, 8_du)}), {.rolls = {misses}});
    EXPECT_EQ(friendly.questions<Decide>(), 1);
    EXPECT_EQ(friendly.asked.front().seat, red);
    const Played fleeing = run(battleOf({wild(), enemyAt(10_du, 8_du).fleeing()}), {.rolls = {misses}});
    EXPECT_EQ(fleeing.questions<Decide>(), 0);
}

TEST(ELE09, OneThatIsEngagedMayStandUp) {
    const Battle battle =
        battleOf({wild(), friendAt(10_du, 8_du), sturdy(blue).at(11.2_du, 8_du).facing(270_deg)});
    EXPECT_TRUE(isEngaged(battle, b));
    EXPECT_EQ(run(battle, {.rolls = {misses}}).questions<Decide>(), 1);
}

TEST(ELE09, NotWhereTheElephantsHaveNoRoomToStop) {
    // They meet the second unit while still on top of the first.
    const Played played = run(battleOf({wild(), friendAt(9.2_du, 8.4_du), friendAt(10.9_du, 8_du)}),
                              {.rolls = {misses, misses}});
    EXPECT_EQ(trampled(played), (std::vector{b, c}));
    EXPECT_EQ(played.questions<Decide>(), 1);
}

TEST(ELE09, AbreastEverybodyIsAskedFirst) {
    const Battle battle = battleOf({wild(), friendAt(9.2_du, 8_du), friendAt(10.8_du, 8_du)});
    const Played stood = run(battle, {.rolls = {{1, 1}, {1, 1}}, .answers = {no, yes}});
    EXPECT_TRUE(trampled(stood).empty()) << "the elephants stop before both of them";
    EXPECT_EQ(stood.all<StoodUp>().front().units, (Opponents{a, c}));
    const Played declined = run(battle, {.rolls = {{1, 1}, {1, 1}}, .answers = {no, no}});
    EXPECT_EQ(trampled(declined), (std::vector{b, c}));
}

TEST(ELE09, OnABridgeTheyCanStop) {
    TestTable table;
    table.tiles = {tile(Terrain::river, {4_du, 8.4_du}, {16_du, 9.2_du})};
    Structure bridge;
    bridge.kind = StructureKind::wideBridge;
    bridge.pose = {{10_du, 8.8_du}, {}};
    table.structures = {bridge};
    const Played played =
        run(battleOf({wild(8_mp).facing(180_deg), enemyAt(10_du, 7.8_du)}, table), {.rolls = {misses}});
    EXPECT_EQ(played.questions<Decide>(), 1);
}

TEST(ELE10, BothFightAtOnceWithoutEvents) {
    Battle battle = battleOf({wild(), enemyAt(10_du, 8_du)}, tableWith({resist()}));
    battle = inHand(battle, blue, CardId(0));
    const Played played = run(battle, {.rolls = {misses, misses}, .answers = {yes}});
    const auto blows = played.all<BlowRolled>();
    ASSERT_EQ(blows.size(), 2U);
    EXPECT_EQ(blows.at(0).dice.total(), 4);
    EXPECT_EQ(blows.at(1).dice.total(), 4);
    EXPECT_EQ(blows.at(0).attack.total(), 4);
    EXPECT_EQ(played.questions<ChooseEvent>(), 0);
    EXPECT_EQ(played.count<EventTurnedUp>(), 0);
    EXPECT_EQ(played.all<CombatBegan>().front().combat.kind, CombatKind::melee);
}

TEST(ELE10, TheElephantsDefendAtMinusTwoAndDoNotCheck) {
    const Battle battle = battleOf({wild().health(9), enemyAt(10_du, 8_du)});
    const Played played = run(battle, {.rolls = {misses, {6, 1, 1, 1}, {6}}, .answers = {yes}});
    const auto blows = played.all<BlowRolled>();
    EXPECT_EQ(blows.at(1).defense.total(), 3);
    EXPECT_EQ(blows.at(2).defense.total(), 5);
    EXPECT_EQ(played.battle.unit(a).wounds, 1);
    EXPECT_EQ(played.count<MoraleChecked>(), 0);
    EXPECT_EQ(played.questions<Decide>(), 1);
}

TEST(ELE10, TheyLineUpWithoutEnveloping) {
    const Played played =
        run(battleOf({wild(), enemyAt(10.5_du, 8_du)}), {.rolls = {{1, 1, 1}, {1, 1, 1}}, .answers = {yes}});
    const StoodUp stood = played.all<StoodUp>().front();
    EXPECT_TRUE(stood.linedUp);
    EXPECT_EQ(stood.sections, 3);
    EXPECT_EQ(played.battle.unit(a).pose, at(10.1_du, 8.8_du, 180_deg));
    EXPECT_TRUE(played.battle.unit(a).envelops.empty());
}

TEST(ELE10, TheActivePlayersUnitAttacks) {
    Battle battle = battleOf({wild(), enemyAt(10_du, 8_du)});
    battle.active = blue;
    const Played played = run(battle, {.rolls = {misses, misses}, .answers = {yes}});
    EXPECT_EQ(played.all<CombatBegan>().front().combat.units, (Opponents{b, a}));
    EXPECT_TRUE(combatsToFight(inPhase(Phase::melee, played.battle)).empty());
}

TEST(ELE10, AmongFriendsTheElephantsAttackInEveryTurn) {
    for (const Seat active : {red, blue}) {
        Battle battle = battleOf({wild(), friendAt(10_du, 8_du), sturdy(blue).at(3_du, 15_du)});
        battle.active = active;
        const Played played = run(battle, {.rolls = {misses, misses}, .answers = {yes}});
        EXPECT_EQ(played.all<CombatBegan>().front().combat.units, (Opponents{a, b}));
    }
}

TEST(ELE11, WhoStandsFirmHoldsThem) {
    const Played played =
        run(battleOf({wild(), enemyAt(10_du, 8_du)}), {.rolls = {misses, misses}, .answers = {yes}});
    EXPECT_EQ(played.battle.unit(a).pose, at(10_du, 8.8_du, 180_deg));
    EXPECT_TRUE(areEngaged(played.battle, a, b));
    EXPECT_TRUE(isHeld(played.battle, a));
    EXPECT_TRUE(played.battle.unit(a).did(TurnFlag::fled));
    EXPECT_EQ(run(played.battle).count<Moved>(), 0);
}

TEST(ELE11, TheyAreHeldByADefenderThatTurnsToThem) {
    Battle battle =
        run(battleOf({wild(), enemyAt(10_du, 8_du)}), {.rolls = {misses, misses}, .answers = {yes}}).battle;
    System::evolve(battle, Repositioned{b, {}, battle.unit(b).pose});
    EXPECT_TRUE(isHeld(battle, a));
}

TEST(ELE11, AFriendStaysEngagedWithThemToo) {
    const Played played = run(battleOf({wild(), friendAt(10_du, 8_du), sturdy(blue).at(3_du, 15_du)}),
                              {.rolls = {misses, misses}, .answers = {yes}});
    Battle battle = played.battle;
    EXPECT_TRUE(areEngaged(battle, a, b));
    EXPECT_TRUE(isEngaged(battle, b));
    System::evolve(battle, PhaseBegan{Phase::melee});
    EXPECT_EQ(combatsToFight(battle), std::vector{(Opponents{a, b})});
    battle.active = blue;
    EXPECT_EQ(combatsToFight(battle), std::vector{(Opponents{a, b})});
    EXPECT_EQ(refusal(planMove(inPhase(Phase::movement, battle), {.unit = b})), "MOV-01");
}

TEST(ELE11, FriendsThatOnlyTouchAreNotEngaged) {
    const Battle battle =
        battleOf({elephants(red).fleeing(), sturdy(red).at(10_du, 10.8_du).facing(180_deg)});
    EXPECT_FALSE(areEngaged(battle, a, b));
}

TEST(ELE11, TheyRunOnWithWhatIsLeftWhenItDies) {
    const Battle battle = battleOf({wild(3_mp), infantry(blue).at(10_du, 8.4_du).facing(0_deg).health(2)});
    const Played played = run(battle, {.rolls = {fours, fours, misses}, .answers = {yes}});
    EXPECT_FALSE(played.battle.onTable(b));
    // 0.8 DU of the 3 are used up to the contact.
    EXPECT_EQ(played.battle.unit(a).pose, at(10_du, 7_du, 180_deg));
    EXPECT_EQ(played.all<Moved>().back().price, 2.2_mp);
}

TEST(FLT04, WhoeverWasBlockedByTheOneThatStoodUpFlees) {
    const TestUnit blocked = sturdy(red).at(8.4_du, 8.4_du).fleeing().did(TurnFlag::startedToFlee);
    const Battle battle = battleOf({wild(3_mp), infantry(blue).at(10_du, 8.4_du).facing(0_deg).health(2),
                                    blocked, sturdy(blue).at(6.8_du, 8.4_du).facing(0_deg),
                                    sturdy(blue).at(8.4_du, 9.2_du), sturdy(blue).at(8.4_du, 7.6_du)});
    EXPECT_TRUE(isBlocked(battle, c));
    const Played played = run(battle, {.rolls = {fours, fours, misses}, .answers = {yes}});
    EXPECT_FALSE(played.battle.onTable(b));
    EXPECT_EQ(movers(played), (std::vector{a, c}));
}

TEST(ELE11, TheyRunOnWhenItFlees) {
    const Battle battle = battleOf({wild(), infantry(blue).at(10_du, 8_du).facing(0_deg).broken()});
    const Played played = run(battle, {.rolls = {{4, 1, 1, 1}, {4}, misses, {6}}, .answers = {yes}});
    EXPECT_TRUE(isFleeing(played, b));
    EXPECT_EQ(movers(played), (std::vector{b, a}));
    EXPECT_EQ(played.battle.unit(a).pose, at(10_du, 6_du, 180_deg));
    EXPECT_TRUE(played.battle.standing.empty());
}

TEST(ELE11, InALaterTurnTheyRunInTheirFlightPhase) {
    Battle battle =
        run(battleOf({wild().morale(4), enemyAt(10_du, 8_du)}), {.rolls = {misses, misses}, .answers = {yes}})
            .battle;
    System::evolve(battle, TurnBegan{3, red});
    battle = inPhase(Phase::flight, battle);
    const Cues fails{.rolls = {{6}}, .answers = {UnitChosen{a}}};
    EXPECT_EQ(play(battle, fails, flightStep).battle.unit(a).pose, at(10_du, 8.8_du, 180_deg));
    System::evolve(battle, Eliminated{b, "MOR-07"_rule});
    EXPECT_EQ(play(battle, fails, flightStep).battle.unit(a).pose, at(10_du, 4.8_du, 180_deg));
}

TEST(ELE11, IfTheyHaveRecoveredTheyStay) {
    Battle battle =
        run(battleOf({wild(), enemyAt(10_du, 8_du)}), {.rolls = {misses, misses}, .answers = {yes}}).battle;
    System::evolve(battle, TurnBegan{3, red});
    const Played played =
        play(inPhase(Phase::flight, battle), {.rolls = {{1}}, .answers = {UnitChosen{a}}}, flightStep);
    EXPECT_FALSE(isFleeing(played, a));
    EXPECT_EQ(played.questions<ChooseFacing>(), 0);
    EXPECT_TRUE(played.battle.standing.empty());
    EXPECT_TRUE(areEngaged(played.battle, a, b));
    EXPECT_EQ(unitsToFlee(played.battle), std::vector<UnitId>{});
}

}  // namespace
}  // namespace vallum::field
