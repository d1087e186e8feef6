// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>
#include <QTimer>

#include <vallum/field/queries/timeline.h>

namespace vallum::app {

class FieldSession;
class TableScene;

/// Walks through the past of the battle in the session and shows it on the table. The battle itself goes on
/// from where it stands when the replay ends.
class Replay final : public QObject {
    Q_OBJECT

public:
    Replay(FieldSession& session, TableScene& scene, QObject* parent = nullptr);

    /// At the end of the past, which is the present. Not while a curtain is drawn.
    void open();
    void close();
    [[nodiscard]] bool isOpen() const { return timeline_.has_value(); }
    /// While it is open.
    [[nodiscard]] const field::Timeline& timeline() const { return *timeline_; }
    [[nodiscard]] std::size_t now() const { return now_; }
    [[nodiscard]] const field::Moment& moment() const { return timeline_->moments().at(now_); }

    /// At once.
    void seek(std::size_t moment);
    /// To where a thing has just happened.
    void seekHappening(std::size_t happening);
    /// One moment on, as it happened.
    void stepOn();
    void stepBack();
    void goOn(field::Beginning);
    void goBack(field::Beginning);
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

    FieldSession& session_;
    TableScene& scene_;
    std::optional<field::Timeline> timeline_;
    std::size_t now_ = 0;
    bool playing_ = false;
    double speed_ = 1;
    QTimer clock_;
};

}  // namespace vallum::app
