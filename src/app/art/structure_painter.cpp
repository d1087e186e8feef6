// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/structure_painter.h"

#include "art/shapes.h"
#include "art/text.h"

#include <algorithm>

#include <QLinearGradient>
#include <QPainter>

namespace vallum::art {
namespace {

constexpr double section = 0.4;

/// A tile with its front up: x to the right, y to the rear, centered on the origin.
struct Tile {
    QPainter& painter;
    const Ink& ink;
    const StructureLook& look;
    double w = look.size.width() / 2;
    double d = look.size.height() / 2;

    [[nodiscard]] QColor tone(QColor color) const { return ink.palette.dark ? color.darker(135) : color; }
    [[nodiscard]] QPen pen(QColor color, double du, double pixels) const {
        return {tone(color), std::max(du, ink.pixels(pixels)), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
    }
    [[nodiscard]] double random(std::uint32_t kind, std::uint32_t index) const {
        return scatter(look.seed * 31 + kind, index);
    }
    void fill(const QRectF& rect, QColor color) const { painter.fillRect(rect, tone(color)); }
    void frame(const QRectF& rect, QColor color) const {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(pen(color, 0.02, 1.2));
        painter.drawRect(rect);
    }
};

const QColor stoneLight(0xcfc8bb);
const QColor stoneMiddle(0xb4ac9d);
const QColor stoneDark(0x6a6356);
const QColor woodLight(0xa9835a);
const QColor woodMiddle(0x8a6741);
const QColor woodDark(0x4c3520);

QColor body(const StructureLook& look) { return look.stone ? stoneMiddle : woodMiddle; }
QColor edge(const StructureLook& look) { return look.stone ? stoneDark : woodDark; }
QColor bright(const StructureLook& look) { return look.stone ? stoneLight : woodLight; }

/// Courses of stone, or logs side by side.
void paintCourses(const Tile& tile, const QRectF& rect) {
    if (tile.ink.pixelsPerDu < 24) return;
    QPainterPath lines;
    if (tile.look.stone) {
        for (const double x : every(0.2, rect.left() + 0.13, rect.right())) {
            lines.addPath(line({{x, rect.top()}, {x, rect.center().y()}}));
            if (x + 0.1 < rect.right())
                lines.addPath(line({{x + 0.1, rect.center().y()}, {x + 0.1, rect.bottom()}}));
        }
        lines.addPath(line({{rect.left(), rect.center().y()}, {rect.right(), rect.center().y()}}));
    } else {
        for (const double x : every(0.1, rect.left() + 0.1, rect.right())) {
            lines.addPath(line({{x, rect.top()}, {x, rect.bottom()}}));
        }
    }
    tile.painter.strokePath(lines, QPen(tile.ink.palette.veil(edge(tile.look), 0.35), tile.ink.pixels(0.9)));
}

/// Battlements along an outer edge: stone merlons or pointed wooden stakes.
void paintTeeth(const Tile& tile, QPointF from, QPointF to, QPointF inward) {
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    const int count = std::max(2, static_cast<int>(std::lround(length / 0.2)));
    const QPointF step = way / count;
    constexpr double deep = 0.1;
    for (int i = 0; i != count; ++i) {
        const QPointF at = from + step * i;
        if (tile.look.stone) {
            if (i % 2 == 1) continue;
            tile.painter.fillPath(polygon({at, at + step, at + step + inward * deep, at + inward * deep}),
                                  tile.tone(stoneLight));
            tile.painter.strokePath(polygon({at, at + step, at + step + inward * deep, at + inward * deep}),
                                    QPen(tile.tone(stoneDark), tile.ink.pixels(0.8)));
        } else {
            for (const double half : {0.0, 0.5}) {
                const QPointF left = at + step * half;
                const QPainterPath stake =
                    polygon({left + inward * deep, left + step * 0.25, left + step * 0.5 + inward * deep});
                tile.painter.fillPath(stake, tile.tone(woodLight));
                tile.painter.strokePath(stake, QPen(tile.tone(woodDark), tile.ink.pixels(0.7)));
            }
        }
    }
}

/// WAL-04: the marks for lining up, on both sides.
void paintMarks(const Tile& tile) {
    QPainterPath marks;
    for (const double x : every(section, -tile.w + section, tile.w)) {
        marks.addPath(line({{x, -tile.d}, {x, -tile.d + 0.07}}));
        marks.addPath(line({{x, tile.d - 0.07}, {x, tile.d}}));
    }
    tile.painter.strokePath(marks, QPen(tile.ink.palette.veil(QColor(0xfffbe9), 0.95), tile.ink.pixels(1.6)));
}

void paintWall(const Tile& tile) {
    const QRectF all(-tile.w, -tile.d, 2 * tile.w, 2 * tile.d);
    tile.fill(all, body(tile.look));
    const QRectF walk(-tile.w, -tile.d + 0.13, 2 * tile.w, 2 * tile.d - 0.19);
    tile.fill(walk, bright(tile.look));
    paintCourses(tile, walk);
    paintTeeth(tile, {-tile.w, -tile.d}, {tile.w, -tile.d}, {0, 1});
    tile.frame(all, edge(tile.look));
    paintMarks(tile);
}

void paintGate(const Tile& tile) {
    paintWall(tile);
    const QRectF door(-section, -tile.d, 2 * section, 2 * tile.d);
    if (tile.look.doorBroken) {
        tile.fill(door, QColor(0x8f8058));
        QPainterPath splinters;
        for (std::uint32_t i = 0; i != 9; ++i) {
            const QPointF at(door.left() + tile.random(1, i) * door.width(),
                             door.top() + tile.random(2, i) * door.height());
            splinters.addPath(line({at, at + QPointF(0.1 * jitter(3, i), 0.1 * jitter(4, i))}));
        }
        tile.painter.strokePath(splinters, tile.pen(woodDark, 0.03, 1.6));
        tile.frame(door, woodDark);
        return;
    }
    for (const double left : {-section, 0.0}) {
        const QRectF leaf(left, -tile.d, section, 2 * tile.d);
        tile.fill(leaf, QColor(0x7b5430));
        tile.frame(leaf, woodDark);
        for (const double y : {-tile.d * 0.45, tile.d * 0.45}) {
            tile.painter.fillRect(QRectF(left + 0.03, y - 0.022, section - 0.06, 0.044),
                                  tile.tone(QColor(0x3b3b40)));
        }
    }
}

void paintCorner(const Tile& tile) {
    const double thick = section;
    QPainterPath masonry = polygon({{-tile.w, -tile.d},
                                    {tile.w, -tile.d},
                                    {tile.w, tile.d},
                                    {tile.w - thick, tile.d},
                                    {tile.w - thick, -tile.d + thick},
                                    {-tile.w, -tile.d + thick}});
    tile.painter.fillPath(masonry, tile.tone(bright(tile.look)));
    paintTeeth(tile, {-tile.w, -tile.d}, {tile.w, -tile.d}, {0, 1});
    paintTeeth(tile, {tile.w, -tile.d}, {tile.w, tile.d}, {-1, 0});
    tile.painter.strokePath(masonry, tile.pen(edge(tile.look), 0.02, 1.2));
}

void paintTower(const Tile& tile) {
    const QRectF all(-tile.w, -tile.d, 2 * tile.w, 2 * tile.d);
    tile.fill(all, body(tile.look));
    const double rim = 0.14;
    const QRectF floor = all.adjusted(rim, rim, -rim, -rim);
    QLinearGradient shade(floor.topLeft(), floor.bottomRight());
    shade.setColorAt(0, tile.tone(bright(tile.look).darker(118)));
    shade.setColorAt(1, tile.tone(bright(tile.look)));
    tile.painter.fillRect(floor, shade);
    paintTeeth(tile, all.topLeft(), all.topRight(), {0, 1});
    paintTeeth(tile, all.topRight(), all.bottomRight(), {-1, 0});
    paintTeeth(tile, all.bottomRight(), all.bottomLeft(), {0, -1});
    paintTeeth(tile, all.bottomLeft(), all.topLeft(), {1, 0});
    tile.frame(floor, edge(tile.look));
    tile.frame(all, edge(tile.look));
}

/// A tall timber frame, seen from above as a platform on cross braces.
void paintWatchtower(const Tile& tile) {
    const QRectF all(-tile.w, -tile.d, 2 * tile.w, 2 * tile.d);
    tile.painter.fillRect(all, tile.ink.palette.veil(QColor(0x3a2a17), 0.25));
    tile.painter.strokePath(line({all.topLeft(), all.bottomRight()}), tile.pen(woodDark, 0.06, 2));
    tile.painter.strokePath(line({all.topRight(), all.bottomLeft()}), tile.pen(woodDark, 0.06, 2));
    const QRectF platform = all.adjusted(0.12, 0.12, -0.12, -0.12);
    tile.fill(platform, woodLight);
    paintCourses(tile, platform);
    tile.frame(platform, woodDark);
    for (const QPointF& post : {all.topLeft(), all.topRight(), all.bottomLeft(), all.bottomRight()}) {
        tile.painter.fillPath(disc(post.x() * 0.9, post.y() * 0.9, 0.06), tile.tone(woodDark));
    }
    tile.frame(all, woodDark);
}

/// On wheels, with its bridge at the front.
void paintSiegeTower(const Tile& tile) {
    const QRectF all(-tile.w, -tile.d, 2 * tile.w, 2 * tile.d);
    for (const double x : {-tile.w, tile.w - 0.12}) {
        for (const double y : {-tile.d + 0.1, tile.d - 0.3}) {
            tile.painter.fillPath(box(x, y, 0.12, 0.2, 0.04), tile.tone(QColor(0x33261a)));
        }
    }
    const QRectF hull = all.adjusted(0.09, 0.02, -0.09, -0.02);
    tile.fill(hull, woodMiddle);
    paintCourses(tile, hull);
    const QRectF ramp(-0.22, -tile.d + 0.02, 0.44, 0.22);
    tile.fill(ramp, woodLight);
    tile.frame(ramp, woodDark);
    const QRectF hide = hull.adjusted(0.08, 0.3, -0.08, -0.1);
    tile.fill(hide, QColor(0x93744f));
    tile.frame(hide, woodDark);
    tile.frame(hull, woodDark);
}

void paintHouse(const Tile& tile, const QRectF& house, std::uint32_t index) {
    tile.painter.fillRect(house.translated(0.05, 0.07), QColor(30, 22, 10, 70));
    const QColor thatch = tile.random(7, index) < 0.5 ? QColor(0xb98a4a) : QColor(0xa8643c);
    const bool isWide = house.width() >= house.height();
    const QRectF lit = isWide ? QRectF(house.left(), house.top(), house.width(), house.height() / 2)
                              : QRectF(house.left(), house.top(), house.width() / 2, house.height());
    tile.fill(house, thatch.darker(120));
    tile.fill(lit, thatch.lighter(112));
    tile.frame(house, QColor(0x4a3218));
    const QPainterPath ridge =
        isWide ? line({{house.left(), house.center().y()}, {house.right(), house.center().y()}})
               : line({{house.center().x(), house.top()}, {house.center().x(), house.bottom()}});
    tile.painter.strokePath(ridge, tile.pen(QColor(0x4a3218), 0.02, 1));
}

void paintVillage(const Tile& tile) {
    const QRectF all(-tile.w, -tile.d, 2 * tile.w, 2 * tile.d);
    tile.painter.fillRect(all, tile.ink.palette.veil(QColor(0xc9b482), 0.85));
    QPen border(tile.tone(QColor(0x7a6236)), tile.ink.pixels(1.4), Qt::CustomDashLine);
    border.setDashPattern({5, 3});
    tile.painter.setBrush(Qt::NoBrush);
    tile.painter.setPen(border);
    tile.painter.drawRect(all);
    const double slot = 2 * tile.w / 4;
    for (std::uint32_t i = 0; i != 4; ++i) {
        const bool isTall = tile.random(1, i) < 0.4;
        const double width = isTall ? 0.26 : 0.38;
        const double depth = isTall ? 0.42 : 0.26;
        const double x = -tile.w + slot * (i + 0.5) - width / 2 + 0.04 * (2 * tile.random(2, i) - 1);
        const double room = 2 * tile.d - depth - 0.16;
        const double y =
            -tile.d + 0.08 +
            room * (i % 2 == 0 ? 0.15 + 0.2 * tile.random(3, i) : 0.65 + 0.3 * tile.random(3, i));
        paintHouse(tile, {x, y, width, depth}, i);
    }
}

void paintBridge(const Tile& tile) {
    const QRectF all(-tile.w, -tile.d, 2 * tile.w, 2 * tile.d);
    tile.painter.fillRect(all.translated(0.05, 0.06), QColor(20, 26, 30, 80));
    tile.fill(all, bright(tile.look));
    QPainterPath planks;
    for (const double y : every(tile.look.stone ? 0.2 : 0.1, -tile.d + 0.1, tile.d)) {
        planks.addPath(line({{-tile.w, y}, {tile.w, y}}));
    }
    tile.painter.strokePath(planks, QPen(tile.ink.palette.veil(edge(tile.look), 0.55), tile.ink.pixels(1)));
    for (const double x : {-tile.w, tile.w - 0.05}) {
        tile.fill({x, -tile.d, 0.05, 2 * tile.d}, edge(tile.look));
    }
    if (tile.w > 0.3) {
        QPen middle(tile.ink.palette.veil(QColor(0xfffbe9), 0.8), tile.ink.pixels(1.2), Qt::DashLine);
        tile.painter.strokePath(line({{0, -tile.d}, {0, tile.d}}), middle);
    }
    tile.frame(all, edge(tile.look));
}

void paintCaltrops(const Tile& tile) {
    const QRectF all(-tile.w, -tile.d, 2 * tile.w, 2 * tile.d);
    tile.painter.fillRect(all, tile.ink.palette.veil(QColor(0x4a4332), 0.14));
    QPen border(tile.ink.palette.veil(QColor(0x3c3524), 0.6), tile.ink.pixels(1.1), Qt::DotLine);
    tile.painter.setBrush(Qt::NoBrush);
    tile.painter.setPen(border);
    tile.painter.drawRect(all);
    const int count = static_cast<int>(all.width() * all.height() * 26);
    for (std::uint32_t i = 0; i != static_cast<std::uint32_t>(count); ++i) {
        const QPointF at(all.left() + 0.05 + tile.random(1, i) * (all.width() - 0.1),
                         all.top() + 0.05 + tile.random(2, i) * (all.height() - 0.1));
        const QPainterPath iron = turned(star(4, 0.055, 0.016), 90 * tile.random(3, i));
        tile.painter.fillPath(moved(iron, at.x(), at.y()), tile.tone(QColor(0x3d3f45)));
    }
}

void paintTrench(const Tile& tile) {
    const QRectF all(-tile.w, -tile.d, 2 * tile.w, 2 * tile.d);
    tile.painter.fillPath(box(all.x(), all.y(), all.width(), all.height(), 0.08),
                          tile.tone(QColor(0xb49b66)));
    const QRectF ditch = all.adjusted(0.05, 0.12, -0.05, -0.07);
    QLinearGradient deep(ditch.topLeft(), ditch.bottomLeft());
    deep.setColorAt(0, tile.tone(QColor(0x3a2c19)));
    deep.setColorAt(1, tile.tone(QColor(0x6b5330)));
    tile.painter.fillRect(ditch, deep);
    tile.frame(ditch, QColor(0x4a3a20));
}

void paintBarricade(const Tile& tile) {
    const QRectF all(-tile.w, -tile.d, 2 * tile.w, 2 * tile.d);
    tile.painter.fillRect(all, tile.ink.palette.veil(QColor(0x5a4526), 0.2));
    tile.painter.strokePath(line({{-tile.w, 0}, {tile.w, 0}}), tile.pen(woodDark, 0.06, 2));
    for (const double x : every(0.2, -tile.w + 0.1, tile.w)) {
        tile.painter.strokePath(line({{x - 0.07, -tile.d + 0.03}, {x + 0.07, tile.d - 0.03}}),
                                tile.pen(woodMiddle, 0.05, 1.8));
        tile.painter.strokePath(line({{x + 0.07, -tile.d + 0.03}, {x - 0.07, tile.d - 0.03}}),
                                tile.pen(woodLight, 0.05, 1.8));
    }
}

void paintRam(const Tile& tile) {
    tile.painter.fillPath(box(-0.09, -tile.d + 0.1, 0.18, 2 * tile.d - 0.12, 0.07), tile.tone(woodMiddle));
    tile.painter.strokePath(box(-0.09, -tile.d + 0.1, 0.18, 2 * tile.d - 0.12, 0.07),
                            tile.pen(woodDark, 0.02, 1));
    tile.painter.fillPath(box(-0.11, -tile.d, 0.22, 0.2, 0.06), tile.tone(QColor(0x45484f)));
    for (const double y : {-0.1, 0.15}) {
        tile.painter.strokePath(line({{-tile.w, y}, {tile.w, y}}), tile.pen(QColor(0xcbb587), 0.03, 1.4));
    }
}

/// RAZ-01: the rubble stays where the structure stood and is no obstacle.
void paintRubble(const Tile& tile) {
    const QRectF all(-tile.w, -tile.d, 2 * tile.w, 2 * tile.d);
    tile.painter.fillRect(all, tile.ink.palette.veil(QColor(0x4f4636), 0.12));
    const int count = std::max(10, static_cast<int>(all.width() * all.height() * 40));
    for (std::uint32_t i = 0; i != static_cast<std::uint32_t>(count); ++i) {
        const QPointF at(all.left() + tile.random(1, i) * all.width(),
                         all.top() + tile.random(2, i) * all.height());
        const double size = 0.035 + 0.05 * tile.random(3, i);
        const QPainterPath piece =
            turned(tile.look.stone
                       ? polygon({{-size, -size}, {size * 0.8, -size}, {size, size}, {-size, size * 0.7}})
                       : box(-size * 1.8, -size / 3, size * 3.6, size * 0.66, 0.01),
                   360 * tile.random(4, i));
        tile.painter.fillPath(moved(piece, at.x(), at.y()),
                              tile.tone(tile.random(5, i) < 0.5 ? body(tile.look) : bright(tile.look)));
        tile.painter.strokePath(moved(piece, at.x(), at.y()),
                                QPen(tile.tone(edge(tile.look)), tile.ink.pixels(0.7)));
    }
}

void paintTile(const Tile& tile) {
    switch (tile.look.shape) {
        case StructureShape::wall: return paintWall(tile);
        case StructureShape::cornerWall: return paintCorner(tile);
        case StructureShape::gate: return paintGate(tile);
        case StructureShape::tower: return paintTower(tile);
        case StructureShape::watchtower: return paintWatchtower(tile);
        case StructureShape::siegeTower: return paintSiegeTower(tile);
        case StructureShape::village: return paintVillage(tile);
        case StructureShape::bridge: return paintBridge(tile);
        case StructureShape::caltrops: return paintCaltrops(tile);
        case StructureShape::trench: return paintTrench(tile);
        case StructureShape::barricade: return paintBarricade(tile);
        case StructureShape::ram: return paintRam(tile);
    }
}

void castShadow(const Tile& tile) {
    const bool isHigh = tile.look.shape == StructureShape::tower ||
                        tile.look.shape == StructureShape::watchtower ||
                        tile.look.shape == StructureShape::siegeTower;
    const bool isWall = tile.look.shape == StructureShape::wall || tile.look.shape == StructureShape::gate;
    if (!isHigh && !isWall) return;
    // The light comes from the north-west of the table, whatever the tile's heading.
    const QPointF away =
        QTransform().rotate(-tile.look.headingDegrees).map(QPointF(0.08, 0.11) * (isHigh ? 1.6 : 1));
    tile.painter.fillRect(QRectF(-tile.w, -tile.d, 2 * tile.w, 2 * tile.d).translated(away),
                          QColor(25, 20, 10, 70));
}

// ------------------------------------------------------------------- states

void paintCracks(const Tile& tile) {
    QPainterPath cracks;
    const auto count = static_cast<std::uint32_t>(std::min(8, tile.look.damage));
    for (std::uint32_t i = 0; i != count; ++i) {
        QPointF at((2 * tile.random(11, i) - 1) * tile.w * 0.85, (2 * tile.random(12, i) - 1) * tile.d * 0.7);
        cracks.moveTo(at);
        for (std::uint32_t k = 0; k != 4; ++k) {
            at += QPointF(0.09 * (2 * tile.random(13, 5 * i + k) - 1) + 0.04,
                          0.1 * (2 * tile.random(14, 5 * i + k) - 1));
            cracks.lineTo(std::clamp(at.x(), -tile.w, tile.w), std::clamp(at.y(), -tile.d, tile.d));
        }
    }
    tile.painter.strokePath(cracks, tile.pen(QColor(0x1e1812), 0.022, 1.5));
}

constexpr int mostFlames = 4;

void paintFlame(QPainter& painter, QPointF at, double size) {
    QPainterPath outer(at);
    outer.cubicTo(at + QPointF(-size * 0.7, -size * 0.2), at + QPointF(-size * 0.1, -size * 0.9),
                  at + QPointF(0, -size * 1.6));
    outer.cubicTo(at + QPointF(size * 0.2, -size), at + QPointF(size * 0.75, -size * 0.5), at);
    painter.fillPath(outer, QColor(0xe2721b));
    QPainterPath inner(at);
    inner.cubicTo(at + QPointF(-size * 0.35, -size * 0.15), at + QPointF(0, -size * 0.5),
                  at + QPointF(0.02, -size * 0.95));
    inner.cubicTo(at + QPointF(size * 0.15, -size * 0.6), at + QPointF(size * 0.4, -size * 0.3), at);
    painter.fillPath(inner, QColor(0xf8d54a));
}

double heightOfNumber(const Ink& ink) { return std::clamp(0.24, ink.pixels(12), ink.pixels(20)); }
double widthOfNumber(const Ink& ink, const QString& text) {
    return lineWidth(text, labelFont(), heightOfNumber(ink) * 0.7) + heightOfNumber(ink) * 0.6;
}

void paintNumber(QPainter& painter, const Ink& ink, QPointF at, const QString& text, QColor color) {
    const double height = heightOfNumber(ink);
    const double width = widthOfNumber(ink, text);
    const QRectF plate(at.x() - width / 2, at.y() - height / 2, width, height);
    painter.fillPath(box(plate.x(), plate.y(), width, height, height / 2), ink.palette.veil(color, 0.92));
    paintLine(painter, {text, plate, ink.pixelsPerDu, Qt::AlignHCenter, false, 0.72, 0.9}, labelFont(),
              ink.palette.bubbleInk);
}

void paintCells(QPainter& painter, const Ink& ink, const QRectF& bar, const StructureLook& look) {
    const double edge = ink.pixels(1.5);
    painter.fillRect(bar.adjusted(-edge, -edge, edge, edge), ink.palette.bubble);
    const double cell = bar.width() / look.durability;
    for (int i = 0; i != look.durability; ++i) {
        const QColor color = i < look.damage                  ? ink.palette.refused
                             : i < look.damage + look.burning ? QColor(0xe2721b)
                                                              : ink.palette.parchment;
        const double gap = std::min(edge, cell / 4);
        painter.fillRect(QRectF(bar.left() + i * cell + gap / 2, bar.top(), cell - gap, bar.height()), color);
    }
    if (look.doorLimit == 0) return;
    const double x = bar.left() + look.doorLimit * cell;
    painter.fillRect(QRectF(x - edge, bar.top() - 3 * edge, 2 * edge, bar.height() + 6 * edge),
                     ink.palette.gold);
}

/// On one line, so as not to cover ladders. When zoomed out, only the number is shown, because the bar would
/// overlap the next section's.
void paintDamage(QPainter& painter, const Ink& ink, QPointF at, const StructureLook& look) {
    const QString number =
        look.damage == 0 ? QString() : QStringLiteral("%1/%2").arg(look.damage).arg(look.durability);
    const double plate = number.isEmpty() ? 0 : widthOfNumber(ink, number);
    const double room = look.size.width() * 0.9 - plate;
    if (plate > 0 && room < ink.pixels(20)) return paintNumber(painter, ink, at, number, ink.palette.bubble);
    const double height = std::clamp(0.13, ink.pixels(7), ink.pixels(11));
    const double width = std::clamp(room, ink.pixels(20), ink.pixels(80));
    const QRectF bar(at.x() + (plate - width) / 2, at.y() - height / 2, width, height);
    paintCells(painter, ink, bar, look);
    if (plate > 0) paintNumber(painter, ink, {bar.left() - plate / 2, at.y()}, number, ink.palette.bubble);
}

}  // namespace

void paintStructure(QPainter& painter, const Ink& ink, const StructureLook& look) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(look.center);
    painter.rotate(look.headingDegrees);
    const Tile tile{painter, ink, look};
    if (look.collapsed) {
        paintRubble(tile);
    } else {
        castShadow(tile);
        paintTile(tile);
        if (look.damage > 0) paintCracks(tile);
    }
    painter.restore();
}

void paintStructureState(QPainter& painter, const Ink& ink, const StructureLook& look) {
    if (look.collapsed) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double size = std::max(0.17, ink.pixels(8));
    const int flames = std::min(look.fire, mostFlames);
    for (int i = 0; i != flames; ++i) {
        const double across = (i - (flames - 1) / 2.0) * size * 1.25;
        // New fires are small: they do no damage yet.
        const double high = i < look.burning ? size : size * 0.7;
        paintFlame(painter,
                   look.center + QTransform().rotate(look.headingDegrees).map(QPointF(across, 0)) +
                       QPointF(0, size * 0.6),
                   high);
    }
    const QPointF below = look.center + QPointF(0, std::max(0.16, ink.pixels(8)));
    if (look.durability > 0 && look.damage + look.fire > 0) paintDamage(painter, ink, below, look);
    if (look.fire > mostFlames) {
        const QPointF above = look.center - QPointF(0, std::max(0.34, ink.pixels(18)));
        paintNumber(painter, ink, above, QString::number(look.fire), QColor(0xb4480f));
    }
    painter.restore();
}

void paintClimbing(QPainter& painter, const Ink& ink, QPointF at, double headingDegrees, int levels, int of) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(at);
    painter.rotate(headingDegrees);
    const double height = std::max(0.34, ink.pixels(18));
    const double width = height * 0.5;
    const QRectF ladder(-width / 2, -height / 4, width, height);
    painter.fillPath(box(ladder.x() - 0.03, ladder.y() - 0.03, width + 0.06, height + 0.06, 0.05),
                     ink.palette.veil(ink.palette.parchment, 0.9));
    const QPen rail(QColor(0x4c3520), std::max(0.03, ink.pixels(1.6)));
    painter.strokePath(line({ladder.bottomLeft(), ladder.topLeft()}), rail);
    painter.strokePath(line({ladder.bottomRight(), ladder.topRight()}), rail);
    for (int rung = 0; rung != of; ++rung) {
        const double y = ladder.bottom() - height * (rung + 0.5) / of;
        const QColor color = rung < levels ? ink.palette.allowed : ink.palette.veil(QColor(0x4c3520), 0.5);
        painter.strokePath(line({{ladder.left(), y}, {ladder.right(), y}}),
                           QPen(color, std::max(0.06, ink.pixels(rung < levels ? 3.4 : 2))));
    }
    painter.restore();
}

void paintFirefighting(QPainter& painter, const Ink& ink, QPointF at) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double size = std::max(0.16, ink.pixels(8));
    painter.fillPath(disc(at.x(), at.y(), size), ink.palette.bubble);
    const QPointF tip = at - QPointF(0, size * 0.75);
    const QPointF foot = at + QPointF(0, size * 0.6);
    QPainterPath drop(tip);
    drop.cubicTo(at + QPointF(size * 0.3, -size * 0.2), at + QPointF(size * 0.8, size * 0.6), foot);
    drop.cubicTo(at + QPointF(-size * 0.8, size * 0.6), at + QPointF(-size * 0.3, -size * 0.2), tip);
    painter.fillPath(drop, QColor(0x5db1e8));
    painter.restore();
}

}  // namespace vallum::art
