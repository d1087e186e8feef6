// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/combats.h"
#include "support/library.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/morale/morale.h>
#include <vallum/field/rules/combat/events.h>
#include <vallum/field/rules/morale/morale.h>

/// The effects of the events named in the rules, and of the others in the deck.
namespace vallum::field {
namespace {

const std::vector<int> misses{1, 1, 1, 1};
constexpr CardId first(0);
constexpr CardId second(1);

TestUnit sturdy(Seat owner) { return infantry(owner).health(9).morale(9); }
TestUnit throwers(Seat owner) { return sturdy(owner).has(Ability::javelins); }
Battle duel(const std::vector<Event>& events) {
    return battleOf({sturdy(red), facingRed(sturdy(blue))}, tableWith(events));
}
Played fought(const Battle& battle, std::deque<std::vector<int>> rolls, std::deque<Answer> answers = {}) {
    return fight(battle, {.rolls = std::move(rolls), .answers = std::move(answers)});
}
Event attackerEvent(std::string id, const UnitEffect& own) {
    return eventFor(RandomFor::attacker, EventWhen::melee, std::move(id), own);
}

TEST(EVT01, ACardIsSilentOnTheRestOfTheRules) {
    const Battle battle =
        battleOf({archers(red).active(), sturdy(blue).at(10_du, 19_du)}, tableWith({trueAim()}));
    EXPECT_EQ(shootAt(inHand(battle, red, first)).count<CombatBegan>(), 0);
}

TEST(EVT03, AnEventMayWoundTheGeneral) {
    Event blowAtTheGeneral = onEnemy(attackerEvent("general-struck", {}), {.woundGeneralOn = 5});
    blowAtTheGeneral.requirement.enemyGeneral = true;
    const Battle battle = withGeneral(duel({blowAtTheGeneral}), b);
    const auto struck = fought(battle, {misses, misses, {5}});
    EXPECT_EQ(struck.battle.player(blue).generals.front().health, GeneralHealth::wounded);
    EXPECT_EQ(moraleOutsideAttack(struck.battle, b).total(), 8);
    const auto spared = fought(battle, {misses, misses, {4}});
    EXPECT_EQ(spared.battle.player(blue).generals.front().health, GeneralHealth::well);
    EXPECT_TRUE(fought(duel({blowAtTheGeneral}), {misses, misses}).all<EventTurnedUp>().at(0).helps.empty());
}

TEST(EVT03, AnEventMayChangeWhoChecksMorale) {
    const Event panic = onEnemy(attackerEvent("cry-of-panic", {}), {.morale = -2, .mustCheck = true});
    const auto panicked = fought(duel({panic}), {misses, misses, {1}});
    ASSERT_EQ(panicked.count<MoraleChecked>(), 1);
    EXPECT_EQ(panicked.all<MoraleChecked>().at(0).morale.total(), 7);
    const Event steady = eventFor(RandomFor::defender, EventWhen::both, "hold-fast", {.noCheck = true});
    EXPECT_EQ(fought(duel({steady}), {{6, 1, 1, 1}, {6}, misses}).count<MoraleChecked>(), 0);
    const Battle both = inHand(duel({panic, steady}), blue, second);
    EXPECT_EQ(fought(both, {misses, misses}, {EventToPlay{second}}).count<MoraleChecked>(), 0);
}

TEST(EVT01, TheOtherEventsOfTheDeck) {
    const auto blow = [](const Event& event, std::size_t i) {
        return fought(duel({event}), {std::vector<int>(event.id == "rear-ranks" ? 5 : 4, 1), misses})
            .all<BlowRolled>()
            .at(i);
    };
    EXPECT_EQ(blow(attackerEvent("rear-ranks", {.dice = 1}), 0).faces.size(), 5U);
    EXPECT_EQ(blow(attackerEvent("rear-ranks", {.dice = 1}), 1).faces.size(), 4U);
    EXPECT_EQ(blow(onEnemy(attackerEvent("gap", {}), {.defense = {-1, -1}}), 0).defense.total(), 4);
    const Battle heavy = withEvent(inMelee(duel({attackerEvent("heavy-blows", {.attack = {0, 1}})})), 0, {a});
    EXPECT_EQ(attackOf(heavy, a, b), (Attack{3, 4}));
    const Event shields =
        eventFor(RandomFor::defender, EventWhen::both, "shields-locked", {.defense = {0, 2}});
    EXPECT_EQ(defenseOf(withEvent(inMelee(duel({shields})), 0, {b}), b, a), (Defense{5, 9}));
}

TEST(EVT01, ABraceOfSpearsTakesPriorityFromTheEnemy) {
    Event braced = eventFor(RandomFor::both, EventWhen::melee, "spears-braced", {.attack = {1, 1}});
    braced.effect.enemy = UnitEffect{.noPriority = true};
    braced.requirement = {.ownAbility = {Ability::spearmen, Ability::sarissas}, .enemyMounted = true};
    const Battle lance = charging(
        battleOf({cavalry(red).has(Ability::lunge).health(9), facingRed(sturdy(blue).has(Ability::spearmen))},
                 tableWith({braced})),
        a, b);
    EXPECT_EQ(helpedAtRandom(inMelee(lance), EventId(0)), std::vector{b});
    const Battle now = withEvent(inMelee(lance), 0, {b});
    EXPECT_FALSE(hasPriority(now, a, b));
    EXPECT_EQ(attackOf(now, b, a), (Attack{5, 5}));
    EXPECT_TRUE(hasPriority(lance, a, b));
}

TEST(EVT01, TheFirstWoundMayNotCount) {
    const Event clear = eventFor(RandomFor::defender, EventWhen::both, "dragged-clear", {.ignoreWounds = 1});
    const auto played = fought(duel({clear}), {{6, 6, 1, 1}, {6, 6}, misses, {1}});
    EXPECT_EQ(played.battle.unit(b).wounds, 1);
    EXPECT_EQ(played.all<WoundsIgnored>().at(0).wounds, 1);
    EXPECT_EQ(fought(duel({clear}), {{6, 1, 1, 1}, {6}, misses}).count<MoraleChecked>(), 0);
}

TEST(EVT01, ASecondVolley) {
    Event volley = eventFor(RandomFor::attacker, EventWhen::ranged, "second-volley");
    volley.effect = {.shootAgain = ShootAgainEffect{1}};
    const Battle battle =
        battleOf({archers(red).active(), sturdy(blue).at(10_du, 14_du)}, tableWith({volley, resist()}));
    const auto played = shootAt(battle, {.rolls = {misses, misses}});
    EXPECT_EQ(played.count<CombatBegan>(), 2);
    EXPECT_EQ(played.count<EventTurnedUp>(), 1);
    const Battle fleeing =
        battleOf({archers(red).active(), sturdy(blue).at(10_du, 14_du).health(1)}, tableWith({volley}));
    EXPECT_EQ(shootAt(fleeing, {.rolls = {{6, 1, 1, 1}, {6}}}).count<CombatBegan>(), 1);
}

TEST(EVT15, TheAmbushedUnitSuffersFirst) {
    const auto played = fought(duel({ambush()}), {{6, 1, 1, 1}, {6}, {6, 1, 1, 1}, {6}, {1}});
    EXPECT_EQ(played.battle.unit(b).wounds, 2);
    ASSERT_EQ(played.count<MoraleChecked>(), 1);
    EXPECT_EQ(played.all<MoraleChecked>().at(0).unit, b);
    EXPECT_EQ(played.all<BlowRolled>().at(2).attack.total(), 2);
    EXPECT_FALSE(played.battle.unit(b).has(Marker::broken));
}

TEST(EVT15, ABrokenUnitIsNoWeakerForIt) {
    const Battle battle = withEvent(
        inMelee(battleOf({sturdy(red), facingRed(sturdy(blue).broken())}, tableWith({ambush()}))), 0, {a});
    EXPECT_EQ(attackOf(battle, b, a), (Attack{2, 2}));
}

TEST(EVT15, TheAmbushMayEndTheCombat) {
    const Battle battle = battleOf({sturdy(red), facingRed(sturdy(blue).health(1))}, tableWith({ambush()}));
    EXPECT_EQ(fought(battle, {}).count<BlowRolled>(), 0);
}

TEST(EVT16, ResistHelpsDefenseAndMorale) {
    const Battle battle = withEvent(
        inMelee(battleOf({sturdy(red), facingRed(infantry(blue).morale(6))}, tableWith({resist()}))), 0, {b});
    EXPECT_EQ(defenseOf(battle, b, a), (Defense{6, 8}));
    EXPECT_EQ(moraleInMelee(battle, b, a).total(), 8);
    EXPECT_EQ(defenseOf(battle, a, b), (Defense{5, 7}));
    Battle over = battle;
    System::evolve(over, CombatEnded{CombatKind::melee, {a, b}});
    EXPECT_EQ(defenseOf(over, b, a), (Defense{5, 7}));
    const Battle hand = inHand(duel({fierceOnset(), resist()}), red, second);
    EXPECT_EQ(fought(hand, {misses, misses}, {EventToPlay{second}}).all<BlowRolled>().at(1).defense.total(),
              6);
}

Battle javelinCombat(const TestUnit& attacker, const TestUnit& defender) {
    return charging(battleOf({attacker, facingRed(defender)}, tableWith({throwJavelins()})), a, b);
}
std::vector<UnitId> whoThrew(const Played& played) {
    std::vector<UnitId> units;
    for (const BlowRolled& blow : played.all<BlowRolled>()) {
        if (blow.why == "RNG-22"_rule) units.push_back(blow.units.attacker);
    }
    return units;
}

TEST(EVT17, ItNeedsJavelinsAndACharge) {
    EXPECT_EQ(whoThrew(fought(javelinCombat(throwers(red), sturdy(blue)), {misses, misses, misses})),
              std::vector{a});
    Battle later = javelinCombat(throwers(red), sturdy(blue));
    later.charges.clear();
    EXPECT_TRUE(whoThrew(fought(later, {misses, misses})).empty());
    EXPECT_TRUE(whoThrew(fought(javelinCombat(sturdy(red), sturdy(blue)), {misses, misses})).empty());
}

TEST(ABL20, JavelinsAreThrownInAttackAndDefense) {
    EXPECT_EQ(whoThrew(fought(javelinCombat(sturdy(red), throwers(blue)), {misses, misses, misses})),
              std::vector{b});
    EXPECT_EQ(whoThrew(fought(javelinCombat(throwers(red), sturdy(blue)), {misses, misses, misses})),
              std::vector{a});
}

TEST(EVT18, AThrowIsARangedAttackWithFourDice) {
    const Battle battle = javelinCombat(throwers(red), sturdy(blue).defense(5, 6));
    const auto played = fought(battle, {{6, 4, 3, 1}, {5, 4}, {1}, misses, misses});
    const auto blows = played.all<BlowRolled>();
    EXPECT_EQ(blows.at(0).attack.total(), 2);
    EXPECT_EQ(blows.at(0).successes, 2);
    EXPECT_EQ(blows.at(1).attack.total(), 2);
    EXPECT_EQ(played.battle.unit(b).wounds, 1);
    ASSERT_EQ(played.count<MoraleChecked>(), 1);
    EXPECT_EQ(played.all<MoraleChecked>().at(0).why, "EVT-18"_rule);
    EXPECT_EQ(fought(battle, {misses, misses, misses}).count<MoraleChecked>(), 0);
}

TEST(ABL15, FearOutlastsAnEnemyThatFledFromJavelins) {
    const Battle battle =
        javelinCombat(throwers(red), sturdy(blue).defense(5, 6).morale(7).broken().has(Ability::fear));
    const auto played = fought(battle, {{6, 1, 1, 1}, {6}, {6}, {1}});
    EXPECT_TRUE(played.battle.unit(b).has(Marker::fleeing));
    ASSERT_EQ(played.count<MoraleChecked>(), 2);
    EXPECT_EQ(played.all<MoraleChecked>().at(1).unit, a);
    EXPECT_EQ(played.all<MoraleChecked>().at(1).why, "ABL-15"_rule);
}

TEST(EVT18, ThrownDownhillOnePowerMore) {
    TestTable table = tableWith({throwJavelins()});
    const Battle level = javelinCombat(throwers(red), sturdy(blue));
    const geometry::Point& foot = level.unit(a).pose.center;
    table.tiles = {tile(Terrain::hill, {foot.x - 2_du, foot.y - 3_du}, {foot.x + 2_du, foot.y + 0.39_du})};
    const Battle above = charging(battleOf({throwers(red), facingRed(sturdy(blue))}, table), a, b);
    const auto power = [](const Battle& battle) {
        return fought(battle, {misses, misses, misses}).all<BlowRolled>().at(0).attack.total();
    };
    EXPECT_EQ(power(above), power(level) + 1);
}

TEST(EVT18, FlankAndRearCountAsInTheCombat) {
    const Battle battle = charging(
        battleOf({throwers(red).shoots(3, 1_du), rearToRed(sturdy(blue))}, tableWith({throwJavelins()})), a,
        b);
    const auto blow = fought(battle, {misses, misses, misses}).all<BlowRolled>().at(0);
    EXPECT_EQ(blow.attack.total(), 3);
    EXPECT_EQ(blow.defense.total(), 3);
}

TEST(EVT19, DrawnAtRandomEachUnitWithJavelinsThrows) {
    const auto both = fought(javelinCombat(throwers(red), throwers(blue)), {misses, misses, misses, misses});
    EXPECT_EQ(whoThrew(both), (std::vector{a, b}));
}

TEST(EVT19, TwoThrowsAreSimultaneous) {
    const auto played = fought(javelinCombat(throwers(red).health(1), throwers(blue).health(1)),
                               {{6, 1, 1, 1}, {6}, {6, 1, 1, 1}, {6}});
    EXPECT_FALSE(played.battle.onTable(a));
    EXPECT_FALSE(played.battle.onTable(b));
}

Battle javelinsInHand(Seat seat, const TestUnit& attacker, const TestUnit& defender) {
    return inHand(javelinCombat(attacker, defender), seat, first);
}

TEST(EVT20, PlayedFromTheHandOnlyTheOwnUnitThrows) {
    const auto played = fought(javelinsInHand(red, throwers(red), throwers(blue)), {misses, misses, misses},
                               {EventToPlay{first}});
    EXPECT_EQ(whoThrew(played), std::vector{a});
    EXPECT_EQ(played.all<BlowRolled>().at(1).defense.total(), 5);
    const Battle without = inMelee(javelinsInHand(red, sturdy(red), throwers(blue)));
    EXPECT_EQ(refusal(mayPlayEvent(without, a, first)), "EVT-20");
}

TEST(EVT21, ADefenderThatThrowsIsBetterGuarded) {
    const auto both = fought(javelinCombat(throwers(red), throwers(blue)), {misses, misses, misses, misses});
    EXPECT_EQ(both.all<BlowRolled>().at(0).defense.total(), 5);
    EXPECT_EQ(both.all<BlowRolled>().at(2).defense.total(), 6);
    EXPECT_EQ(both.all<BlowRolled>().at(3).defense.total(), 5);
    const auto defender = fought(javelinsInHand(blue, throwers(red), throwers(blue)),
                                 {misses, misses, misses}, {EventToPlay{first}});
    EXPECT_EQ(whoThrew(defender), std::vector{b});
    EXPECT_EQ(defender.all<BlowRolled>().at(1).defense.total(), 6);
}

TEST(EVT22, ThenTheMeleeIsFoughtUnlessSomebodyIsGone) {
    const auto broken = fought(javelinCombat(throwers(red), sturdy(blue).morale(2)),
                               {{6, 1, 1, 1}, {6}, {6}, misses, misses});
    EXPECT_EQ(broken.all<BlowRolled>().back().attack.total(), 2);
    const auto fled =
        fought(javelinCombat(throwers(red), sturdy(blue).morale(2).broken()), {{6, 1, 1, 1}, {6}, {6}});
    EXPECT_TRUE(fled.battle.unit(b).has(Marker::fleeing));
    EXPECT_EQ(fled.count<BlowRolled>(), 2);
}

/// Archers at (10, 10) shoot at blue at (10, 14); these red units are present too.
Battle windy(std::vector<TestUnit> others, TestUnit target = infantry(blue).at(10_du, 14_du).health(6)) {
    std::vector<TestUnit> units{archers(red).active(), std::move(target)};
    units.insert(units.end(), others.begin(), others.end());
    return battleOf(units, tableWith({windChanges()}));
}
/// A red unit at this distance beside that target.
TestUnit beside(Du distance) { return sturdy(red).at(11.6_du + distance, 14_du); }

TEST(EVT23, AUnitOfTheActivePlayerIsHitInstead) {
    for (const Du distance : {0.9_du, 1_du}) {
        const auto played = shootAt(windy({beside(distance)}), {.rolls = {{6, 1, 1, 1}, {6}, {1}}});
        EXPECT_EQ(played.battle.unit(c).wounds, 1);
        EXPECT_EQ(played.battle.unit(b).wounds, 0);
    }
    const auto far = shootAt(windy({beside(1.1_du)}));
    EXPECT_EQ(far.count<BlowRolled>(), 0);
    EXPECT_TRUE(far.battle.unit(a).did(TurnFlag::shot));
    EXPECT_EQ(far.all<CombatEnded>().at(0).canceledBy, EventId(0)) << "the log says why";
}

TEST(EVT23, OfTwoTheOpponentChooses) {
    const Battle battle = windy({beside(0.5_du), sturdy(red).at(7.9_du, 14_du)});
    const auto played = shootAt(battle, {.rolls = {{6, 1, 1, 1}, {6}, {1}}, .answers = {UnitChosen{d}}});
    ASSERT_EQ(played.questions<ChooseUnit>(), 1);
    EXPECT_EQ(played.battle.unit(d).wounds, 1);
    const auto isWind = [](const OpenQuestion<System>& it) {
        return std::holds_alternative<ChooseUnit>(it.question);
    };
    EXPECT_EQ(std::ranges::find_if(played.asked, isWind)->seat, blue);
}

TEST(EVT23, TheShooterIsNoTarget) {
    const Battle battle = windy({}, infantry(blue).at(10_du, 11.5_du));
    EXPECT_EQ(shootAt(battle).count<BlowRolled>(), 0);
}

TEST(EVT24, TheDiceGoByTheDistanceToTheFirstTarget) {
    const auto dice = [](Du target, const TestUnit& other) {
        const Battle battle = windy({other}, infantry(blue).at(10_du, target));
        const int count = target < 15_du ? 4 : 2;
        const auto played =
            shootAt(battle, {.rolls = {std::vector<int>(static_cast<std::size_t>(count), 1)}});
        return played.all<BlowRolled>().at(0).dice.total();
    };
    EXPECT_EQ(dice(14.8_du, sturdy(red).at(10_du, 16.5_du)), 4);
    EXPECT_EQ(dice(15.1_du, sturdy(red).at(10_du, 13.4_du)), 2);
    const TestUnit behind = sturdy(red).at(10_du, 15_du);
    EXPECT_EQ(dice(14_du, behind), 4);
}

TEST(EVT24, BeyondTheRangeItIsHitAllTheSame) {
    const Battle far = battleOf({archers(red).shoots(3, 2_du).active(), infantry(blue).at(10_du, 11.7_du),
                                 sturdy(red).at(10_du, 13.4_du)},
                                tableWith({windChanges()}));
    ASSERT_FALSE(measured(far, a, c).inRange);
    const auto played = shootAt(far, {.rolls = {misses}});
    EXPECT_EQ(played.all<BlowRolled>().at(0).units.defender, c);
    EXPECT_EQ(played.all<BlowRolled>().at(0).dice.total(), 4);
}

TEST(EVT25, AHeroStepsForward) {
    const Event hero =
        eventFor(RandomFor::defender, EventWhen::both, "hero", {.marker = LastingMarker::hero});
    const auto played = fought(duel({hero}), {misses, misses});
    EXPECT_TRUE(played.battle.unit(b).has(Marker::hero));
    EXPECT_EQ(played.all<BlowRolled>().at(0).defense.total(), 6);
    const Battle already =
        battleOf({sturdy(red), facingRed(sturdy(blue).with(Marker::hero))}, tableWith({hero}));
    EXPECT_EQ(fought(already, {misses, misses}).count<MarkerGained>(), 0);
}

TEST(EVT26, TheOfficersFall) {
    const Event fall = onEnemy(attackerEvent("officers-fall", {}), {.marker = LastingMarker::noOfficer});
    const auto played = fought(duel({fall}), {misses, misses});
    EXPECT_TRUE(played.battle.unit(b).has(Marker::noOfficer));
    EXPECT_EQ(played.all<BlowRolled>().at(1).attack.total(), 2);
    const Battle already =
        battleOf({sturdy(red), facingRed(sturdy(blue).with(Marker::noOfficer))}, tableWith({fall}));
    EXPECT_EQ(fought(already, {misses, misses}).count<MarkerGained>(), 0);
}

// ------------------------------------------------ generals in their combats

GeneralCard able(const std::string& ability) {
    GeneralCard card = testGeneral();
    card.ability = shippedAbility(ability);
    return card;
}
Battle ledBy(const std::string& ability, const std::vector<TestUnit>& units, std::vector<Event> events = {}) {
    TestTable table = tableWith(events);
    table.generals = {able(ability), testGeneral()};
    return withGeneral(battleOf(units, table), a);
}

TEST(GEN08, ASteadyingGeneralHasAFailedCheckRolledAgain) {
    const Battle battle =
        ledBy("steadying-presence", {infantry(red).morale(3), sturdy(red).at(12_du, 10_du)});
    const auto check = [](Game& game) {
        checkMorale(game, a, moraleOutsideAttack(game.battle(), a), "MOR-01"_rule);
    };
    const auto saved = play(battle, {.rolls = {{6}, {1}}}, check);
    EXPECT_FALSE(saved.battle.unit(a).has(Marker::broken));
    EXPECT_TRUE(saved.battle.player(red).checksRepeated == 1);
    EXPECT_TRUE(play(saved.battle, {.rolls = {{6}}}, check).battle.unit(a).has(Marker::broken));
}

TEST(GEN08, GeneralsLeadChargesAndGuideMissiles) {
    const Battle charge = charging(
        ledBy("leads-the-foot", {sturdy(red).did(TurnFlag::ledCharge), facingRed(sturdy(blue))}), a, b);
    EXPECT_EQ(attackOf(charge, a, b), (Attack{4, 3}));
    const Battle shot = ledBy("master-of-missiles", {archers(red), infantry(blue)});
    EXPECT_EQ(powerOf(shot, a, b), (Attack{4, 3}));
}

TEST(GEN08, GeneralsHandleEventsBetter) {
    const std::vector<TestUnit> units{sturdy(red), facingRed(sturdy(blue))};
    const auto omens =
        fought(ledBy("reader-of-omens", units, {resist(), fierceOnset()}), {misses, misses}, {YesOrNo{true}});
    EXPECT_EQ(omens.count<EventRejected>(), 1);
    TestTable table = tableWith({resist(), fierceOnset(), resist()});
    table.generals.at(0).ability.effect.replaceRandomEvent = ReplaceRandomEventEffect{2};
    const Battle twice = withGeneral(battleOf(units, table), a);
    EXPECT_EQ(fought(twice, {misses, misses}, {YesOrNo{true}, YesOrNo{true}}).count<EventRejected>(), 2);
    EXPECT_EQ(eventsFromHand(ledBy("ready-for-all", units), a), 2);
    EXPECT_EQ(eventsFromHand(ledBy("ready-for-all", units), b), 1);
}

}  // namespace
}  // namespace vallum::field
