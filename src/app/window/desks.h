// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kits/kit.h"

#include <map>

#include <QList>
#include <QObject>

class QAction;
class QStackedWidget;

namespace vallum::app {

class Curtain;

/// The desks of the window, one for each kit used so far; the kit
/// of field battles is null. One desk has the current battle; the
/// others keep their state, and their menu entries are hidden.
class Desks final : public QObject {
    Q_OBJECT

public:
    Desks(QStackedWidget& pages, QObject* parent);

    /// The first desk added becomes the current one.
    void add(const Kit* kit, BattleDesk& desk, Curtain& curtain, const QList<QAction*>& actions);
    [[nodiscard]] bool has(const Kit* kit) const { return places_.contains(kit); }
    [[nodiscard]] BattleDesk& of(const Kit* kit) const { return *places_.at(kit).desk; }

    /// Makes this desk the current one.
    void choose(const Kit* kit);
    [[nodiscard]] const Kit* kit() const { return now_; }
    [[nodiscard]] BattleDesk& now() const { return of(now_); }
    [[nodiscard]] Session& session() const { return now().session(); }
    [[nodiscard]] bool isInSight() const;
    void putInSight();
    /// Resumes computer players and gives the desk the focus.
    void goOn();
    void setArtPalette(const art::Palette& palette);
    void setPace(int milliseconds);
    void setRecaps(bool areTold);

private:
    struct Place {
        BattleDesk* desk;
        Curtain* curtain;
        QList<QAction*> actions;
    };
    static void showActions(const Place& place, bool shown);

    QStackedWidget& pages_;
    std::map<const Kit*, Place> places_;
    const Kit* now_ = nullptr;
};

}  // namespace vallum::app
