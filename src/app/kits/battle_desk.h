// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/card_look.h"
#include "kits/opening.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <QWidget>

class QMenu;

namespace vallum::app {

class Projector;
enum class Sound;

/// The menus of the window in which a desk may have entries.
struct DeskMenus {
    QMenu& saving;  // of the battle: what leaves the program
    QMenu& battle;
    QMenu& edit;
    QMenu& zoom;    // of the view: how near one looks
    QMenu& sights;  // what is shown on table or board
    QMenu& view;
};

/// Where battles of one system are fought in the window: table or board, with its session and all panels
/// around it. The window puts it in sight, draws the curtain over it, and keeps its battle on disk; opening,
/// saving, undo, seats and real dice are the window's, too. Its focus proxy is where the keys go.
class BattleDesk : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    [[nodiscard]] virtual Session& session() = 0;
    /// A scenario or a saved battle of this system. Nothing changes before its `begin` is called.
    [[nodiscard]] virtual FromFile<Opening> read(std::string_view text, const std::string& file) = 0;

    /// Another battle is on the desk, and in sight.
    virtual void openBattle() {}
    /// Entries of its own, made by it; they are there while the desk is in sight.
    virtual void fill(const DeskMenus& /*menus*/) {}
    /// Menus of its own, made by it; likewise.
    [[nodiscard]] virtual std::vector<QMenu*> menus() { return {}; }
    /// Something else may be done than before, maybe because the desk came in sight or left it.
    virtual void refresh() {}
    /// Whether something can be taken back, and a tip that says so.
    virtual void setUndo(bool /*can*/, const QString& /*tip*/) {}
    /// A remark on what was done, as that something was taken back.
    virtual void note(const QString& words) { Q_EMIT remarked(words); }
    /// Something is wrong, and stays so until other words come, or none.
    virtual void warn(const QString& words, const QString& /*why*/) { Q_EMIT remarked(words); }
    /// It needs all the room: menus and remarks make way for it, and it shows them itself.
    [[nodiscard]] virtual bool isBare() const { return false; }
    /// All menus, while they have made way; otherwise none.
    virtual void setMenu(QMenu* /*all*/) {}
    /// Its second screen, if it can have one.
    [[nodiscard]] virtual Projector* secondScreen() const { return nullptr; }
    /// A remark of the window, empty when its time is over.
    virtual void say(const QString& /*remark*/) {}
    /// How a side looks in this battle; none: as its seat looks everywhere.
    [[nodiscard]] virtual std::optional<art::Side> lookOf(Seat /*seat*/) const { return std::nullopt; }
    virtual void setArtPalette(const art::Palette& /*palette*/) {}
    /// How long a piece takes to move by a length of its board; 0: at once.
    virtual void setPace(int /*milliseconds*/) {}
    /// Whether it tells by itself what has happened since a player's last turn.
    virtual void setRecaps(bool /*areTold*/) {}

Q_SIGNALS:
    /// What mouse and keys do now; stands in the status line.
    void hintChanged(const QString& hint);
    /// Where the pointer is, on table or board.
    void placePointedAt(const QString& place);
    /// Stands in the status line for a moment.
    void remarked(const QString& words);
    void newBattleWanted();
    void undoWanted();
    /// Another battle of its own, as its rematch; once.
    void openingWanted(const vallum::app::Opening& opening);
    /// While the board shows it.
    void heard(vallum::app::Sound sound);
    /// Another battle, from a file.
    void fileWanted(const QString& path);
    void complained(const QString& title, const vallum::FileError& error);
};

}  // namespace vallum::app
