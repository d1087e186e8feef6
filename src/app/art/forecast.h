// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/overlays.h"

namespace vallum::art {

/// The odds of a fight, shown where it would take place: a bar of probabilities with text above and below.
struct Forecast {
    QString what;  // in bold
    QString cost;  // at the other end of the same line
    /// Probabilities from 0 to 1 that the enemy gives way and that one's own unit does; both can happen.
    double won = 0;
    double lost = 0;
    QString wonWords;  // below its end of the bar
    QString toll;
    QString lostWords;
    QStringList remarks;
};

/// On a slip of paper with the middle of its upper or lower edge near `at`, shifted to be fully visible and
/// off the cards that it is about.
void paintForecast(QPainter& painter,
                   const Ink& ink,
                   QPointF at,
                   bool isBelow,
                   const Forecast& forecast,
                   const std::vector<QRectF>& cards);
/// Only the bar between the two chances, on a strip of paper with the middle of its upper edge at `at`, for
/// several fights side by side. On small cards the bar is left out, then the second chance.
void paintChances(QPainter& painter, const Ink& ink, QPointF at, const Forecast& forecast);

}  // namespace vallum::art
