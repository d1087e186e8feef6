// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/board_picture.h"

#include "export/packing.h"
#include "export/vector_device.h"
#include "widgets/file_choice.h"
#include "widgets/room.h"

#include <QBuffer>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <vallum/core/text_file.h>

namespace vallum::app {

namespace {

constexpr int leastWidth = 200;
constexpr int mostWidth = 8000;
constexpr int usualWidth = 2400;
constexpr int previewWidth = 420;

QImage imageOf(const Depiction& depiction, QSize size) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    depiction.paintNow(painter, QRectF(image.rect()), art::lightPalette());
    return image;
}

QByteArray linesOf(const Depiction& depiction, QSize size, const QString& title) {
    QBuffer lines;
    lines.open(QIODevice::WriteOnly);
    VectorDevice device(lines, size, title);
    QPainter painter(&device);
    depiction.paintNow(painter, QRectF(QPointF(), QSizeF(size)), art::lightPalette());
    painter.end();
    return lines.data();
}

}  // namespace

Expected<void, FileError> saveBoardPicture(const Depiction& depiction,
                                           int width,
                                           const std::filesystem::path& file,
                                           const QString& title) {
    const QSize size = sizeOfPicture(depiction, width);
    const QByteArray bytes =
        isVectorFile(file) ? linesOf(depiction, size, title) : asPng(imageOf(depiction, size));
    return writeFileSafely(file, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

BoardPictureDialog::BoardPictureDialog(const Depiction& depiction, const QString& title, QWidget* parent)
    : QDialog(parent),
      depiction_(depiction),
      title_(title),
      kind_(new QComboBox),
      width_(new QSpinBox),
      size_(new QLabel) {
    setWindowTitle(tr("Save a picture"));
    auto* preview = new QLabel;
    const int wide = std::min(previewWidth, withinScreen(*this, {2 * previewWidth, 800}).width() / 2);
    const double ratio = devicePixelRatioF();
    QImage image = imageOf(depiction, sizeOfPicture(depiction, static_cast<int>(wide * ratio)));
    image.setDevicePixelRatio(ratio);
    preview->setPixmap(QPixmap::fromImage(image));
    kind_->addItems({tr("Pixels (PNG)"), tr("Lines (SVG)")});
    kind_->setAccessibleDescription(tr("Lines stay sharp at every size"));
    width_->setRange(leastWidth, mostWidth);
    width_->setSingleStep(100);
    width_->setSuffix(tr(" pixels"));
    width_->setValue(usualWidth);
    width_->setAccessibleDescription(tr("How wide the picture is"));
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    form->addRow(tr("&Kind"), kind_);
    form->addRow(tr("&Width"), width_);
    form->addRow(size_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Save)->setText(tr("&Save…"));
    auto* row = new QHBoxLayout;
    row->addWidget(preview, 1);
    row->addLayout(form);
    auto* column = new QVBoxLayout(this);
    column->addLayout(row, 1);
    column->addWidget(buttons);
    connect(width_, &QSpinBox::valueChanged, this, &BoardPictureDialog::showSize);
    connect(buttons, &QDialogButtonBox::accepted, this, &BoardPictureDialog::askForFile);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    showSize();
}

void BoardPictureDialog::setWidth(int pixels) { width_->setValue(pixels); }

QSize BoardPictureDialog::pixels() const { return sizeOfPicture(depiction_, width_->value()); }

void BoardPictureDialog::showSize() {
    size_->setText(tr("%1 by %2 pixels").arg(pixels().width()).arg(pixels().height()));
}

void BoardPictureDialog::askForFile() {
    const bool isOfLines = kind_->currentIndex() == 1;
    const QString ending = isOfLines ? QStringLiteral("svg") : QStringLiteral("png");
    QString file = fileToWrite(this, {tr("Save a picture"), title_, ending,
                                      isOfLines ? tr("Pictures (*.svg)") : tr("Pictures (*.png)")});
    if (file.isEmpty()) return;
    if (QFileInfo(file).suffix().isEmpty()) file += QLatin1Char('.') + ending;
    if (saveTo(file) == Ending::done) accept();
}

Ending BoardPictureDialog::saveTo(const QString& file) {
    const auto saved = saveBoardPicture(depiction_, width_->value(), file.toStdString(), title_);
    if (saved) return Ending::done;
    complainAbout(*this, saved.error());
    return Ending::failed;
}

}  // namespace vallum::app
