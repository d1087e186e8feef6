// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/card_painter.h"

#include "art/card_face.h"
#include "art/text.h"

#include <cmath>

#include <QPaintEngine>
#include <QPainter>

namespace vallum::art {
namespace {

void paintNearFace(QPainter& painter, const CardSheet& sheet) {
    paintRim(painter, sheet);
    paintField(painter, sheet);
    paintFigures(painter, sheet);
    paintCrack(painter, sheet);
    paintNameBand(painter, sheet);
    paintHealth(painter, sheet);
    paintEdgeTicks(painter, sheet);
    paintFrontMark(painter, sheet);
    paintBadges(painter, sheet);
}

/// The position of a card in device pixels.
struct Placement {
    double scale = 1;
    double heading = 0;
    QPointF corner;  // of the image, in whole pixels
    QPointF center;  // in the image, in quarter pixels
    QSize size;
};

Placement placementOf(const QTransform& device, QPointF center, double headingDegrees) {
    Placement placement;
    placement.scale = std::round(std::hypot(device.m11(), device.m12()) * 64) / 64;
    placement.heading = headingDegrees + qRadiansToDegrees(std::atan2(device.m12(), device.m11()));
    const double angle = qDegreesToRadians(placement.heading);
    const double reachX = 1.3;  // half the card, the marker beside it and the glow
    const double reachY = 0.52;
    const double halfWidth =
        std::ceil((std::abs(std::cos(angle)) * reachX + std::abs(std::sin(angle)) * reachY) *
                  placement.scale) +
        1;
    const double halfHeight =
        std::ceil((std::abs(std::sin(angle)) * reachX + std::abs(std::cos(angle)) * reachY) *
                  placement.scale) +
        1;
    const QPointF mapped = device.map(center);
    const QPointF snapped(std::round(mapped.x() * 4) / 4, std::round(mapped.y() * 4) / 4);
    const QPointF whole(std::floor(snapped.x()), std::floor(snapped.y()));
    placement.corner = whole - QPointF(halfWidth, halfHeight);
    placement.center = snapped - placement.corner;
    placement.size = QSize(static_cast<int>(halfWidth) * 2 + 1, static_cast<int>(halfHeight) * 2 + 1);
    return placement;
}

QImage painted(const Placement& placement, const CardLook& look, const Palette& palette) {
    QImage image(placement.size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.translate(placement.center);
    painter.rotate(placement.heading);
    painter.scale(placement.scale, placement.scale);
    paintCard(painter, look, placement.scale, placement.heading, palette);
    return image;
}

void drawScaled(
    QPainter& painter, const Placement& placement, const QImage& image, QPointF center, double factor) {
    const QPointF corner = placement.corner + placement.center - center * factor;
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(QRectF(corner, QSizeF(image.size()) * factor), image);
}

/// Maps one painter unit to one device pixel, whatever the device's pixel ratio.
QTransform wholePixels(const QPainter& painter) {
    return painter.deviceTransform().inverted() * painter.worldTransform();
}

CardPainter::Key keyOf(const CardLook& look, const Placement& placement) {
    return {look, static_cast<int>(std::lround(placement.scale * 64)),
            static_cast<int>(std::lround(placement.heading * 100)),
            static_cast<int>(std::lround(placement.center.x() * 4)) % 4,
            static_cast<int>(std::lround(placement.center.y() * 4)) % 4};
}

}  // namespace

void paintCard(QPainter& painter,
               const CardLook& look,
               double pixelsPerDu,
               double headingDegrees,
               const Palette& palette) {
    const CardSheet sheet{look, palette, palette.shadesOf(look.side.color), pixelsPerDu,
                          readsUpsideDown(headingDegrees)};
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintShadowAndGlow(painter, sheet);
    // From afar, its initials have to be read through the ghost.
    if (look.ghost != Ghost::none)
        painter.setOpacity(painter.opacity() * (pixelsPerDu < nearView ? 0.85 : 0.66));
    paintExtensions(painter, sheet);
    if (look.faceDown) {
        paintBack(painter, sheet);
    } else if (palette.forAudience && pixelsPerDu < audienceView) {
        paintAudienceFace(painter, sheet);
    } else if (pixelsPerDu < nearView) {
        paintFarFace(painter, sheet);
    } else {
        paintNearFace(painter, sheet);
    }
    painter.restore();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (look.ghost != Ghost::none) {
        const bool hasName = !look.faceDown && !palette.forAudience && pixelsPerDu >= nearView;
        if (hasName) paintNameBand(painter, sheet);  // on whatever the ghost lies
        paintGhostEdge(painter, sheet);
    }
    painter.restore();
}

CardPainter::CardPainter(const Palette& palette, qsizetype megabytes)
    : palette_(palette),
      cache_(megabytes * 1024),
      last_(megabytes * 1024 / 4) {}

void CardPainter::paint(QPainter& painter, const CardLook& look, QPointF center, double headingDegrees) {
    // On paper and in vector files cards are not cached as pixels.
    if (painter.paintEngine()->type() != QPaintEngine::Raster)
        return paintUncached(painter, look, center, headingDegrees);
    const Placement placement = placementOf(painter.deviceTransform(), center, headingDegrees);
    const Key key = keyOf(look, placement);
    painter.save();
    painter.setWorldTransform(wholePixels(painter));
    const Likeness likeness{look, key.heading};
    if (const QImage* kept = cache_.object(key)) {
        painter.drawImage(placement.corner, *kept);
    } else if (const Picture* last = left_ && left_->count() <= 0 ? last_.object(likeness) : nullptr) {
        drawScaled(painter, placement, last->image, last->center, placement.scale / last->scale);
        isBehind_ = true;
    } else {
        const auto before = std::chrono::steady_clock::now();
        const QImage image = painted(placement, look, palette_);
        if (left_) *left_ -= std::chrono::steady_clock::now() - before;
        painter.drawImage(placement.corner, image);
        const qsizetype cost = std::max<qsizetype>(1, image.sizeInBytes() / 1024);
        cache_.insert(key, new QImage(image), cost);
        last_.insert(likeness, new Picture{image, placement.scale, placement.center}, cost);
    }
    painter.restore();
}

bool CardPainter::hurry(std::chrono::milliseconds atMost, const std::function<void()>& paintFrame) {
    left_ = atMost;
    isBehind_ = false;
    paintFrame();
    left_.reset();
    return isBehind_;
}

void CardPainter::paintUncached(QPainter& painter,
                                const CardLook& look,
                                QPointF center,
                                double headingDegrees) const {
    const Placement placement = placementOf(painter.deviceTransform(), center, headingDegrees);
    painter.save();
    painter.setWorldTransform(wholePixels(painter));
    painter.translate(placement.corner + placement.center);
    painter.rotate(placement.heading);
    painter.scale(placement.scale, placement.scale);
    paintCard(painter, look, placement.scale, placement.heading, palette_);
    painter.restore();
}

void CardPainter::setPalette(const Palette& palette) {
    palette_ = palette;
    cache_.clear();
    last_.clear();
}

std::size_t qHash(const CardPainter::Key& key, std::size_t seed) {
    return qHashMulti(seed, key.look, key.scale, key.heading, key.quarterX, key.quarterY);
}
std::size_t qHash(const CardPainter::Likeness& likeness, std::size_t seed) {
    return qHashMulti(seed, likeness.look, likeness.heading);
}

}  // namespace vallum::art
