// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/chronicle.h"

#include <memory>

#include <QObject>
#include <QTimer>

namespace vallum::app {

class Stage;

/// Walks through the past of the battle in the session and shows it on table or board. The battle itself goes
/// on from where it stands when the replay ends.
class Replay final : public QObject {
    Q_OBJECT

public:
    Replay(const Chronicle& chronicle, Stage& stage, QObject* parent = nullptr);

    /// At the end of the past, which is the present. Not while a curtain is drawn.
    void open();
    void close();
    [[nodiscard]] bool isOpen() const { return past_ != nullptr; }
    /// While it is open.
    [[nodiscard]] const Past& past() const { return *past_; }
    [[nodiscard]] std::size_t now() const { return now_; }
    [[nodiscard]] const PastMoment& moment() const { return past_->moments().at(now_); }

    /// At once.
    void seek(std::size_t moment);
    /// To where a thing has just happened.
    void seekHappening(std::size_t happening);
    /// One moment on, as it happened.
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
