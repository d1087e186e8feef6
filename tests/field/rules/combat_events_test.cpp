// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/combats.h"

#include <gtest/gtest.h>

#include <vallum/field/rules/combat/events.h>

/// How events enter a combat, and whom they help.
namespace vallum::field {
namespace {

const std::vector<int> misses{1, 1, 1, 1};
constexpr CardId first(0);
constexpr CardId second(1);
constexpr CardId third(2);

TestUnit sturdy(Seat owner) { return infantry(owner).health(9).morale(9); }
Battle duel(const std::vector<Event>& events) {
    return battleOf({sturdy(red), facingRed(sturdy(blue))}, tableWith(events));
}
Battle shot(const std::vector<Event>& events) {
    return battleOf({archers(red).active(), sturdy(blue).at(10_du, 14_du)}, tableWith(events));
}
/// Nobody's dice hit.
Played fought(const Battle& battle, std::deque<Answer> answers = {}) {
    return fight(battle, {.rolls = {misses, misses}, .answers = std::move(answers)});
}
Played shotMissed(const Battle& battle, std::deque<Answer> answers = {}) {
    return shootAt(battle, {.rolls = {misses}, .answers = std::move(answers)});
}
EventToPlay plays(CardId card) { return {card}; }
constexpr EventToPlay nothing;

std::string playing(const Battle& battle, UnitId unit, CardId card) {
    return refusal(mayPlayEvent(battle, unit, card));
}
Event shieldEvent() { return eventFor(RandomFor::defender, EventWhen::both, "shield", {}); }
Event bowEvent() { return trueAim(); }

TEST(CARD05, EventsAreForCombats) {
    for (const Phase phase :
         {Phase::activation, Phase::movement, Phase::skirmishers, Phase::flight, Phase::endOfTurn}) {
        EXPECT_EQ(playing(inPhase(phase, inHand(duel({resist()}), red, first)), a, first), "CARD-05");
    }
    EXPECT_EQ(playing(inHand(inMelee(duel({resist()})), red, first), a, first), "");
    EXPECT_EQ(playing(inHand(underFire(shot({resist()})), red, first), a, first), "");
}

TEST(CARD06, OneRandomCardForEachCombat) {
    const auto played = fought(duel({resist(), fierceOnset(), shieldEvent()}));
    EXPECT_EQ(played.count<EventTurnedUp>(), 1);
    EXPECT_EQ(played.battle.deck, (std::vector{second, third}));
    EXPECT_EQ(played.battle.discarded, std::vector{first});
    EXPECT_EQ(fought(played.battle).battle.discarded.size(), 2U);
}

TEST(CARD07, BothMayAddEventsFromTheHand) {
    const Battle battle = inHand(duel({resist(), fierceOnset(), shieldEvent()}), red, second);
    const auto played = fought(battle, {plays(second)});
    EXPECT_EQ(played.count<EventTurnedUp>() + played.count<EventPlayed>(), 2);
    EXPECT_EQ(played.questions<ChooseEvent>(), 1);
    EXPECT_TRUE(played.battle.player(red).hand.empty());
    EXPECT_EQ(playing(inMelee(battle), a, first), "CARD-07");
}

TEST(CARD08, SwordIsTheActivePlayerShieldTheOther) {
    const auto helped = [](const Event& event, std::vector<Opponents> charges) {
        Battle battle = inMelee(duel({event}));
        battle.charges = std::move(charges);
        return helpedAtRandom(battle, EventId(0));
    };
    EXPECT_EQ(helped(fierceOnset(), {{b, a}}), std::vector{a});
    EXPECT_EQ(helped(resist(), {{a, b}}), std::vector{b});
    EXPECT_TRUE(helped(bowEvent(), {}).empty());
}

TEST(CARD09, ARandomEventGoesByItsIcons) {
    const auto helped = [](const TestUnit& attacker, const TestUnit& defender) {
        const Battle battle =
            charging(battleOf({attacker, facingRed(defender)}, tableWith({throwJavelins()})), a, b);
        return helpedAtRandom(inMelee(battle), EventId(0));
    };
    const TestUnit red1 = sturdy(red);
    EXPECT_EQ(helpedAtRandom(inMelee(duel({resist()})), EventId(0)), std::vector{b});
    EXPECT_EQ(helped(TestUnit(red1).has(Ability::javelins), sturdy(blue).has(Ability::javelins)),
              (std::vector{a, b}));
    EXPECT_EQ(helped(TestUnit(red1).has(Ability::javelins), sturdy(blue)), std::vector{a});
    EXPECT_EQ(helpedAtRandom(underFire(shot({bowEvent()})), EventId(0)), std::vector{a});
}

TEST(CARD10, AnEventFromTheHandHelpsWhoeverPlaysIt) {
    const Battle battle = inHand(duel({shieldEvent(), resist()}), red, second);
    const auto played = fought(battle, {plays(second)});
    EXPECT_EQ(played.all<BlowRolled>().at(1).defense.total(), 6);
    EXPECT_EQ(played.all<BlowRolled>().at(0).defense.total(), 5);
    Event demanding = fierceOnset();
    demanding.requirement.ownClass = {UnitClass::cavalry};
    EXPECT_EQ(playing(inHand(inMelee(duel({demanding})), red, first), a, first), "CARD-10");
}

TEST(CARD10, WhatIsForTheShooterIsNotPlayedForTheTarget) {
    Event again = eventFor(RandomFor::attacker, EventWhen::ranged, "second-volley");
    again.effect.shootAgain.emplace();
    const Battle battle = inHand(inHand(underFire(shot({again, again})), red, first), blue, second);
    EXPECT_EQ(playing(battle, a, first), "");
    EXPECT_EQ(playing(battle, b, second), "CARD-10");
    const Battle aimed = inHand(inHand(underFire(shot({trueAim(), trueAim()})), red, first), blue, second);
    EXPECT_EQ(playing(aimed, a, first), "");
    EXPECT_EQ(playing(aimed, b, second), "CARD-10");
    Event fallingShort = eventFor(RandomFor::defender, EventWhen::ranged, "falling-short");
    fallingShort.effect = {.shooter = UnitEffect{.attack = {-1, -1}}};
    EXPECT_EQ(playing(inHand(underFire(shot({fallingShort, resist()})), blue, first), b, first), "");
}

TEST(CARD10, TheConditionsOfTheText) {
    const auto may = [](const EventRequirement& requirement, const TestUnit& enemy, bool charge) {
        Event event = fierceOnset();
        event.requirement = requirement;
        Battle battle = battleOf({sturdy(red), facingRed(enemy)}, tableWith({event}));
        if (charge) battle = charging(battle, a, b);
        return playing(inHand(inMelee(withGeneral(battle, b)), red, first), a, first);
    };
    EXPECT_EQ(may({.enemyMounted = true}, cavalry(blue), false), "");
    EXPECT_EQ(may({.enemyMounted = true}, sturdy(blue), false), "CARD-10");
    EXPECT_EQ(may({.ownCharged = true}, sturdy(blue), true), "");
    EXPECT_EQ(may({.ownCharged = true}, sturdy(blue), false), "CARD-10");
    EXPECT_EQ(may({.enemyGeneral = true}, sturdy(blue), false), "");
}

TEST(MEL06, RandomThenAttackerThenDefender) {
    Battle battle = inHand(inHand(duel({shieldEvent(), fierceOnset(), resist()}), red, second), blue, third);
    const auto played = fought(battle, {plays(second), plays(third)});
    ASSERT_EQ(played.questions<ChooseEvent>(), 2);
    EXPECT_EQ(played.all<EventPlayed>().at(0).by, red);
    EXPECT_EQ(played.all<EventPlayed>().at(1).by, blue);
    const auto passed = fought(battle, {nothing, plays(third)});
    EXPECT_EQ(passed.all<EventPlayed>().at(0).by, blue);
}

TEST(MEL07, OneToThreeEvents) {
    Battle battle = inHand(inHand(duel({shieldEvent(), fierceOnset(), resist()}), red, second), red, third);
    const auto played = fought(battle, {plays(second)});
    EXPECT_EQ(played.questions<ChooseEvent>(), 1);
    EXPECT_EQ(fought(duel({resist()})).questions<ChooseEvent>(), 0);
    Battle afterOne = inMelee(battle);
    System::evolve(afterOne, EventPlayed{red, second, a});
    EXPECT_EQ(playing(afterOne, a, third), "MEL-07");
}

TEST(MEL08, RandomEventsGoByTheirIcons) {
    const auto resisted = fought(duel({resist()})).all<BlowRolled>();
    EXPECT_EQ(resisted.at(0).defense.total(), 6);
    EXPECT_EQ(resisted.at(1).defense.total(), 5);
    const auto played = fought(duel({bowEvent()}));
    EXPECT_TRUE(played.all<EventTurnedUp>().at(0).helps.empty());
}

TEST(MEL09, TheDefenderMayPlayASwordEvent) {
    const Battle battle = inHand(duel({shieldEvent(), fierceOnset()}), blue, second);
    EXPECT_EQ(fought(battle, {plays(second)}).all<BlowRolled>().at(1).attack.total(), 4);
}

TEST(MEL10, SwordOrShieldFitAMelee) {
    const auto fitting = [](const Event& event) {
        return playing(inHand(inMelee(duel({event})), red, first), a, first);
    };
    EXPECT_EQ(fitting(fierceOnset()), "");
    EXPECT_EQ(fitting(shieldEvent()), "");
    EXPECT_EQ(fitting(bowEvent()), "MEL-10");
}

TEST(MEL11, ChargeEventsNeedACharge) {
    Event fullTilt = fierceOnset();
    fullTilt.onlyAfterCharge = true;
    const Battle battle = duel({fullTilt});
    EXPECT_EQ(playing(inHand(charging(inMelee(battle), b, a), red, first), a, first), "");
    EXPECT_EQ(playing(inHand(inMelee(battle), red, first), a, first), "MEL-11");
    EXPECT_TRUE(fought(battle).all<EventTurnedUp>().at(0).helps.empty());
    EXPECT_EQ(fought(charging(battle, a, b)).all<EventTurnedUp>().at(0).helps, std::vector{a});
}

/// Two cards with the same event.
Battle twins(Battle battle) {
    Setting setting = *battle.setting;
    setting.cards.push_back({OrderId(0), EventId(0)});
    battle.setting = Constant<Setting>(setting);
    battle.deck.push_back(second);
    return battle;
}

TEST(MEL12, NoEventTwiceInOneCombat) {
    const Battle battle = twins(duel({resist()}));
    const auto withRandom = withEvent(inMelee(inHand(battle, blue, second)), 0, {b});
    EXPECT_EQ(playing(withRandom, b, second), "MEL-12");
    const Battle other = inHand(fought(battle).battle, blue, second);
    EXPECT_EQ(playing(inMelee(other), b, second), "");
}

TEST(RNG16, OneCardIsTurnedWhenTheRangeIsGood) {
    EXPECT_EQ(shotMissed(shot({resist(), shieldEvent()})).battle.deck.size(), 1U);
    const Battle far =
        battleOf({archers(red).shoots(3, 2_du), sturdy(blue).at(10_du, 17_du)}, tableWith({resist()}));
    EXPECT_EQ(shootAt(far).battle.deck.size(), 1U);
}

TEST(RNG17, OneEventFromEachHand) {
    Battle battle = inHand(inHand(shot({shieldEvent(), trueAim(), resist()}), red, second), blue, third);
    const auto played = shotMissed(battle, {nothing, plays(third)});
    ASSERT_EQ(played.questions<ChooseEvent>(), 2);
    EXPECT_EQ(played.all<EventPlayed>().at(0).by, blue);
    Battle afterOne = inHand(inHand(underFire(shot({trueAim(), resist()})), red, first), red, second);
    System::evolve(afterOne, EventPlayed{red, first, a});
    EXPECT_EQ(playing(afterOne, a, second), "RNG-17");
}

TEST(RNG18, CancelingEventsComeFirst) {
    const Battle omens = inHand(shot({trueAim(), contraryOmens()}), blue, second);
    EXPECT_EQ(shotMissed(omens, {plays(second)}).all<BlowRolled>().at(0).attack.total(), 3);
    EXPECT_EQ(shotMissed(shot({trueAim()})).all<BlowRolled>().at(0).attack.total(), 4);
    const auto dust = shootAt(shot({blindingDust(), trueAim()}));
    EXPECT_EQ(dust.count<BlowRolled>(), 0);
    EXPECT_EQ(dust.all<CombatEnded>().at(0).canceledBy, EventId(0));
    EXPECT_TRUE(dust.battle.unit(a).did(TurnFlag::shot));
    EXPECT_EQ(dust.battle.discarded, std::vector{first});
}

TEST(RNG18, TheLastCancelingEventAppliesFirst) {
    const Battle saved = inHand(shot({blindingDust(), contraryOmens()}), red, second);
    EXPECT_EQ(shotMissed(saved, {plays(second)}).count<BlowRolled>(), 1);
    const Battle lost = inHand(shot({contraryOmens(), blindingDust()}), blue, second);
    EXPECT_EQ(shootAt(lost, {.answers = {plays(second)}}).count<BlowRolled>(), 0);
}

TEST(RNG19, BowAndCoveringShieldsFitARangedAttack) {
    const auto fitting = [](const Event& event) {
        return playing(inHand(underFire(shot({event})), red, first), a, first);
    };
    EXPECT_EQ(fitting(trueAim()), "");
    EXPECT_EQ(fitting(resist()), "");
    EXPECT_EQ(fitting(fierceOnset()), "RNG-19");
    EXPECT_TRUE(shotMissed(shot({fierceOnset()})).all<EventTurnedUp>().at(0).helps.empty());
}

TEST(RNG20, TheShooterAttacks) {
    EXPECT_EQ(shotMissed(shot({resist()})).all<EventTurnedUp>().at(0).helps, std::vector{b});
    const Battle battle = inHand(shot({shieldEvent(), resist()}), red, second);
    const auto played = shotMissed(battle, {plays(second)});
    EXPECT_EQ(played.all<EventPlayed>().at(0).helps, a);
    EXPECT_EQ(played.all<BlowRolled>().at(0).defense.total(), 5);
}

TEST(RNG21, NoEventTwiceInOneAttack) {
    const Battle battle = twins(shot({resist()}));
    EXPECT_EQ(playing(withEvent(underFire(inHand(battle, red, second)), 0, {b}), a, second), "RNG-21");
    EXPECT_EQ(playing(underFire(inHand(shotMissed(battle).battle, red, second)), a, second), "");
}

TEST(EVT10, AnEventRaisesAUnitByOneStep) {
    const auto status = [](Status before) {
        const Battle battle =
            battleOf({sturdy(red).is(before), facingRed(sturdy(blue))}, tableWith({veterans()}));
        return fought(battle).battle.unit(a).status;
    };
    EXPECT_EQ(status(Status::regular), Status::veteran);
    EXPECT_EQ(status(Status::veteran), Status::elite);
    EXPECT_EQ(status(Status::elite), Status::elite);
}

TEST(EVT11, StatusChangesNoValue) {
    const Battle battle = battleOf({archers(red).is(Status::veteran), facingRed(sturdy(blue))});
    EXPECT_EQ(attackOf(battle, a, b), (Attack{3, 3}));
    EXPECT_EQ(defenseOf(battle, a, b), (Defense{5, 7}));
    EXPECT_EQ(moraleOutsideAttack(battle, a).total(), 7);
}

Battle between(Status attacker, Status defender, const std::vector<Event>& events) {
    return battleOf({sturdy(red).is(attacker), facingRed(sturdy(blue).is(defender))}, tableWith(events));
}

TEST(EVT12, AVeteransOwnerMayReplaceTheRandomEvent) {
    const Battle battle = between(Status::veteran, Status::regular, {resist(), fierceOnset(), shieldEvent()});
    const auto replaced = fought(battle, {YesOrNo{true}});
    EXPECT_EQ(replaced.all<EventRejected>().at(0).card, first);
    EXPECT_EQ(replaced.all<BlowRolled>().at(0).attack.total(), 4);
    EXPECT_EQ(replaced.all<BlowRolled>().at(0).defense.total(), 5);
    EXPECT_EQ(replaced.questions<Decide>(), 1);
    EXPECT_EQ(fought(battle, {YesOrNo{false}}).count<EventTurnedUp>(), 1);
}

/// Only the deck's first card is left; the others are in the discard pile.
Battle atTheEndOfTheDeck(Battle battle) {
    battle.discarded.assign(battle.deck.begin() + 1, battle.deck.end());
    battle.deck.resize(1);
    return battle;
}

TEST(RNG18, TheCardsOfAnAttackAreNotShuffledBeforeItIsOver) {
    const Played played = shotMissed(atTheEndOfTheDeck(shot({resist(), trueAim(), shieldEvent()})));
    EXPECT_EQ(played.battle.deck, (std::vector{second, third}));
    EXPECT_EQ(played.battle.discarded, std::vector{first});
    EXPECT_EQ(played.battle.deckUsedUp, 1);
}

TEST(RNG18, TheOnlyCardIsShuffledWhenTheAttackIsOver) {
    for (const Played& played : {shotMissed(shot({resist()})), fought(duel({resist()}))}) {
        EXPECT_EQ(played.battle.deck, std::vector{first});
        EXPECT_TRUE(std::holds_alternative<CombatEnded>(played.facts.at(played.facts.size() - 2)));
        EXPECT_TRUE(std::holds_alternative<DeckRenewed>(played.facts.back()));
    }
}

TEST(EVT12, ARejectedEventIsNotDrawnAgain) {
    const Battle battle = atTheEndOfTheDeck(
        between(Status::veteran, Status::regular, {resist(), fierceOnset(), shieldEvent()}));
    const Played replaced = fought(battle, {YesOrNo{true}});
    EXPECT_EQ(replaced.all<EventTurnedUp>().at(1).card, second);
    EXPECT_EQ(replaced.battle.deck, std::vector{third});
    EXPECT_EQ(replaced.battle.discarded, (std::vector{first, second}));
}

TEST(EVT13, TheOneOfTheTwoThatIsNotAppliedIsDiscardedAtOnce) {
    const Battle battle = between(Status::elite, Status::regular, {resist(), fierceOnset(), shieldEvent()});
    const Played former = fought(battle, {YesOrNo{true}, YesOrNo{false}});
    EXPECT_EQ(former.battle.discarded, (std::vector{second, first}));
}

TEST(EVT12, TheAttackerMayExchangeFirstThenTheDefender) {
    const Battle battle = between(Status::veteran, Status::veteran, {resist(), fierceOnset(), shieldEvent()});
    const auto played = fought(battle, {YesOrNo{true}, YesOrNo{true}});
    ASSERT_EQ(played.questions<Decide>(), 2);
    EXPECT_EQ(played.asked.at(1).seat, red);
    EXPECT_EQ(played.all<EventRejected>().at(1).card, second);
    EXPECT_EQ(played.count<EventTurnedUp>(), 3);
}

TEST(EVT12, InARangedAttackToo) {
    const Battle battle = battleOf({archers(red).is(Status::veteran), sturdy(blue).at(10_du, 14_du)},
                                   tableWith({resist(), trueAim()}));
    EXPECT_EQ(shotMissed(battle, {YesOrNo{true}}).all<BlowRolled>().at(0).attack.total(), 4);
}

TEST(EVT13, AnEliteUnitsOwnerMayDrawTwo) {
    const Battle battle = between(Status::elite, Status::regular, {resist(), fierceOnset(), shieldEvent()});
    const auto later = fought(battle, {YesOrNo{true}, YesOrNo{true}});
    EXPECT_EQ(later.all<EventRejected>().at(0).card, first);
    EXPECT_EQ(later.all<BlowRolled>().at(0).attack.total(), 4);
    EXPECT_EQ(later.questions<Decide>(), 2);
    const auto former = fought(battle, {YesOrNo{true}, YesOrNo{false}});
    EXPECT_EQ(former.all<EventRejected>().at(0).card, second);
    EXPECT_EQ(former.all<BlowRolled>().at(0).defense.total(), 6);
    EXPECT_EQ(former.battle.discarded.size(), 2U);
}

TEST(EVT13, AgainstAnEliteUnitTwoAreNotDrawn) {
    const Battle battle =
        between(Status::elite, Status::elite, {resist(), fierceOnset(), shieldEvent(), veterans(), ambush()});
    const auto played = fought(battle);
    for (const auto& asked : played.asked) {
        const auto* decide = std::get_if<Decide>(&asked.question);
        EXPECT_TRUE(!decide || decide->what == Decision::exchangeEvent);
    }
    Battle hands =
        inHand(inHand(inHand(inHand(battle, red, second), red, CardId(4)), blue, third), blue, CardId(3));
    const auto five = fight(hands, {.rolls = {misses, misses, {1}},
                                    .answers = {YesOrNo{false}, YesOrNo{false}, plays(second),
                                                plays(CardId(4)), plays(third), plays(CardId(3))}});
    EXPECT_EQ(five.count<EventTurnedUp>() + five.count<EventPlayed>(), 5);
}

TEST(EVT13, NotBothOptionsInOneCombat) {
    Battle battle =
        between(Status::elite, Status::regular, {resist(), fierceOnset(), shieldEvent(), ambush()});
    battle = inHand(inHand(battle, red, third), red, CardId(3));
    const auto played = fought(battle, {YesOrNo{true}, YesOrNo{true}, plays(third)});
    EXPECT_EQ(played.questions<ChooseEvent>(), 1);
}

TEST(GEN08, AnAbilityForTwoEventsHoldsForWhoDrawsTwoAsWell) {
    TestTable table = tableWith({resist(), fierceOnset(), shieldEvent(), ambush()});
    table.generals.front().ability.effect.handEvents = HandEventsEffect{2};
    Battle battle = battleOf({sturdy(red).is(Status::elite), facingRed(sturdy(blue))}, table);
    battle = inHand(inHand(withGeneral(battle, a), red, third), red, CardId(3));
    EXPECT_EQ(fought(battle, {YesOrNo{true}, YesOrNo{true}, plays(third)}).questions<ChooseEvent>(), 2);
}

TEST(EVT13, TwinsAmongTheTwo) {
    const Battle battle = twins(between(Status::elite, Status::regular, {resist()}));
    EXPECT_EQ(fought(battle, {YesOrNo{true}, YesOrNo{true}}).all<BlowRolled>().at(0).defense.total(), 6);
}

}  // namespace
}  // namespace vallum::field
