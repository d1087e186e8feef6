// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "window/battle_files.h"
#include "window/preferences.h"

#include <QMainWindow>

class QDragEnterEvent;
class QDropEvent;
class QLabel;
class QStackedWidget;

namespace vallum::app {

class Desks;
class LessonDesk;
class StartPage;
class WindowMenus;

/// The first page, the desks, and what else fills the window: decides which of them is in sight, and connects
/// them with menus, files and settings.
class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(Documents documents);
    ~MainWindow() override;

    [[nodiscard]] const Documents& documents() const { return documents_; }
    [[nodiscard]] BattleFiles& files() { return *files_; }
    [[nodiscard]] Desks& desks() { return *desks_; }
    [[nodiscard]] LessonDesk& lessons() { return *lessons_; }
    [[nodiscard]] Preferences& preferences() { return *preferences_; }
    [[nodiscard]] StartPage& startPage() { return *start_; }

    /// Remembers size and panels for the next window.
    void keepLayout() const;
    /// Adds a page such as the trials, and a menu entry for it.
    void addPage(QWidget& page, const char* id, const QString& name);
    void showPage(QWidget& page);
    /// Back to the battle or the start page, whichever was in sight before the page.
    void leavePage();
    /// Whether a battle is in sight, rather than a page.
    [[nodiscard]] bool isAtTable() const;

public Q_SLOTS:
    void newBattle();
    /// The battle waits meanwhile.
    void showStart();
    void showTable();

Q_SIGNALS:
    /// The chosen language differs from this window's.
    void languageChanged();

protected:
    void changeEvent(QEvent*) override;
    void closeEvent(QCloseEvent*) override;
    void dragEnterEvent(QDragEnterEvent*) override;
    void dropEvent(QDropEvent*) override;

private:
    [[nodiscard]] LessonDesk* makeLessons();
    void connectPages();
    void connectLessons();
    void connectMenus();
    void connectDesks();
    void connectDesk(const Kit& kit, BattleDesk& desk);
    void addRules();
    void followSettings();
    void followDesktop();
    void followLanguage();
    void changePlayers();
    void refresh();
    void fitFrame();

    Documents documents_;
    QStackedWidget* pages_;
    StartPage* start_;
    LessonDesk* lessons_;
    Preferences* preferences_ = nullptr;
    WindowMenus* menus_ = nullptr;
    Desks* desks_ = nullptr;
    BattleFiles* files_ = nullptr;
    QLabel* place_ = nullptr;
    QString hintShown_;
    bool cameFromTable_ = false;  // before the page in sight was opened
};

}  // namespace vallum::app
