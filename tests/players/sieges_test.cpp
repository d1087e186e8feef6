// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/kinds.h"
#include "support/library.h"
#include "support/preset_battles.h"

#include <gtest/gtest.h>

/// Whole battles round walls and towers.
namespace vallum::players {
namespace {

using field::library;

const std::vector<std::string> shippedSieges{"breach-at-the-gate",      "standard-fortress-wood",
                                             "standard-fortress-stone", "village-fight",
                                             "watchtower-raid",         "river-crossing"};

/// What the other players of the siege bring, by turns.
struct FreeSiege {
    std::string layout;
    std::string material;
    std::string red;
    std::string blue;
    bool inTheCenter = false;  // SIE-15
};

/// In the middle of the table a fortress has room for few besides the units in its towers.
Json sideOf(const std::string& army, bool attacks, bool isSmall) {
    field::PresetArmy preset = field::preset::armyOf(army, 1000);
    if (isSmall && preset.units.size() > 3) preset.units.resize(3);
    for (auto& units : preset.units) units.count = isSmall ? std::min(units.count, 2) : units.count;
    return {{"seat", attacks ? "red" : "blue"},
            {"name", preset.name},
            {"army", preset.army},
            {"home", attacks ? "south" : "north"},
            {"general", preset.general},
            {"units", field::preset::inReserve(preset)}};
}

/// With one of everything that can be built.
Json structuresOf(const FreeSiege& siege) {
    const auto at = [](double x, double y) { return Json{{"x", x}, {"y", y}, {"heading", 0}}; };
    Json all = Json::array({{{"kind", "siege-tower"}, {"owner", "red"}}});
    if (siege.inTheCenter) return all;
    all.push_back({{"kind", "watchtower"}, {"owner", "blue"}, {"at", at(5, 14)}});
    all.push_back({{"kind", "large-caltrops"}, {"owner", "blue"}, {"at", at(20, 12)}});
    all.push_back({{"kind", "trench"}, {"owner", "blue"}, {"at", at(14, 12)}});
    all.push_back({{"kind", "barricade"}, {"owner", "blue"}, {"at", at(10, 12)}});
    return all;
}

field::Scenario scenarioOf(const FreeSiege& siege) {
    const int depth = siege.inTheCenter ? 28 : 18;
    const double middle = siege.inTheCenter ? 14 : 16.4;
    Json json{
        {"format", "vallum-scenario"},
        {"version", 1},
        {"id", siege.layout + "-" + siege.red + "-" + siege.blue},
        {"title", "Siege"},
        {"intro", ""},
        {"kind", "scenario"},
        {"table", {{"width", 28}, {"depth", depth}}},
        {"deployment", "by-turns"},
        {"victory", {"casualties"}},
        {"structures", structuresOf(siege)},
        {"rams", Json::array({Json::object(), Json::object()})},
        {"fortresses", Json::array({{{"layout", siege.layout},
                                     {"at", {{"x", 14}, {"y", middle}, {"heading", 180}}},
                                     {"owner", "blue"},
                                     {"material", siege.material}}})},
        {"siege", {{"defender", "blue"}, {"attacker", "red"}, {"attackerChoosesEdge", siege.inTheCenter}}},
        {"sides",
         Json::array({sideOf(siege.red, true, false), sideOf(siege.blue, false, siege.inTheCenter)})}};
    auto file = field::scenarioFrom(json.dump(2), library());
    if (!file) contradiction(__FILE__, __LINE__, toText(file.error()).c_str());
    return std::move(file->scenario);
}

/// Every layout in both materials, with armies that change from round to round.
std::vector<FreeSiege> everyFortress(std::size_t round) {
    const auto armies = field::presetArmies();
    std::vector<FreeSiege> sieges;
    std::size_t next = 5 * round;
    for (const auto& layout : library().fortresses) {
        for (const std::string material : {"wood", "stone"}) {
            const auto army = [&](std::size_t i) { return armies[i % armies.size()]; };
            const bool isCentral = layout.id == "standard" && material == "stone";
            sieges.push_back({layout.id, material, army(next), army(next + 3 + round), isCentral});
            ++next;
        }
    }
    return sieges;
}

/// What so few battles at random do not come across. It may only shrink.
const std::set<std::string> awaited{"chooseUnit hit-by-misfire", "decide take-the-place", "ownerChanged"};

TEST(Sieges, RandomBattlesMeetEveryQuestionAndEveryFact) {
    Seen seen(onlyInSieges);
    std::uint64_t seed = 0;
    for (std::size_t round = 0; round != 6; ++round) {
        if (round >= 1 && seen.missing(awaited).empty()) break;
        for (const std::string& id : shippedSieges) seen.battle(field::shippedScenario(id), seed++);
        for (const FreeSiege& siege : everyFortress(round)) seen.battle(scenarioOf(siege), seed++);
    }
    EXPECT_EQ(inOneLine(seen.missing(awaited)), "");
}

}  // namespace
}  // namespace vallum::players
