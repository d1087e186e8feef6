// SPDX-License-Identifier: GPL-3.0-or-later
#include "start/table_picture.h"

#include <utility>

#include <QPainter>

namespace vallum::app {

TablePicture::TablePicture(QWidget* parent) : QWidget(parent) { setMinimumSize(160, 110); }

void TablePicture::show(Paint paint) {
    paint_ = std::move(paint);
    image_ = {};
    update();
}

void TablePicture::paintEvent(QPaintEvent* /*event*/) {
    if (!paint_) return;
    const QSize pixels = size() * devicePixelRatioF();
    if (image_.isNull() || painted_ != pixels) {
        image_ = paint_(pixels);
        image_.setDevicePixelRatio(devicePixelRatioF());
        painted_ = pixels;
    }
    const QSizeF shown = image_.deviceIndependentSize();
    QPainter(this).drawImage(QPointF((width() - shown.width()) / 2, (height() - shown.height()) / 2), image_);
}

}  // namespace vallum::app
