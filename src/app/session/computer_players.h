// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/seating.h"

#include <cstddef>
#include <functional>

#include <QObject>
#include <QTimer>

#include <vallum/core/rule.h>

namespace vallum::app {

class LiveBattle;

/// Lets the computer players of a battle answer, one answer after the other, so that people can follow.
class ComputerPlayers final : public QObject {
    Q_OBJECT

public:
    ComputerPlayers(LiveBattle& battle, const Seating& seating, QObject* parent);

    /// The delay between two answers.
    void setPace(int milliseconds) { pace_.setInterval(milliseconds); }
    /// How long one may think about an answer; 0: as long as it likes.
    void setPatience(int seconds) { patience_.setInterval(seconds * 1000); }
    /// They wait while the table is not visible.
    void setHalted(bool halted);
    [[nodiscard]] bool isHalted() const { return halted_; }
    /// They wait while this returns true, until their actions have been shown.
    void setIsShowing(std::function<bool()> isShowing) { isShowing_ = std::move(isShowing); }

    /// They wait until `followQuestion`.
    void stop();
    /// Begins the delay anew if one of them is asked.
    void followQuestion();

Q_SIGNALS:
    /// The answer has this position on the tape.
    void answered(std::size_t answer);
    /// An illegal answer; the player has to give another one.
    void refused(Seat seat, const Refusal& refusal);
    /// A player has no answer, and somebody else must take over.
    void hasNoAnswer(Seat seat);
    void haltedChanged();

private:
    void answer();
    void waitForThought();

    LiveBattle& battle_;
    const Seating& seating_;
    QTimer pace_;
    QTimer thinking_;
    QTimer patience_;
    bool stopped_ = false;
    bool halted_ = false;
    std::function<bool()> isShowing_;
};

}  // namespace vallum::app
