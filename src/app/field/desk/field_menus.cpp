// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/desk/field_menus.h"

#include "annotations/annotator.h"
#include "field/desk/field_advice.h"
#include "field/desk/field_analysis.h"
#include "field/desk/field_panels.h"
#include "field/desk/field_table.h"
#include "field/desk/table_room.h"
#include "field/export/exports.h"
#include "field/panels/question_panel.h"
#include "field/session/field_session.h"
#include "field/table/table_scene.h"
#include "field/table/table_view.h"
#include "field/table/tool.h"
#include "field/tools/sight_lens.h"
#include "field/tools/threat_lens.h"
#include "field/tools/tool_box.h"
#include "language/rule_links.h"
#include "projector/projector.h"
#include "replay/replay_desk.h"
#include "widgets/menu_entry.h"

#include <QActionGroup>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>

namespace vallum::app {

FieldMenus::FieldMenus(const Parts& parts) : QObject(&parts.desk), parts_(parts) {}

void FieldMenus::fill(const DeskMenus& menus) {
    parts_.exports.fill(menus.saving);
    surrender_ =
        addEntry(*this, menus.battle, "battle-surrender", tr("S&urrender"), {}, [this] { surrender(); });
    nextUnit_ = addEntry(*this, menus.edit, "turn-next-unit", tr("&Next unit that can act"),
                         QKeySequence(QStringLiteral("N")), [this] { parts_.table.pickNext(); });
    endPhase_ = addEntry(*this, menus.edit, "turn-end-phase", tr("&End the phase"),
                         QKeySequence(QStringLiteral("Ctrl+Return")),
                         [this] { parts_.panels.question().endPhase(); });
    parts_.advice.fill(menus.edit);
    addEntry(*this, menus.zoom, "view-zoom-in", tr("Zoom &in"), QKeySequence::ZoomIn,
             [this] { parts_.table.view().camera().zoomIn(); });
    addEntry(*this, menus.zoom, "view-zoom-out", tr("Zoom &out"), QKeySequence::ZoomOut,
             [this] { parts_.table.view().camera().zoomOut(); });
    addEntry(*this, menus.zoom, "view-whole-table", tr("&Whole table"), QKeySequence(QStringLiteral("F")),
             [this] { parts_.table.view().camera().fit(); });
    menus.zoom.addSeparator();
    fillSights(menus.sights);
    fillPanels(menus.view);
}

std::vector<QMenu*> FieldMenus::menus() {
    auto* replay = new QMenu(tr("&Replay"), &parts_.desk);
    parts_.replay.fill(*replay);
    parts_.analysis.fill(*replay);
    parts_.exports.fillReplay(*replay);
    return {replay};
}

void FieldMenus::refresh() {
    surrender_->setEnabled(parts_.desk.isVisibleTo(parts_.desk.window()) &&
                           parts_.session.question() != nullptr &&
                           parts_.session.wouldAccept(field::Surrender{}).has_value());
}

void FieldMenus::fillSights(QMenu& sights) {
    fillLinesOfSight(sights);
    QAction* ruler =
        addEntry(*this, sights, "view-ruler", tr("&Ruler"), QKeySequence(QStringLiteral("Ctrl+M")),
                 [this](bool on) { parts_.table.tools().setMeasuring(on); });
    ruler->setCheckable(true);
    connect(&parts_.table.tools(), &ToolBox::measuringChanged, ruler, [this, ruler](bool on) {
        ruler->setChecked(on);
        parts_.panels.room().say(on ? parts_.table.tools().hint() : QString());
    });
    QAction* threats = addEntry(*this, sights, "view-threats", tr("What &threatens the picked unit"),
                                QKeySequence(QStringLiteral("Ctrl+T")), [this](bool on) { showThreats(on); });
    threats->setCheckable(true);
}

void FieldMenus::fillLinesOfSight(QMenu& sights) {
    QMenu* menu = sights.addMenu(tr("&Lines of sight"));
    auto* modes = new QActionGroup(this);
    const std::vector<std::pair<QString, SightLens::Mode>> choices{
        {tr("Not shown"), SightLens::Mode::off},
        {tr("What the picked unit sees"), SightLens::Mode::fromUnit},
        {tr("Who can see the clicked spot"), SightLens::Mode::toPlace}};
    for (const auto& [name, mode] : choices) {
        QAction* choice = menu->addAction(name);
        choice->setCheckable(true);
        choice->setChecked(mode == SightLens::Mode::off);
        modes->addAction(choice);
        connect(choice, &QAction::triggered, this, [this, shown = mode] {
            parts_.table.sight().setMode(shown);
            parts_.table.view().setTipsShown(shown == SightLens::Mode::off);
        });
    }
    menu->addSeparator();
    addEntry(*this, *menu, "view-sight", tr("&Next of these"), QKeySequence(QStringLiteral("Ctrl+L")),
             [modes] {
                 const auto all = modes->actions();
                 all.at((all.indexOf(modes->checkedAction()) + 1) % all.size())->trigger();
             });
}

void FieldMenus::fillPanels(QMenu& view) {
    view.addSeparator();
    parts_.projector.fill(view);
    parts_.annotator.fill(view);
    view.addSeparator();
    QMenu& panels = *view.addMenu(tr("&Panels"));
    parts_.panels.fill(panels);
    panels.addSeparator();
    addEntry(*this, panels, "view-next-panel", tr("Ne&xt panel"), QKeySequence(QStringLiteral("F6")),
             [this] { parts_.panels.goTo(PanelStep::next); });
    addEntry(*this, panels, "view-previous-panel", tr("Pre&vious panel"),
             QKeySequence(QStringLiteral("Shift+F6")), [this] { parts_.panels.goTo(PanelStep::previous); });
    addEntry(*this, panels, "view-tidy", tr("&Reset panels"), {}, [this] { parts_.panels.room().tidy(); });
}

void FieldMenus::showThreats(bool areShown) {
    parts_.table.threats().setShown(areShown);
    if (!areShown) return Q_EMIT remarked({});
    parts_.panels.showUnit();
    if (!parts_.table.scene().selected()) Q_EMIT remarked(tr("Pick a unit to see what threatens it."));
}

void FieldMenus::surrender() {
    QMessageBox box(QMessageBox::Question, tr("Surrender"),
                    linked(tr("Surrender? The battle ends at once (SET-16).")), QMessageBox::NoButton,
                    &parts_.desk);
    const QPushButton* surrender = box.addButton(tr("&Surrender"), QMessageBox::AcceptRole);
    QPushButton* fightOn = box.addButton(tr("&Fight on"), QMessageBox::RejectRole);
    box.setDefaultButton(fightOn);
    box.setEscapeButton(fightOn);
    box.exec();
    if (box.clickedButton() == surrender) parts_.session.answer(field::Surrender{});
}

QString FieldMenus::keyOf(Entry entry) const {
    const QAction* action = entry == Entry::nextUnit ? nextUnit_ : endPhase_;
    return action == nullptr ? QString() : action->shortcut().toString(QKeySequence::NativeText);
}

void FieldMenus::showAt(QPoint at) {
    QMenu menu;
    menu.setToolTipsVisible(true);
    if (Tool* tool = parts_.table.tools().tool()) tool->fillMenu(menu);
    keys_.showIn(menu);
    menu.addAction(tr("Whole table"), &parts_.table.view().camera(), &TableCamera::fit);
    menu.exec(at);
}

}  // namespace vallum::app
