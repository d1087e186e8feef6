// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/plain.h"

#include "art/shapes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <span>

#include <QImage>
#include <QPaintEngine>
#include <QPainter>
#include <QRadialGradient>

namespace vallum::art {
namespace {

constexpr int tilePixels = 256;

/// Value noise on a torus of `cells` cells, so that tiles join seamlessly.
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

// -------------------------------------------------------------------- colors

struct Shades {
    QColor ground;
    QColor grain;  // dust and plants
    QColor patch;  // large patches of another color
    QColor light;  // patches bleached by the sun or drifted by the wind
};

/// The table is the same by night, only dimmer.
Shades dimmed(const Shades& day) {
    constexpr double dusk = 0.34;
    const auto dim = [](const QColor& color) { return mixed(color, QColor(0x14, 0x16, 0x1c), dusk); };
    return {dim(day.ground), dim(day.grain), dim(day.patch), dim(day.light)};
}

Shades shadesOf(GroundCover cover, const Palette& palette) {
    const Shades earth{0xd8b98c, 0x8a5f36, 0xb98f5e, 0xecd7b4};
    const Shades sand{0xe9d8ac, 0xb4935a, 0xd6ba7c, 0xf8eccb};
    const Shades snow{0xe9edf0, 0x93a0b0, 0xcdd8e4, 0xffffff};
    const auto now = [&](const Shades& day) { return palette.dark ? dimmed(day) : day; };
    switch (cover) {
        case GroundCover::grass: break;
        case GroundCover::dryEarth: return now(earth);
        case GroundCover::sand: return now(sand);
        case GroundCover::snow: return now(snow);
    }
    return {palette.ground, palette.groundGrain, palette.groundPatch, palette.parchment};
}

/// Dust and plants, always at one device pixel per pixel: the grain belongs to the paper, not to the terrain.
QImage groundTile(const Shades& shades) {
    QImage tile(tilePixels, tilePixels, QImage::Format_RGB32);
    for (int y = 0; y < tilePixels; ++y) {
        for (int x = 0; x < tilePixels; ++x) {
            const double broad =
                noise(1, x / 64.0, y / 64.0, 4) * 0.6 + noise(2, x / 16.0, y / 16.0, 16) * 0.4;
            const double grain = noise(3, x / 2.0, y / 2.0, 128) * 0.6 +
                                 jitter(4, static_cast<std::uint32_t>(y * tilePixels + x)) * 0.4;
            const QColor patch = mixed(shades.ground, shades.patch, 0.10 + 0.10 * broad);
            tile.setPixelColor(x, y, mixed(patch, shades.grain, std::max(0.0, 0.045 + 0.05 * grain)));
        }
    }
    return tile;
}

const QImage& keptTile(GroundCover cover, const Palette& palette) {
    static std::map<std::pair<GroundCover, bool>, QImage> kept;
    QImage& tile = kept[{cover, palette.dark}];
    if (tile.isNull()) tile = groundTile(shadesOf(cover, palette.dark ? darkPalette() : lightPalette()));
    return tile;
}

// ------------------------------------------------------------- what lies there

/// How many places in ten have each kind of growth.
struct Growth {
    double tufts = 0;
    double pebbles = 0;
    double cracks = 0;
    double ripples = 0;
};
Growth growthOn(GroundCover cover) {
    switch (cover) {
        case GroundCover::grass: return {.tufts = 4, .pebbles = 1};
        case GroundCover::dryEarth: return {.tufts = 1, .pebbles = 2.5, .cracks = 2.5};
        case GroundCover::sand: return {.pebbles = 0.7, .ripples = 6};
        case GroundCover::snow: return {.tufts = 1, .ripples = 3};
    }
    return {};
}

/// A line along `spine` that is widest where it begins and ends in a point. Filled, it is painted far faster
/// than a stroke.
void addTapered(QPainterPath& path, std::span<const QPointF> spine, double width) {
    QPolygonF left;
    QPolygonF right;
    for (std::size_t i = 0; i + 1 < spine.size(); ++i) {
        const QPointF along = spine[i + 1] - spine[i];
        const double length = std::hypot(along.x(), along.y());
        const double rest = 1 - static_cast<double>(i) / static_cast<double>(spine.size() - 1);
        const QPointF aside = QPointF(-along.y(), along.x()) / length * (width / 2 * rest);
        left << spine[i] + aside;
        right.prepend(spine[i] - aside);
    }
    path.addPolygon(left << spine.back() << right);
    path.closeSubpath();
}

void addTuft(QPainterPath& tufts, QPointF at, std::uint32_t cell, double width) {
    for (const double lean : {-0.05, -0.015, 0.025, 0.06}) {
        const QPointF root = at + QPointF(lean * 0.5, 0);
        const QPointF tip = root + QPointF(lean * 0.9, -0.08 - 0.04 * scatter(14, cell));
        addTapered(tufts, std::array{root, (root + tip) / 2 - QPointF(lean * 0.25, 0), tip}, width);
    }
}

/// A crack in dry ground: three arms that meet.
void addCrack(QPainterPath& cracks, QPointF at, std::uint32_t cell, double width) {
    const double first = scatter(16, cell) * 2 * 3.14159265;
    for (int arm = 0; arm != 3; ++arm) {
        const double way = first + arm * 2.2 + 0.5 * scatter(17, cell + static_cast<std::uint32_t>(arm));
        const double length = 0.09 + 0.12 * scatter(18, cell + static_cast<std::uint32_t>(arm));
        const QPointF end = at + QPointF(std::cos(way), std::sin(way)) * length;
        addTapered(cracks, std::array{at, (at + end) / 2 + QPointF(0.01, -0.01), end}, width);
    }
}

/// A ripple drawn by the wind.
void addRipple(QPainterPath& ripples, QPointF at, std::uint32_t cell, double width) {
    const double length = 0.28 + 0.3 * scatter(19, cell);
    for (int line = 0; line != 2; ++line) {
        const QPointF from = at + QPointF(0.08 * line, 0.075 * line);
        const auto along = [&](double part, double down) { return from + QPointF(length * part, down); };
        addTapered(ripples,
                   std::array{from, along(0.2, -0.02), along(0.4, -0.014), along(0.6, 0.007),
                              along(0.8, 0.013), along(1, -0.01)},
                   width);
    }
}

/// Growth is fixed to the table and scales with the zoom.
void paintGrowth(QPainter& painter, const Ink& ink, GroundCover cover, const QRectF& seen) {
    if (ink.pixelsPerDu < 14) return;
    const Growth growth = growthOn(cover);
    const double width = std::max(0.016, ink.pixels(1.3));
    QPainterPath lines;
    lines.setFillRule(Qt::WindingFill);
    QPainterPath pebbles;
    for (int y = static_cast<int>(std::floor(seen.top())); y <= static_cast<int>(seen.bottom()); ++y) {
        for (int x = static_cast<int>(std::floor(seen.left())); x <= static_cast<int>(seen.right()); ++x) {
            const std::uint32_t cell = static_cast<std::uint32_t>(y * 4099 + x);
            const QPointF at(x + scatter(11, cell), y + scatter(12, cell));
            const double what = scatter(13, cell) * 10;
            if (what < growth.tufts) {
                addTuft(lines, at, cell, width);
            } else if (what < growth.tufts + growth.cracks) {
                addCrack(lines, at, cell, width);
            } else if (what < growth.tufts + growth.cracks + growth.ripples) {
                addRipple(lines, at, cell, width);
            } else if (what > 10 - growth.pebbles) {
                pebbles.addEllipse(at, 0.03 + 0.02 * scatter(15, cell), 0.02);
            }
        }
    }
    const QColor grain = shadesOf(cover, ink.palette).grain;
    painter.fillPath(lines, ink.palette.veil(grain, 0.42));
    painter.fillPath(pebbles, ink.palette.veil(grain, 0.3));
}

/// Large soft patches of another color.
void paintPatches(
    QPainter& painter, const Ink& ink, GroundCover cover, const QRectF& rect, const QRectF& visible) {
    const Shades shades = shadesOf(cover, ink.palette);
    const int count = static_cast<int>(rect.width() * rect.height() / 24);
    for (std::uint32_t i = 0; i < static_cast<std::uint32_t>(std::clamp(count, 3, 60)); ++i) {
        const QPointF at(rect.left() + scatter(21, i) * rect.width(),
                         rect.top() + scatter(22, i) * rect.height());
        const double radius = 1.6 + 2.6 * scatter(23, i);
        const QRectF reach(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius);
        if (!reach.intersects(visible)) continue;
        QRadialGradient patch(at, radius);
        QColor center = i % 3 == 0 ? shades.light : shades.patch;
        center.setAlpha(i % 3 == 0 ? 46 : 62);
        patch.setColorAt(0, center);
        center.setAlpha(0);
        patch.setColorAt(1, center);
        painter.fillRect(reach, patch);
    }
}

/// Aligned to device pixels, which is fast; a rotated view has to use table coordinates.
void paintGrain(QPainter& painter, const Ink& ink, GroundCover cover, QPointF origin, const QRectF& visible) {
    const QTransform device = painter.deviceTransform();
    QBrush brush(keptTile(cover, ink.palette));
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

/// Translucent shading gets hard edges on paper, so there it is painted as one image.
bool isOnPaper(const QPainter& painter) {
    const QPaintEngine::Type type = painter.paintEngine()->type();
    return type != QPaintEngine::Raster && type != QPaintEngine::User;  // User: a vector file
}

void paintAsPicture(
    QPainter& painter, const Ink& ink, GroundCover cover, const QRectF& rect, const QRectF& visible) {
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
    paintGrain(ground, coarse, cover, rect.topLeft(), visible);
    paintPatches(ground, coarse, cover, rect, visible);
    ground.end();
    painter.drawImage(visible, picture);
}

}  // namespace

void paintPlain(
    QPainter& painter, const Ink& ink, GroundCover cover, const QRectF& table, const QRectF& seen) {
    const QRectF visible = seen.intersected(table);
    if (visible.isEmpty()) return;
    painter.save();
    if (isOnPaper(painter)) {
        paintAsPicture(painter, ink, cover, table, visible);
        painter.setClipRect(visible, Qt::IntersectClip);
    } else {
        paintGrain(painter, ink, cover, table.topLeft(), visible);
        painter.setClipRect(visible, Qt::IntersectClip);
        paintPatches(painter, ink, cover, table, visible);
    }
    paintGrowth(painter, ink, cover, visible);
    painter.restore();
}

}  // namespace vallum::art
