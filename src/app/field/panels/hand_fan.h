// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <set>

#include <QPolygonF>
#include <QRectF>
#include <QSizeF>
#include <QTransform>

namespace vallum::app {

/// Where the cards of a hand lie, held as a fan at the lower edge of a panel, in pixels. A raised card stands
/// upright, larger, and on top of the others.
struct HandFan {
    QSizeF panel;
    double beside = 0;     // the width kept free at the right
    bool isRoomy = false;  // more height is kept free for a raised card
    std::size_t count = 0;
    std::set<std::size_t> picked = {};
    std::optional<std::size_t> raised = {};
    double rise = 1;  // how far the raised card has risen, from 0 to 1

    /// The share of the height that is kept free for a raised card.
    [[nodiscard]] double lift() const;
    [[nodiscard]] double cardWidth() const;
    /// The place of a card at rest before rotation, and its rotation.
    [[nodiscard]] QRectF rectOf(std::size_t place) const;
    [[nodiscard]] QTransform turnOf(std::size_t place) const;
    /// The current place, which includes the rise, before rotation.
    [[nodiscard]] QRectF shownAt(std::size_t place) const;
    [[nodiscard]] QPolygonF outlineOf(std::size_t place) const;
    /// The card at a point; none if there is none.
    [[nodiscard]] std::optional<std::size_t> placeAt(QPointF point) const;
};

}  // namespace vallum::app
