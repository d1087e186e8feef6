// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"
#include "hex/board_map.h"
#include "hex/marks.h"

class QPainter;

namespace vallum::app {

/// Marks under the pieces: sections and reach.
void paintMarksBelow(QPainter& painter, const BoardMap& map, const Marks& marks, const art::Palette& palette);
/// Marks over the pieces: rings and targets.
void paintMarksAbove(QPainter& painter, const BoardMap& map, const Marks& marks, const art::Palette& palette);
/// Paths, attacks and blocked lines of sight, above everything else.
void paintArrows(QPainter& painter, const BoardMap& map, const Marks& marks);
/// From each enemy to the hex that it could attack: a whole arrow for close combat, a dashed one for a shot.
void paintThreats(QPainter& painter, const BoardMap& map, const std::vector<ThreatMark>& threats);
/// Highlights the hex under the pointer or the keyboard cursor.
void paintHover(QPainter& painter, const BoardMap& map, hex::Hex hex);
void paintCursor(QPainter& painter, const BoardMap& map, hex::Hex hex, const art::Palette& palette);
/// A short label above a place, such as "2 flags".
void paintTag(QPainter& painter, const BoardMap& map, QPointF over, const QString& words);
/// The words of each ghost.
void paintTags(QPainter& painter, const BoardMap& map, const std::vector<Ghost>& ghosts);

}  // namespace vallum::app
