// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/undo_stack.h"

namespace vallum::app {

UndoStack::UndoStack(LiveBattle& battle, const Seating& seating, QObject* parent)
    : QObject(parent),
      battle_(battle),
      seating_(seating) {}

/// Real dice may already have been rolled.
bool UndoStack::isOpen() const { return enabled_ && battle_.hasBegun() && battle_.openRoll() == nullptr; }

std::optional<std::size_t> UndoStack::stepBefore(std::size_t answers) const {
    return battle_.steps().lastOf(
        answers, [this](std::size_t at) { return battle_.isKnown(at); },
        [this](std::size_t at) { return seating_.isPerson(battle_.answeredBy(at)); });
}

std::optional<std::size_t> UndoStack::stepToUndo() const {
    return isOpen() ? stepBefore(battle_.answersGiven()) : std::nullopt;
}

std::optional<UndoStack::Obstacle> UndoStack::obstacle() const {
    if (!isOpen() || canUndo()) return std::nullopt;
    std::optional<Obstacle> known;
    for (std::size_t at = battle_.answersGiven(); at-- != 0;) {
        if (!known && battle_.isKnown(at)) known = {at, battle_.seenAt(at)};
        if (known && seating_.isPerson(battle_.answeredBy(at))) return known;
    }
    // The cards that are dealt keep nobody from undoing anything.
    return std::nullopt;
}

std::optional<std::size_t> UndoStack::reachOf(std::size_t answer) const {
    if (!isOpen()) return std::nullopt;
    std::optional<std::size_t> reach;
    std::size_t left = battle_.answersGiven();
    while (left > answer) {
        const auto step = stepBefore(left);
        if (!step) break;
        reach = step;
        left = *step;
    }
    return reach;
}

bool UndoStack::canUndoFrom(std::size_t answer) const {
    const auto reach = reachOf(answer);
    return reach && *reach <= answer;
}

bool UndoStack::canRedo() const { return enabled_ && battle_.hasBegun() && battle_.canRedo(); }

void UndoStack::takeBackTo(std::optional<std::size_t> answers) {
    if (!answers) return;
    battle_.dropPending();
    battle_.takeBackTo(*answers);
    Q_EMIT undone();
}

void UndoStack::undo() { takeBackTo(stepToUndo()); }

void UndoStack::undoFrom(std::size_t answer) { takeBackTo(reachOf(answer)); }

void UndoStack::redo() {
    if (!canRedo()) return;
    const std::size_t begin = battle_.answersGiven();
    do {
        battle_.redo();
    } while (canRedo() && battle_.steps().isRedoneWith(begin, battle_.answersGiven()));
    Q_EMIT redone();
}

}  // namespace vallum::app
