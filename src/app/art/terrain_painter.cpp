// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/terrain_painter.h"

#include "art/shapes.h"

#include <algorithm>

#include <QLinearGradient>
#include <QPainter>
#include <QRadialGradient>

namespace vallum::art {
namespace {

constexpr double canopy = 0.21;   // of a tree, in DU
const QPointF light(-0.6, -0.8);  // direction of the light

QColor dimmed(const Ink& ink, QColor color) { return ink.palette.dark ? color.darker(135) : color; }

QColor veiled(QColor color, double opacity) {
    color.setAlphaF(static_cast<float>(opacity));
    return color;
}

QPainterPath pathOf(const QPolygonF& outline) {
    QPainterPath path;
    path.addPolygon(outline);
    path.closeSubpath();
    return path;
}

/// The outline shrunk toward its center, with rounded corners that look hand-drawn.
QPainterPath ring(const QPolygonF& outline, double part, QPointF shift = {}) {
    const QPointF middle = outline.boundingRect().center() + shift;
    QPolygonF smaller;
    for (const QPointF& corner : outline) smaller << middle + (corner - middle) * part;
    QPainterPath path;
    const qsizetype count = smaller.size();
    for (qsizetype i = 0; i != count; ++i) {
        const QPointF corner = smaller[i];
        const QPointF before = (smaller[(i + count - 1) % count] + corner) / 2;
        const QPointF after = (corner + smaller[(i + 1) % count]) / 2;
        if (i == 0) path.moveTo(before);
        path.quadTo(corner, after);
    }
    path.closeSubpath();
    return path;
}

// ------------------------------------------------------------------- water

QPainterPath united(const std::vector<GroundLook>& tiles, GroundKind kind) {
    QPainterPath all;
    for (const GroundLook& tile : tiles) {
        if (tile.kind != kind) continue;
        // Pieces that only share an edge would leave a visible seam.
        QPainterPathStroker seam;
        seam.setWidth(0.02);
        const QPainterPath piece = pathOf(tile.outline);
        all = all.united(piece.united(seam.createStroke(piece)));
    }
    return all;
}

void paintWater(QPainter& painter, const Ink& ink, const QPainterPath& water, const QPainterPath& without) {
    if (water.isEmpty()) return;
    const QColor deep = dimmed(ink, QColor(0x6f9fb4));
    const QColor shallow = dimmed(ink, QColor(0x86b1c1));
    const QColor bank = dimmed(ink, QColor(0xa8976a));
    painter.fillPath(water, deep);
    painter.save();
    painter.setClipPath(water, Qt::IntersectClip);
    // The bed rises toward the bank: the water gets lighter in bands.
    constexpr int bands = 7;
    for (int band = 0; band != bands; ++band) {
        const double width = 1.5 * (bands - band) / bands;
        painter.strokePath(water, QPen(veiled(shallow.lighter(100 + 3 * band), 0.17), width));
    }
    // The bank on the side of the light casts its shadow on the water.
    painter.strokePath(water.translated(light * 0.03),
                       QPen(veiled(QColor(0x1d3a46), 0.30), std::max(0.12, ink.pixels(3))));
    painter.restore();
    QPainterPath shore = water;
    if (!without.isEmpty()) shore = water.united(without);
    painter.strokePath(shore,
                       QPen(bank, std::max(0.05, ink.pixels(2)), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

/// Short strokes along the longer side of a piece.
void paintRipples(QPainter& painter, const Ink& ink, const GroundLook& tile) {
    if (ink.pixelsPerDu < 18) return;
    const QPainterPath water = pathOf(tile.outline);
    const QRectF bounds = tile.outline.boundingRect();
    QPainterPath ripples;
    const int count = std::clamp(static_cast<int>(bounds.width() * bounds.height() * 3), 4, 40);
    for (std::uint32_t i = 0; i != static_cast<std::uint32_t>(count); ++i) {
        const QPointF at(bounds.left() + scatter(tile.seed + 5, i) * bounds.width(),
                         bounds.top() + scatter(tile.seed + 6, i) * bounds.height());
        const double length = 0.1 + 0.12 * scatter(tile.seed + 7, i);
        if (!water.contains(at) || !water.contains(at + QPointF(length, 0))) continue;
        ripples.moveTo(at);
        ripples.quadTo(at + QPointF(length / 2, -0.035), at + QPointF(length, 0));
    }
    painter.strokePath(ripples, QPen(ink.palette.veil(QColor(0xe6f2f4), 0.55),
                                     std::max(0.014, ink.pixels(0.9)), Qt::SolidLine, Qt::RoundCap));
}

/// Shallow water over pebbles.
void paintFord(QPainter& painter, const Ink& ink, const GroundLook& tile) {
    const QPainterPath ford = pathOf(tile.outline);
    painter.fillPath(ford, dimmed(ink, QColor(0xb4c7b4)));
    painter.save();
    painter.setClipPath(ford, Qt::IntersectClip);
    const QRectF bounds = tile.outline.boundingRect();
    const int count = std::clamp(static_cast<int>(bounds.width() * bounds.height() * 26), 10, 160);
    for (std::uint32_t i = 0; i != static_cast<std::uint32_t>(count); ++i) {
        const QPointF at(bounds.left() + scatter(tile.seed + 1, i) * bounds.width(),
                         bounds.top() + scatter(tile.seed + 2, i) * bounds.height());
        const double size = 0.02 + 0.03 * scatter(tile.seed + 3, i);
        painter.fillPath(disc(at.x(), at.y(), size * 1.3, size),
                         dimmed(ink, scatter(tile.seed + 4, i) < 0.5 ? QColor(0xcfc6a4) : QColor(0x8fa08c)));
    }
    painter.restore();
    QPen edge(ink.palette.veil(ink.palette.rulerInk, 0.4), ink.pixels(1.4), Qt::CustomDashLine);
    edge.setDashPattern({4, 4});
    painter.strokePath(ford, edge);
}

// ------------------------------------------------------------------ heights

void paintShadow(QPainter& painter, const Ink& ink, const QPolygonF& outline, double height) {
    painter.fillPath(pathOf(outline.translated(-light * height)), ink.palette.veil(QColor(0x2b2415), 0.16));
}

/// A slope of many small steps, each lit on one side and shaded on the other, so that the whole looks like
/// one round shape. Contour lines keep it a map.
void paintHill(QPainter& painter, const Ink& ink, const GroundLook& tile) {
    for (const double height : {0.22, 0.16, 0.1})
        painter.fillPath(pathOf(tile.outline.translated(-light * height)), veiled(QColor(0x2b2415), 0.08));
    const QColor foot = dimmed(ink, QColor(0xb9ab70));
    const QColor top = dimmed(ink, QColor(0xe3d39d));
    constexpr int steps = 12;
    for (int step = 0; step != steps; ++step) {
        const double up = static_cast<double>(step) / steps;
        const double part = 1 - 0.72 * up;
        const QPainterPath shape =
            step == 0 ? pathOf(tile.outline) : ring(tile.outline, part, light * 0.3 * up);
        const QRectF bounds = shape.boundingRect();
        const QPointF half(bounds.width() / 2 * light.x(), bounds.height() / 2 * light.y());
        QLinearGradient slope(bounds.center() + half, bounds.center() - half);
        const QColor mean(static_cast<int>(foot.red() + (top.red() - foot.red()) * up),
                          static_cast<int>(foot.green() + (top.green() - foot.green()) * up),
                          static_cast<int>(foot.blue() + (top.blue() - foot.blue()) * up));
        const int relief = static_cast<int>(16 * (1 - up));
        slope.setColorAt(0, mean.lighter(100 + relief));
        slope.setColorAt(0.5, mean);
        slope.setColorAt(1, mean.darker(100 + relief * 2));
        painter.fillPath(shape, slope);
    }
    const QColor line = ink.palette.veil(QColor(0x6d5526), 0.55);
    painter.strokePath(pathOf(tile.outline), QPen(line, std::max(0.02, ink.pixels(1.3))));
    const std::array tops{0.74, 0.48};
    for (std::size_t i = 0; i != tops.size(); ++i) {
        const QPainterPath contour = ring(tile.outline, tops.at(i), light * 0.1 * static_cast<double>(i + 1));
        painter.strokePath(contour, QPen(veiled(line, 0.35), std::max(0.012, ink.pixels(0.9))));
    }
}

/// Rock faces between the foot and the ridge, lit from the north-west.
void paintMountain(QPainter& painter, const Ink& ink, const GroundLook& tile) {
    paintShadow(painter, ink, tile.outline, 0.26);
    const QPointF peak = tile.outline.boundingRect().center() + light * 0.12;
    const qsizetype count = tile.outline.size();
    for (qsizetype i = 0; i != count; ++i) {
        const QPointF from = tile.outline[i];
        const QPointF to = tile.outline[(i + 1) % count];
        const QPointF outward = (from + to) / 2 - peak;
        const double length = std::max(0.001, std::hypot(outward.x(), outward.y()));
        const double lit = QPointF::dotProduct(outward / length, light);
        const int value = 132 + static_cast<int>(42 * lit) +
                          static_cast<int>(8 * jitter(tile.seed, static_cast<std::uint32_t>(i)));
        const QPointF fold = peak + ((from + to) / 2 - peak) *
                                        (0.45 + 0.2 * scatter(tile.seed + 9, static_cast<std::uint32_t>(i)));
        const QColor rock(value, std::max(0, value - 8), std::max(0, value - 22));
        painter.fillPath(polygon({from, to, peak}), dimmed(ink, rock));
        painter.fillPath(polygon({from, fold, peak}), dimmed(ink, rock.darker(112)));
    }
    QPolygonF cap;
    for (qsizetype i = 0; i != 2 * count; ++i) {
        const QPointF foot =
            i % 2 == 0 ? tile.outline[i / 2] : (tile.outline[i / 2] + tile.outline[(i / 2 + 1) % count]) / 2;
        cap << peak + (foot - peak) * ((i % 2 == 0 ? 0.34 : 0.2) +
                                       0.06 * scatter(tile.seed + 17, static_cast<std::uint32_t>(i)));
    }
    const QPainterPath snow = pathOf(cap);
    painter.fillPath(snow, dimmed(ink, QColor(0xf2f1ec)));
    painter.strokePath(pathOf(tile.outline),
                       QPen(dimmed(ink, QColor(0x54493a)), std::max(0.03, ink.pixels(1.8)), Qt::SolidLine,
                            Qt::RoundCap, Qt::RoundJoin));
}

// -------------------------------------------------------------------- woods

struct Tree {
    QPointF at;
    double radius;
};

std::vector<Tree> treesOf(const GroundLook& tile) {
    std::vector<Tree> trees;
    const QRectF bounds = tile.outline.boundingRect();
    std::uint32_t places = 0;
    for (const double y : every(1.5 * canopy, bounds.top(), bounds.bottom())) {
        for (const double x : every(1.6 * canopy, bounds.left(), bounds.right())) {
            const std::uint32_t index = places++;
            if (scatter(tile.seed + 1, index) < 0.16) continue;
            const QPointF at(x + 0.13 * jitter(tile.seed + 2, index),
                             y + 0.13 * jitter(tile.seed + 3, index));
            const double radius = canopy * (0.7 + 0.5 * scatter(tile.seed + 4, index));
            const bool isInside =
                tile.outline.containsPoint(at + QPointF(radius * 0.6, 0), Qt::OddEvenFill) &&
                tile.outline.containsPoint(at - QPointF(radius * 0.6, 0), Qt::OddEvenFill) &&
                tile.outline.containsPoint(at + QPointF(0, radius * 0.6), Qt::OddEvenFill) &&
                tile.outline.containsPoint(at - QPointF(0, radius * 0.6), Qt::OddEvenFill);
            if (isInside) trees.push_back({at, radius});
        }
    }
    return trees;
}

void paintTree(QPainter& painter, const Ink& ink, const Tree& tree, std::uint32_t shade) {
    const QPointF shadow = tree.at - light * (tree.radius * 0.55);
    painter.fillPath(disc(shadow.x(), shadow.y(), tree.radius * 1.04), QColor(20, 30, 12, 62));
    const QColor leaves =
        dimmed(ink, QColor(0x5d8145).lighter(88 + static_cast<int>(26 * scatter(31, shade))));
    QRadialGradient crown(tree.at + light * tree.radius * 0.45, tree.radius * 1.35);
    crown.setColorAt(0, leaves.lighter(128));
    crown.setColorAt(0.6, leaves);
    crown.setColorAt(1, leaves.darker(150));
    painter.setPen(Qt::NoPen);
    painter.setBrush(crown);
    painter.drawEllipse(tree.at, tree.radius, tree.radius);
    // Close up, branches are visible rather than a ball of leaves.
    constexpr double closeBy = 60;
    if (ink.pixelsPerDu < closeBy) return;
    for (std::uint32_t bough = 0; bough != 6; ++bough) {
        const double angle = 6.283 * scatter(41 + bough, shade);
        const double out = tree.radius * (0.25 + 0.5 * scatter(47 + bough, shade));
        const QPointF at = tree.at + QPointF(std::cos(angle), std::sin(angle)) * out;
        const bool isLit = QPointF::dotProduct(at - tree.at, light) > 0;
        painter.setBrush(veiled(isLit ? leaves.lighter(135) : leaves.darker(140), 0.45));
        painter.drawEllipse(at, tree.radius * 0.26, tree.radius * 0.22);
    }
}

void paintForest(QPainter& painter, const Ink& ink, const GroundLook& tile) {
    const QPainterPath floor = pathOf(tile.outline);
    painter.fillPath(floor, dimmed(ink, QColor(0x96a56a)));
    painter.strokePath(floor, QPen(dimmed(ink, QColor(0x5c6d3a)), std::max(0.025, ink.pixels(1.4))));
    painter.save();
    painter.setClipPath(floor, Qt::IntersectClip);
    for (const double width : {0.9, 0.6, 0.3})
        painter.strokePath(floor, QPen(veiled(dimmed(ink, QColor(0xb9bd84)), 0.22), width));
    painter.restore();
    std::uint32_t shade = tile.seed;
    for (const Tree& tree : treesOf(tile)) paintTree(painter, ink, tree, ++shade);
}

template <class Paint>
void paintAll(const std::vector<GroundLook>& tiles, GroundKind kind, const QRectF& seen, Paint paint) {
    for (const GroundLook& tile : tiles) {
        if (tile.kind == kind && tile.outline.boundingRect().adjusted(-1, -1, 1, 1).intersects(seen)) {
            paint(tile);
        }
    }
}

}  // namespace

void paintGround(QPainter& painter,
                 const Ink& ink,
                 const std::vector<GroundLook>& tiles,
                 const QRectF& seen) {
    if (tiles.empty()) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const auto each = [&](GroundKind kind, void (*paint)(QPainter&, const Ink&, const GroundLook&)) {
        paintAll(tiles, kind, seen, [&](const GroundLook& tile) { paint(painter, ink, tile); });
    };
    paintWater(painter, ink, united(tiles, GroundKind::lake), {});
    paintWater(painter, ink, united(tiles, GroundKind::river), united(tiles, GroundKind::ford));
    each(GroundKind::lake, paintRipples);
    each(GroundKind::river, paintRipples);
    each(GroundKind::ford, paintFord);
    each(GroundKind::hill, paintHill);
    each(GroundKind::mountain, paintMountain);
    each(GroundKind::forest, paintForest);
    painter.restore();
}

}  // namespace vallum::art
