// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotations/annotator.h"
#include "export/exports.h"
#include "fight/fight_desk.h"
#include "lessons/field_tutor.h"
#include "luck/luck_panel.h"
#include "panels/curtain.h"
#include "panels/curtain_reason.h"
#include "panels/hand_panel.h"
#include "panels/log_panel.h"
#include "panels/phase_bar.h"
#include "panels/question_panel.h"
#include "panels/unit_panel.h"
#include "projector/projector.h"
#include "replay/replay_desk.h"
#include "room/framing.h"
#include "room/overview_map.h"
#include "room/sheet_host.h"
#include "room/table_room.h"
#include "session/field_chronicle.h"
#include "table/table_scene.h"
#include "table/table_view.h"
#include "thinking/advice_desk.h"
#include "thinking/analysis_desk.h"
#include "widgets/room.h"
#include "window/field_desk.h"
#include "window/field_stage.h"
#include "window/main_window.h"

#include <algorithm>

#include <QMainWindow>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>

/// The layout of the panels for field battles: over the table or beside it.
namespace vallum::app {

void FieldDesk::buildPanels() {
    phases_ = new PhaseBar(session_);
    auto* middle = new QWidget;
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    annotator_ = new Annotator(session_, stage_->drawings(), *stage_, this);
    column->addWidget(phases_);
    column->addWidget(annotator_->bar());
    buildRoom();
    auto* table = new QHBoxLayout;
    table->addWidget(room_, 1);
    column->addLayout(table, 1);
    replay_ = new ReplayDesk(*chronicle_, *stage_, this);
    column->addWidget(replay_->bar());
    projector_ = new Projector(*chronicle_, *stage_, this);
    frame_->setCentralWidget(middle);
    buildTutor(*table);
    curtain_ = new Curtain(session_, frame_);
    curtain_->setReason([this] { return reasonToComeFor(session_); });
}

void FieldDesk::buildRoom() {
    using Slot = TableRoom::Slot;
    // Connected first, because later listeners check whether a fight is being shown.
    connect(&session_, &Session::happened, this, [this] { fights_->tell(session_.news()); });
    hand_ = new HandPanel(session_);
    unit_ = new UnitPanel(session_);
    question_ = new QuestionPanel(session_, *scene_, *hand_);
    log_ = new LogPanel(session_);
    luck_ = new LuckPanel(*chronicle_, *stage_);
    overview_ = new OverviewMap(*scene_, *view_);
    room_ = new TableRoom(*view_);
    questionPanel_ = new Panel(MainWindow::tr("What to do"), question_);
    questionPanel_->setObjectName(QStringLiteral("QuestionDock"));
    questionPanel_->setAlwaysThere();
    unitPanel_ = new Panel(MainWindow::tr("Unit"), unit_);
    logPanel_ = new Panel(MainWindow::tr("Log"), log_);
    logPanel_->offer(*log_->findAction());
    luckPanel_ = new Panel(MainWindow::tr("Luck"), luck_);
    handPanel_ = new Panel(MainWindow::tr("Hand"), hand_, Panel::Frame::none);
    overviewPanel_ = new Panel(MainWindow::tr("Overview"), overview_);
    // In the order of F6.
    room_->add(*questionPanel_, Slot::question);
    room_->add(*unitPanel_, Slot::unit);
    room_->add(*logPanel_, Slot::log);
    room_->add(*luckPanel_, Slot::luck);
    room_->add(*handPanel_, Slot::hand);
    room_->add(*overviewPanel_, Slot::overview);
    framing_ = new Framing(session_, *scene_, *view_, this);
    fights_ = new FightDesk(session_, *scene_, room_->sheets(), this);
    connect(fights_, &FightDesk::showingChanged, log_, &LogPanel::setWaiting);
    connect(fights_, &FightDesk::showingChanged, unit_, &UnitPanel::setWaiting);
    // A late key press goes to the table and plays no card.
    connect(&room_->sheets(), &SheetHost::left, this, [this] {
        if (room_->sheets().isHidden() && isInSight() && !session_.isTableCovered()) view_->setFocus();
    });
    connect(room_, &TableRoom::arranged, framing_, &Framing::keepOpening);
    connect(hand_, &HandPanel::outlineChanged, this, [this](const QRegion& outline) {
        if (!handPanel_->isOverTable()) return;
        handPanel_->setMask(outline);
        // Qt repaints what the cards uncover only in their parent, but the table is a sibling.
        QWidget& table = *view_->viewport();
        table.update(handPanel_->geometry().translated(-table.mapTo(room_, QPoint())));
    });
    connect(hand_, &HandPanel::cardClicked, framing_, &Framing::holdStill);
    connect(hand_, &HandPanel::cardLookedAt, this, &FieldDesk::lookAtCard);
    for (auto* it : {static_cast<QWidget*>(unit_), static_cast<QWidget*>(question_)})
        it->installEventFilter(room_);
    connect(question_, &QuestionPanel::heightChanged, room_, &TableRoom::arrangeSoon);
    connect(unit_, &UnitPanel::heightChanged, room_, &TableRoom::arrangeSoon);
    connect(view_, &TableView::defaultWanted, question_, &QuestionPanel::takeProposed);
}

/// The computer's advice on the open question, and the analysis of a finished battle.
void FieldDesk::buildThinking() {
    advice_ = new AdviceDesk({session_, *scene_, *view_, *room_, *hand_}, this);
    question_->setBelow(advice_->button());
    analysis_ = new AnalysisDesk({session_, *scene_, room_->sheets(), replay_->replay()}, this);
    connect(analysis_, &AnalysisDesk::remarked, this, &FieldDesk::remarked);
    connect(analysis_, &AnalysisDesk::reportWanted, exports_, &Exports::report);
    connect(analysis_, &AnalysisDesk::settled, exports_,
            [this] { exports_->setAnalysis(analysis_->found()); });
}

void FieldDesk::buildTutor(QBoxLayout& besideTable) {
    using field::pointer::Panel;
    const FieldTutor::Panels panels{{Panel::phases, phases_},     {Panel::endPhase, phases_->endButton()},
                                    {Panel::question, question_}, {Panel::unit, unit_},
                                    {Panel::log, log_},           {Panel::hand, hand_}};
    tutor_ = new FieldTutor(
        {*this, session_, documents_.library(), *stage_, *scene_, *view_, *log_, besideTable, panels}, this);
}

Tutor& FieldDesk::tutor() { return *tutor_; }

void FieldDesk::setDocked(bool docked) {
    if (docked_ == docked) return;
    if (docked_) keepLayout();
    docked_ = docked;
    if (docked) {
        dockAll();
    } else {
        for (Panel* it : {questionPanel_, unitPanel_, logPanel_, luckPanel_, handPanel_, overviewPanel_})
            frame_->removeDockWidget(it);
        room_->floatAll();
    }
    hand_->setOverTable(!docked);
    if (docked) handPanel_->clearMask();
}

void FieldDesk::dockAll() {
    room_->dockAll();
    frame_->setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    for (Panel* it : {questionPanel_, unitPanel_, logPanel_, luckPanel_, overviewPanel_})
        frame_->addDockWidget(Qt::RightDockWidgetArea, it);
    frame_->addDockWidget(Qt::BottomDockWidgetArea, handPanel_);
    frame_->tabifyDockWidget(unitPanel_, logPanel_);
    frame_->tabifyDockWidget(logPanel_, luckPanel_);
    frame_->tabifyDockWidget(luckPanel_, overviewPanel_);
    for (Panel* it : {questionPanel_, unitPanel_, logPanel_, handPanel_}) it->show();
    luckPanel_->hide();
    overviewPanel_->hide();
    logPanel_->raise();
    const QSize room = withinScreen(*this, {1280, 860});
    if (room.height() < 450) {
        frame_->tabifyDockWidget(unitPanel_, questionPanel_);
        questionPanel_->raise();
    }
    if (frame_->restoreState(QSettings().value(QStringLiteral("window/state")).toByteArray())) return;
    frame_->resizeDocks({questionPanel_, unitPanel_}, {330, 330}, Qt::Vertical);
    // On a wide screen the table does not need the sides, so the log can have longer lines.
    const int fifthOfScreen = withinScreen(*this, {1920, 860}).width() / 5;
    const int beside = std::max(std::clamp(room.width() * 3 / 10, 180, 300), fifthOfScreen);
    frame_->resizeDocks({questionPanel_}, {beside}, Qt::Horizontal);
    // On a low screen the table keeps most of the height.
    frame_->resizeDocks({handPanel_}, {std::clamp(height() / 5, 110, 190)}, Qt::Vertical);
}

void FieldDesk::keepLayout() const {
    if (docked_.value_or(false)) QSettings().setValue(QStringLiteral("window/state"), frame_->saveState());
    room_->keepPlaces();
}

}  // namespace vallum::app
