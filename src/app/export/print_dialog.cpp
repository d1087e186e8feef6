// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/print_dialog.h"

#include "export/army_sheets.h"
#include "export/sheet_output.h"
#include "export/table_sheets.h"
#include "texts.h"
#include "widgets/room.h"

#include <algorithm>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace vallum::app {

namespace {

constexpr double usualMillimetersPerDu = 25;
constexpr int widthOfPaper = 1800;  // in pixels
constexpr std::array sizes{QPageSize::A4, QPageSize::A3, QPageSize::Letter};

Paper turned(Paper paper) {
    const bool isUpright = paper.orientation == QPageLayout::Portrait;
    paper.orientation = isUpright ? QPageLayout::Landscape : QPageLayout::Portrait;
    return paper;
}

}  // namespace

PrintDialog::PrintDialog(const field::Battle& battle,
                         TableScene& scene,
                         const QString& title,
                         QWidget* parent)
    : QDialog(parent),
      battle_(battle),
      scene_(scene),
      title_(title),
      preview_(new QLabel),
      what_(new QComboBox),
      paper_(new QComboBox),
      orientation_(new QComboBox),
      scale_(new QDoubleSpinBox),
      count_(new QLabel),
      sheet_(new QSpinBox) {
    setWindowTitle(tr("Print"));
    preview_->setObjectName(QStringLiteral("preview"));
    preview_->setAlignment(Qt::AlignCenter);
    preview_->setMinimumWidth(previewWidth());
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
    connect(file, &QPushButton::clicked, this, &PrintDialog::askForFile);
    connect(printer, &QPushButton::clicked, this, &PrintDialog::askForPrinter);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    takeWhat();
}

QWidget* PrintDialog::form() {
    what_->addItems(
        {tr("The table, to scale"), tr("The table on one sheet"), tr("Unit cards"), tr("Army lists")});
    what_->setAccessibleDescription(tr("What is printed"));
    for (const QPageSize::PageSizeId size : sizes)
        paper_->addItem(QPageSize::name(size), static_cast<int>(size));
    paper_->setAccessibleDescription(tr("What lies in the printer"));
    orientation_->addItem(tr("Portrait"), static_cast<int>(QPageLayout::Portrait));
    orientation_->addItem(tr("Landscape"), static_cast<int>(QPageLayout::Landscape));
    orientation_->setAccessibleDescription(tr("How the paper is turned"));
    scale_->setRange(5, 100);
    scale_->setDecimals(1);
    scale_->setSuffix(tr(" mm"));
    scale_->setAccessibleDescription(tr("The length of 1 DU on paper; 50 mm on a real table"));
    sheet_->setAccessibleDescription(tr("Which sheet the preview shows"));
    count_->setWordWrap(true);
    auto* box = new QWidget;
    auto* form = new QFormLayout(box);
    form->setContentsMargins(0, 0, 0, 0);
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    form->addRow(tr("&What"), what_);
    form->addRow(tr("P&aper"), paper_);
    form->addRow(tr("&Orientation"), orientation_);
    form->addRow(tr("&1 DU is"), scale_);
    form->addRow(tr("&Sheet in the preview"), sheet_);
    form->addRow(count_);
    connect(what_, &QComboBox::currentIndexChanged, this, &PrintDialog::takeWhat);
    connect(paper_, &QComboBox::currentIndexChanged, this, &PrintDialog::showSheets);
    connect(orientation_, &QComboBox::currentIndexChanged, this, &PrintDialog::showSheets);
    connect(scale_, &QDoubleSpinBox::valueChanged, this, &PrintDialog::showSheets);
    connect(sheet_, &QSpinBox::valueChanged, this, &PrintDialog::showSheet);
    return box;
}

/// A sheet that stands upright fits, whatever the screen.
int PrintDialog::previewWidth() const {
    const QSize room = withinScreen(*this, {1080, 720});
    return std::min(room.width() / 3, room.height() / 2);
}

PrintDialog::What PrintDialog::what() const { return static_cast<What>(what_->currentIndex()); }

Paper PrintDialog::paper() const {
    return {static_cast<QPageSize::PageSizeId>(paper_->currentData().toInt()),
            static_cast<QPageLayout::Orientation>(orientation_->currentData().toInt())};
}

void PrintDialog::choose(What what) { what_->setCurrentIndex(static_cast<int>(what)); }

void PrintDialog::setPaper(const Paper& paper) {
    paper_->setCurrentIndex(paper_->findData(static_cast<int>(paper.size)));
    orientation_->setCurrentIndex(orientation_->findData(static_cast<int>(paper.orientation)));
}

void PrintDialog::setMillimetersPerDu(double millimeters) { scale_->setValue(millimeters); }

Sheets PrintDialog::sheets() const { return sheetsOn(paper()); }

Sheets PrintDialog::sheetsOn(const Paper& paper) const {
    switch (what()) {
        case What::tableToScale: return tableToScale(scene_, paper, title_, scale_->value());
        case What::tableOnOneSheet: return tableOnOneSheet(scene_, paper, title_);
        case What::unitCards: return unitCards(battle_, paper, scale_->value());
        case What::armyLists: return armyLists(battle_, paper, title_);
    }
    return Sheets(paper);
}

/// As fits it best: the way in which it takes fewer sheets, and for a single one the way the table lies.
QPageLayout::Orientation PrintDialog::bestOrientation() const {
    const geometry::Size table = battle_.setting->table;
    if (what() == What::tableOnOneSheet) {
        return table.width > table.depth ? QPageLayout::Landscape : QPageLayout::Portrait;
    }
    const Paper upright{paper().size, QPageLayout::Portrait};
    const bool isBetterTurned = sheetsOn(turned(upright)).count() < sheetsOn(upright).count();
    return isBetterTurned ? QPageLayout::Landscape : QPageLayout::Portrait;
}

void PrintDialog::takeWhat() {
    const bool hasScale = what() == What::tableToScale || what() == What::unitCards;
    scale_->setEnabled(hasScale);
    const QSignalBlocker quiet(scale_);
    if (what() == What::tableToScale) scale_->setValue(usualMillimetersPerDu);
    if (what() == What::unitCards) scale_->setValue(realMillimetersPerDu);
    setPaper({paper().size, bestOrientation()});
    showSheets();
}

void PrintDialog::showSheets() {
    const int count = static_cast<int>(sheets().count());
    const QSignalBlocker quiet(sheet_);
    sheet_->setRange(std::min(1, count), count);
    sheet_->setValue(1);
    count_->setText(costs(count));
    showSheet();
}

QString PrintDialog::costs(int count) const {
    if (count == 0) return tr("Nothing face up to print.");
    const QString needed = counted(count, plural("PrintDialog", "%n sheets of paper", "%n sheet of paper"));
    const int otherwise = static_cast<int>(sheetsOn(turned(paper())).count());
    return otherwise < count ? tr("%1; %2 if the paper is turned").arg(needed).arg(otherwise) : needed;
}

void PrintDialog::showSheet() {
    const Sheets all = sheets();
    if (all.count() == 0) return preview_->clear();
    const double ratio = devicePixelRatioF();
    const int width = static_cast<int>(previewWidth() * ratio);
    // Drawn as finely as on paper: words and lines have the size there that they will have on the sheet.
    QImage image = all.image(static_cast<std::size_t>(sheet_->value() - 1), std::max(width, widthOfPaper))
                       .scaledToWidth(width, Qt::SmoothTransformation);
    image.setDevicePixelRatio(ratio);
    preview_->setPixmap(QPixmap::fromImage(image));
}

void PrintDialog::askForFile() {
    const QString file = askForSheetFile(*this, title_);
    if (!file.isEmpty() && saveTo(file) == Ending::done) accept();
}

Ending PrintDialog::saveTo(const QString& file) { return saveSheets(*this, sheets(), file, title_); }

void PrintDialog::askForPrinter() {
    if (printSheets(*this, sheets(), paper(), title_) == Ending::done) accept();
}

}  // namespace vallum::app
