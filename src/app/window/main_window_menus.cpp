// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/language_menu.h"
#include "seats/seats_dialog.h"
#include "start/start_page.h"
#include "texts.h"
#include "widgets/file_choice.h"
#include "widgets/plain_text.h"
#include "widgets/room.h"
#include "widgets/warning.h"
#include "window/desks.h"
#include "window/main_window.h"
#include "window/rule_help.h"

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
    ofTable_ = {edit};
    buildViewMenu();
    QMenu* help = menuBar()->addMenu(tr("&Help"));
    addDesk(nullptr, *field_, field_->curtain());
    field_->use(*preferences_);
    auto* rules = new RuleHelp(documents_.kits(), field_->session(), scene(), view(), *this);
    rules->fillMenu(*help);
    connect(start_, &StartPage::rulesWanted, rules, &RuleHelp::showContents);
    connect(start_, &StartPage::guideWanted, rules, &RuleHelp::showGuide);
    connect(start_, &StartPage::settingsWanted, preferences_, &Preferences::showWindow);
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
    afterPages_ = battle->addSeparator();
    save_ = action(*battle, "battle-save", tr("&Save"), QKeySequence::Save, [this] { save(); });
    action(*battle, "battle-save-as", tr("Save &as…"), QKeySequence(QStringLiteral("Ctrl+Shift+S")),
           [this] { saveAs(); });
    saved_ = battle->addSeparator();
    players_ = action(*battle, "battle-players", tr("Who &plays…"), {}, [this] { changePlayers(); });
    leaveBattle_ = battle->addSeparator();
    action(*battle, "battle-quit", tr("&Quit"), QKeySequence::Quit, [this] { close(); });
}

void MainWindow::buildViewMenu() {
    QMenu* view = viewMenu_ = menuBar()->addMenu(tr("&View"));
    QMenu* speeds = view->addMenu(tr("&Animation speed"));
    speeds_ = speeds->menuAction();
    preferences_->addSpeeds(*speeds);
    curtains_ = preferences_->addCurtains(*view);
    languages_ = addLanguages(*view, [this] { followLanguage(); });
    view->addSeparator();
    action(*view, "view-settings", tr("S&ettings…"), QKeySequence(QStringLiteral("Ctrl+,")),
           [this] { preferences_->showWindow(); });
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

void MainWindow::showShortcuts() {
    QDialog help(this);
    help.setWindowTitle(tr("Keys and mouse"));
    auto* text = new QTextBrowser;
    text->setAccessibleName(tr("Keys and mouse"));
    text->setAccessibleDescription(tr("What mouse and keys do on the table"));
    text->setHtml(
        tr("<p><b>Mouse</b><br>Wheel: zoom · drag the ground, the middle button or Space and drag: "
           "pan<br>Drag a card: advance, or slide with Shift · drag a corner: pivot · drag the knob: "
           "turn<br>Shift+click or a frame with Shift: pick several · drag one to move all · drag the knob "
           "or an end of the line: wheel<br>Drag onto a wall, a tower or a house: line up or go in · in a "
           "fight, drag back: withdraw</p><p><b>Keys</b><br>Arrows: 0.1 DU (Shift: 1 DU), or from unit to "
           "unit while none is picked; Space picks it<br>Tab: next unit that can act · Ctrl+A: all of them · "
           "Enter: do it · Backspace: a step back · Escape: cancel</p><p><b>Replay</b><br>Space: play, stop "
           "· Right, Left: a step · Down, Up: a fight · Page Down, Page Up: a turn · Home, End: the ends · "
           "Escape: back to the battle</p>") +
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
