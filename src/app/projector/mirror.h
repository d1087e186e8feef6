// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"

#include <QWidget>

namespace vallum::app {

/// A second view of the table or board for a class, with only what everybody may see.
class Mirror : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Shows the session's current state at once.
    virtual void showBattle() = 0;
    /// Plays the latest events in step with the mirrored table or board.
    virtual void playNews() = 0;
    [[nodiscard]] virtual bool isPlaying() const = 0;
    virtual void skipPlaying() = 0;
    virtual void setArtPalette(const art::Palette& palette) = 0;
    /// If false, the whole board is always visible and there is nothing to follow.
    [[nodiscard]] virtual bool canZoom() const { return false; }
    virtual void fit() {}
    virtual void zoomIn() {}
    virtual void zoomOut() {}
    /// Adopts the section of the mirrored view.
    virtual void follow() {}

Q_SIGNALS:
    void playingEnded();
    /// The user moved this view.
    void looksElsewhere();
    /// The mirrored view moved, or either view was resized.
    void mayFollow();
    void pointerMoved();
};

}  // namespace vallum::app
