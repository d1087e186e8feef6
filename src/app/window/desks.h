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

/// The desks of the window, one for each kit that has been needed; that of field battles has none. One of
/// them has the battle that is being fought; the others wait with what was left there, and what belongs to
/// them in the menus is hidden.
class Desks final : public QObject {
    Q_OBJECT

public:
    Desks(QStackedWidget& pages, QObject* parent);

    /// The first one has the battle.
    void add(const Kit* kit, BattleDesk& desk, Curtain& curtain, const QList<QAction*>& actions);
    [[nodiscard]] bool has(const Kit* kit) const { return places_.contains(kit); }
    [[nodiscard]] BattleDesk& of(const Kit* kit) const { return *places_.at(kit).desk; }

    /// The battle is fought there from now on.
    void choose(const Kit* kit);
    [[nodiscard]] const Kit* kit() const { return now_; }
    [[nodiscard]] BattleDesk& now() const { return of(now_); }
    [[nodiscard]] Session& session() const { return now().session(); }
    [[nodiscard]] bool isInSight() const;
    void putInSight();
    /// Computers play on, and keys go there.
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
