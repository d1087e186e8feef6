// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/card_look.h"

#include <vector>

#include <QPointF>
#include <QRectF>

namespace vallum::art {

/// The parchment under the figures, in card coordinates (card_painter.h).
inline constexpr QRectF fieldRect{-0.735, -0.285, 1.47, 0.495};

struct FigurePlace {
    QPointF at;
    double heading = 0;  // clockwise from the card's front
    bool fallen = false;
    bool fresh = false;  // fell in the combat just shown
    int individual = 0;
};

/// The places of all figures on a card, standing or fallen: more wounds leave fewer standing, in formation
/// order.
[[nodiscard]] std::vector<FigurePlace> figurePlaces(const CardLook& look);

}  // namespace vallum::art
