// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/fight/fight_card.h"

#include "art/card_painter.h"
#include "art/faces.h"
#include "room/house_style.h"

#include <algorithm>

#include <QPainter>
#include <QStaticText>

namespace vallum::app {

namespace {

QFont wordsFont() { return art::font(art::Face::sans, art::Type::lead); }
int heightOfLine() { return QFontMetrics(wordsFont()).height(); }

}  // namespace

FightCard::FightCard(const art::Palette& palette, QWidget* parent) : QWidget(parent), palette_(palette) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void FightCard::show(const art::CardLook& look, int woundsBefore, int woundsNow) {
    look_ = look;
    before_ = std::min(woundsBefore, look.health);
    now_ = std::min(woundsNow, look.health);
    look_.newWounds = std::max(0, now_ - before_);
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

void FightCard::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double perDu = std::min(width() / (art::cardRect.width() + 0.06),
                                  (height() - 1.6 * heightOfLine()) / (art::cardRect.height() + 0.06));
    painter.save();
    painter.translate(width() / 2.0, (art::cardRect.height() / 2 + 0.03) * perDu);
    painter.scale(perDu, perDu);
    art::paintCard(painter, look_, perDu * devicePixelRatioF(), 0, palette_);
    painter.restore();
    painter.setFont(wordsFont());
    painter.setPen(roomColors().ink);
    QStaticText words(wounds(
        QStringLiteral("<b style='color:%1'>%2</b>").arg(roomColors().bad.name(), QStringLiteral("%1"))));
    words.setTextFormat(Qt::RichText);
    words.prepare({}, painter.font());
    const double top = (art::cardRect.height() + 0.06) * perDu;
    painter.drawStaticText(QPointF((width() - words.size().width()) / 2, top + 2), words);
}

}  // namespace vallum::app
