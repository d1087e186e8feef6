// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"

#include <QRectF>
#include <QString>

class QPainter;

namespace vallum::art {

enum class OrderKind { activation, command, morale, health };  // CARD-03

/// A card of the hand: the order above, the event below (CARD-01).
struct ActionCardLook {
    QString orderName;
    QString orderText;
    OrderKind kind = OrderKind::activation;
    QString eventName;
    QString eventText;
    bool sword = false;  // CARD-08
    bool shield = false;
    bool bow = false;
    bool orderPlayable = true;
    bool eventPlayable = true;
    bool selected = false;
    bool hovered = false;
    bool isNew = false;  // drawn last
    bool faceDown = false;
    bool operator==(const ActionCardLook&) const = default;
};

/// Width divided by height.
inline constexpr double actionCardRatio = 0.68;

/// Paints the card at its own proportions inside the rectangle, which is in logical pixels.
void paintActionCard(QPainter& painter,
                     const QRectF& rect,
                     const ActionCardLook& look,
                     const Palette& palette);
/// The y of the event half; the longer of the two texts gets more room.
double topOfEvent(const QRectF& rect, const ActionCardLook& look);

}  // namespace vallum::art
