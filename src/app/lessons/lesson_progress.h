// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace vallum::app {

/// How far somebody has come with a lesson, at this computer.
struct LessonProgress {
    int step = 0;  // counted from 0; where it goes on
    bool begun = false;
    bool done = false;

    static LessonProgress of(const std::string& lesson);
    static void keep(const std::string& lesson, const LessonProgress& progress);
};

}  // namespace vallum::app
