// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/film_dialog.h"

#include "widgets/file_choice.h"
#include "widgets/room.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

namespace vallum::app {

namespace {

constexpr int leastWidth = 200;
constexpr int mostWidth = 1920;
enum Kind { gif, webp, folder };

}  // namespace

FilmDialog::FilmDialog(std::unique_ptr<FilmSource> source, QWidget* parent)
    : QDialog(parent),
      source_(std::move(source)),
      from_(new QSpinBox),
      to_(new QSpinBox),
      width_(new QSpinBox),
      seconds_(new QDoubleSpinBox),
      kind_(new QComboBox) {
    setWindowTitle(tr("Save as a film"));
    kind_->addItems({tr("Film (GIF)"), tr("Film (WebP, smaller)"), tr("Folder of pictures (PNG)")});
    kind_->setAccessibleDescription(tr("What to write"));
    const int first = source_->turns().front();
    const int last = source_->turns().back();
    for (QSpinBox* turn : {from_, to_}) turn->setRange(first, last);
    if (first == 0) from_->setSpecialValueText(tr("before the first turn"));
    from_->setAccessibleDescription(tr("First turn shown"));
    to_->setAccessibleDescription(tr("Last turn shown"));
    to_->setValue(last);
    width_->setRange(leastWidth, mostWidth);
    width_->setGroupSeparatorShown(true);
    width_->setSuffix(tr(" pixels"));
    width_->setSingleStep(100);
    width_->setAccessibleDescription(tr("Width of the film"));
    seconds_->setRange(0.1, 5);
    seconds_->setSingleStep(0.1);
    seconds_->setSuffix(tr(" s"));
    seconds_->setAccessibleDescription(tr("How long to show each move and label"));
    setFilm({first, last, Film().width, Film().secondsPerMove});
    auto* words = new QLabel(
        tr("Every move is filmed as in the replay. Long battles take a while; you can stop at any time."));
    words->setWordWrap(true);
    auto* form = new QFormLayout;
    form->addRow(tr("&Kind"), kind_);
    form->addRow(tr("&From turn"), from_);
    form->addRow(tr("&To turn"), to_);
    form->addRow(tr("&Width"), width_);
    form->addRow(tr("&Each movement"), seconds_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Save)->setText(tr("&Save…"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(words);
    column->addLayout(form);
    column->addStretch(1);
    column->addWidget(buttons);
    connect(from_, &QSpinBox::valueChanged, this, &FilmDialog::keepOrder);
    connect(buttons, &QDialogButtonBox::accepted, this, &FilmDialog::askForFile);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(withinScreen(*this, {420, 300}));
}

FilmDialog::~FilmDialog() = default;

void FilmDialog::keepOrder() { to_->setMinimum(from_->value()); }

void FilmDialog::setFilm(const Film& film) {
    from_->setValue(film.fromTurn);
    to_->setValue(film.toTurn);
    width_->setValue(film.width);
    seconds_->setValue(film.secondsPerMove);
}

Film FilmDialog::film() const { return {from_->value(), to_->value(), width_->value(), seconds_->value()}; }

void FilmDialog::askForFile() {
    const int kind = kind_->currentIndex();
    QString file;
    if (kind == folder) {
        file = chosenFolder(this, tr("A folder for the pictures"));
    } else {
        const QString ending = kind == gif ? QStringLiteral("gif") : QStringLiteral("webp");
        file = fileToWrite(this, {tr("Save as a film"), source_->title(), ending,
                                  kind == gif ? tr("Films (*.gif)") : tr("Films (*.webp)")});
        // Adds the extension even if the name contains a dot.
        if (!file.isEmpty() && !isFilmFile(file.toStdString())) file += QLatin1Char('.') + ending;
    }
    if (!file.isEmpty() && saveTo(file) == Ending::done) accept();
}

Ending FilmDialog::saveTo(const QString& file) {
    FilmWork work(*source_, film(), file.toStdString());
    return workBefore(*this, tr("Filming the battle"), work);
}

}  // namespace vallum::app
