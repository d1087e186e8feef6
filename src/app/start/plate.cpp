// SPDX-License-Identifier: GPL-3.0-or-later
#include "start/plate.h"

#include "art/faces.h"
#include "art/palette.h"
#include "room/house_style.h"

#include <algorithm>

#include <QEvent>
#include <QPainter>

namespace vallum::app {

namespace {

constexpr int padding = 14;
constexpr int above = 9;
constexpr int mostLines = 3;
constexpr double corner = 9;

QFont nameFont() {
    QFont font = art::font(art::Face::sans, art::Type::lead);
    font.setWeight(QFont::DemiBold);
    return font;
}
QFont remarkFont() { return art::font(art::Face::sans, art::Type::note); }

}  // namespace

Plate::Plate(const QString& title, Tone tone, QWidget* parent) : QPushButton(title, parent), tone_(tone) {
    setAccessibleName(QString(title).remove(QLatin1Char('&')));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setCursor(Qt::PointingHandCursor);
}

QString Plate::title() const { return text().remove(QLatin1Char('&')); }

void Plate::setTone(Tone tone) {
    tone_ = tone;
    update();
}

void Plate::setRemark(const QString& remark) {
    remark_ = remark;
    setAccessibleDescription(remark);
    updateGeometry();
    update();
}

int Plate::heightForWidth(int width) const {
    const QFontMetrics small(remarkFont());
    const QRect room(0, 0, std::max(60, width - 2 * padding), mostLines * small.lineSpacing());
    const int words = small.boundingRect(room, Qt::TextWordWrap, remark_).height();
    const int remark = remark_.isEmpty() ? 0 : std::min(words, room.height()) + 2;
    return QFontMetrics(nameFont()).height() + remark + 2 * above;
}

QSize Plate::sizeHint() const {
    const int wide = std::max(QFontMetrics(nameFont()).horizontalAdvance(title()), 240) + 2 * padding;
    return {wide, heightForWidth(wide)};
}

void Plate::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const art::RoomColors room = art::darkRoom();
    QColor ground = tone_ == Tone::main     ? art::lightPalette().shadesOf(art::SideColor::crimson).base
                    : tone_ == Tone::second ? room.brass
                                            : room.barButton;
    if (underMouse()) ground = ground.lighter(tone_ == Tone::plain ? 125 : 108);
    if (isDown()) ground = ground.darker(112);
    const QColor ink = tone_ == Tone::second ? room.brassInk : QColor(0xfff6e4);
    const QRectF plate = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setPen(tone_ == Tone::plain ? QPen(QColor(255, 236, 200, 70), 1) : QPen(Qt::NoPen));
    painter.setBrush(ground);
    painter.drawRoundedRect(plate, corner, corner);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink, 2));
        painter.drawRoundedRect(plate.adjusted(3, 3, -3, -3), corner - 3, corner - 3);
    }
    const QRectF words = QRectF(rect()).adjusted(padding, above, -padding, -above);
    painter.setPen(ink);
    painter.setFont(nameFont());
    painter.drawText(
        words, Qt::AlignTop | Qt::AlignLeft,
        painter.fontMetrics().elidedText(title(), Qt::ElideRight, static_cast<int>(words.width())));
    const int name = painter.fontMetrics().height() + 2;
    painter.setFont(remarkFont());
    painter.drawText(words.adjusted(0, name, 0, 0), Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap, remark_);
}

}  // namespace vallum::app
