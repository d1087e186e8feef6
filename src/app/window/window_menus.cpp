// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/window_menus.h"

#include "kits/documents.h"
#include "language/language_menu.h"
#include "language/texts.h"
#include "luck/real_dice_switch.h"
#include "settings/table_keys.h"
#include "widgets/menu_entry.h"
#include "widgets/plain_text.h"
#include "window/keys_dialog.h"
#include "window/preferences.h"
#include "window/rule_help.h"
#include "window/slim_menu_bar.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QKeySequence>
#include <QMainWindow>
#include <QMenu>
#include <QMessageBox>

namespace vallum::app {

namespace {

/// Its name, and its folder too if another of these files has the same name.
QString shortName(const QString& file, const QStringList& files) {
    const QFileInfo info(file);
    const auto isNamedAlike = [&](const QString& other) {
        return other != file && QFileInfo(other).fileName() == info.fileName();
    };
    if (std::ranges::none_of(files, isNamedAlike)) return info.fileName();
    return QStringLiteral("%1 – %2").arg(info.fileName(), info.dir().dirName());
}

}  // namespace

WindowMenus::WindowMenus(QMainWindow& window, Preferences& preferences)
    : QObject(&window),
      window_(window),
      preferences_(preferences),
      bar_(new SlimMenuBar) {
    window.setMenuBar(bar_);
    buildBattleMenu();
    buildEditMenu();
    buildViewMenu();
    help_ = bar_->addMenu(tr("&Help"));
    ofTable_ = {edit_};
}

void WindowMenus::buildBattleMenu() {
    battle_ = bar_->addMenu(tr("&Battle"));
    addEntry(*this, *battle_, "battle-start", tr("S&tart page"), QKeySequence(QStringLiteral("Ctrl+Home")),
             [this] { Q_EMIT startWanted(); });
    addEntry(*this, *battle_, "battle-new", tr("&New…"), QKeySequence::New,
             [this] { Q_EMIT newBattleWanted(); });
    addEntry(*this, *battle_, "battle-open", tr("&Open…"), QKeySequence::Open,
             [this] { Q_EMIT otherFileWanted(); });
    recent_ = battle_->addMenu(tr("Open &recent"));
    recent_->setToolTipsVisible(true);
    fillRecent();
    afterPages_ = battle_->addSeparator();
    save_ = addEntry(*this, *battle_, "battle-save", tr("&Save"), QKeySequence::Save,
                     [this] { Q_EMIT saveWanted(); });
    addEntry(*this, *battle_, "battle-save-as", tr("Save &as…"), QKeySequence(QStringLiteral("Ctrl+Shift+S")),
             [this] { Q_EMIT saveAsWanted(); });
    saved_ = battle_->addSeparator();
    players_ = addEntry(*this, *battle_, "battle-players", tr("Who &plays…"), {},
                        [this] { Q_EMIT playersWanted(); });
    leaveBattle_ = battle_->addSeparator();
    addEntry(*this, *battle_, "battle-quit", tr("&Quit"), QKeySequence::Quit, [this] { window_.close(); });
}

void WindowMenus::buildEditMenu() {
    edit_ = bar_->addMenu(tr("&Edit"));
    undo_ = addEntry(*this, *edit_, "edit-undo", tr("&Undo"), QKeySequence::Undo,
                     [this] { Q_EMIT undoWanted(); });
    undoPhase_ = addEntry(*this, *edit_, "edit-undo-phase", tr("Undo this &phase"),
                          QKeySequence(QStringLiteral("Ctrl+Alt+Z")), [this] { Q_EMIT undoPhaseWanted(); });
    redo_ = addEntry(*this, *edit_, "edit-redo", tr("&Redo"), QKeySequence(QStringLiteral("Ctrl+Shift+Z")),
                     [this] { Q_EMIT redoWanted(); });
    redo_->setShortcuts(
        {QKeySequence(QStringLiteral("Ctrl+Shift+Z")), QKeySequence(QStringLiteral("Ctrl+Y"))});
    edit_->addSeparator();
}

void WindowMenus::buildViewMenu() {
    view_ = bar_->addMenu(tr("&View"));
    QMenu* speeds = view_->addMenu(tr("&Animation speed"));
    speeds_ = speeds->menuAction();
    preferences_.addSpeeds(*speeds);
    curtains_ = preferences_.addCurtains(*view_);
    languages_ = addLanguages(*view_, [this] { Q_EMIT languageChosen(); });
    view_->addSeparator();
    addEntry(*this, *view_, "view-settings", tr("S&ettings…"), QKeySequence(QStringLiteral("Ctrl+,")),
             [this] { preferences_.showWindow(); });
}

void WindowMenus::fillHelp(RuleHelp& rules, std::function<Kits()> kits) {
    rules.fillMenu(*help_);
    addEntry(*this, *help_, "help-keys", tr("&Keys and mouse"), QKeySequence(QStringLiteral("Ctrl+F1")),
             [this, kits = std::move(kits)] { showKeys(window_, kits(), preferences_); });
    addEntry(*this, *help_, "help-about", tr("&About Vallum"), {}, [this] {
        QMessageBox::about(&window_, tr("About Vallum"),
                           tr("<b>Vallum %1</b><br>Ancient battles and sieges on your table.<br>"
                              "Free software under the GNU General Public License, version 3 or later.")
                               .arg(QCoreApplication::applicationVersion()));
    });
}

QList<QAction*> WindowMenus::fill(BattleDesk& desk) {
    QList<QAction*> all;
    std::vector<QMenu*> sections;
    const auto section = [&]() -> QMenu& { return *sections.emplace_back(new QMenu(&desk)); };
    const DeskMenus menus{section(), section(), section(), section(), section(), section()};
    addRealDice(menus.battle, desk.session());
    desk.fill(menus);
    battle_->insertActions(saved_, menus.saving.actions());
    battle_->insertActions(leaveBattle_, menus.battle.actions());
    edit_->addActions(menus.edit.actions());
    view_->insertActions(speeds_, menus.zoom.actions());
    view_->insertActions(curtains_, menus.sights.actions());
    view_->insertActions(languages_, menus.view.actions());
    for (const QMenu* it : sections) all << it->actions();
    for (QMenu* it : desk.menus()) {
        bar_->insertMenu(view_->menuAction(), it);
        all << it->menuAction();
        ofTable_ << it;
    }
    connect(&desk, &BattleDesk::undoWanted, undo_, &QAction::trigger);
    return all;
}

void WindowMenus::fillRecent() {
    recent_->clear();
    const QStringList files = Documents::recent();
    recent_->setEnabled(!files.isEmpty());
    for (const QString& file : files) {
        QAction* entry = recent_->addAction(withoutKeys(shortName(file, files)));
        entry->setToolTip(verbatim(file));
        connect(entry, &QAction::triggered, this, [this, file] { Q_EMIT fileWanted(file); });
    }
}

QAction* WindowMenus::addPage(const char* id, const QString& name) {
    auto* page = new QAction(name, this);
    page->setObjectName(QLatin1String(id));
    battle_->insertAction(afterPages_, page);
    return page;
}

void WindowMenus::setSlim(bool slim) { bar_->setSlim(slim); }

QMenu* WindowMenus::all() {
    if (all_ == nullptr) {
        all_ = new QMenu(&window_);
        all_->addActions(bar_->actions());
    }
    return all_;
}

namespace {

QString whyNotUndone(Seen seen) {
    switch (seen) {
        case Seen::dice: return WindowMenus::tr("Cannot be undone: dice have been rolled");
        case Seen::cards: return WindowMenus::tr("Cannot be undone: cards have been drawn");
        case Seen::range: return WindowMenus::tr("Cannot be undone: a range has been measured");
        case Seen::unit: return WindowMenus::tr("Cannot be undone: a hidden unit has been revealed");
        case Seen::nothing: break;
    }
    return {};
}

/// What undoing does now, or why it does nothing.
QString undoTip(const Session& session) {
    const UndoStack& stack = session.undoStack();
    // The key follows in a sentence of its own.
    const auto sentence = [&](std::size_t answer) {
        QString words = inQt(session.toldOf(answer));
        if (words.endsWith(QLatin1Char('.'))) words.chop(1);
        return words;
    };
    if (const auto step = stack.stepToUndo()) {
        const QString what = sentence(*step);
        return what.isEmpty() ? WindowMenus::tr("Undo the last action")
                              : WindowMenus::tr("Undo: %1").arg(what);
    }
    if (session.isLookingBack()) return WindowMenus::tr("Nothing can be undone while you look back");
    const auto obstacle = stack.obstacle();
    if (!obstacle) return WindowMenus::tr("There is nothing to undo");
    return whyNotUndone(obstacle->seen);
}

}  // namespace

void WindowMenus::refresh(BattleDesk& desk, bool isInSight, bool mayChangePlayers) {
    const Session& now = desk.session();
    const bool canUndo = now.undoStack().canUndo();
    for (QMenu* menu : ofTable_) menu->setEnabled(isInSight);
    undo_->setEnabled(canUndo);
    // Where nothing has been done in it yet, the last step is of another phase.
    undoPhase_->setEnabled(now.undoStack().stepToUndo() >= now.phaseBegan());
    redo_->setEnabled(now.undoStack().canRedo());
    desk.setUndo(canUndo, withKey(undoTip(now), undo_->shortcut().toString(QKeySequence::NativeText)));
    save_->setEnabled(now.hasBattle());
    players_->setEnabled(mayChangePlayers && isInSight && now.live().askedSeat() && !now.isLookingBack());
}

}  // namespace vallum::app
