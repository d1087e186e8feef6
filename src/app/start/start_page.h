// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kits/documents.h"
#include "lessons/lesson_shelf.h"

#include <QImage>
#include <QWidget>

class QBoxLayout;
class QLabel;
class QStackedLayout;
class QStackedWidget;

namespace vallum::app {

class LearnPage;
class NewBattlePage;
class OpenPage;
class Plate;
class Shelf;
class WrappingRow;

/// The first page of the window: a large picture of a battle, the main actions, and a shelf of all battles.
/// Choices open on a sheet over the picture; the window carries them out.
class StartPage final : public QWidget {
    Q_OBJECT

public:
    enum class Page { cover, battle, open, learn };
    static constexpr int pages = 4;
    explicit StartPage(const Documents& documents, QWidget* parent = nullptr);

    /// Re-reads what is on disk first.
    void openAt(Page page);
    /// Focuses the shelf of battles.
    void openAtShelf();
    [[nodiscard]] Page page() const;
    [[nodiscard]] Shelf& shelf() const { return *shelf_; }
    [[nodiscard]] NewBattlePage& newBattle() const { return *begin_; }
    [[nodiscard]] bool canGoOn() const;

Q_SIGNALS:
    void goOnWanted();
    void scenarioWanted(const QString& path, const vallum::app::Seating& seating);
    /// A scenario that is in no file, as text.
    void ownBattleWanted(const vallum::app::Kit* kit,
                         const std::string& scenario,
                         const vallum::app::Seating& seating);
    void fileWanted(const QString& path);
    void otherFileWanted();
    void lessonWanted(const vallum::app::ShelvedLesson& lesson, bool afresh);
    void guideWanted();
    void rulesWanted();
    void settingsWanted();
    void trialsWanted();

protected:
    void paintEvent(QPaintEvent*) override;
    void changeEvent(QEvent*) override;
    void showEvent(QShowEvent*) override;
    void resizeEvent(QResizeEvent*) override;

private:
    [[nodiscard]] QWidget* makeCover();
    [[nodiscard]] QWidget* makeSheet();
    void addQuietRow(QBoxLayout& column);
    void connectParts();
    void fitCover();
    void look();
    void lookAtKept();
    void lookAtLesson();
    void takeLesson();
    void paintBackdrop();
    void showOnSheet(QWidget* page, const QString& title);

    const Documents& documents_;
    LessonShelf lessons_;
    QImage backdrop_;  // a scene from a battle
    QStackedLayout* layers_;
    QWidget* sheet_ = nullptr;
    QWidget* left_ = nullptr;
    QBoxLayout* cover_ = nullptr;
    QLabel* name_;
    QLabel* motto_;
    Plate* goOn_;
    Plate* lesson_;
    Plate* own_;
    QLabel* problem_;  // with the saved battle
    Shelf* shelf_;
    QLabel* title_;
    QStackedWidget* pages_;
    NewBattlePage* begin_;
    OpenPage* open_;
    LearnPage* learn_;
};

}  // namespace vallum::app
