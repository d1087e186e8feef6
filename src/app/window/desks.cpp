// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/desks.h"

#include "panels/curtain.h"
#include "projector/projector.h"

#include <utility>

#include <QAction>
#include <QStackedWidget>
#include <QTimer>

namespace vallum::app {

Desks::Desks(QStackedWidget& pages, QObject* parent) : QObject(parent), pages_(pages) {}

void Desks::add(const Kit* kit, BattleDesk& desk, Curtain& curtain, const QList<QAction*>& actions) {
    const bool isFirst = places_.empty();
    const Place& place = places_[kit] = {&desk, &curtain, actions};
    pages_.addWidget(&desk);
    connect(&curtain, &Curtain::lifted, &desk, qOverload<>(&QWidget::setFocus));
    if (isFirst) {
        now_ = kit;
    } else {
        showActions(place, false);
    }
}

void Desks::showActions(const Place& place, bool shown) {
    for (QAction* it : place.actions) it->setVisible(shown);
}

void Desks::choose(const Kit* kit) {
    if (kit == now_) return;
    session().computers().setHalted(true);
    showActions(places_.at(now_), false);
    Projector* left = now().secondScreen();
    const bool isWatched = left != nullptr && left->screen() != nullptr;
    if (isWatched) left->close();
    now_ = kit;
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

void Desks::setRecaps(bool areTold) {
    for (const auto& [kit, place] : places_) place.desk->setRecaps(areTold);
}

void Desks::setPace(int milliseconds) {
    for (const auto& [kit, place] : places_) place.desk->setPace(milliseconds);
}

}  // namespace vallum::app
