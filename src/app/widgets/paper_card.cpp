// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/paper_card.h"

#include "room/house_style.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>

namespace vallum::app {

PaperCard::PaperCard(QWidget* parent) : QFrame(parent) {
    setFrameShape(QFrame::NoFrame);
    setContentsMargins(shadow, shadow, shadow, shadow);
}

void PaperCard::paint(QPainter& painter, const QRect& withShadow) {
    constexpr int corner = 9;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const QRectF all(withShadow);
    const QRectF paper = all.adjusted(shadow, shadow, -shadow, -shadow);
    // The paper will hide the middle of the shadow, which is by far the largest part of it.
    const QRect hidden = paper.toRect().adjusted(corner, corner, -corner, -corner);
    painter.save();
    painter.setClipRegion(QRegion(withShadow) - hidden, Qt::IntersectClip);
    for (int step = 0; step != shadow; ++step) {
        painter.setBrush(QColor(20, 12, 4, 7));
        const double grow = shadow - step;
        painter.drawRoundedRect(paper.adjusted(-grow, -grow + 2, grow, grow + 1).intersected(all),
                                corner + grow, corner + grow);
    }
    painter.restore();
    painter.setBrush(roomColors().paper);
    painter.setPen(QPen(roomColors().paperEdge, 1));
    painter.drawRoundedRect(paper.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
}

/// The table sets its text color for its frame; its children must not inherit that.
void PaperCard::dress() {
    const QPalette room = QApplication::palette();
    QPalette own;
    for (const auto role : {QPalette::Text, QPalette::WindowText}) own.setColor(role, room.color(role));
    if (own.color(QPalette::Text) != palette().color(QPalette::Text) ||
        own.color(QPalette::WindowText) != palette().color(QPalette::WindowText))
        setPalette(own);
}

void PaperCard::showEvent(QShowEvent* event) {
    dress();
    QFrame::showEvent(event);
}

void PaperCard::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) dress();
}

void PaperCard::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    paint(painter, rect());
}

}  // namespace vallum::app
