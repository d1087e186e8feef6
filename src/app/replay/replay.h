// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/chronicle.h"

#include <memory>

#include <QObject>
#include <QTimer>

namespace vallum::app {

class Stage;

/// Steps through the past of the session's battle and shows it on the table or board. When the replay ends,
/// the battle continues from its current state.
class Replay final : public QObject {
    Q_OBJECT

public:
    Replay(const Chronicle& chronicle, Stage& stage, QObject* parent = nullptr);

    /// Starts at the present, the end of the past. Does nothing while a curtain is drawn.
    void open();
    void close();
    [[nodiscard]] bool isOpen() const { return past_ != nullptr; }
    /// Valid only while open.
    [[nodiscard]] const Past& past() const { return *past_; }
    [[nodiscard]] std::size_t now() const { return now_; }
    [[nodiscard]] const PastMoment& moment() const { return past_->moments().at(now_); }

    /// Shows the moment at once.
    void seek(std::size_t moment);
    /// Goes to the moment just after an event.
    void seekHappening(std::size_t happening);
    /// Plays the next moment.
    void stepOn();
    void stepBack();
    void goOn(Beginning);
    void goBack(Beginning);
    void goToBegin() { seek(0); }
    void goToEnd();

    void play();
    void pause();
    [[nodiscard]] bool isPlaying() const { return playing_; }
    void setSpeed(double times);

Q_SIGNALS:
    void opened();
    void closed();
    void moved();
    void playingChanged(bool playing);

private:
    void show(std::size_t moment, bool withFacts);
    void waitForNext();
    void leave();

    const Chronicle& chronicle_;
    Stage& stage_;
    std::unique_ptr<Past> past_;
    std::size_t now_ = 0;
    bool playing_ = false;
    double speed_ = 1;
    QTimer clock_;
};

}  // namespace vallum::app
