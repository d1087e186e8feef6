// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/edited.h"
#include "support/library.h"

#include <gtest/gtest.h>

namespace vallum::field {
namespace {

FileError errorIn(const std::string& text) { return scenarioFrom(text, library(), "s.json").error(); }
FileError error(std::string place, std::string found, std::string expected) {
    return {"s.json", std::move(place), std::move(found), std::move(expected)};
}
Scenario made(const std::string& text) { return scenarioFrom(text, library(), "s.json").value().scenario; }
std::vector<std::optional<int>> commandersIn(const Scenario& scenario) {
    std::vector<std::optional<int>> commanders;
    for (const StartUnit& unit : scenario.units) {
        if (unit.owner == redSeat) commanders.push_back(unit.commander);
    }
    return commanders;
}

Json unit(const std::string& id, int x) { return {{"id", id}, {"at", {{"x", x}, {"y", 4}, {"heading", 0}}}}; }
const std::string shipped = shippedText("scenarios/four-players.json");

/// Two Roman units and one of mercenaries under these generals.
std::string led(const Json& generals, const std::string& command) {
    std::string text = without(shipped, "/sides/0/general");
    text = edited(text, "/sides/0/generals", generals);
    text = edited(text, "/options", {{"severalGenerals", true}, {"command", command}});
    return edited(text, "/sides/0/units",
                  {unit("hastati", 2), unit("principes", 4), unit("misthophoroi", 6)});
}
const std::string romansAndMercenaries = led({"marcellus", "xanthippos"}, "by-army");
/// The first general leads the first two units.
const std::string byUnits = [] {
    std::string text = led({"marcellus", "fabius-maximus"}, "by-units");
    for (const int i : {0, 1, 2}) {
        text = edited(text, "/sides/0/units/" + std::to_string(i) + "/commander", i / 2);
    }
    return text;
}();

TEST(OPT05, ASideMayHaveSeveralGenerals) {
    const std::string text =
        edited(led({"marcellus", "standard-general"}, "together"), "/sides/0/units/1/general", 1);
    const Scenario scenario = made(edited(text, "/sides/0/units/2/general", true));
    EXPECT_EQ(scenario.setting->sides[0].generals.size(), 2U);
    EXPECT_EQ(scenario.setting->sides[0].generals[0].id, "marcellus");
    EXPECT_EQ(scenario.units[1].general, 1);
    EXPECT_EQ(scenario.units[2].general, 0);
    EXPECT_EQ(errorIn(edited(text, "/sides/0/units/2/general", 2)),
              error("/sides/0/units/2/general", "2", "from 0 to 1"));
    EXPECT_EQ(errorIn(edited(text, "/sides/0/units/2/general", "first")),
              error("/sides/0/units/2/general", "\"first\"", "true, false or a number from 0"));
    EXPECT_EQ(errorIn(edited(text, "/sides/0/general", "marcellus")),
              error("/sides/0/general", "two keys", "either one general or a list of generals"));
    EXPECT_EQ(errorIn(without(shipped, "/sides/0/general")),
              error("/sides/0/general", "nothing", "either one general or a list of generals"));
}

TEST(OPT05, OnlyWithTheOption) {
    EXPECT_EQ(errorIn(edited(romansAndMercenaries, "/options", Json::object())),
              error("/sides/0/generals", "a list of 2",
                    "one general, unless the option severalGenerals is on (OPT-05)"));
}

TEST(GEN01, EachGeneralHasAUnitToBePlacedWith) {
    const std::string text = led({"marcellus", "fabius-maximus", "regulus", "standard-general"}, "together");
    EXPECT_EQ(errorIn(text), error("/sides/0/units", "3 units", "at least 4, one for each general (GEN-01)"));
    const std::string three = edited(text, "/sides/0/generals", {"marcellus", "regulus", "standard-general"});
    EXPECT_EQ(made(three).setting->sides[0].generals.size(), 3U);
}

TEST(OPT11, TheRosterSaysWhoseUnitsTheyAre) {
    using Commanders = std::vector<std::optional<int>>;
    EXPECT_EQ(commandersIn(made(romansAndMercenaries)), (Commanders{0, 0, 1}));
    EXPECT_EQ(commandersIn(made(led({"xanthippos", "marcellus"}, "by-army"))), (Commanders{1, 1, 0}));
    // A general of any army leads the units that have no general of their own.
    EXPECT_EQ(commandersIn(made(led({"marcellus", "standard-general"}, "by-army"))), (Commanders{0, 0, 1}));
    EXPECT_EQ(commandersIn(made(led({"marcellus", "xanthippos"}, "together"))),
              (Commanders{std::nullopt, std::nullopt, std::nullopt}));
}

TEST(OPT11, AGeneralWithoutAnArmyIsRefused) {
    EXPECT_EQ(
        errorIn(without(romansAndMercenaries, "/sides/0/units/2")),
        error("/sides/0/generals/1", "\"xanthippos\"", "a general with units of its own army (OPT-11)"));
    EXPECT_EQ(errorIn(led({"marcellus", "fabius-maximus"}, "by-army")),
              error("/sides/0/units/0/commander", "nothing",
                    "which general it is for, because not just one is of its army (OPT-11)"));
    EXPECT_EQ(errorIn(edited(romansAndMercenaries, "/sides/0/units/2/general", 0)),
              error("/sides/0/units/2/general", "0", "the general who commands the unit, 1 (OPT-11)"));
}

TEST(OPT13, AUnitWithoutANamedGeneralCannotBeDeployed) {
    using Commanders = std::vector<std::optional<int>>;
    EXPECT_EQ(commandersIn(made(byUnits)), (Commanders{0, 0, 1}));
    EXPECT_EQ(errorIn(without(byUnits, "/sides/0/units/1/commander")),
              error("/sides/0/units/1/commander", "nothing", "which general it is for (OPT-13)"));
}

TEST(OPT13, EachGeneralHasAPartOfTheArmy) {
    EXPECT_EQ(errorIn(edited(byUnits, "/sides/0/units/2/commander", 0)),
              error("/sides/0/generals/1", "\"fabius-maximus\"", "a general with units (OPT-13)"));
    EXPECT_EQ(errorIn(edited(byUnits, "/sides/0/units/2/general", 0)),
              error("/sides/0/units/2/general", "0", "the general who commands the unit, 1 (OPT-13)"));
}

TEST(OPT14, TheLimitIsForTheShareOfEachGeneral) {
    const auto pointsOver = [](const std::string& text) {
        return errorIn(edited(text, "/sides/0/pointLimit", 1)).found;
    };
    EXPECT_EQ(pointsOver(romansAndMercenaries), "304.75 points");
    EXPECT_EQ(pointsOver(edited(romansAndMercenaries, "/options/command", "together")), "344.5 points");
}

}  // namespace
}  // namespace vallum::field
