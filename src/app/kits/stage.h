// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/card_look.h"

#include <cstddef>

#include <QObject>
#include <QRect>
#include <QWidget>

#include <vallum/core/id.h>

namespace vallum::app {

class Mirror;

/// The table or board of a desk and its playback of events, as seen by the parts around it that know no rule
/// system.
class Stage : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// The widget that receives the keys.
    [[nodiscard]] virtual QWidget& board() const = 0;
    [[nodiscard]] virtual bool isPlaying() const = 0;
    /// Shows the rest at once.
    virtual void skipPlaying() = 0;
    /// 2 halves the set time.
    virtual void setPlayingSpeed(double times) = 0;
    [[nodiscard]] virtual art::Side lookOf(Seat seat) const = 0;
    /// The widget for cards shown over the board, and the free area on it.
    [[nodiscard]] virtual QWidget& host() const { return board(); }
    [[nodiscard]] virtual QRect room() const { return host().rect(); }
    /// How many pieces something covering this area of the host would hide.
    [[nodiscard]] virtual int piecesIn(const QRect& area) const = 0;
    /// Shows the place of a line of `Chronicle::sinceLastTurnOf`.
    virtual void pointAt(Seat seat, std::size_t line) = 0;
    /// If false, the whole board is always visible.
    [[nodiscard]] virtual bool canZoom() const { return false; }
    /// The caller owns it.
    [[nodiscard]] virtual Mirror* makeMirror() = 0;

Q_SIGNALS:
    void playingEnded();
    /// The view has moved by itself, and other places are free.
    void viewMoved();
};

}  // namespace vallum::app
