// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/export/picture_preview.h"

#include <algorithm>

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

namespace vallum::app {

PicturePreview::PicturePreview(QWidget* parent) : QWidget(parent) {
    setMinimumSize(140, 110);
    setCursor(Qt::CrossCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Preview"));
    setAccessibleDescription(tr("The table, with a frame around what will be in the picture"));
    setToolTip(tr("Drag over the table to choose a part of it"));
}

void PicturePreview::setTable(const QImage& image, const QRectF& area) {
    image_ = image;
    area_ = area;
    update();
}

void PicturePreview::setFrame(const QRectF& frame) {
    frame_ = frame;
    update();
}

QTransform PicturePreview::placing() const {
    const double scale = std::min(width() / area_.width(), height() / area_.height());
    const QSizeF shown = area_.size() * scale;
    QTransform placing;
    placing.translate((width() - shown.width()) / 2, (height() - shown.height()) / 2);
    placing.scale(scale, scale);
    placing.translate(-area_.left(), -area_.top());
    return placing;
}

void PicturePreview::paintEvent(QPaintEvent* /*event*/) {
    if (area_.isEmpty()) return;
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QRectF table = placing().mapRect(area_);
    const QRectF frame = placing().mapRect(frame_);
    painter.drawImage(table, image_);
    QPainterPath outside;
    outside.addRect(table);
    outside.addRect(frame);
    painter.fillPath(outside, QColor(0, 0, 0, 130));
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawRect(frame);
}

QPointF PicturePreview::inScene(const QMouseEvent& event) const {
    const QPointF point = placing().inverted().map(event.position());
    return {std::clamp(point.x(), area_.left(), area_.right()),
            std::clamp(point.y(), area_.top(), area_.bottom())};
}

void PicturePreview::mousePressEvent(QMouseEvent* event) {
    if (!area_.isEmpty()) from_ = inScene(*event);
}

void PicturePreview::mouseMoveEvent(QMouseEvent* event) {
    constexpr double smallest = 0.2;
    if (area_.isEmpty() || !event->buttons().testFlag(Qt::LeftButton)) return;
    const QRectF frame = QRectF(from_, inScene(*event)).normalized();
    if (frame.width() > smallest && frame.height() > smallest) Q_EMIT frameDragged(frame);
}

}  // namespace vallum::app
