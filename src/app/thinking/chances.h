// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>

#include <vallum/players/battle_analysis.h>

/// Chances and grades as they are written everywhere in the window.
namespace vallum::app {

/// "62 of 100"
[[nodiscard]] QString ofHundred(int chance);
/// The number alone: "62".
[[nodiscard]] QString hundredths(int chance);
/// "A blunder"
[[nodiscard]] QString wordFor(players::Grade);
/// Told apart by their brightness, too.
[[nodiscard]] QColor colorOf(players::Grade);
/// "Best 12, good 20, doubtful 3, blunders 1"
[[nodiscard]] QString gradesOf(const players::SeatReport&);
/// "About 14 of 100 chances given away (give or take 6)."
[[nodiscard]] QString givenAwayBy(const players::SeatReport&);

}  // namespace vallum::app
