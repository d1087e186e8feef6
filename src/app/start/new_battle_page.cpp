// SPDX-License-Identifier: GPL-3.0-or-later
#include "start/new_battle_page.h"

#include "room/house_style.h"
#include "start/battle_page.h"
#include "start/own_battle_page.h"
#include "start/own_page.h"
#include "widgets/wrapping_row.h"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QSpinBox>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace vallum::app {

NewBattlePage::NewBattlePage(const Documents& documents, QWidget* parent)
    : QWidget(parent),
      documents_(documents),
      pages_(new QStackedWidget),
      shipped_(new BattlePage),
      seed_(new QSpinBox),
      realDice_(new QCheckBox(tr("&Real dice"))),
      begin_(new QPushButton(tr("&Begin"))) {
    pages_->addWidget(shipped_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(pages_, 1);
    buildBottom(*column);
    connect(begin_, &QPushButton::clicked, this, &NewBattlePage::begun);
    for (const auto key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto* enter = new QShortcut(key, this);
        enter->setContext(Qt::WidgetWithChildrenShortcut);
        // On the other pages Enter finishes editing a field.
        connect(pages_, &QStackedWidget::currentChanged, enter,
                [this, enter] { enter->setEnabled(pages_->currentWidget() == shipped_); });
        connect(enter, &QShortcut::activated, begin_, &QPushButton::click);
    }
    refresh();
}

void NewBattlePage::buildBottom(QVBoxLayout& column) {
    seed_->setRange(1, 999'999'999);
    seed_->setAccessibleName(tr("Dice seed"));
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
    setKeyShown(*begin_, tr("Enter"));
    column.addLayout(bottom);
}

void NewBattlePage::takeNewSeed() { seed_->setValue(static_cast<int>(Documents::newSeed())); }

void NewBattlePage::show(const ShelfBattle& battle) {
    shipped_->show(battle);
    pages_->setCurrentWidget(shipped_);
    refresh();
    begin_->setFocus();
}

void NewBattlePage::showOwn() {
    if (own_ == nullptr) {
        own_ = new OwnBattlePage(documents_.library());
        pages_->addWidget(own_);
        connect(own_, &OwnBattlePage::changed, this, &NewBattlePage::refresh);
    }
    pages_->setCurrentWidget(own_);
    refresh();
}

void NewBattlePage::showOwnOf(const Kit& kit) {
    OwnPage*& page = ownOfKits_[&kit];
    if (page == nullptr) {
        page = dynamic_cast<const OffersOwnBattles&>(kit).makeOwnPage();
        pages_->addWidget(page);
        connect(page, &OwnPage::changed, this, &NewBattlePage::refresh);
    }
    pages_->setCurrentWidget(page);
    refresh();
}

bool NewBattlePage::isOwn() const { return own_ != nullptr && pages_->currentWidget() == own_; }

const OwnPage* NewBattlePage::ownPageOfKit() const { return qobject_cast<OwnPage*>(pages_->currentWidget()); }

std::optional<QString> NewBattlePage::file() const {
    if (const OwnPage* own = ownPageOfKit()) return own->file();
    if (isOwn() || !shipped_->battle() || shipped_->battle()->kit == nullptr) return std::nullopt;
    return shipped_->battle()->file();
}

bool NewBattlePage::isReady() const {
    if (const OwnPage* own = ownPageOfKit()) return own->isReady();
    return isOwn() ? own_->scenario().has_value() : shipped_->battle().has_value();
}

void NewBattlePage::refresh() { begin_->setEnabled(isReady()); }

const field::Scenario& NewBattlePage::scenario() const {
    return isOwn() ? *own_->scenario() : *shipped_->battle()->scenario;
}

Seating NewBattlePage::seating() const {
    Seating seating;
    seating.seed = static_cast<std::uint64_t>(seed_->value());
    seating.realDice = realDice_->isChecked();
    if (const OwnPage* own = ownPageOfKit()) {
        seating.players = own->players();
        return seating;
    }
    seating.players = isOwn() ? own_->players() : shipped_->players();
    return seating;
}

}  // namespace vallum::app
