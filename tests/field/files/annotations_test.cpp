// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/edited.h"
#include "support/library.h"
#include "support/passed.h"
#include "support/saves.h"

#include <gtest/gtest.h>

#include <vallum/field/files/annotations.h>
#include <vallum/field/files/salvage.h>
#include <vallum/field/files/scenario_file.h>

namespace vallum::field {
namespace {

const Record& passed() {
    static const Record record = passedFor(3);
    return record;
}
const Annotation arrow{Drawing::arrow, Chalk::blue, {{3.5_du, 2_du}, {7_du, 4.25_du}}, "", 2, 9};
const Annotation label{Drawing::label, Chalk::white, {{10_du, 9_du}}, "¿El flanco?", 0, {}};
const Annotation area{Drawing::area, Chalk::red, {{1_du, 1_du}, {4_du, 1_du}, {2_du, 3_du}}, "", 5, {}};
const Annotations three{arrow, label, area};

std::string saved(const Annotations& annotations) {
    return saveText({.record = passed(), .annotations = annotations});
}
FileError errorAfter(const std::string& place, const Json& value) {
    return loadSavedBattle(edited(saved(three), place, value), library(), "b.json").error();
}

TEST(Annotations, AreKeptWithTheBattleAndChangeNothingOfIt) {
    const std::string text = saved(three);
    const auto loaded = loadSavedBattle(text, library());
    ASSERT_TRUE(loaded) << toText(loaded.error());
    EXPECT_EQ(loaded->annotations, three);
    EXPECT_EQ(loaded->record, passed());
    EXPECT_EQ(saveText(*loaded), text);
}

TEST(Annotations, ABattleWithoutThemIsSavedAsBefore) {
    EXPECT_EQ(saved({}).find("annotations"), std::string::npos);
    EXPECT_TRUE(loadSavedBattle(saved({}), library())->annotations.empty());
}

TEST(Annotations, AreShownFromTheirAnswerToTheirLast) {
    EXPECT_FALSE(isShownAfter(arrow, 1));
    EXPECT_TRUE(isShownAfter(arrow, 2));
    EXPECT_TRUE(isShownAfter(arrow, 9));
    EXPECT_FALSE(isShownAfter(arrow, 10));
    EXPECT_TRUE(isShownAfter(label, 0));
    EXPECT_TRUE(isShownAfter(area, 1000));
    EXPECT_EQ(begunBy(three, 4), (Annotations{arrow, label}));
}

TEST(Annotations, AreReadStrictly) {
    EXPECT_EQ(errorAfter("/annotations/0/drawing", "cloud").place, "/annotations/0/drawing");
    EXPECT_EQ(errorAfter("/annotations/0/color", "pink").place, "/annotations/0/color");
    EXPECT_EQ(errorAfter("/annotations/1/points/0/x", "left").place, "/annotations/1/points/0/x");
    EXPECT_EQ(errorAfter("/annotations/1/size", 3).place, "/annotations/1/size");
    EXPECT_EQ(errorAfter("/annotations/0/points", Json::array({{{"x", 1}, {"y", 2}}})),
              (FileError{"b.json", "/annotations/0/points", "1", "from 2 to 500"}));
    EXPECT_EQ(errorAfter("/annotations/1/text", ""),
              (FileError{"b.json", "/annotations/1/text", "no text", "what the label says"}));
    EXPECT_EQ(errorAfter("/annotations/0/until", 1),
              (FileError{"b.json", "/annotations/0/until", "1", "at least 2, where it begins"}));
    const std::string answers = std::to_string(passed().tape.size());
    EXPECT_EQ(errorAfter("/annotations/2/from", 9999),
              (FileError{"b.json", "/annotations/2/from", "9999", "from 0 to " + answers}));
    EXPECT_EQ(errorAfter("/annotations/1/text", std::string(201, 'a')).expected, "at most 200 letters");
    EXPECT_FALSE(faultIn(three, 5));
    EXPECT_TRUE(faultIn(three, 4)) << "the area begins later";
}

TEST(Annotations, OneThatIsDamagedTakesNothingElseWithIt) {
    std::string text = saved(three);
    const std::size_t at = text.find("\"label\"");
    ASSERT_NE(at, std::string::npos);
    text.replace(at, 7, "\"la#el\"");
    const auto rest = salvage(text, library(), "b.json");
    ASSERT_TRUE(rest);
    EXPECT_EQ(rest->annotations, (Annotations{arrow, area}));
    EXPECT_EQ(rest->played.record(), passed());
    EXPECT_EQ(rest->answersLost, 0U);
    EXPECT_EQ(rest->damage->place, "/annotations/1/drawing");
}

TEST(Annotations, WhereTheTapeIsCutShortThoseBeforeStay) {
    const std::string text = saved(three);
    std::size_t end = text.find("\"tape\": [");
    for (int line = 0; line != 4; ++line) end = text.find('\n', end + 1);
    const auto part = salvage(text.substr(0, end + 20), library());
    ASSERT_TRUE(part);
    EXPECT_EQ(part->played.record().tape.size(), 3U);
    EXPECT_EQ(part->annotations, (Annotations{arrow, label}));
    const auto none = salvage(text.substr(0, text.find("\"annotations\"") + 60), library());
    ASSERT_TRUE(none);
    EXPECT_TRUE(none->played.record().tape.empty());
}

TEST(Annotations, AScenarioMayBeginWithSome) {
    const std::string plain = shippedText("scenarios/first-battle.json");
    Json marks = Json::array({JsonWriter::of(label)});
    const auto loaded = scenarioFrom(edited(plain, "/annotations", marks), library());
    ASSERT_TRUE(loaded) << toText(loaded.error());
    EXPECT_EQ(annotationsOf(loaded->scenario), Annotations{label});
    EXPECT_TRUE(annotationsOf(shippedScenario("first-battle")).empty());
    EXPECT_EQ(System::begin(loaded->scenario), System::begin(shippedScenario("first-battle")));
    marks.push_back(JsonWriter::of(arrow));
    EXPECT_EQ(scenarioFrom(edited(plain, "/annotations", marks), library()).error().place,
              "/annotations/1/from");
}

}  // namespace
}  // namespace vallum::field
