// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/lesson_shelf.h"
#include "session/documents.h"

#include <QImage>
#include <QWidget>

class QLabel;
class QListWidget;
class QStackedWidget;

namespace vallum::app {

class ContinuePage;
class LearnPage;
class NewBattlePage;
class OpenPage;

/// The first page of the window: continue, begin, open, learn, look something up. What is chosen there is for
/// the window to do.
class StartPage final : public QWidget {
    Q_OBJECT

public:
    enum class Part { goOn, begin, open, learn, rules };
    explicit StartPage(const Documents& documents, QWidget* parent = nullptr);

    /// What is on disk may have changed since it was last seen.
    void openAt(Part part);
    /// Where somebody who comes to the program most likely wants to go.
    void openAtUsual();
    [[nodiscard]] Part part() const;
    [[nodiscard]] int parts() const;

Q_SIGNALS:
    void goOnWanted();
    void battleWanted(const vallum::field::Scenario& scenario, const vallum::app::Seating& seating);
    /// Of another kit.
    void scenarioWanted(const QString& path, const vallum::app::Seating& seating);
    void fileWanted(const QString& path);
    void otherFileWanted();
    void lessonWanted(const vallum::field::LoadedLesson& lesson, bool afresh);
    void rulesWanted();

protected:
    void paintEvent(QPaintEvent*) override;
    void changeEvent(QEvent*) override;
    void showEvent(QShowEvent*) override;

private:
    void buildParts();
    void fitParts();
    void paintBackdrop();
    void add(const QString& name, const QString& what, QWidget* part);
    [[nodiscard]] QWidget* rulesPage() const;

    const Documents& documents_;
    QImage backdrop_;  // a battle at its best
    QLabel* name_;
    QLabel* motto_;
    QListWidget* parts_;
    QStackedWidget* pages_;
    ContinuePage* continue_;
    NewBattlePage* begin_;
    OpenPage* open_;
    LearnPage* learn_;
};

}  // namespace vallum::app
