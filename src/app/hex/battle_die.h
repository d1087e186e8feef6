// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"

#include <vector>

#include <QRectF>

#include <vallum/hex/model/unit_type.h>

class QPainter;

namespace vallum::app {

/// The effect of a face: a hit, a flag that counts, or nothing. A tumbling die has no result yet.
enum class DieDeed { tumbling, hit, flag, nothing };

struct BattleDie {
    hex::Face face = hex::Face::light;
    DieDeed deed = DieDeed::nothing;
    bool operator==(const BattleDie&) const = default;
};

void paintBattleDie(QPainter& painter, const QRectF& rect, const BattleDie& die, const art::Palette& palette);
/// Only the symbol of the face, in its own color.
void paintFaceSign(QPainter& painter, const QRectF& rect, hex::Face face);

}  // namespace vallum::app
