// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/card_look.h"
#include "kits/opening.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <QWidget>

class QMenu;

namespace vallum::app {

class Projector;
enum class Sound;
struct Settings;

/// The menus of the window that a desk may add entries to.
struct DeskMenus {
    QMenu& saving;  // within the battle menu: exports
    QMenu& battle;
    QMenu& edit;
    QMenu& zoom;    // within the view menu: zoom
    QMenu& sights;  // within the view menu: overlays on the table or board
    QMenu& view;
};

/// Where battles of one system are fought: the table or board with its session and panels. The window shows
/// the desk, draws the curtain over it, saves its battle, and handles opening, saving, undo, seats and real
/// dice. The desk's focus proxy receives the keys.
class BattleDesk : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    [[nodiscard]] virtual Session& session() = 0;
    /// Reads a scenario or saved battle of this system. Nothing changes until its `begin` is called.
    [[nodiscard]] virtual FromFile<Opening> read(std::string_view text, const std::string& file) = 0;

    /// Another battle is on the desk, and the desk is visible.
    virtual void openBattle() {}
    /// Adds its own entries, which are shown while the desk is.
    virtual void fill(const DeskMenus& /*menus*/) {}
    /// Its own menus, which are shown while the desk is.
    [[nodiscard]] virtual std::vector<QMenu*> menus() { return {}; }
    /// The available actions may have changed, for example because the desk was shown or hidden.
    virtual void refresh() {}
    /// Drops what is drawn and not answered yet; false if nothing is. Undoing begins with it.
    virtual bool dropDrawn() { return false; }
    /// Whether undo is available, and the tooltip for it.
    virtual void setUndo(bool /*can*/, const QString& /*tip*/) {}
    /// Shows a remark on an action, such as an undo.
    virtual void note(const QString& words) { Q_EMIT remarked(words); }
    /// Shows a warning until it is replaced or cleared with an empty text.
    virtual void warn(const QString& words, const QString& /*why*/) { Q_EMIT remarked(words); }
    /// True if the desk needs the whole window and shows the menus and remarks itself.
    [[nodiscard]] virtual bool isBare() const { return false; }
    /// The menu that replaces the menu bar while it is hidden; null otherwise.
    virtual void setMenu(QMenu* /*all*/) {}
    /// Its second screen; null if it has none.
    [[nodiscard]] virtual Projector* secondScreen() const { return nullptr; }
    /// A remark of the window; empty when it expires.
    virtual void say(const QString& /*remark*/) {}
    /// How a side looks in this battle; none: the default for its seat.
    [[nodiscard]] virtual std::optional<art::Side> lookOf(Seat /*seat*/) const { return std::nullopt; }
    /// Why the player behind the curtain is called; empty: for the question.
    [[nodiscard]] virtual QString reasonToCome() const { return {}; }
    virtual void setArtPalette(const art::Palette& /*palette*/) {}
    /// The keys of menu entries have been set before.
    virtual void apply(const Settings& /*settings*/) {}
    /// Remembers for the next window where its panels are.
    virtual void keepLayout() const {}
    /// Opens the replay where it begins to matter: at the first opening of a fortress, or at the first turn.
    virtual void showReplay() {}

Q_SIGNALS:
    /// What the mouse and keys do now, for the status bar.
    void hintChanged(const QString& hint);
    /// The place under the pointer on the table or board.
    void placePointedAt(const QString& place);
    /// Shown in the status bar for a moment.
    void remarked(const QString& words);
    void newBattleWanted();
    void undoWanted();
    /// This answer and all later ones, by tape position.
    void undoFromWanted(std::size_t answer);
    /// Open a battle that the desk provides, such as a rematch; `begin` may be called once.
    void openingWanted(const vallum::app::Opening& opening);
    /// Emitted while the board shows the event.
    void heard(vallum::app::Sound sound);
    /// Open a battle from a file.
    void fileWanted(const QString& path);
    void complained(const QString& title, const vallum::FileError& error);
};

}  // namespace vallum::app
