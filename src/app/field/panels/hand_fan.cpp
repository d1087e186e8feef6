// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/panels/hand_fan.h"

#include "art/action_card.h"

#include <algorithm>

namespace vallum::app {

namespace {

constexpr double gap = 8;
constexpr double larger = 1.5;  // scale of a raised card
constexpr double spread = 13;   // degrees between the outer cards of a full hand
constexpr std::size_t fullHand = 6;

}  // namespace

double HandFan::lift() const { return isRoomy ? 0.38 : 0.08; }

double HandFan::cardWidth() const {
    constexpr double readable = 139;  // with the shadow around a card of 130
    const double most = (panel.height() * (1 - lift()) - gap / 2) * art::actionCardRatio;
    const double room = panel.width() - beside - 2 * gap;
    // Prefers slightly smaller cards to overlapping ones.
    const double fair = room / std::max<double>(1, static_cast<double>(count));
    return std::clamp(fair, std::min(readable, most), most);
}

QRectF HandFan::rectOf(std::size_t place) const {
    const double wide = cardWidth();
    const double high = wide / art::actionCardRatio;
    const double room = panel.width() - beside - 2 * gap;
    const auto all = static_cast<double>(count);
    // A full hand overlaps as it would in the hand; the card under the pointer is on top.
    const double step = all > 1 ? std::min(wide * 0.94, (room - wide) / (all - 1)) : 0;
    const double left = (room - step * (all - 1) - wide) / 2 + gap;
    const double fromMiddle = static_cast<double>(place) - (all - 1) / 2;
    const double sink = fromMiddle * fromMiddle * high * 0.009;
    // Keeps the last line of the outer cards, which lie lowest, legible.
    const double up = (all - 1) * high * 0.012;
    return {left + step * static_cast<double>(place), panel.height() - high + sink - up, wide, high};
}

QTransform HandFan::turnOf(std::size_t place) const {
    const auto all = static_cast<double>(count);
    const double each = spread / std::max<double>(all, fullHand);
    const QRectF card = rectOf(place);
    const QPointF foot(card.center().x(), card.bottom());
    QTransform turn = QTransform::fromTranslate(foot.x(), foot.y());
    turn.rotate(each * (static_cast<double>(place) - (all - 1) / 2));
    return turn.translate(-foot.x(), -foot.y());
}

QRectF HandFan::shownAt(std::size_t place) const {
    QRectF card = rectOf(place);
    const double part = raised == place ? rise : 0;
    if (part == 0) return picked.contains(place) ? card.translated(0, -panel.height() * lift() * 0.2) : card;
    const double most = (panel.height() - gap) / card.height();
    const double grown = 1 + (std::min(larger, most) - 1) * part;
    const QSizeF size = card.size() * grown;
    const double foot = std::min(card.bottom(), panel.height()) - gap / 4;
    QRectF shown(QPointF(card.center().x() - size.width() / 2, foot - size.height()), size);
    if (shown.right() > panel.width()) shown.moveRight(panel.width());
    if (shown.left() < 0) shown.moveLeft(0);
    return shown;
}

QPolygonF HandFan::outlineOf(std::size_t place) const {
    const QPolygonF card(shownAt(place));
    return raised == place ? card : turnOf(place).map(card);
}

/// A raised card also keeps its normal place, or it would rise and fall forever at the edge.
std::optional<std::size_t> HandFan::placeAt(QPointF point) const {
    if (raised && outlineOf(*raised).containsPoint(point, Qt::OddEvenFill)) return raised;
    for (std::size_t place = count; place-- != 0;) {
        if (turnOf(place).map(QPolygonF(rectOf(place))).containsPoint(point, Qt::OddEvenFill)) return place;
    }
    return std::nullopt;
}

}  // namespace vallum::app
