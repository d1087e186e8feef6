// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace vallum::app {

/// How far the learner on this computer has got in a lesson.
struct LessonProgress {
    int step = 0;  // where to continue, counted from 0
    bool begun = false;
    bool done = false;

    static LessonProgress of(const std::string& lesson);
    static void keep(const std::string& lesson, const LessonProgress& progress);
};

}  // namespace vallum::app
