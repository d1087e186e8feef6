// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/wordy_button.h"

#include <algorithm>

#include <QStyleOptionButton>
#include <QStylePainter>

namespace vallum::app {

namespace {

constexpr int manner = Qt::AlignCenter | Qt::TextWordWrap | Qt::TextShowMnemonic;

}  // namespace

WordyButton::WordyButton(const QString& text, QWidget* parent) : QPushButton(text, parent) {
    QSizePolicy policy = sizePolicy();
    policy.setHeightForWidth(true);
    // A plain button is never narrower than its words, and never higher than a line.
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
    painter.drawControl(QStyle::CE_PushButton, look);
    const QSize around = frame();
    const QRect words = rect().adjusted(around.width() / 2, 0, -around.width() / 2, 0);
    painter.drawItemText(words, manner, palette(), isEnabled(), text(), QPalette::ButtonText);
}

}  // namespace vallum::app
