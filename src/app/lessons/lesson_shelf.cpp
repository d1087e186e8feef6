// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_shelf.h"

#include "lessons/tutor.h"
#include "session/documents.h"

#include <algorithm>

#include <vallum/core/text_file.h>
#include <vallum/field/files/lesson_file.h>

namespace vallum::app {

namespace {

/// The kit whose lessons have this format.
const Kit* kitOf(const Documents& documents, const std::string& format) {
    const auto found = std::ranges::find_if(documents.kits(), [&](const auto& kit) {
        const auto* offers = dynamic_cast<const OffersLessons*>(kit.get());
        return offers != nullptr && offers->lessonFormat() == format;
    });
    return found == documents.kits().end() ? nullptr : found->get();
}

FromFile<ShelvedLesson> shelved(const Documents& documents, const std::filesystem::path& path) {
    return readFile(path).and_then([&](const std::string& text) -> FromFile<ShelvedLesson> {
        const Kit* kit = kitOf(documents, formatSaidIn(text));
        const auto named = [&](LessonText it) { return ShelvedLesson{path, kit, std::move(it)}; };
        if (kit != nullptr) return dynamic_cast<const OffersLessons&>(*kit).lesson(path).map(named);
        return field::loadLesson(path, documents.library()).map([&](const field::LoadedLesson& it) {
            return named(textOf(it.lesson));
        });
    });
}

}  // namespace

LessonShelf::LessonShelf(const Documents& documents) {
    for (const auto& path : documents.lessons()) {
        auto lesson = shelved(documents, path);
        lesson ? lessons_.push_back(*std::move(lesson)) : problems_.push_back(lesson.error());
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
