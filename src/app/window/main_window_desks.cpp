// SPDX-License-Identifier: GPL-3.0-or-later
#include "luck/real_dice_switch.h"
#include "panels/curtain.h"
#include "panels/log_panel.h"
#include "panels/phase_bar.h"
#include "room/framing.h"
#include "table/table_view.h"
#include "window/desks.h"
#include "window/field_desk.h"
#include "window/main_window.h"
#include "window/preferences.h"

#include <QMenu>
#include <QMenuBar>
#include <QStatusBar>

/// The desks of the window: that of field battles from the beginning, those of other kits when they are
/// needed.
namespace vallum::app {

void MainWindow::addFieldDesk() {
    field_ = new FieldDesk(session_, documents_, *desk_);
    field_->setFocusProxy(view_);
    connect(field_, &FieldDesk::opened, framing_, &Framing::openBattle);
    connect(field_, &FieldDesk::noted, log_, &LogPanel::note);
    connect(field_, &FieldDesk::warned, phases_, &PhaseBar::warn);
    desks_ = new Desks(*pages_, this);
    desks_->add(nullptr, *field_, *curtain_, ofField_);
    preferences_->follow(session_);
}

BattleDesk& MainWindow::deskOf(const Kit* kit) {
    if (desks_->has(kit)) return desks_->of(kit);
    BattleDesk& desk = *kit->makeDesk();
    const auto actions = fillMenus(desk);
    auto* curtain = new Curtain(desk.session(), &desk);
    curtain->setLooks([&desk](Seat seat) { return desk.lookOf(seat); });
    desks_->add(kit, desk, *curtain, actions);
    listen(desk.session());
    preferences_->follow(desk.session());
    preferences_->collect(desk);
    preferences_->apply();
    followSettings();
    connect(&desk, &BattleDesk::hintChanged, this, [this](const QString& hint) {
        hintShown_ = hint;
        statusBar()->showMessage(hint);
    });
    connect(&desk, &BattleDesk::remarked, this,
            [this](const QString& words) { statusBar()->showMessage(words, 8000); });
    connect(&desk, &BattleDesk::newBattleWanted, this, &MainWindow::newBattle);
    return desk;
}

/// What a battle tells matters while it is the one that is fought.
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

/// Entries of a desk stand before those that every battle has.
QList<QAction*> MainWindow::fillMenus(BattleDesk& desk) {
    auto* battle = new QMenu(&desk);
    auto* edit = new QMenu(&desk);
    auto* view = new QMenu(&desk);
    addRealDice(*battle, desk.session());
    desk.fill({*battle, *edit, *view});
    battleMenu_->insertActions(leaveBattle_, battle->actions());
    editMenu_->addActions(edit->actions());
    viewMenu_->insertActions(firstOfAll_, view->actions());
    QList<QAction*> all = battle->actions() + edit->actions() + view->actions();
    for (QMenu* it : desk.menus()) {
        menuBar()->insertMenu(helpMenu_->menuAction(), it);
        all << it->menuAction();
    }
    return all;
}

}  // namespace vallum::app
