// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/hex_battles.h"

#include <fstream>

#include <vallum/core/digest.h>
#include <vallum/core/file_words.h>
#include <vallum/core/json.h>
#include <vallum/hex/files/scenario_file.h>
#include <vallum/hex/rules/dice.h>
#include <vallum/hex/rules/movement.h>

namespace vallum::hex {
namespace {

using namespace test;

std::string textOf(const std::filesystem::path& path) {
    std::ifstream stream(path);
    return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}
Json shipped(const std::string& id) {
    return *parsedJson(
        textOf(std::filesystem::path(VALLUM_SOURCE_DIR) / "scenarios" / "hex" / (id + ".json")));
}
/// A small valid battle on open ground.
Json plain() {
    Json it = shipped("bagradas");
    it["units"] = Json::array({{{"seat", "top"}, {"type", "medium-infantry"}, {"at", {1, 4}}},
                               {{"seat", "top"}, {"type", "medium-infantry"}, {"at", {1, 5}}},
                               {{"seat", "bottom"}, {"type", "medium-infantry"}, {"at", {6, 4}}},
                               {{"seat", "bottom"}, {"type", "heavy-cavalry"}, {"at", {6, 5}}}});
    it["leaders"] = Json::array();
    for (Json& side : it["sides"]) side["banners"] = 2;
    return it;
}
Expected<ScenarioFile, FileError> read(const Json& json) {
    return scenarioFrom(json.dump(), library(), json.value("id", "bagradas") + ".json");
}
/// The location of the error, or "accepted".
std::string place(const Json& json) {
    const auto file = read(json);
    if (file) return "accepted";
    EXPECT_FALSE(file.error().file.empty());
    EXPECT_FALSE(file.error().found.empty());
    EXPECT_FALSE(file.error().expected.empty());
    return file.error().place;
}
std::string placeWith(const std::string& pointer, const Json& value, Json json = plain()) {
    json[Json::json_pointer(pointer)] = value;
    return place(json);
}
Json cell(int row, int column, const std::string& key, const std::string& what) {
    return {{"at", {row, column}}, {key, what}};
}
Json without(Json json, const std::string& key) {
    json.erase(key);
    return json;
}

TEST(HXS01, TheShippedScenariosAreAccepted) {
    for (const std::string id : {"bagradas", "himera", "saguntum", "telamon", "trebia"}) {
        const auto file = read(shipped(id));
        ASSERT_TRUE(file) << toText(file.error());
        EXPECT_EQ(file->scenario.id, id);
        EXPECT_TRUE(file->warnings.empty()) << id;
    }
}
TEST(HXS01, TheFileIsReadStrictly) {
    EXPECT_EQ(place(plain()), "accepted");
    EXPECT_EQ(placeWith("/turnz", 30), "/turnz");
    EXPECT_EQ(placeWith("/version", 2), "/version");
    const auto untitled = read(without(plain(), "title"));
    ASSERT_FALSE(untitled);
    EXPECT_EQ(untitled.error().expected, "a key 'title'");
    EXPECT_EQ(place(without(plain(), "teaches")), "accepted");
    EXPECT_EQ(placeWith("/title", 3), "/title");
    EXPECT_EQ(placeWith("/id", "other", plain()), "accepted") << "the file has that name, too";
    EXPECT_FALSE(scenarioFrom(plain().dump(), library(), "other.json"));
}
TEST(HXS01, TheBasicSetHoldsNoExpansionTerrain) {
    for (const std::string work : {"scalable-wall", "fortified-wall"}) {
        Json json = plain();
        json["hexes"] = Json::array({cell(3, 3, "work", work)});
        EXPECT_EQ(place(json), "/hexes/0/work") << work;
        json["set"] = "expansion";
        EXPECT_EQ(place(json), "accepted") << work;
    }
    EXPECT_EQ(placeWith("/hexes", Json::array({cell(3, 3, "ground", "marsh")})), "/hexes/0/ground");
    EXPECT_EQ(placeWith("/set", "expansion"), "accepted");
}
TEST(HXT35, ExpansionTerrainIsForOtherScenarios) {
    for (const std::string id : {"bagradas", "himera", "telamon", "trebia"}) {
        EXPECT_EQ(shipped(id)["set"], "basic");
        const Scenario scenario = read(shipped(id))->scenario;
        for (const Cell& it : scenario.setting->cells) {
            EXPECT_NE(it.ground, Ground::marsh);
            EXPECT_TRUE(!it.work || *it.work == Work::rampart || *it.work == Work::camp) << id;
        }
    }
    std::vector<std::string> extra;
    for (const TerrainType& it : library().terrain) {
        if (it.expansion) extra.push_back(it.id);
    }
    EXPECT_EQ(extra, (std::vector<std::string>{"marsh", "bridge", "scalable-wall", "fortified-wall"}));
}

TEST(HXS02, Sides) {
    EXPECT_EQ(placeWith("/sides/1/edge", "top"), "/sides/1/edge");
    EXPECT_EQ(placeWith("/sides/1/edge", "left"), "/sides/1/edge");
    EXPECT_FALSE(read(without(plain(), "first")));
    EXPECT_EQ(placeWith("/first", "nobody"), "/first");
    for (const int hand : {0, 10}) EXPECT_EQ(placeWith("/sides/0/hand", hand), "/sides/0/hand");
    for (const int hand : {1, 9}) EXPECT_EQ(placeWith("/sides/0/hand", hand), "accepted");
    EXPECT_EQ(placeWith("/sides/0/banners", 13), "/sides/0/banners");
    EXPECT_EQ(placeWith("/sides/0/banners", 0), "/sides/0/banners");
    EXPECT_EQ(placeWith("/sides/0/banners", 3), "/sides/0/banners") << "more than it can get (HEX-95)";
    EXPECT_EQ(placeWith("/sides/0/rules", Json::array({"flexible"})), "/sides/0/rules");
    EXPECT_EQ(placeWith("/sides/0/rules", Json::array({"javelins", "flexible"})), "accepted");
    EXPECT_EQ(placeWith("/sides/0/rules", Json::array({"javelin"})), "/sides/0/rules/0");
}
TEST(HXS02, AColorIsOneThatCanBePainted) {
    for (const std::string color : {"blueish", "#12345", "#12345g", "red"}) {
        const auto file = [&] {
            Json json = plain();
            json["sides"][0]["color"] = color;
            return read(json);
        }();
        ASSERT_FALSE(file) << color;
        EXPECT_EQ(file.error().place, "/sides/0/color");
        EXPECT_NE(file.error().expected.find("crimson, azure, green, purple, ochre and silver"),
                  std::string::npos);
    }
    EXPECT_EQ(placeWith("/sides/0/color", "#0A0b0C"), "accepted");
}
TEST(HXS01, BriefingsAreOptionalAndChangeNoBattle) {
    for (const std::string id : {"bagradas", "himera", "saguntum", "telamon", "trebia"}) {
        const Json json = shipped(id);
        const Briefing briefing = briefingIn(json.dump());
        EXPECT_EQ(briefing.paragraphs.size(), 2U) << id;
        EXPECT_FALSE(briefing.source.empty()) << id;
        const Json bare = without(without(json, "briefing"), "source");
        EXPECT_EQ(briefingIn(bare.dump()), Briefing()) << id;
        EXPECT_EQ(Digest::of(System::begin(read(json)->scenario)),
                  Digest::of(System::begin(read(bare)->scenario)))
            << id;
    }
    EXPECT_EQ(placeWith("/briefing", Json::array({"", "Two"})), "/briefing/0");
    EXPECT_EQ(placeWith("/briefing", "One"), "/briefing");
    EXPECT_EQ(placeWith("/source", 3), "/source");
}
TEST(HexScenarios, ErrorsCanBeTranslated) {
    const auto expected = [](const std::string& pointer, const Json& value) {
        Json json = plain();
        json[Json::json_pointer(pointer)] = value;
        return fileText(read(json).error().expected);
    };
    const Text most = expected("/sides/0/banners", 3);
    EXPECT_EQ(most, "at most the 2 that the side can get");
    EXPECT_EQ(most.pattern(), "at most the %1 that the side can get");
    EXPECT_EQ(expected("/sides/0/hand", 10).pattern(), "from %1 to %2");
    EXPECT_EQ(expected("/hexes", Json::array({cell(1, 4, "ground", "sea")})).pattern(),
              "ground where it may stand (%1)");
    const Text taken = expected("/units/1/at", Json::array({1, 4}));
    EXPECT_EQ(taken, "a hex without another unit");
    EXPECT_STREQ(taken.context(), "Files");
    EXPECT_EQ(fileText("2 or 3 sides").pattern(), "2 or 3 sides") << "not '%1 sides'";
}
TEST(HexScenarios, ErrorsOfTheReaderCanBeTranslated) {
    struct Row {
        std::string pointer;
        Json value;
        std::string expected;
        std::string found;
    };
    const std::vector<Row> rows{
        {"/sides/0/edge", "front", "one of: %1", "\"front\""},
        {"/strange", 1, "one of the keys %1", "1"},
        {"/sides", 3, "a list", "3"},
        {"/hexes/0/at", Json::array({1, 2, 3}), "a list of %1", "a list of %1"},
        {"/units/0", Json::array(), "an object", "a list of %1"},
        {"/title", Json::object(), "a text", "an object"},
        {"/turns", "many", "a whole number from %1 to %2", "\"many\""},
    };
    for (const Row& row : rows) {
        Json json = plain();
        json["hexes"] = Json::array({cell(1, 4, "ground", "hill")});
        json[Json::json_pointer(row.pointer)] = row.value;
        const auto outcome = read(json);
        ASSERT_FALSE(outcome) << row.pointer;
        EXPECT_EQ(fileText(outcome.error().expected).pattern(), row.expected) << row.pointer;
        EXPECT_EQ(fileText(outcome.error().found).pattern(), row.found) << row.pointer;
    }
    const Json bare = without(plain(), "title");
    EXPECT_EQ(fileText(read(bare).error().found).pattern(), "no such key");
    EXPECT_EQ(fileText(read(bare).error().expected).pattern(), "a key '%1'");
    EXPECT_EQ(fileText("a number from 1 to 1000, or one of: all, none").pattern(),
              "a number from 1 to 1000, or one of: %1");
}
TEST(HexScenarios, AnUnknownUnitTypeIsAnsweredWithThoseMostLikeIt) {
    Json json = plain();
    json["units"][0]["type"] = "medium-infantery";
    const Text expected = fileText(read(json).error().expected);
    EXPECT_EQ(expected.pattern(), "the id of a unit type, for example %1");
    ASSERT_EQ(expected.parts().size(), 1U);
    EXPECT_TRUE(expected.parts().front().english().starts_with("medium-infantry, "));
}
TEST(HEX95, NoSideNeedsMoreBannersThanItCanGet) {
    Json json = plain();
    json["units"].push_back({{"seat", "top"}, {"type", "auxilia"}, {"at", {1, 0}}});
    for (const int column : {6, 7, 8}) {
        json["units"].push_back({{"seat", "top"}, {"type", "auxilia"}, {"at", {1, column}}});
    }
    json["leaders"] = Json::array({{{"seat", "top"}, {"name", "Regulus"}, {"at", {1, 4}}}});
    json["sides"][1]["banners"] = 8;
    EXPECT_EQ(place(json), "/sides/1/banners");
    json["hexes"] = Json::array({{{"at", {1, 9}}, {"work", "camp"}, {"owner", "top"}}});
    json["objectives"] = Json::array({{{"type", "camp"}, {"at", {1, 9}}, {"seat", "bottom"}}});
    EXPECT_EQ(place(json), "accepted");
}
TEST(HEX09, PiecesThatCannotStandThereAreRefused) {
    EXPECT_EQ(placeWith("/units/1/at", Json::array({1, 4})), "/units/1/at");
    EXPECT_EQ(placeWith("/units/1/at", Json::array({1, 12})), "/units/1/at");
    EXPECT_EQ(placeWith("/hexes", Json::array({cell(1, 4, "ground", "sea")})), "/units/0/at");
}

TEST(HXS03, GroundAndWorks) {
    EXPECT_EQ(placeWith("/hexes", Json::array({cell(1, 12, "ground", "hill")})), "/hexes/0/at");
    EXPECT_EQ(placeWith("/hexes", Json::array({cell(9, 0, "ground", "hill")})), "/hexes/0/at");
    EXPECT_EQ(placeWith("/hexes", Json::array({cell(3, 3, "ground", "hill"), cell(3, 3, "ground", "ford")})),
              "/hexes/1/at");
    const auto rampart = [](const Json& sides) {
        Json it = cell(3, 3, "work", "rampart");
        it["sides"] = sides;
        return placeWith("/hexes", Json::array({it}));
    };
    EXPECT_EQ(rampart({"NW", "NE"}), "accepted");
    EXPECT_EQ(rampart({"W", "NW", "NE"}), "accepted");
    EXPECT_EQ(rampart({"SW", "W"}), "accepted") << "the circle closes";
    EXPECT_EQ(rampart({"W", "E"}), "/hexes/0/sides");
    EXPECT_EQ(rampart({"W"}), "/hexes/0/sides");
    EXPECT_EQ(rampart({"W", "NW", "NE", "E"}), "/hexes/0/sides");
    EXPECT_EQ(placeWith("/hexes", Json::array({cell(3, 3, "work", "camp")})), "/hexes/0/owner");
}
TEST(HXT65, WorksStandOnWhatBearsThem) {
    Json camp = cell(3, 3, "work", "camp");
    camp["owner"] = "top";
    EXPECT_EQ(placeWith("/hexes", Json::array({camp})), "accepted");
    camp["ground"] = "hill";
    EXPECT_EQ(placeWith("/hexes", Json::array({camp})), "accepted");
    camp["ground"] = "forest";
    EXPECT_EQ(placeWith("/hexes", Json::array({camp})), "/hexes/0/work");
    Json json = plain();
    json["set"] = "expansion";
    json["hexes"] = Json::array({cell(3, 3, "work", "bridge")});
    EXPECT_EQ(place(json), "/hexes/0/work") << "a bridge on open ground";
    for (const std::string water : {"river", "ford"}) {
        json["hexes"][0]["ground"] = water;
        EXPECT_EQ(place(json), "accepted") << water;
    }
    json["hexes"] = Json::array({cell(3, 3, "work", "rampart"), cell(3, 3, "work", "camp")});
    EXPECT_NE(place(json), "accepted") << "rampart and camp in one hex";
}

TEST(HXS04, Units) {
    EXPECT_EQ(placeWith("/units/1/at", Json::array({1, 4})), "/units/1/at");
    for (const std::string ground : {"sea", "river"}) {
        EXPECT_EQ(placeWith("/hexes", Json::array({cell(6, 4, "ground", ground)})), "/units/2/at") << ground;
    }
    Json json = plain();
    json["set"] = "expansion";
    Json bridge = cell(6, 4, "ground", "river");
    bridge["work"] = "bridge";
    json["hexes"] = Json::array({bridge});
    EXPECT_EQ(place(json), "accepted");
    json["hexes"] = Json::array({cell(6, 4, "work", "fortified-wall")});
    EXPECT_EQ(place(json), "/units/2/at");
    json["hexes"] = Json::array({cell(6, 5, "work", "scalable-wall")});
    EXPECT_EQ(place(json), "/units/3/at") << "a mounted unit on a wall";
    json["units"][3]["type"] = "heavy-war-machine";
    EXPECT_EQ(place(json), "/units/3/at");
    for (const std::string ground : {"broken", "marsh"}) {
        json["hexes"] = Json::array({cell(6, 5, "ground", ground)});
        EXPECT_EQ(place(json), "/units/3/at") << ground;
    }
}
TEST(HXS04, BlocksAndAbilities) {
    EXPECT_EQ(placeWith("/units/0/blocks", 5), "/units/0/blocks");
    EXPECT_EQ(placeWith("/units/0/blocks", 0), "/units/0/blocks");
    EXPECT_EQ(placeWith("/units/0/blocks", 1), "accepted");
    Json lonely = plain();
    lonely["units"].erase(3);
    lonely["units"].erase(2);
    EXPECT_EQ(place(lonely), "/units");
    EXPECT_EQ(placeWith("/units/0/type", "hoplites"), "/units/0/type");
    const Json all = Json::array({"leaderHits", "ignoreFlag", "ignoreSword", {{"fireRange", 6}}});
    Json json = plain();
    json["units"][0]["elite"] = all;
    const Elite elite = read(json)->scenario.units.front().elite;
    EXPECT_EQ(elite, (Elite{true, true, true, 6}));
    EXPECT_EQ(placeWith("/units/0/elite", Json::array({{{"fireRange", 7}}})), "/units/0/elite/0/fireRange");
    EXPECT_EQ(placeWith("/units/0/elite", Json::array({"brave"})), "/units/0/elite/0");
}

TEST(HXS05, Leaders) {
    const auto leaders = [](const Json& list) { return placeWith("/leaders", list); };
    const Json one{{"seat", "top"}, {"name", "Regulus"}, {"at", {1, 4}}};
    EXPECT_EQ(leaders(Json::array({one})), "accepted");
    EXPECT_EQ(leaders(Json::array({one, one})), "/leaders/1/at");
    EXPECT_EQ(leaders(Json::array({{{"seat", "bottom"}, {"name", "Hanno"}, {"at", {1, 4}}}})),
              "/leaders/0/at");
    Json wet = plain();
    wet["hexes"] = Json::array({cell(4, 4, "ground", "sea")});
    wet["leaders"] = Json::array({{{"seat", "top"}, {"name", "Regulus"}, {"at", {4, 4}}}});
    EXPECT_EQ(place(wet), "/leaders/0/at");
    Json trait = one;
    trait["traits"] = {{"extraDie", 1}};
    Json json = plain();
    json["leaders"] = Json::array({trait});
    EXPECT_EQ(read(json)->scenario.leaders.front().extraDie, 1);
    trait["traits"] = {{"extraDice", 1}};
    EXPECT_EQ(leaders(Json::array({trait})), "/leaders/0/traits");
}

TEST(HXS06, CampObjectives) {
    const auto with = [](const Json& hexes, const Json& objective) {
        Json json = plain();
        json["hexes"] = hexes;
        json["objectives"] = Json::array({objective});
        return place(json);
    };
    const Json camp = Json::array({{{"at", {3, 3}}, {"work", "camp"}, {"owner", "top"}}});
    const Json ofBottom{{"type", "camp"}, {"at", {3, 3}}, {"seat", "bottom"}};
    const Json ofTop{{"type", "camp"}, {"at", {3, 3}}, {"seat", "top"}};
    EXPECT_EQ(with(camp, ofBottom), "accepted");
    EXPECT_EQ(with(camp, ofTop), "/objectives/0/at");
    EXPECT_EQ(with(Json::array(), ofBottom), "/objectives/0/at");
    EXPECT_EQ(with(Json::array(), {{"type", "hold"}, {"at", {3, 3}}, {"seat", "bottom"}}), "accepted");
    EXPECT_EQ(with(Json::array(), {{"type", "exit"}, {"seat", "bottom"}}), "/objectives/0/edge");
    EXPECT_EQ(with(Json::array(), {{"type", "exit"}, {"edge", "top"}, {"seat", "bottom"}}), "accepted");
}
TEST(HXS06, NobodyHoldsWhatNobodyCanEnter) {
    Json json = plain();
    json["hexes"] = Json::array({{{"at", {3, 3}}, {"ground", "sea"}}});
    json["objectives"] = Json::array({{{"type", "hold"}, {"at", {3, 3}}, {"seat", "bottom"}}});
    EXPECT_EQ(place(json), "/objectives/0/at");
    json["objectives"][0]["at"] = {3, 4};
    EXPECT_EQ(place(json), "accepted");
}
TEST(HXS06, AnExitNeedsAHexOfMovement) {
    const auto leaving = [](const std::string& code, Hex at) {
        return Table()
            .unit(bottom, code, at)
            .unit(bottom, "MI", {8, 8})
            .unit(top, "MI", {8, 0})
            .objective({Aim::exit, bottom, {}, Edge::top, 1})
            .phase(Phase::moving)
            .battle();
    };
    const MoveUnit out{u(0), {{0, 4}}, true};
    EXPECT_TRUE(System::accepts(leaving("LC", {1, 4}), ChooseMove{}, out));
    EXPECT_EQ(ruleOf(System::accepts(leaving("MI", {1, 4}), ChooseMove{}, out)), "HEX-21");
    const Played left = play(leaving("LC", {1, 4}), {out});
    EXPECT_EQ(left.battle.unit(u(0)).fate, Fate::left);
    EXPECT_EQ(left.battle.player(bottom).banners, 1);
    EXPECT_EQ(ruleOf(System::accepts(leaving("LC", {2, 4}), ChooseMove{}, MoveUnit{u(0), {{1, 4}}, true})),
              "HXS-06");
}
TEST(HXS06, AHeldHexCountsAtTheEndOfTheTurn) {
    const Table held = Table()
                           .unit(bottom, "MI", {1, 5})
                           .unit(top, "MI", {0, 8})
                           .objective({Aim::hold, bottom, {1, 5}, Edge::top, 1})
                           .phase(Phase::drawing)
                           .play({.card = CardId(0), .as = 0, .view = bottom});
    Battle battle = play(held, {}).battle;
    EXPECT_EQ(battle.player(bottom).banners, 1);
    battle.phase = Phase::drawing;
    battle.play = Play{.card = CardId(1), .as = 0, .view = top};
    EXPECT_EQ(play(battle, {}).battle.player(bottom).banners, 1) << "counted once";
}

TEST(HXS07, Siege) {
    Json json = plain();
    json["set"] = "expansion";
    json["siege"] = true;
    json["hexes"] = Json::array({cell(1, 4, "work", "fortified-wall"), cell(6, 4, "work", "fortified-wall")});
    EXPECT_EQ(place(json), "accepted") << "foot of both sides stands there";
    const auto bare = read([] {
        Json it = plain();
        it["siege"] = true;
        return it;
    }());
    ASSERT_TRUE(bare);
    ASSERT_EQ(bare->warnings.size(), 1U);
    EXPECT_EQ(bare->warnings.front().place, "/siege");
    EXPECT_FALSE(read(without(plain(), "siege"))->scenario.setting->siege);
}

TEST(HXS08, Length) {
    for (const int turns : {5, 99}) EXPECT_EQ(placeWith("/turns", turns), "accepted");
    for (const int turns : {4, 100}) EXPECT_EQ(placeWith("/turns", turns), "/turns");
    EXPECT_EQ(read(without(plain(), "turns"))->scenario.setting->turns, 30);
    const auto ends = [](int turn) {
        return play(Table()
                        .unit(bottom, "MI", {1, 5})
                        .unit(top, "MI", {0, 8})
                        .phase(Phase::drawing)
                        .play({.card = CardId(0), .as = 0, .view = bottom})
                        .with([&](Battle& it, Setting& setting) {
                            it.turn = turn;
                            setting.turns = 12;
                        }),
                    {})
                   .battle.phase == Phase::over;
    };
    EXPECT_TRUE(ends(24));
    EXPECT_FALSE(ends(23));
}

TEST(HexFiles, TheDataAreReadStrictly) {
    const auto data = std::filesystem::path(VALLUM_SOURCE_DIR) / "resources" / "data" / "hex";
    Json deck = *parsedJson(textOf(data / "deck.json"));
    deck["cards"][0]["copies"] = 2;
    const auto short59 = deckFrom(deck.dump(), "deck.json");
    ASSERT_FALSE(short59);
    EXPECT_EQ(short59.error().found, "59 cards");
    Json units = *parsedJson(textOf(data / "units.json"));
    units["units"][1]["id"] = units["units"][0]["id"];
    EXPECT_EQ(unitsFrom(units.dump(), "units.json").error().place, "/units/1/id");
    Json terrain = *parsedJson(textOf(data / "terrain.json"));
    std::swap(terrain["terrain"][1], terrain["terrain"][2]);
    EXPECT_EQ(terrainFrom(terrain.dump(), "terrain.json").error().place, "/terrain/1/id");
    Json unknown = *parsedJson(textOf(data / "deck.json"));
    unknown["cards"][3]["orders"]["kind"] = "prayer";
    EXPECT_EQ(deckFrom(unknown.dump(), "deck.json").error().place, "/cards/3/orders/kind");
}

}  // namespace
}  // namespace vallum::hex
