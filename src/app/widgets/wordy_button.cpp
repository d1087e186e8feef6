// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/wordy_button.h"

#include "room/house_style.h"

#include <algorithm>

#include <QStyleOptionButton>
#include <QStylePainter>

namespace vallum::app {

namespace {

constexpr int manner = Qt::AlignCenter | Qt::TextWordWrap | Qt::TextShowMnemonic;
constexpr int beforeKey = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap | Qt::TextShowMnemonic;

}  // namespace

WordyButton::WordyButton(const QString& text, QWidget* parent) : QPushButton(text, parent) {
    QSizePolicy policy = sizePolicy();
    policy.setHeightForWidth(true);
    // A plain button never becomes narrower than its text or higher than one line.
    policy.setHorizontalPolicy(QSizePolicy::Preferred);
    policy.setVerticalPolicy(QSizePolicy::Minimum);
    setSizePolicy(policy);
}

QSize WordyButton::frame() const { return sizeHint() - fontMetrics().size(Qt::TextShowMnemonic, text()); }

int WordyButton::heightForWidth(int width) const {
    constexpr int endless = 10'000;
    const QRect room(0, 0, std::max(1, width - frame().width()), endless);
    return fontMetrics().boundingRect(room, manner, text()).height() + frame().height();
}

QSize WordyButton::minimumSizeHint() const {
    int widest = 0;
    for (const QString& word : text().split(QLatin1Char(' ')))
        widest = std::max(widest, fontMetrics().size(Qt::TextShowMnemonic, word).width());
    return {std::min(sizeHint().width(), widest + frame().width()), sizeHint().height()};
}

void WordyButton::paintEvent(QPaintEvent* /*event*/) {
    QStylePainter painter(this);
    QStyleOptionButton look;
    initStyleOption(&look);
    look.text.clear();
    look.icon = {};
    painter.drawControl(QStyle::CE_PushButton, look);
    const int key = widthOfKey(*this);
    // Beside keycaps and pictures, texts of all buttons start at the same left margin.
    constexpr int margin = 12;
    const bool isCentered = key == 0 && icon().isNull();
    const int around = frame().width() - (icon().isNull() ? 0 : iconSize().width());
    const int side = isCentered ? around / 2 : std::min(margin, (around - key) / 2);
    QRect words = rect().adjusted(side, 0, -side - key, 0);
    if (!icon().isNull()) {
        const QRect picture(QPoint(side, (height() - iconSize().height()) / 2), iconSize());
        painter.drawItemPixmap(picture, Qt::AlignCenter, icon().pixmap(iconSize(), devicePixelRatioF()));
        words.setLeft(picture.right() + margin);
    }
    QPalette ink = palette();
    ink.setColor(QPalette::ButtonText, inkOfButton(*this));
    painter.drawItemText(words, isCentered ? manner : beforeKey, ink, true, text(), QPalette::ButtonText);
}

}  // namespace vallum::app
