// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/session.h"

#include "session/sketchbook.h"

#include <utility>

#include <vallum/core/check.h>

namespace vallum::app {

Session::Session(std::shared_ptr<LiveBattle> live, QObject* parent)
    : QObject(parent),
      live_(std::move(live)),
      screen_(new Screen(*live_, seating_, this)),
      computers_(new ComputerPlayers(*live_, seating_, this)),
      undoStack_(new UndoStack(*live_, seating_, this)) {
    connect(screen_, &Screen::changed, this, [this] {
        if (!past_) computers_->followQuestion();
        showAnew();
    });
    connect(computers_, &ComputerPlayers::answered, this, [this](std::size_t answer) {
        sketches().forgetAfter(answer);
        goOn();
    });
    // A person takes over.
    connect(computers_, &ComputerPlayers::hasNoAnswer, this,
            [this](Seat seat) { assign(seat, PlayerKind::person); });
    connect(undoStack_, &UndoStack::undone, this, [this] {
        autoAnswers_.forgetPasses();
        followQuestion();
        show();
        Q_EMIT settled();
        Q_EMIT replaced();
        Q_EMIT asked();
    });
    connect(undoStack_, &UndoStack::redone, this, &Session::publish);
}

void Session::begin(Seating seating) {
    past_.reset();
    undoStack_->setEnabled(true);
    autoAnswers_.forgetPasses();
    seating_ = std::move(seating);
    // A seat without a player belongs to a person at the screen.
    for (const NamedSide& side : live_->sides()) seating_.players.try_emplace(side.seat, PlayerKind::person);
    screen_->clear();
    screen_->findViewer();
    followQuestion();
    show();
    Q_EMIT replaced();
    Q_EMIT asked();
    Q_EMIT settled();
}

void Session::assign(Seat seat, PlayerKind kind) {
    std::map<Seat, PlayerKind> players = seating_.players;
    players[seat] = kind;
    assign(std::move(players));
}

void Session::assign(std::map<Seat, PlayerKind> players) {
    seating_.players = std::move(players);
    // A new player need not finish what the previous one began.
    live_->dropPending();
    if (!hasBattle()) return;
    screen_->findViewer();
    followQuestion();
    show();
    Q_EMIT settled();
    Q_EMIT replaced();
    Q_EMIT asked();
}

bool Session::isAsking() const {
    const auto seat = live_->askedSeat();
    return seat && !screen_->curtainFor() && !past_ && seating_.isPerson(*seat);
}

void Session::followQuestion() {
    screen_->followQuestion();
    if (!past_) computers_->followQuestion();
}

void Session::goOn() {
    const Verdict rest = live_->goOn();
    if (rest) autoAnswers_.give(*live_, seating_);
    publish();
    if (!rest) Q_EMIT refused(rest.error());
}

void Session::publish() {
    Q_EMIT settled();
    followQuestion();
    show();
    tell();
    Q_EMIT asked();
}

void Session::showAnew() {
    show();
    Q_EMIT replaced();
    Q_EMIT asked();
}

void Session::stopAt(std::size_t answers) {
    VALLUM_CHECK(canLookBack());
    computers_->stop();
    undoStack_->setEnabled(false);
    past_ = answers;
}

void Session::comeBack() {
    if (!past_) return;
    past_.reset();
    undoStack_->setEnabled(true);
    followQuestion();
    showAnew();
}

void Session::setDice(std::uint64_t seed, bool real) {
    seating_.seed = seed;
    seating_.realDice = real;
    if (!hasBattle()) return;
    comeBack();
    live_->reseat(seating_);
    goOn();
}

Verdict Session::throwDice(const std::vector<int>& faces) {
    if (diceWanted() == nullptr) return refuse("ASK-01"_rule);
    const Verdict verdict = live_->throwDice(faces);
    if (verdict) {
        goOn();
    } else {
        Q_EMIT refused(verdict.error());
    }
    return verdict;
}

}  // namespace vallum::app
