// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <vallum/core/file_format.h>
#include <vallum/core/lesson.h>
#include <vallum/core/text_file.h>

/// Reads lessons of any system. Include it only in the one source file of a system that compiles it.
namespace vallum::lesson {

using Finding = std::optional<FileError>;

/// The file name is filled in later.
inline FileError wrong(const std::string& place, std::string found, std::string expected) {
    return {{}, place, std::move(found), std::move(expected)};
}
inline tl::unexpected<FileError> in(const std::string& file, FileError error) {
    error.file = file;
    return tl::unexpected<FileError>(std::move(error));
}

inline Finding missing(UnitId unit, std::size_t units, const std::string& place) {
    if (unit.raw() >= 0 && std::cmp_less(unit.raw(), units)) return std::nullopt;
    return wrong(place, std::to_string(unit.raw()),
                 "a unit of the scenario, from 0 to " + std::to_string(units - 1));
}

inline Finding faultOf(const LessonHead& lesson, bool hasSteps) {
    if (lesson.minutes < 1) return wrong("/minutes", std::to_string(lesson.minutes), "a number from 1");
    if (lesson.seed < 1) return wrong("/seed", std::to_string(lesson.seed), "a number from 1");
    if (!hasSteps) return wrong("/steps", "an empty list", "at least one step");
    return std::nullopt;
}

/// Reads the text of a lesson without looking at the scenario it names.
template <class Lesson>
Expected<Lesson, FileError> fromText(const FileFormat& format,
                                     std::string_view text,
                                     const std::string& file) {
    auto lesson = readDocument<Lesson>(format, text, file);
    if (!lesson) return lesson;
    if (auto finding = faultOf(*lesson, !lesson->steps.empty())) return in(file, *std::move(finding));
    return lesson;
}

/// Reads a lesson and its scenario, by `open`. `hasSide` finds the learner's side in the scenario;
/// `faultOfStep` finds what a step refers to that the scenario lacks.
template <class Lesson, class Scenario>
Expected<LoadedLessonOf<Lesson, Scenario>, FileError> load(const FileFormat& format,
                                                           const std::filesystem::path& path,
                                                           auto&& open,
                                                           auto&& hasSide,
                                                           auto&& faultOfStep) {
    const std::string file = path.string();
    auto lesson = readFile(path).and_then(
        [&](const std::string& text) { return fromText<Lesson>(format, text, file); });
    if (!lesson) return tl::unexpected<FileError>(lesson.error());
    if (path.stem() != lesson->id) return in(file, wrong("/id", lesson->id, "the name of the file"));
    Expected<Scenario, FileError> scenario = open(path.parent_path() / lesson->scenario);
    if (!scenario) return tl::unexpected<FileError>(scenario.error());
    if (!hasSide(*scenario, lesson->learner))
        return in(file, wrong("/learner", lesson->learner, "a side of the scenario"));
    for (std::size_t i = 0; i != lesson->steps.size(); ++i) {
        if (Finding finding = faultOfStep(*scenario, lesson->steps[i], "/steps/" + std::to_string(i)))
            return in(file, *std::move(finding));
    }
    return LoadedLessonOf<Lesson, Scenario>{*std::move(lesson), *std::move(scenario)};
}

}  // namespace vallum::lesson
