// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"
#include "hex/board_map.h"
#include "hex/marks.h"

class QPainter;

namespace vallum::app {

/// What lies on the ground, under the pieces: sections and reach.
void paintMarksBelow(QPainter& painter, const BoardMap& map, const Marks& marks, const art::Palette& palette);
/// What lies over them: rings and targets.
void paintMarksAbove(QPainter& painter, const BoardMap& map, const Marks& marks, const art::Palette& palette);
/// Ways, attacks and blocked lines of sight, over everything else.
void paintArrows(QPainter& painter, const BoardMap& map, const Marks& marks);
/// A hex under the pointer, and the one that has the keyboard.
void paintHover(QPainter& painter, const BoardMap& map, hex::Hex hex);
void paintCursor(QPainter& painter, const BoardMap& map, hex::Hex hex, const art::Palette& palette);
/// A few words over a place, as "2 flags".
void paintTag(QPainter& painter, const BoardMap& map, QPointF over, const QString& words);

}  // namespace vallum::app
