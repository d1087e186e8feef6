// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotations/annotator.h"
#include "export/exports.h"
#include "language/language_menu.h"
#include "luck/luck_panel.h"
#include "luck/real_dice_switch.h"
#include "panels/hand_panel.h"
#include "panels/log_panel.h"
#include "panels/question_panel.h"
#include "panels/unit_panel.h"
#include "projector/projector.h"
#include "replay/replay_desk.h"
#include "room/overview_map.h"
#include "room/table_room.h"
#include "rulebook/rule_links.h"
#include "seats/seats_dialog.h"
#include "start/start_page.h"
#include "table/table_scene.h"
#include "table/table_view.h"
#include "texts.h"
#include "tools/sight_lens.h"
#include "tools/tool_box.h"
#include "widgets/file_choice.h"
#include "widgets/plain_text.h"
#include "widgets/room.h"
#include "widgets/warning.h"
#include "window/desks.h"
#include "window/main_window.h"
#include "window/preferences.h"
#include "window/rule_help.h"

#include <QActionGroup>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QMenuBar>
#include <QMessageBox>
#include <QStatusBar>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace vallum::app {

QAction* MainWindow::action(
    QMenu& menu, const char* id, const QString& text, const QKeySequence& keys, auto&& act) {
    QAction* made = menu.addAction(text);
    made->setObjectName(QLatin1String(id));
    made->setShortcut(keys);
    connect(made, &QAction::triggered, this, std::forward<decltype(act)>(act));
    return made;
}

void MainWindow::buildMenus() {
    buildBattleMenu();
    QMenu* edit = editMenu_ = menuBar()->addMenu(tr("&Edit"));
    undo_ = action(*edit, "edit-undo", tr("&Undo"), QKeySequence::Undo, [this] {
        Session& now = desks_->session();
        now.undo();
        desks_->now().note(now.canUndo()
                               ? tr("Undone.")
                               : tr("Undone. Dice, cards and ranges you have seen cannot be undone."));
    });
    redo_ = action(*edit, "edit-redo", tr("&Redo"), QKeySequence(QStringLiteral("Ctrl+Shift+Z")),
                   [this] { desks_->session().redo(); });
    redo_->setShortcuts(
        {QKeySequence(QStringLiteral("Ctrl+Shift+Z")), QKeySequence(QStringLiteral("Ctrl+Y"))});
    edit->addSeparator();
    ofField_ << action(*edit, "turn-next-unit", tr("&Next unit that can act"),
                       QKeySequence(QStringLiteral("N")), [this] { nextUnit(); });
    ofField_ << action(*edit, "turn-end-phase", tr("&End the phase"),
                       QKeySequence(QStringLiteral("Ctrl+Return")), [this] { question_->endPhase(); });
    QMenu* replay = menuBar()->addMenu(tr("&Replay"));
    replay_->fill(*replay);
    exports_->fillReplay(*replay);
    ofField_ << replay->menuAction();
    ofTable_ = {edit, replay};
    buildViewMenu();
    QMenu* help = helpMenu_ = menuBar()->addMenu(tr("&Help"));
    auto* rules = new RuleHelp(session_, *scene_, *view_, *this);
    rules->fillMenu(*help);
    connect(start_, &StartPage::rulesWanted, rules, &RuleHelp::showContents);
    action(*help, "help-keys", tr("&Keys and mouse"), QKeySequence(QStringLiteral("Ctrl+F1")),
           [this] { showShortcuts(); });
    allMenus_ = new QMenu(this);
    allMenus_->addActions(menuBar()->actions());
    action(*help, "help-about", tr("&About Vallum"), {}, [this] {
        QMessageBox::about(this, tr("About Vallum"),
                           tr("<b>Vallum</b><br>Ancient battles with unit cards on a table.<br>"
                              "Free software under the GNU General Public License, version 3 or later."));
    });
}

void MainWindow::buildBattleMenu() {
    QMenu* battle = battleMenu_ = menuBar()->addMenu(tr("&Battle"));
    action(*battle, "battle-start", tr("S&tart page"), QKeySequence(QStringLiteral("Ctrl+Home")),
           [this] { showStart(); });
    action(*battle, "battle-new", tr("&New…"), QKeySequence::New, [this] { newBattle(); });
    action(*battle, "battle-open", tr("&Open…"), QKeySequence::Open, [this] { open(); });
    recent_ = battle->addMenu(tr("Open &recent"));
    fillRecent();
    battle->addSeparator();
    save_ = action(*battle, "battle-save", tr("&Save"), QKeySequence::Save, [this] { save(); });
    action(*battle, "battle-save-as", tr("Save &as…"), QKeySequence(QStringLiteral("Ctrl+Shift+S")),
           [this] { saveAs(); });
    exports_->fill(*battle);
    ofField_ << battle->actions().last();
    battle->addSeparator();
    players_ = action(*battle, "battle-players", tr("Who &plays…"), {}, [this] { changePlayers(); });
    ofField_ << addRealDice(*battle, session_);
    surrender_ = action(*battle, "battle-surrender", tr("S&urrender"), {}, [this] { surrender(); });
    ofField_ << surrender_;
    leaveBattle_ = battle->addSeparator();
    action(*battle, "battle-quit", tr("&Quit"), QKeySequence::Quit, [this] { close(); });
}

void MainWindow::buildViewMenu() {
    QMenu* view = viewMenu_ = menuBar()->addMenu(tr("&View"));
    action(*view, "view-zoom-in", tr("Zoom &in"), QKeySequence::ZoomIn, [this] { view_->zoomIn(); });
    action(*view, "view-zoom-out", tr("Zoom &out"), QKeySequence::ZoomOut, [this] { view_->zoomOut(); });
    action(*view, "view-whole-table", tr("&Whole table"), QKeySequence(QStringLiteral("F")),
           [this] { view_->fit(); });
    view->addSeparator();
    const auto addToField = [this, view](qsizetype from) {
        ofField_ << view->actions().sliced(from);
        return view->actions().size();
    };
    qsizetype count = addToField(0);
    preferences_->addSpeeds(*view->addMenu(tr("&Speed of movement")));
    ++count;
    buildSightMenu(*view);
    QAction* ruler = action(*view, "view-ruler", tr("&Ruler"), QKeySequence(QStringLiteral("Ctrl+M")),
                            [this](bool on) { tools_->setMeasuring(on); });
    ruler->setCheckable(true);
    connect(tools_, &ToolBox::measuringChanged, ruler, [this, ruler](bool on) {
        ruler->setChecked(on);
        room_->say(on ? tools_->hint() : QString());
    });
    QAction* threats = action(*view, "view-threats", tr("What &threatens the picked unit"),
                              QKeySequence(QStringLiteral("Ctrl+T")), [this](bool on) { showThreats(on); });
    threats->setCheckable(true);
    count = addToField(count);
    preferences_->addCurtains(*view);
    ++count;
    view->addSeparator();
    projector_->fill(*view);
    annotator_->fill(*view);
    view->addSeparator();
    action(*view, "view-next-panel", tr("Ne&xt panel"), QKeySequence(QStringLiteral("F6")),
           [this] { goToPanel(PanelStep::next); });
    action(*view, "view-previous-panel", tr("Pre&vious panel"), QKeySequence(QStringLiteral("Shift+F6")),
           [this] { goToPanel(PanelStep::previous); });
    for (Panel* panel : {unitPanel_, logPanel_, handPanel_, overviewPanel_, luckPanel_})
        view->addAction(panel->toggleViewAction());
    action(*view, "view-tidy", tr("&Reset panels"), {}, [this] { room_->tidy(); });
    count = addToField(count);
    addLanguages(*view, [this] { considerLanguage(); });
    firstOfAll_ = view->actions().at(count);
    view->addSeparator();
    action(*view, "view-settings", tr("S&ettings…"), QKeySequence(QStringLiteral("Ctrl+,")),
           [this] { preferences_->showWindow(); });
}

/// Behind the curtain no panel takes a key.
void MainWindow::goToPanel(PanelStep step) {
    if (!isAtTable() || session_.isTableCovered()) return;
    stepToPanel(*view_, {question_, unit_, log_, luck_, hand_, overview_}, step);
}

void MainWindow::buildSightMenu(QMenu& view) {
    QMenu* menu = view.addMenu(tr("&Lines of sight"));
    auto* ways = new QActionGroup(this);
    const std::vector<std::pair<QString, SightLens::Way>> choices{
        {tr("Not shown"), SightLens::Way::off},
        {tr("What the picked unit sees"), SightLens::Way::fromUnit},
        {tr("Who can see the clicked spot"), SightLens::Way::toPlace}};
    for (const auto& [name, way] : choices) {
        QAction* choice = menu->addAction(name);
        choice->setCheckable(true);
        choice->setChecked(way == SightLens::Way::off);
        ways->addAction(choice);
        connect(choice, &QAction::triggered, this, [this, shown = way] {
            sight_->setWay(shown);
            view_->setTipsShown(shown == SightLens::Way::off);
        });
    }
    menu->addSeparator();
    action(*menu, "view-sight", tr("&Next of these"), QKeySequence(QStringLiteral("Ctrl+L")), [ways] {
        const auto all = ways->actions();
        all.at((all.indexOf(ways->checkedAction()) + 1) % all.size())->trigger();
    });
}

void MainWindow::open() {
    const QString path = fileToOpen(this, tr("Open a battle or a scenario"),
                                    tr("Battles and scenarios (*.vallum *.vallum-scenario *.json)"));
    if (!path.isEmpty()) openFile(path);
}

void MainWindow::save() { file_.isEmpty() ? saveAs() : saveTo(file_); }

bool MainWindow::saveAs() {
    if (!desks_->session().hasBattle()) return false;
    const QString name =
        file_.isEmpty() ? inData(desks_->session().title()) : QFileInfo(file_).completeBaseName();
    const QString path =
        fileToWrite(this, {tr("Save the battle"), name, QStringLiteral("vallum"), tr("Battles (*.vallum)")});
    return !path.isEmpty() && saveTo(path);
}

void MainWindow::surrender() {
    const auto sure = QMessageBox::question(this, tr("Surrender"),
                                            linked(tr("Surrender? The battle ends at once (SET-16).")));
    if (sure == QMessageBox::Yes) session_.answer(field::Surrender{});
}

void MainWindow::changePlayers() {
    Session& session = desks_->session();
    SeatsDialog dialog(session, this);
    session.setHalted(true);
    if (dialog.exec() == QDialog::Accepted) session.seat(dialog.players());
    session.setHalted(false);
}

void MainWindow::fillRecent() {
    recent_->clear();
    const QStringList files = Documents::recent();
    recent_->setEnabled(!files.isEmpty());
    for (const QString& file : files) {
        connect(recent_->addAction(withoutKeys(file)), &QAction::triggered, this,
                [this, file] { openFile(file); });
    }
}

void MainWindow::complain(const QString& title, const FileError& error) {
    warn(*this, title, sentence(error));
}

void MainWindow::showMenu(QPoint at) {
    QMenu menu;
    menu.setToolTipsVisible(true);
    if (Tool* tool = tools_->tool()) tool->fillMenu(menu);
    preferences_->showKeysIn(menu);
    menu.addAction(tr("Whole table"), view_, &TableView::fit);
    menu.exec(at);
}

void MainWindow::showShortcuts() {
    QDialog help(this);
    help.setWindowTitle(tr("Keys and mouse"));
    auto* text = new QTextBrowser;
    text->setAccessibleName(tr("Keys and mouse"));
    text->setAccessibleDescription(tr("What mouse and keys do on the table"));
    text->setHtml(
        tr("<p><b>Mouse</b><br>Wheel: zoom · drag the ground, the middle button or Space and drag: pan"
           "<br>Drag a card: advance, or slide with Shift · drag a corner: pivot · drag the knob: turn"
           "<br>Shift+click or a frame with Shift: pick several · drag one and all go · drag the knob or an "
           "end of the line: wheel"
           "<br>Drag onto a wall, a tower or a house: line up or go in · in a fight, drag back: withdraw</p>"
           "<p><b>Keys</b><br>Arrows: 0.1 DU (Shift: 1 DU), or from one unit on offer to the next where none "
           "is picked; then Space takes it<br>Tab: next unit that can act · Ctrl+A: all of them · Enter: do "
           "it · Backspace: a step back · Escape: cancel</p>"
           "<p><b>Replay</b><br>Space: play, stop · Right, Left: a step · Down, Up: a fight · Page Down, "
           "Page Up: a turn · Home, End: the ends · Escape: back to the battle</p>") +
        preferences_->keysAsTable());
    auto* column = new QVBoxLayout(&help);
    column->addWidget(text);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, &help, &QDialog::reject);
    column->addWidget(buttons);
    help.resize(withinScreen(*this, {560, 520}));
    help.exec();
}

}  // namespace vallum::app
