// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/desk_painter.h"

#include "art/room_colors.h"
#include "art/shapes.h"

#include <algorithm>

#include <QImage>
#include <QPainter>

namespace vallum::art {

namespace {

constexpr int tileWidth = 768;
constexpr int plank = 128;
constexpr int planks = 4;

/// Four planks whose grain wraps around, so that tiles join without a seam.
QImage planksOf(const RoomColors& room) {
    QImage tile(tileWidth, plank * planks, QImage::Format_RGB32);
    constexpr double round = 2 * std::numbers::pi / tileWidth;
    for (int row = 0; row != planks; ++row) {
        const auto seed = static_cast<std::uint32_t>(row * 31 + 7);
        const double shade = 0.10 * jitter(seed, 1);
        const double phase = 6.28 * scatter(seed, 2);
        for (int y = 0; y != plank; ++y) {
            const double edge = std::min(y, plank - 1 - y);
            for (int x = 0; x != tileWidth; ++x) {
                const double wave = 5 * std::sin(x * round + phase) + 3 * std::sin(2 * x * round + 2 * phase);
                const double fiber =
                    std::sin((y + wave) * 0.55 + phase) * 0.5 + std::sin((y + wave * 1.7) * 1.9) * 0.3;
                const double grain = jitter(seed + 3, static_cast<std::uint32_t>(y * 61 + x / 23)) * 0.35;
                double dark = 0.30 + shade + 0.16 * fiber + 0.12 * grain;
                if (edge < 2) dark = 1.15 - 0.2 * edge;
                const QColor& base = room.desk;
                const QColor& deep = room.deskGrain;
                const auto mix = [dark](int from, int to) {
                    return std::clamp(static_cast<int>(from + (to - from) * dark), 0, 255);
                };
                tile.setPixelColor(x, row * plank + y,
                                   QColor(mix(base.red(), deep.red()), mix(base.green(), deep.green()),
                                          mix(base.blue(), deep.blue())));
            }
        }
    }
    return tile;
}

const QImage& keptPlanks(bool dark) {
    static const QImage day = planksOf(lightRoom());
    static const QImage night = planksOf(darkRoom());
    return dark ? night : day;
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
