// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/action_card.h"
#include "art/overlays.h"

namespace vallum::art {

/// What an event leaves in the air for a moment. `part` runs from 0 to 1 while it lasts; all are in table
/// coordinates.

/// Behind riders who have come from `from`.
void paintDust(QPainter& painter, QPointF from, QPointF to);
/// Over a fire that has been lit.
void paintSmoke(QPainter& painter, QPointF at, double part);
/// Over what has collapsed.
void paintCloud(QPainter& painter, QPointF at, double part);
/// The card of a unit that breaks, from edge to edge.
void paintTear(QPainter& painter, const Ink& ink, QPointF center, double headingDegrees, double part);
/// The order card that is laid on the table, at a fixed size on the screen.
void paintLaidCard(QPainter& painter, const Ink& ink, QPointF at, const ActionCardLook& look, double part);

}  // namespace vallum::art
