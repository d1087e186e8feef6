// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/lesson_shelf.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;

namespace vallum::app {

/// The lessons, and how far one has come with each.
class LearnPage final : public QWidget {
    Q_OBJECT

public:
    explicit LearnPage(const Documents& documents, QWidget* parent = nullptr);

    void look();

Q_SIGNALS:
    void lessonWanted(const vallum::field::LoadedLesson& lesson, bool afresh);

private:
    [[nodiscard]] const field::Lesson* marked() const;
    void showMarked();
    void want(bool afresh);

    LessonShelf shelf_;
    QListWidget* list_;
    QLabel* about_;
    QPushButton* afresh_;
    QPushButton* goOn_;
};

}  // namespace vallum::app
