// SPDX-License-Identifier: GPL-3.0-or-later
#include "ending/end_sheet.h"

#include "art/faces.h"
#include "numbers.h"
#include "panels/log_lines.h"
#include "panels/loss_gauge.h"
#include "panels/side_shield.h"
#include "room/house_style.h"
#include "rulebook/rule_links.h"
#include "table/looks.h"
#include "texts.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <vallum/field/rules/points.h>

namespace vallum::app {

namespace {

QLabel* label(const QString& words, art::Face face, art::Type type) {
    auto* made = new QLabel;
    made->setFont(art::font(face, type));
    made->setWordWrap(true);
    showLinked(*made, words);
    return made;
}

/// Of the team that has won, or of nobody.
QStringList winnersOf(const field::Battle& end) {
    QStringList names;
    for (const field::Side& side : end.setting->sides) {
        if (end.outcome->winner && end.areAllied(side.seat, *end.outcome->winner)) names << inData(side.name);
    }
    return names;
}

QString headlineOf(const field::Battle& end) {
    const QStringList winners = winnersOf(end);
    if (winners.isEmpty()) return EndSheet::tr("The battle is a draw.");
    return winners.size() == 1
               ? EndSheet::tr("%1 has won.").arg(winners.front().toHtmlEscaped())
               : EndSheet::tr("%1 have won.").arg(winners.join(EndSheet::tr(" and ")).toHtmlEscaped());
}

/// The units of a side that are no longer there.
QStringList fallenOf(const field::Battle& end, Seat seat) {
    const auto left = end.unitIds();
    QStringList names;
    for (int raw = 0; raw != static_cast<int>(end.units.size()); ++raw) {
        const UnitId unit(raw);
        if (end.owner(unit) == seat && std::ranges::count(left, unit) == 0) names << unitName(end, unit);
    }
    return names;
}

QString fortuneOf(const std::vector<field::PlayerLuck>& luck, Seat seat) {
    const auto found = std::ranges::find(luck, seat, &field::PlayerLuck::seat);
    if (found == luck.end() || found->all.throws() == 0) return {};
    return EndSheet::tr("Dice: %1").arg(inQt(field::words(found->all)));
}

}  // namespace

EndSheet::EndSheet(const BattleStory& story, const art::Palette& palette) {
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("End of the battle"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(26, 18, 26, 18);
    column->setSpacing(14);
    addHeadline(*column, story.end, palette);
    addSides(*column, story, palette);
    addTurningPoints(*column, story);
    column->addStretch(1);
    addButtons(*column);
}

QSize EndSheet::sizeHint() const {
    const int line = QFontMetrics(art::font(art::Face::sans, art::Type::text)).height();
    return {52 * line, std::max(26 * line, layout()->heightForWidth(52 * line))};
}

void EndSheet::addHeadline(QBoxLayout& column, const field::Battle& end, const art::Palette& palette) {
    auto* row = new QHBoxLayout;
    row->setSpacing(16);
    if (end.outcome->winner) {
        auto* shield = new SideShield;
        const art::Side side = lookOfSide(*end.outcome->winner);
        shield->show(side, palette.shadesOf(side.color));
        row->addWidget(shield, 0, Qt::AlignTop);
    }
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(label(headlineOf(end), art::Face::serif, art::Type::headline));
    words->addWidget(
        label(tr("Turn %1 · %2").arg(end.turn).arg(linkTo(end.outcome->why, ruleName(end.outcome->why))),
              art::Face::sans, art::Type::lead));
    row->addLayout(words, 1);
    column.addLayout(row);
}

void EndSheet::addSides(QBoxLayout& column, const BattleStory& story, const art::Palette& palette) {
    auto* gauge = new LossGauge;
    gauge->setOnPaper();
    gauge->show(story.end, palette);
    column.addWidget(gauge);
    auto* row = new QHBoxLayout;
    row->setSpacing(24);
    for (const field::Side& side : story.end.setting->sides) {
        auto* words = new QVBoxLayout;
        words->setSpacing(3);
        words->addWidget(label(inData(side.name).toHtmlEscaped(), art::Face::serif, art::Type::heading));
        const QStringList fallen = fallenOf(story.end, side.seat);
        const int lost = field::losses(story.end, side.seat).total();
        words->addWidget(label(tr("%1 points lost").arg(pointsText(lost)), art::Face::sans, art::Type::text));
        words->addWidget(label(fallen.isEmpty()
                                   ? tr("No unit lost")
                                   : tr("Lost: %1").arg(fallen.join(QStringLiteral(", ")).toHtmlEscaped()),
                               art::Face::sans, art::Type::text));
        const QString fortune = fortuneOf(story.luck, side.seat);
        if (!fortune.isEmpty())
            words->addWidget(label(fortune.toHtmlEscaped(), art::Face::sans, art::Type::note));
        words->addStretch(1);
        row->addLayout(words, 1);
    }
    column.addLayout(row);
}

/// Each leads to its moment.
void EndSheet::addTurningPoints(QBoxLayout& column, const BattleStory& story) {
    if (story.turningPoints.empty()) return;
    auto* list = new QVBoxLayout;
    list->setSpacing(0);
    list->addWidget(label(tr("Turning points"), art::Face::serif, art::Type::heading));
    for (const field::TurnOfBattle& turn : story.turningPoints) {
        QStringList costs;
        for (const field::SideLoss& loss : turn.losses) {
            if (loss.inTurn() <= 0) continue;
            costs << tr("%1 loses %2 points")
                         .arg(inData(story.end.side(loss.seat).name), pointsText(loss.inTurn()));
        }
        auto* watch = new QPushButton(tr("Turn %1: %2").arg(turn.turn).arg(costs.join(QStringLiteral(", "))));
        setRank(*watch, Rank::quiet);
        watch->setFocusPolicy(Qt::TabFocus);
        watch->setToolTip(tr("Watch this turn"));
        connect(watch, &QPushButton::clicked, this,
                [this, moment = turn.first] { Q_EMIT momentWanted(moment); });
        list->addWidget(watch, 0, Qt::AlignLeft);
    }
    column.addLayout(list);
}

void EndSheet::addButtons(QBoxLayout& column) {
    auto* row = new QHBoxLayout;
    const auto add = [&](const QString& words, void (EndSheet::*wanted)(), const QString& tip) {
        auto* button = new QPushButton(words);
        button->setFocusPolicy(Qt::TabFocus);
        button->setToolTip(tip);
        connect(button, &QPushButton::clicked, this, wanted);
        row->addWidget(button);
        return button;
    };
    setKeyShown(*add(tr("Look at the table"), &EndSheet::tableWanted, tr("The battle stays as it ended")),
                tr("Esc"));
    row->addStretch(1);
    add(tr("Report…"), &EndSheet::reportWanted, tr("The whole battle as a page with pictures"));
    add(tr("Watch the replay"), &EndSheet::replayWanted, tr("From the first turn"));
    QPushButton* rematch =
        add(tr("Fight it again"), &EndSheet::rematchWanted, tr("The same battle with new dice"));
    setRank(*rematch, Rank::main, roomColors().brass);
    setKeyShown(*rematch, tr("Enter"));
    column.addLayout(row);
}

void EndSheet::keyPressEvent(QKeyEvent* event) {
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter) {
        Q_EMIT rematchWanted();
    } else {
        QWidget::keyPressEvent(event);
    }
}

}  // namespace vallum::app
