// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/action_card.h"

#include "art/faces.h"
#include "art/icons.h"
#include "art/shapes.h"
#include "art/text.h"

#include <algorithm>

#include <QFontMetricsF>
#include <QLinearGradient>
#include <QPainter>

namespace vallum::art {
namespace {

/// One half of a card and the colors it is printed in.
struct Half {
    QRectF rect;
    QColor deep;
    QColor base;
    QColor pale;
    QString title;
    QString text;
    bool playable = true;
};

Icon kindIcon(OrderKind kind) {
    switch (kind) {
        case OrderKind::activation: return Icon::activation;
        case OrderKind::command: return Icon::command;
        case OrderKind::morale: return Icon::morale;
        case OrderKind::health: return Icon::health;
    }
    return Icon::activation;
}

QFont pixelSized(QFont font, double pixels) {
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

QFont bodyFont(double pixels) { return pixelSized(QFont(familyOf(Face::sans)), pixels); }

/// The largest type in which the text fits.
void paintBody(
    QPainter& painter, const QRectF& rect, const QString& text, const QColor& color, double largest) {
    const int flags = Qt::AlignHCenter | Qt::AlignVCenter | Qt::TextWordWrap;
    double pixels = largest;
    while (pixels > largest * 0.55 &&
           QFontMetricsF(bodyFont(pixels)).boundingRect(rect, flags, text).height() > rect.height())
        pixels -= 0.5;
    painter.setFont(bodyFont(pixels));
    painter.setPen(color);
    painter.drawText(rect, flags, text);
}

void paintTitle(QPainter& painter, const Half& half, const QRectF& banner) {
    QLinearGradient dye(banner.topLeft(), banner.bottomLeft());
    dye.setColorAt(0, half.base.lighter(104));
    dye.setColorAt(1, half.base.darker(112));
    painter.fillPath(box(banner.x(), banner.y(), banner.width(), banner.height(), banner.height() * 0.2),
                     dye);
    painter.strokePath(box(banner.x(), banner.y(), banner.width(), banner.height(), banner.height() * 0.2),
                       QPen(half.deep, banner.height() * 0.05));
}

void paintSeal(
    QPainter& painter, QPointF at, double radius, Icon icon, const Half& half, const Palette& palette) {
    painter.fillPath(disc(at.x(), at.y() + radius * 0.08, radius * 1.04), QColor(30, 18, 5, 80));
    painter.fillPath(disc(at.x(), at.y(), radius), palette.parchment);
    painter.strokePath(disc(at.x(), at.y(), radius), QPen(half.deep, radius * 0.12));
    painter.strokePath(disc(at.x(), at.y(), radius * 0.84), QPen(half.base, radius * 0.05));
    const double part = radius * 0.62;
    paintIcon(painter, QRectF(at.x() - part, at.y() - part, 2 * part, 2 * part), icon, half.deep);
}

void paintHalf(QPainter& painter, const Half& half, const std::vector<Icon>& icons, const Palette& palette) {
    const QRectF& area = half.rect;
    painter.fillRect(area, half.pale);
    const double banner = area.height() * 0.2;
    const double seal = area.height() * 0.12;
    const QRectF title(area.left() + area.width() * 0.05, area.top() + area.height() * 0.07,
                       area.width() * 0.9, banner);
    paintTitle(painter, half, title);
    const double taken = static_cast<double>(icons.size()) * seal * 1.8 + seal * 0.35;
    const QRectF letters(title.left() + taken, title.top(), title.width() - taken - banner * 0.2, banner);
    const double device = std::hypot(painter.deviceTransform().m11(), painter.deviceTransform().m12());
    const double natural = lineWidth(half.title, titleFont(), letters.height() * 0.6);
    const double fill = 0.6 * std::clamp(letters.width() / std::max(1.0, natural * 0.86), 0.6, 1.0);
    paintLine(painter, {half.title, letters, device, Qt::AlignLeft, false, fill, 0.72}, titleFont(),
              palette.rimText);
    double x = title.left() + seal * 0.85;
    for (const Icon icon : icons) {
        paintSeal(painter, {x, title.center().y()}, seal, icon, half, palette);
        x += seal * 1.75;
    }
    const QRectF body(area.left() + area.width() * 0.05, title.bottom() + area.height() * 0.035,
                      area.width() * 0.9, area.height() * 0.66);
    paintBody(painter, body, half.text, palette.ink, area.height() * 0.135);
}

void paintCardBack(QPainter& painter, const QRectF& card, const Palette& palette) {
    const double unit = card.width() / 20;
    const QRectF inner = card.adjusted(unit, unit, -unit, -unit);
    painter.fillPath(box(inner.x(), inner.y(), inner.width(), inner.height(), unit), QColor(0x6b2b20));
    painter.save();
    painter.setClipRect(inner);
    QPainterPath lattice;
    stepping(inner.left() - inner.height(), inner.right(), unit * 1.4, [&](double x) {
        lattice.addPath(line({{x, inner.bottom()}, {x + inner.height(), inner.top()}}));
        lattice.addPath(line({{x, inner.top()}, {x + inner.height(), inner.bottom()}}));
    });
    painter.strokePath(lattice, QPen(palette.veil(palette.gold, 0.32), unit * 0.12));
    painter.restore();
    painter.strokePath(box(inner.x(), inner.y(), inner.width(), inner.height(), unit),
                       QPen(palette.gold, unit * 0.25));
    const QPointF middle = card.center();
    painter.fillPath(disc(middle.x(), middle.y(), unit * 5), QColor(0x4a1a12));
    painter.strokePath(disc(middle.x(), middle.y(), unit * 5), QPen(palette.gold, unit * 0.3));
    paintIcon(painter, QRectF(middle.x() - unit * 4, middle.y() - unit * 4, unit * 8, unit * 8), Icon::morale,
              palette.gold);
    paintIcon(painter, QRectF(middle.x() - unit * 1.9, middle.y() - unit * 1.9, unit * 3.8, unit * 3.8),
              Icon::shield, palette.gold);
}

std::vector<Icon> eventIcons(const ActionCardLook& card) {
    std::vector<Icon> icons;
    if (card.sword) icons.push_back(Icon::sword);
    if (card.shield) icons.push_back(Icon::shield);
    if (card.bow) icons.push_back(Icon::rangedAttack);
    return icons;
}

/// What cannot be played is gray, and read as well as the rest.
Half faded(Half half) {
    if (half.playable) return half;
    half.deep = 0x4a4038;
    half.base = 0x6b6259;
    half.pale = 0xe2dccf;
    return half;
}

void paintFrontFace(QPainter& painter,
                    const QRectF& card,
                    const ActionCardLook& look,
                    const Palette& palette) {
    const double margin = card.width() * 0.035;
    const QRectF inner = card.adjusted(margin, margin, -margin, -margin);
    const double middle = inner.center().y();
    painter.save();
    painter.setClipPath(box(inner.x(), inner.y(), inner.width(), inner.height(), margin), Qt::IntersectClip);
    paintHalf(painter,
              faded({QRectF(inner.left(), inner.top(), inner.width(), middle - inner.top()), 0x6e3208,
                     0xa34d11, 0xf8e6c6, look.orderName, look.orderText, look.orderPlayable}),
              {kindIcon(look.kind)}, palette);
    paintHalf(painter,
              faded({QRectF(inner.left(), middle, inner.width(), inner.bottom() - middle), 0x123457, 0x265f95,
                     0xe2ebee, look.eventName, look.eventText, look.eventPlayable}),
              eventIcons(look), palette);
    painter.restore();
    painter.strokePath(line({{inner.left(), middle}, {inner.right(), middle}}),
                       QPen(palette.tableEdge, margin * 0.5));
    painter.strokePath(box(inner.x(), inner.y(), inner.width(), inner.height(), margin),
                       QPen(palette.tableEdge, margin * 0.25));
}

}  // namespace

void paintActionCard(QPainter& painter,
                     const QRectF& rect,
                     const ActionCardLook& look,
                     const Palette& palette) {
    const double margin = std::min(rect.width(), rect.height()) * 0.03;
    const double height = std::min(rect.height() - 2 * margin, (rect.width() - 2 * margin) / actionCardRatio);
    QRectF card(0, 0, height * actionCardRatio, height);
    card.moveCenter(rect.center());
    const double corner = card.width() * 0.06;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const double spread : {3.0, 2.0, 1.0}) {
        const double grow = spread * corner * 0.12;
        painter.fillPath(box(card.x() - grow, card.y() + corner * 0.2 - grow, card.width() + 2 * grow,
                             card.height() + 2 * grow, corner + grow),
                         QColor(30, 18, 5, 34));
    }
    if (look.selected || look.hovered) {
        const double grow = corner * (look.selected ? 0.42 : 0.22);
        painter.fillPath(box(card.x() - grow, card.y() - grow, card.width() + 2 * grow,
                             card.height() + 2 * grow, corner + grow),
                         look.selected ? palette.gold : palette.rimText);
    }
    painter.fillPath(box(card.x(), card.y(), card.width(), card.height(), corner), palette.parchment);
    painter.strokePath(box(card.x(), card.y(), card.width(), card.height(), corner),
                       QPen(palette.tableEdge, corner * 0.08));
    look.faceDown ? paintCardBack(painter, card, palette) : paintFrontFace(painter, card, look, palette);
    painter.restore();
}

}  // namespace vallum::art
