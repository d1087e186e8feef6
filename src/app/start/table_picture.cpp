// SPDX-License-Identifier: GPL-3.0-or-later
#include "start/table_picture.h"

#include "export/table_painting.h"

#include <QPainter>

namespace vallum::app {

TablePicture::TablePicture(QWidget* parent) : QWidget(parent) { setMinimumSize(160, 110); }

void TablePicture::show(const field::Battle& battle) {
    battle_ = battle;
    image_ = {};
    update();
}

void TablePicture::paintEvent(QPaintEvent* /*event*/) {
    if (!battle_) return;
    const QSize pixels = size() * devicePixelRatioF();
    if (image_.size() != pixels) {
        image_ = pictureOf(*battle_, pixels);
        image_.setDevicePixelRatio(devicePixelRatioF());
    }
    QPainter(this).drawImage(0, 0, image_);
}

}  // namespace vallum::app
