// SPDX-License-Identifier: GPL-3.0-or-later
#include "ending/end_sheet.h"

#include "art/faces.h"
#include "art/icons.h"
#include "language/rule_links.h"
#include "panels/side_shield.h"
#include "room/house_style.h"
#include "widgets/plain_text.h"
#include "widgets/steady_scroll_area.h"
#include "widgets/wordy_button.h"
#include "widgets/wrapping_row.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace vallum::app {

namespace {

QLabel* label(const QString& words, art::Face face, art::Type type) {
    auto* made = new QLabel;
    made->setFont(art::font(face, type));
    made->setWordWrap(true);
    showLinked(*made, words);
    return made;
}

}  // namespace

EndSheet::EndSheet(const BattleStory& story, QWidget* gauge, const art::Palette& palette)
    : story_(new SteadyScrollArea) {
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("End of the battle"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(26, 18, 26, 18);
    column->setSpacing(14);
    addHeadline(*column, story, palette);
    column->addWidget(gauge);
    addStory(*column, story);
    addButtons(*column);
}

QSize EndSheet::sizeHint() const {
    const int line = QFontMetrics(art::font(art::Face::sans, art::Type::text)).height();
    const int wide = 52 * line;
    const QMargins around = layout()->contentsMargins();
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, story_);
    const int told = story_->widget()->layout()->heightForWidth(wide - around.left() - around.right() - bar);
    const int high = layout()->heightForWidth(wide) - story_->sizeHint().height() + told;
    return {wide, std::max(26 * line, high)};
}

/// Scrolls, because a small screen cannot show everything.
void EndSheet::addStory(QBoxLayout& column, const BattleStory& story) {
    auto* inside = new QWidget;
    auto* told = new QVBoxLayout(inside);
    told->setContentsMargins(0, 0, 0, 0);
    told->setSpacing(column.spacing());
    addSides(*told, story);
    addTurningPoints(*told, story);
    told->addStretch(1);
    story_->setAccessibleName(accessibleName());
    story_->setFocusPolicy(Qt::NoFocus);
    story_->setFrameShape(QFrame::NoFrame);
    story_->setWidgetResizable(true);
    story_->setWidget(inside);
    story_->viewport()->setAutoFillBackground(false);
    inside->setAutoFillBackground(false);
    column.addWidget(story_, 1);
}

void EndSheet::addHeadline(QBoxLayout& column, const BattleStory& story, const art::Palette& palette) {
    auto* row = new QHBoxLayout;
    row->setSpacing(16);
    if (story.winner) {
        auto* shield = new SideShield;
        shield->show(*story.winner, palette.shadesOf(story.winner->color));
        row->addWidget(shield, 0, Qt::AlignTop);
    }
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(label(story.headline.toHtmlEscaped(), art::Face::serif, art::Type::headline));
    words->addWidget(label(story.why, art::Face::sans, art::Type::lead));
    row->addLayout(words, 1);
    column.addLayout(row);
}

void EndSheet::addSides(QBoxLayout& column, const BattleStory& story) {
    auto* row = new QHBoxLayout;
    row->setSpacing(24);
    for (const BattleStory::Side& side : story.sides) {
        auto* words = new QVBoxLayout;
        words->setSpacing(3);
        words->addWidget(label(side.name.toHtmlEscaped(), art::Face::serif, art::Type::heading));
        for (const QString& line : side.lines)
            words->addWidget(label(line.toHtmlEscaped(), art::Face::sans, art::Type::text));
        if (!side.fortune.isEmpty())
            words->addWidget(label(side.fortune.toHtmlEscaped(), art::Face::sans, art::Type::note));
        words->addStretch(1);
        row->addLayout(words, 1);
    }
    column.addLayout(row);
}

/// Each links to its moment in the replay.
void EndSheet::addTurningPoints(QBoxLayout& column, const BattleStory& story) {
    if (story.turningPoints.empty()) return;
    auto* list = new QVBoxLayout;
    list->setSpacing(0);
    list->addWidget(label(tr("Turning points"), art::Face::serif, art::Type::heading));
    for (const BattleStory::TurningPoint& it : story.turningPoints) {
        auto* watch = new WordyButton(withoutKeys(it.words));
        watch->setIcon(art::widgetIcon(art::Icon::melee, roomColors().quiet));
        setRank(*watch, Rank::quiet);
        watch->setFocusPolicy(Qt::TabFocus);
        watch->setToolTip(tr("Watch this turn"));
        connect(watch, &QPushButton::clicked, this,
                [this, moment = it.moment] { Q_EMIT momentWanted(moment); });
        list->addWidget(watch);
    }
    column.addLayout(list);
}

void EndSheet::addButtons(QBoxLayout& column) {
    auto* row = new WrappingRow;
    const auto add = [&](const QString& words, void (EndSheet::*wanted)(), const QString& tip) {
        auto* button = new QPushButton(words);
        button->setFocusPolicy(Qt::TabFocus);
        button->setToolTip(tip);
        button->setAutoDefault(true);  // whoever has gone there by Tab means it by Enter
        connect(button, &QPushButton::clicked, this, wanted);
        row->addWidget(button);
        return button;
    };
    // Enter, pressed once too often in the fight before, must not begin another battle.
    QPushButton* table =
        add(tr("Look at the table"), &EndSheet::tableWanted, tr("The battle stays as it ended"));
    setRank(*table, Rank::main, roomColors().brass);
    setKeyShown(*table, tr("Enter"));
    row->addStretch();
    add(tr("Analysis…"), &EndSheet::analysisWanted,
        tr("How the chances went, which decisions were good, and what was luck"));
    add(tr("Report…"), &EndSheet::reportWanted, tr("The whole battle as a page with pictures"));
    add(tr("Watch the replay"), &EndSheet::replayWanted, tr("From the first turn"));
    add(tr("Fight it again"), &EndSheet::rematchWanted, tr("The same battle with new dice"));
    column.addLayout(row);
}

void EndSheet::keyPressEvent(QKeyEvent* event) {
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter) {
        Q_EMIT tableWanted();
    } else {
        QWidget::keyPressEvent(event);
    }
}

}  // namespace vallum::app
