// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/computer_players.h"

#include "session/live_battle.h"

#include <utility>

namespace vallum::app {

ComputerPlayers::ComputerPlayers(LiveBattle& battle, const Seating& seating, QObject* parent)
    : QObject(parent),
      battle_(battle),
      seating_(seating) {
    pace_.setSingleShot(true);
    pace_.setInterval(400);
    connect(&pace_, &QTimer::timeout, this, &ComputerPlayers::answer);
    thinking_.setSingleShot(true);
    thinking_.setInterval(20);
    connect(&thinking_, &QTimer::timeout, this, &ComputerPlayers::answer);
    patience_.setSingleShot(true);
    patience_.setInterval(0);
    connect(&patience_, &QTimer::timeout, this, [this] { battle_.stopThinking(); });
}

void ComputerPlayers::setHalted(bool halted) {
    if (!halted) pace_.start();
    if (std::exchange(halted_, halted) != halted) Q_EMIT haltedChanged();
}

void ComputerPlayers::stop() {
    pace_.stop();
    patience_.stop();
    stopped_ = true;
}

void ComputerPlayers::followQuestion() {
    pace_.stop();
    patience_.stop();
    stopped_ = false;
    const auto open = battle_.askedSeat();
    if (open && *open != chance && !seating_.isPerson(*open)) pace_.start();
}

void ComputerPlayers::answer() {
    const auto open = battle_.askedSeat();
    if (halted_ || stopped_ || !open) return;
    if (isShowing_ && isShowing_()) return pace_.start();
    const auto found = seating_.players.find(*open);
    if (found == seating_.players.end() || found->second == PlayerKind::person) return;
    const std::size_t at = battle_.answersGiven();
    const Attempt attempt = battle_.letAnswer(found->second);
    for (const Refusal& it : attempt.refused) Q_EMIT refused(*open, it);
    switch (attempt.outcome) {
        case Attempt::Outcome::answered: patience_.stop(); return Q_EMIT answered(at);
        case Attempt::Outcome::thinking: return waitForThought();
        case Attempt::Outcome::hasNoAnswer: patience_.stop(); return Q_EMIT hasNoAnswer(*open);
    }
}

void ComputerPlayers::waitForThought() {
    if (patience_.interval() > 0 && !patience_.isActive()) patience_.start();
    thinking_.start();
}

}  // namespace vallum::app
