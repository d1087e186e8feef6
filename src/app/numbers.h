// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// Every number that a player reads comes from here, written as it is where the language of the window is
/// spoken. Files and the command line have plain digits.
namespace vallum::app {

/// With as many decimals as it needs, but no more than so many.
[[nodiscard]] QString numeral(double number, int decimals = 3);
/// Always with so many, for what changes while one looks at it.
[[nodiscard]] QString steadyNumeral(double number, int decimals);
/// Points are reckoned in hundredths.
[[nodiscard]] QString pointsText(int hundredths);
/// A chance from 0 to 1: "35 %".
[[nodiscard]] QString percent(double chance);

}  // namespace vallum::app
