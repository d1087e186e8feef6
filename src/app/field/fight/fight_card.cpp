// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/fight/fight_card.h"

#include "art/card_painter.h"
#include "art/faces.h"
#include "room/house_style.h"

#include <algorithm>
#include <utility>

#include <QPainter>
#include <QStaticText>
#include <QTextOption>

namespace vallum::app {

namespace {

constexpr double edge = 0.03;  // DU around the card

QFont wordsFont() { return art::font(art::Face::sans, art::Type::lead); }
int heightOfLine() { return QFontMetrics(wordsFont()).height(); }

}  // namespace

FightCard::FightCard(const art::Palette& palette, QWidget* parent) : QWidget(parent), palette_(palette) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
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

int FightCard::heightForWidth(int width) const {
    return static_cast<int>(width * art::cardRect.height() / art::cardRect.width()) + 2 * heightOfLine();
}

QSize FightCard::sizeHint() const {
    const int width = 16 * heightOfLine();
    return {width, heightForWidth(width)};
}

double FightCard::pixelsPerDu() const {
    return std::min(width() / (art::cardRect.width() + 2 * edge),
                    (height() - 1.6 * heightOfLine()) / (art::cardRect.height() + 2 * edge));
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
    art::paintCard(painter, look_, perDu * ratio, 0, palette_);
}

void FightCard::paintEvent(QPaintEvent* /*event*/) {
    const double perDu = pixelsPerDu();
    if (picture_.size() != pictureSize(perDu) || pictured_ != perDu) paintPicture(perDu);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.drawPixmap(0, 0, picture_);
    painter.setFont(wordsFont());
    painter.setPen(roomColors().ink);
    QStaticText words(wounds(
        QStringLiteral("<b style='color:%1'>%2</b>").arg(roomColors().bad.name(), QStringLiteral("%1"))));
    words.setTextFormat(Qt::RichText);
    words.setTextOption(QTextOption(Qt::AlignHCenter));
    words.setTextWidth(width());
    words.prepare({}, painter.font());
    const double top = (art::cardRect.height() + 2 * edge) * perDu;
    painter.drawStaticText(QPointF(0, top + 2), words);
}

}  // namespace vallum::app
