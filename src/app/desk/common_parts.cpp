// SPDX-License-Identifier: GPL-3.0-or-later
#include "desk/common_parts.h"

#include "annotations/annotator.h"
#include "luck/luck_panel.h"
#include "projector/projector.h"
#include "session/chronicle.h"

#include <QAction>
#include <QHBoxLayout>
#include <QMenu>
#include <QVBoxLayout>

namespace vallum::app {

namespace {

constexpr int widthOfLuck = 300;

}  // namespace

CommonParts::CommonParts(
    const Chronicle& chronicle, Stage& stage, Canvas& canvas, Drawings& drawings, BattleDesk& desk)
    : QObject(&desk),
      desk_(desk),
      replay_(new ReplayDesk(chronicle, stage, &desk)),
      luck_(new LuckPanel(chronicle, stage)),
      projector_(new Projector(chronicle, stage, &desk)),
      annotator_(new Annotator(chronicle.session(), drawings, canvas, &desk)) {
    luck_->follow(replay_->replay());
    luck_->setFixedWidth(widthOfLuck);
    luck_->hide();
    connect(replay_, &ReplayDesk::fileWanted, &desk_, &BattleDesk::fileWanted);
    connect(replay_, &ReplayDesk::complained, &desk_, &BattleDesk::complained);
    const auto tellHint = [this] {
        Q_EMIT desk_.hintChanged(annotator_->isOn() ? annotator_->bar()->hint() : QString());
    };
    connect(annotator_, &Annotator::hintChanged, &desk_, tellHint);
    connect(annotator_, &Annotator::switched, &desk_, tellHint);
}

CommonParts::~CommonParts() = default;

QBoxLayout* CommonParts::around(QWidget& board) {
    auto* middle = new QHBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(&board, 1);
    middle->addWidget(luck_);
    auto* column = new QVBoxLayout;
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(annotator_->bar());
    column->addLayout(middle, 1);
    column->addWidget(replay_->bar());
    return column;
}

void CommonParts::fill(const DeskMenus& menus) {
    menus.view.addSeparator();
    projector_->fill(menus.view);
    annotator_->fill(menus.view);
    QAction* luck = menus.view.addAction(tr("L&uck"));
    luck->setObjectName(QStringLiteral("view-luck"));
    luck->setCheckable(true);
    connect(luck, &QAction::toggled, luck_, &QWidget::setVisible);
}

std::vector<QMenu*> CommonParts::menus() {
    auto* replay = new QMenu(tr("&Replay"), &desk_);
    replay_->fill(*replay);
    return {replay};
}

void CommonParts::setArtPalette(const art::Palette& palette) {
    replay_->setArtPalette(palette);
    luck_->setArtPalette(palette);
    projector_->setArtPalette(palette);
    annotator_->setArtPalette(palette);
}

}  // namespace vallum::app
