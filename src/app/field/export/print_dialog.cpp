// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/export/print_dialog.h"

#include "field/export/army_sheets.h"
#include "field/export/table_sheets.h"

namespace vallum::app {

namespace {

constexpr double usualMillimetersPerDu = 25;

}  // namespace

PrintDialog::PrintDialog(const field::Battle& battle,
                         TableScene& scene,
                         const QString& title,
                         QWidget* parent)
    : SheetsDialog(choices(battle, scene, title),
                   {tr("&1 DU is"), tr("The length of 1 DU on paper; 50 mm on a real table")},
                   title,
                   parent) {}

/// In the order of `What`.
std::vector<SheetChoice> PrintDialog::choices(const field::Battle& battle,
                                              TableScene& scene,
                                              const QString& title) {
    const geometry::Size table = battle.setting->table;
    return {
        {.name = tr("The table, to scale"),
         .sheets = [&scene, title](const Paper& paper,
                                   double perDu) { return tableToScale(scene, paper, title, perDu); },
         .millimeters = usualMillimetersPerDu},
        {.name = tr("The table on one sheet"),
         .sheets = [&scene, title](const Paper& paper,
                                   double /*perDu*/) { return tableOnOneSheet(scene, paper, title); },
         .orientation = table.width > table.depth ? QPageLayout::Landscape : QPageLayout::Portrait},
        {.name = tr("Unit cards"),
         .sheets = [&battle](const Paper& paper, double perDu) { return unitCards(battle, paper, perDu); },
         .millimeters = realMillimetersPerDu},
        {.name = tr("Army lists"),
         .sheets = [&battle, title](const Paper& paper,
                                    double /*perDu*/) { return armyLists(battle, paper, title); }},
    };
}

}  // namespace vallum::app
