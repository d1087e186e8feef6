// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/table_painter.h"

#include "art/emblems.h"
#include "art/shapes.h"
#include "art/text.h"

#include <algorithm>

#include <QImage>
#include <QPaintEngine>
#include <QPainter>
#include <QRadialGradient>

namespace vallum::art {
namespace {

constexpr int tilePixels = 256;

/// Value noise on a torus of `cells` cells, so that tiles join without a seam.
double noise(std::uint32_t seed, double x, double y, std::uint32_t cells) {
    const double fx = std::floor(x);
    const double fy = std::floor(y);
    const auto cell = [&](double cx, double cy) {
        const std::uint32_t ix = static_cast<std::uint32_t>(cx) % cells;
        const std::uint32_t iy = static_cast<std::uint32_t>(cy) % cells;
        return jitter(seed, iy * cells + ix);
    };
    const double tx = (x - fx) * (x - fx) * (3 - 2 * (x - fx));
    const double ty = (y - fy) * (y - fy) * (3 - 2 * (y - fy));
    const double top = cell(fx, fy) * (1 - tx) + cell(fx + 1, fy) * tx;
    const double bottom = cell(fx, fy + 1) * (1 - tx) + cell(fx + 1, fy + 1) * tx;
    return top * (1 - ty) + bottom * ty;
}

QColor mixed(const QColor& from, const QColor& to, double part) {
    const auto channel = [part](int a, int b) {
        return std::clamp(static_cast<int>(std::lround(a + (b - a) * part)), 0, 255);
    };
    return {channel(from.red(), to.red()), channel(from.green(), to.green()),
            channel(from.blue(), to.blue())};
}

/// Dry grass and dust, at one device pixel for a pixel at every zoom: the grain of the paper, not of the
/// country.
QImage groundTile(const Palette& palette) {
    QImage tile(tilePixels, tilePixels, QImage::Format_RGB32);
    for (int y = 0; y < tilePixels; ++y) {
        for (int x = 0; x < tilePixels; ++x) {
            const double broad =
                noise(1, x / 64.0, y / 64.0, 4) * 0.6 + noise(2, x / 16.0, y / 16.0, 16) * 0.4;
            const double grain = noise(3, x / 2.0, y / 2.0, 128) * 0.6 +
                                 jitter(4, static_cast<std::uint32_t>(y * tilePixels + x)) * 0.4;
            const QColor patch = mixed(palette.ground, palette.groundPatch, 0.10 + 0.10 * broad);
            tile.setPixelColor(x, y, mixed(patch, palette.groundGrain, std::max(0.0, 0.045 + 0.05 * grain)));
        }
    }
    return tile;
}

const QImage& keptTile(const Palette& palette) {
    static const QImage day = groundTile(lightPalette());
    static const QImage night = groundTile(darkPalette());
    return palette.dark ? night : day;
}

/// Tufts and pebbles that belong to places of the table and grow with the zoom.
void paintTufts(QPainter& painter, const Ink& ink, const QRectF& seen) {
    if (ink.pixelsPerDu < 14) return;
    QPainterPath tufts;
    QPainterPath pebbles;
    for (int y = static_cast<int>(std::floor(seen.top())); y <= static_cast<int>(seen.bottom()); ++y) {
        for (int x = static_cast<int>(std::floor(seen.left())); x <= static_cast<int>(seen.right()); ++x) {
            const std::uint32_t cell = static_cast<std::uint32_t>(y * 4099 + x);
            const QPointF at(x + scatter(11, cell), y + scatter(12, cell));
            if (scatter(13, cell) < 0.4) {
                for (const double lean : {-0.05, -0.015, 0.025, 0.06}) {
                    tufts.moveTo(at);
                    tufts.quadTo(at + QPointF(lean * 0.3, -0.05),
                                 at + QPointF(lean, -0.07 - 0.03 * scatter(14, cell)));
                }
            } else if (scatter(13, cell) > 0.9) {
                pebbles.addEllipse(at, 0.03 + 0.02 * scatter(15, cell), 0.02);
            }
        }
    }
    painter.strokePath(tufts, QPen(ink.palette.veil(ink.palette.groundGrain, 0.42),
                                   std::max(0.014, ink.pixels(0.9)), Qt::SolidLine, Qt::RoundCap));
    painter.fillPath(pebbles, ink.palette.veil(ink.palette.groundGrain, 0.3));
}

/// Wide, soft patches of greener ground.
void paintMeadows(QPainter& painter, const Ink& ink, const QRectF& rect, const QRectF& visible) {
    const int count = static_cast<int>(rect.width() * rect.height() / 24);
    for (std::uint32_t i = 0; i < static_cast<std::uint32_t>(std::clamp(count, 3, 60)); ++i) {
        const QPointF at(rect.left() + scatter(21, i) * rect.width(),
                         rect.top() + scatter(22, i) * rect.height());
        const double radius = 1.6 + 2.6 * scatter(23, i);
        const QRectF reach(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius);
        if (!reach.intersects(visible)) continue;
        const QColor color = i % 3 == 0 ? ink.palette.parchment : ink.palette.groundPatch;
        QRadialGradient patch(at, radius);
        QColor center = color;
        center.setAlpha(i % 3 == 0 ? 46 : 62);
        patch.setColorAt(0, center);
        center.setAlpha(0);
        patch.setColorAt(1, center);
        painter.fillRect(reach, patch);
    }
}

/// Laid in whole device pixels, which is the quick way; a turned view has to be laid in table coordinates.
void paintGrain(QPainter& painter, const Ink& ink, QPointF origin, const QRectF& visible) {
    const QTransform device = painter.deviceTransform();
    QBrush brush(keptTile(ink.palette));
    painter.save();
    if (device.type() <= QTransform::TxScale) {
        painter.setWorldTransform(device.inverted() * painter.worldTransform());
        painter.setBrushOrigin(device.map(origin).toPoint());
        painter.fillRect(device.mapRect(visible), brush);
    } else {
        brush.setTransform(QTransform::fromScale(1 / ink.pixelsPerDu, 1 / ink.pixelsPerDu));
        painter.setBrushOrigin(origin);
        painter.fillRect(visible, brush);
    }
    painter.restore();
}

/// A shade that the ground shows through ends in a hard edge on paper, so this becomes one picture there.
bool isOnPaper(const QPainter& painter) {
    const QPaintEngine::Type type = painter.paintEngine()->type();
    return type != QPaintEngine::Raster && type != QPaintEngine::User;  // User: a file of lines
}

void paintMeadowPicture(QPainter& painter, const Ink& ink, const QRectF& rect, const QRectF& visible) {
    constexpr double finest = 96;
    constexpr double mostPixels = 4e6;
    const double area = std::max(1.0, visible.width() * visible.height());
    const Ink coarse{ink.palette, std::min({ink.pixelsPerDu, finest, std::sqrt(mostPixels / area)})};
    const QSize size = (visible.size() * coarse.pixelsPerDu).toSize().expandedTo({1, 1});
    QImage picture(size, QImage::Format_RGB32);
    QPainter ground(&picture);
    ground.setRenderHint(QPainter::Antialiasing);
    ground.scale(size.width() / visible.width(), size.height() / visible.height());
    ground.translate(-visible.topLeft());
    paintGrain(ground, coarse, rect.topLeft(), visible);
    paintMeadows(ground, coarse, rect, visible);
    ground.end();
    painter.drawImage(visible, picture);
}

void paintGround(QPainter& painter, const Ink& ink, const TableLook& table, const QRectF& seen) {
    const QRectF visible = seen.intersected(table.rect);
    if (visible.isEmpty()) return;
    painter.save();
    if (isOnPaper(painter)) {
        paintMeadowPicture(painter, ink, table.rect, visible);
        painter.setClipRect(visible, Qt::IntersectClip);
    } else {
        paintGrain(painter, ink, table.rect.topLeft(), visible);
        painter.setClipRect(visible, Qt::IntersectClip);
        paintMeadows(painter, ink, table.rect, visible);
    }
    paintTufts(painter, ink, visible);
    painter.restore();
}

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
    if (zone.label.isEmpty()) return;
    const QRectF bounds = area.boundingRect();
    const double height = std::clamp(0.5, ink.pixels(11), ink.pixels(30));
    const QRectF place(bounds.left() + height * 0.5, bounds.top() + height * 0.3,
                       std::max(0.1, bounds.width() - height), height);
    paintLine(painter, {zone.label, place, ink.pixelsPerDu, Qt::AlignLeft, false, 0.8, 0.8}, titleFont(),
              ink.palette.veil(shades.deep, 0.75));
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

/// South and west edges carry the coordinates of GEO-02; the far edges repeat the ticks.
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
    paintGround(painter, ink, table, seen);
    if (table.gridOfDu) paintGrid(painter, ink, table.rect);
    for (const DeploymentZone& zone : table.zones) paintZone(painter, ink, zone);
    paintEdge(painter, ink, table);
    if (table.rulers) paintRulers(painter, ink, table.rect);
    painter.restore();
}

}  // namespace vallum::art
