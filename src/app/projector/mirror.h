// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"

#include <QWidget>

namespace vallum::app {

/// Table or board once more, for a class: what everybody may see of the battle in a session.
class Mirror : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// At once, as the session shows it.
    virtual void showBattle() = 0;
    /// What the session has just told, in step with the table or board that it mirrors.
    virtual void playNews() = 0;
    [[nodiscard]] virtual bool isPlaying() const = 0;
    virtual void skipPlaying() = 0;
    virtual void setArtPalette(const art::Palette& palette) = 0;
    /// A board that is always seen whole cannot be looked at more closely, and follows nobody.
    [[nodiscard]] virtual bool canZoom() const { return false; }
    virtual void fit() {}
    virtual void zoomIn() {}
    virtual void zoomOut() {}
    /// Shows what the one that it mirrors shows.
    virtual void follow() {}

Q_SIGNALS:
    void playingEnded();
    /// By hand, and not because it follows.
    void looksElsewhere();
    /// The one that it mirrors looks elsewhere, or either has another size.
    void mayFollow();
    void pointerMoved();
};

}  // namespace vallum::app
