// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"

#include <optional>
#include <vector>

#include <QRectF>
#include <QString>

#include <vallum/core/id.h>
#include <vallum/field/model/battle.h>

class QPainter;

namespace vallum::app {

/// Beside the hand of the player at the screen: the number of cards in the other hands and in the deck.
struct HandsAside {
    static constexpr double width = 77;

    struct Hand {
        Seat seat;
        std::size_t cards = 0;
    };
    std::vector<Hand> others;
    std::size_t deck = 0;
    /// SIE-10: how often the deck has been used up in a siege, and how often makes the defender win.
    struct Time {
        int used = 0;
        int all = 0;
    };
    std::optional<Time> time;

    /// At the lower right corner of a panel, no higher than this.
    [[nodiscard]] QRectF rectIn(QSizeF panel, double room) const;
    /// Over the table it needs a background.
    void paint(QPainter& painter, const QRectF& place, const art::Palette& palette, bool isOverTable) const;
    [[nodiscard]] QString toolTip(const field::Battle& battle) const;

private:
    [[nodiscard]] double wordsHeight() const;
};

}  // namespace vallum::app
