// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/combats.h"
#include "support/engaged.h"
#include "support/invariants.h"
#include "support/library.h"
#include "support/moves.h"
#include "support/orders.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/combat/melee.h>
#include <vallum/field/procedures/combat/ranged.h>
#include <vallum/field/procedures/morale/flight.h>
#include <vallum/field/procedures/morale/morale.h>
#include <vallum/field/procedures/turn/activation.h>
#include <vallum/field/procedures/turn/setup.h>
#include <vallum/field/rules/combat/events.h>
#include <vallum/field/rules/morale/flight.h>
#include <vallum/field/rules/morale/morale.h>
#include <vallum/field/rules/movement/skirmish.h>
#include <vallum/field/rules/turn/activation.h>
#include <vallum/field/rules/turn/setup.h>
#include <vallum/field/situation/combat/sight.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/movement/stacks.h>

namespace vallum::field {
namespace {

/// Shields with archers behind them; unit a is on top of unit b.
TestUnit shields(Seat owner = red) {
    TestUnit made = infantry(owner);
    made.type.id = "shields";
    made.type.supportedBy = {"bows"};
    return made;
}
TestUnit bows(Seat owner = red) {
    TestUnit made = archers(owner);
    made.type.id = "bows";
    return made;
}
Battle stack(TestUnit main, TestUnit support, const std::vector<TestUnit>& others = {}) {
    support.unit.pose = main.unit.pose;
    support.unit.below = a;
    std::vector<TestUnit> units{main, support};
    units.insert(units.end(), others.begin(), others.end());
    return battleOf(units);
}
Battle stack(const std::vector<TestUnit>& others = {}) {
    return stack(shields().active(), bows().active(), others);
}
Move leaving(UnitId unit, std::vector<PathStep> path) {
    return first({LeaveSupport{}}, moving(unit, std::move(path)));
}
/// The stack invariants of every battle.
bool isWhole(const Played& played) {
    return !invariants::inUnit(played.battle, a) && !invariants::inUnit(played.battle, b);
}

TEST(ABL27, InAFormationItTakesItsSupportAlong) {
    const Battle battle = stack(shields().active().in(Formation::phalanx), bows().active());
    EXPECT_EQ(refusalOf(battle, moving(a, {Advance{1_du}})), "");
    const Battle after = afterMove(battle, moving(a, {Advance{1_du}}));
    EXPECT_EQ(after.unit(b).pose, after.unit(a).pose);
}

// -------------------------------------------------------------- deployment

Battle deploying(TestUnit placed, TestUnit waiting) {
    placed.at(10_du, 4_du);
    waiting.unit.place = Place::reserve;
    Battle battle = battleOf({placed, waiting});
    battle.stage = Stage::deployment;
    battle.placedFirst = red;
    return battle;
}

TEST(ABL27, AComplementaryPairMayBeStacked) {
    for (const auto& [placed, waiting] : {std::pair{shields(), bows()}, std::pair{bows(), shields()}}) {
        const Battle battle = deploying(placed, waiting);
        const Pose pose = battle.unit(a).pose;
        EXPECT_EQ(refusal(mayPlace(battle, {b, pose, a})), "");
        EXPECT_EQ(refusal(mayPlace(battle, {b, pose, {}})), "SET-21");
        EXPECT_EQ(refusal(mayPlace(battle, {b, {{10.1_du, 4_du}, north}, a})), "ABL-27");
        const auto options = System::options(battle, PlaceUnit{});
        EXPECT_EQ(std::ranges::count(options, Answer(UnitPlacement{b, pose, a})), 1);
        const Played played = play(battle, {.answers = {UnitPlacement{b, pose, a}}}, setupStep);
        const UnitId main = placed.type.id == "shields" ? a : b;
        EXPECT_EQ(supportOf(played.battle, main), main == a ? b : a);
        EXPECT_TRUE(isWhole(played));
    }
}

TEST(ABL27, OtherPairsAreRefused) {
    const Pose pose{{10_du, 4_du}, north};
    EXPECT_EQ(refusal(mayPlace(deploying(shields(), shields()), {b, pose, a})), "ABL-27");
    EXPECT_EQ(refusal(mayPlace(deploying(infantry(red), bows()), {b, pose, a})), "ABL-27");
    Battle third = deploying(shields(), bows());
    third.units.push_back(third.units.back());
    third.units.back().place = Place::table;
    third.units.back().pose = pose;
    third.units.back().below = a;
    EXPECT_EQ(refusal(mayPlace(third, {b, pose, a})), "ABL-27");
}

TEST(ABL27, NotAfterDeployment) {
    Battle battle = deploying(shields(), bows());
    battle.stage = Stage::fighting;
    EXPECT_EQ(refusal(mayPlace(battle, {b, {{10_du, 4_du}, north}, a})), "SET-02");
    const Battle fighting = battleOf({shields(), bows().at(10_du, 9_du).active()});
    EXPECT_EQ(refusalOf(fighting, moving(b, {Advance{1_du}})), "MOV-09");
}

TEST(ABL27, TheSheetsSayWhichPairsThereAre) {
    const auto supports = [](std::string_view id) { return library().unit(std::string(id))->supportedBy; };
    EXPECT_EQ(supports("sparabara"), std::vector<std::string>{"thanuvaniya"});
    EXPECT_EQ(supports("spartiatai"), std::vector<std::string>{"heilotes"});
    EXPECT_EQ(supports("tencteri"), std::vector<std::string>{"pedites-velocissimi"});
}

TEST(ABL27, TheLowerCardIsInNobodysWay) {
    const Battle battle = stack({facingRed(infantry(blue))});
    EXPECT_FALSE(areEngaged(battle, b, c));
    EXPECT_TRUE(areEngaged(battle, a, c));
    EXPECT_TRUE(isEngaged(battle, b));
    EXPECT_EQ(enemiesInContact(battle, c), std::vector{a});
    EXPECT_EQ(enemiesOf(battle, c), std::vector{a});
    EXPECT_EQ(refusalOf(inPhase(Phase::movement, stack()), moving(a, {Advance{2_du}})), "");
}

// -------------------------------------------------------------- activation

Battle passive(TestUnit main = shields(), TestUnit support = bows()) { return stack(main, support); }
Battle activated(const Battle& battle, UnitId unit) {
    return play(battle, {}, [&](Game& game) { activate(game, {.unit = unit}); }).battle;
}

TEST(ABL28, TheMainUnitActivatesBoth) {
    const Battle battle = activated(passive(), a);
    EXPECT_TRUE(battle.unit(a).has(Marker::active));
    EXPECT_TRUE(battle.unit(b).has(Marker::active));
}

TEST(ABL28, TheSupportOnlyItself) {
    const Battle battle = inPhase(Phase::movement, activated(passive(), b));
    EXPECT_FALSE(battle.unit(a).has(Marker::active));
    EXPECT_TRUE(battle.unit(b).has(Marker::active));
    EXPECT_EQ(refusalOf(battle, moving(a, {Advance{1_du}})), "ACT-08");
    EXPECT_EQ(refusalOf(battle, moving(b, {Advance{1_du}})), "");
}

TEST(ABL28, AnOrderForAllActivatesAStackOnce) {
    const auto routed = [](TestUnit unit) { return unit.fleeing().at(10_du, 10_du); };
    Battle battle = holding({"all", "two-units"}, {routed(shields()), routed(bows())});
    battle.units.at(1).below = a;
    const Played played = playing(battle, order(0), {.rolls = {{1}}, .answers = {FacingChosen{north}}});
    EXPECT_EQ(played.count<Activated>(), 2);
    EXPECT_EQ(played.count<MoraleChecked>(), 1);
    EXPECT_TRUE(activeUnits(played.battle).empty()) << "both have recovered and can do no more (ACT-16)";
}

TEST(ACT09, AnOrderForTheMainUnitIsOneForItsSupport) {
    Battle battle = holding({"two-units", "reinforce-unit"}, {shields(), bows().wounded(2)});
    battle.units.at(1).below = a;
    battle = playing(battle, order(0, {a})).battle;
    EXPECT_EQ(activeUnits(battle), (std::vector{a, b}));
    EXPECT_EQ(refused(battle, order(1, {b})), "ACT-09");
}

TEST(ABL28, TheSupportIsActivatedWithItsMainUnitAfterAnOrderOfItsOwn) {
    Battle battle = holding({"reinforce-unit", "two-units"}, {shields(), bows().wounded(2)});
    battle.units.at(1).below = a;
    battle = playing(battle, order(0, {b})).battle;
    EXPECT_EQ(refused(battle, order(1, {b})), "ACT-09");
    EXPECT_EQ(activeUnits(playing(battle, order(1, {a})).battle), (std::vector{a, b}));
}

// ---------------------------------------------------------------- movement

TEST(ABL29, OneDuMoreWhileStacked) {
    const Battle battle = stack(shields().active().moves(1_mp), bows().active());
    EXPECT_EQ(planOf(battle, moving(a, {Advance{2_du}})).allowance, 2_mp);
    EXPECT_EQ(refusalOf(battle, moving(a, {Advance{2.1_du}})), "MOV-12");
    EXPECT_EQ(refusalOf(battle, leaving(a, {Advance{1.1_du}})), "MOV-12");
    EXPECT_EQ(refusalOf(battle, leaving(a, {Advance{1_du}})), "");
    const Battle alone = battleOf({shields().active().moves(1_mp)});
    EXPECT_EQ(refusalOf(alone, moving(a, {Advance{1.1_du}})), "MOV-12");
}

TEST(ABL29, BothMoveTogether) {
    const Played played = made(stack(), moving(a, {Pivot{Corner::frontLeft, 30_deg}, Advance{2_du}}));
    EXPECT_EQ(played.battle.unit(b).pose, played.battle.unit(a).pose);
    EXPECT_TRUE(played.battle.unit(b).did(TurnFlag::finishedMove));
    EXPECT_EQ(played.battle.unit(b).turn.spent, 3_mp);
    EXPECT_TRUE(isWhole(played));
    EXPECT_EQ(refusalOf(played.battle, moving(b, {Advance{1_du}})), "MOV-01");
}

TEST(ABL29, AForcedMarchIsMadeByBoth) {
    const Played played = made(stack(), marching(a, {Advance{6_du}}));
    EXPECT_TRUE(played.battle.unit(a).has(Marker::marching));
    EXPECT_TRUE(played.battle.unit(b).has(Marker::marching));
}

TEST(ABL29, ItChargesWithBoth) {
    const Played played = made(stack({infantry(blue).at(10_du, 13_du)}), charging(a, {Advance{3_du}}, c));
    EXPECT_TRUE(areEngaged(played.battle, a, c));
    EXPECT_EQ(played.battle.unit(b).pose, played.battle.unit(a).pose);
}

Battle engagedStack() { return stack({facingRed(infantry(blue))}); }

TEST(ABL29, AStackWithdrawsAndFollowsFarther) {
    const Battle battle = stack(shields().active().moves(2_mp), bows().active(), {facingRed(infantry(blue))});
    EXPECT_EQ(refusedTo(battle, Withdraw{a, 1.5_du}), "");
    EXPECT_EQ(refusedTo(battle, Withdraw{a, 1.6_du}), "ENG-17");
    Battle pursued = stack(shields().moves(1_mp), bows(), {facingRed(infantry(blue).active())});
    pursued.active = blue;
    const Played followed = after(pursued, Withdraw{c, 2_du}, {.answers = {YesOrNo{true}}});
    EXPECT_TRUE(areEngaged(followed.battle, a, c));
    EXPECT_EQ(followed.battle.unit(b).pose, followed.battle.unit(a).pose);
}

TEST(ABL34, AStackThatHasActedInAFightHasActedWithBoth) {
    const Battle gone = after(engagedStack(), Withdraw{a, 1_du}).battle;
    ASSERT_FALSE(isEngaged(gone, a));
    EXPECT_TRUE(gone.unit(b).did(TurnFlag::displaced));
    EXPECT_EQ(gone.unit(b).turn.spent, gone.unit(a).turn.spent);
    EXPECT_EQ(refusalOf(gone, moving(b, {Slide{east, 2_du}})), "MOV-01");
    EXPECT_TRUE(after(engagedStack(), Reposition{a, ChangeOfFront::about, {}})
                    .battle.unit(b)
                    .did(TurnFlag::displaced));
}

// ------------------------------------------------------------------- melee

TEST(ABL30, TheMainUnitsNumbersCount) {
    const Battle battle =
        inPhase(Phase::melee, stack(shields().attack(2, 2).defense(4, 5), bows().attack(3, 3).defense(5, 6),
                                    {facingRed(infantry(blue))}));
    EXPECT_EQ(combatsToFight(battle), std::vector{(Opponents{a, c})});
    EXPECT_EQ(attackOf(battle, a, c), (Attack{2, 2}));
    EXPECT_EQ(defenseOf(battle, a, c), (Defense{4, 5}));
    EXPECT_EQ(meleeDice(battle, a, c).total(), 4);
}

TEST(ABL30, FormationsAreThoseOfTheMainUnit) {
    Battle battle =
        stack(shields().at(10_du, 4_du).canTake(Formation::phalanx), bows().canTake(Formation::phalanx));
    battle.stage = Stage::arrangement;
    EXPECT_EQ(refusal(mayArrange(battle, red, {{{a, Formation::phalanx, {}}}})), "");
    EXPECT_EQ(refusal(mayArrange(battle, red, {{{b, Formation::phalanx, {}}}})), "ABL-30");
    EXPECT_EQ(refusal(mayArrange(battle, red, {{{a, {}, {true, true}}}})), "");
}

TEST(ABL30, OnlyTheMainUnitIsATarget) {
    Battle shot = stack(shields(blue).at(10_du, 14_du), bows(blue), {archers(red).at(10_du, 10_du).active()});
    shot = inPhase(Phase::rangedAttack, shot);
    EXPECT_EQ(refusal(mayTarget(shot, c, a)), "");
    EXPECT_EQ(refusal(mayTarget(shot, c, b)), "RNG-10");
    EXPECT_TRUE(seesClearly(shot, c, a));
}

TEST(ABL31, BothTakeEveryWound) {
    const Battle battle = stack(shields().health(4), bows().health(6));
    const auto hurt = [&](int wounds) {
        return play(battle, {}, [&](Game& game) { woundOutsideCombat(game, a, wounds, "MEL-16"_rule); });
    };
    EXPECT_EQ(hurt(2).battle.unit(a).wounds, 2);
    EXPECT_EQ(hurt(2).battle.unit(b).wounds, 2);
    const Played four = hurt(4);
    EXPECT_FALSE(four.battle.onTable(a));
    EXPECT_TRUE(four.battle.onTable(b));
    EXPECT_EQ(four.battle.unit(b).wounds, 4);
    EXPECT_FALSE(four.battle.isCovered(b));
    EXPECT_TRUE(isWhole(four));
}

TEST(ABL31, FromMeleeAndFromShots) {
    const std::vector<int> oneHit{6, 1, 1, 1};
    const std::vector<int> misses{1, 1, 1, 1};
    const Battle melee = stack(shields().health(9), bows().health(9), {facingRed(infantry(blue))});
    const Played fought =
        play(melee, {.rolls = {misses, oneHit, {6}, {1}}}, [](Game& game) { field::melee(game, {a, c}); });
    EXPECT_EQ(fought.battle.unit(b).wounds, 1);
    EXPECT_EQ(fought.battle.unit(a).wounds, 1);
    EXPECT_EQ(fought.count<MoraleChecked>(), 1);
    const Battle shot = stack(shields(blue).at(10_du, 13_du), bows(blue), {archers(red).at(10_du, 10_du)});
    const Played hit = play(shot, {.rolls = {oneHit, {6}, {1}}}, [](Game& game) { shoot(game, {c, a}); });
    EXPECT_EQ(hit.battle.unit(a).wounds, 1);
    EXPECT_EQ(hit.battle.unit(b).wounds, 1);
}

TEST(ABL31, WhatBreaksAndRalliesTheOneDoesSoToBoth) {
    const Played broken = play(stack(), {}, [](Game& game) { breakUnit(game, a, "MOR-03"_rule); });
    EXPECT_TRUE(broken.battle.unit(a).has(Marker::broken));
    EXPECT_TRUE(broken.battle.unit(b).has(Marker::broken));
    const Played back = play(broken.battle, {.answers = {FacingChosen{north}}},
                             [](Game& game) { recover(game, a, "FLT-16"_rule, Recovery::byItself); });
    EXPECT_FALSE(back.battle.unit(b).has(Marker::broken));
}

// ---------------------------------------------------------------- shooting

TEST(ABL32, BothMayShoot) {
    const Battle battle = inPhase(
        Phase::rangedAttack,
        stack(shields().shoots(2, 8_du).active(), bows().active(), {infantry(blue).at(10_du, 14_du)}));
    for (const UnitId shooter : {a, b}) {
        EXPECT_EQ(refusal(mayShoot(battle, shooter)), "");
        EXPECT_EQ(refusal(mayTarget(battle, shooter, c)), "");
        EXPECT_TRUE(seesClearly(battle, shooter, c));
    }
    EXPECT_EQ(measured(battle, b, c).distance, measured(battle, a, c).distance);
}

TEST(ABL32, BoundLikeAnyShooter) {
    const auto shoots = [](TestUnit main, TestUnit support, std::vector<TestUnit> others = {}) {
        return refusal(mayShoot(inPhase(Phase::rangedAttack, stack(main, support, others)), b));
    };
    EXPECT_EQ(shoots(shields(), bows().active()), "");
    EXPECT_EQ(shoots(shields().active(), bows()), "RNG-03");
    EXPECT_EQ(shoots(shields(), bows().active(), {facingRed(infantry(blue))}), "RNG-05");
    const auto afterMoving = [](Du distance) {
        const Battle moved = afterMove(stack(), moving(a, {Advance{distance}}));
        return refusal(mayShoot(inPhase(Phase::rangedAttack, moved), b));
    };
    EXPECT_EQ(afterMoving(1_du), "");
    EXPECT_EQ(afterMoving(1.1_du), "RNG-06");
}

// ---------------------------------------------------------------- javelins

Battle throwing(TestUnit main, TestUnit support) {
    main.at(10_du, 10_du);
    support.unit.pose = main.unit.pose;
    support.unit.below = a;
    Battle battle =
        battleOf({main, support, facingRed(infantry(blue).health(9))}, tableWith({throwJavelins()}));
    battle.charges = {{a, c}};
    battle.combat = Combat{.kind = CombatKind::melee, .units = {a, c}};
    return battle;
}

TEST(ABL33, JavelinsOfEitherHalfWill) {
    const auto helped = [](TestUnit main, TestUnit support) {
        return helpedAtRandom(throwing(main, support), EventId(0));
    };
    EXPECT_EQ(helped(shields(), bows().has(Ability::javelins)), std::vector{a});
    EXPECT_EQ(helped(shields().has(Ability::javelins), bows()), std::vector{a});
    EXPECT_EQ(helped(shields().has(Ability::javelins), bows().has(Ability::javelins)), std::vector{a});
    EXPECT_TRUE(helped(shields(), bows()).empty());
}

TEST(ABL33, OneThrowWithThePowerOfTheThrower) {
    const Battle battle =
        withEvent(throwing(shields().shoots(5, 8_du), bows().has(Ability::javelins)), 0, {a});
    EXPECT_EQ(powerOf(battle, a, c), (Attack{3, 3}));
    EXPECT_EQ(javelinsOf(battle, b), nullptr);
}

// -------------------------------------------------------------- separating

TEST(ABL34, NoPartMayOverlapAfterward) {
    EXPECT_EQ(refusalOf(stack(), moving(b, {Advance{0.7_du}})), "ABL-34");
    EXPECT_EQ(refusalOf(stack(), moving(b, {Advance{0.8_du}})), "");
    EXPECT_EQ(refusalOf(stack(), leaving(a, {Advance{0.7_du}})), "ABL-34");
    EXPECT_EQ(refusalOf(stack(), leaving(a, {})), "ABL-34");
    EXPECT_EQ(refusalOf(stack(), then(moving(a, {Advance{0.7_du}}), {LeaveSupport{}})), "ABL-34");
    EXPECT_EQ(refusalOf(battleOf({shields().active()}), leaving(a, {Advance{1_du}})), "ABL-34");
}

TEST(ABL34, OneOfThemMovesClear) {
    for (const Move& move : {moving(b, {Advance{1_du}}), leaving(a, {Advance{1_du}})}) {
        const Played played = made(stack(), move);
        ASSERT_EQ(played.count<Separated>(), 1);
        EXPECT_EQ(played.all<Separated>().front(), (Separated{b, a, "ABL-34"_rule}));
        EXPECT_EQ(played.battle.unit(move.unit).pose.center.y, 11_du);
        EXPECT_EQ(played.battle.unit(move.unit == a ? b : a).pose.center.y, 10_du);
        EXPECT_EQ(played.count<Broke>(), 0);
        EXPECT_TRUE(isWhole(played));
    }
}

TEST(ABL34, TheSupportStaysBehindWhereverItIsNamed) {
    const Played played = made(stack(), then(moving(a, {Advance{1_du}}), {LeaveSupport{}}));
    EXPECT_EQ(played.count<Separated>(), 1);
    EXPECT_EQ(played.battle.unit(a).pose.center.y, 11_du);
    EXPECT_EQ(played.battle.unit(b).pose.center.y, 10_du);
    EXPECT_TRUE(isWhole(played));
}

TEST(ABL34, NotInTheSkirmishersPhase) {
    const Battle battle =
        inPhase(Phase::skirmishers, stack(shields().active(), bows().active().has(Ability::skirmishers)));
    EXPECT_EQ(refusal(maySkirmish(battle, b)), "ABL-34");
    EXPECT_EQ(refusal(planSkirmishMove(battle, moving(b, {Advance{1_du}}))), "ABL-34");
    EXPECT_FALSE(spentToShow(inPhase(Phase::movement, battle), b));
}

TEST(MOV10, WhoComesFromUnderTheMainUnitNeedsAPlaceToGoBackTo) {
    const auto meeting = [](Du y) { return stack({infantry(red).at(10_du, y).active()}); };
    EXPECT_EQ(refusalOf(meeting(10.9_du), moving(b, {Advance{1_du}})), "MOV-10");
    const Battle battle = afterMove(meeting(11.7_du), moving(b, {Advance{1.2_du}}));
    EXPECT_EQ(battle.crossings, (std::vector<Crossing>{{b, c, {{10_du, 10.9_du}, north}}}));
}

TEST(MOV10, AStackWithSomebodyOnItMovesAwayAsAWhole) {
    Battle battle = stack({infantry(red).at(10_du, 8_du).active()});
    battle = afterMove(battle, moving(c, {Advance{1.5_du}}));
    ASSERT_EQ(battle.crossings.size(), 1U);
    EXPECT_EQ(refusalOf(battle, leaving(a, {Advance{1.5_du}})), "MOV-10");
    EXPECT_EQ(refusalOf(battle, moving(a, {Advance{1.5_du}})), "");
}

TEST(ABL34, NotOutOfAFight) {
    EXPECT_EQ(refusalOf(stack({facingRed(infantry(blue))}), moving(b, {Slide{south, 1_du}})), "ENG-01");
    Battle retreating = stack({facingRed(infantry(blue))});
    System::evolve(retreating, BrokeOff{a, {c}});
    const auto going = [&](const Move& move) { return refusal(fits(retreating, ChooseRetreat{a}, move)); };
    EXPECT_EQ(going(moving(a, {Slide{south, 1_du}})), "");
    EXPECT_EQ(going(leaving(a, {Slide{south, 1_du}})), "ABL-34");
}

Played flight(const Battle& battle, bool alone) {
    return play(battle, {.answers = {YesOrNo{alone}}}, [](Game& game) { makeFlightMove(game, a); });
}
Battle fleeing() { return stack(shields().fleeing().did(TurnFlag::startedToFlee), bows()); }

TEST(ABL34, TheyFleeTogether) {
    const Played played = flight(fleeing(), false);
    EXPECT_EQ(played.battle.unit(a).pose, (Pose{{10_du, 5_du}, south})) << "1 DU more (ABL-29)";
    EXPECT_EQ(played.battle.unit(b).pose, played.battle.unit(a).pose);
    EXPECT_TRUE(played.battle.unit(b).has(Marker::fleeing));
    EXPECT_TRUE(isWhole(played));
    EXPECT_TRUE(unitsToFlee(played.battle).empty());
}

TEST(ABL34, OrTheSupportStays) {
    const Played played = flight(fleeing(), true);
    EXPECT_EQ(played.battle.unit(a).pose, (Pose{{10_du, 6_du}, south}));
    EXPECT_EQ(played.battle.unit(b).pose, (Pose{{10_du, 10_du}, north}));
    EXPECT_FALSE(played.battle.unit(b).has(Marker::broken));
    EXPECT_EQ(played.asked.front().seat, red);
    EXPECT_TRUE(isWhole(played));
}

TEST(ABL34, NotWhereTheMainUnitCannotGetClear) {
    // Five friends deep: it would end on top of its own support.
    const Battle battle = stack(shields().fleeing().moves(0.5_mp), bows());
    const Played played = play(battle, {}, [](Game& game) { makeFlightMove(game, a); });
    EXPECT_EQ(played.questions<Decide>(), 0);
    EXPECT_EQ(played.battle.unit(b).pose, played.battle.unit(a).pose);
}

TEST(ABL34, BothAreLostPastTheTablesEdge) {
    const Played played = flight(stack(shields().at(10_du, 2_du).fleeing(), bows()), false);
    EXPECT_FALSE(played.battle.onTable(a));
    EXPECT_FALSE(played.battle.onTable(b));
}

TEST(ABL35, EachIsAUnitOfItsOwn) {
    Battle battle = stack(shields().active().wounded(3), bows().active().wounded(3));
    battle = afterMove(battle, moving(b, {Advance{1_du}}));
    EXPECT_EQ(battle.unit(a).wounds, 3);
    EXPECT_EQ(battle.unit(b).wounds, 3);
    const Battle hurt =
        play(battle, {}, [](Game& game) { woundOutsideCombat(game, b, 1, "MEL-16"_rule); }).battle;
    EXPECT_EQ(hurt.unit(a).wounds, 3);
    EXPECT_EQ(refusalOf(battle, moving(a, {Advance{1_du}})), "MOV-09");
    EXPECT_EQ(planOf(battle, moving(a, {Advance{3_du}})).allowance, 4_mp);
}

}  // namespace
}  // namespace vallum::field
