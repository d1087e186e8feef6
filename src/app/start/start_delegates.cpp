// SPDX-License-Identifier: GPL-3.0-or-later
#include "start/start_delegates.h"

#include "art/faces.h"
#include "art/palette.h"
#include "room/house_style.h"

#include <algorithm>

#include <QIcon>
#include <QListView>
#include <QPainter>
#include <QPainterPath>

namespace vallum::app {

namespace {

constexpr int padding = 12;
constexpr int cardGap = 6;
constexpr double corner = 8;

QFont nameOnPlate() {
    QFont font = art::font(art::Face::sans, art::Type::lead);
    font.setWeight(QFont::DemiBold);
    return font;
}
QFont nameOnCard() { return art::font(art::Face::serif, art::Type::lead); }
QFont remarkFont() { return art::font(art::Face::sans, art::Type::note); }

}  // namespace

QSize PlateDelegate::sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& index) const {
    const QFontMetrics name(nameOnPlate());
    const QFontMetrics remark(remarkFont());
    const int wide = std::max(name.horizontalAdvance(index.data().toString()),
                              remark.horizontalAdvance(index.data(remarkRole).toString()));
    return {wide + 2 * padding + 6, name.height() + remark.height() + 2 * padding};
}

void PlateDelegate::paint(QPainter* painter,
                          const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
    const bool isChosen = (option.state & QStyle::State_Selected) != 0;
    const bool isOver = (option.state & QStyle::State_MouseOver) != 0;
    const QColor ground = art::lightPalette().shadesOf(art::SideColor::crimson).base;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF plate = QRectF(option.rect).adjusted(2, 3, -2, -3);
    QColor veil = roomColors().barButton;
    veil.setAlphaF(isOver ? 0.85F : 0.55F);
    painter->setPen(QPen(isChosen ? ground.lighter(130) : QColor(255, 240, 210, 50), 1));
    painter->setBrush(isChosen ? ground : veil);
    painter->drawRoundedRect(plate, corner, corner);
    if (isChosen && (option.state & QStyle::State_HasFocus) != 0) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(roomColors().brass, 2));
        painter->drawRoundedRect(plate.adjusted(2, 2, -2, -2), corner - 2, corner - 2);
    }
    const QRectF words = plate.adjusted(padding, padding - 4, -padding, -padding + 4);
    painter->setPen(QColor(0xfff6e4));
    painter->setFont(nameOnPlate());
    painter->drawText(words, Qt::AlignTop | Qt::AlignLeft, index.data().toString());
    painter->setPen(QColor(0xf0e2c8));
    painter->setFont(remarkFont());
    painter->drawText(words, Qt::AlignBottom | Qt::AlignLeft,
                      painter->fontMetrics().elidedText(index.data(remarkRole).toString(), Qt::ElideRight,
                                                        static_cast<int>(words.width())));
    painter->restore();
}

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
        // As much of it as fills the place.
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
    painter->setFont(nameOnCard());
    painter->drawText(words, Qt::AlignLeft | Qt::AlignTop,
                      painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight,
                                                        static_cast<int>(words.width())));
    painter->setPen(roomColors().quiet);
    painter->setFont(remarkFont());
    painter->drawText(words, Qt::AlignLeft | Qt::AlignBottom,
                      painter->fontMetrics().elidedText(index.data(remarkRole).toString(), Qt::ElideRight,
                                                        static_cast<int>(words.width())));
    painter->setClipping(false);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(isChosen ? QPen(roomColors().brass, 3) : QPen(roomColors().paperEdge, 1));
    painter->drawPath(outline);
    painter->restore();
}

}  // namespace vallum::app
