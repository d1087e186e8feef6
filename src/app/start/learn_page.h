// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/lesson_shelf.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace vallum::app {

class TablePicture;

/// The lessons and the progress in each.
class LearnPage final : public QWidget {
    Q_OBJECT

public:
    explicit LearnPage(const Documents& documents, QWidget* parent = nullptr);

    void look();
    /// Selects a lesson by index.
    void mark(int lesson);

Q_SIGNALS:
    void lessonWanted(const vallum::app::ShelvedLesson& lesson, bool afresh);

protected:
    void showEvent(QShowEvent*) override;

private:
    void buildPage();
    [[nodiscard]] const ShelvedLesson* marked() const;
    void showMarked();
    void paintIcons();
    void want(bool afresh);

    LessonShelf shelf_;
    QListWidget* list_;
    TablePicture* picture_;
    QLabel* about_;
    QProgressBar* progress_;
    QPushButton* afresh_;
    QPushButton* goOn_;
};

}  // namespace vallum::app
