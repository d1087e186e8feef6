// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/tools/sight_raster.h"

#include <QElapsedTimer>

namespace vallum::app {

namespace {

constexpr Du apart = 0.125_du;
constexpr int slice = 8;  // milliseconds; less than a frame

Du middleOf(int cell) { return Du(apart.raw() * cell + apart.raw() / 2); }

/// Shades are distinct gray values, which the lens maps to colors.
int gray(SightRaster::Shade shade) { return static_cast<int>(shade) + 1; }

}  // namespace

SightRaster::SightRaster(QObject* parent) : QObject(parent) {
    timer_.setInterval(0);
    connect(&timer_, &QTimer::timeout, this, &SightRaster::goOn);
}

void SightRaster::begin(const geometry::Size& table, Look look) {
    table_ = table;
    look_ = std::move(look);
    image_ =
        QImage(table.width.raw() / apart.raw(), table.depth.raw() / apart.raw(), QImage::Format_Grayscale8);
    image_.fill(0);
    row_ = 0;
    timer_.start();
}

void SightRaster::stop() {
    timer_.stop();
    look_ = nullptr;
    image_ = QImage();
    row_ = 0;
}

void SightRaster::goOn() {
    QElapsedTimer time;
    time.start();
    while (row_ != image_.height() && time.elapsed() < slice) look(row_++);
    if (!isComplete()) return;
    timer_.stop();
    Q_EMIT changed();
}

void SightRaster::finish() {
    while (row_ != image_.height()) look(row_++);
    timer_.stop();
    Q_EMIT changed();
}

void SightRaster::look(int row) {
    auto* line = image_.scanLine(row);
    const Du north = table_.depth - middleOf(row);
    for (int column = 0; column != image_.width(); ++column) {
        const geometry::Point place{middleOf(column), north};
        line[column] = static_cast<uchar>(gray(look_(place)));
    }
}

SightRaster::Shade SightRaster::at(const geometry::Point& point) const {
    const QPoint pixel(point.x.raw() / apart.raw(), (table_.depth - point.y).raw() / apart.raw());
    if (!image_.valid(pixel)) return Shade::hidden;
    return static_cast<Shade>(std::max(0, qGray(image_.pixel(pixel)) - 1));
}

}  // namespace vallum::app
