// SPDX-License-Identifier: GPL-3.0-or-later
#include "start/start_delegates.h"

#include "art/faces.h"
#include "room/house_style.h"

#include <algorithm>

#include <QIcon>
#include <QListView>
#include <QPainter>
#include <QPainterPath>

namespace vallum::app {

namespace {

constexpr int cardGap = 6;
constexpr double corner = 8;

QFont nameOnCard() { return art::font(art::Face::serif, art::Type::lead); }
/// Down to four fifths of its size: the year at the end of a name tells battles apart.
QFont fitting(QFont font, const QString& words, double room) {
    constexpr double least = 0.8;
    const double wide = QFontMetricsF(font).horizontalAdvance(words);
    if (wide > room) font.setPointSizeF(font.pointSizeF() * std::max(least, room / wide));
    return font;
}
/// In a corner of the picture. `number` is 0 if the entry has none.
void paintMark(QPainter& painter, const QRectF& picture, bool isChecked, int number) {
    constexpr double size = 22;
    const QRectF box(picture.right() - size - 8, picture.top() + 8, size, size);
    painter.setPen(
        QPen(isChecked ? roomColors().brass.darker(150) : roomColors().paperEdge.darker(140), 1.5));
    painter.setBrush(isChecked ? roomColors().brass : QColor(255, 250, 240, 200));
    painter.drawRoundedRect(box, 5, 5);
    if (!isChecked) return;
    const QColor dark(0x2a1c08);
    if (number != 0) {
        painter.setPen(dark);
        painter.setFont(art::font(art::Face::sans, art::Type::note));
        return painter.drawText(box, Qt::AlignCenter, QString::number(number));
    }
    painter.setPen(QPen(dark, 2.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(
        QPolygonF{{QPointF(box.left() + 5, box.center().y()), QPointF(box.left() + 9.5, box.bottom() - 6),
                   QPointF(box.right() - 4.5, box.top() + 6)}});
}

QFont remarkFont() { return art::font(art::Face::sans, art::Type::note); }

}  // namespace

int CardDelegate::captionHeight() {
    return QFontMetrics(nameOnCard()).height() + QFontMetrics(remarkFont()).height() + 14;
}

QSize CardDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const auto* list = qobject_cast<const QListView*>(option.widget);
    return list == nullptr ? QStyledItemDelegate::sizeHint(option, index) : list->gridSize();
}

void CardDelegate::paint(QPainter* painter,
                         const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
    const bool isChosen = (option.state & QStyle::State_Selected) != 0;
    const bool isOver = (option.state & QStyle::State_MouseOver) != 0;
    const bool hasKeys = isChosen && (option.state & QStyle::State_HasFocus) != 0;
    const bool isReadable = (option.state & QStyle::State_Enabled) != 0;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    const QRectF card = QRectF(option.rect).adjusted(cardGap, cardGap, -cardGap, -cardGap);
    for (int step = 1; step != 5; ++step) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(QColor(20, 12, 4, 14));
        painter->drawRoundedRect(card.adjusted(-step, -step + 2, step, step + 2), corner + step,
                                 corner + step);
    }
    QPainterPath outline;
    outline.addRoundedRect(card, corner, corner);
    painter->fillPath(outline, roomColors().dark ? roomColors().paperShade : QColor(0xfffaf0));
    const int caption = captionHeight();
    const QRectF picture(card.left(), card.top(), card.width(), card.height() - caption);
    painter->setClipPath(outline);
    const QPixmap pixmap = index.data(Qt::DecorationRole).value<QIcon>().pixmap(option.decorationSize);
    if (!pixmap.isNull()) {
        // Crops the picture to fill the space.
        const QSizeF size = pixmap.deviceIndependentSize();
        const double scale = std::max(picture.width() / size.width(), picture.height() / size.height());
        QRectF shown(QPointF(), size * scale);
        shown.moveCenter(picture.center());
        painter->setClipRect(picture, Qt::IntersectClip);
        painter->drawPixmap(shown, pixmap, QRectF(QPointF(), QSizeF(pixmap.size())));
        painter->setClipPath(outline);
    }
    const QRectF words(card.left() + 10, picture.bottom() + 5, card.width() - 20, caption - 10.0);
    painter->setPen(isReadable ? roomColors().ink : roomColors().quiet);
    painter->setFont(fitting(nameOnCard(), index.data().toString(), words.width()));
    painter->drawText(words, Qt::AlignLeft | Qt::AlignTop,
                      painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight,
                                                        static_cast<int>(words.width())));
    painter->setPen(roomColors().quiet);
    painter->setFont(remarkFont());
    painter->drawText(words, Qt::AlignLeft | Qt::AlignBottom,
                      painter->fontMetrics().elidedText(index.data(remarkRole).toString(), Qt::ElideRight,
                                                        static_cast<int>(words.width())));
    painter->setClipping(false);
    const QVariant check = index.data(Qt::CheckStateRole);
    if (check.isValid())
        paintMark(*painter, picture, check.value<Qt::CheckState>() == Qt::Checked,
                  index.data(numberRole).toInt());
    painter->setBrush(Qt::NoBrush);
    painter->setPen(hasKeys || isOver ? QPen(roomColors().brass, hasKeys ? 4 : 2.5)
                                      : QPen(roomColors().paperEdge, 1));
    painter->drawPath(outline);
    painter->restore();
}

}  // namespace vallum::app
