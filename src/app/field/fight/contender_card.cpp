// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/fight/contender_card.h"

#include "art/card_painter.h"
#include "art/faces.h"
#include "room/house_style.h"

#include <QPainter>
#include <QStaticText>
#include <QTextOption>

namespace vallum::app {

namespace {

QFont wordsFont() { return art::font(art::Face::sans, art::Type::lead); }
int heightOfLine() { return QFontMetrics(wordsFont()).height(); }

}  // namespace

ContenderCard::ContenderCard(const art::Palette& palette, QWidget* parent)
    : QWidget(parent),
      palette_(palette) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ContenderCard::setArtPalette(const art::Palette& palette) {
    palette_ = palette;
    update();
}

int ContenderCard::heightForWidth(int width) const {
    return static_cast<int>(width * art::cardRect.height() / art::cardRect.width()) + 2 * heightOfLine();
}

QSize ContenderCard::sizeHint() const {
    const int width = 16 * heightOfLine();
    return {width, heightForWidth(width)};
}

double ContenderCard::wordsHeight() { return 1.6 * heightOfLine(); }

QString ContenderCard::asBadNews() {
    return QStringLiteral("<b style='color:%1'>%2</b>").arg(roomColors().bad.name(), QStringLiteral("%1"));
}

void ContenderCard::drawWords(QPainter& painter, const QString& html, double top) const {
    painter.setFont(wordsFont());
    painter.setPen(roomColors().ink);
    QStaticText words(html);
    words.setTextFormat(Qt::RichText);
    words.setTextOption(QTextOption(Qt::AlignHCenter));
    words.setTextWidth(width());
    words.prepare({}, painter.font());
    painter.drawStaticText(QPointF(0, top + 2), words);
}

}  // namespace vallum::app
