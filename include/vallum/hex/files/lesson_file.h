// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include <vallum/hex/files/scenario_file.h>
#include <vallum/hex/model/lesson.h>

namespace vallum::hex {

inline constexpr std::string_view lessonFormat = "vallum-hex-lesson";

using LoadedLesson = LoadedLessonOf<Lesson, Scenario>;
Expected<LoadedLesson, FileError> loadLesson(const std::filesystem::path&, const Library&);

}  // namespace vallum::hex
