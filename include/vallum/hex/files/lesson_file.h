// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include <vallum/hex/files/scenario_file.h>
#include <vallum/hex/model/lesson.h>

namespace vallum::hex {

inline constexpr std::string_view lessonFormat = "vallum-hex-lesson";

/// The text of a lesson; the scenario it names is not looked at.
Expected<Lesson, FileError> lessonFrom(std::string_view text, const std::string& file = {});

using LoadedLesson = LoadedLessonOf<Lesson, Scenario>;
Expected<LoadedLesson, FileError> loadLesson(const std::filesystem::path&, const Library&);

}  // namespace vallum::hex
