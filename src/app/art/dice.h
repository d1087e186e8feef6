// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"

#include <vector>

#include <QRectF>

class QPainter;

namespace vallum::art {

/// The result of a die: a critical is a 6 and a failure a 1, whatever the target (RNG-24, RNG-25).
enum class DieResult { plain, success, miss, critical, failure };

struct DieLook {
    int face = 1;
    DieResult result = DieResult::plain;
    int rolledAgainFrom = 0;  // the face before the reroll; 0: not rerolled
    bool operator==(const DieLook&) const = default;
};

void paintDie(QPainter& painter, const QRectF& rect, const DieLook& die, const Palette& palette);
/// A centered row of dice, as large as the rectangle allows.
void paintDiceRow(QPainter& painter,
                  const QRectF& rect,
                  const std::vector<DieLook>& dice,
                  const Palette& palette);

}  // namespace vallum::art
