// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/overlays.h"

#include <functional>
#include <vector>

#include <QGraphicsItem>

namespace vallum::app {

/// What a tool draws over or under the cards while a player thinks. A tool puts strokes on it and clears
/// them; it knows nothing else.
class Overlay final : public QGraphicsItem {
public:
    using Stroke = std::function<void(QPainter&, const art::Ink&)>;

    Overlay(const art::Palette& palette, double height);

    /// `area` is where the stroke paints, in scene coordinates.
    void add(const QRectF& area, Stroke stroke);
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

/// Device pixels for one DU, of a painter that paints the scene.
[[nodiscard]] double pixelsPerDu(const QPainter&);

}  // namespace vallum::app
