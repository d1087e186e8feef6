// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/sheets.h"
#include "table/coordinates.h"

#include <vallum/field/model/battle.h>

namespace vallum::app {

/// The fronts of the cards of all units that lie open, to be cut out: a real card is 80 mm wide (GEO-04).
[[nodiscard]] Sheets unitCards(const field::Battle& battle, const Paper& paper, double millimetersPerDu);

/// What an army is made of and what it costs, as HTML.
[[nodiscard]] QString armyList(const field::Battle& battle, Seat seat);
/// Of all sides, each beginning on a sheet of its own.
[[nodiscard]] Sheets armyLists(const field::Battle& battle, const Paper& paper, const QString& title);

}  // namespace vallum::app
