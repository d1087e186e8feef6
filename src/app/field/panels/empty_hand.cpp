// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/panels/empty_hand.h"

#include "art/faces.h"
#include "field/session/field_session.h"
#include "language/texts.h"
#include "room/house_style.h"

#include <algorithm>

#include <QCoreApplication>
#include <QFontMetrics>
#include <QPainter>

namespace vallum::app {

namespace {

constexpr int wordsFlags = Qt::AlignCenter | Qt::TextWordWrap;
constexpr int beside = 32;

class EmptyHandTexts {
    Q_DECLARE_TR_FUNCTIONS(EmptyHandTexts)
};

/// A question that hides nothing is no reason to reveal a hand.
bool isCovered(const FieldSession& session) {
    const auto viewer = session.screen().viewer();
    if (session.screen().curtainFor() || !viewer) return true;
    return std::ranges::count(session.battle().player(*viewer).hand, faceDown) != 0;
}

}  // namespace

QString EmptyHand::words() const {
    const field::Battle& battle = session_.battle();
    if (battle.outcome) return EmptyHandTexts::tr("The battle is over.");
    if (battle.stage < field::Stage::fighting)
        return EmptyHandTexts::tr("Cards are dealt when the battle begins.");
    if (canBeLifted())
        return EmptyHandTexts::tr("Show the cards of %1")
            .arg(inData(battle.side(*session_.screen().invited()).name));
    return isCovered(session_) ? EmptyHandTexts::tr("Cards hidden.")
                               : EmptyHandTexts::tr("No cards in hand.");
}

bool EmptyHand::canBeLifted() const {
    const field::Battle& battle = session_.battle();
    return !battle.outcome && battle.stage >= field::Stage::fighting && session_.screen().invited();
}

void EmptyHand::lift() { session_.screen().accept(); }

QRectF EmptyHand::rectIn(const QSizeF& room) const {
    const QFontMetrics metrics(art::font(art::Face::sans, art::Type::text));
    const int wide = std::max(100, static_cast<int>(room.width()) - beside);
    const QRectF text = metrics.boundingRect(QRect(0, 0, wide, 1000), wordsFlags, words());
    QRectF place(0, 0, text.width() + beside, text.height() + 14);
    place.moveCenter(QPointF(room.width() / 2, 0));
    place.moveBottom(room.height() - metrics.height() / 2.0);
    return place;
}

void EmptyHand::paint(QPainter& painter, const QRectF& place, bool isOverTable) const {
    const bool isButton = canBeLifted();
    painter.setFont(art::font(art::Face::sans, art::Type::text));
    if (isOverTable || isButton) {
        painter.setPen(isButton ? QPen(roomColors().brass, 1.5) : QPen(Qt::NoPen));
        painter.setBrush(roomColors().bar);
        const double corner = std::min(place.height() / 2, 16.0);
        painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), corner, corner);
    }
    painter.setPen(isOverTable || isButton ? roomColors().barInk : roomColors().quiet);
    painter.drawText(place.adjusted(8, 0, -8, 0), wordsFlags, words());
}

}  // namespace vallum::app
