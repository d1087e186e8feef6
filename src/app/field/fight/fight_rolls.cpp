// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/fight/fight_rolls.h"

#include "art/faces.h"
#include "field/fight/dice_row.h"
#include "language/rule_links.h"

#include <algorithm>

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace vallum::app {

namespace {

constexpr int rollMilliseconds = 420;

}  // namespace

FightRolls::FightRolls(const art::Palette& palette, QWidget* parent) : QWidget(parent), roller_(new QLabel) {
    roller_->setFont(art::font(art::Face::serif, art::Type::heading));
    roller_->setWordWrap(true);
    roller_->setTextFormat(Qt::PlainText);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(roller_);
    addRow(palette, *column);
    addRow(palette, *column);
    column->addStretch(1);
}

void FightRolls::addRow(const art::Palette& palette, QBoxLayout& column) {
    Row row{new QLabel, new DiceRow(palette), new QLabel, {}};
    row.words->setFont(art::font(art::Face::sans, art::Type::text));
    row.words->setWordWrap(true);
    row.result->setFont(art::font(art::Face::sans, art::Type::heading));
    showLinked(*row.words, {});
    column.addWidget(row.words);
    auto* line = new QHBoxLayout;
    line->addWidget(row.dice);
    line->addSpacing(10);
    line->addWidget(row.result);
    line->addStretch(1);
    column.addLayout(line);
    connect(row.dice, &DiceRow::rolled, this, [this] {
        refresh();
        Q_EMIT rolled();
    });
    rows_.push_back(row);
}

void FightRolls::show(const FightRoll& roll, bool isAtOnce) {
    const bool isBelow = roll.followsUp && !isLow_;
    if (!isBelow) clear();
    Row& row = rows_[isBelow ? 1 : 0];
    roller_->setText(roll.roller);
    row.sum = roll.sum;
    writeSum(row);
    row.dice->roll(roll.dice, isAtOnce ? 0 : rollMilliseconds);
    row.result->setText(roll.result);
    refresh();
}

void FightRolls::clear() {
    roller_->clear();
    for (Row& row : rows_) {
        row.sum = {};
        row.words->clear();
        row.dice->clear();
        row.result->clear();
    }
    refresh();
}

void FightRolls::stop() {
    for (const Row& row : rows_) row.dice->stop();
}

bool FightRolls::isRolling() const {
    return std::ranges::any_of(rows_, [](const Row& it) { return it.dice->isRolling(); });
}

void FightRolls::setLow(bool isLow) {
    isLow_ = isLow;
    const art::Type type = isLow ? art::Type::text : art::Type::heading;
    for (const Row& row : rows_) row.result->setFont(art::font(art::Face::sans, type));
    refresh();
}

void FightRolls::refresh() {
    for (const Row& row : rows_) {
        // Without words or dice a row still takes its height.
        const bool hasRoom = !isLow_ || &row == &rows_.front();
        row.words->setVisible(hasRoom);
        row.dice->setVisible(hasRoom);
        row.result->setVisible(hasRoom && !row.dice->isRolling());
    }
    // The sheet asks for the height before the event loop would tell it of a new one.
    updateGeometry();
}

/// Chips in rows above each other need a gap.
void FightRolls::writeSum(const Row& row) {
    showLinked(*row.words, QStringLiteral("<div style='line-height:113%'>%1</div>").arg(row.sum()));
}

/// Another light in the room.
void FightRolls::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange) return;
    for (const Row& row : rows_) {
        if (row.sum) writeSum(row);
    }
}

void FightRolls::setArtPalette(const art::Palette& palette) {
    for (const Row& row : rows_) row.dice->setArtPalette(palette);
}

}  // namespace vallum::app
