// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/edited.h"
#include "support/library.h"

#include <filesystem>
#include <unistd.h>

#include <gtest/gtest.h>

#include <vallum/field/files/lesson_file.h>

namespace vallum::field {
namespace {

const std::filesystem::path lessons = std::string(VALLUM_SOURCE_DIR) + "/resources/lessons";
const std::string shipped = "resources/lessons/first-lesson.json";

std::string changed(const std::string& place, const Json& value) {
    return edited(shippedText(shipped), place, value);
}

/// A folder with the shipped scenario and a lesson with this text.
class Folder {
public:
    explicit Folder(const std::string& text, const std::string& name = "first-lesson")
        : path_(std::filesystem::temp_directory_path() / ("vallum-lesson-" + std::to_string(::getpid()))) {
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

TEST(LessonFile, EveryShippedLessonCanBeRead) {
    int read = 0;
    for (const auto& entry : std::filesystem::directory_iterator(lessons)) {
        if (entry.path().extension() != ".json") continue;
        const auto lesson = loadLesson(entry.path(), library());
        EXPECT_TRUE(lesson) << toText(lesson.error());
        ++read;
    }
    EXPECT_GE(read, 1);
}

TEST(LessonFile, AMisspelledAimIsRefusedWithItsPlace) {
    const FileError error = errorOf(changed("/steps/1/aim/kind", "pikc"));
    EXPECT_EQ(error.file, "first-lesson.json");
    EXPECT_EQ(error.place, "/steps/1/aim/kind");
    EXPECT_NE(error.expected.find("pick"), std::string::npos);
}

TEST(LessonFile, AKeyThatNobodyKnowsIsRefused) {
    EXPECT_EQ(errorOf(changed("/steps/0/hint", "x")).place, "/steps/0/hint");
}

TEST(LessonFile, ALessonHasSteps) {
    EXPECT_EQ(errorOf(changed("/steps", Json::array())),
              (FileError{"first-lesson.json", "/steps", "an empty list", "at least one step"}));
    EXPECT_EQ(errorOf(changed("/minutes", 0)).place, "/minutes");
    EXPECT_EQ(errorOf(changed("/seed", 0)).place, "/seed");
}

TEST(LessonFile, ItsUnitsAreThoseOfTheScenario) {
    const Folder aimed(changed("/steps/1/aim/unit", 6));
    EXPECT_EQ(aimed.error().place, "/steps/1/aim");
    EXPECT_EQ(aimed.error().expected, "a unit of the scenario, from 0 to 5");
    const Folder pointed(changed("/steps/1/points/0/unit", -1));
    EXPECT_EQ(pointed.error().place, "/steps/1/points/0");
}

TEST(LessonFile, ItsPlacesLieOnTheTable) {
    const Folder folder(changed("/steps/4/aim/y", 12.5));
    EXPECT_EQ(folder.error().place, "/steps/4/aim");
    EXPECT_EQ(folder.error().expected, "one on the table of the scenario");
}

TEST(LessonFile, TheLearnerHasASide) {
    EXPECT_EQ(Folder(changed("/learner", "green")).error().place, "/learner");
    EXPECT_EQ(Folder(changed("/learner", "crimson")).error().place, "/learner");
}

TEST(LessonFile, TheFileIsNamedAfterIt) {
    EXPECT_EQ(Folder(shippedText(shipped), "another").error().place, "/id");
}

TEST(LessonFile, AMissingScenarioIsNamed) {
    const FileError error = Folder(changed("/scenario", "scenarios/none.json")).error();
    EXPECT_NE(error.file.find("none.json"), std::string::npos);
}

}  // namespace
}  // namespace vallum::field
