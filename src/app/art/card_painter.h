// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/card_look.h"

#include <chrono>
#include <functional>
#include <optional>

#include <QCache>
#include <QHash>
#include <QImage>
#include <QPointF>
#include <QRectF>

class QPainter;

namespace vallum::art {

/// Card coordinates: the origin is the card's center, a unit is 1 DU, x grows to the card's right and y
/// toward its rear, so the front edge lies at y = -0.4 (GEO-04). Turning the painter by the heading puts the
/// card on the table.
inline constexpr QRectF cardRect{-0.8, -0.4, 1.6, 0.8};

/// Paints in card coordinates; the painter must already be rotated. `pixelsPerDu` is in device pixels and
/// sets the level of detail; `headingDegrees` is the heading on the screen and decides only which way up
/// names and badges are.
void paintCard(QPainter& painter,
               const CardLook& look,
               double pixelsPerDu,
               double headingDegrees,
               const Palette& palette);

/// Below this many device pixels per DU a card shows its weapon, initials and a health bar instead of
/// figures.
inline constexpr double nearView = 31;
/// Above this many device pixels per DU even an audience can read a normal card.
inline constexpr double audienceView = 120;

/// Paints many cards quickly by caching the pixels of each for its exact size and heading.
class CardPainter {
public:
    explicit CardPainter(const Palette& palette, qsizetype megabytes = 160);

    /// The painter's units are DU with y down (the table flipped once). The card's center may lie between
    /// pixels, in steps of a quarter.
    void paint(QPainter& painter, const CardLook& look, QPointF center, double headingDegrees);
    /// Gives the same pixels but bypasses the cache.
    void paintUncached(QPainter& painter, const CardLook& look, QPointF center, double headingDegrees) const;

    /// Paints a frame that may not take long: once new cards have taken `atMost`, the others are shown at the
    /// last size that they had, scaled. Returns whether there were any, which another frame should paint.
    [[nodiscard]] bool hurry(std::chrono::milliseconds atMost, const std::function<void()>& paintFrame);

    void setPalette(const Palette& palette);
    [[nodiscard]] qsizetype cachedCards() const { return cache_.count(); }

    struct Key {
        CardLook look;
        int scale = 0;    // device pixels per DU, in 1/64
        int heading = 0;  // on the screen, in hundredths of a degree
        int quarterX = 0;
        int quarterY = 0;
        bool operator==(const Key&) const = default;
    };

    /// A card at any size.
    struct Likeness {
        CardLook look;
        int heading = 0;  // as in `Key`
        bool operator==(const Likeness&) const = default;
    };
    struct Picture {
        QImage image;
        double scale = 1;  // device pixels per DU
        QPointF center;    // of the card in the image
    };

private:
    Palette palette_;
    QCache<Key, QImage> cache_;
    QCache<Likeness, Picture> last_;
    std::optional<std::chrono::nanoseconds> left_;  // of the time for new cards; none: there is no hurry
    bool isBehind_ = false;
};
[[nodiscard]] std::size_t qHash(const CardPainter::Key& key, std::size_t seed = 0);
[[nodiscard]] std::size_t qHash(const CardPainter::Likeness& likeness, std::size_t seed = 0);

}  // namespace vallum::art
