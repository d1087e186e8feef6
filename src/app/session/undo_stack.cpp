// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/undo_stack.h"

#include "session/live_battle.h"

namespace vallum::app {

UndoStack::UndoStack(LiveBattle& battle, const Seating& seating, QObject* parent)
    : QObject(parent),
      battle_(battle),
      seating_(seating) {}

std::optional<std::size_t> UndoStack::stepToUndo() const {
    // Real dice may already have been rolled.
    if (!enabled_ || !battle_.hasBegun() || battle_.openRoll() != nullptr) return std::nullopt;
    return battle_.steps().lastOf(
        battle_.answersGiven(), [this](std::size_t at) { return battle_.isKnown(at); },
        [this](std::size_t at) { return seating_.isPerson(battle_.answeredBy(at)); });
}

bool UndoStack::canRedo() const { return enabled_ && battle_.hasBegun() && battle_.canRedo(); }

void UndoStack::undo() {
    const auto at = stepToUndo();
    if (!at) return;
    battle_.dropPending();
    battle_.takeBackTo(*at);
    Q_EMIT undone();
}

void UndoStack::redo() {
    if (!canRedo()) return;
    const std::size_t begin = battle_.answersGiven();
    do {
        battle_.redo();
    } while (canRedo() && battle_.steps().isRedoneWith(begin, battle_.answersGiven()));
    Q_EMIT redone();
}

}  // namespace vallum::app
