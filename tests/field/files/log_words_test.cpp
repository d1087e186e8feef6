// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/combats.h"

#include <gtest/gtest.h>

#include <vallum/field/order_words.h>
#include <vallum/field/queries/dice_wanted.h>
#include <vallum/field/words.h>

/// The log as read by a player who was not there.
namespace vallum::field {
namespace {

TestUnit called(TestUnit unit, const std::string& name) {
    unit.type.name = name;
    unit.type.id = name + "-" + std::to_string(unit.unit.owner.raw());
    return unit;
}
/// Two against two; red and green have archers of the same name in different armies.
Battle fourPlayers() {
    TestTable table = tableWith({resist(), fierceOnset()});
    table.teams = {1, 2, 1, 2};
    return battleOf({called(infantry(red), "Toxotai"), called(infantry(blue), "Toxotai"),
                     called(infantry(green), "Hippeis"), called(infantry(green), "Hippeis")},
                    table);
}
std::string said(const Fact& fact, const Battle& battle = fourPlayers()) { return words(battle, fact); }
std::string begin(const std::string& text, std::string_view until) {
    return text.substr(0, text.find(until));
}

TEST(Log, UnitsOfTwoArmiesWithOneNameAreToldApart) {
    EXPECT_EQ(nameOf(fourPlayers(), a), "Toxotai of Red");
    EXPECT_EQ(nameOf(fourPlayers(), b), "Toxotai of Blue");
    EXPECT_EQ(nameOf(fourPlayers(), d), "Hippeis 2");
}

TEST(Log, SpanishHasAnotherAndBeforeTheSoundOfI) {
    const Text horses = namesOf(fourPlayers(), {a, c});
    EXPECT_EQ(horses, "Toxotai of Red and Hippeis 1");
    EXPECT_FALSE(horses.note().empty());
    EXPECT_TRUE(namesOf(fourPlayers(), {c, a}).note().empty());
}

TEST(Log, AUnitThatItsOrderNamesNeedsNoLineOfItsOwn) {
    const OrderPlayed order{.seat = red, .card = CardId(0), .units = {a}};
    EXPECT_TRUE(isNamedBy(order, Activated{.unit = a}));
    EXPECT_FALSE(isNamedBy(order, Activated{.unit = b}));
    EXPECT_FALSE(isNamedBy(order, Activated{.unit = a, .backwardOnly = true})) << "that is news";
}

TEST(Log, ATeamIsNamedWhole) {
    LossesChecked check{.seat = red, .half = 50000};
    check.losses.add("SET-12"_rule, 60000);
    EXPECT_EQ(
        said(check),
        "Red and Green have together lost 600 points (limit: 500), and no general holds the army together.");
    TestTable table;
    table.teams = {1, 1, 1, 2};
    const Battle three = battleOf({infantry(red)}, table);
    EXPECT_EQ(begin(said(BattleEnded{{red, "SET-16"_rule}}, three), " ("),
              "Red, Blue and Green have won the battle");
}

TEST(Log, WhoHasLostLeavesTheTableAndIsNotDestroyed) {
    EXPECT_EQ(begin(said(Eliminated{c, "SET-17"_rule, Loss::withItsSide}), " ("),
              "Hippeis 1 leaves the table");
    EXPECT_EQ(begin(said(Eliminated{c, "FLT-12"_rule, Loss::leftTable}), " ("), "Hippeis 1 leaves the table");
    EXPECT_EQ(begin(said(Eliminated{c, "MOR-07"_rule}), " ("), "Hippeis 1 is destroyed");
}

TEST(Log, DiceOnStructuresAreNotTakenForSuccesses) {
    TestTable table;
    table.structures.emplace_back();
    table.structures.back().kind = StructureKind::gate;
    const Battle battle = battleOf({called(infantry(red), "Ballista")}, table);
    StructureRolled rolled{.unit = a, .target = {.structure = StructureId(0)}, .roll = Roll::damage};
    rolled.why = "ART-08"_rule;
    rolled.faces = {6, 6};
    rolled.rolledAgain = {1};
    rolled.attack.add("ART-08"_rule, 3);
    rolled.resistance.add("ART-08"_rule, 7);
    rolled.successes = 4;
    EXPECT_EQ(begin(said(rolled, battle), " (ART"),
              "Ballista rolls to damage the gate: 6, 6 (a 1 rerolled, each 6 counts twice): 4 successes "
              "(5+ needed)");
    rolled.rolledAgain = {0, 1};
    EXPECT_NE(said(rolled, battle).find("6, 6 (2 ones rerolled, each 6"), std::string::npos);
    EXPECT_EQ(said(CaltropsRolled{a, StructureId(0), {6, 1}, 1}, battle),
              "Ballista steps on the gate: 6, 1: 1 wound.");
    EXPECT_EQ(begin(said(FirePutOut{StructureId(0), 1, {}, "RAZ-06"_rule, true}, battle), " ("),
              "The fire on the gate spreads to what it touches: 1 fire marker");
}

TEST(Log, AFlightIsNoMoveForNothing) {
    EXPECT_EQ(said(MoveEnded{c, 0_mp, {TurnFlag::fled}, {}}), "Hippeis 1 flees no farther this turn.");
    EXPECT_EQ(said(MoveEnded{c, 0_mp, {}, {}}), "Hippeis 1 stays where it is.");
    EXPECT_EQ(said(MoveEnded{c, 1_mp, {}, {}}), "Hippeis 1 stays where it is, 1 spent this turn.");
    EXPECT_EQ(said(MoveEnded{c, 1_mp, {TurnFlag::displaced}, {}}), "Hippeis 1 has moved: 1 spent this turn.");
}

TEST(Log, OfSeveralGeneralsEachIsNamed) {
    EXPECT_EQ(said(GeneralPlaced{green, c}), "The general of Green joins Hippeis 1.");
    GeneralCard brutus = testGeneral();
    brutus.name = "Brutus";
    const Battle battle = withGenerals(fourPlayers(), green, {testGeneral(), brutus});
    EXPECT_EQ(said(GeneralPlaced{green, c, "SET-24"_rule, 1}, battle), "Brutus joins Hippeis 1.");
    EXPECT_EQ(begin(said(GeneralLost{green, GeneralHealth::dead, "GEN-02"_rule, 1}, battle), " ("),
              "Brutus is dead");
    EXPECT_EQ(begin(said(GeneralLost{green, GeneralHealth::dead, "SET-16"_rule, 1, true}, battle), " ("),
              "Brutus leaves the field");
    EXPECT_EQ(said(GeneralStruck{green, 6, 5, 1}, battle), "A blow at Brutus: 6, a hit.");
}

TEST(Log, CardsAndEventsAreNamedAndWhoseTheyAre) {
    EXPECT_NE(said(LineOrdered{red, {CardId(0), CardId(1)}, {a}}).find(" / resist, "), std::string::npos);
    EXPECT_EQ(begin(said(EventRejected{CardId(0), "EVT-12"_rule, c}), " (EVT"),
              "Hippeis 1 discards the event resist");
    EXPECT_EQ(said(EventsCanceled{{0, 1}, {EventId(0), EventId(1)}}), "No effect: resist, fierce-onset.");
    EXPECT_EQ(said(WoundsIgnored{c, 1, EventId(0)}), "Hippeis 1 ignores 1 wound thanks to resist.");
    EXPECT_EQ(said(HandLimitRaised{red, 1, EventId(0)}), "Red may keep 1 card more this turn: resist.");
}

TEST(Log, MissilesAreNoBlows) {
    EXPECT_NE(
        said(BlowRolled{.units = {a, b}, .roll = Roll::hit, .why = "RNG-22"_rule, .weapon = Weapon::missile})
            .find("with missiles"),
        std::string::npos);
    EXPECT_EQ(
        said(BlowRolled{.units = {a, b}, .roll = Roll::hit, .why = "MEL-15"_rule}).find("with missiles"),
        std::string::npos);
}

TEST(Log, WhoHasNothingToShootWithDropsStones) {
    EXPECT_EQ(said(ShotMeasured{.units = {c, b}, .inRange = true}),
              "Hippeis 1 drops stones on Toxotai of Blue (ASL-19 Dropping stones).");
}

TEST(Log, DiceForWhoBeginsAreInOrder) {
    EXPECT_EQ(words(fourPlayers(), DiceWanted{.why = "SET-26"_rule, .dice = 4, .oneEach = true}),
              "One die each, in this order: Red, Blue, Green, Yellow.");
}

TEST(Log, VeteransAndElites) {
    EXPECT_EQ(said(Promoted{c, Status::veteran}), "Hippeis 1 is a veteran now.");
    EXPECT_EQ(said(Promoted{c, Status::elite}), "Hippeis 1 is elite now.");
}

}  // namespace
}  // namespace vallum::field
