// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/edited.h"
#include "support/library.h"
#include "support/saves.h"

#include <gtest/gtest.h>

#include <vallum/core/chance.h>
#include <vallum/core/referee.h>
#include <vallum/field/files/json_lines.h>

namespace vallum::field {
namespace {

const std::string placed = "scenarios/first-battle.json";
const std::string byTurns = "scenarios/open-field.json";

std::string withOptions(const std::string& path, const Json& options) {
    return edited(shippedText(path), "/options", options);
}
Expected<ScenarioFile, FileError> read(const std::string& path, const Json& options) {
    return scenarioFrom(withOptions(path, options), library(), "s.json");
}
Options optionsIn(const Json& options) { return read(placed, options).value().scenario.setting->options; }
FileError errorIn(const Json& options) { return read(placed, options).error(); }
FileError error(std::string place, std::string found, std::string expected) {
    return {"s.json", std::move(place), std::move(found), std::move(expected)};
}

TEST(OPT01, NothingChosenMeansThatAllAreOff) {
    EXPECT_EQ(shippedScenario("first-battle").setting->options, Options());
    EXPECT_EQ(optionsIn(Json::object()), Options());
}

TEST(OPT01, EachIsSwitchedOnByItself) {
    const auto isOnly = [](const std::string& name, bool Options::* option) {
        Options expected;
        expected.*option = true;
        EXPECT_EQ(optionsIn({{name, true}}), expected) << name;
    };
    isOnly("alwaysActiveGeneral", &Options::alwaysActiveGeneral);
    isOnly("severalGenerals", &Options::severalGenerals);
    isOnly("withoutEvents", &Options::withoutEvents);
    isOnly("protectedFlanks", &Options::protectedFlanks);
    isOnly("advanceInLine", &Options::advanceInLine);
    isOnly("intimidatingCamels", &Options::intimidatingCamels);
    isOnly("reinforcedUnits", &Options::reinforcedUnits);
    isOnly("veteransAtStart", &Options::veteransAtStart);
    EXPECT_EQ(optionsIn({{"severalGenerals", true}, {"command", "by-army"}}).command, Command::byArmy);
    EXPECT_EQ(errorIn({{"command", "by-army"}}),
              error("/options/command", "\"by-army\"",
                    "\"together\", unless the option severalGenerals is on (OPT-05)"));
}

TEST(OPT01, TheNumbersCanBeChanged) {
    const Options options =
        optionsIn({{"rookie", {{"seat", "blue"}, {"extraPoints", 250}}},
                   {"limitedVisibility", {{"penaltyBeyond", 1}, {"impossibleBeyond", 3.5}}},
                   {"fogOfWar", {{"distance", 4}}}});
    EXPECT_EQ(options.rookie, (Rookie{blueSeat, 250}));
    EXPECT_EQ(options.limitedVisibility, (LimitedVisibility{1_du, 3.5_du}));
    EXPECT_EQ(options.fogOfWar, FogOfWar{4_du});
}

TEST(OPT01, WhatNobodyKnowsIsRefused) {
    EXPECT_EQ(errorIn({{"fogofwar", true}}).place, "/options/fogofwar");
    EXPECT_EQ(errorIn({{"command", "by-luck"}}).place, "/options/command");
    EXPECT_EQ(errorIn({{"fogOfWar", {{"distance", 0.5}}}}),
              error("/options/fogOfWar/distance", "0.5", "from 1 to 100"));
    EXPECT_EQ(errorIn({{"limitedVisibility", {{"penaltyBeyond", 7}}}}),
              error("/options/limitedVisibility/impossibleBeyond", "6", "from 7 to 100"));
    EXPECT_EQ(errorIn({{"rookie", {{"seat", "red"}, {"extraPoints", 0}}}}),
              error("/options/rookie/extraPoints", "0", "from 1 to 100000"));
}

/// Options are part of the scenario, and so of the save: no answer can change them.
TEST(OPT01, WhatIsChosenHoldsToTheEnd) {
    const Scenario scenario = read(placed, {{"advanceInLine", true}, {"reinforcedUnits", true}})->scenario;
    DiceBox<System> dice(1);
    Seats<System> seats;
    seats.put(chance, dice);
    Referee<System> referee(scenario, seats);
    while (referee.battle().turn == 0)
        ASSERT_TRUE(referee.answer(System::options(referee.battle(), referee.open()->question).front()));
    EXPECT_TRUE(referee.battle().setting->options.advanceInLine);
    const auto loaded = loadSave(saveText(referee.record()), library());
    ASSERT_TRUE(loaded);
    const auto again = Referee<System>::from(*loaded);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->battle(), referee.battle());
    EXPECT_EQ(again->battle().setting->options, scenario.setting->options);
}

TEST(OPT01, ABattleWithOptionsIsAnotherBattle) {
    const Scenario plain = shippedScenario("first-battle");
    const Scenario other = read(placed, {{"intimidatingCamels", true}})->scenario;
    EXPECT_NE(plain.setting->dataDigest, other.setting->dataDigest);
    EXPECT_NE(Digest::of(System::begin(plain)), Digest::of(System::begin(other)));
    EXPECT_NE(jsonText(System::begin(other)).find("intimidatingCamels"), std::string::npos);
}

TEST(OPT02, TheRookieMaySpendMore) {
    const auto limitOfRed = [](const Json& rookie) {
        return read(placed, {{"rookie", rookie}}).value().scenario.setting->sides.front().pointLimit;
    };
    EXPECT_EQ(shippedScenario("first-battle").setting->sides.front().pointLimit, 600);
    EXPECT_EQ(limitOfRed({{"seat", "red"}}), 660);
    EXPECT_EQ(limitOfRed({{"seat", "red"}, {"extraPoints", 250}}), 850);
    EXPECT_EQ(limitOfRed({{"seat", "blue"}}), 600);
}

TEST(OPT02, AnArmyThatIsTooDearForOthersIsLawful) {
    const int points = shippedScenario("first-battle").setting->sides.front().unitPoints;
    const std::string dear = edited(shippedText(placed), "/sides/0/pointLimit", points - 10);
    EXPECT_EQ(scenarioFrom(dear, library()).error().place, "/sides/0/units");
    const Json rookie{{"rookie", {{"seat", "red"}, {"extraPoints", 300}}}};
    EXPECT_TRUE(scenarioFrom(edited(dear, "/options", rookie), library()));
    const Json other{{"rookie", {{"seat", "blue"}, {"extraPoints", 300}}}};
    EXPECT_EQ(scenarioFrom(edited(dear, "/options", other), library()).error().place, "/sides/0/units");
}

TEST(OPT02, WithoutALimitThereIsNothingToAddTo) {
    const std::string text =
        without(withOptions(placed, {{"rookie", {{"seat", "red"}}}}), "/sides/0/pointLimit");
    EXPECT_EQ(scenarioFrom(text, library()).error().place, "/options/rookie");
}

TEST(OPT16, TheExampleOfTheSourceIsTheDefault) {
    EXPECT_EQ(optionsIn({{"limitedVisibility", Json::object()}}).limitedVisibility,
              (LimitedVisibility{2_du, 6_du}));
}

TEST(OPT17, NothingEnteredMeansSixDu) {
    EXPECT_EQ(optionsIn({{"fogOfWar", Json::object()}}).fogOfWar, FogOfWar{6_du});
}

TEST(OPT18, AScenarioMaySayWhoIsKnownFromTheStart) {
    const std::string text =
        edited(withOptions(placed, {{"fogOfWar", Json::object()}}), "/sides/0/units/0/faceUp", true);
    const Battle battle = System::begin(scenarioFrom(text, library())->scenario);
    EXPECT_FALSE(battle.unit(UnitId(0)).faceDown);
    EXPECT_TRUE(battle.unit(UnitId(1)).faceDown);
    EXPECT_EQ(
        scenarioFrom(edited(shippedText(byTurns), "/sides/0/units/0/faceUp", true), library()).error().place,
        "/sides/0/units/0/faceUp");
}

TEST(OPT32, AUnitMayStartWithMoreWoundsThanItsCardBears) {
    const UnitType& hastati = *library().unit("hastati");
    const auto withWounds = [&](const Json& options, int wounds) {
        return scenarioFrom(edited(withOptions(placed, options), "/sides/0/units/0/wounds", wounds),
                            library())
            .has_value();
    };
    EXPECT_FALSE(withWounds(Json::object(), hastati.health));
    EXPECT_TRUE(withWounds({{"reinforcedUnits", true}}, hastati.health + 1));
    EXPECT_FALSE(withWounds({{"reinforcedUnits", true}}, hastati.health + 2));
}

TEST(EVT14, UnitsMayStartAsVeteransOnlyIfThatIsAgreedOn) {
    const std::string place = "/sides/0/units/0/status";
    const std::string free = edited(shippedText(byTurns), place, "veteran");
    EXPECT_EQ(scenarioFrom(free, library()).error().place, place);
    const std::string large = edited(shippedText(placed), "/sides/0/pointLimit", 1500);
    const auto warned = scenarioFrom(edited(large, place, "elite"), library());
    ASSERT_TRUE(warned);
    EXPECT_EQ(warned->warnings.size(), 1U);
}

TEST(EVT14, TheHigherValueIsPaidFor) {
    const int plain = shippedScenario("first-battle").setting->sides.front().unitPoints;
    const int hastati = library().unit("hastati")->value;
    std::string text = withOptions(placed, {{"veteransAtStart", true}});
    text = edited(text, "/sides/0/units/0/status", "elite");
    const auto paid = scenarioFrom(edited(text, "/sides/0/pointLimit", 1500), library());
    ASSERT_TRUE(paid);
    EXPECT_TRUE(paid->warnings.empty());
    EXPECT_EQ(paid->scenario.setting->sides.front().unitPoints, plain + (hastati + 1) / 2);
    EXPECT_EQ(paid->scenario.units.front().status, Status::elite);
    EXPECT_EQ(scenarioFrom(edited(text, "/sides/0/pointLimit", plain), library()).error().place,
              "/sides/0/units");
}

}  // namespace
}  // namespace vallum::field
