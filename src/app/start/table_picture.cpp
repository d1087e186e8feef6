// SPDX-License-Identifier: GPL-3.0-or-later
#include "start/table_picture.h"

#include "field/export/table_painting.h"
#include "field/table/table_scene.h"

#include <algorithm>
#include <utility>

#include <QPainter>

#include <vallum/field/files/ground_cover.h>
#include <vallum/field/system.h>

namespace vallum::app {

field::Battle publicOpening(const field::Scenario& scenario) {
    const Seat nobody;
    return field::System::seenBy(field::System::begin(scenario), nobody);
}

TablePicture::TablePicture(QWidget* parent) : QWidget(parent) { setMinimumSize(160, 110); }

void TablePicture::show(const field::Scenario& scenario) {
    show([scenario](QSize pixels) {
        TableScene scene;
        scene.setGroundCover(field::groundCoverOf(scenario));
        scene.show(publicOpening(scenario));
        const QRectF table = scene.coordinates().table();
        const double scale = std::min(pixels.width() / table.width(), pixels.height() / table.height());
        return pictureOf(scene, {table, scale});
    });
}

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
