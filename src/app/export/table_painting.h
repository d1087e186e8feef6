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

/// A part of the table, in scene coordinates, and how large it becomes.
struct Detail {
    QRectF area;
    double pixelsPerDu = 64;

    [[nodiscard]] QSize pixels() const;
};

/// With the rulers at its edges.
[[nodiscard]] QRectF wholeTable(const TableScene& scene);
/// The same as large as fits into so many pixels.
[[nodiscard]] Detail wholeTable(const TableScene& scene, QSizeF room);
[[nodiscard]] Detail wholeTable(const TableScene& scene, int width);
/// With so much around it, and never less than its rulers need, which are as broad on a small table as on a
/// large one.
[[nodiscard]] QRectF tableWithin(const TableScene& scene, double around, double pixelsPerDu);
[[nodiscard]] Detail tableWithin(const TableScene& scene, double around, QSizeF room);
/// Their cards and a little of the ground; empty where none of them is on the table.
[[nodiscard]] QRectF areaAround(const TableScene& scene, const std::set<UnitId>& units);

/// Paints a part of the table bit by bit, so that whoever waits for it is not kept from everything else. The
/// scene must stay as it is meanwhile.
class TablePainting {
public:
    /// The painter's units are pixels of the detail, and its upper left corner is the detail's.
    TablePainting(TableScene& scene, const Detail& detail);
    /// In lines and on paper the ground is one piece: whoever scales it would see where pieces meet.
    void keepGroundInOnePiece() { strips_ = 1; }

    [[nodiscard]] std::size_t steps() const { return strips_ + static_cast<std::size_t>(items_.size()); }
    /// The first of them; the others are what stands on the ground.
    [[nodiscard]] std::size_t stepsOfGround() const { return strips_; }
    /// One after the other.
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

/// For a file, of lines or of pixels. The scene must be there, and as it is, until all is painted.
[[nodiscard]] PictureSteps stepsOf(TableScene& scene, const Detail& detail, bool isOfLines);
/// A small picture, at once.
[[nodiscard]] QImage pictureOf(TableScene& scene, const Detail& detail);

}  // namespace vallum::app
