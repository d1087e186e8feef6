// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/board_print_dialog.h"

#include "export/board_sheets.h"
#include "export/cutouts.h"

namespace vallum::app {

namespace {

constexpr double usualMillimeters = 45;  // a hex of this size holds four blocks

}  // namespace

BoardPrintDialog::BoardPrintDialog(const Depiction& depiction, const QString& title, QWidget* parent)
    : SheetsDialog(choices(depiction, title),
                   {.name = tr("A &hex is"), .about = tr("The width of a hex on paper"), .least = 10},
                   title,
                   parent) {}

std::vector<SheetChoice> BoardPrintDialog::choices(const Depiction& depiction, const QString& title) {
    std::vector<SheetChoice> choices{
        {.name = tr("The board on one sheet"),
         .sheets = [&depiction, title](const Paper& paper,
                                       double) { return boardOnOneSheet(depiction, paper, title); },
         .orientation = QPageLayout::Landscape},
        {.name = tr("The board, to scale"),
         .sheets = [&depiction, title](
                       const Paper& paper,
                       double perUnit) { return boardToScale(depiction, paper, title, perUnit); },
         .millimeters = usualMillimeters},
    };
    const auto add = [&](const QString& name, const CutoutSet& set) {
        choices.push_back(
            {.name = name,
             .sheets = [set, title](const Paper& paper,
                                    double perUnit) { return cutoutSheets(set, paper, title, perUnit); },
             .millimeters = set.isToScale ? std::optional(usualMillimeters) : std::nullopt});
    };
    const std::vector<CutoutSet> sets = depiction.cutouts();
    for (CutoutSet set : sets) {
        set.back = {};
        add(set.name, set);
    }
    for (const CutoutSet& set : sets) {
        if (set.back) add(tr("%1, with backs for both sides of the paper").arg(set.name), set);
    }
    return choices;
}

}  // namespace vallum::app
