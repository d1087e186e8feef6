// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>

#include <vallum/players/analysis.h>

/// The common way of writing chances and grades.
namespace vallum::app {

/// For example "62 of 100".
[[nodiscard]] QString ofHundred(int chance);
/// Only the number, such as "62".
[[nodiscard]] QString hundredths(int chance);
/// For example "A blunder".
[[nodiscard]] QString wordFor(players::Grade);
/// The colors differ in brightness too.
[[nodiscard]] QColor colorOf(players::Grade);
/// For example "Decisions: best 12, good 20, doubtful 3, blunders 1; not tried enough 4".
[[nodiscard]] QString gradesOf(const players::DecisionReport&);
/// For example "About 14 of 100 chances given away (give or take 6)."
[[nodiscard]] QString givenAwayBy(const players::DecisionReport&);

}  // namespace vallum::app
