// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/card_look.h"

#include <vector>

#include <QPointF>
#include <QRectF>

namespace vallum::art {

/// The parchment on which the figures stand, in card coordinates (card_painter.h).
inline constexpr QRectF fieldRect{-0.735, -0.285, 1.47, 0.495};

struct FigurePlace {
    QPointF at;
    double heading = 0;  // clockwise from the card's front
    bool fallen = false;
    bool fresh = false;  // fell in the combat just shown
    int individual = 0;
};

/// Where every figure of a card stands or lies: the more wounds the fewer stand, in the order of the
/// formation.
[[nodiscard]] std::vector<FigurePlace> figurePlaces(const CardLook& look);

}  // namespace vallum::art
