// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kits/kit.h"

#include <functional>

#include <QList>
#include <QObject>

class QAction;
class QKeySequence;
class QMainWindow;
class QMenu;

namespace vallum::app {

class Preferences;
class RuleHelp;
class SlimMenuBar;

/// The menus that every battle has, and among them the entries of each desk.
class WindowMenus final : public QObject {
    Q_OBJECT

public:
    WindowMenus(QMainWindow& window, Preferences& preferences);

    /// Adds the entries and menus of a desk, which are to be shown while the desk is.
    [[nodiscard]] QList<QAction*> fill(BattleDesk& desk);
    /// The kits in the order in which the help lists them.
    void fillHelp(RuleHelp& rules, std::function<Kits()> kits);
    void fillRecent();
    /// An entry for a page such as the trials.
    QAction* addPage(const char* id, const QString& name);

    /// With panels over the table, the menu bar makes way for it.
    void setSlim(bool slim);
    /// All menus in one, for a button.
    [[nodiscard]] QMenu* all();
    /// Enables what can be done with the battle of this desk.
    void refresh(BattleDesk& desk, bool isInSight, bool mayChangePlayers);

Q_SIGNALS:
    void startWanted();
    void newBattleWanted();
    void otherFileWanted();
    void fileWanted(const QString& path);
    void saveWanted();
    void saveAsWanted();
    void playersWanted();
    void undoWanted();
    void undoPhaseWanted();
    void redoWanted();
    void languageChosen();

private:
    void buildBattleMenu();
    void buildEditMenu();
    void buildViewMenu();

    QMainWindow& window_;
    Preferences& preferences_;
    SlimMenuBar* bar_;
    QMenu* all_ = nullptr;
    QMenu* battle_ = nullptr;
    QMenu* recent_ = nullptr;
    QMenu* edit_ = nullptr;
    QMenu* view_ = nullptr;
    QMenu* help_ = nullptr;
    QList<QMenu*> ofTable_;
    QAction* undo_ = nullptr;
    QAction* undoPhase_ = nullptr;
    QAction* redo_ = nullptr;
    QAction* save_ = nullptr;
    QAction* players_ = nullptr;
    // Other entries are inserted before these.
    QAction* afterPages_ = nullptr;
    QAction* saved_ = nullptr;
    QAction* leaveBattle_ = nullptr;
    QAction* speeds_ = nullptr;
    QAction* curtains_ = nullptr;
    QAction* languages_ = nullptr;
};

}  // namespace vallum::app
