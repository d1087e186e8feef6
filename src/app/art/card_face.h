// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/card_look.h"

#include <QRectF>

class QPainter;

namespace vallum::art {

/// What every part of a card needs for painting.
struct CardSheet {
    const CardLook& look;
    const Palette& palette;
    SideShades shades;
    double pixelsPerDu = 64;
    bool turned = false;  // names and badges are rotated by 180 degrees

    [[nodiscard]] double pixels(double count) const { return count / pixelsPerDu; }
    [[nodiscard]] bool closeUp() const { return pixelsPerDu >= 84; }
    /// The name band at the rear edge; it grows when the zoom would make the name unreadable.
    [[nodiscard]] QRectF nameBand() const;
};

void paintShadowAndGlow(QPainter& painter, const CardSheet& sheet);
void paintExtensions(QPainter& painter, const CardSheet& sheet);
void paintRim(QPainter& painter, const CardSheet& sheet);
void paintField(QPainter& painter, const CardSheet& sheet);
void paintEdgeTicks(QPainter& painter, const CardSheet& sheet);
void paintFrontMark(QPainter& painter, const CardSheet& sheet);
void paintFigures(QPainter& painter, const CardSheet& sheet);
void paintNameBand(QPainter& painter, const CardSheet& sheet);
void paintHealth(QPainter& painter, const CardSheet& sheet);
void paintBadges(QPainter& painter, const CardSheet& sheet);
void paintCrack(QPainter& painter, const CardSheet& sheet);
void paintGhostEdge(QPainter& painter, const CardSheet& sheet);
void paintBack(QPainter& painter, const CardSheet& sheet);
void paintFarFace(QPainter& painter, const CardSheet& sheet);
void paintAudienceFace(QPainter& painter, const CardSheet& sheet);

}  // namespace vallum::art
