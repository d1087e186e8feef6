// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/sheets_dialog.h"

#include "export/sheet_output.h"
#include "language/texts.h"
#include "widgets/room.h"

#include <algorithm>
#include <array>

#include <QComboBox>
#include <QCoreApplication>
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

class PrintTexts {
    Q_DECLARE_TR_FUNCTIONS(PrintDialog)
};

constexpr int widthOfPaper = 1800;  // in pixels
constexpr std::array sizes{QPageSize::A4, QPageSize::A3, QPageSize::Letter};

Paper turned(Paper paper) {
    const bool isUpright = paper.orientation == QPageLayout::Portrait;
    paper.orientation = isUpright ? QPageLayout::Landscape : QPageLayout::Portrait;
    return paper;
}

}  // namespace

SheetsDialog::SheetsDialog(std::vector<SheetChoice> choices,
                           const SheetScale& scale,
                           const QString& title,
                           QWidget* parent)
    : QDialog(parent),
      choices_(std::move(choices)),
      title_(title),
      preview_(new QLabel),
      what_(new QComboBox),
      paper_(new QComboBox),
      orientation_(new QComboBox),
      scale_(new QDoubleSpinBox),
      count_(new QLabel),
      sheet_(new QSpinBox) {
    setWindowTitle(PrintTexts::tr("Print"));
    preview_->setObjectName(QStringLiteral("preview"));
    preview_->setAlignment(Qt::AlignCenter);
    preview_->setMinimumWidth(previewWidth());
    auto* row = new QHBoxLayout;
    row->addWidget(preview_, 1);
    row->addWidget(scrolling(form(scale)));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto* file = buttons->addButton(PrintTexts::tr("Save as P&DF…"), QDialogButtonBox::ActionRole);
    auto* printer = buttons->addButton(PrintTexts::tr("&Print…"), QDialogButtonBox::ActionRole);
    auto* column = new QVBoxLayout(this);
    column->addLayout(row, 1);
    column->addWidget(buttons);
    // A button can be made the default only after it is added to the dialog.
    file->setDefault(true);
    connect(file, &QPushButton::clicked, this, &SheetsDialog::askForFile);
    connect(printer, &QPushButton::clicked, this, &SheetsDialog::askForPrinter);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    takeChoice();
}

QWidget* SheetsDialog::form(const SheetScale& scale) {
    for (const SheetChoice& it : choices_) what_->addItem(it.name);
    what_->setAccessibleDescription(PrintTexts::tr("What to print"));
    for (const QPageSize::PageSizeId size : sizes)
        paper_->addItem(QPageSize::name(size), static_cast<int>(size));
    paper_->setAccessibleDescription(PrintTexts::tr("Paper in the printer"));
    orientation_->addItem(PrintTexts::tr("Portrait"), static_cast<int>(QPageLayout::Portrait));
    orientation_->addItem(PrintTexts::tr("Landscape"), static_cast<int>(QPageLayout::Landscape));
    orientation_->setAccessibleDescription(PrintTexts::tr("Portrait or landscape"));
    scale_->setRange(scale.least, scale.most);
    scale_->setDecimals(1);
    scale_->setSuffix(PrintTexts::tr(" mm"));
    scale_->setAccessibleDescription(scale.about);
    const auto usual =
        std::ranges::find_if(choices_, [](const SheetChoice& it) { return it.millimeters.has_value(); });
    if (usual != choices_.end()) scale_->setValue(*usual->millimeters);
    sheet_->setAccessibleDescription(PrintTexts::tr("Sheet shown in the preview"));
    count_->setWordWrap(true);
    auto* box = new QWidget;
    form_ = new QFormLayout(box);
    form_->setContentsMargins(0, 0, 0, 0);
    form_->setRowWrapPolicy(QFormLayout::WrapAllRows);
    form_->addRow(PrintTexts::tr("&What"), what_);
    form_->addRow(PrintTexts::tr("P&aper"), paper_);
    form_->addRow(PrintTexts::tr("&Orientation"), orientation_);
    form_->addRow(scale.name, scale_);
    form_->addRow(PrintTexts::tr("&Sheet in the preview"), sheet_);
    form_->addRow(count_);
    connect(what_, &QComboBox::currentIndexChanged, this, &SheetsDialog::takeChoice);
    connect(paper_, &QComboBox::currentIndexChanged, this, &SheetsDialog::showSheets);
    connect(orientation_, &QComboBox::currentIndexChanged, this, &SheetsDialog::showSheets);
    connect(scale_, &QDoubleSpinBox::valueChanged, this, &SheetsDialog::showSheets);
    connect(sheet_, &QSpinBox::valueChanged, this, &SheetsDialog::showSheet);
    return box;
}

/// Narrow enough for a portrait sheet to fit on any screen.
int SheetsDialog::previewWidth() const {
    const QSize room = withinScreen(*this, {1080, 720});
    return std::min(room.width() / 3, room.height() / 2);
}

const SheetChoice& SheetsDialog::chosen() const {
    return choices_.at(static_cast<std::size_t>(what_->currentIndex()));
}

Paper SheetsDialog::paper() const {
    return {static_cast<QPageSize::PageSizeId>(paper_->currentData().toInt()),
            static_cast<QPageLayout::Orientation>(orientation_->currentData().toInt())};
}

void SheetsDialog::choose(std::size_t choice) { what_->setCurrentIndex(static_cast<int>(choice)); }

void SheetsDialog::setPaper(const Paper& paper) {
    paper_->setCurrentIndex(paper_->findData(static_cast<int>(paper.size)));
    orientation_->setCurrentIndex(orientation_->findData(static_cast<int>(paper.orientation)));
}

void SheetsDialog::setMillimeters(double perUnit) { scale_->setValue(perUnit); }

Sheets SheetsDialog::sheets() const { return sheetsOn(paper()); }

Sheets SheetsDialog::sheetsOn(const Paper& paper) const { return chosen().sheets(paper, scale_->value()); }

QPageLayout::Orientation SheetsDialog::bestOrientation() const {
    if (chosen().orientation) return *chosen().orientation;
    const Paper upright{paper().size, QPageLayout::Portrait};
    const bool isBetterTurned = sheetsOn(turned(upright)).count() < sheetsOn(upright).count();
    return isBetterTurned ? QPageLayout::Landscape : QPageLayout::Portrait;
}

void SheetsDialog::takeChoice() {
    const auto usual = chosen().millimeters;
    form_->setRowVisible(scale_, usual.has_value());
    // Keeps the scale, so that pieces fit the board printed before.
    if (usual && usual != usual_) {
        const QSignalBlocker quiet(scale_);
        scale_->setValue(*usual);
        usual_ = usual;
    }
    setPaper({paper().size, bestOrientation()});
    showSheets();
}

void SheetsDialog::showSheets() {
    const int count = static_cast<int>(sheets().count());
    const QSignalBlocker quiet(sheet_);
    sheet_->setRange(std::min(1, count), count);
    sheet_->setValue(1);
    count_->setText(costs(count));
    showSheet();
}

QString SheetsDialog::costs(int count) const {
    if (count == 0) return PrintTexts::tr("Nothing face up to print.");
    const QString needed = counted(count, plural("PrintDialog", "%n sheets of paper", "%n sheet of paper"));
    const int otherwise = static_cast<int>(sheetsOn(turned(paper())).count());
    return otherwise < count ? PrintTexts::tr("%1; %2 if you turn the paper").arg(needed).arg(otherwise)
                             : needed;
}

void SheetsDialog::showSheet() {
    const Sheets all = sheets();
    if (all.count() == 0) return preview_->clear();
    const double ratio = devicePixelRatioF();
    const int width = static_cast<int>(previewWidth() * ratio);
    // Rendered at print resolution and scaled down, so that text and lines keep their true proportions.
    QImage image = all.image(static_cast<std::size_t>(sheet_->value() - 1), std::max(width, widthOfPaper))
                       .scaledToWidth(width, Qt::SmoothTransformation);
    image.setDevicePixelRatio(ratio);
    preview_->setPixmap(QPixmap::fromImage(image));
}

void SheetsDialog::askForFile() {
    const QString file = askForSheetFile(*this, title_);
    if (!file.isEmpty() && saveTo(file) == Ending::done) accept();
}

Ending SheetsDialog::saveTo(const QString& file) { return saveSheets(*this, sheets(), file, title_); }

void SheetsDialog::askForPrinter() {
    if (printSheets(*this, sheets(), paper(), title_) == Ending::done) accept();
}

}  // namespace vallum::app
