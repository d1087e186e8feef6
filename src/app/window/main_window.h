// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/documents.h"
#include "session/field_session.h"
#include "window/panel_steps.h"

#include <QMainWindow>

#include <vallum/field/files/lesson_file.h>

class QAction;
class QBoxLayout;
class QDragEnterEvent;
class QDropEvent;
class QLabel;
class QMenu;
class QStackedWidget;

namespace vallum::app {

class Annotator;
class Curtain;
class Desks;
class EndDesk;
class Exports;
class FieldDesk;
class FightDesk;
class Framing;
class HandPanel;
class LessonDesk;
class LogPanel;
class LuckPanel;
class OverviewMap;
class Panel;
class PhaseBar;
class Preferences;
class Projector;
class QuestionPanel;
class ReplayDesk;
class SightLens;
class SlimMenuBar;
class StartPage;
class TableRoom;
class TableScene;
class TableView;
class ThreatLens;
class ToolBox;
class UnitPanel;

/// What another window needs to go on where one was left.
struct Whereabouts {
    std::optional<Opened> battle;
    const Kit* kit = nullptr;  // of another system: its battle, as it would be saved
    std::string saved;
    std::optional<field::LoadedLesson> lesson;
    bool isAtTable = false;
    QString file;
};

/// Puts the parts side by side and the actions into menus. What happens in a battle is the session's, what
/// a click means is the tools'.
class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(Documents documents);
    ~MainWindow() override;

    [[nodiscard]] FieldSession& session() { return session_; }
    [[nodiscard]] Desks& desks() { return *desks_; }
    [[nodiscard]] TableScene& scene() { return *scene_; }
    [[nodiscard]] TableView& view() { return *view_; }
    [[nodiscard]] ToolBox& tools() { return *tools_; }
    [[nodiscard]] SightLens& sight() { return *sight_; }
    [[nodiscard]] ThreatLens& threats() { return *threats_; }
    [[nodiscard]] ReplayDesk& replay() { return *replay_; }
    [[nodiscard]] Projector& projector() { return *projector_; }
    [[nodiscard]] Annotator& annotator() { return *annotator_; }
    [[nodiscard]] LessonDesk& lessons() { return *lessons_; }
    [[nodiscard]] Preferences& preferences() { return *preferences_; }
    [[nodiscard]] TableRoom& room() { return *room_; }
    /// Opens a scenario or a save. What was open stays open when that fails.
    bool openFile(const QString& path);
    /// A scenario with these players and these dice.
    bool openScenario(const QString& path, const Seating& seating);
    bool continueLast();
    bool saveTo(const QString& path);
    [[nodiscard]] const Documents& documents() const { return documents_; }
    /// As when it is closed.
    [[nodiscard]] Whereabouts leave();
    void goOn(Whereabouts whereabouts);
    [[nodiscard]] StartPage& startPage() { return *start_; }
    [[nodiscard]] bool isAtTable() const;

public Q_SLOTS:
    void newBattle();
    /// The battle waits meanwhile.
    void showStart();
    void showTable();

Q_SIGNALS:
    /// Another one than this window speaks.
    void languageChanged();

protected:
    void changeEvent(QEvent*) override;
    void closeEvent(QCloseEvent*) override;
    void dragEnterEvent(QDragEnterEvent*) override;
    void dropEvent(QDropEvent*) override;

private:
    void buildPages();
    void buildPanels();
    void buildRoom();
    /// Panels beside the table, or over it.
    void setDocked(bool docked);
    void dockAll();
    void fitFrame();
    void followSettings();
    void buildMenus();
    void buildBattleMenu();
    void buildViewMenu();
    void buildSightMenu(QMenu& view);
    void goToPanel(PanelStep step);
    void showThreats(bool shown);
    void buildLessons(QBoxLayout& besideTable);
    void connectParts();
    QAction* action(QMenu& menu, const char* id, const QString& text, const QKeySequence& keys, auto&& act);
    void followDesktop();
    void makeLinksReadable();
    void fightAgain();
    void beginAnew(const field::Scenario& scenario, const Seating& seating);
    struct Read {
        const Kit* kit;
        Opening opening;
    };
    [[nodiscard]] FromFile<Read> read(const QString& path);
    [[nodiscard]] BattleDesk& deskOf(const Kit* kit);
    void listen(Session& session);
    void addFieldDesk();
    QList<QAction*> fillMenus(BattleDesk& desk);
    bool openWith(const QString& path, const std::optional<Seating>& seating);
    void begin(const Kit* kit, Opening opening);
    void begin(Opened opened);
    void tell(const Damage& damage);
    void open();
    void save();
    bool saveAs();
    void surrender();
    void changePlayers();
    void showShortcuts();
    void fillRecent();
    void keep();
    [[nodiscard]] bool mayBeLeft(const QString& question);
    [[nodiscard]] bool makeRoom();
    void refuse(const Refusal& refusal);
    void showHint();
    void complain(const QString& title, const FileError& error);
    void showTitle();
    void pointAt(UnitId unit);
    void showStructure(std::optional<field::StructureId> structure);
    void showMenu(QPoint at);
    void nextUnit();
    void refreshActions();
    void considerLanguage();
    void refreshUndo();
    void lookAtCard(std::optional<CardId> card);
    void keepLayout() const;

    Documents documents_;
    FieldSession session_;
    QStackedWidget* pages_;
    StartPage* start_;
    QMainWindow* desk_;  // the table with the panels around it
    Desks* desks_ = nullptr;
    FieldDesk* field_ = nullptr;
    TableScene* scene_;
    TableView* view_;
    ToolBox* tools_ = nullptr;
    SightLens* sight_ = nullptr;
    ThreatLens* threats_ = nullptr;
    Preferences* preferences_ = nullptr;
    PhaseBar* phases_ = nullptr;
    HandPanel* hand_ = nullptr;
    UnitPanel* unit_ = nullptr;
    TableRoom* room_ = nullptr;
    Framing* framing_ = nullptr;
    FightDesk* fights_ = nullptr;
    EndDesk* endings_ = nullptr;
    OverviewMap* overview_ = nullptr;
    SlimMenuBar* menus_ = nullptr;
    QMenu* allMenus_ = nullptr;
    Panel* unitPanel_ = nullptr;
    Panel* questionPanel_ = nullptr;
    Panel* logPanel_ = nullptr;
    Panel* luckPanel_ = nullptr;
    Panel* handPanel_ = nullptr;
    Panel* overviewPanel_ = nullptr;
    std::optional<bool> docked_;
    QuestionPanel* question_ = nullptr;
    LogPanel* log_ = nullptr;
    LuckPanel* luck_ = nullptr;
    Curtain* curtain_ = nullptr;
    ReplayDesk* replay_ = nullptr;
    Projector* projector_ = nullptr;
    Exports* exports_ = nullptr;
    Annotator* annotator_ = nullptr;
    LessonDesk* lessons_ = nullptr;
    QLabel* place_ = nullptr;
    QMenu* recent_ = nullptr;
    QMenu* battleMenu_ = nullptr;
    QMenu* editMenu_ = nullptr;
    QMenu* viewMenu_ = nullptr;
    QMenu* helpMenu_ = nullptr;
    std::vector<QMenu*> ofTable_;
    QList<QAction*> ofField_;  // in menus that other desks have, too
    QAction* undo_ = nullptr;
    QAction* redo_ = nullptr;
    QAction* save_ = nullptr;
    QAction* surrender_ = nullptr;
    QAction* players_ = nullptr;
    QAction* leaveBattle_ = nullptr;  // before it stands what a desk adds to the menu
    QAction* firstOfAll_ = nullptr;   // of the view, likewise
    QString file_;
    QString hintShown_;
    bool isKept_ = true;
};

}  // namespace vallum::app
