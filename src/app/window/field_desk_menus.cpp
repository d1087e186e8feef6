// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotations/annotator.h"
#include "export/exports.h"
#include "luck/luck_panel.h"
#include "panels/hand_panel.h"
#include "panels/log_panel.h"
#include "panels/question_panel.h"
#include "panels/unit_panel.h"
#include "projector/projector.h"
#include "replay/replay_desk.h"
#include "room/overview_map.h"
#include "room/panel.h"
#include "room/table_room.h"
#include "rulebook/rule_links.h"
#include "table/table_view.h"
#include "texts.h"
#include "thinking/advice_desk.h"
#include "thinking/analysis_desk.h"
#include "tools/sight_lens.h"
#include "tools/tool.h"
#include "tools/tool_box.h"
#include "window/field_desk.h"
#include "window/main_window.h"

#include <QActionGroup>
#include <QMenu>
#include <QMessageBox>

/// The menu entries for field battles.
namespace vallum::app {

QAction* FieldDesk::action(
    QMenu& menu, const char* id, const QString& text, const QKeySequence& keys, auto&& act) {
    QAction* made = menu.addAction(text);
    made->setObjectName(QLatin1String(id));
    made->setShortcut(keys);
    connect(made, &QAction::triggered, this, std::forward<decltype(act)>(act));
    return made;
}

void FieldDesk::fill(const DeskMenus& menus) {
    exports_->fill(menus.saving);
    surrender_ =
        action(menus.battle, "battle-surrender", MainWindow::tr("S&urrender"), {}, [this] { surrender(); });
    action(menus.edit, "turn-next-unit", MainWindow::tr("&Next unit that can act"),
           QKeySequence(QStringLiteral("N")), [this] { nextUnit(); });
    action(menus.edit, "turn-end-phase", MainWindow::tr("&End the phase"),
           QKeySequence(QStringLiteral("Ctrl+Return")), [this] { question_->endPhase(); });
    advice_->fill(menus.edit);
    action(menus.zoom, "view-zoom-in", MainWindow::tr("Zoom &in"), QKeySequence::ZoomIn,
           [this] { view_->camera().zoomIn(); });
    action(menus.zoom, "view-zoom-out", MainWindow::tr("Zoom &out"), QKeySequence::ZoomOut,
           [this] { view_->camera().zoomOut(); });
    action(menus.zoom, "view-whole-table", MainWindow::tr("&Whole table"), QKeySequence(QStringLiteral("F")),
           [this] { view_->camera().fit(); });
    menus.zoom.addSeparator();
    fillSights(menus.sights);
    fillPanels(menus.view);
}

std::vector<QMenu*> FieldDesk::menus() {
    auto* replay = new QMenu(MainWindow::tr("&Replay"), this);
    replay_->fill(*replay);
    analysis_->fill(*replay);
    exports_->fillReplay(*replay);
    return {replay};
}

void FieldDesk::fillSights(QMenu& sights) {
    buildSightMenu(sights);
    QAction* ruler =
        action(sights, "view-ruler", MainWindow::tr("&Ruler"), QKeySequence(QStringLiteral("Ctrl+M")),
               [this](bool on) { tools_->setMeasuring(on); });
    ruler->setCheckable(true);
    connect(tools_, &ToolBox::measuringChanged, ruler, [this, ruler](bool on) {
        ruler->setChecked(on);
        room_->say(on ? tools_->hint() : QString());
    });
    QAction* threats = action(sights, "view-threats", MainWindow::tr("What &threatens the picked unit"),
                              QKeySequence(QStringLiteral("Ctrl+T")), [this](bool on) { showThreats(on); });
    threats->setCheckable(true);
}

void FieldDesk::fillPanels(QMenu& view) {
    view.addSeparator();
    projector_->fill(view);
    annotator_->fill(view);
    view.addSeparator();
    action(view, "view-next-panel", MainWindow::tr("Ne&xt panel"), QKeySequence(QStringLiteral("F6")),
           [this] { goToPanel(PanelStep::next); });
    action(view, "view-previous-panel", MainWindow::tr("Pre&vious panel"),
           QKeySequence(QStringLiteral("Shift+F6")), [this] { goToPanel(PanelStep::previous); });
    for (Panel* panel : {unitPanel_, logPanel_, handPanel_, overviewPanel_, luckPanel_})
        view.addAction(panel->toggleViewAction());
    action(view, "view-tidy", MainWindow::tr("&Reset panels"), {}, [this] { room_->tidy(); });
}

void FieldDesk::buildSightMenu(QMenu& view) {
    QMenu* menu = view.addMenu(MainWindow::tr("&Lines of sight"));
    auto* modes = new QActionGroup(this);
    const std::vector<std::pair<QString, SightLens::Mode>> choices{
        {MainWindow::tr("Not shown"), SightLens::Mode::off},
        {MainWindow::tr("What the picked unit sees"), SightLens::Mode::fromUnit},
        {MainWindow::tr("Who can see the clicked spot"), SightLens::Mode::toPlace}};
    for (const auto& [name, mode] : choices) {
        QAction* choice = menu->addAction(name);
        choice->setCheckable(true);
        choice->setChecked(mode == SightLens::Mode::off);
        modes->addAction(choice);
        connect(choice, &QAction::triggered, this, [this, shown = mode] {
            sight_->setMode(shown);
            view_->setTipsShown(shown == SightLens::Mode::off);
        });
    }
    menu->addSeparator();
    action(*menu, "view-sight", MainWindow::tr("&Next of these"), QKeySequence(QStringLiteral("Ctrl+L")),
           [modes] {
               const auto all = modes->actions();
               all.at((all.indexOf(modes->checkedAction()) + 1) % all.size())->trigger();
           });
}

/// Panels behind the curtain must not get the focus.
void FieldDesk::goToPanel(PanelStep step) {
    if (!isInSight() || session_.isTableCovered()) return;
    stepToPanel(*view_, {question_, unit_, log_, luck_, hand_, overview_}, step);
}

void FieldDesk::surrender() {
    const auto sure =
        QMessageBox::question(this, MainWindow::tr("Surrender"),
                              linked(MainWindow::tr("Surrender? The battle ends at once (SET-16).")));
    if (sure == QMessageBox::Yes) session_.answer(field::Surrender{});
}

void FieldDesk::showMenu(QPoint at) {
    QMenu menu;
    menu.setToolTipsVisible(true);
    if (Tool* tool = tools_->tool()) tool->fillMenu(menu);
    preferences_->showKeysIn(menu);
    menu.addAction(MainWindow::tr("Whole table"), &view_->camera(), &TableCamera::fit);
    menu.exec(at);
}

}  // namespace vallum::app
