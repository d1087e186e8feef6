// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/board_print_dialog.h"

#include "export/board_sheets.h"
#include "export/sheet_output.h"
#include "texts.h"
#include "widgets/room.h"

#include <algorithm>
#include <array>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace vallum::app {

namespace {

constexpr double usualMillimeters = 45;  // four blocks stand in such a hex
constexpr int widthOfPaper = 1800;       // in pixels
constexpr std::array sizes{QPageSize::A4, QPageSize::A3, QPageSize::Letter};

}  // namespace

BoardPrintDialog::BoardPrintDialog(const Depiction& depiction, const QString& title, QWidget* parent)
    : QDialog(parent),
      depiction_(depiction),
      title_(title),
      preview_(new QLabel),
      what_(new QComboBox),
      paper_(new QComboBox),
      orientation_(new QComboBox),
      scale_(new QDoubleSpinBox),
      count_(new QLabel),
      sheet_(new QSpinBox) {
    setWindowTitle(tr("Print"));
    preview_->setAlignment(Qt::AlignCenter);
    preview_->setMinimumSize(withinScreen(*this, {420, 420}) / 2);
    auto* row = new QHBoxLayout;
    row->addWidget(preview_, 1);
    row->addWidget(scrolling(form()));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto* file = buttons->addButton(tr("Save as P&DF…"), QDialogButtonBox::ActionRole);
    auto* printer = buttons->addButton(tr("&Print…"), QDialogButtonBox::ActionRole);
    auto* column = new QVBoxLayout(this);
    column->addLayout(row, 1);
    column->addWidget(buttons);
    // Before it is in the dialog it could not be the default of one.
    file->setDefault(true);
    connect(file, &QPushButton::clicked, this, &BoardPrintDialog::askForFile);
    connect(printer, &QPushButton::clicked, this, &BoardPrintDialog::askForPrinter);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    showSheets();
}

QWidget* BoardPrintDialog::form() {
    what_->addItems({tr("The board on one sheet"), tr("The board, to scale")});
    what_->setAccessibleDescription(tr("What is printed"));
    for (const QPageSize::PageSizeId size : sizes)
        paper_->addItem(QPageSize::name(size), static_cast<int>(size));
    paper_->setAccessibleDescription(tr("What lies in the printer"));
    orientation_->addItem(tr("Landscape"), static_cast<int>(QPageLayout::Landscape));
    orientation_->addItem(tr("Portrait"), static_cast<int>(QPageLayout::Portrait));
    orientation_->setAccessibleDescription(tr("How the paper is turned"));
    scale_->setRange(10, 100);
    scale_->setDecimals(1);
    scale_->setSuffix(tr(" mm"));
    scale_->setValue(usualMillimeters);
    scale_->setAccessibleDescription(tr("The width of a hex on paper"));
    sheet_->setAccessibleDescription(tr("Which sheet the preview shows"));
    count_->setWordWrap(true);
    auto* box = new QWidget;
    auto* form = new QFormLayout(box);
    form->setContentsMargins(0, 0, 0, 0);
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    form->addRow(tr("&What"), what_);
    form->addRow(tr("P&aper"), paper_);
    form->addRow(tr("&Orientation"), orientation_);
    form->addRow(tr("A &hex is"), scale_);
    form->addRow(tr("&Sheet in the preview"), sheet_);
    form->addRow(count_);
    for (QComboBox* it : {what_, paper_, orientation_})
        connect(it, &QComboBox::currentIndexChanged, this, &BoardPrintDialog::showSheets);
    connect(scale_, &QDoubleSpinBox::valueChanged, this, &BoardPrintDialog::showSheets);
    connect(sheet_, &QSpinBox::valueChanged, this, &BoardPrintDialog::showSheet);
    return box;
}

BoardPrintDialog::What BoardPrintDialog::what() const { return static_cast<What>(what_->currentIndex()); }

Paper BoardPrintDialog::paper() const {
    return {static_cast<QPageSize::PageSizeId>(paper_->currentData().toInt()),
            static_cast<QPageLayout::Orientation>(orientation_->currentData().toInt())};
}

void BoardPrintDialog::choose(What what) { what_->setCurrentIndex(static_cast<int>(what)); }

Sheets BoardPrintDialog::sheets() const {
    return what() == What::oneSheet ? boardOnOneSheet(depiction_, paper(), title_)
                                    : boardToScale(depiction_, paper(), title_, scale_->value());
}

void BoardPrintDialog::showSheets() {
    scale_->setEnabled(what() == What::toScale);
    const int count = static_cast<int>(sheets().count());
    const QSignalBlocker quiet(sheet_);
    sheet_->setRange(1, count);
    sheet_->setValue(1);
    count_->setText(counted(count, plural("PrintDialog", "%n sheets of paper", "%n sheet of paper")));
    showSheet();
}

void BoardPrintDialog::showSheet() {
    const double ratio = devicePixelRatioF();
    const QSize room = preview_->size().expandedTo(preview_->minimumSize()) * ratio;
    // Drawn as finely as on paper: words and lines have the size there that they will have on the sheet.
    QImage image = sheets()
                       .image(static_cast<std::size_t>(sheet_->value() - 1), widthOfPaper)
                       .scaled(room, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    image.setDevicePixelRatio(ratio);
    preview_->setPixmap(QPixmap::fromImage(image));
}

void BoardPrintDialog::askForFile() {
    const QString file = askForSheetFile(*this, title_);
    if (!file.isEmpty() && saveTo(file) == Ending::done) accept();
}

Ending BoardPrintDialog::saveTo(const QString& file) { return saveSheets(*this, sheets(), file, title_); }

void BoardPrintDialog::askForPrinter() {
    if (printSheets(*this, sheets(), paper(), title_) == Ending::done) accept();
}

}  // namespace vallum::app
