// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/sheets.h"
#include "field/table/coordinates.h"

#include <vallum/field/model/battle.h>

namespace vallum::app {

/// The fronts of all face-up unit cards, to cut out: a real card is 80 mm wide (GEO-04).
[[nodiscard]] Sheets unitCards(const field::Battle& battle, const Paper& paper, double millimetersPerDu);

/// The units of an army and their costs, as HTML.
[[nodiscard]] QString armyList(const field::Battle& battle, Seat seat);
/// The lists of all sides, each starting on a new sheet.
[[nodiscard]] Sheets armyLists(const field::Battle& battle, const Paper& paper, const QString& title);

}  // namespace vallum::app
