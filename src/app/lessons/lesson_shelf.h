// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include <vallum/core/file_error.h>
#include <vallum/field/files/lesson_file.h>

namespace vallum::app {

class Documents;

/// How far somebody has come with a lesson.
struct LessonProgress {
    int step = 0;  // counted from 0; where it goes on
    bool begun = false;
    bool done = false;
};

/// The lessons that are shipped, and what the learner at this computer has done of them.
class LessonShelf {
public:
    explicit LessonShelf(const Documents& documents);

    [[nodiscard]] const std::vector<field::LoadedLesson>& lessons() const { return lessons_; }
    /// What cannot be read is left out, and told here.
    [[nodiscard]] const std::vector<FileError>& problems() const { return problems_; }
    [[nodiscard]] const field::LoadedLesson* find(const std::string& id) const;

    static LessonProgress progressOf(const std::string& lesson);
    static void keep(const std::string& lesson, const LessonProgress& progress);
    /// Where its battle is kept meanwhile.
    static std::filesystem::path fileOf(const std::string& lesson);

private:
    std::vector<field::LoadedLesson> lessons_;
    std::vector<FileError> problems_;
};

}  // namespace vallum::app
