// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/edited.h"
#include "support/library.h"

#include <filesystem>

#include <gtest/gtest.h>

#include <vallum/core/shelf_mark.h>
#include <vallum/field/files/ground_cover.h>
#include <vallum/field/system.h>

namespace vallum::field {
namespace {

const std::string placed = "scenarios/first-battle.json";
const std::string byTurns = "scenarios/open-field.json";

FileError errorIn(const std::string& path, const std::string& place, const Json& value) {
    return scenarioFrom(edited(shippedText(path), place, value), library(), "s.json").error();
}
FileError error(std::string place, std::string found, std::string expected) {
    return {"s.json", std::move(place), std::move(found), std::move(expected)};
}
ScenarioFile readWith(const std::string& path, const std::string& place, const Json& value) {
    return scenarioFrom(edited(shippedText(path), place, value), library(), "s.json").value();
}

TEST(ScenarioFile, MakesTheBattleOfTheFirstBattle) {
    const Scenario scenario = shippedScenario("first-battle");
    EXPECT_EQ(scenario.id, "first-battle");
    EXPECT_EQ(scenario.source, shippedText(placed));
    EXPECT_EQ(scenario.setting->table, (geometry::Size{22_du, 18_du}));
    EXPECT_EQ(scenario.setting->firstPlayer, redSeat);
    EXPECT_FALSE(scenario.setting->startFormations);
    EXPECT_TRUE(scenario.setting->rangesShown);
    EXPECT_EQ(scenario.setting->cards.size(), 72U);
    ASSERT_EQ(scenario.units.size(), 17U);
    const StartUnit& principes = scenario.units[1];
    EXPECT_EQ(scenario.setting->types.at(static_cast<std::size_t>(principes.type.raw())).id, "principes");
    EXPECT_EQ(principes.owner, redSeat);
    EXPECT_EQ(principes.pose, (geometry::Pose{{10.1_du, 4.1_du}, Heading(0_deg)}));
    EXPECT_EQ(principes.general, 0);
    const Side& blue = scenario.setting->sides.at(1);
    EXPECT_EQ(blue.seat, blueSeat);
    EXPECT_EQ(blue.home, Home::north);
    EXPECT_EQ(blue.generals.front().id, "standard-general");
    EXPECT_EQ(blue.pointLimit, 600);
    EXPECT_EQ(blue.unitPoints, 525);
}

TEST(ScenarioFile, SaysHowItsPlainLooksAndHowItIsOfferedAndNeitherIsOfItsBattle) {
    const Scenario plain = shippedScenario("open-field");
    EXPECT_EQ(groundCoverOf(plain), GroundCover::grass);
    const Scenario snowy = readWith(byTurns, "/ground", "snow").scenario;
    EXPECT_EQ(groundCoverOf(snowy), GroundCover::snow);
    EXPECT_EQ(*snowy.setting, *plain.setting) << "nothing is played otherwise";
    EXPECT_EQ(errorIn(byTurns, "/ground", "mud").place, "/ground");

    const Json shelf{{"beginWith", 2}, {"minutes", 45}, {"difficulty", "hard"}};
    const Scenario offered = readWith(byTurns, "/shelf", shelf).scenario;
    EXPECT_EQ(shelfMarkIn(offered.source), (ShelfMark{2, 45, Difficulty::hard}));
    EXPECT_EQ(*offered.setting, *plain.setting);
    EXPECT_EQ(shelfMarkIn(readWith(byTurns, "/shelf", Json::object()).scenario.source), ShelfMark());
    EXPECT_EQ(errorIn(byTurns, "/shelf", {{"minutes", 0}}), error("/shelf/minutes", "0", "from 1 to 999"));
    EXPECT_EQ(errorIn(byTurns, "/shelf", {{"difficulty", "brutal"}}).place, "/shelf/difficulty");
}

TEST(ScenarioFile, UnitsOfAFreeBattleWaitToBePlaced) {
    const Scenario scenario = shippedScenario("open-field");
    EXPECT_EQ(scenario.units.size(), 26U);
    for (const StartUnit& unit : scenario.units) EXPECT_FALSE(unit.pose);
    EXPECT_FALSE(scenario.setting->firstPlayer);
    EXPECT_TRUE(scenario.setting->startFormations);
}

std::vector<std::string> shippedScenarios() {
    std::vector<std::string> ids;
    for (const auto& entry : std::filesystem::directory_iterator(VALLUM_SOURCE_DIR "/scenarios")) {
        if (entry.is_regular_file()) ids.push_back(entry.path().stem().string());  // others have folders
    }
    std::ranges::sort(ids);
    return ids;
}
std::ptrdiff_t sentencesOf(const std::string& text) {
    const auto ends = [&](std::size_t i) { return i + 1 == text.size() || text[i + 1] == ' '; };
    std::ptrdiff_t sentences = 0;
    for (std::size_t i = 0; i != text.size(); ++i)
        sentences += (text[i] == '.' || text[i] == '?') && ends(i) ? 1 : 0;
    return sentences;
}

TEST(ScenarioFile, ShippedOnesAreReadAndGiveNoWarning) {
    EXPECT_GE(shippedScenarios().size(), 6U);
    for (const std::string& id : shippedScenarios()) {
        const auto read = scenarioFrom(shippedText("scenarios/" + id + ".json"), library(), id);
        ASSERT_TRUE(read) << toText(read.error());
        EXPECT_TRUE(read->warnings.empty()) << id << ": " << toText(read->warnings.front());
        EXPECT_EQ(read->scenario.id, id);
        EXPECT_GE(sentencesOf(read->scenario.intro), 2) << id << ": what happened, and what to look for";
        EXPECT_LE(sentencesOf(read->scenario.intro), 4) << id;
    }
}

TEST(ScenarioFile, ShippedOnesBegin) {
    for (const std::string& id : shippedScenarios()) {
        const Battle battle = System::begin(shippedScenario(id));
        for (const Side& side : battle.setting->sides) {
            const auto isHis = [&](const Unit& unit) { return unit.owner == side.seat; };
            EXPECT_GE(std::ranges::count_if(battle.units, isHis), 4) << id << ", " << side.name;
        }
    }
}

TEST(ScenarioFile, AnotherCardInPlayGivesAnotherDigest) {
    const std::string digest = shippedScenario("first-battle").setting->dataDigest;
    Library other = library();
    std::ranges::find(other.rosters, "romans-republic", &Roster::id)->units.front().name = "Another name";
    EXPECT_EQ(scenarioFrom(shippedText(placed), other)->scenario.setting->dataDigest, digest);
    std::ranges::find(other.rosters, "romans-republic", &Roster::id)->units.front().health += 1;
    EXPECT_NE(scenarioFrom(shippedText(placed), other)->scenario.setting->dataDigest, digest);
}

TEST(ScenarioFile, SaysWhatItIs) {
    EXPECT_EQ(errorIn(placed, "/format", "vallum-army"),
              error("/format", "\"vallum-army\"", "\"vallum-scenario\""));
    EXPECT_EQ(errorIn(placed, "/version", 2),
              error("/version", "2", "at most 1; a newer Vallum wrote this file"));
    EXPECT_EQ(errorIn(placed, "/version", "1"), error("/version", "\"1\"", "a whole number from 1"));
    EXPECT_EQ(errorIn(placed, "/version", 0), error("/version", "0", "a whole number from 1"));
    EXPECT_EQ(errorIn(placed, "/id", ""), error("/id", "\"\"", "an id"));
    EXPECT_EQ(errorIn(placed, "/title", ""), error("/title", "\"\"", "a title"));
    EXPECT_EQ(errorIn(placed, "/weather", "rain").place, "/weather");
    EXPECT_EQ(scenarioFrom(without(shippedText(placed), "/table"), library(), "s.json").error(),
              error("", "no such key", "a key 'table'"));
    EXPECT_EQ(scenarioFrom("{\"format\": ", library(), "s.json").error().place, "line 1, column 12");
}

TEST(ScenarioFile, EveryUnitLiesWhollyOnTheTable) {
    const std::string expected = "a place where the whole unit lies on the table (GEO-12)";
    EXPECT_EQ(errorIn(placed, "/sides/0/units/0/at/x", 0.7),
              error("/sides/0/units/0/at", "0.7, 4.1", expected));
    EXPECT_EQ(errorIn(placed, "/sides/1/units/7/at/x", 21.5),
              error("/sides/1/units/7/at", "21.5, 13.7", expected));
    EXPECT_NO_FATAL_FAILURE(readWith(placed, "/sides/0/units/0/at/x", 0.8));
}

TEST(ScenarioFile, NoUnitLiesOnAnother) {
    EXPECT_EQ(
        errorIn(placed, "/sides/0/units/2/at/x", 11.6),
        error("/sides/0/units/2/at", "a place on the unit at /sides/0/units/1", "a free place (SET-21)"));
    EXPECT_EQ(
        errorIn(placed, "/sides/1/units/0/at", {{"x", 8.3}, {"y", 4.5}, {"heading", 180}}),
        error("/sides/1/units/0/at", "a place on the unit at /sides/0/units/0", "a free place (SET-21)"));
}

TEST(ScenarioFile, ExtensionMarkersTakeRoom) {
    EXPECT_EQ(errorIn(placed, "/sides/0/units/1/extension", {{"left", true}, {"right", false}}).place,
              "/sides/0/units/1/at");
    EXPECT_NO_FATAL_FAILURE(
        readWith(placed, "/sides/0/units/8/extension", {{"left", false}, {"right", true}}));
}

TEST(SET08, AnArmyOverItsPointsIsRefusedExactly) {
    EXPECT_EQ(errorIn(placed, "/sides/0/pointLimit", 588),
              error("/sides/0/units", "588.5 points", "at most 588 (SET-08)"));
    EXPECT_NO_FATAL_FAILURE(readWith(placed, "/sides/0/pointLimit", 589));
    EXPECT_EQ(errorIn(byTurns, "/sides/0/units/0/count", 4),
              error("/sides/0/units", "1061.5 points", "at most 1000 (SET-08)"));
}

TEST(SET09, NoMoreOfATypeThanThereAre) {
    EXPECT_EQ(errorIn(byTurns, "/sides/1/units/0/count", 3),
              error("/sides/1/units/0", "3 of sacred-battalion", "at most 2 (SET-09)"));
    const ScenarioFile file = readWith(placed, "/sides/0/pointLimit", 600);
    EXPECT_TRUE(file.warnings.empty());
}

TEST(ScenarioFile, NamesOnlyThingsThatThereAre) {
    EXPECT_EQ(errorIn(placed, "/sides/0/army", "goths"),
              error("/sides/0/army", "\"goths\"", "the id of an army (SET-03)"));
    EXPECT_EQ(errorIn(placed, "/sides/0/general", "nobody"),
              error("/sides/0/general", "\"nobody\"", "the id of a general"));
    EXPECT_EQ(errorIn(placed, "/sides/0/units/0/id", "huns"),
              error("/sides/0/units/0/id", "\"huns\"", "the id of a unit"));
    EXPECT_EQ(errorIn(placed, "/sides/0/units/0/formation", "testudo").place, "/sides/0/units/0/formation");
    EXPECT_EQ(errorIn(placed, "/firstPlayer", "green"),
              error("/firstPlayer", "\"green\"", "the seat of a side"));
    EXPECT_EQ(errorIn(placed, "/victory/0", "honor").place, "/victory/0");
    EXPECT_EQ(errorIn(placed, "/victory", Json::array()),
              error("/victory", "a list of 0", "at least one condition (SET-10)"));
    EXPECT_EQ(errorIn(placed, "/sides/0/units", Json::array()),
              error("/sides/0/units", "a list of 0", "at least one unit"));
}

TEST(SET06, AForeignUnitIsRefusedInAFreeBattleOnly) {
    EXPECT_EQ(
        errorIn(byTurns, "/sides/0/units/2/id", "libyes"),
        error("/sides/0/units/2/id", "\"libyes\"", "a unit of \"romans-republic\" or a mercenary (SET-06)"));
    EXPECT_NO_FATAL_FAILURE(readWith(byTurns, "/sides/0/units/2/id", "gaesati"));
    const ScenarioFile file = readWith(placed, "/sides/0/units/0/id", "iberian-infantry");
    ASSERT_EQ(file.warnings.size(), 1U);
    EXPECT_EQ(file.warnings[0], error("/sides/0/units/0/id", "\"iberian-infantry\"",
                                      "a unit of \"romans-republic\" or a mercenary (SET-06)"));
}

TEST(ScenarioFile, AGeneralOfAnotherArmyIsRefusedInAFreeBattleOnly) {
    EXPECT_EQ(errorIn(byTurns, "/sides/0/general", "mathos"),
              error("/sides/0/general", "\"mathos\"", "a general of \"romans-republic\""));
    EXPECT_TRUE(readWith(placed, "/sides/0/general", "regulus").warnings.empty());
    EXPECT_EQ(scenarioFrom(edited(edited(shippedText(placed), "/sides/0/pointLimit", 700), "/sides/0/general",
                                  "mathos"),
                           library(), "s.json")
                  ->warnings,
              std::vector{error("/sides/0/general", "\"mathos\"", "a general of \"romans-republic\"")});
}

TEST(ScenarioFile, TheGeneralIsWithOneUnit) {
    EXPECT_EQ(
        errorIn(placed, "/sides/0/units/4/general", true),
        error("/sides/0/units/4/general", "the same general again", "one unit with the general (GEN-01)"));
    const std::string none = without(shippedText(placed), "/sides/0/units/1/general");
    EXPECT_TRUE(scenarioFrom(none, library())) << "the player places the general";
}

TEST(SET18, AShallowTableIsRefusedInAFreeBattleAndNotedInAScenario) {
    EXPECT_EQ(errorIn(byTurns, "/table/depth", 13), error("/table/depth", "13", "at least 14 (SET-18)"));
    EXPECT_NO_FATAL_FAILURE(readWith(byTurns, "/table/depth", 14));
    Json units = Json::array({{{"id", "hastati"}, {"at", {{"x", 5}, {"y", 5}, {"heading", 0}}}}});
    std::string text = edited(shippedText(placed), "/table/depth", 13);
    text = edited(text, "/sides/0/units", units);
    units[0]["id"] = "libyes";
    units[0]["at"]["y"] = 10;
    const ScenarioFile file =
        scenarioFrom(edited(text, "/sides/1/units", units), library(), "s.json").value();
    EXPECT_EQ(file.warnings, std::vector{error("/table/depth", "13", "at least 14 (SET-18)")});
}

TEST(SET19, TheTableIsWideEnoughForTheLargerArmy) {
    EXPECT_EQ(errorIn(byTurns, "/table/width", 13.9), error("/table/width", "13.9", "at least 14 (SET-19)"));
    EXPECT_NO_FATAL_FAILURE(readWith(byTurns, "/table/width", 14));
    const std::string larger = edited(shippedText(byTurns), "/sides/1/pointLimit", 1800);
    EXPECT_EQ(scenarioFrom(edited(larger, "/table/width", 25.1), library(), "s.json").error(),
              error("/table/width", "25.1", "at least 25.2 (SET-19)"));
    EXPECT_TRUE(scenarioFrom(edited(larger, "/table/width", 25.2), library()));
    const std::string middle = edited(shippedText(byTurns), "/sides/1/pointLimit", 1500);
    EXPECT_FALSE(scenarioFrom(edited(middle, "/table/width", 20.9), library()));
    EXPECT_TRUE(scenarioFrom(edited(middle, "/table/width", 21), library()));
    EXPECT_EQ(errorIn(placed, "/table/width", 0), error("/table/width", "0", "more than 0, at most 200"));
}

TEST(ScenarioFile, AFormationIsOnTheCardAndHasNoExtension) {
    EXPECT_EQ(errorIn(placed, "/sides/0/units/0/formation", "phalanx"),
              error("/sides/0/units/0/formation", "\"phalanx\"", "a formation on the card of hastati"));
    std::string text = edited(shippedText(placed), "/sides/0/units/8/id", "triarii");
    text = edited(edited(text, "/sides/0/pointLimit", 900), "/sides/0/units/8/formation", "phalanx");
    EXPECT_EQ(scenarioFrom(text, library())->scenario.units[8].formation, Formation::phalanx);
    text = edited(text, "/sides/0/units/8/extension", {{"left", true}, {"right", false}});
    EXPECT_EQ(
        scenarioFrom(text, library(), "s.json").error(),
        error("/sides/0/units/8/extension", "markers", "none, because the unit is in formation (MAN-12)"));
}

TEST(ScenarioFile, WoundsLeaveTheUnitAlive) {
    EXPECT_EQ(errorIn(placed, "/sides/0/units/0/wounds", 6),
              error("/sides/0/units/0/wounds", "6", "from 0 to 5"));
    EXPECT_EQ(readWith(placed, "/sides/0/units/0/wounds", 5).scenario.units[0].wounds, 5);
}

TEST(ScenarioFile, PlacedUnitsHaveAPlaceAndOthersHaveNone) {
    EXPECT_EQ(scenarioFrom(without(shippedText(placed), "/sides/0/units/3/at"), library(), "s.json").error(),
              error("/sides/0/units/3/at", "nothing", "x, y and heading, because units are placed"));
    EXPECT_EQ(errorIn(placed, "/sides/0/units/0/count", 2),
              error("/sides/0/units/0/count", "2", "1, because the unit has a place"));
    const std::string none = "nothing, because the units are placed by turns";
    EXPECT_EQ(errorIn(byTurns, "/sides/0/units/2/at", {{"x", 5}, {"y", 3}, {"heading", 0}}),
              error("/sides/0/units/2/at", "a place", none));
    EXPECT_EQ(errorIn(byTurns, "/sides/0/units/2/formation", "phalanx"),
              error("/sides/0/units/2/formation", "\"phalanx\"", none));
    EXPECT_EQ(errorIn(byTurns, "/sides/0/units/2/general", true),
              error("/sides/0/units/2/general", "a general", none));
    EXPECT_EQ(errorIn(byTurns, "/sides/0/units/2/extension", {{"left", true}, {"right", false}}),
              error("/sides/0/units/2/extension", "markers", none));
    EXPECT_EQ(errorIn(placed, "/sides/0/units/0/at/heading", 360).place, "/sides/0/units/0/at/heading");
}

TEST(SET01, ThereAreTwoSidesWithTheirOwnSeatsAndEdges) {
    EXPECT_EQ(scenarioFrom(without(shippedText(placed), "/sides/1"), library(), "s.json").error(),
              error("/sides", "a list of 1", "two sides (SET-01)"));
    EXPECT_EQ(errorIn(placed, "/sides/1/seat", "red"), error("/sides/1/seat", "\"red\"", "the other seat"));
    EXPECT_EQ(errorIn(placed, "/sides/1/home", "south"),
              error("/sides/1/home", "\"south\"", "the other edge"));
    EXPECT_EQ(errorIn(placed, "/sides/1/seat", "pink").place, "/sides/1/seat");
    EXPECT_EQ(readWith(placed, "/sides/1/seat", "green").scenario.setting->sides.at(1).seat, Seat(3));
}

TEST(SET04, AFreeBattleHasALimitForEachArmy) {
    EXPECT_EQ(scenarioFrom(without(shippedText(byTurns), "/sides/0/pointLimit"), library(), "s.json").error(),
              error("/sides/0/pointLimit", "nothing", "a limit, as in every free battle"));
    EXPECT_TRUE(scenarioFrom(without(shippedText(placed), "/sides/0/pointLimit"), library()));
    const Scenario rookie = readWith(byTurns, "/sides/1/pointLimit", 1200).scenario;
    EXPECT_EQ(rookie.setting->sides[0].pointLimit, 1000);
    EXPECT_EQ(rookie.setting->sides[1].pointLimit, 1200);
}

TEST(ScenarioFile, MayChooseItsDeck) {
    const auto picked = [](const Json& deck) {
        return scenarioFrom(edited(shippedText(placed), "/deck", deck), library(), "s.json");
    };
    const auto deck = picked({{{"card", "skirmish--resist"}, {"count", 13}}});
    EXPECT_EQ(deck->scenario.setting->cards.size(), 13U);
    EXPECT_EQ(picked({{{"card", "skirmish--resist"}, {"count", 12}}}).error(),
              error("/deck", "12 cards", "more than 12, the cards of the first hands (CARD-11)"));
    EXPECT_EQ(picked({{{"card", "dance"}, {"count", 20}}}).error(),
              error("/deck/0/card", "\"dance\"", "the id of a card of the deck"));
    EXPECT_EQ(picked({{{"card", "skirmish--resist"}, {"count", 0}}}).error(),
              error("/deck/0/count", "0", "from 1 to 1000"));
    EXPECT_EQ(
        picked({{{"card", "skirmish--resist"}, {"count", 9}}, {{"card", "skirmish--resist"}, {"count", 9}}})
            .error(),
        error("/deck/1/card", "\"skirmish--resist\"", "each card once"));
}

}  // namespace
}  // namespace vallum::field
