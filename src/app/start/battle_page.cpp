// SPDX-License-Identifier: GPL-3.0-or-later
#include "start/battle_page.h"

#include "art/faces.h"
#include "language/texts.h"
#include "seats/seats_form.h"
#include "start/table_picture.h"
#include "widgets/room.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <vallum/core/text_file.h>

namespace vallum::app {

namespace {

/// One person against the computer, which plays weakly in battles for beginners.
std::map<Seat, PlayerKind> usualPlayers(const std::vector<NamedSide>& sides,
                                        const std::vector<PlayerKind>& computers,
                                        bool isForBeginners) {
    const auto has = [&](PlayerKind kind) { return std::ranges::count(computers, kind) != 0; };
    const PlayerKind opponent = isForBeginners && has(PlayerKind::recruit) ? PlayerKind::recruit
                                : has(PlayerKind::greedy)                  ? PlayerKind::greedy
                                                                           : PlayerKind::person;
    std::map<Seat, PlayerKind> players;
    for (const NamedSide& side : sides)
        players.emplace(side.seat, players.empty() ? PlayerKind::person : opponent);
    return players;
}

}  // namespace

BattlePage::BattlePage(QWidget* parent)
    : QWidget(parent),
      picture_(new TablePicture),
      title_(new QLabel),
      remark_(new QLabel),
      text_(new QLabel),
      size_(new QLabel),
      who_(new QWidget) {
    buildPage();
}

void BattlePage::buildPage() {
    title_->setFont(art::font(art::Face::serif, art::Type::headline));
    for (QLabel* it : {title_, remark_, text_}) it->setTextFormat(Qt::PlainText);
    text_->setFont(art::font(art::Face::sans, art::Type::lead));
    for (QLabel* it : {title_, remark_, text_, size_}) it->setWordWrap(true);
    (new QVBoxLayout(who_))->setContentsMargins(0, 8, 0, 0);
    auto* about = new QWidget;
    auto* column = new QVBoxLayout(about);
    column->setSpacing(10);
    column->addWidget(title_);
    column->addWidget(remark_);
    column->addWidget(text_);
    column->addWidget(size_);
    column->addWidget(who_);
    column->addStretch(1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(18);
    row->addWidget(picture_, 5);
    row->addWidget(scrolling(about), 4);
}

void BattlePage::show(const ShelfBattle& battle) {
    battle_ = battle;
    title_->setText(battle.title());
    remark_->setText(remarkOn(battle));
    text_->setText(battle.intro());
    QStringList details = battle.preview->details;
    for (QString& it : details) it = it.toHtmlEscaped();
    size_->setText(details.join(QStringLiteral("<br>")));
    size_->setVisible(!details.isEmpty());
    picture_->show([kit = battle.kit, path = battle.path](QSize pixels) {
        const auto text = readFile(path);
        return text ? kit->picture(*text, pixels).toImage() : QImage();
    });
    askWhoPlays();
}

void BattlePage::askWhoPlays() {
    delete std::exchange(seats_, nullptr);
    const auto& sides = battle_->preview->battle.sides;
    const auto computers = battle_->kit->computers();
    seats_ =
        new SeatsForm(sides, computers, usualPlayers(sides, computers, battle_->mark.beginWith.has_value()));
    who_->layout()->addWidget(seats_);
}

std::map<Seat, PlayerKind> BattlePage::players() const {
    return seats_ == nullptr ? std::map<Seat, PlayerKind>() : seats_->players();
}

}  // namespace vallum::app
