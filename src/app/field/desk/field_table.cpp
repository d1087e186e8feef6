// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/desk/field_table.h"

#include "field/session/field_session.h"
#include "field/table/table_scene.h"
#include "field/table/table_view.h"
#include "field/table/terrain_layer.h"
#include "field/tools/move_tool.h"
#include "field/tools/pick_tools.h"
#include "field/tools/sight_lens.h"
#include "field/tools/threat_lens.h"
#include "field/tools/tool_box.h"
#include "field/words/structure_text.h"
#include "language/numbers.h"

#include <vallum/field/rules/turn/orders.h>

namespace vallum::app {

FieldTable::FieldTable(FieldSession& session, QObject* parent)
    : QObject(parent),
      session_(session),
      scene_(new TableScene(this)),
      view_(new TableView(*scene_)),
      tools_(new ToolBox(session_, *scene_, *view_, this)),
      sight_(new SightLens(session_, *scene_, this)),
      threats_(new ThreatLens(session_, *scene_, this)) {
    view_->setAbout([this](QPointF point) { return about(point); });
    connect(view_, &TableView::pointerMoved, sight_, &SightLens::hover);
    connect(view_, &TableView::placePressed, sight_, &SightLens::press);
    connect(view_, &TableView::pointerMoved, this, [this](QPointF point) {
        if (!session_.hasBattle()) return;
        const geometry::Point at = scene_->coordinates().toTable(point);
        Q_EMIT placePointedAt(
            tr("%1, %2 DU").arg(steadyNumeral(inDu(at.x), 1), steadyNumeral(inDu(at.y), 1)));
    });
}

void FieldTable::setArtPalette(const art::Palette& palette) {
    scene_->setPalette(palette);
    sight_->setPalette(palette);
    threats_->setPalette(palette);
}

void FieldTable::show() {
    if (!session_.hasBattle()) return;
    scene_->setGroundCover(ground_.of(session_.record().scenario));
    scene_->show(session_.battle());
}

QString FieldTable::about(QPointF scenePoint) const {
    if (!session_.hasBattle()) return {};
    if (const auto ram = ramAt(session_.battle(), scene_->coordinates(), scenePoint))
        return ramTip(session_.battle(), *ram);
    const auto structure = scene_->structures().at(scenePoint);
    return structure ? structureTip(session_.battle(), *structure) : QString();
}

void FieldTable::pointAt(UnitId unit) {
    if (!session_.hasBattle() || !session_.battle().onTable(unit)) return;
    scene_->select(unit);
    view_->camera().showPlace(scene_->coordinates().toScene(session_.battle().unit(unit).pose.center));
}

bool FieldTable::dropDrawn() {
    Tool* tool = tools_->tool();
    return tool != nullptr && tool->dropDrawn();
}

void FieldTable::pickNext() {
    if (Tool* tool = tools_->tool()) tool->pickNext();
    if (scene_->selected()) pointAt(*scene_->selected());
    view_->setFocus();
}

void FieldTable::lookAtCard(std::optional<CardId> card) {
    if (Tool* tool = tools_->tool()) tool->lookAtCard(card);
}

}  // namespace vallum::app
