// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/combats.h"
#include "support/simulated.h"

#include <gtest/gtest.h>

#include <vallum/field/queries/harmful_events.h>
#include <vallum/field/queries/odds.h>
#include <vallum/field/rules/movement/movement.h>

namespace vallum::field {
namespace {

constexpr int times = 20'000;

void expectMeleeAlike(const Battle& battle) { expectMeleeAsForetold(battle, times); }

double sum(const std::vector<double>& chances) {
    double total = 0;
    for (const double chance : chances) total += chance;
    return total;
}

TEST(Odds, OneDieCanBeWorkedOutByHand) {
    const Battle battle =
        battleOf({infantry(red).at(11.2_du, 10_du).health(9), facingRed(infantry(blue).health(9))});
    ASSERT_EQ(meleeDice(battle, a, b).total(), 1);
    const CombatOdds odds = meleeOdds(battle, {a, b});
    ASSERT_EQ(odds.defender.wounds.size(), 2U);
    EXPECT_DOUBLE_EQ(odds.defender.wounds[1], 4.0 / 6 * 2.0 / 6);
    EXPECT_DOUBLE_EQ(odds.defender.expectedWounds(), 2.0 / 9);
    EXPECT_NEAR(sum(odds.attacker.wounds), 1, 1e-12);
}

TEST(Odds, AStandardCombatGoesAsOftenAsForetold) {
    expectMeleeAlike(battleOf({infantry(red).morale(5), facingRed(infantry(blue).morale(4).wounded(1))}));
}

TEST(Odds, APriorityCombatGoesAsOftenAsForetold) {
    expectMeleeAlike(battleOf(
        {infantry(red).morale(3).broken(), facingRed(infantry(blue).morale(5).in(Formation::phalanx))}));
}

TEST(Odds, ASingleAttackGoesAsOftenAsForetold) {
    expectMeleeAlike(
        battleOf({infantry(red).morale(4),
                  facingRed(infantry(blue).morale(5).has(Ability::sarissas).in(Formation::phalanx))}));
}

TEST(Odds, ProfessionalDeadlySteadfastAndFearsomeUnits) {
    expectMeleeAlike(
        battleOf({infantry(red).has(Ability::professionals).has(Ability::deadly).has(Ability::fear),
                  facingRed(infantry(blue).morale(4).broken().has(Ability::steadfast))}));
}

TEST(Odds, AShotGoesAsOftenAsForetold) {
    const Battle battle =
        battleOf({archers(red).active().has(Ability::accuracy), infantry(blue).morale(3).at(10_du, 14_du)});
    expectShotAsForetold(battle, times);
}

TEST(Odds, OutOfRangeNothingHappens) {
    const Battle battle = battleOf({archers(red).active().shoots(3, 2_du), infantry(blue).at(10_du, 14_du)});
    EXPECT_EQ(shotOdds(battle, a, b).defender.wounds, std::vector{1.0});
}

/// RNG-11: before anything is measured the numbers must not tell how far the target is.
TEST(Odds, AShotAtARangeIsWorthTheSameHoweverFarTheTargetIs) {
    const auto wounds = [](Du away, RangeBand band) {
        const Battle battle = battleOf(
            {archers(red).active().shoots(3, 8_du), infantry(blue).morale(3).at(10_du, 10_du + away)});
        return shotOddsAt(battle, a, b, band).defender.expectedWounds();
    };
    const Battle near =
        battleOf({archers(red).active().shoots(3, 8_du), infantry(blue).morale(3).at(10_du, 12_du)});
    EXPECT_DOUBLE_EQ(wounds(2_du, RangeBand::shortRange), shotOdds(near, a, b).defender.expectedWounds());
    for (const RangeBand band : {RangeBand::shortRange, RangeBand::longRange})
        EXPECT_DOUBLE_EQ(wounds(2_du, band), wounds(30_du, band));
    EXPECT_GT(wounds(2_du, RangeBand::shortRange), wounds(2_du, RangeBand::longRange));
}

TEST(Odds, APlannedChargeIsJudgedAsIfItWereMade) {
    const Battle battle = battleOf({cavalry(red).active(), infantry(blue).at(10_du, 13_du)});
    Move charge;
    charge.unit = a;
    charge.path = {geometry::Advance{3_du}};
    charge.charge = Charge{.target = b};
    ASSERT_EQ(refusal(planMove(battle, charge)), "");
    const Battle then = afterMove(battle, charge);
    EXPECT_EQ(meleeDice(then, a, b).total(), 4);
    EXPECT_EQ(then.charges, std::vector{(Opponents{a, b})});
    EXPECT_GT(meleeOdds(then, {a, b}).defender.expectedWounds(), 0);
    EXPECT_EQ(meleeDice(battle, a, b).total(), 0);
}

// ------------------------------------------------------------------ events

constexpr CardId drawn(0);
constexpr CardId inHandOfRed(1);

/// Plays one card for unit a and nothing else, and records the battle at that question.
class PlaysCard final : public Asker<System> {
public:
    PlaysCard(std::optional<CardId> card, std::uint64_t seed) : card_(card), luck_(seed, {.yes = false}) {}

    Answer answer(const Battle& battle, const OpenQuestion<System>& asked) override {
        const auto* event = std::get_if<ChooseEvent>(&asked.question);
        if (std::holds_alternative<DrawCards>(asked.question)) return CardsShown{{drawn}};
        if (event == nullptr) return luck_.answer(battle, asked);
        if (event->unit != a) return EventToPlay{};
        asked_ = battle;
        return EventToPlay{card_};
    }
    [[nodiscard]] const Battle& asked() const { return asked_.value(); }

private:
    std::optional<CardId> card_;
    Luck luck_;
    std::optional<Battle> asked_;
};

/// The drawn event helps nobody; red holds this one.
Battle holding(const Event& event, Battle (*fight)(const TestTable&)) {
    const Event idle = eventFor(RandomFor::defender, EventWhen::both, "idle", {});
    return inHand(fight(tableWith({idle, event, idle})), red, inHandOfRed);
}
Battle duel(const TestTable& table) {
    return battleOf({infantry(red).morale(4), facingRed(infantry(blue).morale(4))}, table);
}
Battle volley(const TestTable& table) {
    return battleOf({archers(red).active(), infantry(blue).morale(3).at(10_du, 14_du)}, table);
}

void expectAsForetoldWith(const Battle& battle, std::optional<CardId> card, auto procedure) {
    CombatOdds seen;
    seen.attacker.wounds = {0};
    seen.defender.wounds = {0};
    PlaysCard asker(card, 7);
    for (int i = 0; i != times; ++i) {
        Game game(battle, asker, 0);
        game.run(procedure);
        countOutcome(seen.attacker, game.facts(), a);
        countOutcome(seen.defender, game.facts(), b);
    }
    const auto odds = oddsWithEvents(asker.asked(), a, card);
    ASSERT_TRUE(odds);
    expectAlike(odds->attacker, seen.attacker, times);
    expectAlike(odds->defender, seen.defender, times);
}
const auto fightOnce = [](Game& game) { melee(game, {a, b}); };
const auto shootOnce = [](Game& game) { shoot(game, {a, b}); };

TEST(EventOdds, AreThoseOfTheFightAsItStands) {
    expectAsForetoldWith(holding(fierceOnset(), duel), std::nullopt, fightOnce);
}

TEST(EventOdds, ACardOfOnesOwnCounts) {
    const Battle battle = holding(fierceOnset(), duel);
    expectAsForetoldWith(battle, inHandOfRed, fightOnce);
    expectAsForetoldWith(holding(trueAim(), volley), inHandOfRed, shootOnce);
}

TEST(EventOdds, AFightThatIsCalledOffHurtsNobody) {
    const Battle battle = inMelee(holding(canceling(Cancel::combat, RandomFor::both, "off"), duel));
    const auto odds = oddsWithEvents(battle, a, inHandOfRed);
    ASSERT_TRUE(odds);
    EXPECT_EQ(odds->attacker.wounds, std::vector{1.0});
    EXPECT_EQ(odds->defender.wounds, std::vector{1.0});
}

TEST(EventOdds, ACanceledEventDoesNotCount) {
    const Battle plain = inMelee(inHand(duel(tableWith({fierceOnset(), contraryOmens()})), red, inHandOfRed));
    const Battle helped = withEvent(plain, 0, {a});
    const auto woundsOf = [](const std::optional<CombatOdds>& odds) { return odds.value().defender.wounds; };
    EXPECT_NE(woundsOf(oddsWithEvents(helped, a, {})), woundsOf(oddsWithEvents(plain, a, {})));
    EXPECT_EQ(woundsOf(oddsWithEvents(helped, a, inHandOfRed)), woundsOf(oddsWithEvents(plain, a, {})));
}

TEST(EventOdds, ACardIsWastedOnceAnEventCancelsIt) {
    const Battle plain = inMelee(inHand(duel(tableWith({fierceOnset(), contraryOmens()})), red, CardId(0)));
    const auto isWasted = [](const Battle& battle, CardId card) {
        return !harmfulEvents(battle, a, std::vector{card}).empty();
    };
    EXPECT_FALSE(isWasted(plain, CardId(0)));
    const Battle canceled = withEvent(plain, 1, {a});
    EXPECT_TRUE(isWasted(canceled, CardId(0)));
    EXPECT_FALSE(isWasted(canceled, CardId(1))) << "the last event that cancels others holds";
}

Event clumsy() { return eventFor(RandomFor::attacker, EventWhen::melee, "clumsy", {.attack = {-1, -1}}); }
/// It strikes better, but is struck more easily.
Event reckless() {
    return eventFor(RandomFor::attacker, EventWhen::melee, "reckless",
                    {.attack = {1, 1}, .defense = {-1, -1}});
}

TEST(EventOdds, ACardMayOnlyHurt) {
    const auto isHarmful = [](const Battle& battle) {
        return !harmfulEvents(battle, a, std::vector{inHandOfRed}).empty();
    };
    const auto inHand = [](const Event& event) { return inMelee(holding(event, duel)); };
    EXPECT_TRUE(isHarmful(inHand(clumsy())));
    EXPECT_FALSE(isHarmful(inHand(fierceOnset()))) << "it helps";
    EXPECT_FALSE(isHarmful(inHand(reckless()))) << "it does both";
    EXPECT_FALSE(isHarmful(inHand(ambush()))) << "it wounds the enemy";
    Event generous = clumsy();
    generous.effect.handLimit = 1;
    EXPECT_FALSE(isHarmful(inHand(generous))) << "it does something else, too";
    Battle hidden = inHand(clumsy());
    hidden.units.at(1).faceDown = true;
    EXPECT_FALSE(isHarmful(hidden)) << "that would tell what the enemy is";
}

TEST(EventOdds, AnAmbushWoundsBeforeTheDice) {
    expectAsForetoldWith(holding(ambush(), duel), inHandOfRed, fightOnce);
}

TEST(EventOdds, AnAmbushMayBeTheEnd) {
    expectAsForetoldWith(holding(ambush(),
                                 [](const TestTable& table) {
                                     return battleOf({infantry(red), facingRed(infantry(blue).wounded(3))},
                                                     table);
                                 }),
                         inHandOfRed, fightOnce);
}

TEST(EventOdds, JavelinsFlyBeforeTheBlows) {
    expectAsForetoldWith(holding(throwJavelins(),
                                 [](const TestTable& table) {
                                     return charging(
                                         battleOf({infantry(red).morale(4).has(Ability::javelins).active(),
                                                   facingRed(infantry(blue).morale(4).wounded(1))},
                                                  table),
                                         a, b);
                                 }),
                         inHandOfRed, fightOnce);
}

TEST(EventOdds, AShotThatMayBeTurnedElsewhereIsNotForetold) {
    Battle battle = volley(tableWith({windChanges()}));
    battle.combat = Combat{.kind = CombatKind::ranged, .units = {a, b}};
    EXPECT_TRUE(oddsWithEvents(battle, a, std::nullopt));
    EXPECT_FALSE(oddsWithEvents(withEvent(battle, 0, {b}), a, std::nullopt));
}

}  // namespace
}  // namespace vallum::field
