// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/fight/fight_card.h"

#include "art/card_painter.h"

#include <algorithm>
#include <utility>

#include <QPainter>

namespace vallum::app {

namespace {

constexpr double edge = 0.03;  // DU around the card

}  // namespace

void FightCard::setArtPalette(const art::Palette& palette) {
    picture_ = {};
    ContenderCard::setArtPalette(palette);
}

void FightCard::show(const art::CardLook& look, int woundsBefore, int woundsNow) {
    art::CardLook shown = look;
    before_ = std::min(woundsBefore, look.health);
    now_ = std::min(woundsNow, look.health);
    shown.newWounds = std::max(0, now_ - before_);
    if (shown != look_) picture_ = {};
    look_ = std::move(shown);
    setAccessibleName(look.name);
    setAccessibleDescription(wounds(QStringLiteral("%1")));
    update();
}

QString FightCard::wounds(const QString& emphasis) const {
    if (now_ == before_) return tr("wounds %1 of %2").arg(now_).arg(look_.health);
    return tr("wounds %1 of %2")
        .arg(emphasis.arg(QStringLiteral("%1 → %2").arg(before_).arg(now_)))
        .arg(look_.health);
}

double FightCard::pixelsPerDu() const {
    return std::min(width() / (art::cardRect.width() + 2 * edge),
                    (height() - wordsHeight()) / (art::cardRect.height() + 2 * edge));
}

QSize FightCard::pictureSize(double perDu) const {
    return (QSizeF(width(), (art::cardRect.height() + 2 * edge) * perDu) * devicePixelRatioF()).toSize();
}

void FightCard::paintPicture(double perDu) {
    const double ratio = devicePixelRatioF();
    picture_ = QPixmap(pictureSize(perDu));
    picture_.setDevicePixelRatio(ratio);
    picture_.fill(Qt::transparent);
    pictured_ = perDu;
    QPainter painter(&picture_);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(width() / 2.0, (art::cardRect.height() / 2 + edge) * perDu);
    painter.scale(perDu, perDu);
    art::paintCard(painter, look_, perDu * ratio, 0, artPalette());
}

void FightCard::paintEvent(QPaintEvent* /*event*/) {
    const double perDu = pixelsPerDu();
    if (picture_.size() != pictureSize(perDu) || pictured_ != perDu) paintPicture(perDu);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.drawPixmap(0, 0, picture_);
    drawWords(painter, wounds(asBadNews()), (art::cardRect.height() + 2 * edge) * perDu);
}

}  // namespace vallum::app
