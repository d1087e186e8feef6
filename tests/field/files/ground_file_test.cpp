// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/edited.h"
#include "support/library.h"

#include <gtest/gtest.h>

#include <vallum/field/queries/fortress_check.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/system.h>

namespace vallum::field {
namespace {

const std::string river = "scenarios/river-crossing.json";
const std::string village = "scenarios/village-fight.json";
const std::string siege = "scenarios/standard-fortress-wood.json";

FileError errorIn(const std::string& text) { return scenarioFrom(text, library(), "s.json").error(); }
FileError errorWith(const std::string& path, const std::string& place, const Json& value) {
    return errorIn(edited(shippedText(path), place, value));
}
FileError error(std::string place, std::string found, std::string expected) {
    return {"s.json", std::move(place), std::move(found), std::move(expected)};
}
Json parsed(const std::string& text) { return *parsedJson(text); }

TEST(ScenarioFile, ARiverIsMadeOfPieces) {
    const Scenario scenario = shippedScenario("river-crossing");
    const auto& tiles = scenario.setting->tiles;
    ASSERT_EQ(tiles.size(), 11U);
    EXPECT_EQ(std::ranges::count(tiles, Terrain::ford, &Tile::kind), 2);
    EXPECT_EQ(tiles[2].kind, Terrain::ford);
    EXPECT_TRUE(geometry::standsIn({5_du, 9.39_du}, tiles[2].region));
    EXPECT_FALSE(geometry::standsIn({5_du, 9.41_du}, tiles[2].region));
    EXPECT_EQ(System::begin(scenario).structures.front().kind, StructureKind::wideBridge);
}

TEST(ScenarioFile, ARiverBendsWhereItsPiecesSay) {
    const std::string text = edited(shippedText(river), "/tiles/0/pieces",
                                    parsed(R"(["bend-90-right", "straight", "bend-45-left"])"));
    const auto read = scenarioFrom(edited(text, "/structures", Json::array()), library(), "s.json");
    ASSERT_TRUE(read) << toText(read.error());
    const auto& tiles = read->scenario.setting->tiles;
    ASSERT_EQ(tiles.size(), 3U);
    EXPECT_TRUE(geometry::standsIn({0.8_du, 7_du}, tiles[1].region));
    EXPECT_FALSE(geometry::standsIn({0.8_du, 7_du}, tiles[0].region));
}

TEST(ScenarioFile, TilesThatMakeNoSenseAreRefused) {
    const Json corners = parsed("[[1, 1], [1, 4], [4, 4], [4, 1]]");
    const auto tile = [](const std::string& text) { return parsed(text); };
    const std::string first = "/tiles/0";
    EXPECT_EQ(errorWith(river, first + "/corners", corners).place, first + "/corners");
    EXPECT_EQ(errorWith(river, first + "/pieces", Json::array()).place, first + "/pieces");
    EXPECT_EQ(errorWith(river, first + "/pieces/0", "rapids").place, first + "/pieces/0");
    EXPECT_EQ(errorWith(river, first, tile(R"({"kind": "forest"})")),
              error(first + "/corners", "nothing", "either corners or a shape"));
    EXPECT_EQ(
        errorWith(river, first,
                  tile(R"({"kind": "forest", "shape": "hill-round", "at": {"x": 5, "y": 5, "heading": 0}})")),
        error(first + "/shape", "\"hill-round\"", "the id of a shape of a \"forest\""));
    EXPECT_EQ(errorWith(river, first, tile(R"({"kind": "forest", "shape": "forest-round"})")).place,
              first + "/at");
    EXPECT_EQ(
        errorWith(river, first, tile(R"({"kind": "forest", "corners": [[1, 1], [4, 4], [4, 1], [1, 4]]})"))
            .place,
        first + "/corners");
    EXPECT_EQ(
        errorWith(river, first,
                  tile(R"({"kind": "ford", "at": {"x": 0, "y": 9, "heading": 90}, "pieces": ["ford"]})"))
            .place,
        first + "/kind");
}

TEST(ScenarioFile, TilesMayNotOverlap) {
    const auto lake =
        parsed(R"({"kind": "lake", "shape": "lake-round", "at": {"x": 1, "y": 9, "heading": 0}})");
    EXPECT_EQ(errorWith(river, "/tiles/1", lake),
              error("/tiles/1", "a place on the tile at /tiles/0/pieces/0", "tiles that do not overlap"));
}

TEST(TER26, ABridgeLiesAcrossARiver) {
    EXPECT_EQ(errorWith(river, "/structures/0/at/y", 11),
              error("/structures/0/at", "no river below", "a place across a river (TER-26)"));
    EXPECT_EQ(errorWith(river, "/structures/0/at/heading", 90).place, "/structures/0/at");
    EXPECT_EQ(errorWith(river, "/structures/0/at/x", 5).place, "/structures/0/at") << "over a ford";
}

TEST(TRE01, OnEveryGroundThatBearsAUnit) {
    const auto with = [](const char* kind, const char* x) {
        const auto tile = parsed(std::string(R"({"kind": ")") + kind + R"(", "at": {"x": )" + x +
                                 R"(, "y": 7, "heading": 0}})");
        return scenarioFrom(edited(shippedText(village), "/structures/3", tile), library(), "s.json")
            .has_value();
    };
    EXPECT_TRUE(with("barricade", "2.6")) << "in a forest";
    EXPECT_TRUE(with("trench", "17.4")) << "on a hill";
    const auto inRiver = parsed(R"({"kind": "trench", "at": {"x": 8, "y": 9, "heading": 0}})");
    EXPECT_EQ(errorWith(river, "/structures/1", inRiver).expected, "firm ground (TER-06)");
}

TEST(ScenarioFile, StructuresStandOnFirmGroundAndApart) {
    const auto tower = parsed(R"({"kind": "watchtower", "at": {"x": 8, "y": 9, "heading": 0}})");
    EXPECT_EQ(errorWith(river, "/structures/1", tower).expected, "firm ground (TER-06)");
    const auto onHouses = parsed(R"({"kind": "watchtower", "at": {"x": 10, "y": 7, "heading": 0}})");
    EXPECT_EQ(errorWith(village, "/structures/3", onHouses),
              error("/structures/3/at", "a place on the structure at /structures/0", "a free place"));
    EXPECT_EQ(errorWith(village, "/structures/1/at/x", 30).expected, "a place on the table (GEO-12)");
    EXPECT_EQ(errorWith(village, "/structures/1/material", "stone").place, "/structures/1/material");
    EXPECT_EQ(errorWith(village, "/structures/1", parsed(R"({"kind": "trench"})")),
              error("/structures/1/at", "nothing", "a place"));
    EXPECT_EQ(errorWith(village, "/structures/1/owner", "green").place, "/structures/1/owner");
}

TEST(TER42, AVillageGivesTwoSectors) {
    const Battle battle = System::begin(shippedScenario("village-fight"));
    ASSERT_EQ(battle.structures.size(), 4U);
    const Structure& front = battle.structures[0];
    EXPECT_EQ(front.kind, StructureKind::villageSector);
    EXPECT_EQ(front.otherSector, StructureId(1));
    EXPECT_EQ(battle.structures[1].otherSector, StructureId(0));
    EXPECT_EQ(front.pose.center, (geometry::Point{10_du, 6.5_du}));
    EXPECT_EQ(battle.structures[1].pose.center, (geometry::Point{10_du, 7.5_du}));
    const auto holder = holderOf(battle, StructureId(0));
    ASSERT_TRUE(holder);
    EXPECT_EQ(battle.type(*holder).id, "velites");
    EXPECT_EQ(battle.unit(*holder).pose, front.pose);
}

TEST(FDZ02, AScenarioIsHeldAgainstTheBox) {
    std::string text = shippedText(village);
    for (int i = 3; i != 5; ++i) {
        const auto tower = parsed(R"({"kind": "watchtower", "at": {"x": 2, "y": 1, "heading": 0}})");
        text = edited(edited(text, "/structures/" + std::to_string(i), tower),
                      "/structures/" + std::to_string(i) + "/at/x", 2 * i);
    }
    EXPECT_TRUE(scenarioFrom(text, library(), "s.json"));
    const auto third = parsed(R"({"kind": "watchtower", "at": {"x": 14, "y": 1, "heading": 0}})");
    EXPECT_EQ(errorIn(edited(text, "/structures/5", third)),
              error("/structures/5", "3 watchtowers", "at most 2 (FDZ-02)"));
    const auto unlimited = parsed(R"({"withoutBoxLimits": true})");
    EXPECT_TRUE(scenarioFrom(edited(edited(text, "/structures/5", third), "/options", unlimited), library(),
                             "s.json"));
}

TEST(ScenarioFile, AFortressOfTheLibraryStandsWhereItIsPut) {
    const Scenario scenario = shippedScenario("standard-fortress-wood");
    const Battle battle = System::begin(scenario);
    EXPECT_EQ(battle.structures.size(), 14U);
    ASSERT_EQ(battle.setting->fortresses.size(), 1U);
    const Fortress& fortress = battle.setting->fortresses.front();
    EXPECT_EQ(fortress.owner, blueSeat);
    EXPECT_EQ(fortress.sections.size(), 12U);
    EXPECT_EQ(fortress.ground.size(), 4U);
    EXPECT_EQ(fortressAt(battle, {14_du, 16_du}), 0);
    EXPECT_EQ(fortressAt(battle, {14_du, 14.7_du}), std::nullopt);
    EXPECT_EQ(battle.structure(fortress.sections.front()).owner, blueSeat);
    EXPECT_EQ(battle.setting->siege->attacker, redSeat);
    EXPECT_EQ(battle.rams.size(), 2U);
    EXPECT_TRUE(battle.rams.front().carrier);
}

TEST(ScenarioFile, FortressesThatCannotBeBuiltAreRefused) {
    const std::string place = "/fortresses/0";
    EXPECT_EQ(errorWith(siege, place + "/layout", "camelot"),
              error(place + "/layout", "\"camelot\"", "the id of a fortress"));
    EXPECT_EQ(errorWith(siege, place + "/owner", "green").place, place + "/owner");
    EXPECT_EQ(errorWith(siege, place + "/sections",
                        parsed(R"([{"kind": "gate", "at": {"x": 0, "y": 0, "heading": 0}}])")),
              error(place + "/layout", "two keys", "either a layout or sections"));
    Json layout = parsed(shippedText("resources/fortresses/standard.json"));
    const auto own = [&](const Json& sections) {
        std::string text = without(shippedText(siege), place + "/layout");
        return errorIn(edited(text, place + "/sections", sections));
    };
    Json noGate = layout["sections"];
    noGate[5]["kind"] = "wall";
    EXPECT_EQ(own(noGate), error(place + "/sections", "no gate", "at least one gate (FDZ-04)"));
    Json mixed = layout["sections"];
    mixed[4]["material"] = "stone";
    EXPECT_EQ(own(mixed).expected, "one material (FDZ-05)");
    Json gap = layout["sections"];
    gap.erase(6);
    EXPECT_EQ(own(gap).expected, "a closed ring of walls (FDZ-03)");
    Json shifted = layout["sections"];
    shifted[0]["at"]["x"] = -2.7;
    EXPECT_EQ(own(shifted).expected, "joints that meet (FDZ-07)");
}

TEST(FDZ11, AUnitMayStartInACornerBesideATower) {
    const char* sections = R"([
        {"kind": "corner-wall", "at": {"x": 1.6, "y": 1.2, "heading": 0}},
        {"kind": "tower", "at": {"x": 0.8, "y": 1.2, "heading": 0}},
        {"kind": "gate", "at": {"x": -0.4, "y": 1.4, "heading": 0}},
        {"kind": "corner-wall", "at": {"x": -1.6, "y": 1.2, "heading": 270}},
        {"kind": "wall", "at": {"x": -1.8, "y": 0, "heading": 270}},
        {"kind": "corner-wall", "at": {"x": -1.6, "y": -1.2, "heading": 180}},
        {"kind": "wall", "at": {"x": -0.4, "y": -1.4, "heading": 180}},
        {"kind": "tower", "at": {"x": 0.8, "y": -1.2, "heading": 0}},
        {"kind": "corner-wall", "at": {"x": 1.6, "y": -1.2, "heading": 90}},
        {"kind": "wall", "at": {"x": 1.8, "y": 0, "heading": 90}}])";
    const std::string place = "/fortresses/0";
    std::string text = without(shippedText("scenarios/breach-at-the-gate.json"), place + "/layout");
    text = edited(text, place + "/sections", parsed(sections));
    text = edited(text, place + "/at", parsed(R"({"x": 8, "y": 12, "heading": 0})"));
    const auto with = [&](const std::string& type, const char* x) {
        const std::string unit =
            R"([{"id": ")" + type + R"(", "at": {"x": )" + x + R"(, "y": 12.8, "heading": 0},
                                    "general": true}])";
        const auto read = scenarioFrom(edited(text, "/sides/1/units", parsed(unit)), library(), "s.json");
        return read ? std::string() : read.error().place;
    };
    EXPECT_EQ(with("comati", "8.8"), "");
    EXPECT_EQ(with("comati", "8.7"), "/sides/1/units/0/at") << "not in the corner";
}

TEST(SIE01, AFreeSiegeIsRefusedOnASmallerTable) {
    const std::string free = edited(shippedText(siege), "/kind", "free");
    EXPECT_EQ(errorIn(edited(free, "/table/depth", 13.9)),
              error("/table/depth", "13.9", "at least 14 (SET-18)"));
    EXPECT_NE(errorIn(edited(free, "/table/depth", 14)).place, "/table/depth");
    EXPECT_EQ(errorIn(edited(free, "/table/width", 13.9)),
              error("/table/width", "13.9", "at least 28 (SET-19)"));
}

TEST(SIE02, WithoutASizeTheTableIsTheProposedOne) {
    const auto tableOf = [](const std::string& text) {
        return scenarioFrom(text, library(), "s.json").value().scenario.setting->table;
    };
    EXPECT_EQ(tableOf(without(shippedText(siege), "/table")), (geometry::Size{28_du, 18_du}));
    EXPECT_EQ(tableOf(edited(shippedText(siege), "/table/width", 30)), (geometry::Size{30_du, 18_du}));
}

TEST(SIE04, TheFortressCountsAgainstTheLimit) {
    const std::string side = "/sides/1/pointLimit";
    EXPECT_TRUE(scenarioFrom(shippedText(siege), library(), "s.json"));
    const FileError tooMuch = errorWith(siege, side, 1300);
    EXPECT_EQ(tooMuch.place, "/sides/1/units");
    EXPECT_EQ(tooMuch.expected, "at most 1300 (SET-08)");
    const std::string inStone = edited(shippedText(siege), "/fortresses/0/material", "stone");
    EXPECT_EQ(errorIn(edited(inStone, side, 1900)).place, "/sides/1/units");
}

TEST(WTW05, NoWatchtowerInAFortress) {
    const auto at = [](const Json& place) {
        const std::string text = edited(shippedText(siege), "/structures/0/kind", "watchtower");
        const auto read = scenarioFrom(edited(text, "/structures/0/at", place), library(), "s.json");
        return read ? "" : read.error().expected;
    };
    EXPECT_EQ(at(parsed(R"({"x": 14, "y": 16.4, "heading": 0})")), "none inside a fortress (WTW-05)");
    EXPECT_EQ(at(parsed(R"({"x": 20, "y": 11, "heading": 0})")), "") << "in front of the walls";
}

TEST(SIE05, AThirdUnitOfArtilleryIsAWarning) {
    std::string text = without(without(shippedText("scenarios/breach-at-the-gate.json"), "/sides/1/units/5"),
                               "/structures/1");
    for (int i = 5; i != 8; ++i) {
        const std::string unit = "/sides/1/units/" + std::to_string(i);
        text =
            edited(edited(text, unit,
                          parsed(R"({"id": "ballista-capta", "at": {"x": 2, "y": 12.4, "heading": 180}})")),
                   unit + "/at/x", 2 * (i - 4) - 1);
        const auto read = scenarioFrom(text, library(), "s.json");
        ASSERT_TRUE(read) << toText(read.error());
        const bool isWarned = std::ranges::any_of(
            read->warnings, [](const FileError& it) { return it.expected == "at most 2 (SIE-05)"; });
        EXPECT_EQ(isWarned, i == 7);
    }
}

TEST(ScenarioFile, ASiegeNeedsItsSidesAndAFortress) {
    EXPECT_EQ(errorWith(siege, "/siege/defender", "green").place, "/siege/defender");
    EXPECT_EQ(errorWith(siege, "/siege/attacker", "blue").place, "/siege/attacker");
    EXPECT_EQ(errorWith(siege, "/siege/casualties", 101).place, "/siege/casualties");
    EXPECT_EQ(errorWith(siege, "/siege/decks", 0).place, "/siege/decks");
    EXPECT_EQ(errorWith(siege, "/siege/distance", 0.5).place, "/siege/distance");
    EXPECT_EQ(errorWith(river, "/siege", parsed(R"({"defender": "blue"})")).place, "/fortresses");
}

TEST(ScenarioFile, UnitsStandWhereTheyCan) {
    EXPECT_EQ(errorWith(river, "/sides/0/units/0/at/y", 9).place, "/sides/0/units/0/at");
    EXPECT_EQ(errorWith(siege, "/sides/1/units/4/at/y", 15).expected, "a free place");
    EXPECT_EQ(errorWith(siege, "/sides/1/units/0/inside", "keep/attic").expected,
              "the name of a tower or of a sector of a village (FOR-04)");
    EXPECT_EQ(errorWith(siege, "/sides/1/units/0/inside", "keep/front-right").expected,
              "one unit in it (TOW-05)");
    EXPECT_EQ(errorWith(siege, "/sides/1/units/0/id", "equites-daci").expected, "infantry (FOR-21)");
    EXPECT_EQ(errorWith(siege, "/sides/0/units/15/inside", "keep/front-left").expected,
              "a tower of its own side (WTW-06)");
    const auto engine = parsed(R"({"id": "carroballista", "at": {"x": 14, "y": 15.6, "heading": 180}})");
    EXPECT_EQ(errorWith(siege, "/sides/1/units/4", engine).expected, "a place away from it (ART-04)");
    const auto rider =
        parsed(R"({"id": "equites-daci", "at": {"x": 23, "y": 15.6, "heading": 180}, "carriesRam": true})");
    EXPECT_EQ(errorWith(siege, "/sides/1/units/9", rider).place, "/sides/1/units/9/carriesRam");
}

TEST(SIE17, UnitsOfTheCourtyardBeginFaceDown) {
    const Battle battle = System::begin(shippedScenario("standard-fortress-wood"));
    int hidden = 0;
    for (const UnitId id : battle.unitsOnTable()) {
        const Unit& unit = battle.unit(id);
        hidden += unit.faceDown ? 1 : 0;
        EXPECT_TRUE(!unit.faceDown || unit.owner == blueSeat);
        EXPECT_FALSE(unit.faceDown && unit.inside);
    }
    EXPECT_EQ(hidden, 3) << "three at the front wall, two at the rear one and those in the towers are seen";
}

TEST(FortressFile, ThoseOfTheProgramCanBeBuilt) {
    for (const FortressLayout& layout : library().fortresses) {
        EXPECT_TRUE(checkFortress(sectionsOf(layout), {}).isValid()) << layout.id;
    }
    EXPECT_GE(library().fortresses.size(), 5U);
}

TEST(FortressFile, OthersAreRefused) {
    const std::string path = "resources/fortresses/small.json";
    const auto errorOf = [&](const std::string& place, const Json& value) {
        return fortressFrom(edited(shippedText(path), place, value), "small.json").error();
    };
    EXPECT_EQ(errorOf("/id", "large").place, "/id");
    EXPECT_EQ(errorOf("/sections", Json::array()).expected, "at least one section");
    EXPECT_EQ(errorOf("/sections/1/kind", "watchtower").place, "/sections/1/kind");
    EXPECT_EQ(errorOf("/sections/1/name", "keep").expected, "a name of its own");
    EXPECT_EQ(errorOf("/material", "straw").place, "/material");
}

TEST(FDZ16, AFortressWithOneFrontStandsInTheZoneWithItsGateAhead) {
    const std::string text = edited(shippedText(siege), "/siege/frontOnly", true);
    EXPECT_TRUE(scenarioFrom(text, library(), "s.json"));
    const auto wrong = [&](const std::string& key, double value) {
        return errorIn(edited(text, "/fortresses/0/at/" + key, value));
    };
    EXPECT_EQ(wrong("heading", 0).found, "a gate that faces elsewhere");
    EXPECT_EQ(wrong("heading", 0).expected, "a gate in the front side, toward the attacker (FDZ-16)");
    const std::string anyFront = edited(without(text, "/siege/frontOnly"), "/fortresses/0/at/heading", 0);
    const auto read = scenarioFrom(anyFront, library(), "s.json");
    EXPECT_TRUE(read || read.error().found != "a gate that faces elsewhere");
}

}  // namespace
}  // namespace vallum::field
