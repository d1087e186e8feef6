// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/desk_painter.h"

#include "art/room_colors.h"
#include "art/shapes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

#include <QImage>
#include <QPainter>

namespace vallum::art {

namespace {

constexpr int tileWidth = 768;
constexpr int plank = 128;
constexpr int planks = 4;

/// The sine of a sum from what is known of both angles: a sine for each pixel took a second when the program
/// starts.
struct Angle {
    double sin = 0;
    double cos = 1;

    explicit Angle(double radians) : sin(std::sin(radians)), cos(std::cos(radians)) {}
};
double sinOfSum(const Angle& one, const Angle& other) { return one.sin * other.cos + one.cos * other.sin; }

/// What a column adds to the angles of the grain: coarse and fine.
struct Column {
    Angle coarse;
    Angle fine;
};

std::vector<Column> columnsOf(double phase) {
    constexpr double round = 2 * std::numbers::pi / tileWidth;
    std::vector<Column> columns;
    columns.reserve(tileWidth);
    for (int x = 0; x != tileWidth; ++x) {
        const double wave = 5 * std::sin(x * round + phase) + 3 * std::sin(2 * x * round + 2 * phase);
        columns.push_back({Angle(wave * 0.55 + phase), Angle(wave * 1.7 * 1.9)});
    }
    return columns;
}

/// Four planks whose grain wraps around, so that tiles join without a seam.
QImage planksOf(const RoomColors& room) {
    QImage tile(tileWidth, plank * planks, QImage::Format_RGB32);
    const QRgb base = room.desk.rgb();
    const QRgb deep = room.deskGrain.rgb();
    const auto mixed = [&](double dark) {
        const auto mix = [dark](int from, int to) {
            return std::clamp(static_cast<int>(from + (to - from) * dark), 0, 255);
        };
        return qRgb(mix(qRed(base), qRed(deep)), mix(qGreen(base), qGreen(deep)),
                    mix(qBlue(base), qBlue(deep)));
    };
    for (int row = 0; row != planks; ++row) {
        const auto seed = static_cast<std::uint32_t>(row * 31 + 7);
        const double shade = 0.10 * jitter(seed, 1);
        const std::vector<Column> columns = columnsOf(6.28 * scatter(seed, 2));
        for (int y = 0; y != plank; ++y) {
            const double edge = std::min(y, plank - 1 - y);
            const Angle coarse(y * 0.55);
            const Angle fine(y * 1.9);
            auto* line = reinterpret_cast<QRgb*>(tile.scanLine(row * plank + y));
            for (int x = 0; x != tileWidth; ++x) {
                const Column& column = columns[static_cast<std::size_t>(x)];
                const double fiber =
                    sinOfSum(column.coarse, coarse) * 0.5 + sinOfSum(column.fine, fine) * 0.3;
                const double grain = jitter(seed + 3, static_cast<std::uint32_t>(y * 61 + x / 23)) * 0.35;
                line[x] = mixed(edge < 2 ? 1.15 - 0.2 * edge : 0.30 + shade + 0.16 * fiber + 0.12 * grain);
            }
        }
    }
    return tile;
}

/// Most rooms are seen in one light only.
const QImage& keptPlanks(bool dark) {
    static std::array<QImage, 2> tiles;
    QImage& tile = tiles.at(dark ? 1 : 0);
    if (tile.isNull()) tile = planksOf(dark ? darkRoom() : lightRoom());
    return tile;
}

}  // namespace

void paintDesk(QPainter& painter, const Ink& ink, const QRectF& cloth, const QRectF& seen) {
    if (cloth.contains(seen)) return;
    painter.save();
    QPainterPath around;
    around.addRect(seen);
    QPainterPath table;
    table.addRect(cloth);
    painter.setClipPath(around.subtracted(table), Qt::IntersectClip);
    const QTransform device = painter.deviceTransform();
    painter.save();
    painter.setWorldTransform(device.inverted() * painter.worldTransform());
    painter.setBrushOrigin(device.map(cloth.topLeft()).toPoint());
    painter.fillRect(device.mapRect(seen), QBrush(keptPlanks(ink.palette.dark)));
    painter.restore();
    for (int step = 1; step != 9; ++step) {
        const double reach = ink.pixels(3.5 * step);
        painter.fillPath(box(cloth.x() - reach, cloth.y() - reach + ink.pixels(6), cloth.width() + 2 * reach,
                             cloth.height() + 2 * reach, reach),
                         QColor(0, 0, 0, 18));
    }
    painter.restore();
}

}  // namespace vallum::art
