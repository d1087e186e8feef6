// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/card_painter.h"
#include "table/coordinates.h"
#include "table/overlay.h"

#include <QPainterPath>

#include <vallum/field/model/battle.h>

/// Who is where at walls and towers, drawn over the cards.
namespace vallum::app {

/// ASL-05: a ladder at the front of the unit.
void addClimb(Overlay& overlay, const field::Battle& battle, UnitId unit, const Coordinates& coordinates);
/// Where its ladder stands when it is there: at that part of its front that meets the structure.
[[nodiscard]] QPointF footOfLadder(const field::Battle& battle,
                                   const geometry::Pose& pose,
                                   field::StructureId structure,
                                   const Coordinates& coordinates);
/// FIR-15
void addFirefighting(Overlay& overlay,
                     const field::Battle& battle,
                     UnitId unit,
                     const Coordinates& coordinates);
/// ASL-08: sections wrapped round a tower.
void addTowerMarkers(Overlay& overlay,
                     const field::Battle& battle,
                     UnitId unit,
                     const Coordinates& coordinates);
/// The outline of a structure that is pointed at.
void addOutline(Overlay& overlay, const QPainterPath& outline, art::Mood mood);
/// FOR-11: where a card lies that has a friend on it.
void addHiddenCard(Overlay& overlay, const QPolygonF& card, bool isPicked);
/// FOR-04: the card that belongs to the marker in a tower, beside it where there is room, and a line between
/// the two.
void addCardOfMarker(Overlay& overlay,
                     art::CardPainter& cards,
                     const art::CardLook& look,
                     QPointF marker,
                     const QRectF& table);

}  // namespace vallum::app
