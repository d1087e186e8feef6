// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/desk/field_desk.h"

#include "annotations/annotator.h"
#include "field/desk/desk_rules.h"
#include "field/desk/field_advice.h"
#include "field/desk/field_analysis.h"
#include "field/desk/field_chronicle.h"
#include "field/desk/field_menus.h"
#include "field/desk/field_panels.h"
#include "field/desk/field_stage.h"
#include "field/desk/field_table.h"
#include "field/desk/field_tutor.h"
#include "field/desk/framing.h"
#include "field/desk/table_room.h"
#include "field/fight/fight_desk.h"
#include "field/panels/curtain_reason.h"
#include "field/panels/hand_panel.h"
#include "field/panels/log_panel.h"
#include "field/panels/phase_bar.h"
#include "field/panels/question_panel.h"
#include "field/table/table_scene.h"
#include "field/table/table_view.h"
#include "projector/projector.h"
#include "replay/replay_desk.h"
#include "settings/table_keys.h"

#include <algorithm>

#include <QMainWindow>
#include <QRandomGenerator>
#include <QVBoxLayout>

#include <vallum/core/overloaded.h>

namespace vallum::app {

namespace {

/// By history index, when a fortress first loses a door or a section.
std::optional<std::size_t> firstOpening(const FieldSession& session) {
    const auto isOpened = [&](field::StructureId id) {
        return session.battle().structure(id).fortress.has_value();
    };
    const auto& history = session.history();
    const auto found = std::ranges::find_if(history, [&](const auto& it) {
        return std::visit(
            Overloaded{[&](const field::DoorDestroyed& fact) { return isOpened(fact.structure); },
                       [&](const field::Collapsed& fact) { return isOpened(fact.structure); },
                       [](const auto&) { return false; }},
            it.fact);
    });
    if (found == history.end()) return std::nullopt;
    return static_cast<std::size_t>(found - history.begin());
}

}  // namespace

FieldDesk::FieldDesk(const field::Library& library)
    : library_(library),
      frame_(new QMainWindow(nullptr, Qt::Widget)),
      table_(new FieldTable(session_, this)),
      chronicle_(std::make_unique<FieldChronicle>(session_)),
      stage_(new FieldStage(session_, table_->scene(), table_->view(), this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(frame_);
    build();
    connectBattle();
    connectParts();
    setFocusProxy(&table_->view());
}

FieldDesk::~FieldDesk() {
    // Tools and panels still use the session while they are being destroyed.
    disconnect(&session_, nullptr, nullptr, nullptr);
}

FromFile<Opening> FieldDesk::read(std::string_view text, const std::string& file) {
    return openingOn<field::System>(session_, library_, text, file);
}

/// The same players with new dice; the luck panel shows the seed for reusing the old ones.
void FieldDesk::fightAgain() {
    Q_EMIT openingWanted(
        rematchOf<field::System>(session_, 1 + QRandomGenerator::global()->bounded(999'999U)));
}

Tutor& FieldDesk::tutor() { return *tutor_; }
Projector* FieldDesk::secondScreen() const { return projector_; }
void FieldDesk::openBattle() { framing_->openBattle(); }
void FieldDesk::fill(const DeskMenus& menus) { menus_->fill(menus); }
std::vector<QMenu*> FieldDesk::menus() { return menus_->menus(); }
void FieldDesk::refresh() { menus_->refresh(); }
bool FieldDesk::dropDrawn() { return table_->dropDrawn(); }
void FieldDesk::setUndo(bool can, const QString& tip) { phases_->setUndo(can, tip); }
void FieldDesk::note(const QString& words) {
    panels_->log().note(words);
    BattleDesk::note(words);
}
void FieldDesk::warn(const QString& words, const QString& why) { phases_->warn(words, why); }
void FieldDesk::say(const QString& remark) { panels_->room().say(remark); }
bool FieldDesk::isBare() const { return !panels_->isDocked(); }
void FieldDesk::setMenu(QMenu* all) { phases_->setMenu(all); }
void FieldDesk::keepLayout() const { panels_->keepLayout(); }
void FieldDesk::showReplay() {
    const auto opening = firstOpening(session_);
    opening ? replay_->showHappening(*opening) : replay_->openAtFirstTurn();
}
QString FieldDesk::reasonToCome() const { return reasonToComeFor(session_); }

std::optional<RuleId> FieldDesk::ruleAt(const QWidget& part, QPoint point) const {
    return rules_->ruleAt(part, point);
}

std::optional<RuleId> FieldDesk::ruleOfQuestion() const { return rules_->ruleOfQuestion(); }

void FieldDesk::apply(const Settings& settings) {
    constexpr int glide = 240;
    constexpr int rise = 130;
    const bool isInstant = settings.millisecondsPerDu == 0;
    const TableKeys keys(settings);
    table_->scene().setMillisecondsPerDu(settings.millisecondsPerDu);
    table_->view().camera().setGlideTime(isInstant ? 0 : glide);
    table_->view().setKeys(keys);
    panels_->hand().setMotion(isInstant ? 0 : rise);
    panels_->question().setKeys(keys);
    panels_->setDocked(settings.docked);
    fights_->setPace(isInstant ? FightPace::off : settings.fights);
    replay_->setTellsByItself(settings.recap);
    menus_->apply(keys);
    phases_->setKeys(menus_->keyOf(FieldMenus::Entry::nextUnit), menus_->keyOf(FieldMenus::Entry::endPhase));
}

void FieldDesk::setArtPalette(const art::Palette& palette) {
    table_->setArtPalette(palette);
    fights_->setArtPalette(palette);
    advice_->setArtPalette(palette);
    analysis_->setArtPalette(palette);
    replay_->setArtPalette(palette);
    projector_->setArtPalette(palette);
    annotator_->setArtPalette(palette);
    panels_->setArtPalette(palette);
    phases_->setArtPalette(palette);
}

}  // namespace vallum::app
