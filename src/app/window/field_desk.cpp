// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/field_desk.h"

#include "annotations/annotator.h"
#include "export/exports.h"
#include "fight/fight_desk.h"
#include "luck/luck_panel.h"
#include "panels/curtain.h"
#include "panels/hand_panel.h"
#include "panels/log_panel.h"
#include "panels/phase_bar.h"
#include "panels/question_panel.h"
#include "panels/unit_panel.h"
#include "projector/projector.h"
#include "replay/replay_desk.h"
#include "room/framing.h"
#include "room/table_room.h"
#include "session/field_chronicle.h"
#include "table/table_scene.h"
#include "table/table_view.h"
#include "thinking/advice_desk.h"
#include "tools/sight_lens.h"
#include "tools/threat_lens.h"
#include "tools/tool_box.h"
#include "window/field_stage.h"

#include <QAction>
#include <QMainWindow>
#include <QVBoxLayout>

namespace vallum::app {

FieldDesk::FieldDesk(const Documents& documents, Begin begin)
    : documents_(documents),
      begin_(std::move(begin)),
      frame_(new QMainWindow(nullptr, Qt::Widget)),
      scene_(new TableScene(this)),
      view_(new TableView(*scene_)),
      tools_(new ToolBox(session_, *scene_, *view_, this)),
      sight_(new SightLens(session_, *scene_, this)),
      threats_(new ThreatLens(session_, *scene_, this)),
      chronicle_(std::make_unique<FieldChronicle>(session_)),
      stage_(new FieldStage(session_, *scene_, *view_, this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(frame_);
    buildPanels();
    exports_ = new Exports(session_, *scene_, *view_, this);
    buildThinking();
    setFocusProxy(view_);
}

FieldDesk::~FieldDesk() {
    // Tools and panels still use the session while they are being destroyed.
    disconnect(&session_, nullptr, nullptr, nullptr);
}

void FieldDesk::use(Preferences& preferences) {
    preferences_ = &preferences;
    connectParts();
}

Preferences::Parts FieldDesk::parts() const { return {*scene_, *view_, *phases_, *question_, *fights_}; }

FromFile<Opening> FieldDesk::read(std::string_view text, const std::string& file) {
    return documents_.read(text, file).map([this](Opened opened) { return openingOf(std::move(opened)); });
}

Opening FieldDesk::openingOf(Opened opened) {
    const auto all = std::make_shared<Opened>(std::move(opened));
    return {.isNew = std::holds_alternative<field::Scenario>(all->battle),
            .seating = all->seating,
            .damage = all->damage,
            .begin = [this, all](const Seating& seating) {
                if (auto* scenario = std::get_if<field::Scenario>(&all->battle))
                    return session_.start(std::move(*scenario), seating);
                session_.resume(std::get<Referee>(std::move(all->battle)), seating, all->branch,
                                std::move(all->annotations));
            }};
}

void FieldDesk::openBattle() { framing_->openBattle(); }

bool FieldDesk::isInSight() const { return isVisibleTo(window()); }

void FieldDesk::refresh() {
    surrender_->setEnabled(isInSight() && session_.question() != nullptr &&
                           session_.wouldAccept(field::Surrender{}).has_value());
}

void FieldDesk::setUndo(bool can, const QString& tip) { phases_->setUndo(can, tip); }

void FieldDesk::note(const QString& words) { log_->note(words); }

void FieldDesk::warn(const QString& words, const QString& why) { phases_->warn(words, why); }

void FieldDesk::say(const QString& remark) { room_->say(remark); }

void FieldDesk::setMenu(QMenu* all) { phases_->setMenu(all); }

void FieldDesk::setPace(int milliseconds) {
    constexpr int glide = 240;
    constexpr int rise = 130;
    view_->camera().setGlideTime(milliseconds == 0 ? 0 : glide);
    hand_->setMotion(milliseconds == 0 ? 0 : rise);
}

void FieldDesk::setRecaps(bool areTold) { replay_->setTellsByItself(areTold); }

void FieldDesk::setArtPalette(const art::Palette& palette) {
    scene_->setPalette(palette);
    sight_->setPalette(palette);
    threats_->setPalette(palette);
    advice_->setArtPalette(palette);
    replay_->setArtPalette(palette);
    projector_->setArtPalette(palette);
    annotator_->setArtPalette(palette);
    hand_->setArtPalette(palette);
    unit_->setArtPalette(palette);
    log_->setArtPalette(palette);
    luck_->setArtPalette(palette);
    phases_->setArtPalette(palette);
    question_->setArtPalette(palette);
}

}  // namespace vallum::app
