// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_shelf.h"

#include "kits/documents.h"
#include "lessons/tutor.h"

#include <algorithm>

namespace vallum::app {

LessonShelf::LessonShelf(const Documents& documents) {
    for (const auto& kit : documents.kits()) {
        const auto* offers = dynamic_cast<const OffersLessons*>(kit.get());
        if (offers == nullptr) continue;
        for (const auto& path : documents.lessonsOf(*kit)) {
            auto lesson = offers->lesson(path);
            lesson ? lessons_.push_back({path, kit.get(), *std::move(lesson)})
                   : problems_.push_back(lesson.error());
        }
    }
}

const ShelvedLesson* LessonShelf::underWay() const {
    if (lessons_.empty()) return nullptr;
    const auto begun = std::ranges::find_if(
        lessons_, [](const ShelvedLesson& it) { return progressOf(it.text.head.id).begun; });
    return begun == lessons_.end() ? &lessons_.front() : &*begun;
}

std::filesystem::path LessonShelf::fileOf(const std::string& lesson) {
    const std::filesystem::path folder = Documents::autosavePath().parent_path();
    return Documents::ofThisWindow(folder / ("lesson-" + lesson + ".vallum"));
}

}  // namespace vallum::app
