// SPDX-License-Identifier: GPL-3.0-or-later
#include "start/battle_page.h"

#include "art/faces.h"
#include "field/field_session.h"
#include "field/table/coordinates.h"
#include "numbers.h"
#include "seats/seats_form.h"
#include "start/table_picture.h"
#include "texts.h"
#include "widgets/room.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <vallum/core/text_file.h>

namespace vallum::app {

namespace {

/// For example "22 × 18 DU, without a grid. A siege."
QString kindOf(const field::Setting& setting) {
    const QString table = BattlePage::tr("%1 × %2 DU, without a grid")
                              .arg(numeral(inDu(setting.table.width)), numeral(inDu(setting.table.depth)));
    return setting.siege ? BattlePage::tr("A siege, %1").arg(table)
                         : BattlePage::tr("A battle, %1").arg(table);
}

/// For example "Rome: 9 units, 520 points and the general".
QString armyOf(const field::Scenario& scenario, const field::Side& side) {
    const auto units = std::ranges::count(scenario.units, side.seat, &field::StartUnit::owner);
    const qsizetype generals = std::ssize(side.generals);
    const QString pattern = generals == 0   ? BattlePage::tr("%1: %2, %3 points")
                            : generals == 1 ? BattlePage::tr("%1: %2, %3 points and the general")
                                            : BattlePage::tr("%1: %2, %3 points and the generals");
    return pattern.arg(inData(side.name), counted(units, plural("Words", "%n units", "%n unit")),
                       numeral(side.unitPoints));
}

QString aboutSize(const field::Scenario& scenario) {
    QStringList lines;
    for (const field::Side& side : scenario.setting->sides) lines << armyOf(scenario, side).toHtmlEscaped();
    lines << kindOf(*scenario.setting).toHtmlEscaped();
    return lines.join(QStringLiteral("<br>"));
}

std::vector<NamedSide> sidesOf(const field::Scenario& scenario) {
    return Telling<field::System>::sides(field::System::begin(scenario));
}

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
      pictures_(new QStackedWidget),
      table_(new TablePicture),
      board_(new QLabel),
      title_(new QLabel),
      remark_(new QLabel),
      text_(new QLabel),
      size_(new QLabel),
      who_(new QWidget) {
    painter_.setSingleShot(true);
    connect(&painter_, &QTimer::timeout, this, &BattlePage::paintPicture);
    buildPage();
}

void BattlePage::buildPage() {
    pictures_->addWidget(table_);
    pictures_->addWidget(board_);
    board_->setAlignment(Qt::AlignCenter);
    board_->setMinimumSize(160, 110);
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
    row->addWidget(pictures_, 5);
    row->addWidget(scrolling(about), 4);
}

void BattlePage::show(const ShelfBattle& battle) {
    battle_ = battle;
    title_->setText(battle.title());
    remark_->setText(remarkOn(battle));
    text_->setText(battle.intro());
    size_->setText(battle.scenario ? aboutSize(*battle.scenario) : QString());
    size_->setVisible(battle.scenario.has_value());
    if (battle.scenario) table_->show(*battle.scenario);
    pictures_->setCurrentWidget(battle.scenario ? static_cast<QWidget*>(table_) : board_);
    paintPicture();
    askWhoPlays();
}

void BattlePage::askWhoPlays() {
    delete std::exchange(seats_, nullptr);
    const auto sides = battle_->scenario ? sidesOf(*battle_->scenario) : battle_->glimpse->sides;
    const auto computers =
        battle_->kit == nullptr ? Seated<field::System>::computers() : battle_->kit->computers();
    seats_ =
        new SeatsForm(sides, computers, usualPlayers(sides, computers, battle_->mark.beginWith.has_value()));
    who_->layout()->addWidget(seats_);
}

void BattlePage::paintPicture() {
    if (!battle_ || battle_->kit == nullptr) return;
    constexpr double wideForHigh = 1.6;
    const QSize room =
        pictures_->size().boundedTo({pictures_->width(), static_cast<int>(pictures_->width() / wideForHigh)});
    board_->setPixmap(coverOf(*battle_, room.expandedTo({160, 110})));
}

void BattlePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    constexpr int whileTheEdgeIsDragged = 120;
    painter_.start(whileTheEdgeIsDragged);
}

std::map<Seat, PlayerKind> BattlePage::players() const {
    return seats_ == nullptr ? std::map<Seat, PlayerKind>() : seats_->players();
}

}  // namespace vallum::app
