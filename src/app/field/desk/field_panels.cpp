// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/desk/field_panels.h"

#include "field/desk/field_chronicle.h"
#include "field/desk/field_stage.h"
#include "field/desk/field_table.h"
#include "field/desk/overview_map.h"
#include "field/desk/panel.h"
#include "field/desk/table_room.h"
#include "field/panels/hand_panel.h"
#include "field/panels/log_panel.h"
#include "field/panels/question_panel.h"
#include "field/panels/unit_panel.h"
#include "field/table/table_scene.h"
#include "field/table/table_view.h"
#include "luck/luck_panel.h"
#include "widgets/room.h"

#include <algorithm>

#include <QMainWindow>
#include <QMenu>
#include <QSettings>

namespace vallum::app {

FieldPanels::FieldPanels(const Parts& parts, QObject* parent)
    : QObject(parent),
      parts_(parts),
      hand_(new HandPanel(parts.session)),
      unit_(new UnitPanel(parts.session)),
      question_(new QuestionPanel(parts.session, parts.table.scene(), *hand_)),
      log_(new LogPanel(parts.session)),
      luck_(new LuckPanel(parts.chronicle, parts.stage)),
      overview_(new OverviewMap(parts.table.scene(), parts.table.view())),
      room_(new TableRoom(parts.table.view())),
      questionPanel_(new Panel(tr("What to do"), question_)),
      unitPanel_(new Panel(tr("Unit"), unit_)),
      logPanel_(new Panel(tr("Log"), log_)),
      luckPanel_(new Panel(tr("Luck"), luck_)),
      handPanel_(new Panel(tr("Hand"), hand_, Panel::Frame::none)),
      overviewPanel_(new Panel(tr("Overview"), overview_)) {
    questionPanel_->setObjectName(QStringLiteral("QuestionDock"));
    questionPanel_->setAlwaysThere();
    logPanel_->offer(*log_->findAction());
    unitPanel_->setFolding([this](int width, int most) { return unit_->heightWithin(width, most); });
    addToRoom();
    connect(hand_, &HandPanel::outlineChanged, this, [this](const QRegion& outline) {
        if (!handPanel_->isOverTable()) return;
        handPanel_->setMask(outline);
        // Qt repaints what the cards uncover only in their parent, but the table is a sibling.
        QWidget& table = *parts_.table.view().viewport();
        table.update(handPanel_->geometry().translated(-table.mapTo(room_, QPoint())));
    });
    connect(hand_, &HandPanel::cardLookedAt, &parts_.table, &FieldTable::lookAtCard);
    for (auto* it : {static_cast<QWidget*>(unit_), static_cast<QWidget*>(question_)})
        it->installEventFilter(room_);
    connect(question_, &QuestionPanel::heightChanged, room_, &TableRoom::arrangeSoon);
    connect(unit_, &UnitPanel::heightChanged, room_, &TableRoom::arrangeSoon);
    connect(&parts_.table.view(), &TableView::defaultWanted, question_, &QuestionPanel::takeProposed);
    connect(question_, &QuestionPanel::focusLeft, &parts_.table.view(), qOverload<>(&QWidget::setFocus));
}

/// In the order of F6.
void FieldPanels::addToRoom() {
    using Slot = TableRoom::Slot;
    room_->add(*questionPanel_, Slot::question);
    room_->add(*unitPanel_, Slot::unit);
    room_->add(*logPanel_, Slot::log);
    room_->add(*luckPanel_, Slot::luck);
    room_->add(*handPanel_, Slot::hand);
    room_->add(*overviewPanel_, Slot::overview);
}

void FieldPanels::setArtPalette(const art::Palette& palette) {
    hand_->setArtPalette(palette);
    unit_->setArtPalette(palette);
    log_->setArtPalette(palette);
    luck_->setArtPalette(palette);
    question_->setArtPalette(palette);
}

void FieldPanels::setDocked(bool isDocked) {
    if (isDocked_ == isDocked) return;
    if (isDocked_) keepLayout();
    isDocked_ = isDocked;
    if (isDocked) {
        dockAll();
    } else {
        for (Panel* it : {questionPanel_, unitPanel_, logPanel_, luckPanel_, handPanel_, overviewPanel_})
            parts_.frame.removeDockWidget(it);
        room_->floatAll();
    }
    hand_->setOverTable(!isDocked);
    if (isDocked) handPanel_->clearMask();
}

void FieldPanels::dockAll() {
    QMainWindow& frame = parts_.frame;
    room_->dockAll();
    frame.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    for (Panel* it : {questionPanel_, unitPanel_, logPanel_, luckPanel_, overviewPanel_})
        frame.addDockWidget(Qt::RightDockWidgetArea, it);
    frame.addDockWidget(Qt::BottomDockWidgetArea, handPanel_);
    frame.tabifyDockWidget(unitPanel_, logPanel_);
    frame.tabifyDockWidget(logPanel_, luckPanel_);
    frame.tabifyDockWidget(luckPanel_, overviewPanel_);
    for (Panel* it : {questionPanel_, unitPanel_, logPanel_, handPanel_}) it->show();
    luckPanel_->hide();
    overviewPanel_->hide();
    logPanel_->raise();
    const QSize room = withinScreen(frame, {1280, 860});
    if (room.height() < 450) {
        frame.tabifyDockWidget(unitPanel_, questionPanel_);
        questionPanel_->raise();
    }
    if (frame.restoreState(QSettings().value(QStringLiteral("window/state")).toByteArray())) return;
    frame.resizeDocks({questionPanel_, unitPanel_}, {330, 330}, Qt::Vertical);
    // On a wide screen the table does not need the sides, so the log can have longer lines.
    const int fifthOfScreen = withinScreen(frame, {1920, 860}).width() / 5;
    const int beside = std::max(std::clamp(room.width() * 3 / 10, 180, 300), fifthOfScreen);
    frame.resizeDocks({questionPanel_}, {beside}, Qt::Horizontal);
    // Tall enough to read the cards; on a low screen the table keeps most of the height.
    const int high = withinScreen(frame, {1280, 1080}).height() * 27 / 100;
    frame.resizeDocks({handPanel_}, {std::clamp(high, 110, 260)}, Qt::Vertical);
}

void FieldPanels::keepLayout() const {
    if (isDocked()) QSettings().setValue(QStringLiteral("window/state"), parts_.frame.saveState());
    room_->keepPlaces();
}

void FieldPanels::fill(QMenu& panels) {
    for (Panel* panel : {unitPanel_, logPanel_, handPanel_, overviewPanel_, luckPanel_})
        panels.addAction(panel->toggleViewAction());
}

void FieldPanels::goTo(PanelStep step) {
    if (!room_->isVisibleTo(room_->window()) || parts_.session.screen().isTableCovered()) return;
    stepToPanel(parts_.table.view(), {question_, unit_, log_, luck_, hand_, overview_}, step);
}

void FieldPanels::showUnit() {
    unitPanel_->show();
    unitPanel_->raise();
}

void FieldPanels::raiseUnit() { unitPanel_->raise(); }

}  // namespace vallum::app
