// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include <vallum/core/lesson.h>

namespace vallum::app {

class Kit;

/// A lesson that can be started.
struct ShelvedLesson {
    std::filesystem::path path;
    const Kit* kit;
    LessonText text;

    [[nodiscard]] std::filesystem::path scenario() const { return path.parent_path() / text.head.scenario; }
};

}  // namespace vallum::app
