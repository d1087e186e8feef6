// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/replay.h"

#include "kits/stage.h"
#include "session/session.h"

#include <algorithm>
#include <utility>

namespace vallum::app {

namespace {

/// Enough to read a line of the log.
constexpr double restMilliseconds = 500;

}  // namespace

Replay::Replay(const Chronicle& chronicle, Stage& stage, QObject* parent)
    : QObject(parent),
      chronicle_(chronicle),
      stage_(stage) {
    clock_.setSingleShot(true);
    connect(&clock_, &QTimer::timeout, this, &Replay::stepOn);
    connect(&stage_, &Stage::playingEnded, this, [this] {
        if (playing_) waitForNext();
    });
    // The battle was replaced or closed.
    connect(&chronicle_.session(), &Session::replaced, this, [this] {
        if (isOpen() && !chronicle_.session().isLookingBack()) leave();
    });
}

void Replay::open() {
    if (isOpen() || !chronicle_.session().canLookBack()) return;
    past_ = chronicle_.past();
    now_ = past_->last();
    stage_.setPlayingSpeed(speed_);
    past_->show(now_, false);
    Q_EMIT opened();
    Q_EMIT moved();
}

void Replay::close() {
    if (!isOpen()) return;
    leave();
    chronicle_.session().comeBack();
}

void Replay::leave() {
    pause();
    stage_.skipPlaying();
    stage_.setPlayingSpeed(1);
    past_.reset();
    Q_EMIT closed();
}

void Replay::show(std::size_t moment, bool withFacts) {
    clock_.stop();
    stage_.skipPlaying();
    now_ = moment;
    past_->show(moment, withFacts);
    Q_EMIT moved();
    if (now_ == past_->last()) pause();
    if (playing_ && !stage_.isPlaying()) waitForNext();
}

void Replay::seek(std::size_t moment) {
    if (isOpen()) show(std::min(moment, past_->last()), false);
}

void Replay::seekHappening(std::size_t happening) {
    if (isOpen()) seek(past_->momentWith(happening));
}

void Replay::stepOn() {
    if (isOpen() && now_ != past_->last()) show(now_ + 1, true);
}

void Replay::stepBack() {
    if (isOpen() && now_ != 0) seek(now_ - 1);
}

void Replay::goOn(Beginning what) {
    if (isOpen()) seek(past_->next(now_, what).value_or(past_->last()));
}

void Replay::goBack(Beginning what) {
    if (isOpen()) seek(past_->previous(now_, what).value_or(0));
}

void Replay::goToEnd() {
    if (isOpen()) seek(past_->last());
}

void Replay::play() {
    if (!isOpen() || playing_) return;
    playing_ = true;
    Q_EMIT playingChanged(true);
    if (now_ == past_->last()) return seek(0);
    stepOn();
}

void Replay::pause() {
    clock_.stop();
    if (!std::exchange(playing_, false)) return;
    Q_EMIT playingChanged(false);
}

void Replay::setSpeed(double times) {
    speed_ = times;
    if (isOpen()) stage_.setPlayingSpeed(times);
}

void Replay::waitForNext() { clock_.start(static_cast<int>(restMilliseconds / speed_)); }

}  // namespace vallum::app
