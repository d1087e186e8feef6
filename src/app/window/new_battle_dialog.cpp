// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/new_battle_dialog.h"

#include "window/setup/own_battle_page.h"
#include "window/setup/scenario_page.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScreen>
#include <QSpinBox>
#include <QTabWidget>

namespace vallum::app {

NewBattleDialog::NewBattleDialog(const Documents& documents, QWidget* parent)
    : QDialog(parent),
      shipped_(new ScenarioPage(documents)),
      own_(new OwnBattlePage(documents.library())),
      tabs_(new QTabWidget),
      seed_(new QSpinBox) {
    setWindowTitle(tr("New battle"));
    tabs_->addTab(shipped_, tr("Scenarios"));
    tabs_->addTab(own_, tr("Your own battle"));
    seed_->setRange(1, 999'999'999);
    seed_->setValue(QRandomGenerator::global()->bounded(1, 1'000'000));
    seed_->setAccessibleName(tr("Seed of the dice"));
    seed_->setAccessibleDescription(tr("The same number brings the same dice and cards again"));
    seed_->setToolTip(tr("The same seed gives the same dice and cards."));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    begin_ = buttons->addButton(tr("Begin"), QDialogButtonBox::AcceptRole);
    if (Documents::hasAutosave()) {
        auto* last = buttons->addButton(tr("Continue the last battle"), QDialogButtonBox::ActionRole);
        connect(last, &QPushButton::clicked, this, [this] { done(goOn); });
    }
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(new QLabel(tr("Seed of the dice")));
    bottom->addWidget(seed_);
    bottom->addWidget(buttons, 1);
    auto* column = new QVBoxLayout(this);
    column->addWidget(tabs_, 1);
    column->addLayout(bottom);
    const auto refresh = [this] { begin_->setEnabled(isReady()); };
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(tabs_, &QTabWidget::currentChanged, this, refresh);
    connect(shipped_, &ScenarioPage::changed, this, refresh);
    connect(shipped_, &ScenarioPage::chosen, this, &QDialog::accept);
    connect(own_, &OwnBattlePage::changed, this, refresh);
    refresh();
    // On a small or a doubled screen no larger than that; the frame needs a little, too.
    resize(QSize(1000, 680).boundedTo(screen()->availableSize() - QSize(4, 32)));
}

bool NewBattleDialog::isOwn() const { return tabs_->currentWidget() == own_; }

bool NewBattleDialog::isReady() const {
    return isOwn() ? own_->scenario().has_value() : shipped_->scenario() != nullptr;
}

const field::Scenario& NewBattleDialog::scenario() const {
    return isOwn() ? *own_->scenario() : *shipped_->scenario();
}

Seating NewBattleDialog::seating() const {
    Seating seating;
    seating.seed = static_cast<std::uint64_t>(seed_->value());
    seating.players = isOwn() ? own_->players() : shipped_->players();
    return seating;
}

}  // namespace vallum::app
