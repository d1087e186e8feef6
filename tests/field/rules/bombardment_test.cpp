// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/engines.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/siege/collateral.h>
#include <vallum/field/rules/combat/events.h>
#include <vallum/field/rules/siege/collateral.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/fortress/walls.h>

namespace vallum::field {
namespace {

constexpr YesOrNo yes{true};
constexpr YesOrNo no{false};

Battle shelled(Du distance, const TestTable& table = stronghold(), TestUnit engine = onager(blue)) {
    return shooting({before(std::move(engine), distance)}, table);
}
/// An onager 3 DU in front of the middle wall, which is occupied.
Battle manned(const TestUnit& defender,
              TestUnit engine = onager(blue),
              const TestTable& table = stronghold()) {
    return shooting({before(std::move(engine), 3_du), onWall(defender)}, table);
}
TestUnit bowmen() { return archers(blue).active(); }
int damageTo(const Played& played, StructureId id = middleWall) { return played.battle.structure(id).damage; }
/// High health, and a morale that never fails.
TestUnit steady(Seat owner) { return infantry(owner).health(9).morale(9); }

// ---------------------------------------------------------------- measuring

TEST(HGT04, NoBonusAgainstStructures) {
    TestTable hill = stronghold();
    hill.tiles = {tile(Terrain::hill, {8_du, 12_du}, {12_du, 17_du})};
    const Battle battle = shelled(4.5_du, hill);
    EXPECT_EQ(measured(battle, shotAt(middleWall)).band, RangeBand::longRange);
    EXPECT_EQ(dice(battle, shotAt(middleWall)), 2);
    EXPECT_EQ(attackOn(battle, shotAt(middleWall)), (Attack{4, 4}));
    TestTable open;
    open.tiles = {tile(Terrain::hill, {8_du, 12_du}, {12_du, 17_du})};
    const Battle atUnit =
        battleOf({onager(blue).at(10_du, 14_du).facing(180_deg), infantry(red).at(10_du, 8.7_du)}, open);
    EXPECT_EQ(measured(atUnit, a, b).band, RangeBand::shortRange);
    EXPECT_EQ(powerOf(underFire(atUnit), a, b), (Attack{5, 5}));
}

TEST(ART05, NotAfterMoving) {
    EXPECT_EQ(refused(shelled(3_du), shotAt(middleWall)), "");
    EXPECT_EQ(refused(shelled(3_du, stronghold(), onager(blue).did(TurnFlag::displaced)), shotAt(middleWall)),
              "RNG-07");
}

TEST(ART06, AnyStructureInRange) {
    EXPECT_TRUE(measured(shelled(8_du), shotAt(middleWall)).inRange);
    EXPECT_FALSE(measured(shelled(8.1_du), shotAt(middleWall)).inRange);
    const auto lost = shot(shelled(8.1_du), shotAt(middleWall), {});
    EXPECT_TRUE(lost.battle.unit(a).did(TurnFlag::shot));
    EXPECT_EQ(lost.count<CombatBegan>(), 0);
    for (const StructureKind kind : {StructureKind::watchtower, StructureKind::siegeTower,
                                     StructureKind::cornerWall, StructureKind::gate, StructureKind::tower}) {
        EXPECT_EQ(refused(shelled(6_du, with(built(kind, 10_du, 12_du))), shotAt(another)), "");
    }
    for (const StructureKind kind : {StructureKind::villageSector, StructureKind::narrowBridge}) {
        const TestTable table = with(ownedBy(std::nullopt, built(kind, 10_du, 12_du)));
        EXPECT_EQ(refused(shelled(6_du, table), shotAt(another)), "");
    }
    EXPECT_EQ(refused(shelled(6_du, collapsed(middleWall)), shotAt(middleWall)), "ART-06");
    const Battle behind = shooting({onager(blue).at(10_du, 13_du).facing(0_deg)});
    EXPECT_EQ(refused(behind, shotAt(middleWall)), "LOS-01");
    const Battle wallOrMan = manned(infantry(red));
    EXPECT_EQ(refused(wallOrMan, shotAt(middleWall)), "");
    EXPECT_EQ(refusal(fits(wallOrMan, ChooseShot{}, ShotToMake{a, b})), "");
}

TEST(ART06, ThePhaseWaitsForShotsAtStructures) {
    const auto played =
        play(shelled(3_du), {.rolls = {{2, 2, 2, 2}}, .answers = {shotAt(middleWall)}}, rangedStep);
    EXPECT_EQ(played.battle.phase, Phase::rangedAttack);
    EXPECT_TRUE(structureShots(played.battle).empty());
    EXPECT_EQ(refused(shelled(3_du, stronghold(), onager(blue).did(TurnFlag::shot)), shotAt(middleWall)),
              "RNG-04");
}

// -------------------------------------------------------------------- rolls

TEST(ART07, ToHit) {
    const auto wood = shot(shelled(3_du), shotAt(middleWall), {.rolls = {{2, 3, 2, 2}, {2}}});
    EXPECT_EQ(wood.all<StructureRolled>().front().successes, 1);
    const Battle stone = shooting({onager(blue).at(7.2_du, 13_du).facing(180_deg)}, ofStone());
    const auto tower = shot(stone, shotAt(westTower), {.rolls = {{4, 5, 4, 4}, {4}}});
    EXPECT_EQ(tower.all<StructureRolled>().front().successes, 1);
}

TEST(ART08, ToDamage) {
    const auto strong = shot(shelled(3_du), shotAt(middleWall), {.rolls = {{3, 3, 3, 2}, {2, 3, 5}}});
    EXPECT_EQ(damageTo(strong), 2);
    const TestUnit weak = onager(blue).shoots(3, 8_du, Missile::stone);
    const auto weaker =
        shot(shelled(3_du, stronghold(), weak), shotAt(middleWall), {.rolls = {{4, 4, 4, 2}, {2, 3, 5}}});
    EXPECT_EQ(damageTo(weaker), 1);
}

TEST(ART09, AOneMayBeRolledAgain) {
    const auto good =
        shot(shelled(3_du), shotAt(middleWall), {.rolls = {{1, 2, 2, 2}, {5}, {2}}, .answers = {yes}});
    EXPECT_EQ(good.all<StructureRolled>().front().faces, (std::vector<int>{5, 2, 2, 2}));
    EXPECT_EQ(good.all<StructureRolled>().front().rolledAgain, (std::vector<int>{0}));
    EXPECT_EQ(good.all<StructureRolled>().front().successes, 1);
    const auto declined = shot(shelled(3_du), shotAt(middleWall), {.rolls = {{1, 2, 2, 2}}, .answers = {no}});
    EXPECT_EQ(declined.all<StructureRolled>().front().successes, 0);
    const auto damage =
        shot(shelled(3_du), shotAt(middleWall), {.rolls = {{3, 2, 2, 2}, {1}, {1}}, .answers = {yes}});
    EXPECT_EQ(damageTo(damage), 0) << "a second 1 on the damage roll does nothing";
    EXPECT_EQ(damage.count<CollateralRolled>(), 0);
}

TEST(ART09, ASecondOneHitsAFriend) {
    const auto misfired = [](const std::vector<TestUnit>& friends, std::deque<std::vector<int>> rolls,
                             std::deque<Answer> answers) {
        std::vector units{before(onager(blue), 3_du)};
        units.insert(units.end(), friends.begin(), friends.end());
        return shot(shooting(units), shotAt(middleWall),
                    {.rolls = std::move(rolls), .answers = std::move(answers)});
    };
    // The onager covers x 9.2 to 10.8, y 13 to 13.8.
    const TestUnit near = steady(blue).at(13.1_du, 13.4_du);
    const TestUnit nearer = steady(blue).at(7.4_du, 13.4_du);
    const TestUnit far = steady(blue).at(13.7_du, 13.4_du);
    const auto one = misfired({near}, {{1, 2, 2, 2}, {1}, {4}, {1}}, {yes});
    EXPECT_EQ(one.battle.unit(b).wounds, 1) << "4 and 4 exceed 7";
    EXPECT_EQ(one.all<MoraleChecked>().size(), 1U);
    EXPECT_EQ(one.all<CollateralRolled>().front().why, "ART-09"_rule);
    const auto missed = misfired({near}, {{1, 2, 2, 2}, {1}, {3}}, {yes});
    EXPECT_EQ(missed.battle.unit(b).wounds, 0);
    const auto two = misfired({near, nearer}, {{1, 2, 2, 2}, {1}, {6}, {1}}, {yes, UnitChosen{c}});
    EXPECT_EQ(two.battle.unit(c).wounds, 1) << "red chooses";
    EXPECT_EQ(two.battle.unit(b).wounds, 0);
    const auto none = misfired({far}, {{1, 2, 2, 2}, {1}}, {yes});
    EXPECT_EQ(none.count<CollateralRolled>(), 0);
}

TEST(ART10, SixesCountTwice) {
    const auto far =
        shot(shelled(5_du, damaged(middleWall, 0)), shotAt(middleWall), {.rolls = {{6, 6}, {6, 6, 6, 6}}});
    EXPECT_EQ(far.all<StructureDamaged>().front().damage, 8);
    const auto near = shot(shelled(3_du, stronghold(), onager(blue).shoots(3, 8_du, Missile::stone)),
                           shotAt(middleWall), {.rolls = {{2, 3, 5, 6}, {2, 3, 6}}});
    EXPECT_EQ(near.all<StructureRolled>().front().successes, 3);
    EXPECT_EQ(damageTo(near), 2);
    const auto arrows =
        shot(shooting({before(bowmen(), 3_du)}), shotAt(middleWall, true), {.rolls = {{6, 1, 1}, {6}}});
    EXPECT_EQ(fireMarkers(arrows.battle.structure(middleWall)), 1) << "not those of archers";
}

// --------------------------------------------------------------- collateral

TEST(ART11, WhoStandsThereMayBeHurt) {
    const Battle battle = manned(steady(red).defense(5, 6));
    const auto played = shot(battle, shotAt(middleWall), {.rolls = {{3, 3, 2, 2}, {3, 3}, {2, 3}, {1}}});
    EXPECT_EQ(played.all<CollateralRolled>().front().faces, (std::vector<int>{2, 3}));
    EXPECT_EQ(played.battle.unit(b).wounds, 1) << "3 and more";
    EXPECT_EQ(played.all<MoraleChecked>().front().why, "ART-11"_rule);
    EXPECT_EQ(shot(battle, shotAt(middleWall), {.rolls = {{3, 2, 2, 2}, {2}}}).count<CollateralRolled>(), 0);
    const auto burnt = shot(battle, shotAt(middleWall, true), {.rolls = {{3, 3, 2}, {3, 3}, {2, 2}}});
    EXPECT_EQ(burnt.all<CollateralRolled>().size(), 1U) << "one die for each fire marker";
    EXPECT_EQ(burnt.count<MoraleChecked>(), 0) << "without a wound no check";
    const auto rammed =
        attacked(fighting({beforeWall(infantry(blue).attack(5, 5)), onWall(steady(red))}, withRam()),
                 ramming(middleWall), {.rolls = {{6, 1, 1, 1}, {6}}});
    EXPECT_EQ(rammed.count<CollateralRolled>(), 0);
}

TEST(ART11, ThePowerIsThatOfTheDamageRoll) {
    const auto powersOf = [](const Battle& battle) {
        const auto played = shot(battle, shotAt(middleWall), {.rolls = {{3, 6, 2, 2}, {4, 6}, {2, 3}}});
        return std::pair(played.all<StructureRolled>().at(1).attack.total(),
                         played.all<CollateralRolled>().at(0).power.total());
    };
    EXPECT_EQ(powersOf(manned(steady(red))), std::pair(4, 4));
    const Battle hurt = manned(steady(red), onager(blue).health(9).wounded(3));
    EXPECT_EQ(powersOf(hurt), std::pair(3, 3)) << "the crew has suffered";
    Battle aimed = begun(manned(steady(red), onager(blue), withDeck({trueAim()})), shotAt(middleWall));
    aimed.combat->events.push_back({EventId(0), {a}, {}, false});
    const Sum power = attackOnStructure(aimed, Roll::damage);
    EXPECT_GT(power.total(), 4) << "an event of the shot helps here, too";
    const auto fired = play(aimed, {.rolls = {{2, 3}, {1}}}, [&](Game& game) {
        collateralDamage(game, middleWall, 2, attackOnStructure(game.battle(), Roll::damage), "ART-11"_rule);
    });
    EXPECT_EQ(fired.all<CollateralRolled>().at(0).power, power);
}

TEST(FOR06, WhoeverIsHurtBesideTheTargetIsSeen) {
    TestUnit hidden = steady(red);
    hidden.unit.faceDown = true;
    const auto hurtBy = [&](std::deque<std::vector<int>> rolls) {
        return play(manned(hidden), {.rolls = std::move(rolls)}, [](Game& game) {
            Sum power;
            power.add("ART-12"_rule, 3);
            hurt(game, b, middleWall, 1, power, "ART-11"_rule);
        });
    };
    const auto wounded = hurtBy({{6}, {1}});
    EXPECT_FALSE(wounded.battle.unit(b).faceDown);
    EXPECT_EQ(wounded.all<Revealed>().front().why, "FOR-06"_rule);
    EXPECT_TRUE(hurtBy({{1}}).battle.unit(b).faceDown);
}

TEST(ART11, OnlyThoseOnThisSectionOrInThisTower) {
    const Battle battle = shooting({before(onager(blue), 3_du), onWall(steady(red), 1.6_du),
                                    inTower(steady(red)), onWall(steady(red), -1.2_du)});
    EXPECT_EQ(unitsAt(battle, middleWall), (std::vector<UnitId>{d}));
    EXPECT_EQ(unitsAt(battle, westTower), (std::vector<UnitId>{c}));
    EXPECT_EQ(unitsAt(battle, eastWall), (std::vector<UnitId>{b}));
}

TEST(ART12, NoDoubleWounds) {
    const TestUnit defender = steady(red).defense(5, 2);
    const auto sixes =
        shot(manned(defender), shotAt(middleWall), {.rolls = {{3, 3, 2, 2}, {3, 3}, {6, 6}, {1}}});
    EXPECT_EQ(sixes.battle.unit(b).wounds, 2);
    const auto ones =
        shot(manned(defender), shotAt(middleWall), {.rolls = {{3, 3, 2, 2}, {3, 3}, {1, 6}, {1}}});
    EXPECT_EQ(ones.battle.unit(b).wounds, 1);
}

TEST(ART13, HitDamageAndCollateral) {
    const Battle battle = manned(archers(red).defense(5, 5), onager(blue).shoots(3, 8_du, Missile::stone));
    const auto played = shot(battle, shotAt(middleWall), {.rolls = {{2, 3, 5, 6}, {2, 3, 6}, {2, 3}, {1}}});
    EXPECT_EQ(damageTo(played), 2);
    EXPECT_EQ(played.battle.unit(b).wounds, 1);
    EXPECT_EQ(played.count<MoraleChecked>(), 1);
}

TEST(FOR14, CollateralDamageOnAStack) {
    Battle battle = shooting({before(onager(blue), 3_du), onWall(steady(red)), onWall(steady(red))});
    battle.overlaps = {{b, c}};
    const auto played = shot(battle, shotAt(middleWall), {.rolls = {{3, 3, 2, 2}, {3, 3}, {2, 2}, {2, 2}}});
    EXPECT_EQ(played.count<CollateralRolled>(), 2);
}

TEST(WTW03, ShotsAtWatchtowers) {
    TestUnit guard = steady(red).at(10_du, 12_du);
    guard.unit.inside = another;
    const TestTable table = with(built(StructureKind::watchtower, 10_du, 12_du));
    const auto played = shot(shooting({before(onager(blue), 5_du), guard}, table), shotAt(another),
                             {.rolls = {{4, 4, 2, 2}, {4, 4}, {2, 2}}});
    EXPECT_EQ(damageTo(played, another), 2);
    EXPECT_EQ(played.all<CollateralRolled>().front().faces.size(), 2U);
    EXPECT_FALSE(hasClimbed(battleOf({climbing(infantry(blue), another, 1)}, table), a));
    EXPECT_TRUE(hasClimbed(battleOf({climbing(infantry(blue), another, 2)}, table), a));
}

TEST(TER28, HitsOnABridgeWithAUnitOnIt) {
    const TestTable table = with(ownedBy(std::nullopt, built(StructureKind::wideBridge, 10_du, 12_du)));
    const Battle battle = shooting({before(onager(blue), 5_du), steady(red).at(10_du, 12_du)}, table);
    const auto played = shot(battle, shotAt(another), {.rolls = {{4, 4, 2, 2}, {4, 4}, {2, 2}}});
    EXPECT_EQ(played.all<CollateralRolled>().front().faces.size(), 2U);
    EXPECT_EQ(shot(battle, shotAt(another), {.rolls = {{4, 2, 2, 2}, {2}}}).count<CollateralRolled>(), 0);
}

// --------------------------------------------------------------------- fire

TEST(FIR05, ArrowsJavelinsAndEngines) {
    const auto with = [](TestUnit unit) { return shooting({before(std::move(unit), 1_du)}); };
    EXPECT_EQ(dice(shooting({before(bowmen(), 3_du)}), shotAt(middleWall, true)), 3);
    EXPECT_EQ(dice(shooting({before(bowmen(), 5_du)}), shotAt(middleWall, true)), 1);
    EXPECT_EQ(refused(with(bowmen()), shotAt(middleWall, true)), "");
    EXPECT_EQ(refused(with(bowmen().shoots(2, 2_du, Missile::javelin)), shotAt(middleWall, true)), "");
    EXPECT_EQ(refused(with(bowmen().shoots(2, 6_du, Missile::sling)), shotAt(middleWall, true)), "FIR-05");
    EXPECT_EQ(refused(with(onager(blue)), shotAt(middleWall, true)), "");
    EXPECT_EQ(dice(with(onager(blue)), shotAt(middleWall, true)), 3);
}

TEST(FIR06, ItIsSaidBeforeAnyEvent) {
    const TestTable table = withDeck({trueAim()});
    const auto played =
        shot(shooting({before(bowmen(), 3_du)}, table), shotAt(middleWall, true), {.rolls = {{1, 1, 1}}});
    const auto began = std::ranges::find_if(
        played.facts, [](const Fact& it) { return std::holds_alternative<CombatBegan>(it); });
    const auto turned = std::ranges::find_if(
        played.facts, [](const Fact& it) { return std::holds_alternative<EventTurnedUp>(it); });
    ASSERT_LT(began, turned);
    EXPECT_EQ(std::get<CombatBegan>(*began).combat.target,
              (Target{middleWall, false, Siegework::incendiaryShot}));
}

TEST(FIR07, FireMarkersInsteadOfDamage) {
    const auto played = shot(shooting({before(bowmen().shoots(4, 8_du), 3_du)}), shotAt(middleWall, true),
                             {.rolls = {{3, 3, 2}, {3, 3}}});
    EXPECT_EQ(fireMarkers(played.battle.structure(middleWall)), 2);
    EXPECT_EQ(damageTo(played), 0);
    const auto none =
        shot(shooting({before(bowmen(), 3_du)}), shotAt(middleWall, true), {.rolls = {{4, 2, 2}, {2}}});
    EXPECT_EQ(none.count<FireLit>(), 0);
}

TEST(FIR08, EventsAgainstStructures) {
    const auto randomly = [](const Event& event) {
        return shot(shelled(3_du, withDeck({event})), shotAt(middleWall),
                    {.rolls = {{2, 2, 2, 2}, {2, 2, 2, 2}}});
    };
    EXPECT_EQ(randomly(trueAim()).all<StructureRolled>().front().attack.total(), 5)
        << "to all ranged attacks";
    const Event officers = onEnemy(eventFor(RandomFor::attacker, EventWhen::both, "officers-fall"),
                                   {.marker = LastingMarker::noOfficer});
    for (const Event& event : {officers, resist(), blindingDust(), windChanges(), veterans()}) {
        const auto played =
            shot(shelled(3_du, withDeck({event})), shotAt(middleWall), {.rolls = {{2, 2, 2, 2}}});
        EXPECT_TRUE(played.all<EventTurnedUp>().front().helps.empty()) << event.id;
    }
    Battle hands = inHand(shelled(3_du, withDeck({trueAim(), resist()})), blue, CardId(0));
    hands = inHand(hands, red, CardId(1));
    const auto played = shot(hands, shotAt(middleWall),
                             {.rolls = {{2, 2, 2, 2}, {2, 2, 2, 2}}, .answers = {EventToPlay{CardId(0)}}});
    EXPECT_EQ(played.all<StructureRolled>().front().attack.total(), 5);
    EXPECT_EQ(played.questions<ChooseEvent>(), 1) << "the defender is not asked";
}

TEST(FIR08, ASecondVolleyIsShotAgain) {
    Event volley = eventFor(RandomFor::attacker, EventWhen::ranged, "second-volley");
    volley.effect = {.shootAgain = ShootAgainEffect{1}};
    const auto played = shot(manned(steady(red), onager(blue), withDeck({volley})), shotAt(middleWall),
                             {.rolls = {{2, 2, 2, 2}, {2, 2, 2, 2}}});
    EXPECT_EQ(played.count<StructureRolled>(), 2);
}

// -------------------------------------------------------------------- sight

/// A wood or another terrain that hides the middle wall from a shooter straight ahead.
TestTable hidden(Terrain kind = Terrain::forest, TestTable table = stronghold()) {
    table.tiles = {tile(kind, {2_du, 11_du}, {18_du, 12.5_du})};
    return table;
}

TEST(HGT08, AWallBehindTreesIsCovered) {
    const Battle high = shelled(3_du, hidden());
    EXPECT_EQ(refused(high, shotAt(middleWall)), "");
    EXPECT_TRUE(measured(high, shotAt(middleWall)).covered.has_value());
    EXPECT_EQ(attackOn(high, shotAt(middleWall)), (Attack{3, 3}));
    const TestUnit ballista = onager(blue).shoots(4, 8_du, Missile::bolt);
    EXPECT_NE(refused(shelled(3_du, hidden(), ballista), shotAt(middleWall)), "");
    EXPECT_EQ(refused(shelled(3_du, stronghold(), ballista), shotAt(middleWall)), "");
    const Battle behindFriend =
        shooting({before(ballista, 4_du), before(infantry(blue), 2_du)}, stronghold());
    EXPECT_EQ(refused(behindFriend, shotAt(middleWall)), "") << "a unit on the ground is lower";
}

// -------------------------------------------------------------- siege towers

TEST(SGT18, AtTheBaseOfASiegeTower) {
    TestTable table = with(ownedBy(blue, built(StructureKind::siegeTower, 7.2_du, 15.4_du)));
    TestUnit engine = onager(red);
    const auto from = [&](const TestUnit& unit) {
        return turnOf(red, inPhase(Phase::rangedAttack, battleOf({unit}, table)));
    };
    const Battle ground = from(TestUnit(engine).at(10_du, 15.4_du).facing(270_deg));
    EXPECT_EQ(attackOn(ground, shotAt(another)), (Attack{4, 4}));
    EXPECT_EQ(resistanceTo(ground, {another, false, Siegework::shot}).total(), 6);
    // The siege tower starts 5 DU beyond the outer side of the fortress tower.
    const Battle high = from(inTower(engine));
    EXPECT_EQ(measured(high, shotAt(another)).distance, 5_du);
    EXPECT_EQ(attackOn(high, shotAt(another)), (Attack{5, 5}));
    EXPECT_EQ(dice(high, shotAt(another)), 4);
}

TEST(SGT18, TheHeightCountsForTheUnitInsideToo) {
    TestTable table = with(ownedBy(blue, built(StructureKind::siegeTower, 7.2_du, 15.4_du)));
    TestUnit crew = steady(blue).defense(5, 6).at(7.2_du, 15.4_du);
    crew.unit.inside = another;
    const Battle battle =
        turnOf(red, inPhase(Phase::rangedAttack, battleOf({inTower(onager(red)), crew}, table)));
    const auto played =
        shot(battle, shotAt(another),
             {.rolls = {{2, 2, 1, 1}, {2, 2}, {1, 2}, {1}}, .answers = {YesOrNo{}, YesOrNo{}}});
    const auto rolled = played.all<CollateralRolled>();
    ASSERT_EQ(rolled.size(), 1U);
    EXPECT_EQ(rolled.front().power.total(), 5);
    EXPECT_EQ(played.battle.unit(b).wounds, 1) << "2 and more";
}

TEST(SGT18, NothingButMountainsHidesItsBase) {
    const TestTable table =
        with(ownedBy(red, built(StructureKind::siegeTower, 10_du, 10.6_du)), stronghold());
    const TestUnit ballista = onager(blue).shoots(4, 8_du, Missile::bolt);
    const auto facing = [&](Terrain kind) { return shooting({before(ballista, 3_du)}, hidden(kind, table)); };
    EXPECT_EQ(refused(facing(Terrain::forest), shotAt(another)), "");
    EXPECT_EQ(attackOn(facing(Terrain::forest), shotAt(another)), (Attack{4, 4}));
    EXPECT_EQ(refused(facing(Terrain::mountain), shotAt(another)), "TER-07");
}

}  // namespace
}  // namespace vallum::field
