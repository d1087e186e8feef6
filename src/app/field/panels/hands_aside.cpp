// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/panels/hands_aside.h"

#include "art/action_card.h"
#include "art/faces.h"
#include "field/table/looks.h"
#include "room/house_style.h"

#include <algorithm>

#include <QCoreApplication>
#include <QPainter>

namespace vallum::app {

namespace {

class HandsAsideTexts {
    Q_DECLARE_TR_FUNCTIONS(HandsAside)
};

constexpr double gap = 8;
constexpr double rowGap = 4;
constexpr double deckHeight = 20;

}  // namespace

QRectF HandsAside::rectIn(QSizeF panel, double room) const {
    constexpr double mostOfRow = 54;
    const double rows = mostOfRow * static_cast<double>(others.size());
    const double high = std::min(room, rows + deckHeight + 2 * gap);
    return {panel.width() - width - gap / 2, panel.height() - gap / 2 - high, width, high};
}

void HandsAside::paint(QPainter& painter,
                       const QRectF& place,
                       const art::Palette& palette,
                       bool isOverTable) const {
    if (isOverTable) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(roomColors().bar);
        painter.drawRoundedRect(place, 8, 8);
    }
    double top = place.top() + gap;
    const double left = place.left() + gap;
    const double row = (place.bottom() - top - deckHeight) / static_cast<double>(others.size());
    const double high = std::min(50.0, row - rowGap);
    QFont bold = art::font(art::Face::sans, art::Type::text);
    bold.setBold(true);
    for (const Hand& hand : others) {
        art::ActionCardLook back;
        back.faceDown = true;
        art::paintActionCard(painter, QRectF(left, top, high * art::actionCardRatio, high), back, palette);
        const art::SideShades shades = palette.shadesOf(lookOfSide(hand.seat).color);
        painter.setPen(isOverTable || palette.dark ? shades.light.lighter(120) : shades.base);
        painter.setFont(bold);
        painter.drawText(QRectF(left + high * art::actionCardRatio + 4, top, 40, high), Qt::AlignVCenter,
                         QStringLiteral("×%1").arg(hand.cards));
        top += high + rowGap;
    }
    painter.setFont(art::font(art::Face::sans, art::Type::note));
    painter.setPen(isOverTable ? roomColors().barInk : roomColors().ink);
    painter.drawText(QRectF(left, place.bottom() - deckHeight - 2, width - gap, deckHeight),
                     Qt::AlignLeft | Qt::AlignVCenter, HandsAsideTexts::tr("Deck %1").arg(deck));
}

}  // namespace vallum::app
