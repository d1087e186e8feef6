// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/ground_painter.h"

#include "art/shapes.h"

#include <algorithm>

#include <QPainter>
#include <QRadialGradient>

namespace vallum::app {

namespace {

using art::disc;
using art::jitter;
using art::scatter;
using hex::Ground;
using hex::Hex;

const QPointF light(-0.6, -0.8);  // direction of the light

std::uint32_t seedOf(Hex hex) { return static_cast<std::uint32_t>(hex::indexOf(hex)) + 1; }

QColor veiled(QColor color, double opacity) {
    color.setAlphaF(static_cast<float>(opacity));
    return color;
}

std::vector<Hex> hexesOf(const GroundBrush& brush, Ground ground) {
    std::vector<Hex> found;
    for (const Hex hex : hex::allHexes()) {
        if (brush.cell(hex).ground == ground) found.push_back(hex);
    }
    return found;
}

/// A point relative to the hex center, in hex widths to the right and down.
QPointF at(const GroundBrush& brush, Hex hex, double x, double y) {
    return brush.map.center(hex) + QPointF(x, y) * brush.map.hexWidth();
}

/// Random places in a hex that keep some distance from each other.
std::vector<QPointF> strewn(Hex hex, int count, double reach) {
    std::vector<QPointF> places;
    constexpr double golden = 2.39996;
    for (int i = 0; i != count; ++i) {
        const auto index = static_cast<std::uint32_t>(i);
        const double out = reach * std::sqrt((i + 0.5) / count);
        const double angle = i * golden + 6.28 * scatter(seedOf(hex), 99);
        const double stray = reach * 0.32 / std::sqrt(count);
        places.emplace_back(out * std::cos(angle) + stray * jitter(seedOf(hex), 2 * index),
                            out * std::sin(angle) * 0.95 + stray * jitter(seedOf(hex), 2 * index + 1));
    }
    std::ranges::sort(places, {}, &QPointF::y);
    return places;
}

QPainterPath pathOf(const QPolygonF& polygon) {
    QPainterPath path;
    path.addPolygon(polygon);
    path.closeSubpath();
    return path;
}

// ------------------------------------------------------------------- water

bool isWater(Ground ground) {
    return ground == Ground::sea || ground == Ground::river || ground == Ground::ford;
}

/// Enlarged slightly to hide the seam between hexes that share a side.
QPainterPath seaOf(const GroundBrush& brush) {
    QPainterPath all;
    for (const Hex hex : hexesOf(brush, Ground::sea)) all = all.united(pathOf(brush.map.outline(hex, 1.012)));
    return all.simplified();
}

/// From the hex center to each side that borders on water or on the edge of the board.
QPainterPath bedOf(const GroundBrush& brush, Hex hex) {
    QPainterPath bed;
    const QPointF middle = brush.map.center(hex);
    int arms = 0;
    const auto flowTo = [&](hex::Direction direction, double far) {
        const QPointF mouth = brush.map.side(hex, direction).center();
        bed.moveTo(middle);
        bed.lineTo(middle + (mouth - middle) * far);
        ++arms;
    };
    const auto isWet = [&](hex::Direction direction) {
        const Hex next = hex::toward(hex, direction);
        return hex::isOnBoard(next) && isWater(brush.cell(next).ground);
    };
    for (int i = 0; i != hex::directions; ++i) {
        const auto direction = static_cast<hex::Direction>(i);
        if (isWet(direction)) flowTo(direction, 1.04);
    }
    // Leaves the board in a straight line if possible.
    constexpr double beyond = 1.7;
    for (const bool isStraight : {true, false}) {
        for (int i = 0; i != hex::directions && arms < 2; ++i) {
            const auto direction = static_cast<hex::Direction>(i);
            const auto back = static_cast<hex::Direction>((i + 3) % hex::directions);
            if (hex::isOnBoard(hex::toward(hex, direction)) || (isStraight && !isWet(back))) continue;
            flowTo(direction, beyond);
        }
    }
    if (arms == 0) bed.addEllipse(middle, brush.length(0.05), brush.length(0.05));
    return bed;
}

void paintWater(const GroundBrush& brush, const QPainterPath& water) {
    if (water.isEmpty()) return;
    QPainter& painter = brush.painter;
    painter.strokePath(
        water, QPen(brush.dimmed(0xb9a873), brush.length(0.11), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(water, brush.dimmed(0x3f7ba3));
    painter.save();
    painter.setClipPath(water, Qt::IntersectClip);
    constexpr int bands = 6;
    for (int band = 0; band != bands; ++band) {
        painter.strokePath(
            water, QPen(veiled(brush.dimmed(0x8fc0d2), 0.13), brush.length(0.62) * (bands - band) / bands));
    }
    painter.strokePath(water.translated(QPointF(-light.x(), -light.y()) * brush.length(-0.03)),
                       QPen(veiled(0x123246, 0.35), brush.length(0.05)));
    painter.restore();
}

/// Strokes on top of each other, from the banks to the deepest part, so that branches merge.
void paintRivers(const GroundBrush& brush) {
    QPainterPath beds;
    for (const Ground ground : {Ground::river, Ground::ford}) {
        for (const Hex hex : hexesOf(brush, ground)) beds.addPath(bedOf(brush, hex));
    }
    const auto flow = [&](const QColor& color, double width) {
        brush.painter.strokePath(
            beds, QPen(color, brush.length(width), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    };
    flow(brush.dimmed(0xb9a873), 0.6);
    flow(brush.dimmed(0x2f5f80), 0.5);
    constexpr int bands = 6;
    const QColor shallow = brush.dimmed(0x74adc6);
    const QColor deep = brush.dimmed(0x3f7ba3);
    for (int band = 0; band != bands; ++band) {
        const double part = static_cast<double>(band) / (bands - 1);
        const auto mix = [part](int from, int to) { return static_cast<int>(from + (to - from) * part); };
        flow({mix(shallow.red(), deep.red()), mix(shallow.green(), deep.green()),
              mix(shallow.blue(), deep.blue())},
             0.46 - 0.34 * part);
    }
}

void paintWaves(const GroundBrush& brush, Hex hex) {
    QPainterPath waves;
    const double step = brush.length(0.17);
    for (const double y : {-0.24, 0.0, 0.24}) {
        const double wide = y == 0 ? 2 : 1.5;
        QPointF from = at(brush, hex, 0, y) - QPointF(step * wide, 0);
        waves.moveTo(from);
        for (double i = 0; i < 2 * wide; ++i) {
            const QPointF to = from + QPointF(step, 0);
            waves.cubicTo(from + QPointF(step * 0.35, -step * 0.42), to - QPointF(step * 0.35, -step * 0.42),
                          to);
            from = to;
        }
    }
    brush.painter.strokePath(waves, QPen(veiled(QColor(0xd9edf4), 0.5), std::max(1.0, brush.length(0.022)),
                                         Qt::SolidLine, Qt::RoundCap));
}

/// Shallows with stepping stones.
void paintFord(const GroundBrush& brush, Hex hex) {
    QPainter& painter = brush.painter;
    painter.save();
    painter.setClipPath(pathOf(brush.map.outline(hex)), Qt::IntersectClip);
    QRadialGradient shallows(brush.map.center(hex), brush.length(0.36));
    shallows.setColorAt(0, veiled(brush.dimmed(0xe0d8b4), 0.6));
    shallows.setColorAt(0.6, veiled(brush.dimmed(0xd6cda4), 0.4));
    shallows.setColorAt(1, veiled(brush.dimmed(0xd6cda4), 0));
    painter.fillPath(pathOf(brush.map.outline(hex)), shallows);
    std::uint32_t index = 0;
    for (const QPointF& place : strewn(hex, 10, 0.25)) {
        const double size = brush.length(0.026 + 0.022 * scatter(seedOf(hex), 40 + index));
        const QPointF stone = at(brush, hex, place.x() * 1.2, place.y() * 0.85);
        painter.fillPath(disc(stone.x(), stone.y() + size * 0.4, size * 1.5, size), veiled(0x1d3a46, 0.35));
        painter.fillPath(disc(stone.x(), stone.y(), size * 1.4, size),
                         brush.dimmed(index++ % 2 == 0 ? QColor(0xe9e0c4) : QColor(0xb7ac8d)));
    }
    painter.restore();
}

/// Pools between tufts of reeds.
void paintMarsh(const GroundBrush& brush, Hex hex) {
    QPainter& painter = brush.painter;
    QRadialGradient wet(brush.map.center(hex), brush.length(0.56));
    wet.setColorAt(0, veiled(brush.dimmed(0x7d9a6e), 0.95));
    wet.setColorAt(0.75, veiled(brush.dimmed(0x8fa377), 0.75));
    wet.setColorAt(1, veiled(brush.dimmed(0x9aa678), 0.0));
    painter.fillPath(pathOf(brush.map.outline(hex, 1.02)), wet);
    std::uint32_t index = 0;
    for (const QPointF& place : strewn(hex, 5, 0.34)) {
        const QPointF pool = at(brush, hex, place.x(), place.y());
        const double size = brush.length(0.07 + 0.05 * scatter(seedOf(hex), 60 + index++));
        painter.fillPath(disc(pool.x(), pool.y(), size * 1.5, size * 0.62), brush.dimmed(0x4f8193));
        painter.fillPath(disc(pool.x(), pool.y() - size * 0.12, size * 1.2, size * 0.36),
                         veiled(brush.dimmed(0x9fc7cf), 0.6));
    }
    QPainterPath reeds;
    for (const QPointF& place : strewn(hex, 9, 0.38)) {
        const QPointF foot = at(brush, hex, place.x(), place.y() + 0.04);
        for (const double lean : {-0.06, -0.015, 0.045}) {
            reeds.moveTo(foot);
            reeds.quadTo(foot + QPointF(brush.length(lean * 0.3), -brush.length(0.08)),
                         foot + QPointF(brush.length(lean), -brush.length(0.14)));
        }
    }
    painter.strokePath(
        reeds, QPen(brush.dimmed(0x4a5c2c), std::max(1.0, brush.length(0.02)), Qt::SolidLine, Qt::RoundCap));
}

// ---------------------------------------------------------------- dry ground

/// The hills of a ridge share a foot; each has its own top, lit from the north-west, with hachures.
void paintHills(const GroundBrush& brush) {
    const std::vector<Hex> hills = hexesOf(brush, Ground::hill);
    if (hills.empty()) return;
    QPainter& painter = brush.painter;
    QPainterPath foot;
    for (const Hex hex : hills) {
        const QPointF middle = brush.map.center(hex);
        foot = foot.united(disc(middle.x(), middle.y(), brush.length(0.56), brush.length(0.53)));
    }
    foot = foot.simplified();
    for (const double reach : {0.075, 0.05, 0.025})
        painter.fillPath(foot.translated(-light * brush.length(reach)), veiled(QColor(0x2b2415), 0.10));
    painter.fillPath(foot, brush.dimmed(0xb59f5f));
    painter.save();
    painter.setClipPath(foot, Qt::IntersectClip);
    painter.strokePath(foot.translated(-light * brush.length(0.02)),
                       QPen(veiled(brush.dimmed(0x6d5526), 0.28), brush.length(0.16)));
    painter.strokePath(foot.translated(light * brush.length(-0.05)),
                       QPen(veiled(brush.dimmed(0xf1e2ac), 0.32), brush.length(0.10)));
    painter.restore();
    for (const Hex hex : hills) {
        const QPointF middle = brush.map.center(hex);
        QRadialGradient top(middle + light * brush.length(0.16), brush.length(0.5));
        top.setColorAt(0, brush.dimmed(0xeadba3));
        top.setColorAt(0.55, brush.dimmed(0xd0bb7c));
        top.setColorAt(1, veiled(brush.dimmed(0xb59f5f), 0));
        painter.fillPath(disc(middle.x(), middle.y(), brush.length(0.5), brush.length(0.47)), top);
    }
    QPainterPath hachures;
    for (const Hex hex : hills) {
        constexpr int lines = 30;
        for (int i = 0; i != lines; ++i) {
            const double angle = i * 2 * std::numbers::pi / lines;
            const QPointF out(std::cos(angle), std::sin(angle) * 0.95);
            const double stray = 0.03 * scatter(seedOf(hex), static_cast<std::uint32_t>(i));
            const QPointF from = brush.map.center(hex) + out * brush.length(0.385 + stray);
            const QPointF to = brush.map.center(hex) + out * brush.length(0.50 + stray);
            const bool isInside = std::ranges::any_of(hills, [&](Hex other) {
                const QPointF away = to - brush.map.center(other);
                return other != hex && std::hypot(away.x(), away.y()) < brush.length(0.54);
            });
            if (isInside) continue;
            hachures.moveTo(from);
            hachures.lineTo(to);
        }
    }
    painter.strokePath(hachures, QPen(veiled(brush.dimmed(0x6d5526), 0.75),
                                      std::max(1.0, brush.length(0.018)), Qt::SolidLine, Qt::RoundCap));
}

struct Tree {
    QPointF at;
    double radius;
    std::uint32_t shade;
};

void paintTree(const GroundBrush& brush, const Tree& tree) {
    QPainter& painter = brush.painter;
    const QPointF shadow = tree.at - light * (tree.radius * 0.6);
    painter.fillPath(disc(shadow.x(), shadow.y(), tree.radius), QColor(20, 30, 12, 70));
    const QColor leaves =
        brush.dimmed(QColor(0x4b7338).lighter(88 + static_cast<int>(30 * scatter(31, tree.shade))));
    QRadialGradient crown(tree.at + light * tree.radius * 0.45, tree.radius * 1.4);
    crown.setColorAt(0, leaves.lighter(140));
    crown.setColorAt(0.55, leaves);
    crown.setColorAt(1, leaves.darker(165));
    painter.setPen(Qt::NoPen);
    painter.setBrush(crown);
    painter.drawEllipse(tree.at, tree.radius, tree.radius);
    for (std::uint32_t bough = 0; bough != 5; ++bough) {
        const double angle = 6.283 * scatter(41 + bough, tree.shade);
        const QPointF where = tree.at + QPointF(std::cos(angle), std::sin(angle)) * tree.radius * 0.5;
        const bool isLit = QPointF::dotProduct(where - tree.at, light) > 0;
        painter.setBrush(veiled(isLit ? leaves.lighter(145) : leaves.darker(140), 0.5));
        painter.drawEllipse(where, tree.radius * 0.3, tree.radius * 0.26);
    }
}

void paintForests(const GroundBrush& brush) {
    std::vector<Tree> trees;
    for (const Hex hex : hexesOf(brush, Ground::forest)) {
        QRadialGradient floor(brush.map.center(hex), brush.length(0.6));
        floor.setColorAt(0, veiled(brush.dimmed(0x7f9150), 0.95));
        floor.setColorAt(0.8, veiled(brush.dimmed(0x8d9a5a), 0.7));
        floor.setColorAt(1, veiled(brush.dimmed(0x9aa565), 0));
        brush.painter.fillPath(pathOf(brush.map.outline(hex, 1.04)), floor);
        std::uint32_t index = 0;
        for (const QPointF& place : strewn(hex, 11, 0.40)) {
            const std::uint32_t shade = seedOf(hex) * 37 + index++;
            trees.push_back(
                {at(brush, hex, place.x(), place.y()), brush.length(0.10 + 0.05 * scatter(shade, 3)), shade});
        }
    }
    std::ranges::sort(trees, {}, [](const Tree& tree) { return tree.at.y(); });
    for (const Tree& tree : trees) paintTree(brush, tree);
}

/// Boulders and scree.
void paintBroken(const GroundBrush& brush, Hex hex) {
    QPainter& painter = brush.painter;
    QRadialGradient scree(brush.map.center(hex), brush.length(0.55));
    scree.setColorAt(0, veiled(brush.dimmed(0xa69877), 1.0));
    scree.setColorAt(0.75, veiled(brush.dimmed(0xab9d7d), 0.8));
    scree.setColorAt(1, veiled(brush.dimmed(0xc5b68e), 0));
    painter.fillPath(pathOf(brush.map.outline(hex)), scree);
    std::uint32_t index = 0;
    for (const QPointF& place : strewn(hex, 17, 0.45)) {
        const std::uint32_t seed = seedOf(hex) * 53 + index++;
        const double size = brush.length(0.055 + 0.065 * scatter(seed, 1));
        const QPointF middle = at(brush, hex, place.x(), place.y());
        QPolygonF rock;
        constexpr int corners = 7;
        for (int i = 0; i != corners; ++i) {
            const double angle = i * 2 * std::numbers::pi / corners + scatter(seed, 2);
            const double out = size * (0.8 + 0.35 * scatter(seed, 10 + static_cast<std::uint32_t>(i)));
            rock << middle + QPointF(out * std::cos(angle), out * std::sin(angle) * 0.8);
        }
        painter.fillPath(pathOf(rock.translated(-light * size * 0.45)), QColor(35, 25, 10, 80));
        QLinearGradient stone(middle + light * size, middle - light * size);
        stone.setColorAt(0, brush.dimmed(0xe3d8c2));
        stone.setColorAt(0.5, brush.dimmed(0xa99c84));
        stone.setColorAt(1, brush.dimmed(0x6f6450));
        painter.fillPath(pathOf(rock), stone);
        painter.strokePath(pathOf(rock), QPen(veiled(QColor(0x40362a), 0.6), std::max(0.8, size * 0.09)));
    }
}

}  // namespace

void paintGrounds(const GroundBrush& brush) {
    paintWater(brush, seaOf(brush));
    paintRivers(brush);
    for (const Hex hex : hexesOf(brush, Ground::sea)) paintWaves(brush, hex);
    for (const Hex hex : hexesOf(brush, Ground::ford)) paintFord(brush, hex);
    for (const Hex hex : hexesOf(brush, Ground::marsh)) paintMarsh(brush, hex);
    for (const Hex hex : hexesOf(brush, Ground::broken)) paintBroken(brush, hex);
    paintHills(brush);
    paintForests(brush);
}

}  // namespace vallum::app
