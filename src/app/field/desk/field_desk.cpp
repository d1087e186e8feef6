// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/desk/field_desk.h"

#include "annotations/annotator.h"
#include "field/desk/advice_desk.h"
#include "field/desk/field_menus.h"
#include "field/desk/field_panels.h"
#include "field/desk/field_stage.h"
#include "field/desk/field_table.h"
#include "field/desk/framing.h"
#include "field/desk/table_room.h"
#include "field/field_chronicle.h"
#include "field/field_tutor.h"
#include "field/panels/hand_panel.h"
#include "field/panels/log_panel.h"
#include "field/panels/phase_bar.h"
#include "field/table/table_view.h"
#include "projector/projector.h"
#include "replay/replay_desk.h"

#include <QMainWindow>
#include <QRandomGenerator>
#include <QVBoxLayout>

namespace vallum::app {

FieldDesk::FieldDesk(const Documents& documents, Begin begin)
    : documents_(documents),
      begin_(std::move(begin)),
      frame_(new QMainWindow(nullptr, Qt::Widget)),
      table_(new FieldTable(session_, this)),
      chronicle_(std::make_unique<FieldChronicle>(session_)),
      stage_(new FieldStage(session_, table_->scene(), table_->view(), this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(frame_);
    build();
    setFocusProxy(&table_->view());
}

FieldDesk::~FieldDesk() {
    // Tools and panels still use the session while they are being destroyed.
    disconnect(&session_, nullptr, nullptr, nullptr);
}

void FieldDesk::use(Preferences& preferences) {
    preferences_ = &preferences;
    connectBattle();
    connectParts();
}

Preferences::Parts FieldDesk::parts() const {
    return {table_->scene(), table_->view(), *phases_, panels_->question(), *fights_};
}

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

/// The same players with new dice; the luck panel shows the seed for reusing the old ones.
void FieldDesk::fightAgain() {
    const field::Scenario scenario = session_.record().scenario;
    Seating seating = session_.seating();
    seating.seed = 1 + QRandomGenerator::global()->bounded(999'999U);
    Q_EMIT battleWanted(scenario, seating);
}

Tutor& FieldDesk::tutor() { return *tutor_; }
Projector* FieldDesk::secondScreen() const { return projector_; }
void FieldDesk::openBattle() { framing_->openBattle(); }
void FieldDesk::fill(const DeskMenus& menus) { menus_->fill(menus); }
std::vector<QMenu*> FieldDesk::menus() { return menus_->menus(); }
void FieldDesk::refresh() { menus_->refresh(); }
void FieldDesk::setUndo(bool can, const QString& tip) { phases_->setUndo(can, tip); }
void FieldDesk::note(const QString& words) { panels_->log().note(words); }
void FieldDesk::warn(const QString& words, const QString& why) { phases_->warn(words, why); }
void FieldDesk::say(const QString& remark) { panels_->room().say(remark); }
bool FieldDesk::isBare() const { return !panels_->isDocked(); }
void FieldDesk::setMenu(QMenu* all) { phases_->setMenu(all); }
void FieldDesk::setRecaps(bool areTold) { replay_->setTellsByItself(areTold); }

void FieldDesk::setPace(int milliseconds) {
    constexpr int glide = 240;
    constexpr int rise = 130;
    table_->view().camera().setGlideTime(milliseconds == 0 ? 0 : glide);
    panels_->hand().setMotion(milliseconds == 0 ? 0 : rise);
}

void FieldDesk::setArtPalette(const art::Palette& palette) {
    table_->setArtPalette(palette);
    advice_->setArtPalette(palette);
    replay_->setArtPalette(palette);
    projector_->setArtPalette(palette);
    annotator_->setArtPalette(palette);
    panels_->setArtPalette(palette);
    phases_->setArtPalette(palette);
}

}  // namespace vallum::app
