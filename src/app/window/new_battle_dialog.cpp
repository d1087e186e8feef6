// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/new_battle_dialog.h"

#include "texts.h"
#include "window/picture.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QVBoxLayout>

namespace vallum::app {

/// The table of a scenario, small.
class ScenarioPicture final : public QWidget {
public:
    ScenarioPicture() { setMinimumSize(260, 200); }

    void show(const field::Battle& battle) {
        battle_ = battle;
        image_ = {};
        update();
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        if (!battle_) return;
        const QSize pixels = size() * devicePixelRatioF();
        if (image_.size() != pixels) {
            image_ = pictureOf(*battle_, pixels);
            image_.setDevicePixelRatio(devicePixelRatioF());
        }
        QPainter(this).drawImage(0, 0, image_);
    }

private:
    std::optional<field::Battle> battle_;
    QImage image_;
};

NewBattleDialog::NewBattleDialog(const Documents& documents, QWidget* parent)
    : QDialog(parent),
      list_(new QListWidget),
      text_(new QLabel),
      picture_(new ScenarioPicture),
      names_{new QLabel, new QLabel},
      players_{new QComboBox, new QComboBox},
      seed_(new QSpinBox) {
    setWindowTitle(tr("New battle"));
    for (const auto& path : documents.scenarios()) {
        auto scenario = documents.scenario(path);
        auto* item = new QListWidgetItem(list_);
        if (!scenario) {
            item->setText(QString::fromStdString(path.filename().string()));
            item->setToolTip(sentence(scenario.error()));
            item->setFlags(Qt::NoItemFlags);
            scenarios_.emplace_back();
            continue;
        }
        item->setText(inQt(scenario->title));
        scenarios_.push_back(std::move(*scenario));
    }
    list_->setAccessibleName(tr("Scenarios"));
    text_->setWordWrap(true);
    text_->setAlignment(Qt::AlignTop);
    auto* players = new QGridLayout;
    for (std::size_t i = 0; i != players_.size(); ++i) {
        QComboBox* who = players_.at(i);
        who->addItem(tr("a person"), static_cast<int>(Who::person));
        who->addItem(tr("the computer"), static_cast<int>(Who::greedy));
        who->addItem(tr("the computer, at random"), static_cast<int>(Who::random));
        who->setAccessibleName(i == 0 ? tr("Who plays the first side") : tr("Who plays the second side"));
        players->addWidget(names_.at(i), static_cast<int>(i), 0);
        players->addWidget(who, static_cast<int>(i), 1);
    }
    seed_->setRange(1, 999'999'999);
    seed_->setValue(QRandomGenerator::global()->bounded(1, 1'000'000));
    seed_->setAccessibleName(tr("Seed of the dice"));
    players->addWidget(new QLabel(tr("Seed of the dice")), 2, 0);
    players->addWidget(seed_, 2, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    begin_ = buttons->addButton(tr("Begin"), QDialogButtonBox::AcceptRole);
    if (Documents::hasAutosave()) {
        auto* last = buttons->addButton(tr("Continue the last battle"), QDialogButtonBox::ActionRole);
        connect(last, &QPushButton::clicked, this, [this] { done(goOn); });
    }
    auto* right = new QVBoxLayout;
    right->addWidget(picture_, 1);
    right->addWidget(text_);
    right->addLayout(players);
    auto* row = new QHBoxLayout;
    row->addWidget(list_, 1);
    row->addLayout(right, 2);
    auto* column = new QVBoxLayout(this);
    column->addLayout(row, 1);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(list_, &QListWidget::currentRowChanged, this, &NewBattleDialog::showScenario);
    connect(list_, &QListWidget::itemDoubleClicked, this, &QDialog::accept);
    begin_->setEnabled(false);
    for (int rowAt = 0; rowAt != list_->count(); ++rowAt) {
        if ((list_->item(rowAt)->flags() & Qt::ItemIsEnabled) == 0) continue;
        list_->setCurrentRow(rowAt);
        break;
    }
    resize(760, 520);
}

void NewBattleDialog::showScenario(int row) {
    begin_->setEnabled(row >= 0);
    if (row < 0) return;
    const field::Scenario& scenario = scenarios_.at(static_cast<std::size_t>(row));
    text_->setText(inQt(scenario.intro));
    for (std::size_t i = 0; i != names_.size() && i != scenario.setting->sides.size(); ++i) {
        names_.at(i)->setText(inQt(scenario.setting->sides[i].name));
    }
    picture_->show(field::System::begin(scenario));
}

const field::Scenario& NewBattleDialog::scenario() const {
    return scenarios_.at(static_cast<std::size_t>(list_->currentRow()));
}

Seating NewBattleDialog::seating() const {
    Seating seating;
    seating.seed = static_cast<std::uint64_t>(seed_->value());
    const auto& sides = scenario().setting->sides;
    for (std::size_t i = 0; i != sides.size() && i != players_.size(); ++i) {
        seating.players[sides[i].seat] = static_cast<Who>(players_.at(i)->currentData().toInt());
    }
    return seating;
}

}  // namespace vallum::app
