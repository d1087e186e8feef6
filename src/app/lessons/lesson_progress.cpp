// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_progress.h"

#include <QSettings>

namespace vallum::app {

namespace {

QString keyOf(const std::string& lesson, const char* what) {
    return QStringLiteral("lessons/%1/%2").arg(QString::fromStdString(lesson), QLatin1String(what));
}

}  // namespace

LessonProgress LessonProgress::of(const std::string& lesson) {
    const QSettings settings;
    return {settings.value(keyOf(lesson, "step")).toInt(), settings.contains(keyOf(lesson, "step")),
            settings.value(keyOf(lesson, "done")).toBool()};
}

void LessonProgress::keep(const std::string& lesson, const LessonProgress& progress) {
    QSettings settings;
    settings.setValue(keyOf(lesson, "done"), progress.done);
    if (progress.begun) {
        settings.setValue(keyOf(lesson, "step"), progress.step);
    } else {
        settings.remove(keyOf(lesson, "step"));
    }
}

}  // namespace vallum::app
