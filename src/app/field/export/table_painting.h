// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/picture_work.h"

#include <set>

#include <QImage>
#include <QRectF>

#include <vallum/field/model/battle.h>

class QGraphicsItem;
class QPainter;

namespace vallum::app {

class TableScene;

/// A part of the table in scene coordinates, and the size to paint it at.
struct Detail {
    QRectF area;
    double pixelsPerDu = 64;

    [[nodiscard]] QSize pixels() const;
};

/// Includes the rulers at the edges.
[[nodiscard]] QRectF wholeTable(const TableScene& scene);
/// The whole table, as large as fits into this many pixels.
[[nodiscard]] Detail wholeTable(const TableScene& scene, QSizeF room);
[[nodiscard]] Detail wholeTable(const TableScene& scene, int width);
/// The table with a margin, which is never narrower than the rulers; they are equally wide on tables of any
/// size.
[[nodiscard]] QRectF tableWithin(const TableScene& scene, double around, double pixelsPerDu);
[[nodiscard]] Detail tableWithin(const TableScene& scene, double around, QSizeF room);
/// The cards and some ground around them; empty if none of the units is on the table.
[[nodiscard]] QRectF areaAround(const TableScene& scene, const std::set<UnitId>& units);

/// Paints a part of the table step by step, so that the window stays responsive. The scene must not change in
/// between.
class TablePainting {
public:
    /// The painter works in pixels of the detail, from its upper left corner.
    TablePainting(TableScene& scene, const Detail& detail);
    /// For vectors and paper, where scaling would make seams between the pieces visible.
    void keepGroundInOnePiece() { strips_ = 1; }

    [[nodiscard]] std::size_t steps() const { return strips_ + static_cast<std::size_t>(items_.size()); }
    /// The first steps paint the ground, the others what is on it.
    [[nodiscard]] std::size_t stepsOfGround() const { return strips_; }
    /// Call this for each step in order.
    void paint(QPainter& painter, std::size_t step) const;
    void paintAll(QPainter& painter) const;

private:
    void paintStrip(QPainter& painter, std::size_t strip) const;
    void paintItem(QPainter& painter, QGraphicsItem& item) const;

    TableScene& scene_;
    Detail detail_;
    QList<QGraphicsItem*> items_;
    std::size_t strips_;
};

/// For a raster or vector file. The scene must exist and not change until all is painted.
[[nodiscard]] PictureSteps stepsOf(TableScene& scene, const Detail& detail, bool isOfLines);
/// A small picture, painted at once.
[[nodiscard]] QImage pictureOf(TableScene& scene, const Detail& detail);

}  // namespace vallum::app
