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
class WindowMenus;

/// The desks of the window, one for each kit used so far. One desk has the current battle; the others keep
/// their state, and their menu entries are hidden.
class Desks final : public QObject {
    Q_OBJECT

public:
    Desks(QStackedWidget& pages, WindowMenus& menus, QObject* parent);

    /// Makes the desk if it does not exist yet; the first one becomes the current one.
    BattleDesk& of(const Kit& kit);

    /// Makes this desk the current one.
    void choose(const Kit& kit);
    [[nodiscard]] const Kit& kit() const { return *now_; }
    [[nodiscard]] BattleDesk& now() const { return *places_.at(now_).desk; }
    [[nodiscard]] Session& session() const { return now().session(); }
    [[nodiscard]] bool isInSight() const;
    void putInSight();
    /// Resumes computer players and gives the desk the focus.
    void goOn();
    void setArtPalette(const art::Palette& palette);
    void apply(const Settings& settings);
    void keepLayout() const;

    void undo();
    /// The steps of the current phase.
    void undoPhase();
    /// This answer and all later ones.
    void undoFrom(std::size_t answer);
    void redo();

Q_SIGNALS:
    /// Before the desk has any battle.
    void added(const vallum::app::Kit& kit, vallum::app::BattleDesk& desk);
    /// Another question, or another state, of the current battle.
    void changed();
    /// The current battle needs saving.
    void settled();
    /// In a sentence, with the rule.
    void refused(const QString& why);

private:
    struct Place {
        BattleDesk* desk;
        Curtain* curtain;
        QList<QAction*> actions;
    };
    static void showActions(const Place& place, bool shown);
    void noteUndone(const QString& what);
    void listen(Session& session);

    QStackedWidget& pages_;
    WindowMenus& menus_;
    std::map<const Kit*, Place> places_;
    const Kit* now_ = nullptr;
};

}  // namespace vallum::app
