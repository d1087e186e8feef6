// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/live_battle.h"
#include "session/seating.h"

#include <cstddef>
#include <optional>

#include <QObject>

namespace vallum::app {

/// Takes answers back and gives them again, a whole step at a time.
class UndoStack final : public QObject {
    Q_OBJECT

public:
    UndoStack(LiveBattle& battle, const Seating& seating, QObject* parent);

    /// Nothing can be undone while the past is shown.
    void setEnabled(bool enabled) { enabled_ = enabled; }
    [[nodiscard]] bool canUndo() const { return stepToUndo().has_value(); }
    [[nodiscard]] bool canRedo() const;
    /// Where the step to be undone begins: its first answer, by tape position.
    [[nodiscard]] std::optional<std::size_t> stepToUndo() const;
    /// Why the last step cannot be undone: its answer by tape position, and what has been seen since.
    struct Obstacle {
        std::size_t answer = 0;
        Seen seen = Seen::nothing;
    };
    [[nodiscard]] std::optional<Obstacle> obstacle() const;
    /// Whether this answer and all later ones can be undone.
    [[nodiscard]] bool canUndoFrom(std::size_t answer) const;
    void undo();
    /// Undoes the steps back to this answer, as many as can be undone.
    void undoFrom(std::size_t answer);
    void redo();

Q_SIGNALS:
    void undone();
    void redone();

private:
    [[nodiscard]] bool isOpen() const;
    [[nodiscard]] std::optional<std::size_t> stepBefore(std::size_t answers) const;
    /// Where undoing back to this answer ends; none if nothing can be undone.
    [[nodiscard]] std::optional<std::size_t> reachOf(std::size_t answer) const;
    void takeBackTo(std::optional<std::size_t> answers);

    LiveBattle& battle_;
    const Seating& seating_;
    bool enabled_ = true;
};

}  // namespace vallum::app
