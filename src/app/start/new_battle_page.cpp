// SPDX-License-Identifier: GPL-3.0-or-later
#include "start/new_battle_page.h"

#include "room/house_style.h"
#include "start/kit_page.h"
#include "start/own_battle_page.h"
#include "start/scenario_page.h"
#include "widgets/wrapping_row.h"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

namespace vallum::app {

NewBattlePage::NewBattlePage(const Documents& documents, QWidget* parent)
    : QWidget(parent),
      documents_(documents),
      tabs_(new QTabWidget),
      shipped_(new ScenarioPage(documents)),
      ownTab_(new QWidget),
      seed_(new QSpinBox),
      realDice_(new QCheckBox(tr("&Real dice"))),
      begin_(new QPushButton(tr("&Begin"))) {
    tabs_->addTab(shipped_, tr("Scenarios"));
    tabs_->addTab(ownTab_, tr("Your own battle"));
    (new QVBoxLayout(ownTab_))->setContentsMargins(0, 0, 0, 0);
    for (const auto& kit : documents_.kits()) {
        auto* page = new KitPage(*kit, documents_);
        tabs_->addTab(page, kit->name());
        connect(page, &KitPage::changed, this, &NewBattlePage::refresh);
        connect(page, &KitPage::chosen, this, &NewBattlePage::begun);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(tabs_, 1);
    buildBottom(*column);
    connect(tabs_, &QTabWidget::currentChanged, this, &NewBattlePage::openTab);
    connect(shipped_, &ScenarioPage::changed, this, &NewBattlePage::refresh);
    connect(shipped_, &ScenarioPage::chosen, this, &NewBattlePage::begun);
    connect(begin_, &QPushButton::clicked, this, &NewBattlePage::begun);
    refresh();
}

void NewBattlePage::buildBottom(QVBoxLayout& column) {
    seed_->setRange(1, 999'999'999);
    seed_->setAccessibleName(tr("Seed of the dice"));
    seed_->setAccessibleDescription(tr("The same number gives the same dice and cards"));
    seed_->setToolTip(tr("The same seed gives the same dice and cards."));
    realDice_->setToolTip(tr("Roll real dice and type in the result. Cards are still drawn here."));
    takeNewSeed();
    auto* name = new QLabel(tr("Seed of the &dice"));
    name->setBuddy(seed_);
    auto* bottom = new WrappingRow;
    bottom->addWidget(name);
    bottom->addWidget(seed_);
    bottom->addWidget(realDice_);
    bottom->addStretch();
    bottom->addWidget(begin_);
    setRank(*begin_, Rank::main);
    column.addLayout(bottom);
}

void NewBattlePage::takeNewSeed() { seed_->setValue(static_cast<int>(Documents::newSeed())); }

void NewBattlePage::openTab() {
    if (tabs_->currentWidget() == ownTab_ && own_ == nullptr) {
        own_ = new OwnBattlePage(documents_.library());
        ownTab_->layout()->addWidget(own_);
        connect(own_, &OwnBattlePage::changed, this, &NewBattlePage::refresh);
    }
    refresh();
}

bool NewBattlePage::isOwn() const { return own_ != nullptr && tabs_->currentWidget() == ownTab_; }

const KitPage* NewBattlePage::kitPage() const { return qobject_cast<KitPage*>(tabs_->currentWidget()); }

std::optional<QString> NewBattlePage::file() const {
    return kitPage() == nullptr ? std::nullopt : kitPage()->file();
}

bool NewBattlePage::isReady() const {
    if (kitPage() != nullptr) return kitPage()->file().has_value();
    return isOwn() ? own_->scenario().has_value() : shipped_->scenario() != nullptr;
}

void NewBattlePage::refresh() { begin_->setEnabled(isReady()); }

const field::Scenario& NewBattlePage::scenario() const {
    return isOwn() ? *own_->scenario() : *shipped_->scenario();
}

Seating NewBattlePage::seating() const {
    Seating seating;
    seating.seed = static_cast<std::uint64_t>(seed_->value());
    seating.realDice = realDice_->isChecked();
    if (kitPage() != nullptr) {
        seating.players = kitPage()->players();
        return seating;
    }
    seating.players = isOwn() ? own_->players() : shipped_->players();
    return seating;
}

}  // namespace vallum::app
