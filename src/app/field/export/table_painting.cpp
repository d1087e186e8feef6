// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/export/table_painting.h"

#include "field/table/table_scene.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QPainter>
#include <QStyleOptionGraphicsItem>

namespace vallum::app {

namespace {

constexpr double rim = 0.9;                   // around the table, in DU
constexpr double pixelsOfEdge = 24;           // including the rulers, whatever the size of the table
constexpr double pixelsOfStrip = 600 * 1000;  // take some tens of milliseconds to paint

void setHints(QPainter& painter) {
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform |
                           QPainter::TextAntialiasing);
}

}  // namespace

QSize Detail::pixels() const {
    const auto rounded = [](double length) { return std::max(1, static_cast<int>(std::lround(length))); };
    return {rounded(area.width() * pixelsPerDu), rounded(area.height() * pixelsPerDu)};
}

QRectF wholeTable(const TableScene& scene) {
    return scene.coordinates().table().adjusted(-rim, -rim, rim, rim);
}

QRectF tableWithin(const TableScene& scene, double around, double pixelsPerDu) {
    const double least = std::max(around, pixelsOfEdge / pixelsPerDu);
    return scene.coordinates().table().adjusted(-least, -least, least, least);
}

Detail tableWithin(const TableScene& scene, double around, QSizeF room) {
    const QSizeF table = scene.coordinates().table().size();
    const auto scale = [&](QSizeF into, double more) {
        return std::min(into.width() / (table.width() + more), into.height() / (table.height() + more));
    };
    double perDu = scale(room, 2 * around);
    // In a tiny picture the rulers are illegible and take too much space.
    const bool isTiny = std::min(room.width(), room.height()) < 6 * pixelsOfEdge;
    if (isTiny) return {scene.coordinates().table().adjusted(-around, -around, around, around), perDu};
    if (perDu * around < pixelsOfEdge) perDu = scale(room - QSizeF(2 * pixelsOfEdge, 2 * pixelsOfEdge), 0);
    return {tableWithin(scene, around, perDu), perDu};
}

Detail wholeTable(const TableScene& scene, QSizeF room) { return tableWithin(scene, rim, room); }

Detail wholeTable(const TableScene& scene, int width) {
    return wholeTable(scene, QSizeF(width, std::numeric_limits<double>::infinity()));
}

QRectF areaAround(const TableScene& scene, const std::set<UnitId>& units) {
    constexpr double reach = 1.6;
    QRectF area;
    for (const UnitId unit : units) {
        if (const UnitItem* item = scene.units().item(unit))
            area |= QRectF(item->pos(), QSizeF(0, 0)).adjusted(-reach, -reach, reach, reach);
    }
    return area & wholeTable(scene);
}

TablePainting::TablePainting(TableScene& scene, const Detail& detail) : scene_(scene), detail_(detail) {
    // Without an index, scene.items() is in insertion order; only a query by area sorts from bottom to top.
    items_ =
        scene.items(detail.area.adjusted(-1, -1, 1, 1), Qt::IntersectsItemBoundingRect, Qt::AscendingOrder);
    const QSize pixels = detail.pixels();
    const double all = static_cast<double>(pixels.width()) * pixels.height();
    strips_ =
        static_cast<std::size_t>(std::clamp(std::ceil(all / pixelsOfStrip), 1.0, 1.0 * pixels.height()));
}

void TablePainting::paint(QPainter& painter, std::size_t step) const {
    painter.save();
    setHints(painter);
    if (step < strips_) {
        paintStrip(painter, step);
    } else {
        paintItem(painter, *items_[static_cast<qsizetype>(step - strips_)]);
    }
    painter.restore();
}

void TablePainting::paintAll(QPainter& painter) const {
    for (std::size_t step = 0; step != steps(); ++step) paint(painter, step);
}

/// A strip of ground; strips may meet between pixels.
void TablePainting::paintStrip(QPainter& painter, std::size_t strip) const {
    const QSize pixels = detail_.pixels();
    const auto edge = [&](std::size_t of) {
        return static_cast<int>(of * static_cast<std::size_t>(pixels.height()) / strips_);
    };
    const QRect here(0, edge(strip), pixels.width(), edge(strip + 1) - edge(strip));
    painter.setClipRect(here, Qt::IntersectClip);
    painter.fillRect(here, scene_.palette().outside);
    const double scale = detail_.pixelsPerDu;
    painter.scale(scale, scale);
    painter.translate(-detail_.area.topLeft());
    scene_.drawBackground(&painter, QRectF(detail_.area.left(), detail_.area.top() + here.top() / scale,
                                           pixels.width() / scale, here.height() / scale));
}

void TablePainting::paintItem(QPainter& painter, QGraphicsItem& item) const {
    painter.setClipRect(QRect(QPoint(0, 0), detail_.pixels()), Qt::IntersectClip);
    painter.scale(detail_.pixelsPerDu, detail_.pixelsPerDu);
    painter.translate(-detail_.area.topLeft());
    painter.setTransform(item.sceneTransform(), true);
    painter.setOpacity(item.effectiveOpacity());
    const QStyleOptionGraphicsItem option;
    item.paint(&painter, &option, nullptr);
}

PictureSteps stepsOf(TableScene& scene, const Detail& detail, bool isOfLines) {
    const auto painting = std::make_shared<TablePainting>(scene, detail);
    if (isOfLines) painting->keepGroundInOnePiece();
    return {detail.pixels(), painting->steps(),
            [painting](QPainter& painter, std::size_t step) { painting->paint(painter, step); }};
}

QImage pictureOf(TableScene& scene, const Detail& detail) {
    QImage image(detail.pixels(), QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    TablePainting(scene, detail).paintAll(painter);
    return image;
}

}  // namespace vallum::app
