// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/battles.h"

#include <gtest/gtest.h>

#include <vallum/field/queries/recap.h>
#include <vallum/field/system.h>

namespace vallum::field {
namespace {

constexpr UnitId own = a;
constexpr UnitId enemy = b;

Battle twoUnits() {
    return battleOf({infantry(red).at(10_du, 6_du), infantry(blue).at(10_du, 10_du).facing(180_deg)});
}
std::vector<Happening> told(const std::vector<Fact>& facts) {
    std::vector<Happening> list;
    for (const Fact& fact : facts) list.push_back({fact, list.size()});
    return list;
}
Fact attackBy(UnitId attacker, UnitId defender) {
    return CombatBegan{Combat{.kind = CombatKind::melee, .units = {attacker, defender}}};
}

TEST(Recap, TellsOfTheTurnSinceOnesOwn) {
    const auto lines =
        recapFor(twoUnits(),
                 told({TurnBegan{1, red}, Wounded{own, 3, true, "MEL-16"_rule}, TurnBegan{2, blue},
                       attackBy(enemy, own), Wounded{own, 1, true, "MEL-16"_rule},
                       Wounded{own, 1, true, "MEL-16"_rule}, Broke{own, "MOR-05"_rule}, TurnBegan{3, red},
                       Broke{enemy, "MOR-05"_rule}}),
                 red);
    EXPECT_EQ(lines,
              (std::vector<RecapLine>{
                  {.unit = own, .attackers = {enemy}, .wounds = 2, .fates = {Fate::broke}, .answers = 3}}));
}

TEST(Recap, AddsUpWhatBecameOfAStructure) {
    const StructureId wall(0);
    const Combat battering{.kind = CombatKind::structure,
                           .units = {.attacker = enemy, .defender = UnitId()},
                           .target = Target{.structure = wall}};
    TestTable table;
    table.structures = {{.kind = StructureKind::wall, .pose = {{5_du, 5_du}, {}}, .owner = red}};
    const auto lines = recapFor(
        battleOf({infantry(red), infantry(blue)}, table),
        told({TurnBegan{1, red}, TurnBegan{2, blue}, CombatBegan{battering},
              StructureDamaged{wall, 2, 2, "ART-01"_rule}, CombatEnded{},
              FireLit{wall, 1, blue, "FIR-03"_rule}, StructureDamaged{wall, 1, 3, "FIR-11"_rule},
              FireLit{wall, 2, blue, "FIR-07"_rule}, Collapsed{wall, "RAZ-01"_rule}, TurnBegan{3, red}}),
        red);
    EXPECT_EQ(lines, (std::vector<RecapLine>{{.structure = wall,
                                              .attackers = {enemy},
                                              .damage = 2,
                                              .burned = 1,
                                              .fires = 3,
                                              .fates = {Fate::collapsed},
                                              .answers = 2}}));
}

TEST(Recap, TellsThatAnEnemyTookACard) {
    const auto facts = told({TurnBegan{1, red}, TurnBegan{2, blue}, CardTaken{blue, red, CardId(0)},
                             CardTaken{red, blue, CardId(0)}, TurnBegan{3, red}});
    const auto lines = recapFor(twoUnits(), facts, red);
    ASSERT_EQ(lines.size(), 1U) << "what one takes oneself is no news";
    ASSERT_TRUE(lines.front().card);
    EXPECT_EQ(lines.front().card->by, blue);
    EXPECT_EQ(words(twoUnits(), lines.front()).english().rfind("Blue takes ", 0), 0U)
        << words(twoUnits(), lines.front());
}

TEST(Recap, InTheOthersTurnItGoesUpToNow) {
    const auto facts = told({TurnBegan{1, red}, TurnBegan{2, blue}, Broke{enemy, "MOR-05"_rule}});
    EXPECT_EQ(recapFor(twoUnits(), facts, red).size(), 1U);
    EXPECT_TRUE(recapFor(twoUnits(), facts, blue).empty()) << "nobody else's turn was since";
}

TEST(Recap, BeforeTheFirstTurnThereIsNothingToTell) {
    EXPECT_TRUE(recapFor(twoUnits(), {}, red).empty());
    EXPECT_TRUE(recapFor(twoUnits(), told({TurnBegan{1, red}}), red).empty());
}

TEST(Recap, OfHiddenUnitsNothingIsTold) {
    Battle battle = twoUnits();
    const auto facts =
        told({TurnBegan{1, red}, TurnBegan{2, blue}, Broke{enemy, "MOR-05"_rule}, attackBy(enemy, own)});
    battle.stage = Stage::deployment;
    battle.units[1].faceDown = true;
    const Battle seen = System::seenBy(battle, red);
    const auto lines = recapFor(seen, facts, red);
    ASSERT_EQ(lines.size(), 1U);
    EXPECT_EQ(lines[0].unit, own);
    EXPECT_EQ(words(seen, lines[0]).english().find(battle.type(enemy).name + " of"), std::string::npos);
    EXPECT_NE(words(seen, lines[0]).english().find("attacked by a hidden unit"), std::string::npos)
        << words(seen, lines[0]);
}

TEST(Recap, AGeneralHasALineOfHisOwn) {
    const auto lines = recapFor(
        twoUnits(), told({TurnBegan{2, blue}, GeneralLost{red, GeneralHealth::dead, "GEN-02"_rule}}), red);
    ASSERT_EQ(lines.size(), 1U);
    EXPECT_EQ(lines[0].generalOf, red);
    EXPECT_TRUE(words(twoUnits(), lines[0]).english().ends_with(": killed.")) << words(twoUnits(), lines[0]);
}

TEST(TEAM10, WhoeverLosesLeavesTheField) {
    const Battle battle = twoUnits();
    const auto lines = recapFor(
        battle,
        told({TurnBegan{2, blue}, Eliminated{enemy, "SET-14"_rule, Loss::withItsSide},
              GeneralLost{
                  .seat = blue, .how = GeneralHealth::dead, .why = "SET-14"_rule, .withItsSide = true}}),
        red);
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_TRUE(words(battle, lines[0]).english().ends_with(": leaves the table."));
    EXPECT_TRUE(words(battle, lines[1]).english().ends_with(": leaves the field."));
}

}  // namespace
}  // namespace vallum::field
