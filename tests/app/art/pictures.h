// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/card_painter.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include <QImage>
#include <QPainter>

namespace vallum::art {

inline CardLook hastati() {
    CardLook look;
    look.name = QStringLiteral("Hastati");
    look.side = sideOfSeat(0);
    return look;
}

/// A picture of 2.6 by 2.6 DU centered on the origin, painted by the given function.
template <class Paint> QImage picture(double pixelsPerDu, Paint paint) {
    const int size = static_cast<int>(2.6 * pixelsPerDu);
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(size / 2, size / 2);
    painter.scale(pixelsPerDu, pixelsPerDu);
    paint(painter);
    return image;
}

inline QImage cardPicture(const CardLook& look, double pixelsPerDu, double heading) {
    return picture(pixelsPerDu, [&](QPainter& painter) {
        painter.rotate(heading);
        paintCard(painter, look, pixelsPerDu, heading, lightPalette());
    });
}

inline int differingPixels(const QImage& a, const QImage& b) {
    int differing = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) differing += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
    }
    return differing;
}

/// The largest difference of any pixel in any channel.
inline int largestDifference(const QImage& a, const QImage& b) {
    int largest = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QColor one = a.pixelColor(x, y);
            const QColor other = b.pixelColor(x, y);
            largest =
                std::max({largest, std::abs(one.red() - other.red()), std::abs(one.green() - other.green()),
                          std::abs(one.blue() - other.blue()), std::abs(one.alpha() - other.alpha())});
        }
    }
    return largest;
}

inline int inkedPixels(const QImage& image) {
    int inked = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) inked += qAlpha(image.pixel(x, y)) > 40 ? 1 : 0;
    }
    return inked;
}

}  // namespace vallum::art
