// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"
#include "replay/replay.h"
#include "session/session.h"

#include <functional>

#include <vallum/core/file_error.h>

class QAction;
class QMenu;
class QWidget;

namespace vallum::app {

class RecapCard;
class ReplayBar;

/// Everything for looking back: the replay and its bar,
/// the branches, and the recap for a returning player.
class ReplayDesk final : public QObject {
    Q_OBJECT

public:
    ReplayDesk(const Chronicle& chronicle, Stage& stage, QWidget* window);

    [[nodiscard]] Replay& replay() { return replay_; }
    [[nodiscard]] QWidget* bar() const;
    [[nodiscard]] RecapCard& recap() { return *recap_; }
    void fill(QMenu& menu);
    /// Where the battle was opened and its replay can lead back to, until another battle is opened.
    void offerWayBack(const QString& words, std::function<void()> leave);
    /// Opens the replay after the deployment, when the first turn begins.
    void openAtFirstTurn();
    /// Links log lines with moments of the replay, in both directions.
    template <class Log> void follow(Log& log) {
        connect(&log, &Log::momentWanted, this, &ReplayDesk::showHappening);
        connect(&replay_, &Replay::moved, &log, [this, &log] { log.setTold(replay_.moment().end); });
        connect(&replay_, &Replay::closed, &log, [&log] { log.setTold(std::nullopt); });
    }
    /// By history index.
    void showHappening(std::size_t happening);
    void setArtPalette(const art::Palette& palette);
    /// If off, the recap is available only from the menu.
    void setTellsByItself(bool on) { tellsByItself_ = on; }
    /// A sheet still tells what the recap would give away.
    void setSheetShown(bool isShown);
    /// Branches off at the moment shown and opens the branch.
    void playOnAs(const QString& name, const std::map<Seat, PlayerKind>& players);

Q_SIGNALS:
    void fileWanted(const QString& path);
    void complained(const QString& title, const vallum::FileError& error);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Makes sure that the recap comes only once per turn.
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
    std::optional<Seat> recalled_;  // the seat last given a recap
    bool tellsByItself_ = true;
    bool isSheetShown_ = false;
};

}  // namespace vallum::app
