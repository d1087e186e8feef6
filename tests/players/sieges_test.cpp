// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/kinds.h"
#include "support/library.h"
#include "support/preset_battles.h"

#include <gtest/gtest.h>

/// Whole battles around walls and towers.
namespace vallum::players {
namespace {

using field::library;

const std::vector<std::string> shippedSieges{"breach-at-the-gate",      "standard-fortress-wood",
                                             "standard-fortress-stone", "village-fight",
                                             "watchtower-raid",         "river-crossing"};

/// The choices of the players in a free siege, varied in turn.
struct FreeSiege {
    std::string layout;
    std::string material;
    std::string red;
    std::string blue;
    bool inTheCenter = false;  // SIE-15
};

/// In the middle of the table a fortress has room for few units beyond those in its towers.
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

field::Scenario read(const Json& json) {
    auto file = field::scenarioFrom(json.dump(2), library());
    if (!file) contradiction(__FILE__, __LINE__, toText(file.error()).c_str());
    return std::move(file->scenario);
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
    return read(json);
}

/// The moment of the assault: engines in range, a siege tower at the wall, and another one empty.
field::Scenario assault(const std::string& material) {
    const auto at = [](double x, double y, int heading) {
        return Json{{"x", x}, {"y", y}, {"heading", heading}};
    };
    const auto side = [](const std::string& seat, const std::string& home, const std::string& army,
                         Json units) {
        units[0]["general"] = true;
        return Json{{"seat", seat},
                    {"name", seat},
                    {"army", army},
                    {"home", home},
                    {"general", "standard-general"},
                    {"units", std::move(units)}};
    };
    const auto unit = [&](const std::string& id, double x, double y, int heading) {
        return Json{{"id", id}, {"at", at(x, y, heading)}};
    };
    const auto tower = [&](const std::string& name, double x, double y) {
        return Json{{"kind", "siege-tower"}, {"owner", "red"}, {"name", name}, {"at", at(x, y, 0)}};
    };
    return read(
        {{"format", "vallum-scenario"},
         {"version", 1},
         {"id", "assault-" + material},
         {"title", "Assault"},
         {"intro", ""},
         {"kind", "scenario"},
         {"table", {{"width", 16}, {"depth", 14}}},
         {"deployment", "placed"},
         {"victory", {"casualties"}},
         {"structures", {tower("held", 6.4, 10.4), tower("empty", 14, 6)}},
         {"fortresses",
          {{{"layout", "standard"}, {"at", at(8, 12.4, 180)}, {"owner", "blue"}, {"material", material}}}},
         {"siege", {{"defender", "blue"}, {"attacker", "red"}}},
         {"sides",
          {side("red", "south", "romans-imperial",
                {Json{{"id", "legionarii"}, {"inside", "held"}}, unit("legionarii", 9.6, 10.4, 0),
                 unit("ballista", 4.6, 7.8, 0), unit("ballista", 6.4, 7.8, 0), unit("ballista", 8.2, 7.8, 0),
                 unit("ballista", 7.2, 6.6, 0), unit("ballista", 5.4, 6.6, 0),
                 unit("sagittarii-legionis", 10, 7.8, 0)}),
           side("blue", "north", "dacians",
                {unit("comati", 6.4, 11.6, 180), unit("sagittarii-daci", 9.6, 11.6, 180),
                 unit("falciferi", 8, 13.2, 180), unit("comati", 14, 7.2, 180),
                 unit("pileati", 12.2, 8, 180)})}}});
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

TEST(Sieges, RandomBattlesMeetEveryQuestionAndEveryFact) {
    Seen seen(onlyInSieges);
    std::uint64_t seed = 0;
    for (std::size_t round = 0; round != 6; ++round) {
        if (round >= 3 && seen.missing({}).empty()) break;
        for (const std::string& id : shippedSieges) seen.battle(field::shippedScenario(id), seed++);
        for (const FreeSiege& siege : everyFortress(round)) seen.battle(scenarioOf(siege), seed++);
        for (const std::string material : {"wood", "stone", "wood", "stone"}) {
            seen.battle(assault(material), seed++);
        }
    }
    EXPECT_EQ(inOneLine(seen.missing({})), "");
}

/// SIE-10: with a deck that may run out only once, many battles end this way, in every phase.
TEST(Sieges, NothingHappensAfterTheEnd) {
    int byTime = 0;
    for (std::uint64_t seed = 0; seed != 60; ++seed) {
        field::Scenario scenario = assault(seed % 2 == 0 ? "wood" : "stone");
        field::Setting setting = *scenario.setting;
        setting.siege->decks = 1;
        scenario.setting = Constant<field::Setting>(std::move(setting));
        RandomPlayer player(mixed(seed + 1));
        const BattleRun played = runBattle(scenario, player, seed);
        ASSERT_EQ(played.broken, std::nullopt) << "seed " << seed;
        byTime += played.end.outcome->why == "SIE-10"_rule ? 1 : 0;
    }
    EXPECT_GT(byTime, 5);
}

/// An invariant that cannot fail guards nothing.
TEST(SiegeInvariants, NoticeWhatMayNotBe) {
    const field::Battle good = field::System::begin(assault("wood"));
    ASSERT_EQ(field::brokenInvariant(good), std::nullopt);
    const auto after = [&](auto change) {
        field::Battle battle = good;
        change(battle);
        return field::brokenInvariant(battle).value_or("");
    };
    const UnitId crew(0);
    const auto tower = *good.unit(crew).inside;
    const std::string held = "structure " + std::to_string(tower.raw());
    EXPECT_EQ(after([&](field::Battle& it) { it.units[1].inside = tower; }), held + ": held by two units");
    EXPECT_EQ(after([&](field::Battle& it) {
                  it.structures.at(static_cast<std::size_t>(tower.raw())).condition =
                      field::Condition::collapsed;
              }),
              held + ": held, and no longer there");
    EXPECT_EQ(
        after([](field::Battle& it) {
            field::Setting flooded = *it.setting;
            const geometry::Point corner = it.units[1].pose.center;
            flooded.tiles.push_back({field::Terrain::lake,
                                     *geometry::Region::from(std::vector<geometry::Point>{
                                         corner, {corner.x + 2_du, corner.y}, {corner.x, corner.y - 2_du}})});
            it.setting = Constant<field::Setting>(std::move(flooded));
        }),
        "unit 1: stands on an impassable tile (TER-06)");
}

TEST(SiegeInvariants, TheBooksNoticeWhatDoesNotAddUp) {
    using namespace field;
    Battle battle = System::begin(assault("wood"));
    const StructureId wall(4);
    Structure& it = battle.structures.at(4);
    const auto after = [&](const std::vector<Fact>& facts) {
        Ledger ledger(System::begin(assault("wood")));
        for (const Fact& fact : facts) ledger.note(fact);
        return ledger.broken(battle).value_or("");
    };
    StructureRolled roll;
    roll.target.structure = wall;
    roll.roll = Roll::damage;
    roll.successes = 2;
    it.damage = 3;
    EXPECT_EQ(after({}), "structure 4: damage that nobody dealt");
    EXPECT_EQ(after({roll, StructureDamaged{wall, 3, 3, "ART-08"_rule}}),
              "structure 4: more damage than was dealt (FOR-02)");
    it.damage = 2;
    EXPECT_EQ(after({roll, StructureDamaged{wall, 2, 2, "ART-08"_rule}}), "");
    EXPECT_EQ(
        after({roll, StructureDamaged{wall, 2, 2, "ART-08"_rule}, FireLit{wall, 1, redSeat, "FIR-03"_rule}}),
        "structure 4: fire markers do not add up (FIR-10)");
    it.damage = 0;
    EXPECT_EQ(after({FirePutOut{wall, 1, {}, "FIR-14"_rule}}),
              "structure 4: more put out than burned (FIR-14)");
    EXPECT_EQ(after({StructureDamaged{wall, 1, 1, "FIR-11"_rule}}),
              "structure 4: more damage than was dealt (FOR-02)");
}

}  // namespace
}  // namespace vallum::players
