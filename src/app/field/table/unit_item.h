// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/card_painter.h"

#include <QGraphicsItem>

#include <vallum/core/id.h>

namespace vallum::app {

/// A unit's card on the table. It keeps an id and the last look drawn, never the battle.
class UnitItem final : public QGraphicsItem {
public:
    UnitItem(UnitId unit, art::CardPainter& painter);

    enum { Type = UserType + 1 };
    [[nodiscard]] int type() const override { return Type; }
    [[nodiscard]] UnitId unit() const { return unit_; }
    [[nodiscard]] const art::CardLook& look() const { return look_; }
    [[nodiscard]] double headingDegrees() const { return heading_; }

    void setLook(const art::CardLook& look);
    void setHeadingDegrees(double heading);

    [[nodiscard]] QRectF boundingRect() const override;
    /// The pickable area: the card itself.
    [[nodiscard]] QPainterPath shape() const override;
    void paint(QPainter*, const QStyleOptionGraphicsItem*, QWidget*) override;

private:
    UnitId unit_;
    art::CardPainter& painter_;
    art::CardLook look_;
    double heading_ = 0;
};

}  // namespace vallum::app
