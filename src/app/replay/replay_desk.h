// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"
#include "replay/replay.h"
#include "session/session.h"

#include <vallum/core/file_error.h>

class QAction;
class QMenu;
class QWidget;

namespace vallum::app {

class RecapCard;
class ReplayBar;

/// Everything that looks back, put together for the window: the replay and its bar, the branches, and the
/// recap for whoever comes back to the screen.
class ReplayDesk final : public QObject {
    Q_OBJECT

public:
    ReplayDesk(const Chronicle& chronicle, Stage& stage, QWidget* window);

    [[nodiscard]] Replay& replay() { return replay_; }
    [[nodiscard]] QWidget* bar() const;
    [[nodiscard]] RecapCard& recap() { return *recap_; }
    void fill(QMenu& menu);
    /// A line of the log leads to its moment, and a moment to its line.
    template <class Log> void follow(Log& log) {
        connect(&log, &Log::momentWanted, this, &ReplayDesk::showHappening);
        connect(&replay_, &Replay::moved, &log, [this, &log] { log.setTold(replay_.moment().end); });
        connect(&replay_, &Replay::closed, &log, [&log] { log.setTold(std::nullopt); });
    }
    /// By its place among all that happened.
    void showHappening(std::size_t happening);
    void setArtPalette(const art::Palette& palette);
    /// Without it only the menu tells what has happened since one's last turn.
    void setTellsByItself(bool on) { tellsByItself_ = on; }
    /// The battle as the replay shows it becomes one of its own, and is opened.
    void playOnAs(const QString& name, const std::map<Seat, PlayerKind>& players);

Q_SIGNALS:
    void fileWanted(const QString& path);
    void complained(const QString& title, const vallum::FileError& error);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// So that the recap comes once a turn.
    struct Told {
        int turn = 0;
        std::size_t answers = 0;
        bool operator==(const Told&) const = default;
    };

    [[nodiscard]] Told now() const;
    void askHowToPlayOn();
    void showBranches();
    void considerRecap();
    [[nodiscard]] std::optional<Seat> whoComesBack() const;
    void pointAt(std::size_t line);
    void replayFrom(std::size_t line);
    void refresh();

    const Chronicle& chronicle_;
    Session& session_;
    Stage& stage_;
    QWidget& board_;
    QWidget* window_;
    Replay replay_;
    ReplayBar* bar_;
    RecapCard* recap_;
    QAction* open_ = nullptr;
    QAction* branches_ = nullptr;
    QAction* branch_ = nullptr;
    QAction* since_ = nullptr;
    Told told_;
    std::optional<Seat> recalled_;  // whose recap was told last
    bool tellsByItself_ = true;
};

}  // namespace vallum::app
