// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include <vallum/field/files/library.h>
#include <vallum/field/model/lesson.h>

namespace vallum::field {

/// The text of a lesson; the scenario it names is not looked at.
Expected<Lesson, FileError> lessonFrom(std::string_view text, const std::string& file = {});

/// A lesson with its scenario, from which every unit it speaks of comes.
struct LoadedLesson {
    Lesson lesson;
    Scenario scenario;
};
Expected<LoadedLesson, FileError> loadLesson(const std::filesystem::path&, const Library&);

}  // namespace vallum::field
