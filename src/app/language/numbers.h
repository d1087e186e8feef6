// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// Formats every number shown to a player, following the conventions of the window's language. Files and the
/// command line use plain digits.
namespace vallum::app {

/// As few decimals as the value needs, up to the given maximum.
[[nodiscard]] QString numeral(double number, int decimals = 3);
/// Always with this many decimals, so that a changing value does not jump.
[[nodiscard]] QString steadyNumeral(double number, int decimals);
/// Points are counted in hundredths.
[[nodiscard]] QString pointsText(int hundredths);
/// A probability from 0 to 1, as in "35%".
[[nodiscard]] QString percent(double chance);
/// A number of hundredths with the sign for it.
[[nodiscard]] QString withPercent(const QString& number);
/// The same for the axis of a chart, which takes a printf format in Latin letters only.
[[nodiscard]] QString percentFormat();

}  // namespace vallum::app
