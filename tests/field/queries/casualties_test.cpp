// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/battles.h"

#include <gtest/gtest.h>

#include <vallum/field/queries/casualties.h>
#include <vallum/field/words.h>

namespace vallum::field {
namespace {

const RuleId why = "MOR-05"_rule;

TestUnit named(TestUnit unit, const std::string& name) {
    unit.type.name = name;
    return unit;
}
/// Red's Hastati (100 points) and Velites (60), against Hiberi and Archers of Blue.
Battle fourUnits(const TestTable& table = {}) {
    return battleOf(
        {named(infantry(red).at(6_du, 6_du), "Hastati"),
         named(infantry(red).at(10_du, 6_du).worth(60), "Velites"),
         named(infantry(blue).at(6_du, 10_du), "Hiberi"), named(archers(blue).at(10_du, 10_du), "Archers")},
        table);
}
constexpr UnitId hastati = a;
constexpr UnitId velites = b;
constexpr UnitId hiberi = c;
constexpr UnitId bowmen = d;

Fact began(CombatKind kind, UnitId attacker, UnitId defender) {
    return CombatBegan{Combat{.kind = kind, .units = {attacker, defender}}};
}
Fact ended(CombatKind kind, UnitId attacker, UnitId defender) {
    return CombatEnded{kind, {attacker, defender}};
}
Battle after(Battle battle, const std::vector<Fact>& facts) {
    for (const Fact& fact : facts) System::evolve(battle, fact);
    return battle;
}
std::vector<Casualty> casualties(const Battle& before, const std::vector<Fact>& facts) {
    return casualtiesIn(before, after(before, facts), facts);
}
std::string told(const Battle& before, const std::vector<Fact>& facts) {
    return words(before, casualties(before, facts)).english();
}

TEST(Casualties, NameWhoRoutedOrDestroyedWhom) {
    const std::vector<Fact> facts{began(CombatKind::melee, hiberi, hastati),
                                  StartedToFlee{hastati, why},
                                  ended(CombatKind::melee, hiberi, hastati),
                                  began(CombatKind::ranged, bowmen, velites),
                                  Eliminated{velites, why},
                                  ended(CombatKind::ranged, bowmen, velites)};
    EXPECT_EQ(told(fourUnits(), facts),
              "Hiberi routs Hastati (100 points), Archers shoots down Velites (60 points)");
}

TEST(Casualties, TheMostCostlyComeFirstAndTheRestByNumber) {
    const std::vector<Fact> facts{Eliminated{velites, why}, StartedToFlee{hastati, why},
                                  Eliminated{hiberi, why}, Eliminated{bowmen, why}};
    const auto all = casualties(fourUnits(), facts);
    ASSERT_EQ(all.size(), 4U);
    EXPECT_EQ(all.back().unit, velites);
    EXPECT_EQ(words(fourUnits(), all),
              "Hastati routs (100 points), Hiberi is destroyed (100 points), 2 more losses");
}

TEST(Casualties, WhoRalliesOrHadFledBeforeIsNone) {
    const Battle before = after(fourUnits(), {StartedToFlee{velites, why}});
    EXPECT_TRUE(casualties(before, {Eliminated{velites, "FLT-12"_rule, Loss::leftTable},
                                    StartedToFlee{hastati, why}, Recovered{hastati, "FLT-16"_rule}})
                    .empty());
}

TEST(Casualties, WhoFleesOffTheTableWithoutAFightHasNobodyToBlame) {
    const std::vector<Fact> flight{StartedToFlee{hastati, why},
                                   Eliminated{hastati, "FLT-12"_rule, Loss::leftTable}};
    EXPECT_EQ(told(fourUnits(), flight), "Hastati flees off the table (100 points)");
    std::vector<Fact> fight{began(CombatKind::melee, hiberi, hastati), flight[0],
                            ended(CombatKind::melee, hiberi, hastati), flight[1]};
    EXPECT_EQ(told(fourUnits(), fight), "Hiberi routs Hastati (100 points)");
}

TEST(Casualties, FireAndCollapseAreNamed) {
    TestTable table;
    table.structures = {{.kind = StructureKind::wall, .pose = {{5_du, 5_du}, {}}, .owner = red}};
    const StructureId wall(0);
    const std::vector<Fact> facts{CollateralRolled{.unit = velites,
                                                   .structure = wall,
                                                   .faces = {6},
                                                   .power = {},
                                                   .armor = {},
                                                   .wounds = 4,
                                                   .why = "FIR-13"_rule},
                                  Eliminated{velites, why}, Collapsed{wall, "RAZ-01"_rule},
                                  Eliminated{hastati, "RAZ-03"_rule}};
    EXPECT_EQ(told(fourUnits(table), facts),
              "Hastati is destroyed as the wall collapses (100 points), fire destroys Velites (60 points)");
}

TEST(Casualties, AGeneralIsKilledOrFleesWithHisUnit) {
    TestTable table;
    table.generals[0].pointsModifier = 50;
    const std::vector<Fact> death{GeneralLost{red, GeneralHealth::dead, "GEN-10"_rule}};
    EXPECT_EQ(told(fourUnits(table), death), "the general of Red is killed (80 points)");
}

TEST(Casualties, ASideThatLeavesIsOneLoss) {
    const std::vector<Fact> facts{PlayerDefeated{red, "SET-14"_rule},
                                  Eliminated{hastati, "SET-14"_rule, Loss::withItsSide},
                                  Eliminated{velites, "SET-14"_rule, Loss::withItsSide}};
    EXPECT_EQ(told(fourUnits(), facts), "Red leaves the battle (160 points)");
}

}  // namespace
}  // namespace vallum::field
