// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/card_look.h"

#include <QHash>
#include <QPixmap>

#include <vallum/hex/model/battle.h>

class QPainter;

namespace vallum::app {

/// All that is drawn of a unit in its hex.
struct BlocksLook {
    QString code;    // "MI"
    QString number;  // of those of its kind, as the log calls it; may be empty
    hex::UnitClass unitClass = hex::UnitClass::light;
    art::FigureKind figure = art::FigureKind::lightFoot;
    art::Side side;
    int blocks = 4;
    int full = 4;
    bool facesDown = false;  // the army at the top
    bool isElite = false;
    bool isDone = false;  // has no more to do in this phase
    bool isPicked = false;
    bool isOrdered = false;

    bool operator==(const BlocksLook&) const = default;
};

/// The side of each seat: in the color of its scenario, as far as the palette has it, and no two alike.
[[nodiscard]] art::Side sideOf(const hex::Setting& setting, Seat seat);
[[nodiscard]] BlocksLook lookOf(const hex::Battle& battle, UnitId unit);

/// About this center, in a hex of this width from side to side.
void paintBlocks(QPainter& painter, QPointF center, double hexWidth, const BlocksLook&, const art::Palette&);
/// The plate with its class and code alone, where something has been drawn over it.
void paintPlate(QPainter& painter, QPointF center, double hexWidth, const BlocksLook&, const art::Palette&);
/// The standard of a leader, with its foot at the middle of the rectangle's lower edge.
void paintStandard(QPainter& painter, const QRectF& rect, const art::Side&, bool isDone, const art::Palette&);
/// Circle, triangle or square, as on the dice (HEX-04).
void paintClassMark(QPainter& painter, const QRectF& rect, hex::UnitClass, const QColor& color);

/// Paints units often: what it has painted once in a size it keeps as pixels.
class PieceCache {
public:
    void paint(QPainter& painter, QPointF center, double hexWidth, const BlocksLook&, const art::Palette&);
    void forget() { pictures_.clear(); }

private:
    QHash<QString, QPixmap> pictures_;
};

}  // namespace vallum::app
