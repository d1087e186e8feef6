// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/seating.h"

#include <cstddef>
#include <optional>

#include <QObject>

namespace vallum::app {

class LiveBattle;

/// Takes answers back and gives them again, a whole step at a time.
class UndoStack final : public QObject {
    Q_OBJECT

public:
    UndoStack(LiveBattle& battle, const Seating& seating, QObject* parent);

    /// Nothing can be undone while the past is shown.
    void setEnabled(bool enabled) { enabled_ = enabled; }
    [[nodiscard]] bool canUndo() const { return stepToUndo().has_value(); }
    [[nodiscard]] bool canRedo() const;
    void undo();
    void redo();

Q_SIGNALS:
    void undone();
    void redone();

private:
    [[nodiscard]] std::optional<std::size_t> stepToUndo() const;

    LiveBattle& battle_;
    const Seating& seating_;
    bool enabled_ = true;
};

}  // namespace vallum::app
