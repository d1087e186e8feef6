// SPDX-License-Identifier: GPL-3.0-or-later
#include "start/start_page.h"

#include "start/continue_page.h"
#include "start/learn_page.h"
#include "start/new_battle_page.h"
#include "start/open_page.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>

namespace vallum::app {

StartPage::StartPage(const Documents& documents, QWidget* parent)
    : QWidget(parent),
      parts_(new QListWidget),
      pages_(new QStackedWidget),
      continue_(new ContinuePage(documents)),
      begin_(new NewBattlePage(documents)),
      open_(new OpenPage),
      learn_(new LearnPage(documents)) {
    buildParts();
    auto* name = new QLabel(QStringLiteral("<h1>%1</h1>").arg(tr("Vallum")));
    auto* left = new QVBoxLayout;
    left->addWidget(name, 0, Qt::AlignHCenter);
    left->addWidget(parts_, 1);
    auto* row = new QHBoxLayout(this);
    row->addLayout(left);
    // A window never becomes larger than a small screen.
    auto* room = new QScrollArea;
    room->setFocusPolicy(Qt::NoFocus);  // what is inside has it
    room->setFrameShape(QFrame::NoFrame);
    room->setWidgetResizable(true);
    room->setWidget(pages_);
    row->addWidget(room, 1);
    connect(parts_, &QListWidget::currentRowChanged, pages_, &QStackedWidget::setCurrentIndex);
    connect(continue_, &ContinuePage::goOnWanted, this, &StartPage::goOnWanted);
    connect(begin_, &NewBattlePage::begun, this,
            [this] { Q_EMIT battleWanted(begin_->scenario(), begin_->seating()); });
    connect(open_, &OpenPage::fileWanted, this, &StartPage::fileWanted);
    connect(learn_, &LearnPage::lessonWanted, this, &StartPage::lessonWanted);
    connect(open_, &OpenPage::otherFileWanted, this, &StartPage::otherFileWanted);
}

void StartPage::buildParts() {
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.2);
    parts_->setFont(large);
    parts_->setAccessibleName(tr("Start"));
    parts_->setAccessibleDescription(tr("What to do first; Tab leads to its page"));
    parts_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    add(tr("Continue"), tr("The battle that was fought last"), continue_);
    add(tr("New battle"), tr("A scenario, or armies of your own"), begin_);
    add(tr("Open"), tr("Saved battles and scenarios in files"), open_);
    add(tr("Learn"), tr("A first lesson of ten minutes"), learn_);
    add(tr("Rules"), tr("Every rule, with pictures and a search"), rulesPage());
    const int frame = 2 * parts_->frameWidth() + QFontMetrics(large).height();
    parts_->setFixedWidth(parts_->sizeHintForColumn(0) + frame);
}

void StartPage::add(const QString& name, const QString& what, QWidget* part) {
    auto* item = new QListWidgetItem(name, parts_);
    item->setToolTip(what);
    item->setSizeHint(QSize(QFontMetrics(parts_->font()).horizontalAdvance(name),
                            QFontMetrics(parts_->font()).height() * 5 / 2));
    pages_->addWidget(part);
}

QWidget* StartPage::rulesPage() const {
    auto* page = new QWidget;
    auto* words = new QLabel(
        tr("<p>Nobody has to know the rules by heart: whatever is forbidden says why and by which rule, and "
           "every number of a rule is a link to it.</p><p>F1 opens the rule of what is under the mouse, in "
           "a battle, too. The catalogue has all of them, with pictures and a search that finds while you "
           "type.</p>"));
    words->setWordWrap(true);
    words->setMaximumWidth(words->fontMetrics().averageCharWidth() * 80);
    auto* open = new QPushButton(tr("Open the &rules"));
    auto* column = new QVBoxLayout(page);
    column->addWidget(words);
    column->addWidget(open, 0, Qt::AlignLeft);
    column->addStretch(1);
    connect(open, &QPushButton::clicked, this, &StartPage::rulesWanted);
    return page;
}

StartPage::Part StartPage::part() const { return static_cast<Part>(parts_->currentRow()); }

int StartPage::parts() const { return parts_->count(); }

void StartPage::openAt(Part part) {
    continue_->look();
    open_->look();
    learn_->look();
    begin_->takeNewSeed();
    parts_->setCurrentRow(static_cast<int>(part));
    parts_->setFocus();
}

void StartPage::openAtUsual() { openAt(Documents::hasAutosave() ? Part::goOn : Part::begin); }

}  // namespace vallum::app
