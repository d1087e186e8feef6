// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/save_picture_dialog.h"

#include "language/numbers.h"
#include "widgets/file_choice.h"
#include "widgets/room.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

namespace vallum::app {

namespace {

class PictureTexts {
    Q_DECLARE_TR_FUNCTIONS(PictureDialog)
};

}  // namespace

SavePictureDialog::SavePictureDialog(const QString& title, QWidget* parent)
    : QDialog(parent),
      title_(title),
      kind_(new QComboBox(this)),
      width_(new QSpinBox(this)),
      size_(new QLabel(this)) {
    setWindowTitle(PictureTexts::tr("Save a picture"));
    kind_->addItems({PictureTexts::tr("Pixels (PNG)"), PictureTexts::tr("Lines (SVG)")});
    kind_->setAccessibleDescription(PictureTexts::tr("Lines stay sharp at every size"));
    width_->setGroupSeparatorShown(true);
    width_->setSuffix(PictureTexts::tr(" pixels"));
    width_->setAccessibleDescription(PictureTexts::tr("Width of the whole picture"));
}

void SavePictureDialog::layOut(QWidget* preview, QWidget* form) {
    auto* row = new QHBoxLayout;
    row->addWidget(preview, 1);
    row->addWidget(scrolling(form));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Save)->setText(PictureTexts::tr("&Save…"));
    auto* column = new QVBoxLayout(this);
    column->addLayout(row, 1);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &SavePictureDialog::askForFile);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void SavePictureDialog::addKind(QFormLayout& form) { form.addRow(PictureTexts::tr("&Kind"), kind_); }

void SavePictureDialog::addWidth(QFormLayout& form) { form.addRow(PictureTexts::tr("&Width"), width_); }

void SavePictureDialog::addSize(QFormLayout& form) { form.addRow(size_); }

void SavePictureDialog::tellSize(QSize pixels) {
    size_->setText(PictureTexts::tr("%1 × %2 pixels", "size of a picture")
                       .arg(numeral(pixels.width()), numeral(pixels.height())));
}

bool SavePictureDialog::isOfLines() const { return kind_->currentIndex() == 1; }

void SavePictureDialog::askForFile() {
    const QString file = fileToWrite(
        this, {PictureTexts::tr("Save a picture"), title_,
               isOfLines() ? QStringLiteral("svg") : QStringLiteral("png"),
               isOfLines() ? PictureTexts::tr("Lines (*.svg)") : PictureTexts::tr("Pictures (*.png)")});
    if (!file.isEmpty() && saveTo(file) == Ending::done) accept();
}

Ending SavePictureDialog::saveTo(QString file) {
    if (QFileInfo(file).suffix().isEmpty())
        file += isOfLines() ? QStringLiteral(".svg") : QStringLiteral(".png");
    const std::filesystem::path path = file.toStdString();
    PictureWork work(picture(isVectorFile(path)), path, title_);
    return workBefore(*this, PictureTexts::tr("Painting the picture"), work);
}

}  // namespace vallum::app
