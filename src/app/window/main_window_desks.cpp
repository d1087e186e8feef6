// SPDX-License-Identifier: GPL-3.0-or-later
#include "luck/real_dice_switch.h"
#include "panels/curtain.h"
#include "sound/loudspeaker.h"
#include "sound/speaker.h"
#include "window/desks.h"
#include "window/main_window.h"

#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QStatusBar>

/// Creates the desks: that of field battles at
/// startup, those of other kits when needed.
namespace vallum::app {

BattleDesk& MainWindow::deskOf(const Kit* kit) {
    if (desks_->has(kit)) return desks_->of(kit);
    BattleDesk& desk = *kit->makeDesk();
    auto* curtain = new Curtain(desk.session(), &desk);
    curtain->setLooks([&desk](Seat seat) { return desk.lookOf(seat); });
    addDesk(kit, desk, *curtain);
    auto* speaker = new Speaker(
        preferences_->keeper(),
        [out = std::make_shared<Loudspeaker>()](Sound it, double loudness) { out->play(it, loudness); },
        &desk);
    connect(&desk, &BattleDesk::heard, speaker, [speaker](Sound it) { speaker->hear({it}); });
    connect(&desk, &BattleDesk::openingWanted, this, [this, kit](const Opening& opening) {
        if (!makeRoom()) return;
        begin(kit, opening);
        file_.clear();
    });
    preferences_->collect(desk);
    preferences_->apply();
    return desk;
}

void MainWindow::addDesk(const Kit* kit, BattleDesk& desk, Curtain& curtain) {
    desks_->add(kit, desk, curtain, fillMenus(desk));
    preferences_->follow(desk.session());
    listen(desk.session());
    connect(&desk, &BattleDesk::hintChanged, this, [this, &desk](const QString& hint) {
        if (&desks_->now() != &desk) return;
        hintShown_ = hint;
        statusBar()->showMessage(hint);
    });
    connect(&desk, &BattleDesk::remarked, this,
            [this](const QString& words) { statusBar()->showMessage(words, 8000); });
    connect(&desk, &BattleDesk::placePointedAt, place_, &QLabel::setText);
    connect(&desk, &BattleDesk::newBattleWanted, this, &MainWindow::newBattle);
    connect(&desk, &BattleDesk::undoWanted, undo_, &QAction::trigger);
    connect(&desk, &BattleDesk::fileWanted, this, &MainWindow::openFile);
    connect(&desk, &BattleDesk::complained, this, &MainWindow::complain);
}

/// Follows a session only while its battle is the current one.
void MainWindow::listen(Session& session) {
    const auto whenFought = [this, &session](auto act) {
        return [this, &session, act] {
            if (&desks_->session() == &session) act();
        };
    };
    connect(&session, &Session::replaced, this, whenFought([this] { refreshActions(); }));
    connect(&session, &Session::asked, this, whenFought([this] { refreshActions(); }));
    connect(&session, &Session::settled, this, whenFought([this] { keep(); }));
    connect(&session, &Session::refused, this, &MainWindow::refuse);
}

/// A desk's entries go among those that every battle has.
QList<QAction*> MainWindow::fillMenus(BattleDesk& desk) {
    QList<QAction*> all;
    std::vector<QMenu*> sections;
    const auto section = [&]() -> QMenu& { return *sections.emplace_back(new QMenu(&desk)); };
    const DeskMenus menus{section(), section(), section(), section(), section(), section()};
    addRealDice(menus.battle, desk.session());
    desk.fill(menus);
    battleMenu_->insertActions(saved_, menus.saving.actions());
    battleMenu_->insertActions(leaveBattle_, menus.battle.actions());
    editMenu_->addActions(menus.edit.actions());
    viewMenu_->insertActions(speeds_, menus.zoom.actions());
    viewMenu_->insertActions(curtains_, menus.sights.actions());
    viewMenu_->insertActions(languages_, menus.view.actions());
    for (const QMenu* it : sections) all << it->actions();
    for (QMenu* it : desk.menus()) {
        menuBar()->insertMenu(viewMenu_->menuAction(), it);
        all << it->menuAction();
        ofTable_.push_back(it);
    }
    return all;
}

}  // namespace vallum::app
