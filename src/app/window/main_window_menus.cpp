// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/language_menu.h"
#include "panels/log_panel.h"
#include "panels/question_panel.h"
#include "panels/unit_panel.h"
#include "replay/replay_desk.h"
#include "table/table_scene.h"
#include "table/table_view.h"
#include "texts.h"
#include "tools/sight_lens.h"
#include "tools/tool_box.h"
#include "window/main_window.h"
#include "window/new_battle_dialog.h"
#include "window/picture.h"

#include <QActionGroup>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QMenuBar>
#include <QMessageBox>
#include <QSettings>
#include <QStatusBar>

namespace vallum::app {

namespace {

constexpr int defaultPace = 220;
const QString speedKey = QStringLiteral("table/millisecondsPerDu");
const QString curtainKey = QStringLiteral("table/curtains");

}  // namespace

QAction* MainWindow::action(QMenu& menu, const QString& text, const QKeySequence& keys, auto&& act) {
    QAction* made = menu.addAction(text);
    made->setShortcut(keys);
    connect(made, &QAction::triggered, this, std::forward<decltype(act)>(act));
    return made;
}

void MainWindow::buildMenus() {
    buildBattleMenu();
    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    undo_ = action(*edit, tr("&Undo"), QKeySequence::Undo, [this] {
        session_.undo();
        log_->note(session_.canUndo()
                       ? tr("Taken back.")
                       : tr("Taken back. What dice, cards or a measured shot have shown stays."));
    });
    redo_ =
        action(*edit, tr("&Redo"), QKeySequence(QStringLiteral("Ctrl+Shift+Z")), [this] { session_.redo(); });
    redo_->setShortcuts(
        {QKeySequence(QStringLiteral("Ctrl+Shift+Z")), QKeySequence(QStringLiteral("Ctrl+Y"))});
    edit->addSeparator();
    action(*edit, tr("&Next unit that can act"), QKeySequence(QStringLiteral("N")), [this] { nextUnit(); });
    action(*edit, tr("&End the phase"), QKeySequence(QStringLiteral("Ctrl+Return")),
           [this] { question_->endPhase(); });
    replay_->fill(*menuBar()->addMenu(tr("&Replay")));
    buildViewMenu();
    QMenu* help = menuBar()->addMenu(tr("&Help"));
    action(*help, tr("&Keys and mouse"), QKeySequence(QStringLiteral("F1")), [this] { showShortcuts(); });
    action(*help, tr("&About Vallum"), {}, [this] {
        QMessageBox::about(this, tr("About Vallum"),
                           tr("<b>Vallum</b><br>Ancient battles with unit cards on a table.<br>"
                              "Free software under the GNU General Public License, version 3 or later."));
    });
}

void MainWindow::buildBattleMenu() {
    QMenu* battle = menuBar()->addMenu(tr("&Battle"));
    action(*battle, tr("&New…"), QKeySequence::New, [this] { newBattle(); });
    action(*battle, tr("&Open…"), QKeySequence::Open, [this] { open(); });
    recent_ = battle->addMenu(tr("Open &recent"));
    fillRecent();
    QAction* last = action(*battle, tr("&Continue the last battle"), {}, [this] { continueLast(); });
    connect(battle, &QMenu::aboutToShow, this, [last] { last->setEnabled(Documents::hasAutosave()); });
    battle->addSeparator();
    save_ = action(*battle, tr("&Save"), QKeySequence::Save, [this] { save(); });
    action(*battle, tr("Save &as…"), QKeySequence(QStringLiteral("Ctrl+Shift+S")), [this] { saveAs(); });
    action(*battle, tr("Save a &picture…"), {}, [this] { exportPicture(); });
    battle->addSeparator();
    surrender_ = action(*battle, tr("S&urrender"), {}, [this] { surrender(); });
    battle->addSeparator();
    action(*battle, tr("&Quit"), QKeySequence::Quit, [this] { close(); });
}

void MainWindow::buildViewMenu() {
    QSettings settings;
    QMenu* view = menuBar()->addMenu(tr("&View"));
    action(*view, tr("Zoom &in"), QKeySequence::ZoomIn, [this] { view_->zoomIn(); });
    action(*view, tr("Zoom &out"), QKeySequence::ZoomOut, [this] { view_->zoomOut(); });
    action(*view, tr("&Whole table"), QKeySequence(QStringLiteral("F")), [this] { view_->fit(); });
    view->addSeparator();
    QMenu* speed = view->addMenu(tr("&Speed of movement"));
    auto* speeds = new QActionGroup(this);
    const int now = settings.value(speedKey, defaultPace).toInt();
    const std::vector<std::pair<QString, int>> choices{
        {tr("At once"), 0}, {tr("Fast"), 90}, {tr("Normal"), defaultPace}, {tr("Slow"), 500}};
    for (const auto& [name, milliseconds] : choices) {
        QAction* choice = speed->addAction(name);
        choice->setCheckable(true);
        choice->setChecked(milliseconds == now);
        speeds->addAction(choice);
        connect(choice, &QAction::triggered, this, [this, pace = milliseconds] {
            scene_->setMillisecondsPerDu(pace);
            session_.setPace(pace * 2);
            QSettings().setValue(speedKey, pace);
        });
    }
    scene_->setMillisecondsPerDu(now);
    session_.setPace(now * 2);
    buildSightMenu(*view);
    QAction* curtains = view->addAction(tr("&Curtain between the players"));
    curtains->setCheckable(true);
    curtains->setChecked(settings.value(curtainKey, true).toBool());
    session_.setCurtains(curtains->isChecked());
    connect(curtains, &QAction::toggled, this, [this](bool on) {
        session_.setCurtains(on);
        QSettings().setValue(curtainKey, on);
    });
    view->addSeparator();
    for (QDockWidget* panel : findChildren<QDockWidget*>()) view->addAction(panel->toggleViewAction());
    addLanguages(*view);
}

void MainWindow::buildSightMenu(QMenu& view) {
    QMenu* menu = view.addMenu(tr("&Lines of sight"));
    auto* ways = new QActionGroup(this);
    const std::vector<std::pair<QString, SightLens::Way>> choices{
        {tr("Not shown"), SightLens::Way::off},
        {tr("What the picked unit sees"), SightLens::Way::fromUnit},
        {tr("From where the clicked place is seen"), SightLens::Way::toPlace}};
    for (const auto& [name, way] : choices) {
        QAction* choice = menu->addAction(name);
        choice->setCheckable(true);
        choice->setChecked(way == SightLens::Way::off);
        ways->addAction(choice);
        connect(choice, &QAction::triggered, this, [this, shown = way] { sight_->setWay(shown); });
    }
    menu->addSeparator();
    action(*menu, tr("&Next of these"), QKeySequence(QStringLiteral("Ctrl+L")), [ways] {
        const auto all = ways->actions();
        all.at((all.indexOf(ways->checkedAction()) + 1) % all.size())->trigger();
    });
}

void MainWindow::newBattle() {
    NewBattleDialog dialog(documents_, this);
    const int result = dialog.exec();
    if (result == NewBattleDialog::goOn) continueLast();
    if (result != QDialog::Accepted) return;
    begin({dialog.scenario(), dialog.seating()});
    file_.clear();
}

void MainWindow::open() {
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Open a battle or a scenario"), {},
                                     tr("Battles and scenarios (*.vallum *.vallum-scenario *.json)"));
    if (!path.isEmpty()) openFile(path);
}

void MainWindow::save() {
    if (file_.isEmpty()) return saveAs();
    saveTo(file_);
}

void MainWindow::saveAs() {
    if (!session_.hasBattle()) return;
    QString path = QFileDialog::getSaveFileName(this, tr("Save the battle"), file_, tr("Battles (*.vallum)"));
    if (path.isEmpty()) return;
    if (QFileInfo(path).suffix().isEmpty()) path += QStringLiteral(".vallum");
    saveTo(path);
}

void MainWindow::exportPicture() {
    if (!session_.hasBattle()) return;
    const QString path = QFileDialog::getSaveFileName(this, tr("Save a picture"), {}, tr("Pictures (*.png)"));
    if (path.isEmpty()) return;
    if (!pictureOf(session_.battle(), 2400).save(path, "PNG")) {
        complain(tr("The picture could not be saved"), {path.toStdString(), {}, {}, {}});
    }
}

void MainWindow::surrender() {
    const auto sure =
        QMessageBox::question(this, tr("Surrender"), tr("Give up this battle? It ends at once (SET-16)."));
    if (sure == QMessageBox::Yes) session_.answer(field::Surrender{});
}

void MainWindow::fillRecent() {
    recent_->clear();
    const QStringList files = Documents::recent();
    recent_->setEnabled(!files.isEmpty());
    for (const QString& file : files) {
        connect(recent_->addAction(file), &QAction::triggered, this, [this, file] { openFile(file); });
    }
}

void MainWindow::complain(const QString& title, const FileError& error) { warn(title, sentence(error)); }

void MainWindow::warn(const QString& title, const QString& words) {
    QMessageBox box(QMessageBox::Warning, tr("Vallum"), QStringLiteral("<b>%1</b>").arg(title),
                    QMessageBox::Ok, this);
    box.setInformativeText(words);
    box.setTextFormat(Qt::RichText);
    box.exec();
}

void MainWindow::showMenu(QPoint at) {
    QMenu menu;
    menu.setToolTipsVisible(true);
    if (Tool* tool = tools_->tool()) tool->fillMenu(menu);
    menu.addAction(tr("Whole table"), view_, &TableView::fit);
    menu.exec(at);
}

void MainWindow::showShortcuts() {
    QMessageBox::information(
        this, tr("Keys and mouse"),
        tr("<b>Table</b><br>Wheel: zoom · drag the ground, the middle button or Space "
           "and drag: pan · F: whole table"
           "<br><br><b>Moving</b><br>Drag a card: advance, or slide with Shift · drag a "
           "corner: pivot · drag the knob: "
           "turn<br>Arrows: 0.1 DU (Shift: 1 DU) · Q, E, Z, C: pivot about a corner · "
           "A, D: turn · M: forced march"
           "<br>1, 2, 3: formations · comma, period: ends of the front · L: leave the "
           "support behind"
           "<br>[ and ]: wrap round the enemy · S: other side · Enter: make the move · "
           "Backspace: a step back · "
           "Escape: cancel<br><br><b>Several units</b><br>Shift+click, a frame with "
           "Shift, or Ctrl+A: pick · drag one: all go · drag the knob or an end: wheel"
           "<br><br><b>At walls and towers</b><br>Drag onto one · K: line up · O: occupy · "
           "U: climb · V: come down · G: go out, next side · I: under friends · B: ram · "
           "P: fight the fire · W: clear away"
           "<br><br><b>In a fight</b><br>Dashed places: envelop · own markers: take "
           "off · drag back: withdraw · A, X, D: change front · T: all markers off · "
           "R: retreat<br><br><b>Replay</b><br>Space: play, stop · Right, Left: a step · "
           "Down, Up: a fight · Page Down, Page Up: a turn · Home, End: the ends · "
           "Escape: back to the battle<br><br><b>Anywhere</b><br>Tab or N: next unit that can act · "
           "Ctrl+Enter: end the phase · Ctrl+R: replay · Ctrl+L: lines of sight · "
           "Ctrl+Z, Ctrl+Shift+Z: undo, redo"));
}

}  // namespace vallum::app
