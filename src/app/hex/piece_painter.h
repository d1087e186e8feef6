// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/card_look.h"

#include <QHash>
#include <QPixmap>

#include <vallum/hex/model/battle.h>

class QPainter;

namespace vallum::app {

/// Everything needed to draw a unit in its hex.
struct BlocksLook {
    QString code;    // such as "MI"
    QString number;  // distinguishes units of a type, as in the log; may be empty
    hex::UnitClass unitClass = hex::UnitClass::light;
    art::FigureKind figure = art::FigureKind::lightFoot;
    art::Side side;
    int blocks = 4;
    int full = 4;
    bool facesDown = false;  // toward the lower edge of the picture
    bool isElite = false;
    bool isDone = false;  // finished for this phase
    bool isPicked = false;
    bool isOrdered = false;

    bool operator==(const BlocksLook&) const = default;
};

/// The look of a seat's side: its scenario color if the palette has it, and never that of the other side.
[[nodiscard]] art::Side sideOf(const hex::Setting& setting, Seat seat);
[[nodiscard]] BlocksLook lookOf(const hex::Battle& battle, UnitId unit);

/// The width of a unit's counter, in hex widths: the ground stays in sight around it.
inline constexpr double counterPart = 0.86;
/// Centered at `center`, in a hex of this width from side to side.
void paintBlocks(QPainter& painter, QPointF center, double hexWidth, const BlocksLook&, const art::Palette&);
/// Only the plate with class and code, for repainting it above other marks.
void paintPlate(QPainter& painter, QPointF center, double hexWidth, const BlocksLook&, const art::Palette&);
/// A leader's standard, with its foot at the middle of the rectangle's lower edge.
void paintStandard(QPainter& painter, const QRectF& rect, const art::Side&, bool isDone, const art::Palette&);
/// Circle, triangle or square, as on the dice (HEX-04).
void paintClassMark(QPainter& painter, const QRectF& rect, hex::UnitClass, const QColor& color);

/// Paints many units quickly by caching the pixels of each look for one size.
class PieceCache {
public:
    void paint(QPainter& painter, QPointF center, double hexWidth, const BlocksLook&, const art::Palette&);
    void forget() { pictures_.clear(); }

private:
    QHash<QString, QPixmap> pictures_;
};

}  // namespace vallum::app
