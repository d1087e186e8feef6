// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include <vallum/field/files/library.h>
#include <vallum/field/model/lesson.h>

namespace vallum::field {

inline constexpr std::string_view lessonFormat = "vallum-lesson";

using LoadedLesson = LoadedLessonOf<Lesson, Scenario>;
Expected<LoadedLesson, FileError> loadLesson(const std::filesystem::path&, const Library&);

}  // namespace vallum::field
