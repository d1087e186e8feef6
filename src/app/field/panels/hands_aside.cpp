// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/panels/hands_aside.h"

#include "art/action_card.h"
#include "art/faces.h"
#include "field/table/looks.h"
#include "field/words/structure_text.h"
#include "language/texts.h"
#include "room/house_style.h"

#include <algorithm>
#include <iterator>

#include <QCoreApplication>
#include <QPainter>
#include <QStringList>

namespace vallum::app {

namespace {

class HandsAsideTexts {
    Q_DECLARE_TR_FUNCTIONS(HandsAside)
};

constexpr double gap = 8;
constexpr double rowGap = 4;
constexpr double lineHeight = 18;

}  // namespace

/// What is written below the hands.
double HandsAside::wordsHeight() const { return time ? 2 * lineHeight : lineHeight; }

QRectF HandsAside::rectIn(QSizeF panel, double room) const {
    constexpr double mostOfRow = 54;
    const double rows = mostOfRow * static_cast<double>(others.size());
    const double high = std::min(room, rows + wordsHeight() + 2 * gap);
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
    const double row = (place.bottom() - top - wordsHeight()) / static_cast<double>(others.size());
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
    QRectF line(left, place.bottom() - wordsHeight() - 2, width - gap, lineHeight);
    const auto write = [&](const QString& words) {
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, words);
        line.translate(0, lineHeight);
    };
    if (!time) return write(HandsAsideTexts::tr("Deck %1").arg(deck));
    // SIE-10: the siege is over when the last one is used up.
    write(HandsAsideTexts::tr("Deck %1 of %2").arg(std::min(time->used + 1, time->all)).arg(time->all));
    write(HandsAsideTexts::tr("%1 left", "cards in the deck").arg(deck));
}

QString HandsAside::toolTip(const field::Battle& battle) const {
    QStringList lines;
    for (const Hand& hand : others) {
        lines << HandsAsideTexts::tr("%1 holds %2")
                     .arg(inData(battle.side(hand.seat).name),
                          counted(std::ssize(battle.player(hand.seat).hand),
                                  plural("Words", "%n cards", "%n card")));
    }
    lines << HandsAsideTexts::tr("%1 left in the deck")
                 .arg(counted(static_cast<std::ptrdiff_t>(deck), plural("Words", "%n cards", "%n card")));
    if (time) lines << siegeTimeText(battle);
    return lines.join(QLatin1Char('\n'));
}

}  // namespace vallum::app
