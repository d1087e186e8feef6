// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/edited.h"
#include "support/library.h"

#include <map>
#include <sstream>

#include <gtest/gtest.h>

#include <vallum/field/queries/fortress_check.h>
#include <vallum/field/rules/optional/box_limits.h>
#include <vallum/field/situation/siege/siege.h>

namespace vallum::field {
namespace {

const std::string file = "resources/data/structure-values.json";

FileError errorWith(const std::string& place, const Json& value) {
    return structureValuesFrom(edited(shippedText(file), place, value), "v.json").error();
}

TEST(StructureValues, TheFileHoldsThoseThatTestsUse) {
    EXPECT_EQ(structureValuesFrom(shippedText(file), "v.json").value(), standardStructureValues());
    EXPECT_EQ(library().structureValues, standardStructureValues());
    EXPECT_EQ(library().tileSizes, geometry::standardTileSizes());
}

TEST(StructureValues, WhatMakesNoSenseIsRefused) {
    EXPECT_EQ(
        errorWith("/values/0/durability", 0),
        (FileError{"v.json", "/values/0/durability", "0", "0 if the resistance is 0, or else more than 0"}));
    EXPECT_EQ(errorWith("/values/0/doorDurability", 3).place, "/values/0/doorDurability");
    EXPECT_EQ(errorWith("/values/2/doorDurability", 0).place, "/values/2/doorDurability");
    EXPECT_EQ(errorWith("/values/0/level", 3), (FileError{"v.json", "/values/0/level", "3", "from 0 to 2"}));
    EXPECT_EQ(errorWith("/values/0/cost", -1).expected, "from 0 to 1000");
    EXPECT_EQ(errorWith("/values/0/kind", "tower"),
              (FileError{"v.json", "/values", "0 rows for the wall of wood", "one"}));
    EXPECT_EQ(errorWith("/values/0/kind", "moat").place, "/values/0/kind");
    EXPECT_EQ(errorWith("/values/0/depth", 3).place, "/values/0/depth");
}

using Row = std::map<std::string, std::string>;

std::string trimmed(const std::string& text) {
    const auto first = text.find_first_not_of(' ');
    return first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(' ') - first + 1);
}
std::vector<std::string> cellsOf(const std::string& line) {
    std::vector<std::string> cells;
    std::istringstream all(line.substr(1));
    for (std::string cell; std::getline(all, cell, '|');) cells.push_back(trimmed(cell));
    return cells;
}
/// The table below a heading of chapter 28.
std::vector<Row> table(const std::string& heading) {
    std::istringstream lines(shippedText("docs/rules/28-structure-values.md"));
    std::vector<Row> rows;
    std::vector<std::string> head;
    bool isHere = false;
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("## ")) isHere = line == "## " + heading;
        if (!isHere || !line.starts_with("|") || line.starts_with("|---")) continue;
        const auto cells = cellsOf(line);
        if (head.empty()) {
            head = cells;
            continue;
        }
        Row row;
        for (std::size_t i = 0; i != cells.size() && i != head.size(); ++i) row[head[i]] = cells[i];
        rows.push_back(row);
    }
    return rows;
}
int number(const std::string& cell) { return cell == "-" ? 0 : std::stoi(cell); }

const StructureValues& valuesOf(StructureKind kind, Material material) {
    const auto& all = library().structureValues;
    return *std::ranges::find_if(
        all, [&](const StructureValues& it) { return it.kind == kind && it.material == material; });
}

const std::map<std::string, std::vector<StructureKind>> kindsOfRow{
    {"Straight wall", {StructureKind::wall}},
    {"Corner wall", {StructureKind::cornerWall}},
    {"Wall with a gate, wall part", {StructureKind::gate}},
    {"Tower", {StructureKind::tower}},
    {"Watchtower", {StructureKind::watchtower}},
    {"Siege tower", {StructureKind::siegeTower}},
    {"Village, each sector", {StructureKind::villageSector}},
    {"Bridge", {StructureKind::narrowBridge, StructureKind::wideBridge}}};

void checkStructure(const Row& row, const StructureValues& values) {
    const std::string& name = row.at("Structure");
    const bool isVillage = values.kind == StructureKind::villageSector;
    EXPECT_EQ(values.cost * (isVillage ? 2 : 1), number(row.at("Cost"))) << name;
    EXPECT_EQ(values.resistance, number(row.at("R"))) << name;
    EXPECT_EQ(values.durability, number(row.at("D"))) << name;
    EXPECT_EQ(values.obstacle, number(row.at("Obstacle"))) << name;
    EXPECT_EQ(values.level, number(row.at("Unit"))) << name;
    EXPECT_EQ(values.burns, row.at("Burns") == "yes") << name;
    const std::string& bonus = row.at("Defense bonus");
    const Defense melee = isVillage ? Defense{1, 1} : bonus.starts_with("+2/+0") ? Defense{2, 0} : Defense{};
    const Defense ranged = isVillage ? Defense{2, 2} : melee;
    EXPECT_EQ(bonus.starts_with("none"), melee == Defense{}) << name;
    EXPECT_EQ(isVillage, bonus == "+1/+1 melee, +2/+2 ranged") << name;
    EXPECT_EQ(values.defense, melee) << name;
    EXPECT_EQ(values.rangedDefense, ranged) << name;
}

TEST(StructureValues, EveryRowOfTheTableOfStructures) {
    const auto rows = table("Structures");
    EXPECT_EQ(rows.size(), 15U);
    std::size_t checked = 0;
    for (const Row& row : rows) {
        const std::string& name = row.at("Structure");
        if (name.starts_with("Door in a")) {
            const Material wall = name == "Door in a stone wall" ? Material::stone : Material::wood;
            const StructureValues& gate = valuesOf(StructureKind::gate, wall);
            EXPECT_EQ(gate.doorResistance, number(row.at("R"))) << name;
            EXPECT_EQ(gate.doorDurability, number(row.at("D"))) << name;
            continue;
        }
        const Material material = row.at("Material") == "stone" ? Material::stone : Material::wood;
        for (const StructureKind kind : kindsOfRow.at(name)) {
            checkStructure(row, valuesOf(kind, material));
            ++checked;
        }
    }
    EXPECT_EQ(checked, 15U) << "two bridges of each material, and each of the eleven others";
}

TEST(StructureValues, EveryRowOfTheTableOfFieldDefenses) {
    const std::map<std::string, StructureKind> kinds{{"Caltrops, small", StructureKind::smallCaltrops},
                                                     {"Caltrops, large", StructureKind::largeCaltrops},
                                                     {"Trench", StructureKind::trench},
                                                     {"Barricade", StructureKind::barricade}};
    const auto rows = table("Field defenses and equipment");
    EXPECT_EQ(rows.size(), 5U);
    for (const Row& row : rows) {
        const std::string& name = row.at("Element");
        if (name == "Ram") {
            EXPECT_EQ(ramCost, number(row.at("Cost")));
            EXPECT_EQ(boxCount(BoxPart::ram), number(row.at("In box")));
            continue;
        }
        const StructureValues& values = valuesOf(kinds.at(name), Material::wood);
        EXPECT_EQ(values.cost, number(row.at("Cost"))) << name;
        EXPECT_EQ(values.obstacle, number(row.at("Obstacle"))) << name;
        EXPECT_EQ(values.burns, row.at("Burns") == "yes") << name;
        EXPECT_EQ(values.resistance + values.durability, 0) << name;
        EXPECT_EQ(values.defense, row.at("Bonus").starts_with("+1/+1 defense") ? (Defense{1, 1}) : Defense{});
        EXPECT_EQ(values.rangedDefense, Defense{}) << name;
        EXPECT_EQ(boxCount(boxPartOf(values.kind, Material::wood)), number(row.at("In box"))) << name;
    }
}

TEST(StructureValues, EveryRowOfTheTableOfTerrainThatIsCounted) {
    const std::map<std::string, BoxPart> parts{{"Forest", BoxPart::forest},
                                               {"Hill", BoxPart::hill},
                                               {"Mountain", BoxPart::mountain},
                                               {"Lake", BoxPart::lake},
                                               {"River, straight", BoxPart::straightRiver},
                                               {"River, 90 degrees bend", BoxPart::riverBend90},
                                               {"River, 45 degrees bend", BoxPart::riverBend45},
                                               {"Ford", BoxPart::ford}};
    const auto rows = table("Terrain tiles");
    EXPECT_EQ(rows.size(), parts.size() + 1);
    for (const Row& row : rows) {
        EXPECT_EQ(row.at("Cost"), "0") << "natural ground has no row among the values";
        EXPECT_EQ(row.at("Burns"), "no");
        const auto part = parts.find(row.at("Tile"));
        if (part == parts.end()) continue;
        EXPECT_EQ(boxCount(part->second), number(row.at("Tiles in box"))) << row.at("Tile");
    }
}

TEST(StructureValues, EveryRowOfTheTableOfTheBox) {
    const std::map<std::string, std::vector<BoxPart>> parts{
        {"Fortress sections, wood", {BoxPart::woodenSection}},
        {"Fortress sections, stone", {BoxPart::stoneSection}},
        {"Forests", {BoxPart::forest}},
        {"Hills", {BoxPart::hill}},
        {"Mountains", {BoxPart::mountain}},
        {"Lakes", {BoxPart::lake}},
        {"River tiles", {BoxPart::straightRiver}},
        {"Fords", {BoxPart::ford}},
        {"Bridges", {BoxPart::woodenBridge}},
        {"Villages", {BoxPart::village}},
        {"Watchtowers", {BoxPart::watchtower}},
        {"Siege towers", {BoxPart::siegeTower}},
        {"Barricades", {BoxPart::barricade}},
        {"Trenches", {BoxPart::trench}},
        {"Caltrops", {BoxPart::smallCaltrops, BoxPart::largeCaltrops}},
        {"Ram markers", {BoxPart::ram}}};
    const auto rows = table("Box contents");
    EXPECT_EQ(rows.size(), parts.size() + 2) << "markers are never a limit (FDZ-02)";
    for (const Row& row : rows) {
        const auto found = parts.find(row.at("Component"));
        if (found == parts.end()) continue;
        int count = 0;
        for (const BoxPart part : found->second) count += boxCount(part);
        EXPECT_EQ(count, number(row.at("Number"))) << row.at("Component");
    }
    EXPECT_EQ(boxCount(BoxPart::riverBend45), 4);
    EXPECT_EQ(boxCount(BoxPart::riverBend90), 4);
    EXPECT_EQ(boxCount(BoxPart::stoneBridge), 3);
    EXPECT_EQ(boxCount(BoxPart::largeCaltrops), 4);
}

TEST(StructureValues, EveryRowOfTheTableOfExampleFortresses) {
    const std::vector<std::string> ids{"two-towers", "gate-towers", "standard", "towers-and-corners",
                                       "small"};
    const auto rows = table("Example fortresses");
    ASSERT_EQ(rows.size(), ids.size());
    for (std::size_t i = 0; i != ids.size(); ++i) {
        const FortressLayout* layout = library().fortress(ids[i]);
        ASSERT_NE(layout, nullptr) << ids[i];
        const auto costs = [&](Material material) {
            return fortressPoints(sectionsAt(*layout, {}, material), library().structureValues).total();
        };
        const std::string& wood = rows[i].at("Sum in wood");
        std::string stone = rows[i].at("Sum in stone");
        std::erase(stone, ',');
        EXPECT_EQ(costs(Material::wood), number(wood.substr(wood.find('=') + 2))) << ids[i];
        EXPECT_EQ(costs(Material::stone), number(stone)) << ids[i];
    }
}

TEST(StructureValues, TheDefenseBonusesAmongTheModifiers) {
    const std::map<std::string, std::vector<StructureKind>> kinds{
        {"On a wall, attacked from outside",
         {StructureKind::wall, StructureKind::cornerWall, StructureKind::gate}},
        {"In a tower, not attacked from inside", {StructureKind::tower}},
        {"In a watchtower or siege tower", {StructureKind::watchtower, StructureKind::siegeTower}},
        {"In a village, melee", {StructureKind::villageSector}},
        {"Behind a trench", {StructureKind::trench}},
        {"Behind a barricade, attacked", {StructureKind::barricade}}};
    std::size_t found = 0;
    for (const Row& row : table("Modifiers")) {
        const auto of = kinds.find(row.at("Situation"));
        if (of == kinds.end()) continue;
        ++found;
        for (const StructureKind kind : of->second) {
            const Defense bonus = valuesOf(kind, Material::wood).defense;
            const std::string text = "+" + std::to_string(bonus.dodge) + "/+" + std::to_string(bonus.armor);
            EXPECT_TRUE(row.at("Modifier").starts_with(text + " defense")) << row.at("Situation");
        }
    }
    EXPECT_EQ(found, kinds.size());
}

TEST(TerrainShapes, ThereIsAChoiceAndTheyHaveTheSizeOfTiles) {
    std::map<Terrain, int> counts;
    for (const TerrainShape& it : library().terrainShapes) ++counts[it.kind];
    EXPECT_GE(counts[Terrain::forest], 3);
    EXPECT_GE(counts[Terrain::hill], 3);
    EXPECT_GE(counts[Terrain::mountain], 2);
    EXPECT_GE(counts[Terrain::lake], 2);
    const auto errorIn = [](const std::string& place, const Json& value) {
        const std::string text = edited(shippedText("resources/data/terrain-shapes.json"), place, value);
        return terrainShapesFrom(text, geometry::standardTileSizes(), "t.json").error();
    };
    EXPECT_EQ(errorIn("/shapes/0/kind", "river"),
              (FileError{"t.json", "/shapes/0/kind", "\"river\"", "forest, hill, mountain or lake"}));
    EXPECT_EQ(errorIn("/shapes/1/id", "forest-round").place, "/shapes/1/id");
    const auto square = [](double side) {
        return Json::parse("[[0,0],[0," + std::to_string(side) + "],[" + std::to_string(side) + "," +
                           std::to_string(side) + "],[" + std::to_string(side) + ",0]]");
    };
    EXPECT_EQ(errorIn("/shapes/0/corners", square(2.4)).expected, "at least 2.5 (GEO-25)");
    EXPECT_EQ(errorIn("/shapes/0/corners", square(3.2)).expected, "at most 4.5 (GEO-25)");
    EXPECT_EQ(errorIn("/shapes/0/corners", Json::parse("[[0,0],[3,3],[3,0],[0,3]]")).place,
              "/shapes/0/corners");
    EXPECT_EQ(errorIn("/shapes/0/corners", Json::parse("[[0,0],[3,3]]")).found, "a list of 2");
}

}  // namespace
}  // namespace vallum::field
