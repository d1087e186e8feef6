// SPDX-License-Identifier: GPL-3.0-or-later
#include "start/new_battle_page.h"

#include "kits/documents.h"
#include "kits/own_page.h"
#include "room/house_style.h"
#include "start/battle_page.h"
#include "widgets/closing_list.h"
#include "widgets/room.h"
#include "widgets/wrapping_row.h"

#include <algorithm>

#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QSpinBox>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace vallum::app {

NewBattlePage::NewBattlePage(QWidget* parent)
    : QWidget(parent),
      pages_(new QStackedWidget),
      shipped_(new BattlePage),
      seed_(new QSpinBox),
      realDice_(new QCheckBox(tr("&Real dice"))),
      begin_(new QPushButton(tr("&Begin"))),
      list_(new ClosingList(this)) {
    pages_->addWidget(shipped_);
    fitToShownPage(*pages_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(pages_, 1);
    buildBottom(*column);
    connect(begin_, &QPushButton::clicked, this, &NewBattlePage::begun);
    connect(qApp, &QApplication::focusChanged, this, &NewBattlePage::refresh);
    for (const auto key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto* enter = new QShortcut(key, this);
        enter->setContext(Qt::WidgetWithChildrenShortcut);
        // On the other pages Enter finishes editing a field.
        connect(pages_, &QStackedWidget::currentChanged, enter,
                [this, enter] { enter->setEnabled(pages_->currentWidget() == shipped_); });
        connect(enter, &QShortcut::activated, this, &NewBattlePage::takeEnter);
    }
    refresh();
}

/// The focus leaves its parts while they are destroyed.
NewBattlePage::~NewBattlePage() { disconnect(qApp, nullptr, this, nullptr); }

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
    column.addLayout(bottom);
}

void NewBattlePage::takeEnter() {
    if (!list_->isClosing()) begin_->click();
}

void NewBattlePage::takeNewSeed() { seed_->setValue(static_cast<int>(Documents::newSeed())); }

void NewBattlePage::show(const ShelfBattle& battle) {
    shipped_->show(battle);
    pages_->setCurrentWidget(shipped_);
    refresh();
    begin_->setFocus();
}

void NewBattlePage::showOwn(const Kit& kit) {
    OwnPage*& page = own_[&kit];
    if (page == nullptr) {
        page = dynamic_cast<const OffersOwnBattles&>(kit).makeOwnPage();
        pages_->addWidget(page);
        connect(page, &OwnPage::changed, this, &NewBattlePage::refresh);
    }
    pages_->setCurrentWidget(page);
    refresh();
    begin_->setFocus();
}

const OwnPage* NewBattlePage::own() const { return qobject_cast<OwnPage*>(pages_->currentWidget()); }

const Kit& NewBattlePage::ownKit() const {
    return *std::ranges::find(own_, own(), &decltype(own_)::value_type::second)->first;
}

const ShelfBattle* NewBattlePage::battle() const {
    return isOwn() || !shipped_->battle() ? nullptr : &*shipped_->battle();
}

bool NewBattlePage::isReady() const { return isOwn() ? own()->isReady() : battle() != nullptr; }

void NewBattlePage::refresh() {
    begin_->setEnabled(isReady());
    const bool beginsByEnter = !isOwn() || begin_->hasFocus();
    setKeyShown(*begin_, beginsByEnter ? tr("Enter") : QString());
}

Seating NewBattlePage::seating() const {
    Seating seating;
    seating.seed = static_cast<std::uint64_t>(seed_->value());
    seating.realDice = realDice_->isChecked();
    seating.players = isOwn() ? own()->players() : shipped_->players();
    return seating;
}

}  // namespace vallum::app
