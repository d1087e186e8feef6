// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/engaged.h"

#include "support/combats.h"

#include <gtest/gtest.h>

#include <vallum/field/situation/movement/contact.h>

namespace vallum::field {
namespace {

using geometry::SectionIndex;

/// Red a meets blue b, which faces south, with its right half: 2 sections, and 2 free on its left.
Battle halfOn(TestUnit unit = sturdy(red)) {
    return battleOf({unit.at(9.2_du, 10_du).active(), sturdy(blue).at(10_du, 10.8_du)});
}
Battle frontToFront(TestUnit unit = sturdy(red)) {
    return battleOf({unit.active(), sturdy(blue).at(10_du, 10.8_du)});
}
Battle attackedInTheRear() {
    return battleOf({sturdy(red).active(), sturdy(blue).at(10_du, 9.2_du).facing(0_deg)});
}

// -------------------------------------------------------------- one action

TEST(ENG01, OnlyActiveUnitsThatAreNotBlockedAct) {
    EXPECT_EQ(refusal(mayActEngaged(halfOn(), a)), "");
    EXPECT_EQ(refusal(mayActEngaged(halfOn(), b)), "MOV-01");
    EXPECT_EQ(refusal(mayActEngaged(battleOf({sturdy(red), facingRed(sturdy(blue))}), a)), "ACT-11");
    EXPECT_EQ(refusal(mayActEngaged(battleOf({sturdy(red).active(), sturdy(blue).at(4_du, 4_du)}), a)),
              "ENG-01");
    EXPECT_EQ(refusal(mayActEngaged(inPhase(Phase::melee, halfOn()), a)), "ACT-02");
}

TEST(ENG01, ABlockedUnitDoesNotAct) {
    const Battle blocked = battleOf(
        {sturdy(red).active(), facingRed(sturdy(blue)), sturdy(blue).at(8.8_du, 10.4_du).facing(90_deg),
         sturdy(blue).at(11.2_du, 10.4_du).facing(270_deg), sturdy(blue).at(10_du, 9.2_du).facing(0_deg)});
    EXPECT_EQ(refusal(mayActEngaged(blocked, a)), "ENG-02");
    EXPECT_EQ(refusal(planEnvelop(blocked, {a, b, 1, 0})), "ENG-02");
}

TEST(ENG01, OneActionInATurn) {
    const Battle enveloping = after(halfOn(), Envelop{a, b, 1, 0}).battle;
    EXPECT_EQ(refusedTo(enveloping, Envelop{a, b, 1, 0}), "ENG-01");
    EXPECT_EQ(refusedTo(enveloping, RemoveMarkers{a, {}, {{b, SectionIndex(4)}}}), "ENG-01");
    EXPECT_EQ(refusalOf(enveloping, moving(a, {})), "MOV-01");
}

TEST(ENG01, WhoChargedHasMoved) {
    const Battle charged =
        afterMove(battleOf({sturdy(red).at(9.2_du, 10_du).active(), sturdy(blue).at(10_du, 12_du)}),
                  charging(a, {Advance{4_du}}, b));
    EXPECT_EQ(refusedTo(charged, Envelop{a, b, 1, 0}), "MOV-01");
}

// ----------------------------------------------------------------- envelop

TEST(ENG03, FreeSectionsWhereTheFrontTouches) {
    EXPECT_EQ(refusedTo(halfOn(), Envelop{a, b, 2, 0}), "");
    EXPECT_EQ(refusedTo(attackedInTheRear(), Envelop{a, b, 1, 1}), "ENG-03");
    EXPECT_EQ(refusedTo(frontToFront(), Envelop{a, b, 1, 1}), "ENG-03");
    EXPECT_EQ(refusedTo(frontToFront(sturdy(red).extendedLeft()), Envelop{a, b, 1, 0}), "");
    EXPECT_EQ(refusedTo(halfOn(), Envelop{a, b, 0, 0}), "ENG-03");
    EXPECT_EQ(refusedTo(halfOn(), Envelop{a, b, -1, 2}), "ENG-03");
}

TEST(ENG03, ASectionThatFightsAnotherIsNotFree) {
    // c is beside b, with a gap of one section between them.
    const Battle battle = battleOf({sturdy(red).at(9.2_du, 10_du).active(), sturdy(blue).at(10_du, 10.8_du),
                                    sturdy(blue).at(8_du, 10.8_du)});
    ASSERT_EQ(sectionsInContact(battle, a, c), 1);
    EXPECT_EQ(wrappingPlaces(battle, a, b).left, std::vector{SectionIndex(4)});
}

TEST(ENG03, ASectionThatIsWrappedIsNotFree) {
    EXPECT_EQ(wrappingPlaces(halfOn(sturdy(red).enveloping(b, 4)), a, b).left, std::vector{SectionIndex(5)});
    EXPECT_EQ(refusedTo(halfOn(sturdy(red).enveloping(b, 4).enveloping(b, 5)), Envelop{a, b, 1, 0}),
              "ENG-03");
}

TEST(ENG04, TheMarkersFightInTheSameTurn) {
    const Battle mounted = battleOf({cavalry(red).at(9.2_du, 10_du).active().extendedLeft(),
                                     sturdy(blue).at(10_du, 10.8_du).enveloping(a, 4).enveloping(a, 5)});
    EXPECT_EQ(meleeDice(mounted, a, b).total(), 4);
    const Played played = after(mounted, Envelop{a, b, 3, 0});
    EXPECT_EQ(meleeDice(played.battle, a, b).total(), 7);
    EXPECT_EQ(meleeDice(played.battle, b, a).total(), 7);
    EXPECT_EQ(played.all<EnvelopsChanged>().front().why, "ENG-04"_rule);
    EXPECT_TRUE(played.battle.unit(a).did(TurnFlag::enveloped));
}

TEST(ENG04, AsFarAsThereIsRoom) {
    Battle battle = halfOn();
    battle.units.push_back(battle.units.front());
    battle.units.back().pose.center = {8.1_du, 11.4_du};  // over the second place only
    EXPECT_EQ(meleeDice(after(battle, Envelop{a, b, 2, 0}).battle, a, b).total(), 3);
    battle.units.back().pose.center = {8.4_du, 10.8_du};  // over both
    EXPECT_EQ(refusedTo(battle, Envelop{a, b, 2, 0}), "GEO-18");
}

// --------------------------------------------------------- taking them off

TEST(ENG06, MarkersThatTouchNobodyComeOffForNothing) {
    const Battle one = frontToFront(sturdy(red).extendedLeft());
    const Played left = after(one, RemoveMarkers{a, {true, false}, {}});
    EXPECT_EQ(left.battle.unit(a).extension, geometry::Extension{});
    EXPECT_EQ(left.questions<RollDice>(), 0);
    const Battle two = frontToFront(sturdy(red).extendedLeft().extendedRight());
    const Played both = after(two, RemoveMarkers{a, {true, true}, {}});
    EXPECT_EQ(both.battle.unit(a).extension, geometry::Extension{});
    EXPECT_EQ(both.questions<RollDice>(), 0);
    EXPECT_EQ(both.count<CombatBegan>(), 0);
}

TEST(ENG06, OnlyItsOwnMarkers) {
    const Battle battle = halfOn(sturdy(red).enveloping(b, 4).enveloping(b, 5));
    EXPECT_EQ(refusedTo(battle, RemoveMarkers{a, {}, {}}), "ENG-06");
    EXPECT_EQ(refusedTo(battle, RemoveMarkers{a, {true, false}, {}}), "ENG-06");
    EXPECT_EQ(refusedTo(battle, RemoveMarkers{a, {}, {{b, SectionIndex(6)}}}), "ENG-06");
    const EnvelopMarker outer{b, SectionIndex(5)};
    EXPECT_EQ(refusedTo(battle, RemoveMarkers{a, {}, {outer, outer}}), "ENG-06");
}

TEST(ENG06, FromTheOutsideInward) {
    const Battle battle = halfOn(sturdy(red).extendedLeft().enveloping(b, 4).enveloping(b, 5));
    EXPECT_EQ(refusedTo(battle, RemoveMarkers{a, {}, {{b, SectionIndex(4)}}}), "GEO-18");
    EXPECT_EQ(refusedTo(battle, RemoveMarkers{a, {}, {{b, SectionIndex(5)}}}), "");
    EXPECT_EQ(refusedTo(battle, RemoveMarkers{a, {true, false}, {}}), "");
    const Battle three =
        halfOn(sturdy(red).extendedLeft().enveloping(b, 4).enveloping(b, 5).enveloping(b, 6));
    EXPECT_EQ(refusedTo(three, RemoveMarkers{a, {true, false}, {}}), "GEO-18");
    EXPECT_EQ(refusedTo(three, RemoveMarkers{a, {true, false}, {{b, SectionIndex(6)}}}), "");
}

TEST(ENG07, OneDieForEachMarkerInContact) {
    const Battle battle = halfOn(sturdy(red).enveloping(b, 4).enveloping(b, 5));
    const Played one = after(battle, RemoveMarkers{a, {}, {{b, SectionIndex(5)}}}, {.rolls = {{6}, {6}}});
    EXPECT_EQ(one.battle.unit(a).wounds, 1);
    EXPECT_EQ(one.battle.unit(a).envelops, (std::vector<EnvelopMarker>{{b, SectionIndex(4)}}));
    const Played two = after(battle, RemoveMarkers{a, {}, {{b, SectionIndex(4)}, {b, SectionIndex(5)}}},
                             {.rolls = {{1, 1}}});
    EXPECT_EQ(two.all<BlowRolled>().front().units, (Opponents{b, a}));
    EXPECT_TRUE(two.battle.unit(a).envelops.empty());
}

TEST(ENG07, AnExtensionMarkerThatFights) {
    // b meets only the marker, with one section.
    const Battle battle =
        battleOf({sturdy(red).at(8.4_du, 10_du).active().extendedRight(), sturdy(blue).at(10_du, 10.8_du)});
    ASSERT_EQ(sectionsInContact(battle, a, b), 1);
    const Played played = after(battle, RemoveMarkers{a, {false, true}, {}}, {.rolls = {{1}}});
    EXPECT_FALSE(areEngaged(played.battle, a, b));
}

TEST(ENG07, EachEnemyStrikesForItsOwn) {
    // b in front of a's right half, c beside it; a is wrapped round both through the gap between them.
    const Battle battle = battleOf({sturdy(red).active().extendedLeft().enveloping(b, 4).enveloping(c, 11),
                                    sturdy(blue).at(10.8_du, 10.8_du), sturdy(blue).at(8.4_du, 10.8_du)});
    const RemoveMarkers both{a, {}, {{b, SectionIndex(4)}, {c, SectionIndex(11)}}};
    const auto attacks = attacksForMarkers(battle, both, "ENG-07"_rule);
    ASSERT_EQ(attacks.size(), 2U);
    EXPECT_EQ(attacks[0].by, b);
    EXPECT_EQ(attacks[1].by, c);
    EXPECT_EQ(attacks[0].dice.total() + attacks[1].dice.total(), 2);
    EXPECT_EQ(after(battle, both, {.rolls = {{1}, {1}}}).count<CombatBegan>(), 2);
}

TEST(ENG07, TheseWoundsDoNotCountInTheMelee) {
    const Battle battle = halfOn(sturdy(red).enveloping(b, 4));
    const Played struck = after(battle, RemoveMarkers{a, {}, {{b, SectionIndex(4)}}}, {.rolls = {{6}, {6}}});
    EXPECT_EQ(struck.count<MoraleChecked>(), 0);
    EXPECT_EQ(struck.questions<Decide>(), 0);
    const Played fought = fight(struck.battle, {.rolls = {{6, 1}, {6}, {6, 1}, {6}, {1}, {1}}});
    EXPECT_EQ(fought.battle.unit(a).wounds, 2);
    EXPECT_EQ(fought.count<MoraleChecked>(), 2);
}

TEST(ENG07, TheLastWoundEliminates) {
    const Battle battle = halfOn(sturdy(red).health(1).enveloping(b, 4));
    const Played played = after(battle, RemoveMarkers{a, {}, {{b, SectionIndex(4)}}}, {.rolls = {{6}, {6}}});
    EXPECT_FALSE(played.battle.onTable(a));
    EXPECT_EQ(played.count<MoveEnded>(), 0);
}

TEST(MEL13, NoEventsInAFreeAttack) {
    Battle battle =
        battleOf({sturdy(red).at(9.2_du, 10_du).active().enveloping(b, 4), sturdy(blue).at(10_du, 10.8_du)},
                 tableWith({resist(), fierceOnset()}));
    battle = inHand(battle, blue, CardId(1));
    const Played played = after(battle, RemoveMarkers{a, {}, {{b, SectionIndex(4)}}}, {.rolls = {{1}}});
    EXPECT_EQ(played.questions<DrawCards>() + played.questions<ChooseEvent>(), 0);
    EXPECT_TRUE(played.all<CombatBegan>().front().combat.withoutEvents);
    EXPECT_EQ(played.all<CombatEnded>().front().combat, CombatKind::freeAttack);
    EXPECT_TRUE(played.battle.fought.empty());
}

// -------------------------------------------------------------- formations

Move taking(Formation formation) { return first({TakeFormation{formation}}, moving(a, {})); }
const Move dropping = first({DropFormation{}}, moving(a, {}));

TEST(ENG08, NoFormationsWithinAFight) {
    EXPECT_EQ(refusalOf(frontToFront(sturdy(red).canTake(Formation::phalanx)), taking(Formation::phalanx)),
              "ENG-08");
    EXPECT_EQ(refusalOf(frontToFront(sturdy(red).in(Formation::square)), dropping), "ENG-08");
    EXPECT_EQ(refusalOf(frontToFront(sturdy(red).in(Formation::wallOfShields)), dropping), "ENG-08");
    const Battle phalanx = frontToFront(sturdy(red).in(Formation::phalanx));
    const Played fought = fight(phalanx, {.rolls = {{1, 1, 1, 1}, {1, 1, 1, 1}}});
    EXPECT_EQ(fought.all<FormationLost>().front().unit, a);
}

TEST(FRM28, BraveryIsSwitchedWithinAFight) {
    const Battle able = frontToFront(sturdy(red).canTake(Formation::bravery));
    const Played on = made(able, taking(Formation::bravery));
    EXPECT_EQ(on.battle.unit(a).formation, Formation::bravery);
    EXPECT_EQ(refusal(mayActEngaged(on.battle, a)), "");
    EXPECT_EQ(refusalOf(on.battle, dropping), "FRM-05");
    const Battle brave = frontToFront(sturdy(red).in(Formation::bravery));
    EXPECT_EQ(made(brave, dropping).battle.unit(a).formation, std::nullopt);
    EXPECT_EQ(refusalOf(brave, first({DropFormation{}}, moving(a, {Slide{south, 1_du}}))), "ENG-08");
}

TEST(FRM28, OnlyByAnActiveUnit) {
    const TestUnit able = sturdy(red).canTake(Formation::bravery);
    EXPECT_EQ(refusalOf(battleOf({able, facingRed(sturdy(blue))}), taking(Formation::bravery)), "ACT-08");
}

TEST(FRM28, InAllElseItIsABlueMarker) {
    const Battle two = battleOf({sturdy(red).moves(2_mp).active().canTake(Formation::bravery)});
    const Move ahead = first({TakeFormation{Formation::bravery}}, moving(a, {Advance{2_du}}));
    EXPECT_EQ(refusalOf(two, ahead), "");
    const Battle brave = battleOf({sturdy(red).active().in(Formation::bravery)});
    EXPECT_EQ(refusalOf(brave, first({ExtendFront{Flank::left}}, moving(a, {}))), "MAN-12");
}

}  // namespace
}  // namespace vallum::field
