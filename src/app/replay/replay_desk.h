// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"
#include "replay/replay.h"
#include "session/field_session.h"

#include <vallum/core/file_error.h>
#include <vallum/field/queries/recap.h>

class QAction;
class QMenu;
class QWidget;

namespace vallum::app {

class LogPanel;
class RecapCard;
class ReplayBar;
class TableView;

/// Everything that looks back, put together for the window: the replay and its bar, the branches, and the
/// recap for whoever comes back to the screen.
class ReplayDesk final : public QObject {
    Q_OBJECT

public:
    ReplayDesk(FieldSession& session, TableScene& scene, TableView& view, QWidget* window);

    [[nodiscard]] Replay& replay() { return replay_; }
    [[nodiscard]] QWidget* bar() const;
    [[nodiscard]] RecapCard& recap() { return *recap_; }
    void fill(QMenu& menu);
    /// A line of the log leads to its moment, and a moment to its line.
    void follow(LogPanel& log);
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
    void pointAt(const field::RecapLine& line);
    void replayFrom(const field::RecapLine& line);
    void refresh();

    FieldSession& session_;
    TableScene& scene_;
    TableView& view_;
    QWidget* window_;
    Replay replay_;
    ReplayBar* bar_;
    RecapCard* recap_;
    LogPanel* log_ = nullptr;
    QAction* open_ = nullptr;
    QAction* branches_ = nullptr;
    QAction* branch_ = nullptr;
    QAction* since_ = nullptr;
    Told told_;
    bool tellsByItself_ = true;
};

}  // namespace vallum::app
