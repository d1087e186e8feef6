// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/export/picture_dialog.h"

#include "field/export/picture_preview.h"
#include "field/table/table_scene.h"
#include "widgets/room.h"

#include <cmath>

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QStandardItemModel>

namespace vallum::app {

namespace {

constexpr int previewPixels = 560;
constexpr int leastPerDu = 4;
constexpr int mostPerDu = 512;
constexpr int widest = 16'000;
constexpr double mostPixels = 64e6;  // a quarter of a gigabyte while painting
constexpr int usualWidth = 2400;

}  // namespace

PictureDialog::PictureDialog(const Tables& tables, const QString& title, QWidget* parent)
    : SavePictureDialog(title, parent),
      tables_(tables),
      preview_(new PicturePreview),
      extent_(new QComboBox),
      rectangle_(new QWidget),
      perDu_(new QSpinBox),
      marks_(new QCheckBox(tr("Include current &markings"))) {
    layOut(preview_, form());
    connect(preview_, &PicturePreview::frameDragged, this, [this](const QRectF& frame) {
        extent_->setCurrentIndex(static_cast<int>(Extent::frame));
        takeFrame(frame);
    });
    drawTable();
    choose(Extent::whole);
    setWidth(usualWidth);
    resize(withinScreen(*this, {860, 480}));
}

PictureDialog::~PictureDialog() = default;

QWidget* PictureDialog::form() {
    extent_->addItems(
        {tr("The whole table"), tr("What the window shows"), tr("The picked units"), tr("A rectangle")});
    extent_->setAccessibleDescription(tr("Part of the table in the picture"));
    auto* model = qobject_cast<QStandardItemModel*>(extent_->model());
    model->item(static_cast<int>(Extent::picked))
        ->setEnabled(!areaAround(tables_.shown, tables_.shown.units().picked()).isEmpty());
    auto* cells = new QGridLayout(rectangle_);
    cells->setContentsMargins(0, 0, 0, 0);
    const std::array names{tr("West"), tr("North"), tr("Width"), tr("Height")};
    for (std::size_t i = 0; i != edges_.size(); ++i) {
        edges_.at(i) = new QDoubleSpinBox;
        edges_.at(i)->setRange(i < 2 ? -2 : 0.5, 200);
        edges_.at(i)->setSuffix(tr(" DU"));
        edges_.at(i)->setDecimals(1);
        edges_.at(i)->setAccessibleDescription(
            tr("Of the rectangle, from the north-west corner of the table"));
        auto* label = new QLabel(names.at(i));
        label->setBuddy(edges_.at(i));
        cells->addWidget(label, static_cast<int>(i % 2), static_cast<int>(i / 2 * 2));
        cells->addWidget(edges_.at(i), static_cast<int>(i % 2), static_cast<int>(i / 2 * 2) + 1);
        connect(edges_.at(i), &QDoubleSpinBox::valueChanged, this, [this] {
            frame_ = {edges_[0]->value(), edges_[1]->value(), edges_[2]->value(), edges_[3]->value()};
            showFrame();
        });
    }
    perDu_->setSuffix(tr(" pixels"));
    perDu_->setAccessibleDescription(tr("The size of 1 DU in the picture"));
    auto* box = new QWidget;
    auto* form = new QFormLayout(box);
    form->setContentsMargins(0, 0, 0, 0);
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    form->addRow(tr("&Part"), extent_);
    form->addRow(rectangle_);
    addKind(*form);
    form->addRow(tr("&1 DU is"), perDu_);
    addWidth(*form);
    form->addRow(marks_);
    addSize(*form);
    connect(extent_, &QComboBox::currentIndexChanged, this, &PictureDialog::takePart);
    connect(marks_, &QCheckBox::toggled, this, &PictureDialog::drawTable);
    connect(perDu_, &QSpinBox::valueChanged, this, &PictureDialog::showFrame);
    connect(&widthBox(), &QSpinBox::valueChanged, this, &PictureDialog::setWidth);
    return box;
}

TableScene& PictureDialog::scene() const { return marks_->isChecked() ? tables_.shown : tables_.bare; }

void PictureDialog::choose(Extent extent) {
    extent_->setCurrentIndex(static_cast<int>(extent));
    takePart(extent_->currentIndex());
}

void PictureDialog::setWithMarks(bool with) { marks_->setChecked(with); }

void PictureDialog::takePart(int index) {
    const auto extent = static_cast<Extent>(index);
    rectangle_->setEnabled(extent == Extent::frame);
    if (extent == Extent::whole) takeFrame(wholeTable(tables_.bare));
    if (extent == Extent::seen) takeFrame(tables_.seen & wholeTable(tables_.bare));
    if (extent == Extent::picked) takeFrame(areaAround(tables_.shown, tables_.shown.units().picked()));
}

void PictureDialog::takeFrame(const QRectF& frame) {
    frame_ = frame;
    const std::array edges{frame.left(), frame.top(), frame.width(), frame.height()};
    for (std::size_t i = 0; i != edges.size(); ++i) {
        const QSignalBlocker quiet(edges_.at(i));
        edges_.at(i)->setValue(edges.at(i));
    }
    showFrame();
}

/// As close to this width as a whole number of pixels per DU allows.
void PictureDialog::setWidth(int pixels) {
    perDu_->setValue(static_cast<int>(std::lround(pixels / frame_.width())));
    showFrame();
}

Detail PictureDialog::detail() const { return {frame_, 1.0 * perDu_->value()}; }

void PictureDialog::limitSize() {
    const QSignalBlocker quiet(perDu_);
    const double most = std::min(widest / std::max(frame_.width(), frame_.height()),
                                 std::sqrt(mostPixels / (frame_.width() * frame_.height())));
    perDu_->setRange(leastPerDu, std::clamp(static_cast<int>(most), leastPerDu, mostPerDu));
}

void PictureDialog::showFrame() {
    limitSize();
    const QSignalBlocker quiet(widthBox());
    const auto wide = [this](int perDu) { return Detail{frame_, 1.0 * perDu}.pixels().width(); };
    widthBox().setRange(wide(perDu_->minimum()), wide(perDu_->maximum()));
    widthBox().setSingleStep(std::max(1, static_cast<int>(frame_.width())));
    widthBox().setValue(detail().pixels().width());
    tellSize(detail().pixels());
    preview_->setFrame(frame_);
}

void PictureDialog::drawTable() {
    const QRectF whole = wholeTable(tables_.bare);
    preview_->setTable(pictureOf(scene(), {whole, previewPixels / whole.width()}), whole);
}

PictureSteps PictureDialog::picture(bool isOfLines) const { return stepsOf(scene(), detail(), isOfLines); }

}  // namespace vallum::app
