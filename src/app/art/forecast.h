// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/overlays.h"

namespace vallum::art {

/// What a fight may come to, shown where it would be fought: a bar of chances with words above and below.
struct Forecast {
    QString what;  // in bold letters
    QString cost;  // at the other end of the same line
    /// From 0 to 1, that the enemy gives way, and that one's own unit does. Both may.
    double won = 0;
    double lost = 0;
    QString wonWords;  // below the end of the bar where it stands
    QString toll;
    QString lostWords;
    QStringList remarks;
};

/// On a slip of paper whose middle of the upper or lower edge is near `at`, moved so that all of it is seen.
void paintForecast(QPainter& painter, const Ink& ink, QPointF at, bool isBelow, const Forecast& forecast);
/// Its bar alone between the words for both chances, on a strip of paper whose middle of the upper edge is
/// `at`: for several fights side by side.
void paintChances(QPainter& painter, const Ink& ink, QPointF at, const Forecast& forecast);

}  // namespace vallum::art
