// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/lesson_progress.h"
#include "lessons/shelved_lesson.h"

#include <filesystem>
#include <string>
#include <vector>

#include <vallum/core/file_error.h>

namespace vallum::app {

class Documents;

/// The lessons that are shipped, and what the learner at this computer has done of them.
class LessonShelf {
public:
    explicit LessonShelf(const Documents& documents);

    /// Those of field battles first.
    [[nodiscard]] const std::vector<ShelvedLesson>& lessons() const { return lessons_; }
    /// What cannot be read is left out, and told here.
    [[nodiscard]] const std::vector<FileError>& problems() const { return problems_; }
    /// The one that has been begun, or else the first; null without any.
    [[nodiscard]] const ShelvedLesson* underWay() const;

    static LessonProgress progressOf(const std::string& lesson) { return LessonProgress::of(lesson); }
    /// Where its battle is kept meanwhile.
    static std::filesystem::path fileOf(const std::string& lesson);

private:
    std::vector<ShelvedLesson> lessons_;
    std::vector<FileError> problems_;
};

}  // namespace vallum::app
