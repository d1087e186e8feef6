// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/edited.h"
#include "support/library.h"

#include <gtest/gtest.h>

#include <vallum/field/queries/sharing.h>
#include <vallum/field/situation/turn/deployment_zones.h>

namespace vallum::field {
namespace {

const std::string& four() {
    static const std::string text = shippedText("scenarios/four-players.json");
    return text;
}
FileError errorIn(const std::string& text) { return scenarioFrom(text, library(), "s.json").error(); }
FileError errorWith(const std::string& place, const Json& value) {
    return errorIn(edited(four(), place, value));
}
FileError error(std::string place, std::string found, std::string expected) {
    return {"s.json", std::move(place), std::move(found), std::move(expected)};
}
Scenario made(const std::string& text) { return scenarioFrom(text, library(), "s.json").value().scenario; }

/// Without allies.
std::string alone(const std::vector<std::string>& homes) {
    std::string text = four();
    for (std::size_t i = 0; i != homes.size(); ++i) {
        const std::string side = "/sides/" + std::to_string(i);
        text = edited(without(text, side + "/team"), side + "/home", homes[i]);
    }
    return text;
}

TEST(ScenarioFile, ABattleOfFourHasTwoTeams) {
    const Setting setting = *shippedScenario("four-players").setting;
    ASSERT_EQ(setting.sides.size(), 4U);
    EXPECT_EQ(setting.sides[0].seat, Seat(1));
    EXPECT_EQ(setting.sides[3].seat, Seat(4));
    EXPECT_EQ(setting.sides[0].team, setting.sides[2].team);
    EXPECT_EQ(setting.sides[1].team, setting.sides[3].team);
    EXPECT_NE(setting.sides[0].team, setting.sides[1].team);
    EXPECT_TRUE(scenarioFrom(four(), library())->warnings.empty());
}

TEST(ScenarioFile, SeatsHaveNames) {
    EXPECT_EQ(seatNamed("red"), redSeat);
    EXPECT_EQ(seatNamed("white"), Seat(6));
    EXPECT_EQ(seatNamed("black"), std::nullopt);
    EXPECT_EQ(nameOfSeat(Seat(5)), "violet");
    EXPECT_EQ(errorWith("/sides/3/seat", "red"), error("/sides/3/seat", "\"red\"", "a seat of its own"));
}

TEST(ScenarioFile, EverySideHasANameOfItsOwn) {
    EXPECT_EQ(errorWith("/sides/1/name", " "), error("/sides/1/name", "\" \"", "a name"));
    const std::string first = made(four()).setting->sides[0].name;
    EXPECT_EQ(errorWith("/sides/3/name", first),
              error("/sides/3/name", "\"" + first + "\"", "a name of its own"));
}

TEST(TEAM01, TheSharesOfATeamDoNotExceedWhatWasAgreed) {
    std::string text = edited(four(), "/teamPoints", 2000);
    text = edited(edited(text, "/sides/0/pointLimit", 1200), "/sides/2/pointLimit", 800);
    EXPECT_EQ(made(text).setting->sides[0].pointLimit, 1200);
    EXPECT_EQ(errorIn(edited(text, "/sides/2/pointLimit", 801)),
              error("/sides/2/pointLimit", "2001 points of the team", "at most 2000 (TEAM-01)"));
}

TEST(TEAM01, ThereAreTwoTeamsAtTwoEdges) {
    EXPECT_EQ(errorWith("/sides/3/team", "Gaul"),
              error("/sides", "3 teams", "two teams (TEAM-01), or none (TEAM-10)"));
    std::string one = four();
    for (const char* side : {"/sides/1/team", "/sides/3/team"}) one = edited(one, side, Json("A"));
    for (const char* side : {"/sides/0/team", "/sides/2/team"}) one = edited(one, side, Json("A"));
    EXPECT_EQ(errorIn(one).found, "one team");
    EXPECT_EQ(errorWith("/sides/2/home", "north"),
              error("/sides/2/home", "\"north\"", "the edge of the team"));
    EXPECT_EQ(errorWith("/sides/0/home", "east"),
              error("/sides/0/home", "\"east\"", "\"south\" or \"north\""));
}

/// Both teams split by kind: infantry for the first ally, everything else for the second.
std::string sharedByType() {
    std::string text = edited(four(), "/sharing", "type");
    for (int side = 0; side != 4; ++side) {
        const std::string army = Json::parse(four())["sides"][static_cast<std::size_t>(side)]["army"];
        const Roster& roster = *library().roster(army);
        const auto isMine = [&](const UnitType& it) { return shareByType(it, 2) == side / 2; };
        const auto type = std::ranges::find_if(roster.units, isMine);
        text = edited(text, "/sides/" + std::to_string(side) + "/units",
                      {{{"id", type->id},
                        {"at", {{"x", 3 + 4 * side}, {"y", side % 2 == 0 ? 3 : 15}, {"heading", 0}}}}});
    }
    return text;
}

TEST(TEAM03, AlliesShareByKindIfTheScenarioSaysSo) {
    EXPECT_NO_FATAL_FAILURE(made(sharedByType()));
    const Json sides = Json::parse(sharedByType())["sides"];
    const std::string mixed = edited(sharedByType(), "/sides/0/units/0/id", sides[2]["units"][0]["id"]);
    const FileError wrong = errorIn(mixed);
    EXPECT_EQ(wrong.place, "/sides/0/units/0/id");
    EXPECT_EQ(wrong.expected, "a kind of unit that no ally commands (TEAM-03)");
    EXPECT_NO_FATAL_FAILURE(made(edited(mixed, "/sharing", "zone")));
    EXPECT_EQ(errorWith("/sharing", "luck").place, "/sharing");
}

TEST(TEAM04, EachAllyLeadsAnArmyOfItsOwn) {
    const Json sides = Json::parse(four())["sides"];
    const std::string text = edited(four(), "/sharing", "army");
    const std::string same = edited(text, "/sides/2/army", sides[0]["army"]);
    EXPECT_EQ(errorIn(same).place, "/sides/2/army");
    EXPECT_EQ(errorIn(same).expected, "an army of its own (TEAM-04)");
}

TEST(TEAM05, AScenarioSaysInWhichOrderTheTurnsAre) {
    EXPECT_EQ(shippedScenario("first-battle").setting->turnOrder, TurnOrder::teamTurns);
    EXPECT_EQ(made(edited(four(), "/turnOrder", "alternating")).setting->turnOrder, TurnOrder::alternating);
    EXPECT_EQ(errorWith("/turnOrder", "anyhow").place, "/turnOrder");
}

TEST(TEAM09, OnePersonPlaysAlliesOnly) {
    const std::string anna = edited(four(), "/sides/0/person", "Anna");
    EXPECT_EQ(made(edited(anna, "/sides/2/person", "Anna")).setting->sides[2].person, "Anna");
    EXPECT_EQ(errorIn(edited(anna, "/sides/1/person", "Anna")),
              error("/sides/1/person", "\"Anna\"", "somebody who plays no other team (TEAM-09)"));
}

TEST(TEAM10, SidesWithoutATeamFightAloneFromAnyEdge) {
    const Setting setting = *made(alone({"south", "west", "north", "east"})).setting;
    EXPECT_TRUE(isFreeForAll(setting));
    EXPECT_FALSE(isFreeForAll(*shippedScenario("four-players").setting));
    EXPECT_FALSE(isFreeForAll(*shippedScenario("first-battle").setting));
}

TEST(TEAM10, TheTableHasRoomForAllZones) {
    std::string text = edited(alone({"south", "west", "north", "east"}), "/deployment", "by-turns");
    for (int side = 0; side != 4; ++side) {
        text = edited(text, "/sides/" + std::to_string(side) + "/units", {{{"id", "hastati"}}});
    }
    EXPECT_EQ(errorIn(text), error("/table", "no room for a zone at the edge \"west\"",
                                   "a table on which all zones are 8 apart (TEAM-10)"));
    EXPECT_NO_FATAL_FAILURE(made(edited(text, "/table/depth", 19)));
}

TEST(SET21, TheCardsFindRoomInTheZone) {
    std::string text = edited(four(), "/deployment", "by-turns");
    for (int side = 0; side != 4; ++side) {
        text = edited(text, "/sides/" + std::to_string(side) + "/units", {{{"id", "hastati"}}});
    }
    text = edited(edited(text, "/table/width", 12), "/sides/2/units", {{{"id", "hastati"}, {"count", 9}}});
    EXPECT_NO_FATAL_FAILURE(made(text));
    EXPECT_EQ(errorIn(edited(text, "/sides/2/units/0/count", 10)),
              error("/sides/2/units", "10 cards", "at most 9, for which the zone has room (SET-21)"));
}

}  // namespace
}  // namespace vallum::field
