// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotations/annotator.h"
#include "ending/end_desk.h"
#include "export/exports.h"
#include "fight/fight_desk.h"
#include "luck/luck_panel.h"
#include "numbers.h"
#include "panels/hand_panel.h"
#include "panels/log_panel.h"
#include "panels/phase_bar.h"
#include "panels/question_panel.h"
#include "panels/structure_text.h"
#include "panels/unit_panel.h"
#include "replay/replay_desk.h"
#include "room/panel.h"
#include "room/sheet_host.h"
#include "room/table_room.h"
#include "sound/loudspeaker.h"
#include "sound/speaker.h"
#include "table/table_scene.h"
#include "table/table_view.h"
#include "texts.h"
#include "thinking/analysis_desk.h"
#include "tools/move_tool.h"
#include "tools/pick_tools.h"
#include "tools/sight_lens.h"
#include "tools/threat_lens.h"
#include "tools/tool_box.h"
#include "window/field_desk.h"
#include "window/main_window.h"

#include <QRandomGenerator>

#include <vallum/field/rules/turn/orders.h>
#include <vallum/field/words.h>

/// The connections between the parts around the table.
namespace vallum::app {

void FieldDesk::connectParts() {
    connect(&session_, &Session::replaced, this, [this] {
        if (!session_.hasBattle()) return;
        scene_->setGroundCover(ground_.of(session_.record().scenario));
        scene_->show(session_.battle());
    });
    auto* speaker = new Speaker(
        preferences_->keeper(),
        [out = std::make_shared<Loudspeaker>()](Sound it, double loudness) { out->play(it, loudness); },
        this);
    connect(&session_, &Session::happened, speaker, [this, speaker] { speaker->tell(session_.news()); });
    session_.setIsShowing(
        [this] { return fights_->isShowing() || scene_->isPlaying() || exports_->isBusy(); });
    connect(&session_, &Session::computerRefused, this, [this](Seat seat, const Refusal& why) {
        log_->note(
            MainWindow::tr("The rules refused a decision by the computer playing %1; it made another. %2")
                .arg(inQt(field::nameOf(session_.battle(), seat)), sentence(Refusal{why.rule})));
    });
    connect(tools_, &ToolBox::toolChanged, phases_, &PhaseBar::setTool);
    connect(tools_, &ToolBox::toolChanged, question_, &QuestionPanel::setTool);
    connect(tools_, &ToolBox::hintChanged, this, &FieldDesk::showHint);
    connect(annotator_, &Annotator::hintChanged, this, &FieldDesk::showHint);
    connect(annotator_, &Annotator::switched, this, &FieldDesk::showHint);
    connect(annotator_, &Annotator::switched, question_, &QuestionPanel::setDrawing);
    connect(question_, &QuestionPanel::drawingDone, annotator_, &Annotator::leave);
    connect(phases_, &PhaseBar::endPhaseWanted, question_, &QuestionPanel::endPhase);
    connect(phases_, &PhaseBar::nextUnitWanted, this, &FieldDesk::nextUnit);
    connect(phases_, &PhaseBar::undoWanted, this, &FieldDesk::undoWanted);
    connect(question_, &QuestionPanel::newBattleWanted, this, &FieldDesk::newBattleWanted);
    endings_ = new EndDesk({session_, *scene_, *fights_, room_->sheets(), replay_->replay()}, this);
    connect(endings_, &EndDesk::reportWanted, exports_, &Exports::report);
    connect(endings_, &EndDesk::analysisWanted, analysis_, &AnalysisDesk::open);
    connect(endings_, &EndDesk::rematchWanted, this, &FieldDesk::fightAgain);
    connect(question_, &QuestionPanel::warned, this, &FieldDesk::remarked);
    connect(threats_, &ThreatLens::changed, this, [this] { unit_->setThreats(threats_->threats()); });
    connect(scene_, &TableScene::selectionMoved, unit_, &UnitPanel::show);
    connect(scene_, &TableScene::structurePointedAt, this, &FieldDesk::showStructure);
    view_->setAbout([this](QPointF point) {
        const auto structure = session_.hasBattle() ? scene_->structures().at(point) : std::nullopt;
        return structure ? structureTip(session_.battle(), *structure) : QString();
    });
    replay_->follow(*log_);
    connect(replay_, &ReplayDesk::fileWanted, this, &BattleDesk::fileWanted);
    connect(replay_, &ReplayDesk::complained, this, &BattleDesk::complained);
    luck_->follow(replay_->replay());
    connect(log_, &LogPanel::unitPointedAt, this, &FieldDesk::pointAt);
    connect(view_, &TableView::pointerMoved, sight_, &SightLens::hover);
    connect(view_, &TableView::placePressed, sight_, &SightLens::press);
    connect(view_, &TableView::menuWanted, this, &FieldDesk::showMenu);
    connect(view_, &TableView::pointerMoved, this, [this](QPointF point) {
        if (!session_.hasBattle()) return;
        const geometry::Point at = scene_->coordinates().toTable(point);
        Q_EMIT placePointedAt(
            MainWindow::tr("%1, %2 DU").arg(steadyNumeral(inDu(at.x), 1), steadyNumeral(inDu(at.y), 1)));
    });
}

/// Brings the structure's panel to the front; the log is only one click away.
void FieldDesk::showStructure(std::optional<field::StructureId> structure) {
    unit_->showStructure(structure);
    if (structure) unitPanel_->raise();
}

void FieldDesk::showThreats(bool shown) {
    threats_->setShown(shown);
    if (!shown) return Q_EMIT remarked({});
    unitPanel_->show();
    unitPanel_->raise();
    if (!scene_->selected()) Q_EMIT remarked(MainWindow::tr("Pick a unit to see what threatens it."));
}

/// Shows what the mouse does on the table now.
void FieldDesk::showHint() {
    Q_EMIT hintChanged(annotator_->isOn() ? annotator_->bar()->hint() : tools_->hint());
}

void FieldDesk::pointAt(UnitId unit) {
    if (!session_.hasBattle() || !session_.battle().onTable(unit)) return;
    scene_->select(unit);
    view_->camera().showPlace(scene_->coordinates().toScene(session_.battle().unit(unit).pose.center));
}

void FieldDesk::nextUnit() {
    if (auto* move = tools_->as<MoveTool>()) move->pickNext();
    if (auto* shot = tools_->as<ShotTool>()) shot->pickNext();
    if (scene_->selected()) pointAt(*scene_->selected());
    view_->setFocus();
}

/// Lights up the units that the card under the pointer could order.
void FieldDesk::lookAtCard(std::optional<CardId> card) {
    const auto* order = tools_->as<OrderTool>();
    if (order == nullptr || order->hasCard() || order->line()) return;
    std::vector<UnitId> units;
    const field::Battle& battle = session_.battle();
    if (card) units = field::unitsForOrder(battle, battle.active, *card, std::nullopt);
    scene_->units().highlight({units.begin(), units.end()});
}

/// The same players with new dice; the luck panel shows the seed for reusing the old ones.
void FieldDesk::fightAgain() {
    const field::Scenario scenario = session_.record().scenario;
    Seating seating = session_.seating();
    seating.seed = 1 + QRandomGenerator::global()->bounded(999'999U);
    Q_EMIT battleWanted(scenario, seating);
}

}  // namespace vallum::app
