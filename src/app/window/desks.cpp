// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/desks.h"

#include "language/texts.h"
#include "panels/curtain.h"
#include "projector/projector.h"
#include "window/window_menus.h"

#include <utility>

#include <QAction>
#include <QStackedWidget>
#include <QTimer>

namespace vallum::app {

Desks::Desks(QStackedWidget& pages, WindowMenus& menus, QObject* parent)
    : QObject(parent),
      pages_(pages),
      menus_(menus) {}

BattleDesk& Desks::of(const Kit& kit) {
    if (const auto found = places_.find(&kit); found != places_.end()) return *found->second.desk;
    const bool isFirst = places_.empty();
    BattleDesk& desk = *kit.makeDesk();
    auto* curtain = new Curtain(desk.session(), &desk);
    curtain->setLooks([&desk](Seat seat) { return desk.lookOf(seat); });
    curtain->setReason([&desk] { return desk.reasonToCome(); });
    const Place& place = places_[&kit] = {&desk, curtain, menus_.fill(desk)};
    pages_.addWidget(&desk);
    connect(curtain, &Curtain::lifted, &desk, qOverload<>(&QWidget::setFocus));
    if (isFirst) {
        now_ = &kit;
    } else {
        showActions(place, false);
    }
    listen(desk.session());
    connect(&desk, &BattleDesk::undoFromWanted, this, &Desks::undoFrom);
    Q_EMIT added(kit, desk);
    return desk;
}

/// Follows a session only while its battle is the current one.
void Desks::listen(Session& session) {
    const auto whenFought = [this, &session](void (Desks::*act)()) {
        return [this, &session, act] {
            if (&this->session() == &session) (this->*act)();
        };
    };
    connect(&session, &Session::replaced, this, whenFought(&Desks::changed));
    connect(&session, &Session::asked, this, whenFought(&Desks::changed));
    connect(&session, &Session::settled, this, whenFought(&Desks::settled));
    connect(&session, &Session::refused, this, [this, &session](const Refusal& refusal) {
        Q_EMIT refused(inQt(session.live().sentence(refusal)));
    });
}

void Desks::showActions(const Place& place, bool shown) {
    for (QAction* it : place.actions) it->setVisible(shown);
}

void Desks::choose(const Kit& kit) {
    if (&kit == now_) return;
    of(kit);
    session().computers().setHalted(true);
    showActions(places_.at(now_), false);
    Projector* left = now().secondScreen();
    const bool isWatched = left != nullptr && left->screen() != nullptr;
    if (isWatched) left->close();
    now_ = &kit;
    showActions(places_.at(now_), true);
    // Keeps the second screen open across the change of battle.
    if (isWatched && now().secondScreen() != nullptr)
        QTimer::singleShot(0, now().secondScreen(), &Projector::open);
}

bool Desks::isInSight() const { return pages_.currentWidget() == &now(); }

void Desks::putInSight() { pages_.setCurrentWidget(&now()); }

void Desks::goOn() {
    session().computers().setHalted(false);
    if (session().screen().isTableCovered()) return places_.at(now_).curtain->setFocus();
    now().setFocus();
}

void Desks::setArtPalette(const art::Palette& palette) {
    for (const auto& [kit, place] : places_) {
        place.desk->setArtPalette(palette);
        place.curtain->setArtPalette(palette);
    }
}

void Desks::apply(const Settings& settings) {
    for (const auto& [kit, place] : places_) place.desk->apply(settings);
}

void Desks::keepLayout() const {
    for (const auto& [kit, place] : places_) place.desk->keepLayout();
}

void Desks::undo() {
    if (now().dropDrawn()) return;
    UndoStack& stack = session().undoStack();
    const auto step = stack.stepToUndo();
    if (!step) return;
    const Text what = session().toldOf(*step);
    stack.undo();
    noteUndone(what.isEmpty() ? tr("Undone.") : tr("Undone: %1").arg(inQt(what)));
}

void Desks::undoPhase() {
    now().dropDrawn();
    session().undoStack().undoFrom(session().phaseBegan());
    noteUndone(tr("Undone: this phase."));
}

void Desks::undoFrom(std::size_t answer) {
    now().dropDrawn();
    const Text what = session().toldOf(answer);
    session().undoStack().undoFrom(answer);
    noteUndone(tr("Undone back to: %1").arg(inQt(what)));
}

void Desks::noteUndone(const QString& what) {
    const bool isEnd = !session().undoStack().canUndo();
    now().note(isEnd ? tr("%1 Dice, cards and ranges you have seen cannot be undone.").arg(what) : what);
}

void Desks::redo() { session().undoStack().redo(); }

}  // namespace vallum::app
