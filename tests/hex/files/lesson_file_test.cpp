// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/edited.h"
#include "support/hex_battles.h"

#include <filesystem>
#include <unistd.h>

#include <gtest/gtest.h>

#include <vallum/core/text_file.h>
#include <vallum/hex/files/lesson_file.h>

namespace vallum::hex {
namespace {

using namespace test;

const std::filesystem::path lessons = std::string(VALLUM_SOURCE_DIR) + "/resources/lessons/hex";

std::string shipped() { return readFile(lessons / "first-command.json").value(); }
std::string changed(const std::string& place, const Json& value) { return edited(shipped(), place, value); }

/// A folder with the shipped scenario and a lesson with this text.
class Folder {
public:
    explicit Folder(const std::string& text, const std::string& name = "first-command")
        : path_(std::filesystem::temp_directory_path() /
                ("vallum-hex-lesson-" + std::to_string(::getpid()))) {
        std::filesystem::create_directories(path_ / "scenarios");
        std::filesystem::copy(
            lessons / "scenarios", path_ / "scenarios",
            std::filesystem::copy_options::recursive | std::filesystem::copy_options::overwrite_existing);
        EXPECT_TRUE(writeFileSafely(path_ / (name + ".json"), text));
        loaded_ = loadLesson(path_ / (name + ".json"), library());
    }
    ~Folder() { std::filesystem::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    [[nodiscard]] const FileError& error() const { return loaded_.error(); }

private:
    std::filesystem::path path_;
    Expected<LoadedLesson, FileError> loaded_ = tl::unexpected(FileError{});
};
FileError errorOf(const std::string& text) {
    FileError error = Folder(text).error();
    error.file = std::filesystem::path(error.file).filename().string();
    return error;
}

TEST(HexLessonFile, EveryShippedLessonCanBeRead) {
    int read = 0;
    for (const auto& entry : std::filesystem::directory_iterator(lessons)) {
        if (entry.path().extension() != ".json") continue;
        const auto lesson = loadLesson(entry.path(), library());
        ASSERT_TRUE(lesson) << toText(lesson.error());
        EXPECT_EQ(textOf(lesson->lesson).steps.size(), lesson->lesson.steps.size());
        ++read;
    }
    EXPECT_GE(read, 1);
}

TEST(HexLessonFile, AMisspelledAimIsRefusedWithFilePlaceAndWhatWasExpected) {
    const FileError error = errorOf(changed("/steps/2/aim/kind", "paly"));
    EXPECT_EQ(error.file, "first-command.json");
    EXPECT_EQ(error.place, "/steps/2/aim/kind");
    EXPECT_NE(error.expected.find("play"), std::string::npos) << error.expected;
}

TEST(HexLessonFile, ALessonOfAnotherSystemIsRefused) {
    EXPECT_EQ(errorOf(changed("/format", "vallum-lesson")).place, "/format");
}

TEST(HexLessonFile, AKeyThatNobodyKnowsIsRefused) {
    EXPECT_EQ(errorOf(changed("/steps/0/hint", "x")).place, "/steps/0/hint");
}

TEST(HexLessonFile, ALessonHasSteps) {
    EXPECT_EQ(errorOf(changed("/steps", Json::array())),
              (FileError{"first-command.json", "/steps", "an empty list", "at least one step"}));
}

TEST(HexLessonFile, ItsUnitsAreThoseOfTheScenario) {
    const Folder aimed(changed("/steps/1/aim/unit", 8));
    EXPECT_EQ(aimed.error().place, "/steps/1/aim");
    EXPECT_EQ(aimed.error().expected, "a unit of the scenario, from 0 to 7");
    EXPECT_EQ(Folder(changed("/steps/3/aim/units", {0, 9})).error().place, "/steps/3/aim");
    EXPECT_EQ(Folder(changed("/steps/6/aim/target", 9)).error().place, "/steps/6/aim");
    EXPECT_EQ(Folder(changed("/steps/1/points/0/unit", -1)).error().place, "/steps/1/points/0");
    EXPECT_EQ(Folder(changed("/steps/10/onlyAfter/unit", 9)).error().place, "/steps/10/onlyAfter");
}

TEST(HexLessonFile, ItsHexesAreOnTheBoardAndItsCardsInTheDeck) {
    EXPECT_EQ(Folder(changed("/steps/4/aim/at", {9, 0})).error().place, "/steps/4/aim");
    EXPECT_EQ(Folder(changed("/steps/4/points/1/at", {5, 12})).error().place, "/steps/4/points/1");
    const Folder card(changed("/steps/2/aim/card", "two-orders"));
    EXPECT_EQ(card.error().place, "/steps/2/aim");
    EXPECT_EQ(card.error().found, "\"two-orders\"");
}

TEST(HexLessonFile, TheLearnerHasASide) {
    EXPECT_EQ(Folder(changed("/learner", "red")).error().place, "/learner");
}

TEST(HexLessonFile, TheFileIsNamedAfterIt) { EXPECT_EQ(Folder(shipped(), "another").error().place, "/id"); }

TEST(HexLessonFile, AMissingScenarioIsNamed) {
    const FileError error = Folder(changed("/scenario", "scenarios/none.json")).error();
    EXPECT_NE(error.file.find("none.json"), std::string::npos);
}

}  // namespace
}  // namespace vallum::hex
