// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/overlays.h"

#include <functional>
#include <vector>

#include <QGraphicsItem>

namespace vallum::app {

/// A layer of drawings above or below the cards: strokes that are added and cleared together.
class Overlay final : public QGraphicsItem {
public:
    using Stroke = std::function<void(QPainter&, const art::Ink&)>;

    Overlay(const art::Palette& palette, double zValue);

    /// `area` bounds the stroke in scene coordinates.
    void add(const QRectF& area, Stroke stroke);
    /// A label near this point, which moves aside for cards and panels.
    void addLabel(QPointF at, Stroke stroke);
    void clear();
    [[nodiscard]] bool isEmpty() const { return strokes_.empty(); }
    void setPalette(const art::Palette& palette);

    [[nodiscard]] QRectF boundingRect() const override { return area_; }
    [[nodiscard]] QPainterPath shape() const override { return {}; }
    void paint(QPainter*, const QStyleOptionGraphicsItem*, QWidget*) override;

private:
    art::Palette palette_;
    QRectF area_;
    std::vector<Stroke> strokes_;
};

/// Device pixels per DU, for a painter of the scene.
[[nodiscard]] double pixelsPerDu(const QPainter&);

}  // namespace vallum::app
