// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/table_painter.h"

#include "art/emblems.h"
#include "art/plain.h"
#include "art/shapes.h"
#include "art/text.h"

#include <algorithm>

#include <QPainter>

namespace vallum::art {
namespace {

void paintZone(QPainter& painter, const Ink& ink, const DeploymentZone& zone) {
    QPainterPath area;
    area.addPolygon(zone.outline);
    area.closeSubpath();
    const SideShades shades = ink.palette.shadesOf(zone.side.color);
    painter.fillPath(area, ink.palette.veil(shades.base, 0.10));
    QPainterPathStroker stroker;
    stroker.setWidth(std::max(0.3, ink.pixels(12)));
    paintPattern(painter, stroker.createStroke(area).intersected(area), zone.side,
                 {shades.light, std::max(0.16, ink.pixels(6)), 0.5 * ink.palette.overlayStrength});
    QPen dashes(ink.palette.veil(shades.base, 0.8), ink.pixels(1.6), Qt::CustomDashLine);
    dashes.setDashPattern({7, 4});
    painter.strokePath(area, dashes);
    // The overview has no room for it.
    constexpr double smallest = 12;
    if (zone.label.isEmpty() || ink.pixelsPerDu < smallest) return;
    const QRectF bounds = area.boundingRect();
    const double height = std::clamp(0.5, ink.pixels(13), ink.pixels(30));
    const QRectF place(bounds.left() + height * 0.5, bounds.top() + height * 0.3,
                       std::max(0.1, bounds.width() - height), height);
    constexpr QColor parchment(0xf1, 0xe7, 0xd3);
    paintLine(painter, {zone.label, place, ink.pixelsPerDu, Qt::AlignLeft, false, 0.8, 0.8}, titleFont(),
              ink.palette.dark ? parchment : ink.palette.veil(shades.deep, 0.75));
}

void paintGrid(QPainter& painter, const Ink& ink, const QRectF& rect) {
    QPainterPath grid;
    const double step = rulerSteps(ink.pixelsPerDu).tick < 1 ? 1 : rulerSteps(ink.pixelsPerDu).tick;
    stepping(rect.left() + step, rect.right(), step,
             [&](double x) { grid.addPath(line({{x, rect.top()}, {x, rect.bottom()}})); });
    stepping(step, rect.height(), step, [&](double up) {
        grid.addPath(line({{rect.left(), rect.bottom() - up}, {rect.right(), rect.bottom() - up}}));
    });
    painter.strokePath(grid, QPen(ink.palette.veil(ink.palette.rulerInk, 0.16), ink.pixels(1)));
}

/// A wooden edge with a light inner line, wide enough for the rulers.
void paintEdge(QPainter& painter, const Ink& ink, const TableLook& table) {
    const double width = ink.pixels(table.rulers ? 22 : 9);
    QPainterPath frame;
    frame.addRect(table.rect.adjusted(-width, -width, width, width));
    frame.addRect(table.rect);
    painter.fillPath(frame, table.rulers ? ink.palette.ruler : ink.palette.tableEdge);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink.palette.tableEdge, ink.pixels(3)));
    painter.drawRect(table.rect.adjusted(-width, -width, width, width));
    painter.setPen(QPen(ink.palette.tableEdge, ink.pixels(1.6)));
    painter.drawRect(table.rect);
}

QString rulerText(double value) { return QString::number(value, 'f', value == std::floor(value) ? 0 : 1); }

/// The south and west edges carry the coordinates of GEO-02; the opposite edges repeat the ticks.
void paintRulers(QPainter& painter, const Ink& ink, const QRectF& rect) {
    const RulerSteps steps = rulerSteps(ink.pixelsPerDu);
    QPainterPath ticks;
    const auto tickCount = [&](double length) { return static_cast<int>(length / steps.tick + 1e-6); };
    const int perLabel = static_cast<int>(std::lround(steps.label / steps.tick));
    for (int i = 0; i <= tickCount(rect.width()); ++i) {
        const double x = rect.left() + i * steps.tick;
        const double length = ink.pixels(i % perLabel == 0 ? 8 : 4.5);
        ticks.addPath(line({{x, rect.bottom()}, {x, rect.bottom() + length}}));
        ticks.addPath(line({{x, rect.top()}, {x, rect.top() - length}}));
        if (i % perLabel != 0) continue;
        const QRectF place(x + ink.pixels(3), rect.bottom() + ink.pixels(7), ink.pixels(40), ink.pixels(14));
        paintLine(painter, {rulerText(i * steps.tick), place, ink.pixelsPerDu, Qt::AlignLeft, false, 0.8},
                  labelFont(), ink.palette.rulerInk);
    }
    for (int i = 0; i <= tickCount(rect.height()); ++i) {
        const double y = rect.bottom() - i * steps.tick;
        const double length = ink.pixels(i % perLabel == 0 ? 8 : 4.5);
        ticks.addPath(line({{rect.left(), y}, {rect.left() - length, y}}));
        ticks.addPath(line({{rect.right(), y}, {rect.right() + length, y}}));
        if (i % perLabel != 0 || i == 0) continue;
        const QRectF place(rect.left() - ink.pixels(21), y - ink.pixels(14), ink.pixels(18), ink.pixels(14));
        paintLine(painter, {rulerText(i * steps.tick), place, ink.pixelsPerDu, Qt::AlignRight, false, 0.8},
                  labelFont(), ink.palette.rulerInk);
    }
    painter.strokePath(ticks, QPen(ink.palette.rulerInk, ink.pixels(1.1), Qt::SolidLine, Qt::FlatCap));
}

}  // namespace

RulerSteps rulerSteps(double pixelsPerDu) {
    if (pixelsPerDu >= 160) return {1, 0.1};
    if (pixelsPerDu >= 80) return {1, 0.2};
    if (pixelsPerDu >= 44) return {1, 0.5};
    if (pixelsPerDu >= 18) return {5, 1};
    if (pixelsPerDu >= 6) return {10, 2};
    return {20, 5};
}

void paintTable(QPainter& painter, const Ink& ink, const TableLook& table, const QRectF& seen) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(seen, ink.palette.outside);
    paintPlain(painter, ink, table.cover, table.rect, seen);
    if (table.gridOfDu) paintGrid(painter, ink, table.rect);
    for (const DeploymentZone& zone : table.zones) paintZone(painter, ink, zone);
    paintEdge(painter, ink, table);
    if (table.rulers) paintRulers(painter, ink, table.rect);
    painter.restore();
}

}  // namespace vallum::art
