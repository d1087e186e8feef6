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

/// One half of a card and its print colors.
struct Half {
    QRectF rect;
    QColor deep;
    QColor base;
    QColor pale;
    QString title;
    QString text;
    double usual = 0;   // height when both halves are equal
    double pixels = 0;  // font size
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

constexpr int bodyFlags = Qt::AlignHCenter | Qt::AlignVCenter | Qt::TextWordWrap;

/// As fractions of half a card's height.
constexpr double bannerPart = 0.185;
constexpr double titlePart = 0.76;  // of the banner; the serif's small letters are low
constexpr double sealPart = 0.11;
constexpr double aboveBanner = 0.05;
constexpr double aroundBody = 0.025;
constexpr double besideBodyPart = aboveBanner + bannerPart + 2 * aroundBody;
constexpr double largestType = 0.135;
constexpr double smallestType = largestType * 0.46;
constexpr double sideMargin = 0.04;  // of the width

double heightOf(const QString& text, double width, double pixels) {
    constexpr double anyHeight = 1e4;
    return QFontMetricsF(bodyFont(pixels))
        .boundingRect(QRectF(0, 0, width, anyHeight), bodyFlags, text)
        .height();
}

/// How the texts of a card share its space.
struct Typeset {
    double pixels = 0;     // font size, the same in both halves
    double upperBody = 0;  // height available to the upper text
};

/// Uses the largest font size at which both texts fit; the longer one takes space from the other.
Typeset typesetOf(const ActionCardLook& look, double width, double half) {
    const double room = 2 * half * (1 - besideBodyPart);
    for (double pixels = half * largestType;; pixels -= 0.5) {
        const double upper = heightOf(look.orderText, width, pixels);
        const double lower = heightOf(look.eventText, width, pixels);
        const double spare = room - upper - lower;
        if (spare >= 0) return {pixels, std::clamp(room / 2, upper, upper + spare)};
        if (pixels - 0.5 < half * smallestType) return {pixels, room * upper / (upper + lower)};
    }
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
    const double banner = half.usual * bannerPart;
    const double seal = half.usual * sealPart;
    const QRectF title(area.left() + area.width() * sideMargin, area.top() + half.usual * aboveBanner,
                       area.width() * (1 - 2 * sideMargin), banner);
    paintTitle(painter, half, title);
    const double taken = static_cast<double>(icons.size()) * seal * 1.8 + seal * 0.35;
    const QRectF letters(title.left() + taken, title.top(), title.width() - taken - banner * 0.2, banner);
    const double device = std::hypot(painter.deviceTransform().m11(), painter.deviceTransform().m12());
    const double natural = lineWidth(half.title, titleFont(), letters.height() * titlePart);
    const double fill = titlePart * std::clamp(letters.width() / std::max(1.0, natural * 0.86), 0.6, 1.0);
    paintLine(painter, {half.title, letters, device, Qt::AlignLeft, false, fill, 0.72}, titleFont(),
              palette.rimText);
    double x = title.left() + seal * 0.85;
    for (const Icon icon : icons) {
        paintSeal(painter, {x, title.center().y()}, seal, icon, half, palette);
        x += seal * 1.75;
    }
    const double under = half.usual * aroundBody;
    painter.setFont(bodyFont(half.pixels));
    painter.setPen(palette.ink);
    painter.drawText(QRectF(title.left(), title.bottom() + under, title.width(),
                            area.bottom() - under - title.bottom() - under),
                     bodyFlags, half.text);
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

/// Grays out an unplayable half without making it harder to read.
Half faded(Half half) {
    if (half.playable) return half;
    half.deep = 0x4a4038;
    half.base = 0x6b6259;
    half.pale = 0xe2dccf;
    return half;
}

/// The card at its own proportions, centered in the rectangle.
QRectF cardIn(const QRectF& rect) {
    const double margin = std::min(rect.width(), rect.height()) * 0.03;
    const double height = std::min(rect.height() - 2 * margin, (rect.width() - 2 * margin) / actionCardRatio);
    QRectF card(0, 0, height * actionCardRatio, height);
    card.moveCenter(rect.center());
    return card;
}

QRectF printedArea(const QRectF& card) {
    const double margin = card.width() * 0.035;
    return card.adjusted(margin, margin, -margin, -margin);
}

Typeset typesetOf(const QRectF& printed, const ActionCardLook& look) {
    return typesetOf(look, printed.width() * (1 - 2 * sideMargin), printed.height() / 2);
}

double eventTop(const QRectF& printed, const Typeset& type) {
    return printed.top() + printed.height() / 2 * besideBodyPart + type.upperBody;
}

void paintFrontFace(QPainter& painter,
                    const QRectF& card,
                    const ActionCardLook& look,
                    const Palette& palette) {
    const double margin = card.width() * 0.035;
    const QRectF inner = printedArea(card);
    const double usual = inner.height() / 2;
    const Typeset type = typesetOf(inner, look);
    const double middle = eventTop(inner, type);
    painter.save();
    painter.setClipPath(box(inner.x(), inner.y(), inner.width(), inner.height(), margin), Qt::IntersectClip);
    paintHalf(
        painter,
        faded({QRectF(inner.left(), inner.top(), inner.width(), middle - inner.top()), 0x6e3208, 0xa34d11,
               0xf8e6c6, look.orderName, look.orderText, usual, type.pixels, look.orderPlayable}),
        {kindIcon(look.kind)}, palette);
    paintHalf(painter,
              faded({QRectF(inner.left(), middle, inner.width(), inner.bottom() - middle), 0x123457, 0x265f95,
                     0xe2ebee, look.eventName, look.eventText, usual, type.pixels, look.eventPlayable}),
              eventIcons(look), palette);
    painter.restore();
    painter.strokePath(line({{inner.left(), middle}, {inner.right(), middle}}),
                       QPen(palette.tableEdge, margin * 0.5));
    painter.strokePath(box(inner.x(), inner.y(), inner.width(), inner.height(), margin),
                       QPen(palette.tableEdge, margin * 0.25));
}

/// A golden pennant hangs over the upper edge.
void paintPennant(QPainter& painter, const QRectF& card, const Palette& palette) {
    const double wide = card.width() * 0.09;
    const double high = wide * 1.5;
    const double left = card.right() - wide * 1.7;
    const double top = card.top() - wide * 0.25;
    QPainterPath pennant(QPointF(left, top));
    pennant.lineTo(left + wide, top);
    pennant.lineTo(left + wide, top + high);
    pennant.lineTo(left + wide / 2, top + high - wide / 2);
    pennant.lineTo(left, top + high);
    pennant.closeSubpath();
    painter.fillPath(pennant, palette.gold);
    painter.strokePath(pennant, QPen(palette.tableEdge, wide * 0.1));
}

}  // namespace

double topOfEvent(const QRectF& rect, const ActionCardLook& look) {
    const QRectF printed = printedArea(cardIn(rect));
    return eventTop(printed, typesetOf(printed, look));
}

void paintActionCard(QPainter& painter,
                     const QRectF& rect,
                     const ActionCardLook& look,
                     const Palette& palette) {
    const QRectF card = cardIn(rect);
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
    if (look.isNew) paintPennant(painter, card, palette);
    painter.restore();
}

}  // namespace vallum::art
