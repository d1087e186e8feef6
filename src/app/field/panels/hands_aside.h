// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"

#include <vector>

#include <QRectF>

#include <vallum/core/id.h>

class QPainter;

namespace vallum::app {

/// Beside the hand of the player at the screen: the number of cards in the other hands and in the deck.
struct HandsAside {
    static constexpr double width = 74;

    struct Hand {
        Seat seat;
        std::size_t cards = 0;
    };
    std::vector<Hand> others;
    std::size_t deck = 0;

    /// At the lower right corner of a panel, no higher than this.
    [[nodiscard]] QRectF rectIn(QSizeF panel, double room) const;
    /// Over the table it needs a background.
    void paint(QPainter& painter, const QRectF& place, const art::Palette& palette, bool isOverTable) const;
};

}  // namespace vallum::app
