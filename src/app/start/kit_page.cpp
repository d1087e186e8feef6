// SPDX-License-Identifier: GPL-3.0-or-later
#include "start/kit_page.h"

#include "art/faces.h"
#include "seats/seats_form.h"
#include "session/documents.h"
#include "texts.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

#include <vallum/core/text_file.h>

namespace vallum::app {

KitPage::KitPage(const Kit& kit, const Documents& documents, QWidget* parent)
    : QWidget(parent),
      kit_(kit),
      files_(documents.scenariosOf(kit)),
      titles_(new QListWidget),
      picture_(new QLabel),
      title_(new QLabel),
      text_(new QLabel),
      who_(new QVBoxLayout) {
    titles_->setAccessibleName(kit.name());
    titles_->setAccessibleDescription(tr("The battles to choose from"));
    const QFont lead = art::font(art::Face::sans, art::Type::lead);
    titles_->setFont(lead);
    titles_->setWordWrap(true);
    titles_->setSpacing(4);
    title_->setFont(art::font(art::Face::serif, art::Type::headline));
    for (QLabel* it : {title_, text_}) it->setWordWrap(true);
    auto* right = new QVBoxLayout;
    right->addWidget(picture_);
    right->addWidget(title_);
    right->addWidget(text_);
    right->addLayout(who_);
    right->addStretch(1);
    auto* row = new QHBoxLayout(this);
    row->addWidget(titles_, 1);
    row->addLayout(right, 2);
    connect(titles_, &QListWidget::currentRowChanged, this, &KitPage::showScenario);
    connect(titles_, &QListWidget::itemActivated, this, [this] {
        if (file()) Q_EMIT chosen();
    });
}

void KitPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (scenarios_.size() != files_.size()) readAll();
}

void KitPage::readAll() {
    for (const auto& path : files_) {
        scenarios_.push_back(readFile(path).and_then(
            [&](const std::string& text) { return kit_.glimpse(text, path.string()); }));
        const auto& read = scenarios_.back();
        titles_->addItem(read ? inData(read->title) : QString::fromStdString(path.filename().string()));
    }
    titles_->setCurrentRow(0);
}

void KitPage::showScenario() {
    delete std::exchange(seats_, nullptr);
    const int row = titles_->currentRow();
    if (row >= 0) {
        const auto& read = scenarios_.at(static_cast<std::size_t>(row));
        title_->setText(read ? inData(read->title) : QString());
        text_->setText(read ? inData(read->intro).toHtmlEscaped() : sentence(read.error()));
        const auto file = readFile(files_.at(static_cast<std::size_t>(row)));
        const int wide = std::min(50 * QFontMetrics(title_->font()).averageCharWidth(), width() * 3 / 5);
        picture_->setPixmap(file ? kit_.picture(*file, {wide, wide * 5 / 8}) : QPixmap());
        if (read) who_->addWidget(seats_ = new SeatsForm(read->sides, kit_.computers(), {}));
    }
    Q_EMIT changed();
}

std::optional<QString> KitPage::file() const {
    if (seats_ == nullptr) return std::nullopt;
    return QString::fromStdString(files_.at(static_cast<std::size_t>(titles_->currentRow())).string());
}

std::map<Seat, PlayerKind> KitPage::players() const {
    return seats_ == nullptr ? std::map<Seat, PlayerKind>() : seats_->players();
}

}  // namespace vallum::app
