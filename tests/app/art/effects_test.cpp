// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/effects.h"

#include <functional>

#include <QImage>
#include <QPainter>
#include <gtest/gtest.h>

namespace vallum::art {
namespace {

/// The pixels that an effect covers at this moment.
int pixelsOf(const std::function<void(QPainter&, const Ink&)>& paint) {
    QImage image(200, 200, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.translate(100, 100);
    painter.scale(64, 64);
    paint(painter, {lightPalette(), 64, {}});
    int count = 0;
    for (int y = 0; y != image.height(); ++y) {
        for (int x = 0; x != image.width(); ++x) count += qAlpha(image.pixel(x, y)) > 20 ? 1 : 0;
    }
    return count;
}

TEST(Effects, ACardTearsFromEdgeToEdge) {
    const auto tear = [](double part) {
        return pixelsOf([part](QPainter& painter, const Ink& ink) { paintTear(painter, ink, {}, 0, part); });
    };
    EXPECT_LT(tear(0.2), tear(0.5));
    EXPECT_EQ(tear(0.7), tear(1)) << "it is there to be read";
}

TEST(Effects, SmokeAndDustComeAndGo) {
    using Paint = void (*)(QPainter&, QPointF, double);
    for (const Paint paint : {Paint(paintSmoke), Paint(paintCloud)}) {
        const auto at = [paint](double part) {
            return pixelsOf([&](QPainter& painter, const Ink&) { paint(painter, {}, part); });
        };
        EXPECT_EQ(at(0), 0);
        EXPECT_GT(at(0.4), 100);
        EXPECT_EQ(at(1), 0);
    }
}

}  // namespace
}  // namespace vallum::art
