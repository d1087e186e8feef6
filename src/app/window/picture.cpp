// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/picture.h"

#include "table/table_scene.h"

#include <QPainter>

namespace vallum::app {

QImage pictureOf(const field::Battle& battle, QSize pixels) {
    TableScene scene;
    scene.show(battle);
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(scene.palette().outside);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform |
                           QPainter::TextAntialiasing);
    const QRectF around = scene.coordinates().table().adjusted(-0.9, -0.9, 0.9, 0.9);
    // The whole image is table or outside, whatever its proportions.
    QSizeF size = around.size();
    size.scale(pixels, Qt::KeepAspectRatio);
    const double scale = size.width() / around.width();
    const QSizeF seen = QSizeF(pixels) / scale;
    QRectF source({0, 0}, seen);
    source.moveCenter(around.center());
    scene.render(&painter, QRectF(QPointF(0, 0), QSizeF(pixels)), source, Qt::IgnoreAspectRatio);
    return image;
}

QImage pictureOf(const field::Battle& battle, int width) {
    const geometry::Size& table = battle.setting->table;
    const double wide = inDu(table.width) + 1.8;
    const double high = inDu(table.depth) + 1.8;
    return pictureOf(battle, QSize(width, static_cast<int>(width * high / wide)));
}

}  // namespace vallum::app
