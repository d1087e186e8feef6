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

/// The table or board of a desk, and how it shows in time what happens: what those parts around it need that
/// know no system.
class Stage : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Where the keys of a battle go.
    [[nodiscard]] virtual QWidget& board() const = 0;
    [[nodiscard]] virtual bool isPlaying() const = 0;
    /// The rest of it is shown at once.
    virtual void skipPlaying() = 0;
    /// 2: in half the time that is set.
    virtual void setPlayingSpeed(double times) = 0;
    [[nodiscard]] virtual art::Side lookOf(Seat seat) const = 0;
    /// What a card lies on that is shown over the board, and where on it there is room for one.
    [[nodiscard]] virtual QWidget& host() const { return board(); }
    [[nodiscard]] virtual QRect room() const { return host().rect(); }
    /// How many pieces something would hide that lies there over the host.
    [[nodiscard]] virtual int piecesIn(const QRect& area) const = 0;
    /// Shows where it was, of a line of `Chronicle::sinceLastTurnOf`.
    virtual void pointAt(Seat seat, std::size_t line) = 0;
    /// Otherwise all of it is always seen.
    [[nodiscard]] virtual bool canZoom() const { return false; }
    /// Owned by whoever asks for it.
    [[nodiscard]] virtual Mirror* makeMirror() = 0;

Q_SIGNALS:
    void playingEnded();
};

}  // namespace vallum::app
