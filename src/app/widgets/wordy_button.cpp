// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/wordy_button.h"

#include "art/faces.h"
#include "room/house_style.h"

#include <algorithm>

#include <QStyleOptionButton>
#include <QStylePainter>

namespace vallum::app {

namespace {

constexpr int manner = Qt::AlignCenter | Qt::TextWordWrap | Qt::TextShowMnemonic;
constexpr int below = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
constexpr int endless = 10'000;
// Beside keycaps, pictures and above details, the texts of all buttons start at the same left margin.
constexpr int margin = 10;
constexpr int atLeft = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap | Qt::TextShowMnemonic;

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

void WordyButton::setDetail(const QString& detail) {
    detail_ = detail;
    setAccessibleDescription(detail);
    updateGeometry();
    update();
}

void WordyButton::setKeyIfRoom(const QString& key) {
    isKeyOptional_ = true;
    setKeyShown(*this, key);
}

QFont WordyButton::fontOfDetail() const {
    QFont font = art::font(art::Face::sans, art::Type::note);
    font.setWeight(QFont::Normal);
    return font;
}

int WordyButton::heightOfDetail(int width) const {
    if (detail_.isEmpty()) return 0;
    return QFontMetrics(fontOfDetail()).boundingRect(QRect(0, 0, width, endless), below, detail_).height();
}

bool WordyButton::isCentered() const {
    return widthOfKey(*this) == 0 && icon().isNull() && detail_.isEmpty();
}

int WordyButton::innerWidth(int width) const {
    return width - 2 * margin - (icon().isNull() ? 0 : iconSize().width() + margin);
}

bool WordyButton::hasKeyIn(int width) const {
    const int key = widthOfKey(*this);
    if (key == 0 || !isKeyOptional_) return key != 0;
    return fontMetrics().size(Qt::TextShowMnemonic, text()).width() <= innerWidth(width) - key;
}

int WordyButton::roomIn(int width) const {
    if (isCentered()) return std::max(1, width - frame().width());
    return std::max(1, innerWidth(width) - (hasKeyIn(width) ? widthOfKey(*this) : 0));
}

int WordyButton::heightOfWords(int width) const {
    return fontMetrics().boundingRect(QRect(0, 0, width, endless), manner, text()).height();
}

int WordyButton::heightForWidth(int width) const {
    const int room = roomIn(width);
    return heightOfWords(room) + heightOfDetail(room) + frame().height();
}

QSize WordyButton::minimumSizeHint() const {
    int widest = 0;
    for (const QString& word : text().split(QLatin1Char(' ')))
        widest = std::max(widest, fontMetrics().size(Qt::TextShowMnemonic, word).width());
    return {std::min(sizeHint().width(), widest + frame().width()), sizeHint().height()};
}

void WordyButton::mousePressEvent(QMouseEvent* event) {
    wasPressed_ = true;
    QPushButton::mousePressEvent(event);
}

void WordyButton::mouseDoubleClickEvent(QMouseEvent* event) {
    if (wasPressed_) QPushButton::mouseDoubleClickEvent(event);
}

void WordyButton::paintEvent(QPaintEvent* /*event*/) {
    QStylePainter painter(this);
    QStyleOptionButton look;
    initStyleOption(&look);
    look.text.clear();
    look.icon = {};
    // The style would paint the key with the label.
    painter.drawControl(
        hasKeyIn(width()) || isCentered() ? QStyle::CE_PushButton : QStyle::CE_PushButtonBevel, look);
    const int room = roomIn(width());
    int left = isCentered() ? (width() - room) / 2 : margin;
    if (!icon().isNull()) {
        const QRect picture(QPoint(left, (height() - iconSize().height()) / 2), iconSize());
        painter.drawItemPixmap(picture, Qt::AlignCenter, icon().pixmap(iconSize(), devicePixelRatioF()));
        left += iconSize().width() + margin;
    }
    QPalette ink = palette();
    ink.setColor(QPalette::ButtonText, inkOfButton(*this));
    const int detail = heightOfDetail(room);
    const int high = detail == 0 ? height() : heightOfWords(room);
    const QRect words(left, detail == 0 ? 0 : (height() - high - detail) / 2, room, high);
    painter.drawItemText(words, isCentered() ? manner : atLeft, ink, true, text(), QPalette::ButtonText);
    if (detail == 0) return;
    painter.setFont(fontOfDetail());
    painter.drawItemText(QRect(left, words.bottom() + 1, room, detail), below, ink, true, detail_,
                         QPalette::ButtonText);
}

}  // namespace vallum::app
