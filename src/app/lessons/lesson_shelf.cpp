// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_shelf.h"

#include "session/documents.h"

#include <algorithm>

#include <QSettings>

namespace vallum::app {

namespace {

QString keyOf(const std::string& lesson, const char* what) {
    return QStringLiteral("lessons/%1/%2").arg(QString::fromStdString(lesson), QLatin1String(what));
}

}  // namespace

LessonShelf::LessonShelf(const Documents& documents) {
    for (const auto& path : documents.lessons()) {
        auto lesson = field::loadLesson(path, documents.library());
        lesson ? lessons_.push_back(*std::move(lesson)) : problems_.push_back(lesson.error());
    }
}

const field::LoadedLesson* LessonShelf::find(const std::string& id) const {
    const auto found =
        std::ranges::find(lessons_, id, [](const field::LoadedLesson& it) { return it.lesson.id; });
    return found == lessons_.end() ? nullptr : &*found;
}

LessonProgress LessonShelf::progressOf(const std::string& lesson) {
    const QSettings settings;
    return {settings.value(keyOf(lesson, "step")).toInt(), settings.contains(keyOf(lesson, "step")),
            settings.value(keyOf(lesson, "done")).toBool()};
}

void LessonShelf::keep(const std::string& lesson, const LessonProgress& progress) {
    QSettings settings;
    settings.setValue(keyOf(lesson, "done"), progress.done);
    if (progress.begun) {
        settings.setValue(keyOf(lesson, "step"), progress.step);
    } else {
        settings.remove(keyOf(lesson, "step"));
    }
}

std::filesystem::path LessonShelf::fileOf(const std::string& lesson) {
    const std::filesystem::path folder = Documents::autosavePath().parent_path();
    return Documents::ofThisWindow(folder / ("lesson-" + lesson + ".vallum"));
}

}  // namespace vallum::app
