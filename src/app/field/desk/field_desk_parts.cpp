// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotations/annotator.h"
#include "field/desk/desk_rules.h"
#include "field/desk/end_desk.h"
#include "field/desk/field_advice.h"
#include "field/desk/field_analysis.h"
#include "field/desk/field_chronicle.h"
#include "field/desk/field_desk.h"
#include "field/desk/field_menus.h"
#include "field/desk/field_panels.h"
#include "field/desk/field_sounds.h"
#include "field/desk/field_stage.h"
#include "field/desk/field_table.h"
#include "field/desk/field_tutor.h"
#include "field/desk/framing.h"
#include "field/desk/table_room.h"
#include "field/export/exports.h"
#include "field/fight/fight_desk.h"
#include "field/panels/hand_panel.h"
#include "field/panels/log_panel.h"
#include "field/panels/phase_bar.h"
#include "field/panels/question_panel.h"
#include "field/panels/unit_panel.h"
#include "field/session/field_texts.h"
#include "field/table/table_scene.h"
#include "field/table/table_view.h"
#include "field/table/terrain_layer.h"
#include "field/tools/threat_lens.h"
#include "field/tools/tool_box.h"
#include "language/texts.h"
#include "luck/luck_panel.h"
#include "projector/projector.h"
#include "replay/replay_desk.h"
#include "room/sheet_host.h"
#include "thinking/advice_card.h"

#include <QApplication>
#include <QMainWindow>
#include <QPushButton>
#include <QVBoxLayout>

#include <vallum/field/words.h>

/// The parts around the table and their connections.
namespace vallum::app {

void FieldDesk::build() {
    TableScene& scene = table_->scene();
    phases_ = new PhaseBar(session_);
    auto* middle = new QWidget;
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    annotator_ = new Annotator(session_, stage_->drawings(), *stage_, this);
    column->addWidget(phases_);
    column->addWidget(annotator_->bar());
    // Connected first, because later listeners check whether a fight is being shown.
    connect(&session_, &Session::happened, this, [this] { fights_->tell(session_.news()); });
    panels_ = new FieldPanels({session_, *table_, *chronicle_, *stage_, *frame_}, this);
    framing_ = new Framing(session_, scene, table_->view(), this);
    fights_ = new FightDesk(session_, scene, panels_->room().sheets(), this);
    auto* table = new QHBoxLayout;
    table->addWidget(&panels_->room(), 1);
    column->addLayout(table, 1);
    replay_ = new ReplayDesk(*chronicle_, *stage_, this);
    column->addWidget(replay_->bar());
    projector_ = new Projector(*chronicle_, *stage_, this);
    frame_->setCentralWidget(middle);
    buildTutor(*table);
    exports_ = new Exports(session_, scene, table_->view(), this);
    buildThinking();
    menus_ = new FieldMenus({*this, session_, *table_, *panels_, *replay_, *projector_, *annotator_, *advice_,
                             *analysis_, *exports_});
    rules_ = std::make_unique<DeskRules>(DeskRules::Parts{session_, *table_, *panels_, *phases_});
}

/// The computer's advice on the open question, and the analysis of a finished battle.
void FieldDesk::buildThinking() {
    TableRoom& room = panels_->room();
    advice_ = new FieldAdvice({session_, table_->scene(), table_->view(), room, panels_->hand()}, this);
    panels_->question().setBelow(advice_->button());
    analysis_ = new FieldAnalysis(session_, {session_, *stage_, room.sheets(), replay_->replay()}, this);
    connect(analysis_, &AnalysisDesk::remarked, this, &FieldDesk::remarked);
    connect(analysis_, &AnalysisDesk::reportWanted, exports_, &Exports::report);
    connect(analysis_, &AnalysisDesk::settled, exports_,
            [this] { exports_->setAnalysis(analysis_->text()); });
}

void FieldDesk::buildTutor(QBoxLayout& besideTable) {
    using field::pointer::Panel;
    const FieldTutor::Panels panels{{Panel::phases, phases_},
                                    {Panel::endPhase, phases_->endButton()},
                                    {Panel::question, &panels_->question()},
                                    {Panel::unit, &panels_->unit()},
                                    {Panel::log, &panels_->log()},
                                    {Panel::hand, &panels_->hand()}};
    tutor_ = new FieldTutor({*this, session_, library_, *stage_, table_->scene(), table_->view(), *fights_,
                             panels_->log(), panels_->question(), besideTable, panels},
                            this);
}

/// What happens in the battle.
void FieldDesk::connectBattle() {
    connect(&session_, &Session::replaced, table_, &FieldTable::show);
    connect(&session_, &Session::happened, this, [this] {
        for (const Sound it : soundsOf(session_.news())) Q_EMIT heard(it);
    });
    session_.computers().setIsShowing(
        [this] { return fights_->isShowing() || table_->scene().isPlaying() || exports_->isBusy(); });
    connect(&session_.computers(), &ComputerPlayers::refused, this, [this](Seat seat, const Refusal& why) {
        note(tr("The rules refused a decision by the computer playing %1; it made another. %2")
                 .arg(inQt(field::nameOf(session_.battle(), seat)), sentence(Refusal{why.rule})));
    });
    connect(fights_, &FightDesk::showingChanged, &panels_->log(), &LogPanel::setWaiting);
    connect(fights_, &FightDesk::showingChanged, &panels_->question(), &QuestionPanel::setSheetShown);
    connect(fights_, &FightDesk::showingChanged, replay_, &ReplayDesk::setSheetShown);
    connect(fights_, &FightDesk::showingChanged, this, [this] {
        panels_->unit().showAsIn(fights_->shownFrom());
        phases_->showAsIn(fights_->shownFrom());
    });
    endings_ =
        new EndDesk({session_, table_->scene(), *fights_, panels_->room().sheets(), replay_->replay()}, this);
    connect(endings_, &EndDesk::reportWanted, exports_, &Exports::report);
    connect(endings_, &EndDesk::analysisWanted, analysis_, &AnalysisDesk::open);
    connect(endings_, &EndDesk::showingChanged, &panels_->question(), &QuestionPanel::setSheetShown);
    connect(&panels_->question(), &QuestionPanel::endWanted, endings_, &EndDesk::show);
    connect(endings_, &EndDesk::rematchWanted, this, &FieldDesk::fightAgain);
    replay_->follow(panels_->log());
    connect(&panels_->log(), &LogPanel::undoFromWanted, this, &BattleDesk::undoFromWanted);
    connect(replay_, &ReplayDesk::fileWanted, this, &BattleDesk::fileWanted);
    connect(replay_, &ReplayDesk::complained, this, &BattleDesk::complained);
    panels_->luck().follow(replay_->replay());
}

/// What the player does at the parts.
void FieldDesk::connectParts() {
    QuestionPanel& question = panels_->question();
    UnitPanel& unit = panels_->unit();
    ToolBox& tools = table_->tools();
    TableScene& scene = table_->scene();
    connect(&tools, &ToolBox::toolChanged, phases_, &PhaseBar::setTool);
    connect(&tools, &ToolBox::toolChanged, &question, &QuestionPanel::setTool);
    connect(&tools, &ToolBox::hintChanged, this, &FieldDesk::showHint);
    connect(annotator_, &Annotator::hintChanged, this, &FieldDesk::showHint);
    connect(annotator_, &Annotator::switched, this, &FieldDesk::showHint);
    connect(annotator_, &Annotator::switched, &question, &QuestionPanel::setDrawing);
    connect(annotator_, &Annotator::switched, &panels_->hand(), &HandPanel::putAside);
    connect(annotator_, &Annotator::switched, advice_, &AdviceDesk::rest);
    const AdviceCard& advised = advice_->card();
    for (const auto shown : {&AdviceCard::changed, &AdviceCard::left})
        // Queued, because the card tells of itself before it is shown.
        connect(
            &advised, shown, &question,
            [&question, &advised] {
                question.setEnterTaken(OfferView::EnterTaker::advice, advised.takesEnter());
            },
            Qt::QueuedConnection);
    connect(&question, &QuestionPanel::drawingDone, annotator_, &Annotator::leave);
    connect(phases_, &PhaseBar::endPhaseWanted, &question, &QuestionPanel::endPhase);
    connect(phases_, &PhaseBar::nextUnitWanted, table_, &FieldTable::pickNext);
    connect(phases_, &PhaseBar::undoWanted, this, &FieldDesk::undoWanted);
    connect(&question, &QuestionPanel::newBattleWanted, this, &FieldDesk::newBattleWanted);
    connect(&question, &QuestionPanel::warned, this, &FieldDesk::remarked);
    connect(&table_->threats(), &ThreatLens::changed, &unit,
            [this] { panels_->unit().setThreats(table_->threats().threats()); });
    connect(&scene, &TableScene::selectionMoved, &unit, &UnitPanel::show);
    connect(&scene, &TableScene::structurePointedAt, this, &FieldDesk::showStructure);
    connect(&table_->view(), &TableView::placePressed, this, &FieldDesk::showRam);
    connect(&panels_->log(), &LogPanel::unitPointedAt, table_, &FieldTable::pointAt);
    connect(&panels_->room(), &TableRoom::arranged, framing_, &Framing::keepFrame);
    connect(&panels_->hand(), &HandPanel::cardClicked, framing_, &Framing::holdStill);
    connect(&panels_->hand(), &HandPanel::cardDropped, this, [this](QPoint global) {
        TableView& view = table_->view();
        if (QApplication::widgetAt(global) != view.viewport()) return;
        const QPointF point = view.mapToScene(view.viewport()->mapFromGlobal(global));
        // On open ground the card has only been picked.
        if (table_->scene().unitAt(point)) view.pressAt(point);
    });
    // A late key press goes to the table and plays no card.
    const SheetHost& sheets = panels_->room().sheets();
    connect(&sheets, &SheetHost::left, this, [this, &sheets] {
        if (sheets.isHidden() && isVisibleTo(window()) && !session_.screen().isTableCovered())
            table_->view().setFocus();
    });
    connect(table_, &FieldTable::placePointedAt, this, &FieldDesk::placePointedAt);
    connect(&table_->view(), &TableView::menuWanted, menus_, &FieldMenus::showAt);
    connect(menus_, &FieldMenus::remarked, this, &FieldDesk::remarked);
}

/// Brings the structure's panel to the front; the log is only one click away.
void FieldDesk::showStructure(std::optional<field::StructureId> structure) {
    panels_->unit().showStructure(structure);
    if (structure) panels_->raiseUnit();
}

/// Of a carried ram only what sticks out in front of the card.
void FieldDesk::showRam(QPointF place) {
    const TableScene& scene = table_->scene();
    const bool isFree = session_.hasBattle() && !scene.unitAt(place);
    const auto ram = isFree ? ramAt(session_.battle(), scene.coordinates(), place) : std::nullopt;
    panels_->unit().showRam(ram);
    if (ram) panels_->raiseUnit();
}

/// Shows what the mouse does on the table now.
void FieldDesk::showHint() {
    Q_EMIT hintChanged(annotator_->isOn() ? annotator_->bar()->hint() : table_->tools().hint());
}

}  // namespace vallum::app
