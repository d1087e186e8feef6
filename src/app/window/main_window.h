// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/shelved_lesson.h"
#include "window/field_desk.h"
#include "window/field_panels.h"
#include "window/field_table.h"

#include <QMainWindow>

class QAction;
class QDragEnterEvent;
class QDropEvent;
class QLabel;
class QMenu;
class QStackedWidget;

namespace vallum::app {

class Curtain;
class Desks;
class LessonDesk;
class SlimMenuBar;
class StartPage;

/// The state that a new window needs to continue from an old one.
struct WindowState {
    std::optional<Opened> battle;
    const Kit* kit = nullptr;  // null: a field battle; otherwise with the battle as saved text
    std::string saved;
    std::optional<ShelvedLesson> lesson;
    bool isAtTable = false;
    QString file;
};

/// The first page, the desks and their shared menus; decides which battle is opened, fought and saved.
class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(Documents documents);
    ~MainWindow() override;

    [[nodiscard]] Desks& desks() { return *desks_; }
    [[nodiscard]] FieldDesk& field() { return *field_; }
    [[nodiscard]] FieldSession& session() { return field_->session(); }
    [[nodiscard]] TableScene& scene() { return field_->table().scene(); }
    [[nodiscard]] TableView& view() { return field_->table().view(); }
    [[nodiscard]] ToolBox& tools() { return field_->table().tools(); }
    [[nodiscard]] SightLens& sight() { return field_->table().sight(); }
    [[nodiscard]] ThreatLens& threats() { return field_->table().threats(); }
    [[nodiscard]] ReplayDesk& replay() { return field_->replay(); }
    [[nodiscard]] Projector& projector() { return *field_->secondScreen(); }
    [[nodiscard]] Annotator& annotator() { return field_->annotator(); }
    [[nodiscard]] LessonDesk& lessons() { return *lessons_; }
    [[nodiscard]] TableRoom& room() { return field_->panels().room(); }
    [[nodiscard]] Preferences& preferences() { return *preferences_; }
    /// Opens a scenario or a save. On failure the current battle stays open.
    bool openFile(const QString& path);
    /// Opens a scenario with these players and dice.
    bool openScenario(const QString& path, const Seating& seating);
    bool continueLast();
    bool saveTo(const QString& path);
    [[nodiscard]] const Documents& documents() const { return documents_; }
    /// As on closing, but returns the state.
    [[nodiscard]] WindowState leave();
    void goOn(WindowState state);
    [[nodiscard]] StartPage& startPage() { return *start_; }
    /// Adds a page such as the trials, and a menu entry for it.
    void addPage(QWidget& page, const char* id, const QString& name);
    void showPage(QWidget& page);
    /// Opens the replay at the beginning of the battle.
    void showReplay();
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
    void buildPages();
    void fitFrame();
    void followSettings();
    void buildMenus();
    void buildBattleMenu();
    void buildViewMenu();
    void connectParts();
    void connectLessons();
    [[nodiscard]] LessonDesk* makeLessons();
    QAction* action(QMenu& menu, const char* id, const QString& text, const QKeySequence& keys, auto&& act);
    void followDesktop();
    void beginAnew(const field::Scenario& scenario, const Seating& seating);
    struct Read {
        const Kit* kit;
        Opening opening;
    };
    [[nodiscard]] FromFile<Read> read(const QString& path);
    [[nodiscard]] BattleDesk& deskOf(const Kit* kit);
    void addDesk(const Kit* kit, BattleDesk& desk, Curtain& curtain);
    void listen(Session& session);
    QList<QAction*> fillMenus(BattleDesk& desk);
    bool openWith(const QString& path, const std::optional<Seating>& seating);
    void begin(const Kit* kit, Opening opening);
    void begin(Opened opened);
    void tell(const Damage& damage);
    void open();
    void save();
    bool saveAs();
    void changePlayers();
    void showShortcuts();
    void fillRecent();
    void keep();
    [[nodiscard]] bool mayBeLeft(const QString& question);
    [[nodiscard]] bool makeRoom();
    void refuse(const Refusal& refusal);
    void complain(const QString& title, const FileError& error);
    void showTitle();
    void refreshActions();
    void followLanguage();
    void keepLayout() const;

    Documents documents_;
    QStackedWidget* pages_;
    StartPage* start_;
    Desks* desks_;
    FieldDesk* field_;
    LessonDesk* lessons_;
    Preferences* preferences_ = nullptr;
    SlimMenuBar* menus_ = nullptr;
    QMenu* allMenus_ = nullptr;
    QLabel* place_ = nullptr;
    QMenu* recent_ = nullptr;
    QMenu* battleMenu_ = nullptr;
    QMenu* editMenu_ = nullptr;
    QMenu* viewMenu_ = nullptr;
    std::vector<QMenu*> ofTable_;
    QAction* undo_ = nullptr;
    QAction* redo_ = nullptr;
    QAction* afterPages_ = nullptr;
    QAction* save_ = nullptr;
    QAction* players_ = nullptr;
    // The entries of a desk are inserted before these.
    QAction* saved_ = nullptr;
    QAction* leaveBattle_ = nullptr;
    QAction* speeds_ = nullptr;
    QAction* curtains_ = nullptr;
    QAction* languages_ = nullptr;
    QString file_;
    QString hintShown_;
    bool isKept_ = true;
};

}  // namespace vallum::app
