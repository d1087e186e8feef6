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

/// The shipped lessons, and the learner's progress in them on this computer.
class LessonShelf {
public:
    explicit LessonShelf(const Documents& documents);

    /// Field battles come first.
    [[nodiscard]] const std::vector<ShelvedLesson>& lessons() const { return lessons_; }
    /// The lessons that could not be read and were left out.
    [[nodiscard]] const std::vector<FileError>& problems() const { return problems_; }
    /// The lesson already started, or else the first one; null if there are none.
    [[nodiscard]] const ShelvedLesson* underWay() const;

    static LessonProgress progressOf(const std::string& lesson) { return LessonProgress::of(lesson); }
    /// Where its battle is saved.
    static std::filesystem::path fileOf(const std::string& lesson);

private:
    std::vector<ShelvedLesson> lessons_;
    std::vector<FileError> problems_;
};

}  // namespace vallum::app
