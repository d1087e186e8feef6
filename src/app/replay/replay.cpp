// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/replay.h"

#include "session/field_session.h"
#include "table/table_scene.h"

#include <algorithm>

namespace vallum::app {

namespace {

/// Long enough to read a line of the log.
constexpr double restMilliseconds = 500;

}  // namespace

Replay::Replay(FieldSession& session, TableScene& scene, QObject* parent)
    : QObject(parent),
      session_(session),
      scene_(scene) {
    clock_.setSingleShot(true);
    connect(&clock_, &QTimer::timeout, this, &Replay::stepOn);
    connect(&scene_, &TableScene::playingEnded, this, [this] {
        if (playing_) waitForNext();
    });
    // Another battle was opened, or this one was closed.
    connect(&session_, &Session::replaced, this, [this] {
        if (isOpen() && !session_.isLookingBack()) leave();
    });
}

void Replay::open() {
    if (isOpen() || !session_.canLookBack()) return;
    timeline_.emplace(field::System::begin(session_.record().scenario), session_.history());
    now_ = timeline_->last();
    scene_.setPlayingSpeed(speed_);
    session_.lookBack(timeline_->at(now_), this->moment().answers, {});
    Q_EMIT opened();
    Q_EMIT moved();
}

void Replay::close() {
    if (!isOpen()) return;
    leave();
    session_.comeBack();
}

void Replay::leave() {
    pause();
    scene_.skipPlaying();
    scene_.setPlayingSpeed(1);
    timeline_.reset();
    Q_EMIT closed();
}

void Replay::show(std::size_t moment, bool withFacts) {
    clock_.stop();
    scene_.skipPlaying();
    now_ = moment;
    const std::vector<field::Fact> facts =
        withFacts ? timeline_->factsOf(moment) : std::vector<field::Fact>();
    session_.lookBack(timeline_->at(moment), this->moment().answers, facts);
    Q_EMIT moved();
    if (now_ == timeline_->last()) pause();
    if (playing_ && !scene_.isPlaying()) waitForNext();
}

void Replay::seek(std::size_t moment) {
    if (isOpen()) show(std::min(moment, timeline_->last()), false);
}

void Replay::seekHappening(std::size_t happening) {
    if (!isOpen() || timeline_->happenings().empty()) return;
    const std::size_t place = std::min(happening, timeline_->happenings().size() - 1);
    seek(timeline_->momentOf(timeline_->happenings()[place].answers));
}

void Replay::stepOn() {
    if (isOpen() && now_ != timeline_->last()) show(now_ + 1, true);
}

void Replay::stepBack() {
    if (isOpen() && now_ != 0) seek(now_ - 1);
}

void Replay::goOn(field::Beginning what) {
    if (isOpen()) seek(timeline_->next(now_, what).value_or(timeline_->last()));
}

void Replay::goBack(field::Beginning what) {
    if (isOpen()) seek(timeline_->previous(now_, what).value_or(0));
}

void Replay::goToEnd() {
    if (isOpen()) seek(timeline_->last());
}

void Replay::play() {
    if (!isOpen() || playing_) return;
    playing_ = true;
    Q_EMIT playingChanged(true);
    if (now_ == timeline_->last()) return seek(0);
    stepOn();
}

void Replay::pause() {
    clock_.stop();
    if (!std::exchange(playing_, false)) return;
    Q_EMIT playingChanged(false);
}

void Replay::setSpeed(double times) {
    speed_ = times;
    if (isOpen()) scene_.setPlayingSpeed(times);
}

void Replay::waitForNext() { clock_.start(static_cast<int>(restMilliseconds / speed_)); }

}  // namespace vallum::app
