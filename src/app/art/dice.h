// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"

#include <vector>

#include <QRectF>

class QPainter;

namespace vallum::art {

/// What became of a die: a critical is a 6 and a failure a 1, whatever the target (RNG-24, RNG-25).
enum class DieResult { plain, success, miss, critical, failure };

struct DieLook {
    int face = 1;
    DieResult result = DieResult::plain;
    int rolledAgainFrom = 0;  // the face before it was rolled again, 0 for never
    bool operator==(const DieLook&) const = default;
};

void paintDie(QPainter& painter, const QRectF& rect, const DieLook& die, const Palette& palette);
/// A row of dice, as large as the rectangle allows, centered.
void paintDiceRow(QPainter& painter,
                  const QRectF& rect,
                  const std::vector<DieLook>& dice,
                  const Palette& palette);

}  // namespace vallum::art
