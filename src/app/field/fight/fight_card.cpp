// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/fight/fight_card.h"

#include "art/card_painter.h"
#include "art/faces.h"
#include "room/house_style.h"

#include <QPainter>

namespace vallum::app {

FightCard::FightCard(const art::Palette& palette, QWidget* parent) : QWidget(parent), palette_(palette) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void FightCard::show(const art::CardLook& look, const QString& below) {
    look_ = look;
    below_ = below;
    setAccessibleName(look.name);
    setAccessibleDescription(below);
    update();
}

int FightCard::heightForWidth(int width) const {
    const int line = QFontMetrics(art::font(art::Face::sans, art::Type::text)).height();
    return static_cast<int>(width * art::cardRect.height() / art::cardRect.width()) + 2 * line;
}

QSize FightCard::sizeHint() const {
    const int width = 18 * QFontMetrics(art::font(art::Face::sans, art::Type::text)).height();
    return {width, heightForWidth(width)};
}

void FightCard::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFont font = art::font(art::Face::sans, art::Type::text);
    const int line = QFontMetrics(font).height();
    const double perDu = std::min(width() / (art::cardRect.width() + 0.06),
                                  (height() - 1.6 * line) / (art::cardRect.height() + 0.06));
    painter.save();
    painter.translate(width() / 2.0, (art::cardRect.height() / 2 + 0.03) * perDu);
    painter.scale(perDu, perDu);
    art::paintCard(painter, look_, perDu * devicePixelRatioF(), 0, palette_);
    painter.restore();
    painter.setFont(font);
    painter.setPen(roomColors().ink);
    const double top = (art::cardRect.height() + 0.06) * perDu;
    painter.drawText(QRectF(0, top, width(), height() - top),
                     Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, below_);
}

}  // namespace vallum::app
