// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/board_print_dialog.h"

#include "export/board_sheets.h"
#include "export/cutouts.h"

namespace vallum::app {

namespace {

constexpr double usualMillimeters = 45;  // four blocks stand in such a hex

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
    for (CutoutSet& set : depiction.cutouts()) {
        const bool isToScale = set.isToScale;
        choices.push_back({.name = set.name,
                           .sheets = [set = std::move(set), title](
                                         const Paper& paper,
                                         double perUnit) { return cutoutSheets(set, paper, title, perUnit); },
                           .millimeters = isToScale ? std::optional(usualMillimeters) : std::nullopt});
    }
    return choices;
}

}  // namespace vallum::app
