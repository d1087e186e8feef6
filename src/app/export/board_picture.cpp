// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/board_picture.h"

#include "widgets/room.h"

#include <algorithm>

#include <QFormLayout>
#include <QLabel>
#include <QPainter>
#include <QSpinBox>

namespace vallum::app {

namespace {

constexpr int leastWidth = 200;
constexpr int mostWidth = 8000;
constexpr int usualWidth = 2400;
constexpr int previewWidth = 420;

}  // namespace

PictureSteps stepsOf(const Depiction& depiction, int width) {
    const QSize size = sizeOfPicture(depiction, width);
    return {size, 1, [&depiction, size](QPainter& painter, std::size_t /*step*/) {
                painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
                depiction.paintNow(painter, QRectF(QPointF(), QSizeF(size)), art::lightPalette());
            }};
}

BoardPictureDialog::BoardPictureDialog(const Depiction& depiction, const QString& title, QWidget* parent)
    : SavePictureDialog(title, parent),
      depiction_(depiction) {
    widthBox().setRange(leastWidth, mostWidth);
    widthBox().setSingleStep(100);
    widthBox().setValue(usualWidth);
    auto* box = new QWidget;
    auto* form = new QFormLayout(box);
    form->setContentsMargins(0, 0, 0, 0);
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    addKind(*form);
    addWidth(*form);
    addSize(*form);
    layOut(preview(), box);
    connect(&widthBox(), &QSpinBox::valueChanged, this, [this] { tellSize(pixels()); });
    tellSize(pixels());
}

QWidget* BoardPictureDialog::preview() {
    auto* preview = new QLabel;
    preview->setAlignment(Qt::AlignCenter);
    const int wide = std::min(previewWidth, withinScreen(*this, {2 * previewWidth, 800}).width() / 2);
    const double ratio = devicePixelRatioF();
    const PictureSteps steps = stepsOf(depiction_, static_cast<int>(wide * ratio));
    QImage image(steps.pixels, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    steps.paint(painter, 0);
    painter.end();
    image.setDevicePixelRatio(ratio);
    preview->setPixmap(QPixmap::fromImage(image));
    return preview;
}

void BoardPictureDialog::setWidth(int pixels) { widthBox().setValue(pixels); }

QSize BoardPictureDialog::pixels() const { return sizeOfPicture(depiction_, widthBox().value()); }

PictureSteps BoardPictureDialog::picture(bool /*isOfLines*/) const {
    return stepsOf(depiction_, widthBox().value());
}

}  // namespace vallum::app
